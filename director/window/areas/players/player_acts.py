"""What can be done with the chosen player: first what the state calls for, then by subject.

A handful of acts stands on the card; the others drop down from 'More', and all are in the palette.
"""

from datetime import datetime

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QMenu, QWidget

from director.tournament.entries.registration import entering
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton, push_button
from director.window.widgets.labels import label, reveal

SEAT, CHIPS, PERSON = "Seat", "Chips and money", "Person"
GROUPS: dict[str, tuple[str, ...]] = {
    SEAT: ("tables.move", "alternates.strike"),
    CHIPS: (
        "player.nit_card",
        "player.nit_ante",
        "player.last_nit",
        "player.pay",
        "player.lammers",
        "player.rebuy",
        "player.add_on",
        "player.count",
        "player.pay_prize",
        "player.correct",
        "player.give_back",
    ),
    PERSON: (
        "player.serve",
        "player.knocked_out",
        "player.warn",
        "player.order",
        "player.rename",
        "player.back_in",
        "player.again",
        "player.disqualify",
        "player.void",
    ),
}
"""By subject, the most wanted first."""
_MOST = 2
"""So many of each subject stand on the card; the others are under 'More'."""
FIRSTS = (
    "alternates.in",
    "players.out",
    "seats.draw",
    "tables.move",
    "player.pay",
    "player.pay_prize",
    "player.again",
    "player.back_in",
)
"""What may be first."""


def first_act(t: Tournament, entry: EntryNumber | None, can: set[str], now: datetime) -> str:
    """What the state of an entry calls for, of what can be done; empty where nothing does.

    None for who waits for a seat.
    """
    if entry is None:
        wanted: tuple[str, ...] = ("alternates.in",)
    elif not t.is_in(entry):
        again = not t.winner and entering(t, t.entries[entry].player, now) is None
        wanted = ("player.pay_prize", "player.again" if again else "", "player.back_in")
    elif entry not in t.seats:
        wanted = ("seats.draw", "player.pay")
    elif t.clock.started:
        wanted = ("players.out", "tables.move")
    else:
        wanted = ("player.pay", "tables.move")
    return next((name for name in wanted if name in can), "")


class PlayerActs(QWidget):
    """The acts of a card as buttons, each with its key."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__()
        self._cockpit, self._actions = cockpit, actions
        keys = {action.id: action.key_text for action in actions.declared}
        names = [name for group in GROUPS.values() for name in group]
        self.buttons = {name: _button(actions, name, keys[name]) for name in names}
        self.firsts = {
            name: ActionButton(actions[name], first=True, key=keys[name]) for name in FIRSTS
        }
        self._captions = {title: label(say(title), "caption") for title in GROUPS}
        self.menu = QMenu(self)
        self.menu.setToolTipsVisible(True)
        self.more = push_button(say("More …"), lambda: None, "act")
        self.more.setMenu(self.menu)
        self._shown: tuple[str, list[str], int] = ("", [], 0)
        """The first act, all that can be done, and how much room there was."""
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, GRID, 0, 0)
        self._grid.setSpacing(GRID // 2)
        self.setLayout(self._grid)
        for one in (*self.buttons.values(), *self.firsts.values(), *self._captions.values()):
            one.setParent(self)  # or it would open as a window of its own
            one.hide()
        self.more.setParent(self)
        self.more.hide()

    def refresh(self, waits: bool) -> None:
        """Shows what can be done now; `waits` says that the chosen player has no entry yet."""
        cockpit = self._cockpit
        if cockpit.entry is None and not waits:
            self._lay_out("", [])
            return
        refused = self._actions.refusal
        can = [name for name in self.buttons if not refused(name)]
        waiting = ("alternates.strike",)
        can = [name for name in can if (name in waiting) is waits]
        able = {*can, *(name for name in FIRSTS if name not in can and not refused(name))}
        self._lay_out(first_act(cockpit.tournament, cockpit.entry, able, cockpit.now), can)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out(self._shown[0], self._shown[1])

    def _lay_out(self, first: str, can: list[str]) -> None:
        if (first, can, self.width()) == self._shown:
            return
        self._shown = (first, can, self.width())
        while self._grid.takeAt(0):
            pass
        for one in (*self.buttons.values(), *self.firsts.values(), *self._captions.values()):
            one.hide()
        line, rest = 0, []
        if first:
            self._grid.addWidget(self.firsts[first], line, 0, 1, 2)
            self.firsts[first].show()
            line += 1
        for title, group in GROUPS.items():
            there = [name for name in group if name in can and name != first]
            rest.append(there[_MOST:])
            if there:
                line = self._add_group(title, there[:_MOST], line)
        self._fill_menu(rest)
        reveal(self.more, any(rest))
        if any(rest):
            self._grid.addWidget(self.more, line, 0, 1, 2)

    def _add_group(self, title: str, names: list[str], line: int) -> int:
        """A subject with its acts, two beside each other where their words have room."""
        self._grid.addWidget(self._captions[title], line, 0, 1, 2)
        self._captions[title].show()
        half = (self.width() - self._grid.spacing()) // 2
        wide = any(self.buttons[name].sizeHint().width() > half for name in names)
        for at, name in enumerate(names):
            self._grid.addWidget(
                self.buttons[name],
                line + 1 + (at if wide else 0),
                0 if wide else at,
                1,
                2 if wide else 1,
            )
            self.buttons[name].show()
        return line + 1 + (len(names) if wide else 1)

    def _fill_menu(self, groups: list[list[str]]) -> None:
        self.menu.clear()
        for names in groups:
            if names and not self.menu.isEmpty():
                self.menu.addSeparator()
            for name in names:
                self.menu.addAction(self._actions[name])


def _button(actions: Bound[Cockpit], name: str, key: str) -> ActionButton:
    words = actions[name].text().partition("\t")[0].removesuffix(" …")
    made = ActionButton(actions[name], text=f"{words}  {key}")
    made.setProperty("role", "act")
    return made

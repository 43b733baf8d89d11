"""What can be done with the chosen player: first what the state calls for, then by subject.

A handful of acts stands on the card; the others drop down from 'More', and all are in the palette.
"""

from datetime import datetime

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGridLayout, QMenu, QPushButton, QWidget

from director.tournament.entries.registration import entering, rebuying
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.views.clock.event_status import has_ended
from director.window.event.cockpit import Cockpit
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton, push_button
from director.window.widgets.labels import reveal

NIT = ("player.nit_card", "player.nit_ante", "player.last_nit")
GROUPS: tuple[tuple[str, ...], ...] = (
    ("players.out", "tables.move", "alternates.strike"),
    (
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
    (
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
)
"""Of the seat, of chips and money, of the person; the most wanted first."""
WAITS = ("alternates.in", "alternates.strike")
NIT = ("player.nit_card", "player.nit_ante", "player.last_nit")
ROW_IN: tuple[tuple[str, ...], ...] = (
    ("players.out", "tables.move", "players.call"),
    ("player.pay", "player.rebuy", "player.add_on", "player.lammers", "player.count"),
    ("player.correct", "player.give_back"),
    ("player.warn", "player.serve", "player.rename", "player.disqualify", "player.void"),
    ("history.of_player",),
)
ROW_OUT: tuple[tuple[str, ...], ...] = (
    ("player.again", "player.back_in"),
    ("player.pay_prize", "player.pay", "player.correct", "player.give_back"),
    ("player.knocked_out", "player.order", "player.rename"),
    ("history.of_player",),
)
ROW_SEVERAL: tuple[tuple[str, ...], ...] = (("player.pay", "tables.move"), ("print.receipt",))
"""What drops down from a row of the list: of who waits, who holds a nit card, is in, is out, and
of several at once."""
SHORT = {
    "players.out": "Bust",
    "tables.move": "Move",
    "alternates.strike": "Strike",
    "player.count": "Chip count",
    "player.correct": "Fix payment",
    "player.serve": "Missed hands",
    "player.knocked_out": "Knocked out by",
    "player.warn": "Warn",
}
"""What is said on a card in a word or two: whom it is about stands above."""
_MOST = 2
"""So many of each subject stand on the card; the others are under 'More'."""
FIRSTS = (
    "alternates.in",
    "players.out",
    "seats.draw",
    "tables.move",
    "player.pay",
    "player.pay_prize",
    "player.rebuy",
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
        rebuy = not t.winner and rebuying(t, entry, now) is None
        wanted = (
            "player.pay_prize",
            "player.rebuy" if rebuy else "",
            "player.again" if again else "",
            "player.back_in",
        )
    elif entry not in t.seats:
        wanted = ("seats.draw", "player.pay")
    elif has_ended(t):
        wanted = ("player.pay", "player.pay_prize")
    elif t.clock.started:
        due = "player.pay" if t.ledger.account(entry).owes > 0 else ""
        wanted = (due, "players.out", "tables.move")
    else:
        wanted = ("player.pay", "tables.move")
    return next((name for name in wanted if name in can), "")


class PlayerActs(QWidget):
    """The acts of a card as buttons, each with its key."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__()
        self._cockpit, self._actions = cockpit, actions
        names = [name for group in GROUPS for name in group]
        self.buttons = {name: _button(actions, name) for name in names}
        self.firsts = {name: ActionButton(actions[name], first=True, keyed=True) for name in FIRSTS}
        self.menu = QMenu(self)
        self.menu.setToolTipsVisible(True)
        self.more = push_button(say("More …"), lambda: None)
        self.more.setMenu(self.menu)
        self._shown: tuple[str, list[str]] = ("", [])
        """The first act, and all that can be done."""
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, GRID, 0, 0)
        self._grid.setSpacing(GRID // 2)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.setLayout(self._grid)
        for one in (*self.buttons.values(), *self.firsts.values()):
            one.setParent(self)  # or it would open as a window of its own
            one.hide()
        self.more.setParent(self)
        self.more.hide()

    def refresh(self, waits: bool) -> None:
        """Shows what can be done now; `waits` says that the chosen player has no entry yet."""
        cockpit = self._cockpit
        reveal(self, waits or cockpit.entry is not None)
        if cockpit.entry is None and not waits:
            self._lay_out("", [])
            return
        refused = self._actions.refusal
        can = [name for name in self.buttons if not refused(name)]
        waiting = ("alternates.strike",)
        can = [name for name in can if (name in waiting) is waits]
        able = {*can, *(name for name in FIRSTS if name not in can and not refused(name))}
        self._lay_out(first_act(cockpit.tournament, cockpit.entry, able, cockpit.now), can)

    def _lay_out(self, first: str, can: list[str]) -> None:
        if (first, can) == self._shown:
            return
        self._shown = (first, can)
        while self._grid.takeAt(0):
            pass
        for one in (*self.buttons.values(), *self.firsts.values()):
            one.hide()
        if first:
            self._grid.addWidget(self.firsts[first], 0, 0, 1, 2)
            self.firsts[first].show()
        groups = [[name for name in group if name in can and name != first] for group in GROUPS]
        cells: list[QPushButton] = [
            self.buttons[name] for group in groups for name in group[:_MOST]
        ]
        rest = [group[_MOST:] for group in groups]
        reveal(self.more, any(rest))
        if any(rest):
            cells.append(self.more)
        for at, cell in enumerate(cells):
            alone = at + 1 == len(cells) and at % 2 == 0  # no button stands in half a row
            self._grid.addWidget(cell, 1 + at // 2, at % 2, 1, 2 if alone else 1)
            reveal(cell, True)
        self._fill_menu(rest)

    def _fill_menu(self, groups: list[list[str]]) -> None:
        self.menu.clear()
        for names in groups:
            if names and not self.menu.isEmpty():
                self.menu.addSeparator()
            for name in names:
                self.menu.addAction(self._actions[name])


def _button(actions: Bound[Cockpit], name: str) -> ActionButton:
    words = say(SHORT[name]) if name in SHORT else actions[name].text().partition("\t")[0]
    made = ActionButton(actions[name], text=words.removesuffix(" …"), keyed=True)
    made.setProperty("role", "deed")
    made.setIconSize(QSize(0, 0))
    return made

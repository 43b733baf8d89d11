"""What can be done with the chosen player: every button in its own place, whatever the state.

What cannot be done now is greyed, and its tip says why; what the state calls for is told apart by
its color, and moves nothing. The rest drops down from 'More', and all of it is in the palette.
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from itertools import chain

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGridLayout, QMenu, QWidget

from director.tournament.entries.registration import entering, is_disqualified, rebuying
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.views.clock.event_status import has_ended
from director.window.event.asking.typed_money import has_price
from director.window.event.cockpit import Cockpit
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton, push_button
from director.window.widgets.labels import reveal

NIT = ("player.nit_card", "player.nit_ante", "player.last_nit")
PLACES = (
    *("players.out", "tables.move"),
    *("player.pay", "player.count"),
    *("player.rebuy", "player.add_on"),
    *("player.lammers", "player.nit_card"),
    *("player.again", "player.back_in"),
    *("player.pay_prize", "player.warn"),
)
"""Two in a row; what an event has not has no place."""
MORE = (
    NIT[1:],
    ("player.correct", "player.give_back"),
    ("player.serve", "player.knocked_out", "player.order", "player.rename"),
    ("player.disqualify", "player.void"),
)
"""Under 'More', with a line between the groups."""
_HAS: Mapping[str, Callable[[Tournament], bool]] = {
    "player.pay": has_price,
    "player.rebuy": lambda t: t.structure.rebuys is not None,
    "player.add_on": lambda t: t.structure.add_ons is not None,
    "player.lammers": lambda t: t.structure.lammers is not None,
    "player.again": lambda t: t.structure.re_entries is not None,
    **dict.fromkeys(NIT, lambda t: t.structure.has_nit_levels),
}
"""Whether an event has what not every event has."""
WAITS = ("alternates.in", "alternates.strike")
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
ROW_SEVERAL: tuple[tuple[str, ...], ...] = (
    ("player.pay", "tables.move"),
    ("print.receipt", "print.seat_cards"),
    ("history.of_player",),
)
"""What drops down from a row of the list: of who waits, who holds a nit card, is in, is out, and
of several at once."""
SEVERAL = tuple(chain.from_iterable(ROW_SEVERAL[:2]))
"""What the card of several has: what is done with all of them at once."""
_HALF = 130
"""Pixels of half a row of the card at its narrowest: what needs more for its words has a row."""
SHORT = {
    "players.out": "Bust",
    "tables.move": "Move",
    "player.pay": "Pay",
    "player.count": "Chip count",
    "player.rebuy": "Rebuy",
    "player.add_on": "Add-on",
    "player.lammers": "Lammers",
    "player.nit_card": "Nit card",
    "player.again": "Re-enter",
    "player.back_in": "Undo bust",
    "player.pay_prize": "Pay prize",
    "player.warn": "Warn",
    "print.receipt": "Receipt",
    "print.seat_cards": "Seat cards",
    "alternates.in": "Seat",
    "alternates.strike": "Strike",
}
"""What is said on a card in a word or two: whom it is about stands above."""


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
            "" if is_disqualified(t, entry) else "player.back_in",
        )
    elif entry not in t.seats:
        wanted = ("player.pay",)
    elif has_ended(t):
        wanted = ("player.pay", "player.pay_prize")
    elif t.clock.started:
        due = "player.pay" if t.ledger.account(entry).owes > 0 else ""
        wanted = (due, "players.out", "tables.move")
    else:
        wanted = ("player.pay",)  # nobody is asked to move yet
    return next((name for name in wanted if name in can), "")


class PlayerActs(QWidget):
    """The acts of a card as buttons, each with its key."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__()
        self._cockpit, self._actions = cockpit, actions
        shown = dict.fromkeys((*PLACES, *WAITS, *SEVERAL))
        self.buttons = {name: _button(actions, name) for name in shown}
        self.menu = QMenu(self)
        self.menu.setToolTipsVisible(True)
        self.more = push_button(say("More …"), lambda: None)
        self.more.setMenu(self.menu)
        self.menu.aboutToShow.connect(self._fill_menu)
        self._shown: tuple[str, ...] = ()
        self.first = ""
        """What the state calls for."""
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, GRID, 0, 0)
        self._grid.setSpacing(GRID // 2)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.setLayout(self._grid)
        for one in (*self.buttons.values(), self.more):
            one.setParent(self)  # or it would open as a window of its own
            one.hide()

    def refresh(self, waits: bool) -> None:
        """Shows what can be done now; `waits` says that the chosen player has no entry yet."""
        cockpit = self._cockpit
        t = cockpit.tournament
        reveal(self, waits or cockpit.entry is not None)
        several = bool(cockpit.several)
        named = WAITS if waits else SEVERAL if several else PLACES
        there = tuple(name for name in named if _has(t, name))
        self._lay_out(there, with_more=not (waits or several))
        holds = cockpit.chosen is not None and t.lammers(cockpit.chosen)
        self.buttons["players.out"].rename(
            say("Out of chips") if holds else say(SHORT["players.out"])
        )
        can = {name for name in there if not self._actions.refusal(name)}
        first = "player.pay" if "player.pay" in can else ""
        self._tell_apart(first if several else first_act(t, cockpit.entry, can, cockpit.now))

    def _lay_out(self, there: tuple[str, ...], *, with_more: bool) -> None:
        if there == self._shown:
            return
        self._shown = there
        while self._grid.takeAt(0):
            pass
        for name, button in self.buttons.items():
            button.setVisible(name in there)
        reveal(self.more, with_more)
        cells = [*[self.buttons[name] for name in there], *([self.more] if with_more else [])]
        halves = [one for one in cells if one.sizeHint().width() <= _HALF]
        wholes = [one for one in cells if one not in halves]
        for at, cell in enumerate(halves):
            alone = at + 1 == len(halves) and at % 2 == 0  # no button stands in half a row
            self._grid.addWidget(cell, at // 2, at % 2, 1, 2 if alone else 1)
        for line, cell in enumerate(wholes, start=-(-len(halves) // 2)):
            self._grid.addWidget(cell, line, 0, 1, 2)

    def _tell_apart(self, first: str) -> None:
        if first == self.first:
            return
        for name, role in ((self.first, "deed"), (first, "first")):
            if button := self.buttons.get(name):
                button.setProperty("role", role)
                button.style().polish(button)
        self.first = first

    def _fill_menu(self) -> None:
        self.menu.clear()
        for names in MORE:
            there = [name for name in names if _has(self._cockpit.tournament, name)]
            if there and not self.menu.isEmpty():
                self.menu.addSeparator()
            self.menu.addActions([self._actions[name] for name in there])


def _has(t: Tournament, name: str) -> bool:
    return name not in _HAS or _HAS[name](t)


def _button(actions: Bound[Cockpit], name: str) -> ActionButton:
    made = ActionButton(actions[name], text=say(SHORT[name]), keyed=True)
    made.setProperty("role", "deed")
    made.setIconSize(QSize(0, 0))
    return made

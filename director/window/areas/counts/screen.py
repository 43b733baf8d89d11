"""The chips of everybody left, counted one after another, beside the chips that were issued.

During play a table or a player; at the end of a day the bags: the same list for all.
"""

from collections.abc import Callable
from typing import NamedTuple

from director.tournament.busts.facts import Count
from director.tournament.chips.chip_count import chip_account
from director.tournament.commands import CountChips
from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber, Tournament
from director.translation import capital, chips, say
from director.views.money.count_words import balance_words, out_words
from director.views.players.player_rows import table_seat
from director.window.event.asking.question import open_to
from director.window.event.asking.typed_players import chips_in
from director.window.event.chosen_row import light
from director.window.event.cockpit import Cockpit
from director.window.event.event_screen import Screen
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import push_button
from director.window.widgets.context_menu import declared
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.field import Field, ListField
from director.window.widgets.find_by_letters import matches, plain
from director.window.widgets.labels import (
    SCREEN,
    captioned,
    column,
    holding,
    label,
    rewrite,
    row,
    stacked,
    tip,
)
from director.window.widgets.page import on_ctrl_enter
from director.window.widgets.status_line import REFUSED
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView
from director.window.widgets.typed_for_row import RowField, TypedForRow


class CountRow(NamedTuple):
    """One player's chips."""

    entry: EntryNumber
    name: str
    seat: Place | None
    chips: int | None
    """None while nobody has counted them."""


_ROW_ACTS = (("history.of_player",),)
"""What drops down from a player; chips are typed above."""
_NOWHERE = Place(1 << 30, 0)

COLUMNS: tuple[Column[CountRow], ...] = (
    Column(
        "Seat", lambda one: table_seat(one.seat), key=lambda one: one.seat or _NOWHERE, width=80
    ),
    Column("Name", lambda one: one.name, key=lambda one: plain(one.name)),
    Column(
        "Chips",
        lambda one: say("not counted") if one.chips is None else chips(one.chips),
        key=lambda one: -1 if one.chips is None else one.chips,
        width=160,
        right=True,
        colour=lambda one: "faint" if one.chips is None else "",
    ),
)


def count_rows(t: Tournament, name: Callable[[int], str], wanted: str = "") -> list[CountRow]:
    """Everybody left by table and seat; only those of a table, or whom a name means."""
    wanted = wanted.strip().replace("-", "–")
    rows = [
        CountRow(one, name(t.entries[one].player), t.seats.get(one), t.stacks.get(one))
        for one in t.left
    ]
    if wanted.isdigit():
        rows = [one for one in rows if one.seat and one.seat.table == int(wanted)]
    elif wanted[:1].isdigit():
        rows = [one for one in rows if table_seat(one.seat).startswith(wanted)]
    elif wanted:
        rows = [one for one in rows if matches(wanted, one.name) is not None]
    return sorted(rows, key=lambda one: (one.seat or _NOWHERE, one.entry))


class CountsScreen(Screen):
    """Counting."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self.filter = Field(say("Table or name"), say("All"))
        self.amount = ListField(say("Chips"), say("chips"))
        for field in (self.filter, self.amount):
            field.setProperty("scale", "big")
        self.whose = label("", "head")
        self._sum = ""
        self._closed = open_to(CountChips)
        self.out = label("", "hint", wrap=True)
        self.model: RowsModel[CountRow] = RowsModel(COLUMNS, lambda one: one.entry, self)
        self.view = RowsView(self.model, say("Chip counts of players left"), self)
        self.view.let_sort()
        self.view.offer(declared(actions, _ROW_ACTS))
        self.filter.setFixedWidth(24 * GRID)
        self.amount.setFixedWidth(24 * GRID)
        nobody = EmptyState(
            "players",
            say("No players to count"),
            say("Chip counts are for players still in. Register players first."),
        )
        self.typed = TypedForRow(self.view, RowField(self.amount, self._write))
        self.record = push_button(say("Record"), self.typed.record)
        on_ctrl_enter(self.amount, self.typed.record)
        entry = holding(
            row(
                captioned(say("Table or name"), self.filter),
                captioned(say("Chips"), self.amount),
                captioned("", self.record),
                holding(
                    column(self.whose, label(say("Enter records it and moves to the next"), "hint"))
                ),
                None,
                gap=2 * GRID,
            )
        )
        self._stack = stacked(nobody, holding(column(entry, self.view, self.out, gap=2 * GRID)))
        self.setLayout(column(self._stack, margins=SCREEN))
        self.filter.textChanged.connect(lambda _: self._show())
        self.filter.returnPressed.connect(self._begin)
        self.view.chosen.connect(self._tell)

    @property
    def sum_line(self) -> str:
        return self._sum

    def refresh(self) -> None:
        self._show()

    def land(self) -> None:
        if self.view.choice is None:
            self._begin()
        else:
            self.amount.setFocus()

    def _show(self) -> None:
        t = self.cockpit.tournament
        self.model.show(count_rows(t, self.cockpit.bridge.desk.names(), self.filter.text()))
        self._stack.setCurrentIndex(1 if t.left else 0)
        account = chip_account(t)
        self._sum = balance_words(t, account)
        why_not = self._closed(self.cockpit)
        self.amount.setEnabled(not why_not)
        self.amount.setPlaceholderText(say("The event is closed") if why_not else say("chips"))
        self.record.setEnabled(not why_not)
        self.amount.setToolTip(tip(capital(why_not)) if why_not else "")
        rewrite(self.out, out_words(account))
        self.typed.look()
        self._tell()

    def light_choice(self) -> None:
        light(self.cockpit, self.view, self.filter.empty)

    def _begin(self) -> None:
        self.view.selectRow(0)
        self.view.choose_closest(self.filter.text(), lambda row: row.name)
        self.amount.setFocus()

    def _write(self, row: CountRow | None, text: str) -> bool:
        """Records the amount for a player; whether it was one, and nothing speaks against it."""
        amounts = chips_in(text)
        if row is None:
            self.cockpit.say(say("select a player first"), REFUSED)
        elif not amounts or len(amounts) != 1:
            self.cockpit.say(say("type chips as a number: 12,500"), REFUSED)
        else:
            count = CountChips((Count(row.entry, amounts[0]),))
            return self.cockpit.bridge.do(count) is not None
        return False

    def _tell(self) -> None:
        chosen = self.view.choice
        words = f"{chosen.name}  {table_seat(chosen.seat)}" if chosen else say("No player selected")
        self.whose.setText(words)
        self.amount.setAccessibleName(say("Chips of {player}", player=words))
        if self.isVisible():
            self.cockpit.choose(chosen.entry if chosen else None)

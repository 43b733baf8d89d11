"""Choosing a pay table: the list of them, what the chosen one would pay, and what to look at."""

from collections.abc import Mapping
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.files.forms import FileWrong
from director.reports.event_sheets.payments.prizes import alike, places_said
from director.tournament.commands import ChoosePayTable
from director.tournament.money.amounts import money
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.pay_table_checks import concerns
from director.tournament.prizes.payouts import Payout
from director.tournament.prizes.prize_list import tried
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.event.pay_table_shelf import pay_tables
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton, push_button
from director.window.widgets.context_menu import of_buttons
from director.window.widgets.labels import column, holding, label, rewrite, row
from director.window.widgets.page import Page, on_ctrl_enter
from director.window.widgets.status_line import REFUSED
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView

_LINES = 14
_MOST_CONCERNS = 5
_RIGHT = 224


class TableRow(NamedTuple):
    """One pay table of the shelf."""

    file: str
    name: str
    series: str
    now: str
    """A mark where the event is paid by it."""


_COLUMNS: tuple[Column[TableRow], ...] = (
    Column("", lambda row: row.now, width=32, colour=lambda _: "running"),
    Column(
        "Payout structure", lambda row: f"{row.series}  ·  {row.name}" if row.series else row.name
    ),
)


IN_EVENT = "this event's"
"""Instead of a file: the event is paid by what no file of the shelf says any more."""


def _row(file: str, table: PayTable | FileWrong, now: PayTable | None) -> TableRow:
    if not isinstance(table, PayTable):
        return TableRow(file, f"{file}.toml", say("has errors"), "!")
    series = say("this event") if file == IN_EVENT else table.series
    return TableRow(file, table.name, series, "●" if table == now else "")


class TableChoice(Page):
    """The shelf of pay tables. Enter takes one, Escape leaves."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__()
        self._cockpit = cockpit
        self._tables: Mapping[str, PayTable | FileWrong] = {}
        self.model: RowsModel[TableRow] = RowsModel(_COLUMNS, lambda row: row.file, self)
        self.view = RowsView(self.model, say("Payout structures"), self)
        self._title = label("", "head", wrap=True)
        self._figures = label("", "soft", wrap=True)
        self._places = label()
        self.problem = label("", "fault", wrap=True)
        self.concerns = label("", "hint", wrap=True)
        self.take_button = push_button(say("Use this structure"), self.take, "first")
        on_ctrl_enter(self, self.take)
        back = push_button(say("Back"), self.left.emit)
        shown = column(
            self._title,
            self._figures,
            self._places,
            self.problem,
            self.concerns,
            None,
            holding(row(None, back, self.take_button)),
        )
        edits = [
            ActionButton(actions["prizes.edit"], text=say("Edit …")),
            ActionButton(actions["prizes.new_table"], text=say("New …")),
        ]
        for button in edits:
            button.setProperty("role", "act")
        self.view.offer(of_buttons((self.take_button,), edits))
        preview = holding(shown)
        preview.setFixedWidth(_RIGHT)
        shelf = column(self.view, holding(row(*edits, None, gap=4)), stretch=0)
        self.setLayout(row(holding(shelf), preview, gap=2 * GRID, stretch=0))
        self.view.chosen.connect(self._preview)
        self.view.opened.connect(self.take)

    def begin(self, file: str = "") -> None:
        """Shows the shelf as it is now, with a file chosen, or else the event's own table."""
        self._tables, now = pay_tables(self._cockpit.settings), self._cockpit.tournament.pay_table
        if now and now not in self._tables.values():
            self._tables = {IN_EVENT: now, **self._tables}
        rows = [_row(one, table, now) for one, table in self._tables.items()]
        self.model.show(rows)
        chosen = next((row.file for row in rows if row.now == "●"), rows[0].file if rows else "")
        self.view.choose(file or chosen)
        self.view.setFocus()
        self._preview()

    @property
    def table(self) -> PayTable | None:
        """The pay table that is chosen in the list, if it can be read."""
        chosen = self.view.choice
        found = self._tables.get(chosen.file) if chosen else None
        return found if isinstance(found, PayTable) else None

    @property
    def lines(self) -> str:
        """What the preview says of the first places."""
        return self._places.text()

    def take(self) -> None:
        """The event is paid by it; a refusal is said in the status line."""
        table, cockpit = self.table, self._cockpit
        if table is None or self.problem.text():
            cockpit.say(self.problem.text(), REFUSED)
        elif table == cockpit.tournament.pay_table or cockpit.bridge.do(ChoosePayTable(table)):
            self.left.emit()

    def _preview(self) -> None:
        table, chosen = self.table, self.view.choice
        found: Payout | None = None
        problem = ""
        if table is None:
            wrong = self._tables.get(chosen.file) if chosen else None
            faults = wrong.faults if isinstance(wrong, FileWrong) else []
            problem = "\n".join(str(fault) for fault in faults[:_MOST_CONCERNS])
        elif self._cockpit.tournament.entered:
            try:
                found = tried(self._cockpit.tournament, table, self._cockpit.tournament.prize_terms)
            except NotPossible as why:
                problem = why.message
        self._title.setText(table.name if table else chosen.name if chosen else "")
        rewrite(self._figures, self._of_the_event(found))
        rewrite(self._places, self._first_places(found))
        rewrite(self.problem, problem)
        rewrite(self.concerns, self._to_look_at(table) if table else "")
        self.take_button.setEnabled(table is not None and not problem)

    def _of_the_event(self, found: Payout | None) -> str:
        t = self._cockpit.tournament
        if found is None:
            return "" if t.entered else say("Prizes appear once players have entered.")
        values = {"places": found.places, "entries": t.entered, "pool": money(t.pool, t.terms)}
        return say("{places} of {entries} entries paid, from {pool}", **values)

    def _first_places(self, found: Payout | None) -> str:
        if found is None:
            return ""
        t = self._cockpit.tournament
        spans = alike(found.prizes)
        lines = [
            f"{places_said(first, last)}    {money(first.cash, t.terms)}"
            for first, last in spans[:_LINES]
        ]
        more = [f"+ {len(spans) - _LINES}"] if len(spans) > _LINES else []
        return "\n".join([*lines, *more])

    def _to_look_at(self, table: PayTable) -> str:
        """The warnings: of the bracket that is used where there are entries, else of all."""
        entered = self._cockpit.tournament.entered
        every = concerns(table)
        used = table.bracket(entered)
        if entered and used:
            at = table.brackets.index(used) + 1
            every = tuple([one for one in every if one.place == f"bracket[{at}]"])
        said = [f"△ {one.sentence}" for one in every[:_MOST_CONCERNS]]
        if len(every) > _MOST_CONCERNS:
            said.append(f"+ {len(every) - _MOST_CONCERNS}")
        return "\n".join(said)

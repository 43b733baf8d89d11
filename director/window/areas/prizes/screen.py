"""The prizes of an event: what each place is paid, who won it, and whether it was handed over."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import partial

from PySide6.QtGui import QResizeEvent

from director.tournament.prizes.prize_list import (
    may_be_dealt,
    places_in_the_money,
    unpaid,
    unpayable,
)
from director.tournament.state import EntryNumber
from director.translation import say
from director.views.counted import counted
from director.views.money.prize_rows import PAID, PrizeRow, prize_rows
from director.views.money.prize_sums import agreed_said, paying_lines, pool_lines
from director.views.money.ticket_rows import TicketRow, issued_rows
from director.views.money.who_paid import WhoPaid
from director.window.areas.prizes.next_step import OFFERED, next_step
from director.window.areas.prizes.pay_table_choice import IN_EVENT, TableChoice
from director.window.areas.prizes.pay_table_editor import TableEditor
from director.window.areas.prizes.prize_columns import COLUMNS, TICKET_COLUMNS
from director.window.areas.prizes.prize_form import PrizeForm
from director.window.areas.prizes.prize_requests import PRIZES, ChoosePlace, Pane, PayNext, Writing
from director.window.event.cockpit import Cockpit
from director.window.event.event_screen import Screen
from director.window.event.next_step import NextStep, NextStepBar
from director.window.event.requests import PayPrizeOf
from director.window.event.used_tickets import used_elsewhere
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton
from director.window.widgets.context_menu import Groups, declared
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.labels import (
    SCREEN,
    column,
    holding,
    label,
    panel,
    reveal,
    rewrite,
    row,
    stacked,
)
from director.window.widgets.sums import Sums
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView

_PLACE_ACTS = (
    ("prizes.pay", "prizes.slip"),
    ("prizes.correct", "prizes.void"),
)
_ACTS_OF_ALL = ("prizes.pay_next", "prizes.pay_all")
_TICKET_ACTS = (
    ("print.ticket",),
    ("tickets.issue", "tickets.pass_on", "tickets.return", "tickets.cash"),
)
"""What drops down from a place, and from a ticket."""
_LEFT = 304
_LEAST = 5
"""Rows of prizes that are seen beside the tickets however low the window is."""
_WIDE = 1100
"""From this width on, there is room for every column."""
PLACES, NOTHING, CHOICE, FORM, EDITOR = range(5)


class PrizesScreen(Screen):
    """Sums and what is agreed to the left; the places, the pay tables or the form to the right."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self.sums, self.paying = Sums(), Sums()
        self._used: Mapping[str, str] = {}
        self._tickets_seen: object = None
        self.problem = label("", "fault", wrap=True)
        self._table = label("", "head", wrap=True)
        self.agreed = label("", "soft", wrap=True)
        self.model: RowsModel[PrizeRow] = RowsModel(
            COLUMNS, lambda one: (one.place, one.entry or 0), self
        )
        self.view = RowsView(self.model, say("Prizes"), self)
        self.view.let_choose_several()
        self.view.hug_rows(_LEAST)
        self.view.offer(declared(actions, self._place_acts, PRIZES))
        self.tickets: RowsModel[TicketRow] = RowsModel(TICKET_COLUMNS, lambda one: one.number, self)
        self.ticket_view = RowsView(self.tickets, say("Tickets"), self)
        self.ticket_view.hug_rows()
        self.ticket_view.offer(declared(actions, _TICKET_ACTS, PRIZES))
        self.ticket_told = label("", "soft", wrap=True)
        self.choice, self.form = TableChoice(cockpit, actions), PrizeForm(cockpit)
        self.editor = TableEditor(cockpit)
        self._payers = WhoPaid(cockpit.bridge.desk)
        self._pane = PLACES
        self._lay_out(actions)
        self.view.chosen.connect(self._tell_winner)
        self.view.opened.connect(lambda: actions.ask("prizes.pay"))
        self.ticket_view.chosen.connect(self._tell_ticket)
        self.ticket_view.opened.connect(lambda: actions.ask("print.ticket"))
        self.choice.left.connect(self._back)
        self.form.left.connect(self._back)
        self.editor.left.connect(self._back_to_shelf)

    def _lay_out(self, actions: Bound[Cockpit]) -> None:
        changes = [
            ActionButton(actions["prizes.table"], text=say("Structure …")),
            ActionButton(actions["prizes.agreed"], text=say("Terms …")),
        ]
        pays = [
            ActionButton(actions["prizes.pay"], text=say("Pay selected …")),
            ActionButton(actions["prizes.pay_all"], text=say("Pay all …")),
        ]
        slip = ActionButton(actions["prizes.slip"])
        self.deal = ActionButton(actions["screen.deal"])
        divided = panel(
            column(
                label(say("Payout structure"), "caption"),
                self._table,
                self.agreed,
                self.problem,
                self.sums,
                holding(row(*changes, None, gap=4)),
            )
        )
        paying = panel(
            column(
                label(say("Paying out"), "caption"),
                self.paying,
                holding(row(*pays, gap=4)),
                holding(row(slip, self.deal, None)),
            )
        )
        self._left = left = holding(column(divided, paying, None, gap=2 * GRID))
        left.setFixedWidth(_LEFT)
        empty = EmptyState(
            "money",
            say("No payout structure chosen"),
            say(
                "Choose a payout structure. Places paid, prizes and the bubble then follow from the"
                " entries."
            ),
            [ActionButton(actions["prizes.table"], first=True)],
        )
        self.next = NextStepBar(actions, *OFFERED)
        self.steps = (self.next,)
        prints = [
            ActionButton(actions["print.ticket"]),
            ActionButton(actions["print.ticket_slips"]),
            ActionButton(actions["print.tickets"]),
        ]
        self._tickets = holding(
            column(self.ticket_view, self.ticket_told, holding(row(*prints, None, gap=4)), gap=GRID)
        )
        places = (self.next.widget, self.view, self._tickets)
        self._stack = stacked(
            holding(column(*places, None, gap=2 * GRID)),
            empty,
            panel(column(self.choice)),
            panel(column(self.form)),
            panel(column(self.editor)),
        )
        self.setLayout(row(left, self._stack, gap=2 * GRID, stretch=1, margins=SCREEN))

    @property
    def sum_line(self) -> str:
        t = self.cockpit.tournament
        if not t.pay_table:
            return ""
        many = places_in_the_money(t)
        places = counted(many, "1 place in the money", "{count} places in the money")
        done = sum(one.state == say(PAID) for one in self.model.rows)
        return f"{places}  ·  {say('{count} paid out', count=done)}" if done else places

    def refresh(self) -> None:
        t = self.cockpit.tournament
        self._table.setText(t.pay_table.name if t.pay_table else say("No payout structure chosen"))
        rewrite(self.agreed, agreed_said(t))
        rewrite(self.problem, unpayable(t))
        self.sums.show_lines(pool_lines(t))
        self.paying.show_lines(paying_lines(t))
        self._show_tickets()
        desk = self.cockpit.bridge.desk
        rows = prize_rows(desk.tournament, desk.name, self._payers.now())
        self.model.show(rows)
        self._show_columns()
        nothing = not rows and self._pane == PLACES
        self._stack.setCurrentIndex(NOTHING if nothing else self._pane)
        self._show_next(self.cockpit.now)

    def tick(self, now: datetime) -> None:
        self._show_next(now)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_columns()

    def _show_tickets(self, *, again: bool = False) -> None:
        """The book is asked where tickets were used when they change, and when one comes here."""
        desk, t = self.cockpit.bridge.desk, self.cockpit.tournament
        if again or t.tickets is not self._tickets_seen:
            self._tickets_seen, self._used = t.tickets, used_elsewhere(desk)
        self.tickets.show(issued_rows(t, desk.name, self._used))
        reveal(self._tickets, bool(t.tickets))
        self._tell_ticket()

    def _show_columns(self) -> None:
        """The columns that have something to say, and room to say it."""
        rows = self.model.rows
        goods = any(one.goods for one in rows)
        unused = set() if goods else {"Non-cash"}
        if goods and self.width() < _WIDE:
            unused = {"Paid at, by"}
            if not any(one.told for one in rows):
                unused.add("Payment")
            if not any(one.units for one in rows):
                unused.add("Prize")
        self.view.hide_columns(unused)

    def _show_next(self, now: datetime) -> None:
        """What is done next, where nothing else is asked on this page."""
        page = self._stack.currentIndex()
        self.next.show(next_step(self.cockpit.tournament, now) if page == PLACES else NextStep(""))
        offered = self.next.step.action == "screen.deal"
        reveal(self.deal, not offered and may_be_dealt(self.cockpit.tournament))

    def _place_acts(self) -> Groups:
        """Of a place in which nobody has finished, only what concerns them all."""
        deal = ("screen.deal",) if may_be_dealt(self.cockpit.tournament) else ()
        everybody = (*_ACTS_OF_ALL, *deal)
        return (everybody,) if self.cockpit.winner is None else (*_PLACE_ACTS, everybody)

    def land(self) -> None:
        self._show_tickets(again=True)
        if self._pane == CHOICE:
            self.choice.view.setFocus()
        elif self._pane == FORM:
            self.form.saves.setFocus()
        elif self._pane == EDITOR:
            self.editor.name.setFocus()
        elif self.model.rows:
            self.view.setFocus()
            if self.view.choice is None:
                self._choose(self._first_unpaid())
            self.view.scrollTo(self.view.currentIndex())
        else:
            self.setFocus()
        self._tell_winner()

    def drafts(self) -> Iterable[TableEditor]:
        yield self.editor

    def respond(self, request: object) -> None:
        """The pay tables, what is agreed, or the editor; or an act of the editor in sight."""
        again = partial(self.respond, request)
        if isinstance(request, Pane) and self._pane == EDITOR and not self.editor.may_go(again):
            return
        match request:
            case Pane.TABLE:
                self._turn(CHOICE)
                self.choice.begin()
            case Pane.AGREED:
                self._turn(FORM)
                self.form.begin()
            case Pane.EDIT:
                self._edit()
            case Pane.NEW:
                self._turn(EDITOR)
                self.editor.begin()
            case PayNext():
                self._pay(self._first_unpaid())
            case PayPrizeOf(entry):
                self.cockpit.ask_for(PRIZES)
                self._pay(self._place_of(entry))
            case ChoosePlace(entry):
                self.cockpit.ask_for(PRIZES)
                self._choose(self._place_of(entry))
            case Writing() if self._pane == EDITOR:
                self.editor.act(request)

    def _edit(self) -> None:
        """The structure that is chosen on the shelf, or else the one in use."""
        if self._pane != CHOICE:
            self.choice.begin()
        in_use = self._pane == CHOICE or self.cockpit.tournament.pay_table
        chosen = self.choice.view.choice if in_use else None
        self._turn(EDITOR)
        if chosen and chosen.file == IN_EVENT:
            self.editor.begin(table=self.cockpit.tournament.pay_table)
        else:
            self.editor.begin(chosen.file if chosen else "")

    def _place_of(self, entry: EntryNumber) -> int:
        """In which line somebody's prize stands; the first where there is none."""
        return next((at for at, one in enumerate(self.model.rows) if one.entry == entry), 0)

    def _pay(self, at: int) -> None:
        """Asks how the prize in this line is paid."""
        self._choose(at)
        self.actions_of_event.ask("prizes.pay")

    def _choose(self, at: int) -> None:
        self.view.choose(self.model.identity(self.model.rows[at]))

    def _turn(self, pane: int) -> None:
        self._pane = pane
        self.cockpit.writes_table = pane == EDITOR
        self._stack.setCurrentIndex(pane)
        self._show_next(self.cockpit.now)
        reveal(self._left, pane != EDITOR)  # a table with many places wants the room
        self.actions_of_event.refresh()

    def _back_to_shelf(self, file: str) -> None:
        self._turn(CHOICE)
        self.choice.begin(file)

    def _back(self) -> None:
        self._turn(PLACES)
        self.refresh()
        self.land()

    def _first_unpaid(self) -> int:
        left = {due.entry for due in unpaid(self.cockpit.tournament)}
        return next((at for at, one in enumerate(self.model.rows) if one.entry in left), 0)

    def _tell_winner(self) -> None:
        chosen = self.view.choice
        won = tuple([one.entry for one in self.view.choices if one.entry is not None])
        self.cockpit.winners = won if len(won) > 1 else ()
        first = won[0] if won else None
        self.cockpit.winner = (chosen.entry if chosen else None) or first
        self.actions_of_event.refresh()

    def _tell_ticket(self) -> None:
        """The chosen ticket in whole sentences: there is no room for long names in its row."""
        chosen = self.ticket_view.choice
        told = ""
        if chosen:
            won_by = say("won by {player}", player=chosen.won_by) if chosen.won_by else ""
            good_for = say("for {event}", event=chosen.event)
            parts = (chosen.number, chosen.holder, won_by, good_for, chosen.state)
            told = "  ·  ".join([one for one in parts if one])
        rewrite(self.ticket_told, told)
        entry = chosen.entry if chosen else None
        if self.cockpit.ticket != entry:
            self.cockpit.ticket = entry
            self.actions_of_event.refresh()

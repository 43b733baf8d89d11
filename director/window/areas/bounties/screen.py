"""The bounties of an event: sums and envelopes to the left, every head to the right."""

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent

from director.tournament.bounties.accounts import has_bounties
from director.tournament.money.amounts import money
from director.translation import capital, say
from director.views.bounty_totals import bounties_now
from director.views.money.bounty_rows import (
    HeadRow,
    due_lines,
    head_rows,
    heads_meant,
    no_head_said,
    waiting,
)
from director.views.money.bounty_sums import envelope_lines, format_said, missing_said, sums
from director.window.areas.bounties.bounty_actions import BOUNTIES, PayNext
from director.window.areas.bounties.bounty_columns import COLUMNS
from director.window.areas.bounties.next_step import OFFERED, next_step
from director.window.event.chosen_row import light
from director.window.event.cockpit import Cockpit
from director.window.event.event_screen import Screen
from director.window.event.next_step import NextStepBar
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton
from director.window.widgets.context_menu import declared
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.labels import (
    SCREEN,
    captioned,
    column,
    holding,
    label,
    panel,
    reveal,
    rewrite,
    row,
    stacked,
)
from director.window.widgets.nothing_found import FindField, NothingFound
from director.window.widgets.scrolling_form import SteadyScroll
from director.window.widgets.sums import Sums
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView

_ROW_ACTS = (
    ("bounties.pay", "bounties.pay_all", "bounties.collect", "print.bounty_slip"),
    ("bounties.draw", "bounties.open"),
    ("history.of_player",),
)
"""What drops down from a head."""
_LEFT = 312
"""The sums with the room of their scroll bar."""
_PAD = GRID + GRID // 2
"""Around what stands in a panel: all three are seen at once."""
_WIDE = 1200
"""From this width on, there is room for every column."""


class BountiesScreen(Screen):
    """Who won what, what was paid, and what is still to be won."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self.sums, self.envelopes, self.dues = Sums(), Sums(), Sums()
        self.way, self.way_told = label("", "head"), label("", "soft", wrap=True)
        self.concern = label("", "fault", wrap=True)
        self.waiting = label("", "soft", wrap=True)
        self.filter = FindField(say("Find"), say("Name, 2-5, due"))
        self.model: RowsModel[HeadRow] = RowsModel(COLUMNS, lambda one: one.entry, self)
        self.view = RowsView(self.model, say("Bounties"), self)
        self.view.let_sort()
        self.view.hug_rows()
        self.view.offer(declared(actions, _ROW_ACTS, BOUNTIES))
        self._lay_out(actions)
        self.filter.textChanged.connect(lambda _: self._show_rows(self._heads()))
        self.filter.returnPressed.connect(self._to_the_closest)
        self.filter.stepped.connect(self.view.step)
        self.view.chosen.connect(self._tell_choice)
        self.view.opened.connect(lambda: actions.ask("bounties.pay"))

    def _lay_out(self, actions: Bound[Cockpit]) -> None:
        fills = ActionButton(actions["bounties.envelopes"], text=say("Envelopes …"))
        ways = [ActionButton(actions["bounties.way"], text=say("Format …")), fills]
        draw = ActionButton(actions["bounties.draw"], text=say("Draw …"))
        draws = [draw, ActionButton(actions["bounties.open"], text=say("Record opened …"))]
        pays = [
            ActionButton(actions["bounties.pay"], text=say("Pay bounties …"), keyed=True),
            ActionButton(actions["print.bounty_slip"], text=say("Print slip")),
        ]
        of_all = panel(
            column(self.way, self.way_told, self.sums, holding(row(*ways, None, gap=4))), _PAD
        )
        self._envelopes = panel(
            column(
                label(say("Envelopes left"), "caption"),
                self.envelopes,
                self.concern,
                holding(row(*draws, None, gap=4)),
            ),
            _PAD,
        )
        self._waits = panel(
            column(label(say("Left to pay and settle"), "caption"), self.dues, self.waiting), _PAD
        )
        left = SteadyScroll(holding(column(of_all, self._waits, self._envelopes, None)))
        left.setFixedWidth(_LEFT)
        finding = captioned(say("Find"), self.filter)
        finding.setFixedWidth(208)
        empty = EmptyState(
            "money",
            say("No bounties yet"),
            say("Set how much of each buy-in is the bounty. Every player then carries one."),
            [ActionButton(actions["money.terms"], first=True)],
        )
        self._nobody = NothingFound("money", self._show_all)
        self._stack = stacked(holding(column(self.view, None)), empty, self._nobody)
        head = row(
            finding, None, holding(column(label(), holding(row(*pays, gap=8)), gap=4)), gap=2 * GRID
        )
        twice = {"bounties.envelopes": fills, "bounties.draw": draw}
        self.next = NextStepBar(actions, *OFFERED, elsewhere=twice)
        self.steps = (self.next,)
        right = column(self.next.widget, holding(head), self._stack, stretch=2)
        self.setLayout(row(left, holding(right), gap=GRID, stretch=1, margins=SCREEN))

    @property
    def sum_line(self) -> str:
        t = self.cockpit.tournament
        found = bounties_now(t)
        if not found.total:
            return ""
        said = say(
            "{won} of {total} won  ·  {due} still due",
            won=money(found.won, t.terms),
            total=money(found.total, t.terms),
            due=money(found.due, t.terms),
        )
        if not found.overpaid:
            return said
        amount = money(found.overpaid, t.terms)
        return say("{said}  ·  {amount} paid too much", said=said, amount=amount)

    def refresh(self) -> None:
        t = self.cockpit.tournament
        way, told = format_said(t)
        rewrite(self.way, way)
        rewrite(self.way_told, capital(told))
        self.sums.show_lines(sums(t))
        reveal(self._envelopes, t.terms.bounties == "mystery" and bool(t.terms.mystery))
        self.envelopes.show_lines(envelope_lines(t))
        short, step = missing_said(t, self.cockpit.now), next_step(t, self.cockpit.now)
        rewrite(self.concern, "" if step.says == short else capital(short))
        lines = waiting(t, self.cockpit.bridge.desk.name)
        rewrite(self.waiting, "\n".join(lines))
        rows = self._heads()
        self._show_columns(rows)
        due = due_lines(t, rows)
        reveal(self._waits, bool(lines or due))
        self.dues.show_lines(due)
        reveal(self.dues, bool(due))
        self._show_rows(rows)
        self.next.show(step)

    def land(self) -> None:
        if self.model.rows:
            self.view.land()
        else:
            self.setFocus()
        self._tell_choice()

    def search(self) -> bool:
        """Puts the cursor where a head is searched for."""
        self.filter.begin()
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_columns(self._heads())

    def _show_columns(self, rows: Sequence[HeadRow]) -> None:
        """The columns that have something to say, and room to say it."""
        unused = set() if any(row.head for row in rows) else {"Bounty"}
        if self.width() < _WIDE:
            unused |= {"Seat", "Paid"}
        self.view.hide_columns(unused)

    def _show_rows(self, rows: Sequence[HeadRow]) -> None:
        wanted, was_here = self.filter.text(), self.view.hasFocus()
        self.model.show(heads_meant(rows, wanted))
        nobody = not self.model.rows and bool(rows) and bool(wanted.strip())
        if nobody:
            self._nobody.say_why(no_head_said(wanted), wanted)
        there = bool(rows) or has_bounties(self.cockpit.tournament)
        self._stack.setCurrentIndex(2 if nobody else not there)
        if nobody and was_here:
            self.filter.begin()

    def _heads(self) -> Sequence[HeadRow]:
        return head_rows(self.cockpit.tournament, self.cockpit.bridge.desk.names())

    def respond(self, request: object) -> None:
        match request:
            case PayNext():
                self.filter.setText("")
                # who has won most stays first once that is paid
                most = max(self._heads(), key=lambda one: one.account.due)
                self.view.choose(most.entry)
                self.actions_of_event.ask("bounties.pay")

    def _show_all(self) -> None:
        self.filter.empty()
        self.view.land()

    def _to_the_closest(self) -> None:
        self.view.land_on_closest(self.filter.text(), lambda row: row.name)

    def light_choice(self) -> None:
        light(self.cockpit, self.view, self.filter.empty)

    def _tell_choice(self) -> None:
        chosen = self.view.choice
        self.cockpit.choose(chosen.entry if chosen else None)

"""The money of an event: a statement that adds up, the ledger, the drawer, and the terms."""

from datetime import datetime
from operator import itemgetter

from PySide6.QtCore import Qt, QTimer

from director.tournament.event.closing import drawer_is_counted
from director.tournament.money.amounts import money, plus_or_minus
from director.tournament.money.statement import Statement, statement
from director.tournament.prizes.prize_list import overpaid
from director.tournament.state import Tournament
from director.translation import capital, say
from director.views.bounty_totals import bounties_overpaid
from director.views.clock.times import time_of_day
from director.views.counted import counted
from director.views.money.drawer_words import in_drawer, short_or_over
from director.views.money.ledger_rows import (
    LineRow,
    LineRows,
    LineSums,
    lines_meant,
    sums_of,
    way_said,
)
from director.window.areas.money.ledger_columns import COLUMNS
from director.window.areas.money.next_step import OFFERED, next_step
from director.window.areas.money.terms_form import TITLES, TermsForm
from director.window.event.asking.typed_money import has_price
from director.window.event.cockpit import Cockpit
from director.window.event.event_screen import Screen
from director.window.event.next_step import NextStep, NextStepBar
from director.window.event.requests import SetPrices
from director.window.event.screen_names import MONEY
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton
from director.window.widgets.context_menu import declared
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.field import NameField
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
from director.window.widgets.sums import Sums
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView

_LEFT = 304
_PAD = GRID + GRID // 4
"""Around what stands in a panel: statement and drawer are both seen whole."""
_ROW_ACTS = (("money.correct", "print.receipt"), ("print.payments", "save.payments"))
"""What drops down from a payment."""
_AT_ONCE = 1_000
"""Lines of the ledger, the newest, that are made before the screen is first shown."""
_UNPRICED = "Set the buy-in: registering a player then takes the payment."
LEDGER, NOTHING, TERMS = range(3)


class MoneyScreen(Screen):
    """Statement and drawer to the left, the ledger or the terms to the right."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self.sums = Sums()
        self.drawer = Sums()
        self.counts = label("", "hint", wrap=True)
        self.filter = NameField(say("Find"), say("Name, card, corrected, #12"))
        self.model: RowsModel[LineRow] = RowsModel(COLUMNS, itemgetter(0), self)
        self.view = RowsView(self.model, say("Ledger"), self)
        self.view.hug_rows()
        self.view.let_sort()
        self.view.offer(declared(actions, _ROW_ACTS, MONEY))
        self.terms = TermsForm(cockpit)
        self._shows_terms = False
        self._lines = LineRows(cockpit.bridge.desk)
        self._shows_all = False
        self._spare_time = QTimer(self)
        self._spare_time.timeout.connect(self._make_ahead)
        self._lay_out(actions)
        self.filter.textChanged.connect(lambda _: self._show_lines())
        self.filter.returnPressed.connect(self._to_the_closest)
        self.view.chosen.connect(self._tell_line)
        self.view.opened.connect(lambda: actions.ask("money.correct"))
        self.terms.left.connect(self._leave_terms)

    def _lay_out(self, actions: Bound[Cockpit]) -> None:
        buttons = [
            ActionButton(actions["money.float"], text=say("Pay in or out …")),
            ActionButton(actions["money.count"], text=say("Count …")),
            ActionButton(actions["money.close"], text=say("Close out …")),
        ]
        for button in buttons:
            button.setProperty("role", "deed")
        money_panel = panel(column(self.sums), _PAD)
        drawer_panel = panel(
            column(
                self.drawer,
                self.counts,
                holding(row(*buttons, gap=4)),
            ),
            _PAD,
        )
        left = holding(column(money_panel, drawer_panel, None))
        left.setFixedWidth(_LEFT)
        finding = captioned(say("Find"), self.filter)
        finding.setFixedWidth(208)
        terms = ActionButton(actions["money.terms"], text=say("Set buy-in …"))
        correct = ActionButton(actions["money.correct"], text=say("Correct payment …"), keyed=True)
        self.found = label("", "caption")
        self.found.setAlignment(Qt.AlignmentFlag.AlignRight)
        head = row(
            finding,
            None,
            holding(column(self.found, holding(row(correct, terms)), gap=4)),
            gap=2 * GRID,
        )
        self._empty = empty = EmptyState(
            "money",
            say("No payments yet"),
            say(_UNPRICED),
            [ActionButton(actions["money.terms"], first=True)],
        )
        ledger = holding(column(self.view, None))
        self._stack = stacked(ledger, empty, panel(column(self.terms)))
        _, counts, self._closes = buttons
        twice = {"money.terms": terms, "money.count": counts}
        self.next = NextStepBar(actions, *OFFERED, elsewhere=twice)
        self.steps = (self.next,)
        right = column(self.next.widget, holding(head), self._stack, stretch=2)
        self.setLayout(row(left, holding(right), gap=2 * GRID, stretch=1, margins=SCREEN))

    @property
    def sum_line(self) -> str:
        t = self.cockpit.tournament
        parts = [say("Prize pool {amount}", amount=money(t.pool, t.terms))] if t.pool else []
        if t.ledger.owed > 0:
            parts.append(say("{amount} owed by players", amount=money(t.ledger.owed, t.terms)))
        return "  ·  ".join(parts)

    def refresh(self) -> None:
        t = self.cockpit.tournament
        of = statement(t)
        self.sums.show_lines(statement_lines(t, of))
        self.drawer.show_lines([*drawer_lines(t, of), *last_count(t)])
        rewrite(self.counts, counts_said(t))
        self._empty.advise(_advice(t))
        self._stack.setCurrentIndex(
            TERMS if self._shows_terms else LEDGER if t.ledger.lines else NOTHING
        )
        self._show_lines()
        self._show_next(self.cockpit.now)

    def tick(self, now: datetime) -> None:
        self._show_next(now)

    def _show_next(self, now: datetime) -> None:
        """What is done next, while no terms are being written."""
        t = self.cockpit.tournament
        self.next.show(NextStep("") if self._shows_terms else next_step(t, now))
        offered = self.next.step.action == "money.close"
        reveal(self._closes, not offered and not (t.closed and drawer_is_counted(t)))

    def respond(self, request: object) -> None:
        if self.cockpit.screen != MONEY:
            self.cockpit.ask_for(MONEY)
        match request:
            case SetPrices():
                self._ask_terms()

    def _ask_terms(self) -> None:
        """Shows the form of the terms, ready to type."""
        if not self._shows_terms:
            self._shows_terms = True
            self.terms.show_terms()
            self.refresh()
        self.terms.land()

    def land(self) -> None:
        if self._shows_terms:
            self.terms.land()
        elif self._stack.currentIndex() == LEDGER:
            self.view.land()
        else:
            self.setFocus()
        self._tell_line()

    def search(self) -> bool:
        """Puts the cursor where a payment is searched for."""
        if self._stack.currentIndex() == LEDGER:
            self.filter.begin()
        return True

    def _to_the_closest(self) -> None:
        """To the newest line of whoever the text means best, where there are lines."""
        if self._stack.currentIndex() == LEDGER:
            self.view.land_on_closest(self.filter.text(), lambda row: row.name)

    def _leave_terms(self) -> None:
        self._shows_terms = False
        self.refresh()
        self.land()

    def _show_lines(self) -> None:
        wanted = self.filter.text()
        few = len(self.cockpit.tournament.ledger.lines) <= _AT_ONCE
        if wanted or few or self._shows_all:
            rows = lines_meant(self._lines.now(), wanted)
            self.model.show(rows)
            sums = sums_of(rows) if wanted else self._lines.sums
            rewrite(self.found, self._found_said(len(rows), sums) if rows else "")
        else:
            self.model.show(self._lines.newest(_AT_ONCE))
            self._spare_time.start()

    def _found_said(self, count: int, sums: LineSums) -> str:
        """How many payments are in sight, and what they come to."""
        how_many = counted(count, "1 payment", "{count} payments")
        amount = money(sum(sums), self.cockpit.tournament.terms)
        if sums.went < 0 < sums.came:  # prizes and refunds among them
            amount = say("net {amount}", amount=amount)
        return f"{how_many}  ·  {amount}"

    def _make_ahead(self) -> None:
        """A few rows more, while there is nothing else to do; then all of them are shown."""
        if not self._lines.go_on():
            self._spare_time.stop()
            self._shows_all = True
            self._show_lines()

    def _tell_line(self) -> None:
        chosen, before = self.view.choice, self.cockpit.line
        self.cockpit.line = chosen.number if chosen else None
        if self.cockpit.line != before:
            self.actions_of_event.refresh()


def _advice(t: Tournament) -> str:
    """What comes next while nobody has paid: the buy-in, a player, or the money that is owed."""
    if not has_price(t):
        return say(_UNPRICED)
    price = money(t.terms.entry.total, t.terms)
    if owing := sum([due > 0 for due in t.ledger.unsettled.values()]):
        owed = money(t.ledger.owed, t.terms)
        text = "An entry costs {price}. 1 entry owes {owed}."
        many = "An entry costs {price}. {count} entries owe {owed} in all."
        return say(text if owing == 1 else many, price=price, owed=owed, count=owing)
    return say("An entry costs {price}: registering a player takes the payment.", price=price)


def statement_lines(t: Tournament, of: Statement) -> list[tuple[str, str, str]]:
    """The statement: each sum with its parts below it; sold, taken, what is owed, and the pool."""
    terms = t.terms
    lines = [(say("Charged"), money(of.sales, terms), "group")]
    lines += [_part(_SOLD.get(i.name, TITLES[i.name]), i.amount, t) for i in of.sold if i.amount]
    lines.append((say("Taken"), money(of.takings, terms), "group"))
    lines += [_part(capital(way_said(i.name)), i.amount, t) for i in of.taken if i.amount]
    if of.owed:
        lines.append((say("Owed by players"), money(of.owed, terms), "lack"))
    if of.due_back:
        lines.append((say("Due back to players"), money(-of.due_back, terms), "lack"))
    if too_much := bounties_overpaid(t) + overpaid(t):
        lines.append((say("Paid out too much"), money(too_much, terms), "lack"))
    lines.append((say("Prize pool"), money(of.pool, terms), "group"))
    if of.overlay:
        lines.append(_part("From sales", of.into_pool, t))
        lines.append(_part("Overlay", of.overlay, t))
    return lines


_SOLD = {"pool": "For the prize pool"}
"""What a part of what is sold is called where the prize pool itself stands beside it."""


def _part(title: str, amount: int, t: Tournament) -> tuple[str, str, str]:
    return say(title), money(amount, t.terms), "soft"


def drawer_lines(t: Tournament, of: Statement) -> list[tuple[str, str, str]]:
    """What should lie in the drawer, and what somebody counted last."""
    terms = t.terms
    return [
        (say("Expected in drawer"), money(of.drawer, terms), "group"),
        *[(words, money(amount, terms), "soft") for words, amount in in_drawer(of)],
    ]


def last_count(t: Tournament) -> list[tuple[str, str, str]]:
    """What was counted last against what was expected then, and what the drawer has had since."""
    if not t.ledger.counts:
        return []
    last = t.ledger.counts[-1]
    at = time_of_day(last.at)
    what = (
        say("Closed out at {time}", time=at) if last.closed else say("Counted at {time}", time=at)
    )
    lines = [(what, money(last.counted, t.terms), "group")]
    if last.difference:
        expected = say("Expected then: {amount}", amount=money(last.expected, t.terms))
        lines.append((expected, short_or_over(last.difference, t.terms), "off"))
    if since := t.ledger.drawer - last.expected:
        lines.append((say("Net cash since then"), plus_or_minus(since, t.terms), "soft"))
    return lines


def counts_said(t: Tournament) -> str:
    """Why the last count was off, and the counts before it, the newest first."""
    notes = [count.note for count in t.ledger.counts[-1:]]
    lines = [say("Last count: {note}", note=note) for note in notes if note]
    for count in reversed(t.ledger.counts[-3:-1]):
        difference = short_or_over(count.difference, t.terms) if count.difference else say("exact")
        what = say("closed out") if count.closed else say("counted")
        parts = [time_of_day(count.at), what, money(count.counted, t.terms), difference, count.note]
        lines.append("  ".join(part for part in parts if part))
    return "\n".join(filter(None, lines))

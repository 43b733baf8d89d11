"""Laws of prizes at the desk: random acts on a real book, checked after each of them."""

import tempfile
from datetime import timedelta
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from director.books.book import Books
from director.desk.desk import open_event
from director.house.shelf import pay_tables
from director.reports.event_sheets.payments.payment_list import payment_list
from director.reports.event_sheets.payments.prizes import payout_report
from director.reports.lists.listings import listings
from director.tournament.busts.hand_for_hand import Bust
from director.tournament.commands import (
    ChoosePayTable,
    CloseEvent,
    CorrectPrize,
    Eliminate,
    EliminateTogether,
    MakeDeal,
    MoveBust,
    PayOut,
    PayPrize,
    PayPrizes,
    Rebuy,
    Refused,
    Register,
    Reinstate,
    ReopenEvent,
    SetMoney,
    SetPrizeTerms,
    VoidEntry,
    VoidPrize,
    WithdrawDeal,
)
from director.tournament.deals.division import EVEN
from director.tournament.deals.state import Agreement, Share
from director.tournament.log.log import Log
from director.tournament.money.state import METHODS, PRIZE, MoneyTerms, Price
from director.tournament.prizes.pay_table_files import load_pay_table
from director.tournament.prizes.payouts import Good, Lock, PayoutTerms
from director.tournament.prizes.prize_list import (
    left_to_pay,
    owed,
    paid,
    paid_in_all,
    prize_of,
    prizes,
)
from director.tournament.prizes.rounding import ROUNDINGS, Rounding
from director.tournament.prizes.state import PrizeTerms
from director.tournament.state import EntryNumber
from tests.rounds import examples
from tests.tournament.evening import FRIDAY, STRUCTURE

TABLES = [load_pay_table(path) for path in sorted(pay_tables().glob("*.toml"))]
few = st.integers(0, 20)
ways = st.sampled_from(METHODS)
notes = st.sampled_from(["", "the owner says so"])
terms = st.builds(
    PrizeTerms,
    st.builds(
        PayoutTerms,
        saves=st.lists(st.integers(0, 100), max_size=2).map(tuple),
        minimum=st.sampled_from([0, 0, 60]),
        locks=st.lists(
            st.builds(Lock, st.integers(1, 3), st.integers(0, 600)),
            max_size=2,
            unique_by=lambda lock: lock.place,
        ).map(tuple),
        goods=st.lists(
            st.builds(Good, st.integers(1, 3), st.just("cup"), st.sampled_from([0, 40])),
            max_size=1,
        ).map(tuple),
        rounding=st.none() | st.builds(Rounding, st.integers(1, 20), st.sampled_from([*ROUNDINGS])),
    ),
    bounty=st.integers(0, 30),
)


class AtThePayingDesk(RuleBasedStateMachine):
    """One event whose prizes somebody divides, pays and puts right in any order."""

    @initialize()
    def open(self):
        self.book = self.new_book()
        self.now = FRIDAY
        self.desk = open_event(self.book, "Friday", STRUCTURE, "Ina", "desk 1", lambda: self.now)
        self.do(SetMoney(MoneyTerms("$", 0, Price(100, 15), guarantee=900)))
        for number in range(1, 15):
            self.do(Register(self.desk.player(f"Player {number}"), f"first {number}", "cash"))
        self.do(ChoosePayTable(TABLES[0]))
        for entry in range(1, 12):
            self.do(Eliminate(EntryNumber(entry)))

    def new_book(self):
        """A real one, in a folder of its own."""
        self.folder = tempfile.TemporaryDirectory()
        return Books(Path(self.folder.name) / "events.book")

    def teardown(self):
        if hasattr(self, "book"):
            assert self.book.differences() == []
            assert Log(self.book.records(self.desk.event)).tournament == self.t
            self.book.close()
            self.folder.cleanup()

    @property
    def t(self):
        return self.desk.tournament

    def do(self, command):
        """Does it, or hears why not."""
        self.now += timedelta(seconds=20)
        before = self.t
        try:
            return self.desk.do(command)
        except Refused:
            assert self.t == before
            return None

    def some(self, which, among) -> EntryNumber:
        """One of these, or one that there is not."""
        ordered = sorted(among)
        return ordered[which % len(ordered)] if ordered else EntryNumber(99)

    @rule(which=few, note=notes)
    def choose(self, which, note):
        self.do(ChoosePayTable(TABLES[which % len(TABLES)], note))

    @rule(terms=terms, note=notes)
    def agree(self, terms, note):
        self.do(SetPrizeTerms(terms, note))

    @rule(which=few, how=ways, amount=st.none() | st.integers(0, 300), note=notes)
    def pay(self, which, how, amount, note):
        self.do(PayPrize(self.some(which, owed(self.t)), how, amount, note))

    @rule(how=ways, note=notes)
    def pay_everybody(self, how, note):
        self.do(PayPrizes(tuple(owed(self.t)), how, note))

    @rule(which=few, how=ways, amount=st.integers(-1, 300), void=st.booleans())
    def put_right(self, which, how, amount, void):
        lines = [line for line, one in self.t.ledger.lines.items() if one.what == PRIZE]
        line = self.some(which, lines)
        self.do(VoidPrize(line, "came back") if void else CorrectPrize(line, amount, how))

    @rule(player=st.integers(1, 20), note=notes)
    def register(self, player, note):
        number = self.desk.player(f"Player {player}")
        self.do(Register(number, f"seed {player}", "cash", note=note))

    @rule(which=few)
    def void_entry(self, which):
        self.do(VoidEntry(self.some(which, self.t.entries), "a mistake"))

    @rule(which=few)
    def rebuy(self, which):
        self.do(Rebuy(self.some(which, self.t.left), "cash"))

    @rule(which=few)
    def bust(self, which):
        self.do(Eliminate(self.some(which, self.t.left)))

    @rule(which=few)
    def bust_together(self, which):
        left = sorted(self.t.left)[which % 3 :][:2]
        self.do(EliminateTogether(tuple([Bust(one, one, 500) for one in left])))

    @rule(which=few, before=few)
    def move_bust(self, which, before):
        entry, other = self.some(which, self.t.busts), self.some(before, self.t.busts)
        self.do(MoveBust(entry, before=other) if which % 2 else MoveBust(entry, tied_with=other))

    @rule(which=few)
    def reinstate(self, which):
        self.do(Reinstate(self.some(which, self.t.busts), 1, which % 4 + 1))

    @rule(withdraw=st.booleans())
    def deal(self, withdraw):
        if withdraw:
            self.do(WithdrawDeal("a stack was miscounted"))
            return
        left = sorted(self.t.left)
        cash = [prize_of(self.t, place).cash for place in range(1, len(left) + 1)]
        each, rest = divmod(sum(cash), len(left) or 1)
        shares = [
            Share(entry, 1000, prize, each + (rest if place == 0 else 0))
            for place, (entry, prize) in enumerate(zip(left, cash, strict=True))
        ]
        self.do(MakeDeal(Agreement(EVEN, tuple(shares)), "agreed at the table"))

    @rule(reopen=st.booleans(), note=notes)
    def close(self, reopen, note):
        self.do(CloseEvent(asked=True))
        self.do(PayOut(note))
        if reopen:
            self.do(ReopenEvent())

    @rule(which=st.integers(0, 60))
    def take_back_any(self, which):
        log, before = self.desk.log, self.t
        numbers = [one.number for one in log.records if log.in_force(one.number)]
        number = numbers[which % len(numbers)]
        try:
            others = [one.number for one in self.desk.dependents(number)]
            self.desk.take_back(number, others)  # refused in an event that is paid out
        except Refused:
            assert self.t == before

    @rule()
    def undo_and_redo(self):
        before = self.t
        try:
            self.desk.undo()
        except Refused:
            return
        self.desk.redo()
        assert self.t == before

    @invariant()
    def the_pool_is_prizes_and_bounties(self):
        if hasattr(self, "desk") and prizes(self.t).prizes:
            assert prizes(self.t).total == self.t.pool

    @invariant()
    def what_was_paid_has_left_the_desk(self):
        if not hasattr(self, "desk"):
            return
        ledger = self.t.ledger
        out = -sum([line.amount for line in ledger.lines.values() if line.what == PRIZE])
        assert paid_in_all(self.t) == out == sum(ledger.given.values())
        cash = sum([one.amount for one in ledger.lines.values() if one.method == "cash"])
        assert ledger.drawer == cash + ledger.floats

    @invariant()
    def what_the_treasurer_is_given_adds_up_in_a_file(self):
        if not hasattr(self, "desk") or not self.t.ledger.lines:
            return
        payments = payment_list(self.t, self.desk.log, self.desk.name, self.now)
        *sums, lines = listings(payments)
        by_method, drawer, _ = (dict(_last_numbers(one)) for one in sums)
        *each, total = _numbers(lines, "Amount")
        assert sum(each) == total == by_method["Total"]
        cash = _numbers(lines, "Amount", cash=True)
        assert drawer["Expected in drawer"] == sum(cash) == self.t.ledger.drawer
        prizes_out = listings(payout_report(self.t, self.desk.name, self.now))
        noted = _numbers(lines, "Amount", note="prize")
        paid_out = [_numbers(one, "Paid") for one in prizes_out if "Paid" in one.columns]
        assert -sum(noted) == sum(column[-1] for column in paid_out)

    @invariant()
    def nobody_is_owed_less_than_nothing_and_all_together_no_more_than_the_pool(self):
        if not hasattr(self, "desk"):
            return
        every = owed(self.t).values()
        assert all(due.amount >= 0 for due in every)
        if self.t.deal is None:
            assert sum([due.amount for due in every]) <= self.t.pool
        assert left_to_pay(self.t) == sum(
            [max(due.amount - paid(self.t, due.entry), 0) for due in every]
        )


def _numbers(listing, title, *, cash=False, note=""):
    """The numbers of a column, as a file has them: all of them, or of such lines."""
    at = listing.columns.index(title)
    rows = list(listing.typed_rows())
    if cash:
        rows = [row for row in rows if row[listing.columns.index("How")] == "cash"]
    if note:
        has_notes = "Note" in listing.columns
        rows = [row for row in rows if has_notes and note in row[listing.columns.index("Note")]]
    return [row[at] for row in rows if row[at] != ""]


def _last_numbers(listing):
    """What each row comes to, by what it is called."""
    return [(row[0], row[-1]) for row in listing.typed_rows()]


AtThePayingDesk.TestCase.settings = settings(
    max_examples=examples(9),
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
test_prizes_at_the_desk_keep_their_laws = AtThePayingDesk.TestCase

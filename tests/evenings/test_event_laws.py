"""Laws of an event at the desk: random acts on a real book, checked after each of them."""

import tempfile
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from director.books.book import Books
from director.desk.desk import open_event
from director.tournament.bounties.accounts import bounties
from director.tournament.bounties.envelopes import worth
from director.tournament.bounties.state import heads
from director.tournament.busts.facts import Count
from director.tournament.busts.hand_for_hand import Bust
from director.tournament.commands import (
    AcceptMoves,
    AddOn,
    Arrive,
    BarSeat,
    ChangeTeam,
    Command,
    CorrectPayment,
    CountChips,
    CountDrawer,
    CreditBust,
    CreditPot,
    DeclareEnvelopes,
    Disqualify,
    DrawMystery,
    DrawSeats,
    Eliminate,
    EliminateLastNit,
    EliminateTogether,
    GiveBack,
    ListAlternate,
    LockTable,
    MakeDeal,
    MoveBust,
    MoveClock,
    OpenEnvelope,
    PayBounty,
    PutIn,
    Rebuy,
    RedeemAllLammers,
    RedeemLammers,
    RedrawSeats,
    Refused,
    Register,
    Reinstate,
    RenameEntry,
    SeeBlinds,
    SetBounties,
    SetMoney,
    StartClock,
    TakePayment,
    TurnInNitCard,
    VoidEntry,
    Warn,
    WithdrawDeal,
)
from director.tournament.deals.commands import agreement, bounties_left
from director.tournament.deals.division import (
    CHIP_CHOP,
    EVEN,
    EVENLY,
    PLAYED_FOR,
    DealTerms,
    Party,
    deal,
)
from director.tournament.deals.facts import dealt, still_played_for
from director.tournament.entries.terms import AddOns, LammerTerms, Rebuys, ReEntries
from director.tournament.log.log import Log
from director.tournament.money.state import (
    BOUNTIES,
    BOUNTY,
    METHODS,
    MoneyTerms,
    MysteryPrize,
    Price,
)
from director.tournament.nit_levels.cards import last_holder
from director.tournament.seats.buttons import Positions, opening_hand
from director.tournament.seats.facts import SeatDrawn
from director.tournament.seats.proposals import proposal
from director.tournament.state import EntryNumber, PlayerNumber
from director.tournament.structure.special_rules import Specials
from tests.evenings.chip_banks import check_chips
from tests.rounds import examples
from tests.tournament.evening import FRIDAY, STRUCTURE

PLAYED = replace(
    STRUCTURE,
    rebuys=Rebuys(60, 5000),
    lammers=LammerTerms(2, 500),
    add_ons=AddOns(50, 8000),
    re_entries=ReEntries(),
    special=Specials(nit_levels=True),
)
people = st.integers(1, 25)
few = st.integers(0, 5)
pays = st.sampled_from(["", *METHODS])


class AtTheDesk(RuleBasedStateMachine):
    """One event in the hands of somebody who does anything in any order."""

    @initialize()
    def open(self):
        self.book = self.new_book()
        self.now = FRIDAY
        self.desk = open_event(self.book, "Friday", PLAYED, "Ina", "desk 1", lambda: self.now)
        for number in range(1, 26):
            self.desk.player(f"Player {number}")
        price = Price(100, 15, 5, bounty=25)
        self.do(SetMoney(MoneyTerms("$", 0, price, guarantee=900, bounties="progressive")))
        for number in range(1, 10):
            self.do(Register(number, f"first {number}", "cash"))

    def new_book(self):
        """A real one, in a folder of its own."""
        self.folder = tempfile.TemporaryDirectory()
        return Books(Path(self.folder.name) / "events.book")

    def teardown(self):
        if hasattr(self, "book"):
            assert self.book.differences() == []
            again = Log(self.book.records(self.desk.event))
            assert again.tournament == self.t
            self.book.close()
            self.folder.cleanup()

    @property
    def t(self):
        return self.desk.tournament

    def do(self, command: Command):
        """Does it, or hears why not."""
        self.now += timedelta(seconds=20)
        before = self.t
        try:
            return self.desk.do(command)
        except Refused:
            assert self.t == before
            return None

    def some(self, which: int, among) -> EntryNumber:
        """One of these, or an entry that there is not."""
        ordered = sorted(among)
        return ordered[which % len(ordered)] if ordered else EntryNumber(99)

    @rule(player=people, how=pays, note=st.sampled_from(["", "asked nicely"]))
    def register(self, player, how, note):
        self.do(Register(player, f"seed {player}", how, note=note))

    @rule(which=few)
    def void(self, which):
        self.do(VoidEntry(self.some(which, self.t.entries), "a mistake"))

    @rule(which=few, player=people)
    def rename(self, which, player):
        self.do(RenameEntry(self.some(which, self.t.entries), player))

    @rule(which=few, how=st.sampled_from(METHODS))
    def pay(self, which, how):
        self.do(TakePayment(self.some(which, self.t.entries), how))

    @rule(which=few, amount=st.integers(1, 200), how=st.sampled_from(METHODS))
    def give_back_or_correct(self, which, amount, how):
        if amount % 2:
            self.do(GiveBack(self.some(which, self.t.entries), amount, how))
        else:
            self.do(CorrectPayment(self.some(which, self.t.ledger.lines), amount, how))

    @rule(which=few, last_level=st.booleans())
    def win_a_pot(self, which, last_level):
        self.do(TurnInNitCard(self.some(which, self.t.entries), last_level))

    @rule(chips=st.sampled_from([0, 700]))
    def last_nit_out(self, chips):
        last = last_holder(self.t, self.now)
        self.do(EliminateLastNit(EntryNumber(99) if last is None else last, chips))

    @rule(which=few, how=pays, kind=st.sampled_from([Rebuy, AddOn]))
    def buy_chips(self, which, how, kind):
        self.do(kind(self.some(which, self.t.entries), how))

    @rule(seed=st.integers(0, 99))
    def draw(self, seed):
        self.do(DrawSeats(str(seed)) if seed % 5 else RedrawSeats(str(seed)))

    @rule(which=st.integers(0, 20), by=few)
    def bust(self, which, by):
        entry, other = self.some(which, self.t.left), self.some(by, self.t.left)
        self.do(Eliminate(entry, (other,) if other != entry else (), note="lammers lost"))

    @rule(which=few, count=st.integers(1, 2))
    def turn_lammers_in(self, which, count):
        self.do(RedeemLammers(self.some(which, self.t.left), count))

    @rule()
    def turn_all_lammers_in(self):
        self.do(RedeemAllLammers())

    @rule(way=st.sampled_from(BOUNTIES), shared=st.booleans(), keeps=st.booleans())
    def set_bounties(self, way, shared, keeps):
        self.do(SetBounties(way, 40, shared, keeps))

    @rule(more=few, begins=st.sampled_from(["", "level 2", "day 2"]))
    def declare_envelopes(self, more, begins):
        prizes = (MysteryPrize(100, 1), MysteryPrize(25, more), MysteryPrize(40, 2))
        self.do(DeclareEnvelopes(prizes, begins))

    @rule(which=few, drawer=few, by_hand=st.booleans())
    def draw_an_envelope(self, which, drawer, by_hand):
        who = self.some(drawer, self.t.left)
        gone = self.some(which, self.t.busts) if self.t.busts else who
        if by_hand:
            self.do(OpenEnvelope(who, gone, 40))
        else:
            self.do(DrawMystery(who, gone, f"seed {which}", "drawn all the same"))

    @rule(which=few, winners=few, button=few)
    def credit_a_pot(self, which, winners, button):
        who = tuple(sorted(self.t.left))[winners : winners + 2]
        self.do(CreditPot(self.some(which, self.t.busts), who, button or None))

    @rule(which=few, part=st.sampled_from([None, 5]), how=st.sampled_from(METHODS))
    def pay_a_bounty(self, which, part, how):
        self.do(PayBounty(self.some(which, self.t.entries), how, part))

    @rule(which=few, first=people)
    def name_a_team(self, which, first):
        members = tuple(PlayerNumber(number) for number in range(first, first + 3))
        self.do(ChangeTeam(self.some(which, self.t.entries), members, "as they wish"))

    @rule(which=few, by=few)
    def credit(self, which, by):
        entry, other = self.some(which, self.t.busts), self.some(by, self.t.left)
        self.do(CreditBust(entry, (other,)))

    @rule(which=st.integers(0, 20), before=few)
    def bust_late(self, which, before):
        self.do(Eliminate(self.some(which, self.t.left), before=self.some(before, self.t.busts)))

    @rule(which=few, stacks=st.tuples(st.integers(1, 3), st.integers(1, 3)))
    def bust_together(self, which, stacks):
        left = sorted(self.t.left)[which : which + 2]
        tables = [self.t.seats[one].table if one in self.t.seats else 0 for one in left]
        busts = [Bust(*one) for one in zip(left, tables, stacks, strict=False)]
        self.do(EliminateTogether(tuple(busts)))

    @rule(which=few, before=few, tied=st.booleans())
    def move_bust(self, which, before, tied):
        entry, other = self.some(which, self.t.busts), self.some(before, self.t.busts)
        self.do(MoveBust(entry, tied_with=other) if tied else MoveBust(entry, before=other))

    @rule(which=few, table=st.integers(1, 5), seat=st.integers(1, 4))
    def reinstate(self, which, table, seat):
        self.do(Reinstate(self.some(which, self.t.busts), table, seat))

    @rule(which=few, table=st.integers(1, 5), seat=st.integers(1, 5), swap=st.booleans())
    def put_in(self, which, table, seat, swap):
        self.do(PutIn(self.some(which, self.t.left), table, seat, swap))

    @rule(which=few, table=st.integers(1, 4))
    def conduct(self, which, table):
        entry = self.some(which, self.t.left)
        self.do(Warn(entry, "late", table - 1))
        if table == 1:
            self.do(Disqualify(entry, "collusion", 700))

    @rule(which=few, chips=st.integers(0, 9000))
    def count(self, which, chips):
        self.do(CountChips((Count(self.some(which, self.t.left), chips),)))
        self.do(CountDrawer(chips, note="counted"))

    @rule(table=st.integers(1, 4), seat=st.integers(1, 4), on=st.booleans())
    def set_up_tables(self, table, seat, on):
        self.do(BarSeat(table, seat, on))
        self.do(LockTable(table, "stream" if on and seat == 1 else ""))

    @rule(player=people)
    def wait_for_a_seat(self, player):
        self.do(ListAlternate(player))

    @rule(step=st.integers(0, 3))
    def clock(self, step):
        self.do(StartClock())
        self.do(MoveClock(step))

    @rule(seed=st.integers(0, 99))
    def balance(self, seed):
        """Accepts what is proposed until nothing is, answering every question about buttons."""
        for turn in range(20):
            found = proposal(self.t, f"{seed} {turn}")
            for table in found.needs:
                seats = set(self.t.sitters[table])
                hand = (
                    opening_hand(min(seats), seats).positions
                    if len(seats) > 1
                    else frozen_hand_of_one(min(seats))
                )
                self.do(SeeBlinds(table, hand))
            if found.moves:
                seats = [SeatDrawn(one.player, *one.to) for one in found.moves]
                self.do(AcceptMoves(tuple(seats), "TDA 11", found.breaks, found.seed))
            elif not found.needs:
                break
        found = proposal(self.t, "after")
        assert not found.moves or found.needs
        self.do(Arrive(tuple(sorted(self.t.moving))[:1]))
        if not found.waits and not any(state.locked for state in self.t.room.values()):
            open_ones = [
                len(there)
                for table, there in self.t.sitters.items()
                if len(there) + len(self.t.table(table).unavailable) < self.t.size(table)
            ]
            most = max(map(len, self.t.sitters.values()), default=0)
            within = 2 if len(self.t.sitters) > 2 else 1
            assert most - min(open_ones, default=most) <= within

    @rule(way=st.sampled_from([EVEN, CHIP_CHOP]), held=st.integers(0, 90), rest=st.booleans())
    def deal_or_withdraw(self, way, held, rest):
        if self.t.deal:
            self.do(WithdrawDeal("somebody changed their mind"))
            return
        bounties = bounties_left(self.t)
        parties = [Party(one, 1000 + one, bounty=bounties[one]) for one in sorted(self.t.left)]
        if len(parties) < 2:
            return
        terms = DealTerms(way, held, EVENLY if rest else PLAYED_FOR)
        made = deal(parties, (self.t.pool,), terms)
        before = sum(heads(self.t).won.values()) + sum(heads(self.t).on.values())
        if self.do(MakeDeal(agreement(made, terms), note="counted by eye")):
            assert sum(dealt(self.t).values()) + still_played_for(self.t) == self.t.pool
            after = sum(heads(self.t).won.values()) + sum(heads(self.t).on.values())
            assert after == before

    @rule(which=st.integers(0, 60))
    def take_back_any(self, which):
        numbers = [
            one.number for one in self.desk.log.records if self.desk.log.in_force(one.number)
        ]
        number = numbers[which % len(numbers)]
        try:
            others = [one.number for one in self.desk.dependents(number)]
        except Refused:
            return
        self.desk.take_back(number, others)
        assert not any(self.desk.log.in_force(one) for one in (number, *others))

    @rule()
    def undo_and_redo(self):
        before = self.t
        try:
            self.desk.undo()
        except Refused:
            return
        check_chips(self.desk.log)
        self.desk.redo()
        assert self.t == before

    @invariant()
    def nobody_has_two_seats_and_no_seat_two_people(self):
        if not hasattr(self, "desk"):
            return
        t = self.t
        by_table = {
            (table, seat): entry
            for table, there in t.sitters.items()
            for seat, entry in there.items()
        }
        assert by_table == {tuple(place): entry for entry, place in t.seats.items()}
        assert all(t.is_in(entry) for entry in t.seats)

    @invariant()
    def places_are_unique_but_for_ties_and_leave_no_gap(self):
        if not hasattr(self, "desk"):
            return
        placed = self.t.standings()
        taken = sorted({(one.place, one.tied) for one in placed})
        assert self.t.places() == {one.entry.number: one.place for one in placed}
        here = self.t.players_left + 1 if not self.t.winner else 1
        for place, tied in taken:
            assert place == here
            here += tied
        assert here == self.t.entered + 1

    @invariant()
    def money_in_is_money_out(self):
        if not hasattr(self, "desk"):
            return
        ledger = self.t.ledger
        accounts = ledger.accounts.values()
        lines = ledger.lines.values()
        assert ledger.taken == sum(line.amount for line in lines if not line.what)
        assert sum(ledger.given.values()) == -sum(line.amount for line in lines if line.what)
        assert ledger.taken == sum(account.paid for account in accounts)
        assert ledger.sold.total == sum(account.price.total for account in accounts)
        assert ledger.owed == sum(account.owes for account in accounts)
        assert self.t.pool >= self.t.into_pool >= ledger.sold.pool
        assert self.t.overlay == max(0, self.t.terms.guarantee - self.t.into_pool)

    @invariant()
    def bounties_are_won_or_on_a_head_or_unclaimed(self):
        if not hasattr(self, "desk"):
            return
        found, terms = bounties(self.t), self.t.terms
        assert found.total - found.in_no_envelope == (
            worth(terms.mystery) if terms.bounties == "mystery" else self.t.ledger.sold.bounty
        )
        lines = self.t.ledger.lines.values()
        assert found.paid == -sum(line.amount for line in lines if line.what == BOUNTY)
        assert set(found.accounts) <= {*self.t.entries, *self.t.voided}

    @invariant()
    def every_chip_that_was_issued_is_in_play_or_out_for_a_reason(self):
        if hasattr(self, "desk"):
            check_chips(self.desk.log)


def frozen_hand_of_one(seat):
    """Where the blinds would be with one player at the table."""
    return Positions(seat % 4 + 1, (seat + 1) % 4 + 1, seat)


AtTheDesk.TestCase.settings = settings(
    max_examples=examples(9),
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
test_an_event_at_the_desk_keeps_its_laws = AtTheDesk.TestCase

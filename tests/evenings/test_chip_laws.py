"""The law of chips: issued is in play and out, after every act, every undo and every redo.

Random acts on a log in memory, in every format: rebuys, add-ons and lammers, flights of which the
best stack goes on, rounds with new stacks, and events that only count.
"""

from contextlib import suppress
from dataclasses import replace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from director.tournament.commands import (
    AddOn,
    BagChips,
    ChangeStructure,
    Command,
    Disqualify,
    DrawRound,
    DrawSeats,
    Eliminate,
    EndFlight,
    JoinFlights,
    OpenFlight,
    PlanRounds,
    Rebuy,
    RedeemAllLammers,
    RedeemLammers,
    Refused,
    Register,
    Reinstate,
    RenameEntry,
    SetFlightTerms,
    TurnCounters,
    VoidEntry,
)
from director.tournament.entries.terms import AddOns, LammerTerms, Rebuys, ReEntries
from director.tournament.facts import RecordsUndone
from director.tournament.flights.state import BAGS, FlightTerms
from director.tournament.log.refused import Unfit
from director.tournament.shootouts.state import RoundTerms
from director.tournament.state import EntryNumber, PlayerNumber
from tests.evenings.chip_banks import check_chips
from tests.rounds import examples
from tests.tournament.evening import STRUCTURE, Evening

SOLD = replace(
    STRUCTURE,
    rebuys=Rebuys(60, 500),
    add_ons=AddOns(50, 300, limit=9),
    re_entries=ReEntries(),
)
WITH_LAMMERS = replace(SOLD, lammers=LammerTerms(2, 250))
STRUCTURES = (SOLD, WITH_LAMMERS, replace(WITH_LAMMERS, starting_chips=1500))
which = st.integers(0, 30)
WHY = "the floor says so"


class WithChips(RuleBasedStateMachine):
    """An evening in the hands of somebody who does anything in any order."""

    @initialize(structure=st.sampled_from(STRUCTURES))
    def open(self, structure):
        self.evening = Evening(0, structure)
        self.begin()

    def begin(self):
        for number in range(1, 7):
            self.do(Register(number, f"first {number}"))
        self.do(DrawSeats("first"))

    @property
    def t(self):
        return self.evening.t

    def do(self, command: Command):
        self.evening.wait(seconds=20)
        with suppress(Refused):
            self.evening.do(command)

    def some(self, at: int, among) -> EntryNumber:
        """One of these, or an entry that there is not."""
        ordered = sorted(among)
        return ordered[at % len(ordered)] if ordered else EntryNumber(99)

    @rule(player=st.integers(1, 9))
    def enter(self, player):
        self.do(Register(PlayerNumber(player), f"late {player}", note=WHY))

    @rule(at=which)
    def void(self, at):
        self.do(VoidEntry(self.some(at, self.t.entries), "registered twice"))

    @rule(at=which, player=st.integers(1, 9))
    def rename(self, at, player):
        self.do(RenameEntry(self.some(at, self.t.entries), PlayerNumber(player)))

    @rule(at=which, kind=st.sampled_from([Rebuy, AddOn]))
    def buy_chips(self, at, kind):
        self.do(kind(self.some(at, self.t.left), note=WHY))

    @rule(at=which, count=st.integers(1, 2))
    def turn_lammers_in(self, at, count):
        self.do(RedeemLammers(self.some(at, self.t.left), count))

    @rule()
    def turn_all_lammers_in(self):
        self.do(RedeemAllLammers(WHY))

    @rule(at=which)
    def bust(self, at):
        self.do(Eliminate(self.some(at, self.t.left), note="out with lammers in hand"))

    @rule(at=which, chips=st.integers(0, 900))
    def disqualify(self, at, chips):
        self.do(Disqualify(self.some(at, self.t.left), "collusion", chips))

    @rule(at=which, table=st.integers(1, 9), seat=st.integers(1, 4))
    def reinstate(self, at, table, seat):
        self.do(Reinstate(self.some(at, self.t.busts), table, seat))

    @rule(at=which, table=st.integers(1, 9), again=st.booleans())
    def disqualify_reinstate_and(self, at, table, again):
        """Disqualified by mistake, and in again: then out again, or as if never in."""
        entry = self.some(at, self.t.left)
        self.do(Disqualify(entry, "collusion", 400))
        self.do(Reinstate(entry, table, 4))
        self.do(Disqualify(entry, "collusion", 700) if again else VoidEntry(entry, "never in"))

    @rule(structure=st.sampled_from(STRUCTURES))
    def change_structure(self, structure):
        self.do(ChangeStructure(structure))

    @rule(seed=st.integers(0, 9))
    def draw(self, seed):
        self.do(DrawSeats(str(seed)))

    @rule(at=which, chips=st.integers(1, 3000))
    def bag(self, at, chips):
        self.do(BagChips(self.some(at, self.t.left), chips))

    @rule(seed=st.integers(0, 9))
    def next_day(self, seed):
        for entry in sorted(self.t.left - frozenset(self.t.bagged)):
            self.do(BagChips(entry, 1000 + entry))
        self.do(JoinFlights(str(seed)))

    @rule()
    def undo(self):
        if self.evening.log.next_undo:
            with suppress(Unfit):
                self.evening.undo()

    @rule()
    def redo(self):
        if self.evening.log.next_redo:
            with suppress(Unfit):
                self.evening.redo()

    @rule(at=which)
    def take_back_any(self, at):
        """And with it what has no ground then."""
        log = self.evening.log
        number = self.some(at, [one.number for one in log.records if log.in_force(one.number)])
        if number > 1:
            others = [one.number for one in log.dependents(number)]
            self.evening.write(RecordsUndone(tuple(sorted([number, *others]))))

    @invariant()
    def every_chip_that_was_issued_is_in_play_or_out_for_a_reason(self):
        if hasattr(self, "evening"):
            check_chips(self.evening.log)


class InFlights(WithChips):
    """Start days with bags; of several bags of a player one goes on."""

    @initialize(structure=st.sampled_from(STRUCTURES), bags=st.sampled_from(BAGS))
    def open(self, structure, bags):
        self.bags = bags
        WithChips.open(self, structure)

    def begin(self):
        self.do(SetFlightTerms(FlightTerms(self.bags)))
        self.do(OpenFlight("1A"))
        WithChips.begin(self)

    @rule(label=st.sampled_from(["1B", "1C"]))
    def open_flight(self, label):
        self.do(OpenFlight(label))

    @rule(player=st.integers(1, 9), label=st.sampled_from(["1A", "1B"]))
    def enter_a_flight(self, player, label):
        self.do(Register(PlayerNumber(player), "again", note=WHY, flight=label))

    @rule(at=which)
    def end(self, at):
        """Everybody left in it bags, and it is over."""
        labels = [one.label for one in self.t.flights]
        if labels:
            label = labels[at % len(labels)]
            for entry in sorted(self.t.left - frozenset(self.t.bagged)):
                if self.t.flight_of.get(entry) == label:
                    self.do(BagChips(entry, 1000 + 7 * entry % 5))
            self.do(EndFlight(label, WHY))

    @rule(player=st.integers(1, 6), back=st.booleans())
    def two_bags_of_one_player_meet(self, player, back):
        """In two flights, and perhaps the one that stayed behind reinstated."""
        self.do(OpenFlight("1B"))
        self.do(Register(PlayerNumber(player), "again", note=WHY, flight="1B"))
        for at in range(len(self.t.flights)):
            self.end(at)
        self.do(JoinFlights("both"))
        if back:
            for entry in sorted(self.t.forfeited):
                self.do(Reinstate(entry, 9, 1))


class InRounds(WithChips):
    """A shootout, of which each round begins with new stacks or goes on with the old ones."""

    def begin(self):
        self.do(PlanRounds(RoundTerms(2)))
        for number in range(1, 9):
            self.do(Register(number, f"first {number}"))
        self.do(DrawRound("first"))

    @rule(seed=st.integers(0, 9), note=st.sampled_from(["", WHY]))
    def draw_round(self, seed, note):
        self.do(DrawRound(str(seed), note))

    @rule(seed=st.integers(0, 9), seats=st.integers(2, 3), fresh=st.booleans())
    def play_down(self, seed, seats, fresh):
        """Every table plays until one is left, and the next round is drawn."""
        self.do(PlanRounds(RoundTerms(seats, fresh=fresh)))
        for there in list(self.t.sitters.values()):
            for entry in sorted(there.values())[1:]:
                self.do(Eliminate(entry, note="out with lammers in hand"))
        self.do(DrawRound(str(seed)))


class OnlyCounted(WithChips):
    """Nobody has a name: the keys of the clock count."""

    def begin(self):
        self.do(TurnCounters(entries=10))

    @rule(
        what=st.sampled_from(["entries", "out", "rebuys", "add_ons"]),
        by=st.sampled_from([1, -1, 10, -10]),
    )
    def turn(self, what, by):
        self.do(TurnCounters(**{what: by}))


MANY = settings(max_examples=examples(20), stateful_step_count=40, deadline=None)
for machine in (WithChips, InFlights, InRounds, OnlyCounted):
    machine.TestCase.settings = MANY

test_chips_add_up = WithChips.TestCase
test_chips_add_up_in_flights = InFlights.TestCase
test_chips_add_up_in_rounds = InRounds.TestCase
test_chips_add_up_where_nobody_has_a_name = OnlyCounted.TestCase

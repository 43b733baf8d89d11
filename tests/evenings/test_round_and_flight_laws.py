"""The laws of an event hold in rounds and in flights too: random acts on a real book."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from director.tournament.clock.commands import NoteMachineClock
from director.tournament.commands import (
    AddTime,
    BagChips,
    ByClock,
    DrawRound,
    DrawSeats,
    Eliminate,
    EndFlight,
    GiveClock,
    JoinFlights,
    OpenFlight,
    PlanRounds,
    Register,
    SetFlightTerms,
    StartClock,
    VoidEntry,
)
from director.tournament.flights.state import BAGS, FlightTerms
from director.tournament.seats.proposals import proposal
from director.tournament.shootouts.state import PLACES, RoundTerms
from tests.evenings.test_event_laws import AtTheDesk
from tests.rounds import examples

which = st.integers(0, 5)


class InRounds(AtTheDesk):
    """A shootout at tables of two to four, drawn whenever anybody likes."""

    @initialize(
        seats=st.integers(2, 4),
        fresh=st.booleans(),
        own=st.booleans(),
        places=st.sampled_from(PLACES),
        fixed=st.booleans(),
    )
    def open(self, seats, fresh, own, places, fixed):
        AtTheDesk.open(self)
        terms = RoundTerms(seats, fresh=fresh, own_clocks=own, places=places, fixed=fixed)
        self.do(PlanRounds(terms))
        self.do(DrawRound("first"))

    @rule(seed=st.integers(0, 99), note=st.sampled_from(["", "those who are ready"]))
    def draw_round(self, seed, note):
        self.do(DrawRound(str(seed), note))

    @rule(table=st.integers(1, 4), on=st.booleans(), minutes=st.integers(-3, 3))
    def clocks(self, table, on, minutes):
        self.do(GiveClock(table, own=on))
        self.do(ByClock(f"table {table}", StartClock()))
        self.do(ByClock(f"table {table}", AddTime(minutes)))
        self.do(NoteMachineClock(minutes))

    @rule(table=st.integers(1, 4))
    def play_down(self, table):
        """A table plays until one is left, and those who are ready go on."""
        for entry in sorted(self.t.sitters.get(table, {}).values())[1:]:
            self.do(Eliminate(entry, note="lammers lost"))
        self.do(DrawRound("next", "those who are ready"))

    def balance(self):
        """Nobody is moved once a round is drawn."""

    @invariant()
    def nobody_is_moved_between_the_tables_of_a_round(self):
        if hasattr(self, "desk") and self.t.rounds:
            assert proposal(self.t, "any").is_empty

    @invariant()
    def everybody_in_a_later_round_has_played_the_one_before(self):
        if not hasattr(self, "desk"):
            return
        for before, after in zip(self.t.rounds, self.t.rounds[1:], strict=False):
            assert set(after.home) <= set(before.home)
            assert len(after.home) <= after.players


class InFlights(AtTheDesk):
    """Flights that open, bag, end and meet, in any order."""

    @initialize(
        bags=st.sampled_from(BAGS), percent=st.sampled_from([0, 0, 50]), each=st.integers(0, 2)
    )
    def open(self, bags, percent, each):
        AtTheDesk.open(self)
        for entry in sorted(self.t.entries):
            self.do(VoidEntry(entry, "before the flight is opened"))
        self.do(SetFlightTerms(FlightTerms(bags, percent=percent, entries_each=each)))
        self.do(OpenFlight("1A"))
        for number in range(1, 10):
            self.do(Register(number, f"first {number}", "cash"))
        self.do(DrawSeats("first"))

    @rule(label=st.sampled_from(["1B", "1C"]))
    def open_flight(self, label):
        self.do(OpenFlight(label))
        self.do(ByClock(label, StartClock()))

    @rule(one=which, chips=st.integers(1, 9000))
    def bag(self, one, chips):
        self.do(BagChips(self.some(one, self.t.left), chips))

    @rule(one=which, note=st.sampled_from(["", "late"]))
    def end(self, one, note):
        """Everybody left in it bags, and it ends."""
        flights = self.t.flights
        if not flights:  # the first one's opening was taken back
            return
        label = flights[one % len(flights)].label
        for entry in sorted(self.t.left - frozenset(self.t.bagged)):
            if self.t.flight_of.get(entry) == label:
                self.do(BagChips(entry, 1000 + entry))
        self.do(EndFlight(label, note))

    @rule(player=st.integers(1, 9), label=st.sampled_from(["", "1A", "1B"]))
    def enter_again(self, player, label):
        self.do(Register(player, "again", note="asked nicely", flight=label))

    @rule(seed=st.integers(0, 99))
    def join(self, seed):
        self.do(JoinFlights(str(seed)))

    @invariant()
    def each_flight_counts_its_own(self):
        if not hasattr(self, "desk"):
            return
        t = self.t
        for one in t.flights:
            here = [entry for entry, label in t.flight_of.items() if label == one.label]
            assert one.entered == len(here)
            assert one.left == sum(t.is_in(entry) for entry in here)
            assert one.bags == sum(entry in t.bagged for entry in here)

    @invariant()
    def who_has_bagged_sits_nowhere(self):
        if hasattr(self, "desk"):
            assert not set(self.t.bagged) & set(self.t.seats)
            assert all(self.t.is_in(entry) for entry in self.t.bagged)

    def balance(self):
        """Flights of two tables and more are balanced each for itself."""


QUICK = settings(
    max_examples=examples(8),
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
InRounds.TestCase.settings = QUICK
InFlights.TestCase.settings = QUICK
test_a_shootout_keeps_the_laws = InRounds.TestCase
test_flights_keep_the_laws = InFlights.TestCase

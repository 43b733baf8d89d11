"""What happened to flights and days: which facts fit, and what is then true."""

from datetime import timedelta

import pytest
from immutables import Map

from director.tournament.clock.state import Clock
from director.tournament.commands import (
    BagChips,
    ByClock,
    DrawSeats,
    Eliminate,
    EndFlight,
    Forbidden,
    JoinFlights,
    OpenFlight,
    Refused,
    Register,
    SetFlightTerms,
    StartClock,
)
from director.tournament.flights.chip_counts import average, issued
from director.tournament.flights.facts import (
    BagForfeited,
    BagsReturned,
    ChipsBagged,
    FlightEnded,
    FlightOpened,
    FlightTermsSet,
)
from director.tournament.flights.left_bags import out_of_pool, paid_for_bags
from director.tournament.flights.state import Flight, FlightTerms
from tests.tournament.evening import FRIDAY, Evening


def flight(evening, label, *players):
    evening.do(OpenFlight(label))
    for player in players:
        evening.do(Register(player, f"late {player}"))
    evening.do(DrawSeats(f"seats {label}"))


def three_in_a_flight():
    evening = Evening()
    flight(evening, "1A", 1, 2, 3)
    return evening


def why(fact, t):
    found = fact.unfit(t)
    return found and found.said(str)


def refused(evening, command):
    with pytest.raises(Refused) as caught:
        evening.do(command)
    return caught.value.sentence.said(str), caught.value.overridable


def said(command, evening):
    return command.label(evening.t).said(str)


PLAYED = "Unknown flight rules"
COUNTED = "Numbers cannot be negative"


@pytest.mark.parametrize(
    ("terms", "sentence"),
    [
        (FlightTerms(), None),
        (FlightTerms("all", 0, 0, 0), None),
        (FlightTerms("newest", 1, 100, 1), None),
        (FlightTerms("worst"), PLAYED),
        (FlightTerms(percent=-1), PLAYED),
        (FlightTerms(percent=1), None),
        (FlightTerms(percent=101), PLAYED),
        (FlightTerms(paid=-1), COUNTED),
        (FlightTerms(entries_each=-1), COUNTED),
    ],
)
def test_terms_of_flights_are_those_that_there_are_and_set_before_the_flights_meet(terms, sentence):
    t = Evening().t

    assert why(FlightTermsSet(terms), t) == sentence
    met = "The flights are already combined"
    assert why(FlightTermsSet(terms), t.but(joined=True)) == (sentence or met)
    assert FlightTermsSet(terms).then(t, FRIDAY).flight_terms == terms


def test_a_flight_is_opened_with_a_name_of_its_own_until_the_flights_have_met():
    t = three_in_a_flight().t
    own = t.but(clocks=t.clocks.set("1B", Clock()))

    assert why(FlightOpened("1B"), t) is None
    assert why(FlightOpened(" "), t) == "A flight needs a name"
    assert why(FlightOpened("1A"), t) == "There is already a flight 1A"
    assert why(FlightOpened("1B"), own) == "There is already a flight 1B"
    assert why(FlightOpened("1B"), t.but(joined=True)) == "The flights are already combined"
    at = FRIDAY + timedelta(hours=2)
    after = FlightOpened("1B", at).then(t, FRIDAY)
    assert after.flights == (Flight("1A", 3), Flight("1B"))
    assert after.clocks["1B"] == Clock(zone=t.clock.zone, starts_at=at)


def test_a_bag_holds_chips_frees_the_seat_and_is_counted_once():
    evening = three_in_a_flight()
    evening.do(Eliminate(3))
    t = evening.t

    after = ChipsBagged(1, 1700).then(t, FRIDAY)
    again = ChipsBagged(1, 1600).then(after, FRIDAY)

    assert [why(ChipsBagged(1, chips), t) for chips in (-1, 0, 1)] == [
        "A bag needs chips",
        "A bag needs chips",
        None,
    ]
    assert why(ChipsBagged(3, 500), t) == "3 is not in the tournament"
    assert (dict(after.bagged), after.stacks[1], 1 in after.seats) == ({1: 1700}, 1700, False)
    assert (dict(again.bagged), again.stacks[1]) == ({1: 1600}, 1600)
    assert after.flights == again.flights == (Flight("1A", 3, 1, 1),)


def test_only_a_bag_that_there_is_can_be_given_up_and_its_chips_leave_play():
    evening = three_in_a_flight()
    evening.do(Eliminate(3))
    evening.do(BagChips(1, 1700))
    t = evening.t

    after = BagForfeited(1).then(t, FRIDAY)

    assert why(BagForfeited(1), t) is None
    assert why(BagForfeited(2), t) == "2 has no bag"
    assert why(BagForfeited(3), t) == "3 is not in the tournament"
    assert (dict(after.forfeited), after.is_in(1), dict(after.bagged)) == ({1: 1700}, False, {})
    assert after.flights == (Flight("1A", 3, 2, 0),)
    assert after.busts[1].turn > after.busts[3].turn


def test_a_flight_ends_once_when_everybody_left_has_bagged_and_its_clock_stands():
    evening = three_in_a_flight()
    flight(evening, "1B", 4)
    evening.do(ByClock("1A", StartClock()))
    evening.do(BagChips(1, 1000))
    open_ = evening.t
    evening.do(BagChips(2, 1000))
    evening.do(BagChips(3, 1000))
    evening.wait(minutes=5)
    full = evening.t
    evening.do(EndFlight("1A"))
    t = evening.t

    assert why(FlightEnded("1C"), open_) == "There is no flight 1C"
    assert why(FlightEnded("1A"), open_) == "Flight 1A: 2 players still to bag"
    assert why(FlightEnded("1A"), full) is None
    assert why(FlightEnded("1A"), t) == "Flight 1A is over"
    assert t.flights == (Flight("1A", 3, 0, 3, ended=True), Flight("1B", 1))
    assert (full.clocks["1A"].since, t.clocks["1A"].since) == (FRIDAY, None)
    assert refused(evening, BagChips(1, 900)) == (
        "Flight 1A is over: undo its end first",
        False,
    )
    assert why(BagsReturned(), t) == "Flight 1B is still running: end it first"
    assert why(BagsReturned(), t.but(joined=True)) is None


def test_bags_return_by_a_clock_that_there_is_where_somebody_has_bagged():
    evening = three_in_a_flight()
    for entry in (1, 2, 3):
        evening.do(BagChips(entry, 1000))
    evening.do(EndFlight("1A"))
    t = evening.t

    after = BagsReturned("1A").then(t, FRIDAY)

    assert why(BagsReturned("1A"), t) is None
    assert why(BagsReturned("1B"), t) == "There is no clock for 1B"
    assert why(BagsReturned(), t.but(bagged=Map())) == "No chips are bagged yet"
    assert (dict(after.bagged), dict(after.clocks), after.joined) == ({}, {}, True)
    assert after.flights == (Flight("1A", 3, 0, 0, ended=True),)
    assert BagsReturned().then(Evening(2).t, FRIDAY).joined is False


def test_flights_are_announced_in_words():
    evening = three_in_a_flight()
    for entry in (1, 2, 3):
        evening.do(BagChips(entry, 1000))
    alone = Evening(4)
    alone.do(BagChips(1, 1000))
    alone.do(BagChips(2, 1000))
    ways = [SetFlightTerms(FlightTerms(how)) for how in ("best", "all", "newest")]

    assert [said(one, evening) for one in ways] == [
        "Flights: best stack forward",
        "Flights: all bags combined",
        "Flights: latest stack forward",
    ]
    assert said(SetFlightTerms(FlightTerms("so")), evening) == "Flight rules changed"
    assert said(OpenFlight("1B"), evening) == "Flight 1B opened"
    assert said(BagChips(1, 12_500), evening) == "1 bagged 12,500"
    assert said(EndFlight("1A"), evening) == "Flight 1A ended"
    assert said(EndFlight("1A", "late"), evening) == "Flight 1A ended: late"
    assert said(JoinFlights("x"), evening) == "Flights combined, 3 bags"
    assert said(JoinFlights("x"), alone) == "Next day started, 2 bags"
    assert refused(alone, JoinFlights("x")) == ("2 players still to bag", False)


def test_what_cannot_be_done_with_flights_is_refused():
    evening, entered = three_in_a_flight(), Evening(2)

    assert refused(evening, SetFlightTerms(FlightTerms())) == ("Already set that way", False)
    assert refused(evening, OpenFlight(" Table  2")) == (
        "A flight cannot have the name of a table",
        False,
    )
    assert refused(entered, OpenFlight("1A")) == (
        "Players are already registered: open flights before registration",
        False,
    )
    assert refused(evening, OpenFlight("1B", evening.now)) == ("That time has passed", False)
    evening.do(OpenFlight(" 1 B ", evening.now + timedelta(minutes=1)))
    assert [one.label for one in evening.t.flights] == ["1A", "1 B"]


@pytest.mark.parametrize(("percent", "target"), [(33, 1), (34, 2), (66, 2), (67, 3), (0, 3)])
def test_a_flight_played_down_to_a_part_ends_at_it_rounded_up(percent, target):
    evening = three_in_a_flight()
    evening.do(SetFlightTerms(FlightTerms("all", percent=percent)))
    for entry in (1, 2, 3):
        evening.do(BagChips(entry, 1000))

    if target < 3:
        with pytest.raises(Forbidden) as caught:
            evening.do(EndFlight("1A"))
        assert (
            caught.value.sentence.said(str)
            == f"3 players are left: the flight plays down to {target}"
        )
    evening.do(EndFlight("1A", "" if target == 3 else "the night is over"))
    assert evening.t.flights[0].ended


def test_chips_of_a_flight_are_those_given_out_in_it_and_an_average_is_rounded():
    evening = three_in_a_flight()
    t = evening.t
    (one,) = t.flights

    assert (issued(t, "1A"), issued(t, "1B")) == (3000, 0)
    assert average(t, one) == 1000
    assert average(t, one._replace(out=1)) == 1500
    assert average(t, one._replace(out=2)) == 3000
    assert average(t, one._replace(entered=7)) == 429
    assert average(t, one._replace(out=3)) == 0


def test_each_bag_that_stayed_behind_is_paid_for_once_its_entry_is_out():
    evening = three_in_a_flight()
    evening.do(SetFlightTerms(FlightTerms(paid=12)))
    for entry in (1, 2, 3):
        evening.do(BagChips(entry, 1000))
    t = BagForfeited(3).then(BagForfeited(1).then(evening.t, FRIDAY), FRIDAY)
    unpaid = t.but(flight_terms=FlightTerms())
    some = t.but(busts=t.busts.delete(1))

    assert (list(paid_for_bags(t).items()), out_of_pool(t)) == ([(1, 12), (3, 12)], 24)
    assert (dict(paid_for_bags(some)), out_of_pool(some)) == ({3: 12}, 12)
    assert (dict(paid_for_bags(unpaid)), out_of_pool(unpaid)) == ({}, 0)
    assert (dict(paid_for_bags(evening.t)), out_of_pool(evening.t)) == ({}, 0)

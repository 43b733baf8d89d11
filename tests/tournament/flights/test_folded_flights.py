"""Flights and their bags: what each fact changes, or the sentence against it."""

import pytest

from director.tournament.busts.facts import ChipsCounted, Count, PlayerEliminated, PlayerReinstated
from director.tournament.busts.state import ROOM, Bust
from director.tournament.clock.facts import ClockPaused, ClockStarted, StepReached
from director.tournament.clock.own_clock_facts import ClockAdded, ClockRemoved, OwnClockChanged
from director.tournament.clock.state import Clock, Plan
from director.tournament.entries.facts import EntryVoided, PlayerRegistered
from director.tournament.flights.facts import (
    BagForfeited,
    BagsReturned,
    ChipsBagged,
    FlightEnded,
    FlightOpened,
    FlightTermsSet,
)
from director.tournament.flights.state import Flight, FlightTerms
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import SeatDrawn, SeatsDrawn
from director.tournament.state import Entry
from tests.tournament.evening import FRIDAY
from tests.tournament.folding import GONE, NOW, in_a_flight, outcome, played


def about_flights():
    return [
        (FlightOpened("1A"), {"clocks": {"1A": Clock(zone="UTC")}, "flights": (Flight("1A"),)}),
        (
            FlightOpened("1A", FRIDAY),
            {"clocks": {"1A": Clock(starts_at=FRIDAY, zone="UTC")}, "flights": (Flight("1A"),)},
        ),
        (FlightOpened(""), "A flight needs a name"),
        (FlightEnded("1A"), "There is no flight 1A"),
        (
            ChipsBagged(1, 900),
            {"seats": {1: GONE}, "sitters": {2: GONE}, "stacks": {1: 900}, "bagged": {1: 900}},
        ),
        (BagForfeited(1), "1 has no bag"),
        (BagsReturned(), "No chips are bagged yet"),
        (FlightTermsSet(FlightTerms("sum")), "Unknown flight rules"),
    ]


@pytest.mark.parametrize(("fact", "then"), about_flights())
def test_where_there_is_no_flight_yet_a_fact_changes_just_what_it_says_or_is_refused(fact, then):
    assert outcome(played(), fact) == then


def in_flight_1a():
    return [
        (
            ChipsBagged(2, 500),
            {"stacks": {2: 500}, "flights": (Flight("1A", 3, 1, 2),), "bagged": {2: 500}},
        ),
        (ChipsBagged(1, 900), {}),
        (ChipsBagged(99, 900), "There is no entry 99"),
        (
            BagForfeited(1),
            {
                "busts": {1: Bust(2 * ROOM)},
                "last_turn": 2 * ROOM,
                "flights": (Flight("1A", 3, 2),),
                "bagged": {1: GONE},
                "forfeited": {1: 900},
            },
        ),
        (FlightEnded("1A"), "Flight 1A: 1 player still to bag"),
        (FlightEnded("1A", "a bag was lost"), "Flight 1A: 1 player still to bag"),
        (FlightEnded("1B"), "There is no flight 1B"),
        (FlightOpened("1A"), "There is already a flight 1A"),
        (
            FlightOpened("1B"),
            {"clocks": {"1B": Clock(zone="UTC")}, "flights": (Flight("1A", 3, 1, 1), Flight("1B"))},
        ),
        (BagsReturned(), "Flight 1A is still running: end it first"),
        (BagsReturned("1A"), "Flight 1A is still running: end it first"),
        (
            PlayerEliminated(2),
            {
                "busts": {2: Bust(2 * ROOM)},
                "last_turn": 2 * ROOM,
                "flights": (Flight("1A", 3, 2, 1),),
            },
        ),
        (
            PlayerEliminated(1),
            {
                "busts": {1: Bust(2 * ROOM)},
                "last_turn": 2 * ROOM,
                "flights": (Flight("1A", 3, 2),),
                "bagged": {1: GONE},
            },
        ),
        (PlayerReinstated(3), {"busts": {3: GONE}, "flights": (Flight("1A", 3, bags=1),)}),
        (
            PlayerRegistered(4, 4, flight="1A"),
            {
                "entries": {4: Entry(4, 4)},
                "last_entry": 4,
                "of_player": {4: (4,)},
                "flights": (Flight("1A", 4, 1, 1),),
                "flight_of": {4: "1A"},
            },
        ),
        (PlayerRegistered(4, 4, flight="1B"), "There is no flight 1B"),
        (
            PlayerRegistered(4, 1, flight="1A"),
            {
                "entries": {4: Entry(4, 1)},
                "last_entry": 4,
                "of_player": {1: (1, 4)},
                "flights": (Flight("1A", 4, 1, 1),),
                "flight_of": {4: "1A"},
            },
        ),
        (
            EntryVoided(2, "two of them"),
            {
                "entries": {2: GONE},
                "voided": {2: "two of them"},
                "of_player": {2: GONE},
                "flights": (Flight("1A", 2, 1, 1),),
                "flight_of": {2: GONE},
            },
        ),
        (
            EntryVoided(1, "two of them"),
            {
                "entries": {1: GONE},
                "voided": {1: "two of them"},
                "of_player": {1: GONE},
                "flights": (Flight("1A", 2, 1),),
                "flight_of": {1: GONE},
                "bagged": {1: GONE},
            },
        ),
        (ClockRemoved("1A"), "That is the clock of a flight"),
        (ClockAdded("1A"), "1A already has a clock"),
        (
            OwnClockChanged("1A", ClockStarted()),
            {
                "clocks": {
                    "1A": Clock(since=NOW, started=True, begun=NOW, plan=Plan(0, NOW), zone="UTC")
                }
            },
        ),
        (OwnClockChanged("1A", ClockPaused()), "The clock is not running"),
        (
            OwnClockChanged("1A", StepReached(1)),
            {"clocks": {"1A": Clock(1, begun=NOW, zone="UTC")}},
        ),
        (
            SeatsDrawn("s", (SeatDrawn(1, 3, 1),)),
            {
                "seats": {1: Place(3, 1)},
                "sitters": {3: {1: 1}},
                "drawn": True,
                "flights": (Flight("1A", 3, 1),),
                "bagged": {1: GONE},
            },
        ),
        (ChipsCounted((Count(1, 500),)), {"stacks": {1: 500}}),
    ]


@pytest.mark.parametrize(("fact", "then"), in_flight_1a())
def test_what_happens_in_a_flight_changes_just_that_or_is_refused_with_a_sentence(fact, then):
    assert outcome(in_a_flight(), fact) == then

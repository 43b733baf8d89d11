"""Tables, clocks and the event itself: what each fact changes, or the sentence against it."""

from datetime import timedelta

import pytest

from director.tournament.clock.facts import (
    ClockPaused,
    ClockPut,
    ClockStarted,
    MachineClockMoved,
    PauseAppointed,
    StartAppointed,
    StepLengthened,
    StepReached,
    TimeAdded,
)
from director.tournament.clock.own_clock_facts import ClockAdded, ClockRemoved, OwnClockChanged
from director.tournament.clock.state import Clock, Plan
from director.tournament.event.facts import (
    EventClosed,
    EventPaidOut,
    EventRenamed,
    EventReopened,
    LogoSet,
)
from director.tournament.seats.buttons import Positions
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import (
    ButtonSeen,
    PlayersMoved,
    PlayersSat,
    SeatChangeAsked,
    SeatChangeDropped,
    SeatDrawn,
    SeatLeft,
    SeatsDrawn,
    SeatsUnavailable,
    SeatsVerified,
    TableClosed,
    TableGameSet,
    TableLocked,
    TablesOpened,
)
from director.tournament.seats.state import TableState
from director.tournament.state import SeatRequest
from tests.tournament.evening import FRIDAY
from tests.tournament.folding import GONE, NOW, outcome, played


def about_the_room():
    return [
        (ClockStarted(), "The clock is already running"),
        (ClockPaused(), {"clock.played": timedelta(minutes=6), "clock.since": None}),
        (StepReached(1), {"clock.step": 1, "clock.since": NOW, "clock.begun": NOW}),
        (StepReached(9), "The structure has no such level"),
        (StepReached(-1), "The structure has no such level"),
        (
            ClockPut(1, 90_000),
            {
                "clock.step": 1,
                "clock.played": timedelta(seconds=90),
                "clock.since": NOW,
                "clock.begun": FRIDAY + timedelta(seconds=270),
            },
        ),
        (ClockPut(9, 0), "The structure has no such level"),
        (
            TimeAdded(60),
            {
                "clock.played": timedelta(minutes=6),
                "clock.since": NOW,
                "clock.added": {0: timedelta(minutes=1)},
            },
        ),
        (
            TimeAdded(-60),
            {
                "clock.played": timedelta(minutes=6),
                "clock.since": NOW,
                "clock.added": {0: timedelta(minutes=-1)},
            },
        ),
        (StepLengthened(1, 60), {"clock.added": {1: timedelta(minutes=1)}}),
        (StepLengthened(9, 60), "The structure has no such level"),
        (StartAppointed(NOW + timedelta(hours=1)), "The clock is already running"),
        (StartAppointed(None), "The clock is already running"),
        (PauseAppointed(1), {"clock.stops_after": frozenset({1})}),
        (PauseAppointed(1, False), {}),
        (PauseAppointed(9), "The structure has no such level"),
        (
            MachineClockMoved(60_000),
            {
                "clock.played": timedelta(minutes=5),
                "clock.since": NOW,
                "clock.begun": FRIDAY + timedelta(minutes=1),
                "clock.plan": Plan(0, FRIDAY + timedelta(minutes=1)),
            },
        ),
        (EventRenamed("Saturday"), {"name": "Saturday"}),
        (LogoSet("aGk="), {"logo": "aGk="}),
        (LogoSet("a" * 96_001), "The logo is too large"),
        (
            EventClosed(),
            {
                "closed": True,
                "clock.played": timedelta(minutes=6),
                "clock.since": None,
                "clock.held": NOW,
                "clock.goes_on": True,
            },
        ),
        (EventReopened(), "The event is open"),
        (EventPaidOut(), "The event is not closed"),
        (ClockAdded("table 1"), {"clocks": {"table 1": Clock(zone="UTC")}}),
        (ClockRemoved("table 1"), "There is no clock for table 1"),
        (OwnClockChanged("table 1", ClockStarted()), "There is no clock for table 1"),
        (
            SeatsDrawn("s", (SeatDrawn(1, 3, 1),)),
            {"seats": {1: Place(3, 1)}, "sitters": {2: GONE, 3: {1: 1}}},
        ),
        (
            SeatsDrawn("s", (SeatDrawn(1, 3, 1), SeatDrawn(2, 3, 1))),
            "One player to a seat, one seat to a player",
        ),
        (SeatsDrawn("s", (SeatDrawn(6, 3, 1),)), "6 is not in the tournament"),
        (
            PlayersMoved((SeatDrawn(1, 3, 1),), "TDA 11"),
            {
                "seats": {1: Place(3, 1)},
                "sitters": {2: GONE, 3: {1: 1}},
                "moving": {1: Place(2, 2)},
            },
        ),
        (
            PlayersMoved((SeatDrawn(1, 3, 1),), follow=False),
            {"seats": {1: Place(3, 1)}, "sitters": {2: GONE, 3: {1: 1}}},
        ),
        (PlayersSat((1,)), "1 was not sent anywhere"),
        (SeatLeft(1), {"seats": {1: GONE}, "sitters": {2: GONE}}),
        (SeatLeft(6), "6 is not in the tournament"),
        (SeatChangeAsked(1, 3), {"seat_requests": (SeatRequest(1, 3),)}),
        (SeatChangeAsked(1, 3, 9), "Table 3 has no seat 9"),
        (SeatChangeAsked(1, 2), "The player is already in that seat"),
        (SeatChangeAsked(6, 2), "6 is not in the tournament"),
        (SeatChangeDropped(1), "1 asked for no other seat"),
        (TablesOpened((3, 4)), {"room": {3: TableState(ready=True), 4: TableState(ready=True)}}),
        (TablesOpened((3,), 2), {"room": {3: TableState(2, ready=True)}}),
        (TablesOpened((1,)), {"room": {1: TableState(ready=True)}}),
        (TableClosed(3), {"room": {3: TableState(closed=True)}}),
        (TableLocked(1, "no light"), {"room": {1: TableState(locked="no light")}}),
        (TableLocked(1, ""), {}),
        (SeatsUnavailable(3, (2, 4)), {"room": {3: TableState(unavailable=(2, 4))}}),
        (
            ButtonSeen(1, Positions(1, 2, 3)),
            {"room": {1: TableState(next=Positions(1, 2, 3), seen=NOW)}},
        ),
        (TableGameSet(1, "razz"), "The event has no game “razz”"),
        (SeatsVerified(1, (1, 2)), "Nobody sits at table 1, seat 1"),
        (PlayersSat((6,)), "6 is not in the tournament"),
        (TableGameSet(1, "texas-holdem"), {"room": {1: TableState(game="texas-holdem")}}),
        (
            TableGameSet(1, "texas-holdem", 3),
            {"room": {1: TableState(game="texas-holdem", chose=3)}},
        ),
        (TableGameSet(1, "texas-holdem", 9), "Table 1 has no seat 9"),
        (TableGameSet(1, ""), "The event has no game “”"),
        (SeatsVerified(1, (2,)), {"room": {1: TableState(verified=(2,))}}),
        (SeatsVerified(1, (4, 3)), {"room": {1: TableState(verified=(4, 3))}}),
    ]


@pytest.mark.parametrize(("fact", "then"), about_the_room())
def test_what_happens_in_the_room_changes_just_that_or_is_refused_with_a_sentence(fact, then):
    assert outcome(played(), fact) == then

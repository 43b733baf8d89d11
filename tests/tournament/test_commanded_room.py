"""What is asked for clocks, tables and flights: the label and the facts, or the refusal."""

import pytest

from director.tournament.clock.commands import (
    AddTime,
    MoveClock,
    NoteMachineClock,
    PauseAfter,
    PauseClock,
    PutClockBack,
    StartAt,
    StartClock,
)
from director.tournament.clock.facts import (
    ClockPaused,
    ClockPut,
    ClockStarted,
    MachineClockMoved,
    PauseAppointed,
    StepReached,
    TimeAdded,
)
from director.tournament.clock.own_clock_commands import ByClock, GiveClock
from director.tournament.clock.own_clock_facts import ClockAdded, OwnClockChanged
from director.tournament.entries.commands import Register, RenameEntry, VoidEntry
from director.tournament.entries.facts import EntryRenamed, EntryVoided, PlayerRegistered
from director.tournament.flights.commands import (
    BagChips,
    EndFlight,
    JoinFlights,
    OpenFlight,
    SetFlightTerms,
)
from director.tournament.flights.facts import ChipsBagged, FlightTermsSet
from director.tournament.flights.state import FlightTerms
from director.tournament.seats.buttons import Positions
from director.tournament.seats.commands import (
    Arrive,
    BarSeat,
    CloseTable,
    DrawSeats,
    LeaveSeat,
    LockTable,
    OpenTables,
    PutIn,
    RedrawSeats,
    SeeBlinds,
    SeeButton,
    TurnGame,
    VerifySeats,
)
from director.tournament.seats.facts import (
    ButtonSeen,
    PlayersMoved,
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
from tests.tournament.evening import FRIDAY
from tests.tournament.folding import NOW, asked, in_a_flight, played


def in_the_room():
    """Refused with False: nothing sets it aside; with True: a note does."""
    return [
        (StartClock(), "the clock is running already", False),
        (PauseClock(), "clock paused", (ClockPaused(),)),
        (MoveClock(1), "clock moved to level 2", (StepReached(1),)),
        (MoveClock(-1), "this is the first level", False),
        (MoveClock(0), "clock moved to level 1", (StepReached(0),)),
        (MoveClock(9), "this is the last level", False),
        (AddTime(5), "5 min added to the clock", (TimeAdded(300),)),
        (AddTime(-5), "5 min taken from the clock", (TimeAdded(-300),)),
        (AddTime(-14), "14 min taken from the clock", (TimeAdded(-840),)),
        (AddTime(-15), "there are not 15 min left", False),
        (AddTime(0), "no time to add", False),
        (StartAt(NOW), "that moment has passed", False),
        (StartAt(None), "no start was set", False),
        (PauseAfter(0), "the clock stops at the end of level 1", (PauseAppointed(0),)),
        (PauseAfter(0, False), "so it is already", False),
        (PauseAfter(9), "the structure has no such level", False),
        (PutClockBack(FRIDAY), "the clock goes on from what it showed at 19:00", (ClockPut(0, 0),)),
        (PutClockBack(NOW), "the clock was not running then", False),
        (
            NoteMachineClock(60_000),
            "this machine's clock was set on by 60 s",
            (MachineClockMoved(60000),),
        ),
        (
            SetFlightTerms(FlightTerms("all")),
            "flights: all stacks of a player go on together",
            (FlightTermsSet(FlightTerms("all")),),
        ),
        (SetFlightTerms(FlightTerms()), "it is so already", False),
        (OpenFlight("1A"), "players have registered already: flights are opened before", False),
        (BagChips(1, 900), "1 bagged 900", (ChipsBagged(1, 900),)),
        (EndFlight("1A"), "there is no flight 1A", False),
        (JoinFlights("s"), "nobody has bagged any chips", False),
        (ByClock("1A", StartClock()), "there is no clock of 1A", False),
        (GiveClock(1), "table 1 plays by its own clock", (ClockAdded("table 1"),)),
        (GiveClock(0), "tables count from 1", False),
        (GiveClock(1, False), "there is no clock of table 1", False),
        (DrawSeats("s"), "everybody has a seat", False),
        (
            RedrawSeats("s"),
            "seats redrawn for 4 players",
            (
                SeatsDrawn(
                    "s",
                    (
                        SeatDrawn(1, 1, 1),
                        SeatDrawn(2, 1, 4),
                        SeatDrawn(3, 1, 3),
                        SeatDrawn(4, 1, 2),
                    ),
                ),
            ),
        ),
        (
            PutIn(1, 1, 1),
            "1 sits at table 1, seat 1",
            (PlayersMoved((SeatDrawn(1, 1, 1),), follow=False),),
        ),
        (PutIn(1, 1, 2), "3 sits at table 1, seat 2", False),
        (
            PutIn(1, 1, 2, True),
            "1 sits at table 1, seat 2",
            (PlayersMoved((SeatDrawn(1, 1, 2), SeatDrawn(3, 2, 2)), follow=False),),
        ),
        (PutIn(1, 2, 2), "that is the seat already", False),
        (PutIn(1, 1, 5), "table 1 has no seat 5", False),
        (PutIn(6, 1, 1), "6 is not in the tournament", False),
        (Arrive((1,)), "1 was not sent anywhere", False),
        (LeaveSeat(1), "1 has no seat", (SeatLeft(1),)),
        (LeaveSeat(6), "6 is not in the tournament", False),
        (OpenTables((3,)), "opened: table 3", (TablesOpened((3,)),)),
        (OpenTables((3, 4), 2), "opened: tables 3 and 4", (TablesOpened((3, 4), 2),)),
        (OpenTables(()), "tables count from 1", False),
        (OpenTables((1,)), "opened: table 1", (TablesOpened((1,)),)),
        (CloseTable(3), "table 3 closed", (TableClosed(3),)),
        (CloseTable(1), "players sit at table 1", False),
        (LockTable(1, "no light"), "table 1 locked: no light", (TableLocked(1, "no light"),)),
        (LockTable(1), "it is so already", False),
        (BarSeat(1, 1), "table 1, seat 1 is not used", (SeatsUnavailable(1, (1,)),)),
        (BarSeat(1, 2), "3 sits at table 1, seat 2", False),
        (BarSeat(1, 5), "table 1 has no seat 5", False),
        (BarSeat(1, 1, False), "it is so already", False),
        (
            SeeButton(1, 2),
            "the next button of table 1 is seat 2",
            (ButtonSeen(1, Positions(2, 3, 4)),),
        ),
        (SeeButton(1, 5), "nobody sits in seat 5", False),
        (
            SeeBlinds(1, Positions(2, 3, 4)),
            "the next big blind of table 1 is seat 4",
            (ButtonSeen(1, Positions(2, 3, 4)),),
        ),
        (SeeBlinds(1, Positions(2, 3, 5)), "table 1 has no such seat", False),
        (
            TurnGame(1, "texas-holdem"),
            "table 1 plays texas-holdem",
            (TableGameSet(1, "texas-holdem"),),
        ),
        (TurnGame(1, "razz"), "the event has no game 'razz'", False),
        (VerifySeats(1, (2, 3, 4)), "table 1: 3 seats checked", (SeatsVerified(1, (2, 3, 4)),)),
        (VerifySeats(1, (1,)), "nobody sits at table 1, seat 1", False),
    ]


@pytest.mark.parametrize(("command", "said", "facts"), in_the_room())
def test_a_command_in_the_room_brings_about_just_these_facts_or_is_refused(command, said, facts):
    assert asked(played(), command) == (said, facts)


def in_flight_1a():
    """The same in a flight."""
    return [
        (BagChips(2, 500), "2 bagged 500", (ChipsBagged(2, 500),)),
        (BagChips(2, 0), "a bag holds chips", False),
        (BagChips(1, 800), "1 bagged 800", (ChipsBagged(1, 800),)),
        (BagChips(3, 500), "3 is not in the tournament", False),
        (EndFlight("1A"), "flight 1A: 1 have not bagged yet", False),
        (EndFlight("1B"), "there is no flight 1B", False),
        (OpenFlight("1A"), "there is a flight 1A already", False),
        (OpenFlight("1B", NOW), "that moment has passed", False),
        (JoinFlights("s"), "flight 1A is not over", False),
        (Register(4, "s", flight="1A"), "4 registered", (PlayerRegistered(4, 4, flight="1A"),)),
        (Register(3, "s", flight="1A"), "3 has been out, and this event has no re-entries", True),
        (Register(1, "s", flight="1A"), "1 is in the tournament already", False),
        (Register(4, "s"), "4 registered", (PlayerRegistered(4, 4, flight="1A"),)),
        (
            SetFlightTerms(FlightTerms("all")),
            "flights: all stacks of a player go on together",
            (FlightTermsSet(FlightTerms("all")),),
        ),
        (SetFlightTerms(FlightTerms("best")), "it is so already", False),
        (
            ByClock("1A", StartClock()),
            "Flight 1A: clock started",
            (OwnClockChanged("1A", ClockStarted()),),
        ),
        (ByClock("1A", PauseClock()), "the clock is not running", False),
        (
            ByClock("1A", MoveClock(1)),
            "Flight 1A: clock moved to level 2",
            (OwnClockChanged("1A", StepReached(1)),),
        ),
        (
            ByClock("1A", AddTime(5)),
            "Flight 1A: 5 min added to the clock",
            (OwnClockChanged("1A", TimeAdded(300)),),
        ),
        (StartClock(), "clock started", (ClockStarted(),)),
        (
            VoidEntry(2, "two of them"),
            "2's entry voided: two of them",
            (EntryVoided(2, "two of them"),),
        ),
        (RenameEntry(2, 9), "entry of 2 is 9's", (EntryRenamed(2, 9),)),
    ]


@pytest.mark.parametrize(("command", "said", "facts"), in_flight_1a())
def test_so_it_is_in_a_flight(command, said, facts):
    assert asked(in_a_flight(), command) == (said, facts)

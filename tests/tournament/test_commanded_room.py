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
        (StartClock(), "The clock is already running", False),
        (PauseClock(), "Clock paused", (ClockPaused(),)),
        (MoveClock(1), "Clock moved to level 2", (StepReached(1),)),
        (MoveClock(-1), "This is the first level", False),
        (MoveClock(0), "Clock moved to level 1", (StepReached(0),)),
        (MoveClock(9), "This is the last level", False),
        (AddTime(5), "5 min added to the clock", (TimeAdded(300),)),
        (AddTime(-5), "5 min taken off the clock", (TimeAdded(-300),)),
        (AddTime(-14), "14 min taken off the clock", (TimeAdded(-840),)),
        (AddTime(-15), "Fewer than 15 min are left", False),
        (AddTime(0), "Enter how many minutes", False),
        (StartAt(NOW), "That time has passed", False),
        (StartAt(None), "No start time is set", False),
        (PauseAfter(0), "Clock set to pause at the end of level 1", (PauseAppointed(0),)),
        (PauseAfter(0, False), "Already set that way", False),
        (PauseAfter(9), "The structure has no such level", False),
        (PutClockBack(FRIDAY), "Clock put back to what it showed at 19:00", (ClockPut(0, 0),)),
        (PutClockBack(NOW), "The clock was not running at that time", False),
        (
            NoteMachineClock(60_000),
            "This machine’s clock was set forward by 60 s",
            (MachineClockMoved(60000),),
        ),
        (
            SetFlightTerms(FlightTerms("all")),
            "Flights: all bags combined",
            (FlightTermsSet(FlightTerms("all")),),
        ),
        (SetFlightTerms(FlightTerms()), "Already set that way", False),
        (
            OpenFlight("1A"),
            "Players are already registered: open flights before registration",
            False,
        ),
        (BagChips(1, 900), "1 bagged 900", (ChipsBagged(1, 900),)),
        (EndFlight("1A"), "There is no flight 1A", False),
        (JoinFlights("s"), "No chips are bagged yet", False),
        (ByClock("1A", StartClock()), "There is no clock for 1A", False),
        (GiveClock(1), "Table 1 put on its own clock", (ClockAdded("table 1"),)),
        (GiveClock(0), "Table numbers start at 1", False),
        (GiveClock(1, False), "There is no clock for table 1", False),
        (DrawSeats("s"), "All players are seated", False),
        (
            RedrawSeats("s"),
            "Seats redrawn for 4 players",
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
            "1 and 3 swap seats",
            (PlayersMoved((SeatDrawn(1, 1, 2), SeatDrawn(3, 2, 2)), follow=False),),
        ),
        (PutIn(1, 2, 2), "The player is already in that seat", False),
        (PutIn(1, 1, 5), "Table 1 has no seat 5", False),
        (PutIn(6, 1, 1), "6 is not in the tournament", False),
        (Arrive((1,)), "1 was not sent anywhere", False),
        (LeaveSeat(1), "1 has no seat", (SeatLeft(1),)),
        (LeaveSeat(6), "6 is not in the tournament", False),
        (OpenTables((3,)), "Table 3 opened", (TablesOpened((3,)),)),
        (OpenTables((3, 4), 2), "Tables 3 and 4 opened", (TablesOpened((3, 4), 2),)),
        (OpenTables(()), "Table numbers start at 1", False),
        (OpenTables((1,)), "Table 1 opened", (TablesOpened((1,)),)),
        (CloseTable(3), "Table 3 closed", (TableClosed(3),)),
        (CloseTable(1), "Players sit at table 1", False),
        (LockTable(1, "no light"), "Table 1 locked: no light", (TableLocked(1, "no light"),)),
        (LockTable(1), "Already set that way", False),
        (BarSeat(1, 1), "Table 1, seat 1 taken out of play", (SeatsUnavailable(1, (1,)),)),
        (BarSeat(1, 2), "3 sits at table 1, seat 2", False),
        (BarSeat(1, 5), "Table 1 has no seat 5", False),
        (BarSeat(1, 1, False), "Already set that way", False),
        (
            SeeButton(1, 2),
            "Table 1: seat 2 has the next button",
            (ButtonSeen(1, Positions(2, 3, 4)),),
        ),
        (SeeButton(1, 5), "Nobody sits in seat 5", False),
        (
            SeeBlinds(1, Positions(2, 3, 4)),
            "Table 1: seat 4 has the next big blind",
            (ButtonSeen(1, Positions(2, 3, 4)),),
        ),
        (SeeBlinds(1, Positions(2, 3, 5)), "Table 1 has no such seat", False),
        (
            TurnGame(1, "texas-holdem"),
            "Table 1 plays texas-holdem",
            (TableGameSet(1, "texas-holdem"),),
        ),
        (TurnGame(1, "razz"), "The event has no game “razz”", False),
        (VerifySeats(1, (2, 3, 4)), "Table 1: 3 seats confirmed", (SeatsVerified(1, (2, 3, 4)),)),
        (VerifySeats(1, (1,)), "Nobody sits at table 1, seat 1", False),
    ]


@pytest.mark.parametrize(("command", "said", "facts"), in_the_room())
def test_a_command_in_the_room_brings_about_just_these_facts_or_is_refused(command, said, facts):
    assert asked(played(), command) == (said, facts)


def in_flight_1a():
    """The same in a flight."""
    return [
        (BagChips(2, 500), "2 bagged 500", (ChipsBagged(2, 500),)),
        (BagChips(2, 0), "A bag needs chips", False),
        (BagChips(1, 800), "1 bagged 800", (ChipsBagged(1, 800),)),
        (BagChips(3, 500), "3 is not in the tournament", False),
        (EndFlight("1A"), "2 never bagged: out once flight 1A ends", True),
        (EndFlight("1B"), "There is no flight 1B", False),
        (OpenFlight("1A"), "There is already a flight 1A", False),
        (OpenFlight("1B", NOW), "That time has passed", False),
        (JoinFlights("s"), "Flight 1A is still running: end it first", False),
        (Register(4, "s", flight="1A"), "4 registered", (PlayerRegistered(4, 4, flight="1A"),)),
        (Register(3, "s", flight="1A"), "3 has been out, and this event has no re-entries", True),
        (Register(1, "s", flight="1A"), "1 is already in the tournament", False),
        (Register(4, "s"), "4 registered", (PlayerRegistered(4, 4, flight="1A"),)),
        (
            SetFlightTerms(FlightTerms("all")),
            "Flights: all bags combined",
            (FlightTermsSet(FlightTerms("all")),),
        ),
        (SetFlightTerms(FlightTerms("best")), "Already set that way", False),
        (
            ByClock("1A", StartClock()),
            "Flight 1A: clock started",
            (OwnClockChanged("1A", ClockStarted()),),
        ),
        (ByClock("1A", PauseClock()), "The clock is not running", False),
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
        (StartClock(), "Clock started", (ClockStarted(),)),
        (
            VoidEntry(2, "two of them"),
            "2’s entry voided: two of them",
            (EntryVoided(2, "two of them"),),
        ),
        (RenameEntry(2, 9), "Entry changed from 2 to 9", (EntryRenamed(2, 9),)),
    ]


@pytest.mark.parametrize(("command", "said", "facts"), in_flight_1a())
def test_so_it_is_in_a_flight(command, said, facts):
    assert asked(in_a_flight(), command) == (said, facts)

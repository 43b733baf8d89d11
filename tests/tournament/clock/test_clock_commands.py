"""What the desk asks of the clock: what the log says of it, what is refused, what comes of it."""

from datetime import datetime, timedelta

import pytest

from director.tournament.clock.commands import (
    AddTime,
    MakeUp,
    MoveClock,
    NoteMachineClock,
    PauseAfter,
    PauseClock,
    PutClockBack,
    StartAt,
    StartClock,
    TimeOut,
)
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
from director.tournament.clock.state import Clock, Face, Plan
from director.tournament.commands import ByClock, CloseEvent, OpenFlight, Refused
from director.tournament.event.facts import EventReopened
from director.tournament.facts import PlayerTimedOut
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

MINUTE = timedelta(minutes=1)
LOCAL = datetime(2026, 1, 2, 21, 5).astimezone()


def why(evening, command):
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(str)


def started(minutes=0.0):
    evening = Evening(players=2)
    evening.do(StartClock())
    evening.wait(minutes=minutes)
    return evening


def test_the_log_says_what_was_done_to_the_clock():
    standing, running = Evening(players=2), started()

    for evening, command, label in [
        (standing, StartClock(), "Clock started"),
        (running, StartClock(), "Clock resumed"),
        (running, PauseClock(), "Clock paused"),
        (running, MoveClock(0), "Clock moved to level 1"),
        (running, MoveClock(2), "Clock moved to the break after level 2"),
        (running, MoveClock(3), "Clock moved to level 3"),
        (running, MoveClock(4), "Clock moved to the break after level 3"),
        (running, MoveClock(-1), "Clock moved to the break after level 0"),
        (running, AddTime(1), "1 min added to the clock"),
        (running, AddTime(0), "0 min added to the clock"),
        (running, AddTime(-2), "2 min taken off the clock"),
        (running, StartAt(None), "Start time cleared"),
        (running, StartAt(LOCAL), "Clock set to start at 21:05"),
        (running, PauseAfter(0), "Clock set to pause at the end of level 1"),
        (running, PauseAfter(2), "Clock set to pause at the end of the break after level 2"),
        (running, PauseAfter(0, stops=False), "Pause after level 1 cleared"),
        (running, PauseAfter(2, stops=False), "Pause after the break after level 2 cleared"),
        (running, MakeUp(3, "breaks"), "3 min taken off the remaining breaks"),
        (running, MakeUp(3, "levels"), "3 min taken off the remaining levels"),
        (running, PutClockBack(LOCAL), "Clock put back to what it showed at 21:05"),
        (running, NoteMachineClock(1499), "This machine’s clock was set forward by 1 s"),
        (running, NoteMachineClock(-61_000), "This machine’s clock was set back by 61 s"),
        (running, NoteMachineClock(3_600_000), "This machine’s clock was set forward by 3600 s"),
        (running, NoteMachineClock(0), "This machine’s clock was set forward by 0 s"),
        (running, TimeOut(2), "Time expired for 2"),
        (running, TimeOut(9), "Time expired for entry 9"),
    ]:
        assert command.label(evening.t).said(str) == label


def test_what_a_clock_cannot_do_is_refused():
    standing, running = Evening(players=2), started(minutes=17)
    running.do(PauseAfter(1))
    past, present = running.now - MINUTE, running.now

    for evening, command, why_not in [
        (standing, PauseClock(), "The clock is not running"),
        (running, StartClock(), "The clock is already running"),
        (running, MoveClock(-1), "This is the first level"),
        (running, MoveClock(4), "This is the last level"),
        (running, AddTime(0), "Enter how many minutes"),
        (running, AddTime(-4), "Fewer than 4 min are left"),
        (standing, AddTime(-21), "Fewer than 21 min are left"),
        (running, StartAt(past), "That time has passed"),
        (running, StartAt(present), "That time has passed"),
        (running, StartAt(None), "No start time is set"),
        (running, StartAt(present + MINUTE), "The clock is already running"),
        (running, PauseAfter(-1), "That is already over"),
        (running, PauseAfter(3), "Nothing follows the last level"),
        (running, PauseAfter(4), "The structure has no such level"),
        (running, PauseAfter(1), "Already set that way"),
        (running, PauseAfter(0, stops=False), "Already set that way"),
        (running, MakeUp(0, "breaks"), "There is no time to make up"),
        (running, MakeUp(6, "breaks"), "The remaining breaks can give up only 5 min"),
        (running, MakeUp(21, "levels"), "The remaining levels can give up only 20 min"),
        (running, PutClockBack(FRIDAY - MINUTE), "The clock was started or moved after that"),
        (running, PutClockBack(present), "The clock was not running at that time"),
        (standing, PutClockBack(FRIDAY - MINUTE), "The clock was not running at that time"),
        (running, TimeOut(9), "There is no entry 9"),
    ]:
        assert why(evening, command) == why_not


def test_what_is_just_possible_comes_about():
    running = started(minutes=17)

    for command, facts in [
        (AddTime(-2), (TimeAdded(-120),)),
        (AddTime(-1), (TimeAdded(-60),)),
        (AddTime(2), (TimeAdded(120),)),
        (MoveClock(0), (StepReached(0),)),
        (MoveClock(3), (StepReached(3),)),
        (MoveClock(1), (StepReached(1),)),
        (MakeUp(5, "breaks"), (StepLengthened(2, -300),)),
        (MakeUp(1, "levels"), (StepLengthened(3, -60),)),
        (PauseAfter(1), (PauseAppointed(1, True),)),
        (PauseAfter(1, stops=False), (PauseAppointed(1, False),)),
        (PauseAfter(2), (PauseAppointed(2, True),)),
        (NoteMachineClock(-1500), (MachineClockMoved(-1500),)),
        (TimeOut(1), (PlayerTimedOut(1),)),
        (PauseClock(), (ClockPaused(),)),
        (StartAt(running.now + MINUTE), (StartAppointed(running.now + MINUTE),)),
        (StartAt(None), (StartAppointed(None),)),
        (StartClock(), (ClockStarted(),)),
    ]:
        assert running.do(command).facts == facts


def test_all_that_is_left_of_a_level_can_be_taken_from_it():
    evening = started(minutes=17)
    evening.do(AddTime(-3))

    assert evening.face() == (1, "20:00", True)


def test_a_clock_that_goes_on_after_a_closing_is_started_by_nobody_else():
    evening = started(minutes=5)
    evening.do(CloseEvent(asked=True))
    evening.write(EventReopened())  # as books of older programs have it

    assert why(evening, StartClock()) == "The clock is already running"
    assert why(evening, StartAt(evening.now + MINUTE)) == "The clock is already running"
    assert ClockStarted().unfit(evening.t) is None  # as books of older programs have it


def test_a_pause_that_was_appointed_for_a_level_that_is_over_may_be_called_off():
    evening = started()
    evening.do(PauseAfter(0))
    evening.do(MoveClock(1))

    assert why(evening, PauseAfter(0)) == "That is already over"
    evening.do(PauseAfter(0, stops=False))
    assert evening.t.clock.stops_after == frozenset()


def test_the_clock_goes_on_from_the_millisecond_that_it_showed():
    evening = started(minutes=25)
    evening.wait(milliseconds=1500)
    then = evening.now
    evening.wait(minutes=3)

    record = evening.do(PutClockBack(then))

    assert record.facts == (ClockPut(1, 301_500),)
    assert evening.face() == (1, "14:59", True)
    evening.wait(seconds=-1)
    assert evening.t.clock.begun == then + 3 * MINUTE - timedelta(minutes=5, milliseconds=1500)


def test_steps_that_the_structure_does_not_have_are_nowhere_in_a_log():
    evening = Evening()

    for fact in (StepReached(4), ClockPut(-1, 0), StepLengthened(4, 60), PauseAppointed(-1)):
        assert fact.unfit(evening.t).said(str) == "The structure has no such level"
    for fact in (StepReached(0), ClockPut(3, 0), StepLengthened(0, 60), PauseAppointed(3)):
        assert fact.unfit(evening.t) is None
    assert PauseAppointed(1) == PauseAppointed(1, True)
    assert PauseAfter(1) == PauseAfter(1, True)


def test_every_clock_goes_on_unmoved_when_the_machines_is_set():
    evening = Evening()
    evening.do(OpenFlight("1A"))
    evening.do(ByClock("1A", StartClock()))
    evening.wait(minutes=7)
    evening.now += timedelta(hours=1)  # the machine's clock jumped
    evening.do(NoteMachineClock(3_600_000))

    shown = evening.t.clocks["1A"].shows(STRUCTURE, evening.now)
    assert (shown.left, shown.running) == (13 * MINUTE, True)
    assert evening.face() == (0, "20:00", False)


def test_a_clock_that_nobody_touched_stands_at_the_beginning():
    assert Clock() == Clock(
        0, timedelta(), None, False, Clock().added, None, None, frozenset(), Clock().took, None, "",
        None, False, False,
    )  # fmt: skip
    assert Clock().shows(STRUCTURE, FRIDAY) == Face(0, 20 * MINUTE, False, False)
    assert Face(0, MINUTE, True, True) == Face(0, MINUTE, True, True, False, timedelta(), None)


def test_a_clock_that_goes_keeps_the_first_plan_and_the_beginning_of_its_step():
    evening = started(minutes=5)
    first = evening.t.clock
    evening.do(PauseClock())
    evening.wait(minutes=1)
    evening.do(StartClock())
    assert why(evening, PutClockBack(FRIDAY + 4 * MINUTE)) == (
        "The clock was started or moved after that"
    )

    again = evening.t.clock
    plan = Plan(0, FRIDAY)
    assert first == Clock(since=FRIDAY, started=True, begun=FRIDAY, plan=plan, zone="UTC")
    assert again == Clock(
        played=5 * MINUTE,
        since=FRIDAY + 6 * MINUTE,
        started=True,
        begun=FRIDAY,
        plan=plan,
        zone="UTC",
    )
    assert again.late(STRUCTURE, evening.now) == MINUTE
    assert again.until(STRUCTURE, 2, evening.now) == 35 * MINUTE


def test_a_second_at_the_edge_of_a_step_belongs_to_the_next_one():
    evening = started(minutes=20)
    assert evening.face() == (1, "20:00", True)
    evening.wait(microseconds=-1)

    assert evening.face() == (0, "0:01", True)
    assert evening.t.clock.in_the_air(STRUCTURE, FRIDAY + 45 * MINUTE) == 40 * MINUTE
    assert evening.t.clock.in_the_air(STRUCTURE, FRIDAY + 25 * MINUTE) == 25 * MINUTE
    assert evening.t.clock.in_the_air(STRUCTURE, FRIDAY + 55 * MINUTE) == 45 * MINUTE


def test_the_last_level_goes_beyond_its_end_and_says_by_how_much():
    evening = started(minutes=75)

    face = evening.t.clock.shows(STRUCTURE, evening.now)
    assert face == Face(3, timedelta(), True, True, False, 5 * MINUTE, None)
    assert (face.seconds, list(evening.t.clock.coming(STRUCTURE, evening.now))) == (0, [])


def test_a_moment_before_the_clock_was_set_going_shows_it_as_it_was_then():
    clock = Clock(played=MINUTE, since=FRIDAY, started=True, begun=FRIDAY - MINUTE)

    assert clock.shows(STRUCTURE, FRIDAY - MINUTE) == Face(0, 19 * MINUTE, True, True)
    assert clock.shows(STRUCTURE, FRIDAY) == Face(0, 19 * MINUTE, True, True)
    waiting = Clock(starts_at=FRIDAY)
    assert waiting.shows(STRUCTURE, FRIDAY - MINUTE) == Face(
        0, 20 * MINUTE, False, False, starts_at=FRIDAY
    )
    assert waiting.shows(STRUCTURE, FRIDAY) == Face(0, 20 * MINUTE, True, True)

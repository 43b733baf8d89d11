"""The clock: a value that is read, not a thing that ticks."""

from datetime import timedelta

import pytest

from director.tournament.commands import AddTime, MoveClock, PauseClock, Refused, StartClock
from tests.tournament.evening import Evening


@pytest.fixture
def evening():
    return Evening()


def test_a_clock_that_was_never_started_stands_at_the_first_level(evening):
    evening.wait(hours=3)

    assert evening.face() == (0, "20:00", False)


def test_levels_and_breaks_follow_each_other_without_anybody_touching_it(evening):
    evening.do(StartClock())
    faces = []
    for _ in range(5):
        evening.wait(minutes=12.5)
        faces.append(evening.face())

    assert faces == [
        (0, "7:30", True),
        (1, "15:00", True),
        (1, "2:30", True),
        (3, "20:00", True),
        (3, "7:30", True),
    ]


def test_the_last_level_never_ends_by_itself(evening):
    evening.do(StartClock())
    evening.wait(days=2)

    assert evening.face() == (3, "0:00", True)


def test_a_pause_stops_it_and_no_second_is_lost(evening):
    evening.do(StartClock())
    evening.wait(minutes=5, seconds=7)
    evening.do(PauseClock())
    evening.wait(hours=1)
    paused = evening.face()
    evening.do(StartClock())
    evening.wait(seconds=3)

    assert (paused, evening.face()) == ((0, "14:53", False), (0, "14:50", True))


def test_a_begun_second_counts_as_a_whole_one(evening):
    evening.do(StartClock())
    evening.wait(seconds=0.2)

    assert evening.face() == (0, "20:00", True)


def test_a_pause_in_a_later_level_is_kept_in_that_level(evening):
    evening.do(StartClock())
    evening.wait(minutes=25)
    evening.do(PauseClock())
    evening.wait(minutes=90)

    assert evening.face() == (1, "15:00", False)


def test_moving_to_another_level_begins_it_anew(evening):
    evening.do(StartClock())
    evening.wait(minutes=3)
    evening.do(MoveClock(3))
    evening.wait(minutes=1)

    assert evening.face() == (3, "19:00", True)


def test_a_standing_clock_stands_in_the_level_to_which_it_was_moved(evening):
    evening.do(MoveClock(1))
    evening.wait(minutes=1)

    assert evening.face() == (1, "20:00", False)


def test_time_is_added_to_the_level_that_is_on(evening):
    evening.do(StartClock())
    evening.wait(minutes=21)
    evening.do(AddTime(5))
    added = evening.face()
    evening.do(MoveClock(0))

    assert (added, evening.face()) == ((1, "24:00", True), (0, "20:00", True))


def test_no_more_time_is_taken_than_is_left(evening):
    evening.do(StartClock())
    evening.wait(minutes=17)
    evening.do(AddTime(-2))

    with pytest.raises(Refused, match="min are left"):
        evening.do(AddTime(-2))

    assert evening.face() == (0, "1:00", True)


def test_taking_a_pause_back_lets_the_clock_have_run_all_the_while(evening):
    evening.do(StartClock())
    evening.wait(minutes=5)
    evening.do(PauseClock())
    evening.wait(minutes=6)
    evening.undo()

    assert evening.face() == (0, "9:00", True)


@pytest.mark.parametrize("step", [-1, 4])
def test_the_clock_stays_inside_the_structure(evening, step):
    with pytest.raises(Refused):
        evening.do(MoveClock(step))


def test_a_running_clock_is_not_started_and_a_standing_one_not_stopped(evening):
    with pytest.raises(Refused, match="the clock is not running"):
        evening.do(PauseClock())
    evening.do(StartClock())
    with pytest.raises(Refused, match="the clock is already running"):
        evening.do(StartClock())


def test_the_time_until_a_later_step_counts_what_was_added(evening):
    evening.do(StartClock())
    evening.do(AddTime(2))
    evening.wait(minutes=4)
    clock = evening.t.clock

    until = [clock.until(evening.t.structure, step, evening.now) for step in range(4)]

    assert until == [None, *(timedelta(minutes=minutes) for minutes in (18, 38, 48))]

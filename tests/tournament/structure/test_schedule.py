"""Schedules: from a wish, stretched, and when they are likely to be over."""

from dataclasses import replace
from datetime import time, timedelta

import pytest

from director.tournament.structure.schedule import (
    Ending,
    dearest,
    expected_end,
    step_after,
    stretched,
    usual_minutes,
)
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Break, DayEnd, Level, Structure
from tests.tournament.evening import STRUCTURE


def of(steps, **more):
    return replace(STRUCTURE, steps=tuple(steps), **more)


def test_all_levels_are_stretched_to_whole_minutes_and_breaks_stay():
    steps = (Level("1", 15, Stakes(50, 100)), Break(10), Level("2", 22, Stakes(100, 200)))

    assert [step.minutes for step in stretched(of(steps), 1 / 3).steps] == [5, 10, 7]
    assert [step.minutes for step in stretched(of(steps), 0.01).steps] == [1, 10, 1]


def test_levels_in_hands_are_not_stretched():
    steps = (Level("1", 0, Stakes(50, 100), hands=12),)

    assert stretched(of(steps), 2) == of(steps)


def test_an_event_ends_when_the_chips_are_few_blinds():
    # 4 × 1,000 chips are twenty big blinds of 200
    assert expected_end(STRUCTURE, 4) == Ending(1, timedelta(minutes=40), in_time=True)
    assert expected_end(STRUCTURE, 20) == Ending(3, timedelta(minutes=70), in_time=False)


def test_the_step_after_so_much_time_is_the_one_that_is_on_then():
    ends = (0, 19, 20, 40, 50, 500)

    assert [step_after(STRUCTURE, timedelta(minutes=end)) for end in ends] == [0, 0, 1, 2, 3, 3]


def test_a_break_until_the_moment_at_which_it_begins_takes_no_time():
    steps = (
        Level("1", 90, Stakes(50, 100)),
        Break(until=time(12, 0)),
        Level("2", 1, Stakes(50, 100)),
        Break(until=time(12, 0)),
        Level("3", 1, Stakes(50, 100)),
    )
    structure = of(steps, starts=time(10, 30))

    assert [one // timedelta(minutes=1) for one in structure.lengths] == [90, 0, 1, 1439, 1]


def test_a_day_that_resumes_at_no_stated_time_says_nothing_of_breaks_until_one():
    steps = (Level("1", 90), DayEnd(1), Break(until=time(12, 0)), DayEnd(2, time(11, 0)))
    structure = of((*steps, Level("2", 30), Break(until=time(12, 0))), starts=time(10, 30))

    lengths = [one // timedelta(minutes=1) for one in structure.lengths]

    assert lengths == [90, 0, 30, 0, 30, 30]


def test_levels_in_hands_and_orbits_are_reckoned_at_two_minutes_a_hand():
    steps = (
        Level("1", 0, Stakes(50, 100), orbits=2),
        Level("2", 0, Stakes(50, 100), hands=12),
        Level("3", 0, Stakes(50, 100), hand_each=True),
    )
    structure = Structure("Orbits", 1000, 9, STRUCTURE.games, steps)

    assert [one // timedelta(minutes=1) for one in structure.lengths] == [36, 24, 18]


def test_most_levels_last_as_long_as_the_usual_one_and_of_as_many_the_first_counts():
    def usual(*minutes):
        return usual_minutes(of([Level(str(one), one, Stakes(50, 100)) for one in minutes]))

    assert [usual(20, 15, 15), usual(20, 15), usual(15, 20), usual()] == [15, 20, 15, 0]
    assert usual_minutes(of([Level("1", 0, hands=9), Break(10), Level("2", 12)])) == 12


@pytest.mark.parametrize("factor", [0, -1])
def test_nothing_is_stretched_by_nothing(factor):
    with pytest.raises(ValueError, match="a factor must be more than 0"):
        stretched(STRUCTURE, factor)


def test_an_event_without_chips_or_stakes_ends_with_its_last_level():
    plain = of([Break(5), Level("1", 20), Level("2", 20), Break(10)])

    assert expected_end(plain, 4) == Ending(2, timedelta(minutes=45), in_time=False)
    assert expected_end(of([Break(5)]), 4) == Ending(0, timedelta(minutes=5), in_time=False)
    assert dearest(Level("1", 20)) == 0

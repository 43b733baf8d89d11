"""Schedules: from a wish, stretched, and when they are likely to be over."""

from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from itertools import pairwise

import pytest

from director.tournament.schedules import (
    Ending,
    Wish,
    expected_end,
    step_after,
    stretched,
    suggested,
    timetable,
)
from director.tournament.stakes import Stakes
from director.tournament.structures import Break, Change, DayEnd, Level, Structure
from tests.tournament.evening import STRUCTURE

WISH = Wish(chips=10000, players=27, hours=2.5, steepness="steep", break_minutes=5)


def of(steps, **more):
    return replace(STRUCTURE, steps=tuple(steps), **more)


def test_a_suggested_schedule_has_levels_breaks_and_chips_that_leave():
    steps = suggested(WISH)

    assert [
        (step.label, step.minutes, step.stakes.small_blind, step.stakes.big_blind)
        if isinstance(step, Level)
        else step
        for step in steps
    ] == [
        ("1", 12, 50, 100),
        ("2", 12, 100, 200),
        ("3", 12, 150, 300),
        ("4", 12, 200, 400),
        ("5", 12, 300, 600),
        ("6", 12, 500, 1000),
        Break(5, (25,)),
        ("7", 12, 800, 1600),
        ("8", 12, 1500, 3000),
        ("9", 12, 2000, 4000),
        ("10", 12, 3000, 6000),
        ("11", 12, 5000, 10000),
        ("12", 12, 8000, 16000),
        Break(5, (100, 500, 1000)),
        ("13", 12, 15000, 30000),
        ("14", 12, 25000, 50000),
    ]


@pytest.mark.parametrize("steepness", ["flat", "usual", "steep"])
@pytest.mark.parametrize(
    ("stack", "chip", "depth"), [(3000, 25, 60), (50000, 100, 250), (20, 1, 20)]
)
@pytest.mark.parametrize("players", [2, 9, 600])
def test_a_suggested_event_is_over_within_a_level_of_the_hours(
    steepness, stack, chip, depth, players
):
    wish = Wish(stack, players, 9, steepness, chip, depth)
    structure = of(suggested(wish), starting_chips=stack, seats=9)
    a_level = timedelta(minutes=structure.levels[0].minutes)

    ending = expected_end(structure, players)

    assert ending.in_time
    assert ending.after <= timedelta(hours=9) + a_level + timedelta(minutes=len(structure.steps))


@pytest.mark.parametrize("steepness", ["flat", "usual", "steep"])
@pytest.mark.parametrize(
    ("stack", "chip", "depth"), [(3000, 25, 60), (50000, 100, 250), (20, 1, 20)]
)
def test_suggested_blinds_grow_and_can_be_paid_with_the_chips_in_play(
    steepness, stack, chip, depth
):
    steps = suggested(Wish(stack, 90, 9, steepness, chip, depth))

    blinds = [step.stakes for step in steps if isinstance(step, Level)]
    assert all(one.big_blind < two.big_blind for one, two in pairwise(blinds))
    assert all(one.small_blind % chip == one.big_blind % chip == 0 for one in blinds)
    assert all(one.big_blind * 0.4 <= one.small_blind <= one.big_blind for one in blinds[2:])


def test_the_big_blind_ante_begins_at_its_level():
    levels = [
        one for one in suggested(replace_wish(big_blind_ante_from=3)) if isinstance(one, Level)
    ]

    assert [one.stakes.big_blind_ante for one in levels[:4]] == [0, 0, 300, 400]


def replace_wish(**more):
    return WISH._replace(**more)


@pytest.mark.parametrize("wish", [{"hours": 0}, {"players": 1}, {"chips": 0}, {"hours": 0.1}])
def test_a_wish_that_nobody_can_fulfil_is_none(wish):
    with pytest.raises(ValueError, match="hours"):
        suggested(replace_wish(**wish))


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


def test_a_timetable_keeps_to_the_times_on_the_wall():
    start = datetime(2019, 8, 3, 10, 30, tzinfo=UTC)
    steps = (
        Level("1", 90, Stakes(50, 100)),
        Break(until=time(12, 20)),
        Level("2", 60, Stakes(100, 200)),
        Change(remove=(25,)),
        DayEnd(1, time(11, 0)),
        Level("3", 60, Stakes(200, 400)),
    )

    begins = timetable(of(steps, starts=time(10, 30)), start)

    assert [f"{one:%d %H:%M}" for one in begins] == [
        "03 10:30",
        "03 12:00",
        "03 12:20",
        "03 13:20",
        "03 13:20",
        "04 11:00",
    ]


def test_levels_in_hands_and_orbits_are_reckoned_at_two_minutes_a_hand():
    steps = (
        Level("1", 0, Stakes(50, 100), orbits=2),
        Level("2", 0, Stakes(50, 100), hands=12),
        Level("3", 0, Stakes(50, 100), hand_each=True),
    )
    structure = Structure("Orbits", 1000, 9, STRUCTURE.games, steps)

    assert [one // timedelta(minutes=1) for one in structure.lengths] == [36, 24, 18]


@pytest.mark.parametrize("chip", [7, 3, 75])
def test_no_schedule_is_suggested_in_chips_that_make_no_round_amount(chip):
    with pytest.raises(ValueError, match="no round amount"):
        suggested(Wish(10000, 45, 5, smallest_chip=chip))

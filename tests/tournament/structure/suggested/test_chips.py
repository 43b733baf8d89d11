"""The chips of a suggested schedule: which there are, and which leave play in a break."""

from dataclasses import replace

import pytest

from director.tournament.chips.chip_set import Chip
from director.tournament.structure.structure import Break
from director.tournament.structure.suggested.chips import chip_set_for, not_needed
from tests.tournament.evening import STRUCTURE

BARE = replace(STRUCTURE, steps=tuple(one for one in STRUCTURE.steps if not isinstance(one, Break)))


def stack(chips):
    return [(one.value, one.in_stack) for one in chips]


@pytest.mark.parametrize(
    ("in_play", "bets", "gone"),
    [
        ((25, 100, 500), (100, 200), [25]),
        ((25, 100, 500), (150, 200), []),
        ((25, 100, 500), (500, 1000), [25, 100]),
        ((25, 100, 500, 1000), (1500, 3000), [25, 100]),
        ((25, 100, 500, 1000), (1000, 2000), [25, 100, 500]),
        ((200, 500), (600,), []),
        ((100, 200, 500), (300, 500), [100]),
        ((100,), (500,), []),
        ((25, 100), (), [25]),
    ],
)
def test_the_smallest_chips_leave_once_no_later_bet_needs_them_and_one_kind_always_stays(
    in_play, bets, gone
):
    assert list(not_needed(in_play, bets)) == gone


@pytest.mark.parametrize(
    ("chips", "players", "least", "expected"),
    [
        (1000, 10, 1, [(5, 15), (25, 5), (100, 8)]),
        (10_000, 10, 1, [(100, 10), (500, 6), (1000, 6)]),
        (10_000, 100, 1, [(100, 10), (500, 6), (1000, 6), (5000, 0)]),
        (10_000, 39, 1, [(100, 10), (500, 6), (1000, 6)]),
        (10_000, 40, 1, [(100, 10), (500, 6), (1000, 6), (5000, 0)]),
        (10_000, 10, 4, [(25, 12), (100, 12), (500, 5), (1000, 6)]),
        (2500, 400, 1, [(25, 12), (100, 7), (500, 3), (1000, 0), (5000, 0)]),
        (50, 4, 1, [(1, 5), (5, 9)]),
        (
            20_000,
            1000,
            2,
            [(100, 15), (500, 5), (1000, 6), (5000, 2), (25_000, 0), (100_000, 0)],
        ),
    ],
)
def test_the_usual_chips_are_those_of_a_hundred_first_levels_and_of_a_quarter_of_the_last(
    chips, players, least, expected
):
    assert stack(chip_set_for(BARE, chips, players, least)) == expected


@pytest.mark.parametrize(
    ("chips", "expected"),
    [
        (500, [(25, 8), (100, 3)]),
        (1000, [(25, 8), (100, 8)]),
        (10_000, [(25, 12), (100, 12), (500, 5), (1000, 6)]),
    ],
)
def test_the_smallest_chip_is_the_smallest_that_the_sheet_removes_in_a_break(chips, expected):
    removed = replace(STRUCTURE, steps=(*STRUCTURE.steps, Break(10, remove=(100,))))

    assert stack(chip_set_for(removed, chips, 10, 1)) == expected


def test_chips_of_the_sheet_are_kept_and_the_stack_made_of_them_where_it_is_worth_another():
    green, black = Chip(25, "green", 8), Chip(100, "black", 8)
    bare = (Chip(25, "green"), Chip(100, "black"))
    known = replace(STRUCTURE, chip_set=(green, black))
    spare = replace(STRUCTURE, chip_set=(green, black, Chip(5000, "gray", 1)))

    assert chip_set_for(known, 1000, 10, 1) == (green, black)
    assert chip_set_for(replace(STRUCTURE, chip_set=bare), 1000, 10, 1) == bare
    assert chip_set_for(known, 500, 10, 1) == (green, black._replace(in_stack=3))
    assert chip_set_for(spare, 1000, 10, 1) == (green, black, Chip(5000, "gray"))

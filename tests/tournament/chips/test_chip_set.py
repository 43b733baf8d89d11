"""The chips of a starting stack."""

import pytest

from director.tournament.chips.chip_set import USUAL, Chip, stack_of, usual_from, worth


def test_the_usual_denominations_begin_with_the_smallest_that_is_asked_for():
    assert USUAL == (1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000, 500_000, 1_000_000)
    assert usual_from(1) == USUAL
    assert usual_from(25) == USUAL[2:]
    assert usual_from(50) == (50, *USUAL[3:])
    assert usual_from(1_000_000) == (1_000_000,)


@pytest.mark.parametrize(
    ("chips", "smallest", "stack"),
    [
        (100, 100, {100: 1}),
        (300, 100, {100: 3}),
        (6, 2, {2: 3}),
        (10, 1, {1: 5, 5: 1}),
        (11, 1, {1: 6, 5: 1}),
        (40, 1, {1: 5, 5: 7}),
        (40, 10, {10: 4}),
        (200, 1, {1: 15, 5: 7, 25: 6}),
        (525, 25, {25: 5, 100: 4}),
        (1000, 25, {25: 8, 100: 8}),
        (1000, 500, {500: 2}),
        (1500, 5, {5: 15, 25: 5, 100: 8, 500: 1}),
        (3000, 25, {25: 12, 100: 7, 500: 4}),
        (5050, 25, {25: 14, 100: 7, 500: 6, 1000: 1}),
        (10_000, 100, {100: 10, 500: 6, 1000: 6}),
        (20_000, 100, {100: 15, 500: 5, 1000: 6, 5000: 2}),
        (25_000, 25, {25: 12, 100: 12, 500: 5, 1000: 6, 5000: 3}),
        (50_000, 100, {100: 15, 500: 11, 1000: 8, 5000: 7}),
        (60_000, 500, {500: 12, 1000: 9, 5000: 9}),
        (1_000_000, 1000, {1000: 15, 5000: 12, 25_000: 5, 100_000: 8}),
    ],
)
def test_a_starting_stack_has_some_of_each_small_chip_and_the_rest_in_big_ones(
    chips, smallest, stack
):
    made = stack_of(chips, usual_from(smallest))

    assert {chip.value: chip.in_stack for chip in made} == stack
    assert worth(made) == chips


def test_where_the_chips_make_no_such_stack_there_is_none():
    assert stack_of(1010, usual_from(25)) == ()
    assert stack_of(50, usual_from(100)) == stack_of(999, usual_from(500)) == ()
    assert worth([]) == 0
    assert Chip(25) == Chip(25, "", 0)

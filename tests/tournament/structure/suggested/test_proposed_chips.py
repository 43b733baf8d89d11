"""A chip set for other starting chips."""

from dataclasses import replace

import pytest

from director.house import shelf
from director.tournament.chips.chip_set import Chip, worth
from director.tournament.structure.files import load_structure
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Break, Level
from director.tournament.structure.suggested.chips import proposed_set
from tests.tournament.evening import STRUCTURE

SHIPPED = [load_structure(path) for path in sorted(shelf.structures().glob("*.toml"))]
SETS = [one for one in SHIPPED if one.chip_set]
GREEN = Chip(25, "green", 8)
BLACK = Chip(100, "black", 8)


@pytest.mark.parametrize("factor", [0.5, 2, 3, 5])
@pytest.mark.parametrize("structure", SETS, ids=lambda one: one.name)
def test_a_proposed_stack_is_worth_the_starting_chips(structure, factor):
    starting = int(structure.starting_chips * factor)
    made = proposed_set(replace(structure, starting_chips=starting))

    assert worth(made) == starting


def test_the_lowest_chip_is_the_lowest_that_a_bet_needs_and_colors_stay():
    levels = (Level("1", 20, Stakes(100, 200)), Level("2", 20, Stakes(200, 400)))
    structure = replace(STRUCTURE, starting_chips=2000, steps=levels, chip_set=(GREEN, BLACK))

    assert proposed_set(structure) == (Chip(100, "black", 20),)


def test_a_chip_that_a_break_removes_is_there():
    steps = (Level("1", 20, Stakes(100, 200)), Break(10, (25,)), Level("2", 20, Stakes(200, 400)))
    structure = replace(STRUCTURE, starting_chips=2000, steps=steps, chip_set=(GREEN, BLACK))

    assert [chip.value for chip in proposed_set(structure)] == [25, 100]


def test_of_chips_that_make_no_such_stack_the_usual_ones_do():
    levels = (Level("1", 20, Stakes(25, 50)),)
    structure = replace(STRUCTURE, starting_chips=1025, steps=levels, chip_set=(Chip(100),))

    assert worth(proposed_set(structure)) == 1025


def test_nobody_is_handed_eighty_chips_of_one_kind_where_larger_ones_do():
    levels = (Level("1", 20, Stakes(25, 50)),)
    structure = replace(STRUCTURE, starting_chips=8000, steps=levels, chip_set=(GREEN, BLACK))

    made = proposed_set(structure)
    assert (worth(made), made[0].colour, made[1].colour) == (8000, "green", "black")
    assert max(chip.in_stack for chip in made) <= 24

"""Structures and their files."""

import pytest

from director import shelf
from director.forms import FileWrong
from director.tournament.rotations import Rotation
from director.tournament.stakes import Stakes
from director.tournament.structurefiles import (
    load_structure,
    structure_as_data,
    structure_from_data,
)
from director.tournament.structures import Break, Level

SHIPPED = sorted(shelf.structures().glob("*.toml"))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_structure_survives_being_written_into_the_log(path):
    structure = load_structure(path)

    assert structure_from_data(structure_as_data(structure)) == structure


def test_the_barge_sheet_has_its_levels_breaks_and_rotation():
    structure = load_structure(shelf.structures() / "barge-2019-limit-horse-badacey.toml")

    levels = [step for step in structure.steps if isinstance(step, Level)]
    breaks = [step for step in structure.steps if isinstance(step, Break)]
    assert (len(levels), {level.minutes for level in levels}) == (25, {18})
    assert levels[9] == Level("10", 18, Stakes(800, 1500, 300, 500, 1500, 3000))
    assert [one.remove for one in breaks] == [(25,), (100,), (500,), ()]
    assert structure.rotation == Rotation(
        8, ("texas-holdem", "omaha-high-low", "razz", "stud", "stud-high-low", "badacey")
    )


def test_all_faults_of_a_structure_are_found_at_once(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(
        'name = "Mine"\nstarting_chips = "many"\nseats = 1\n'
        'game = [\n    { id = "texas-holdem", betting = "nolimit" },\n]\n'
        'level = [\n    { label = "1", minutes = 20, small_blnd = 50 },\n    { break = 0 },\n]\n'
        '[rotation]\nhands = 8\norder = ["omaha"]\n',
        encoding="utf-8",
    )

    with pytest.raises(FileWrong) as wrong:
        load_structure(path)

    assert [str(fault) for fault in wrong.value.faults] == [
        "line 2: starting_chips: should be a whole number, not 'many'",
        "line 3: seats: 1 is too small: at least 2",
        "line 5: game[1].betting: no such choice 'nolimit'; did you mean 'no-limit'?",
        "line 8: level[1].small_blnd: no such key 'small_blnd'; did you mean 'small_blind'?",
        "line 9: level[2].break: 0 is too small: at least 1",
        "line 13: rotation.order: 'omaha' is not among the games of this event",
    ]

"""Games in a structure file by any of their names."""

import pytest

from director.files.forms import FileWrong
from director.tournament.structure.checks import checked_structure
from director.tournament.structure.files import (
    load_structure,
    structure_as_data,
    structure_as_text,
    structure_from_data,
    structure_from_text,
)
from director.tournament.structure.games_on_sheet import GameOnSheet
from tests.shipped import shipped_games

GAMES = shipped_games()
SHEET = """name = "Mix"
starting_chips = 1000
game = [
    { id = "sack" },
    { id = "Omaha/8", name = "Split Omaha" },
    { id = "nlhe", betting = "no-limit" },
    { id = "Hold'em" },
    { id = "archie", options = { high_qualifier = "99" } },
]
level = [
    { label = "1", minutes = 9, game = "Split Omaha", small_bet = 100 },
    { label = "2", minutes = 9, game = "no-limit hold'em", ante_poster = "button" },
    { label = "3", minutes = 9, rotation = { hands = 8, order = ["SACK", "O8"] }, small_bet = 100 },
]
[rotation]
levels = 1
order  = ["sack", "split omaha", "limit Hold'em"]
"""


@pytest.fixture
def mix(tmp_path):
    path = tmp_path / "mix.toml"
    path.write_text(SHEET, encoding="utf-8")
    return path


def test_any_name_that_finds_a_game_elsewhere_finds_it_here(mix):
    structure, _ = checked_structure(mix, GAMES)

    one, two, three = structure.levels
    assert structure.games == (
        GameOnSheet("scrotum"),
        GameOnSheet("omaha-high-low", name="Split Omaha"),
        GameOnSheet("texas-holdem", "no-limit"),
        GameOnSheet("texas-holdem"),
        GameOnSheet("archie", options=(("high_qualifier", "99"),)),
    )
    assert (one.game, two.game) == ("omaha-high-low", "no-limit texas-holdem")
    assert three.rotation.order == ("scrotum", "omaha-high-low")
    assert structure.rotation.order == (
        "scrotum",
        "omaha-high-low",
        "limit texas-holdem",
    )


def test_what_was_read_by_other_names_is_written_by_ids_and_read_again(mix):
    structure = load_structure(mix, GAMES)

    assert structure_from_text(structure_as_text(structure), "mix.toml") == structure
    assert structure_from_data(structure_as_data(structure)) == structure


def test_a_name_of_several_games_or_of_none_is_asked_about(tmp_path):
    path = tmp_path / "mix.toml"
    sheet = SHEET.replace('{ id = "sack" }', '{ id = "2-7" }').replace('"SACK", "O8"', '"Razz"')
    path.write_text(sheet, encoding="utf-8")

    with pytest.raises(FileWrong) as wrong:
        checked_structure(path, GAMES)

    assert [str(fault) for fault in wrong.value.faults] == [
        (
            "line 4: game[1].id: the game “2-7” may be deuce-to-seven-lowball,"
            " deuce-to-seven-triple-draw or deuce-to-seven-razz: which?"
        ),
        "line 13: level[3].rotation.order: “Razz” is not among the games of this event",
        "line 17: rotation.order: “sack” is not among the games of this event",
    ]


def test_who_posts_the_ante_is_said_by_level_and_else_by_the_event(mix):
    structure = load_structure(mix, GAMES)

    assert [structure.ante_poster(level) for level in structure.levels] == [
        "big blind",
        "button",
        "big blind",
    ]

"""Games that houses play beside the rulebook's, written as files of a house and ruled on."""

from pathlib import Path

import pytest

from director.engine.games.library import Library
from director.engine.showdown.game_checks import checked_game, wrong_in_example
from director.house import shelf
from director.reports.game_sheets.rule_card import rule_card
from director.reports.typesetting.typeset import lay_out
from tests.games.rulings import hand, judged, ruling

HOUSE = Path(__file__).parent / "house"
LIBRARY = Library(shelf.games(), HOUSE)
PATHS = sorted(HOUSE.glob("*.toml"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_file_is_sound_and_its_examples_come_out(path):
    game = checked_game(path, LIBRARY)

    assert [wrong for one in game.examples for wrong in wrong_in_example(one, LIBRARY)] == []


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_its_rule_card_has_a_front_and_a_back(path):
    assert len(lay_out(rule_card(LIBRARY.game(path.stem))).pages) == 2


RULINGS = {
    "sviten special: half for the draw, half for Omaha": (
        hand(
            "sviten-special", "Kh Qh 9h 5h 3h", "Jd Jh Ts 7c 6d", board="Jc 8d 8s 4h 2c", dead=25
        ),
        225,
        {"draw": {1: (125, 25)}, "omaha": {2: (100, 0)}},
        {
            "1": {
                "draw": ("Kh Qh 9h 5h 3h", "king-high flush"),
                "omaha": ("8s 8d Kh Qh Jc", "a pair of eights"),
            },
            "2": {
                "draw": ("Jh Jd Ts 7c 6d", "a pair of jacks"),
                "omaha": ("Jh Jd Jc 8s 8d", "jacks full of eights"),
            },
        },
    ),
    "tahoe: three are held, and two of them play": (
        hand("tahoe", "Kh Qh 5h", "9c 8d 3s", board="Ah 9h 7c 4s 2d"),
        200,
        {"high": {2: (200, 0)}},
        {
            "1": {"high": ("Kh Qh Ah 9h 7c", "ace-king high")},
            "2": {"high": ("9c 9h 8d Ah 7c", "a pair of nines")},
        },
    ),
    "tahoe, pitch style: two are held": (
        hand("tahoe", "Ah Qs", "7h 3h", board="Kh Jh 8h 4h 2c", options={"style": "pitched"}),
        200,
        {"high": {1: (200, 0)}},
        {
            "1": {"high": ("Ah Kh Jh 8h 4h", "ace-high flush")},
            "2": {"high": ("7h Kh Jh 8h 4h", "king-high flush")},
        },
    ),
    "cincinnati: any five of ten": (
        hand("cincinnati", "9h 8h 6s 5d 3d", "Ks Kh 3c 9d 8c", board="Kd Qd 7s 4h 2c"),
        200,
        {"high": {1: (200, 0)}},
        {
            "1": {"high": ("9h 8h 6s 5d 7s", "nine-high straight")},
            "2": {"high": ("Ks Kh Kd 9d Qd", "three kings")},
        },
    ),
    "super eight: all three cards may play": (
        hand("super-eight", "Kh Qh 5h", "9c 9d 3s", board="Ah 9h 7c 4s 2d"),
        200,
        {"high": {1: (200, 0)}},
        {
            "1": {"high": ("Ah Kh Qh 9h 5h", "ace-high flush")},
            "2": {"high": ("9d 9c 9h Ah 7c", "three nines")},
        },
    ),
    "guts: any pair beats ace-king, suited or not": (
        hand("two-card-guts", "2c 2d", "Ah Kh", "Qs Jd"),
        300,
        {"high": {1: (300, 0)}},
        {
            "1": {"high": ("2d 2c", "a pair of deuces")},
            "2": {"high": ("Ah Kh", "ace-king high")},
            "3": {"high": ("Qs Jd", "queen-jack high")},
        },
    ),
}  # fmt: skip


@pytest.mark.parametrize(("case", "pot", "portions", "hands"), RULINGS.values(), ids=RULINGS)
def test_the_pot_goes(case, pot, portions, hands):
    assert judged(case, LIBRARY) == ruling(case, pot, portions, hands)

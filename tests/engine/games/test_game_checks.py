"""Whether a game is sound: its options together, its worked hands, and how a new file begins."""

import tomllib
from dataclasses import replace

import pytest

from director.engine.games.game import Example
from director.engine.games.library import Library
from director.engine.showdown.game_checks import (
    checked_game,
    file_name,
    new_game_file,
    said_sound,
    wrong_examples,
    wrong_in_example,
    wrong_together,
)
from director.files.forms import FileWrong
from director.house import shelf
from tests.shipped import shipped_games

SHIPPED = shipped_games()
HOLDEM = SHIPPED.game("texas-holdem")


def example(high="2c 3d 8h 9s Jd", **said):
    players = [
        {"seat": 1, "name": "Ann", "cards": "As Ad"},
        {"seat": 2, "name": "Bob", "cards": "Ks Kd"},
    ]
    case = {
        "game": "texas-holdem", "board": high, "players": players,
        "pots": [{"amount": 100, "seats": [1, 2]}],
    }  # fmt: skip
    return Example("Aces", case, **{"winners": {}, **said})


@pytest.mark.parametrize(
    ("worked", "wrong"),
    [
        (example(winners={"high": ("Ann",)}, wins={"Ann": 100}), []),
        (example(), []),
        (example(winners={"high": ("Bob",)}), [
            "high goes to Ann, and the example says Bob",
        ]),
        (example(winners={"high": ("Ann", "Bob")}), [
            "high goes to Ann, and the example says Ann, Bob",
        ]),
        (example(winners={"low": ("Bob",)}), [
            "low goes to nobody, and the example says Bob",
        ]),
        (example(winners={"high": ()}), [
            "high goes to Ann, and the example says nobody",
        ]),
        (example(wins={"Bob": 100}), [
            "the chips go 100 Ann, and the example says 100 Bob",
        ]),
        (example(wins={"Ann": 60, "Bob": 40}), [
            "the chips go 100 Ann, and the example says 60 Ann, 40 Bob",
        ]),
        (example(result={"carried": 0}), []),
        (example(result={"carried": 5}), ["carried is 0, and the example says 5"]),
        (example("2c 3d 8h 9s", winners={"high": ("Ann",)}), [
            "board: Texas Hold'em has 5 cards on the board, here are 4 cards",
        ]),
    ],
)  # fmt: skip
def test_an_example_that_comes_out_otherwise_says_how(worked, wrong):
    assert list(wrong_in_example(worked, SHIPPED)) == wrong


def test_a_game_needs_three_worked_hands():
    sound = example(winners={"high": ("Ann",)})

    def told(game, *examples):
        return list(wrong_examples(replace(game, examples=examples), SHIPPED))

    assert told(HOLDEM, sound, sound, sound) == []
    ((place, said),) = told(HOLDEM, sound, sound)
    assert (place, said) == (
        "example",
        (
            "2 of the 3 worked hands that a game needs: they are played, and show that the file"
            " says what is meant. Write [[example]] and below it title, board, hands ="
            ' { Ann = "…", Bob = "…" }, and who wins: high = ["Ann"]'
        ),
    )
    assert told(HOLDEM, sound, replace_winner(sound), sound) == [
        ("example[2]", "“Aces”: high goes to Ann, and the example says Bob")
    ]


def replace_winner(worked):
    return worked._replace(winners={"high": ("Bob",)})


@pytest.mark.parametrize(
    ("game", "keys", "wins"),
    [
        ("stud", 'title, hands = { Ann = "…", Bob = "…" }', 'high = ["Ann"]'),
        ("texas-holdem", 'title, board, hands = { Ann = "…", Bob = "…" }', 'high = ["Ann"]'),
        ("binglaha", 'title, dice, board, hands = { Ann = "…", Bob = "…" }', 'high = ["Ann"]'),
        (
            "paradise-road-pickem",
            'title, choice, board, hands = { Ann = "…", Bob = "…" }',
            'high = ["Ann"]',
        ),
        ("buck-em", "title, players, the record’s other keys", "wins = { Ann = 40 }"),
    ],
)
def test_what_a_worked_hand_says_is_told_for_each_game(game, keys, wins):
    ((_, said),) = wrong_examples(replace(SHIPPED.game(game), examples=()), SHIPPED)

    asked, _, winners = said.partition("below it ")[2].partition(", and who wins: ")
    assert (asked, winners) == (keys, wins)


def test_a_sound_game_says_for_how_many_players_and_how_many_examples():
    game = replace(HOLDEM, examples=(example(), example()))

    assert said_sound(game) == "sound, for up to 10 players, 2 examples played"


TOGETHER = """
name   = "Ours"
like   = "omaha"
source = "us"
tldr   = "Ours."
[option.more]
title   = "More cards"
default = false
[option.more.when.true]
street = [
    { name = "hand", down = 18, bet = "small" },
    { name = "board", board = 5, bet = "big" },
]
[option.short]
title   = "Short deck"
default = false
[option.short.when.true]
deck = "36"
portion.high.scale = "short deck"
"""


def test_options_that_can_only_be_played_one_by_one_are_told_together(tmp_path):
    (tmp_path / "ours.toml").write_text(TOGETHER, encoding="utf-8")
    library = Library(shelf.games(), tmp_path)

    ((place, said),) = wrong_together(library.game("ours"), library)

    assert place == "option"
    assert said.startswith(
        "more = true and short = true together: street: two players of 18 cards, 5 for the board"
    )


def test_a_checked_game_is_told_all_at_once_what_is_wrong(tmp_path):
    path = tmp_path / "plo8.toml"
    path.write_text(TOGETHER, encoding="utf-8")

    with pytest.raises(FileWrong) as wrong:
        checked_game(path, Library(shelf.games(), tmp_path))

    assert [str(fault) for fault in wrong.value.faults] == [
        "the file’s name is a name of omaha-high-low, which is not found by it any more",
        (
            "option: more = true and short = true together: street: two players of 18 cards, 5 for"
            " the board and 1 burn are 42, and the deck has 36: it serves 1 at most"
        ),
        (
            "example: 0 of the 3 worked hands that a game needs: they are played, and show that the"
            " file says what is meant. Write [[example]] and below it title, board, hands ="
            ' { Ann = "…", Bob = "…" }, and who wins: high = ["Ann"]'
        ),
    ]


@pytest.mark.parametrize(
    ("name", "file"),
    [("Ann's 2-7 Game!", "anns-2-7-game"), ("  Razz  ", "razz"), ("!?", ""), ("Ö 1", "ö-1")],
)
def test_a_name_makes_the_name_of_a_file(name, file):
    assert file_name(name) == file


def test_a_new_file_is_a_variation_that_can_be_read(tmp_path):
    text = new_game_file('  Ann\'s  "Game" ', SHIPPED.game("omaha-high-low"))

    table = tomllib.loads(text)

    assert (table["name"], table["like"]) == ('Ann\'s "Game"', "omaha-high-low")
    assert "#   [portion.high]\n#   [portion.low]\n" in text

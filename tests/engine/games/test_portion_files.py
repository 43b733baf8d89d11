"""The portions of a game file, one by one: what is read, and each way to be wrong."""

import pytest

from director.engine.cards import read_cards
from director.engine.games.library import Library
from director.engine.games.portions import FIRSTS, Portion
from director.engine.ranking.cards_that_play import read_making
from director.engine.ranking.scales import SCALES
from director.files.forms import FileWrong

GAME = """
name   = "Two Card"
source = "house"
tldr   = "Two cards and a board of five."
forced = "button and blinds"
{played_for}
street = [
    {{ name = "hand",  down  = 2, bet = "small" }},
    {{ name = "board", board = 5, bet = "big" }},
]
{portion}
[rule_card]
deal = "Two down, five up."
showdown = "The best five."
"""
HIGH = '[portion.high]\nscale = "high"\nplays = "any"'


def library(folder, portion=HIGH, played_for=""):
    text = GAME.format(portion=portion, played_for=played_for)
    (folder / "two-card.toml").write_text(text, encoding="utf-8")
    return Library(folder)


def faults_of(games):
    with pytest.raises(FileWrong) as wrong:
        games.game("two-card")
    return [str(fault) for fault in wrong.value.faults]


ANY = read_making("any")


@pytest.mark.parametrize(
    ("lines", "portion"),
    [
        ('plays = "any"', Portion("high", SCALES["high"], (ANY,), title="high")),
        (
            'plays = ["2 + 3", "any"]\ntitle = "The high"\nqualifier = "8s 7d 6h 5c 4s"',
            Portion(
                "high",
                SCALES["high"],
                (read_making("2 + 3"), ANY),
                read_cards("8s 7d 6h 5c 4s"),
                title="The high",
            ),
        ),
        (
            'plays = "any"\nfirst = "face card"\ncalled = ["face", "butt"]',
            Portion(
                "high",
                SCALES["high"],
                (ANY,),
                first=FIRSTS["face card"],
                first_names=("face", "butt"),
                title="high",
            ),
        ),
        (
            'plays = "any"\ncalled = ["face", "butt"]',
            Portion("high", SCALES["high"], (ANY,), title="high"),
        ),
        (
            'plays = "any"\notherwise = "high"',
            Portion("high", SCALES["high"], (ANY,), otherwise="high", title="high"),
        ),
    ],
)
def test_a_portion_is_what_its_table_says_and_otherwise_as_in_most_games(tmp_path, lines, portion):
    game = library(tmp_path, f'[portion.high]\nscale = "high"\n{lines}').game("two-card")

    assert game.portions == (portion,)


TWO_NAMES = 'portion.high.called: should be two names, such as ["face", "butt"]'


@pytest.mark.parametrize(
    ("lines", "faults"),
    [
        (
            "plays = []",
            ["line 13: portion.high.plays: should be a way to make a hand, such as 2 + 3"],
        ),
        (
            'plays = ["any", "4 of 5"]',
            [
                (
                    "line 13: portion.high.plays: “4 of 5” is no way to make a hand;"
                    " write any, hand, 2 + 3 or at most 2"
                )
            ],
        ),
        ("", ["line 11: portion.high.plays: is missing: it should be a list of texts"]),
        ('plays = "any"\nfirst = "face card"', [f"line 11: {TWO_NAMES}"]),
        ('plays = "any"\nfirst = "face card"\ncalled = ["face"]', [f"line 15: {TWO_NAMES}"]),
        (
            'plays = "any"\nfirst = "face card"\ncalled = ["face", "butt", "both"]',
            [f"line 15: {TWO_NAMES}"],
        ),
        (
            'plays = "any"\nqualifier = "8s"',
            ["line 14: portion.high.qualifier: these cards are no hand on this scale"],
        ),
        (
            'plays = "any"\nqualifier = "8x"',
            ["line 14: portion.high.qualifier: “8x” is not a card: there is no suit “x”"],
        ),
        (
            'plays = "any"\nfrist = "face card"',
            ["line 14: portion.high.frist: no such key “frist”; did you mean “first”?"],
        ),
    ],
)
def test_what_is_wrong_with_a_portion_is_told_with_its_line(tmp_path, lines, faults):
    assert faults_of(library(tmp_path, f'[portion.high]\nscale = "high"\n{lines}')) == faults


@pytest.mark.parametrize("name", [" ", "pot", "hands"])
def test_a_portion_is_called_by_no_word_that_means_something_else(tmp_path, name):
    portion = f'[portion."{name}"]\nscale = "high"\nplays = "any"'
    key = name if name.strip() else " "

    assert faults_of(library(tmp_path, portion)) == [
        f"line 11: portion.{key}: “{name}” cannot be the name of a portion"
    ]


ONCE = "line 6: played_for: names each portion that is played for, once"


@pytest.mark.parametrize(
    ("played_for", "faults"),
    [
        ('["hihg"]', ["line 6: played_for: no such portion “hihg”; did you mean “high”?"]),
        ("[]", [ONCE]),
        ('["high", "high"]', [ONCE]),
    ],
)
def test_what_is_played_for_are_portions_of_the_game_each_once(tmp_path, played_for, faults):
    assert faults_of(library(tmp_path, played_for=f"played_for = {played_for}")) == faults


@pytest.mark.parametrize(
    ("played_for", "names"),
    [
        ("", ["high", "low"]),
        ('played_for = ["low", "high"]', ["low", "high"]),
        ('played_for = "low"', ["low"]),
    ],
)
def test_all_portions_are_played_for_unless_the_file_names_some(tmp_path, played_for, names):
    low = '[portion.low]\nscale = "california"\nplays = "any"'

    game = library(tmp_path, f"{HIGH}\n{low}", played_for).game("two-card")

    assert [portion.name for portion in game.portions] == names

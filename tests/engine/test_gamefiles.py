"""Game files, and what is wrong with them."""

import pytest

from director.engine.library import Library, UnknownGame
from director.forms import FileWrong

SOUND = """
name   = "Two Card"
source = "house"
tldr   = "Two cards and a board of five."
forced = "button and blinds"
street = [
    { name = "hand",  down  = 2, bet = "small" },
    { name = "board", board = 5, bet = "big" },
]
[portion.high]
scale = "high"
plays = "any"
[rule_card]
deal = "Two down, five up."
showdown = "The best five."
[[example]]
title = "Aces"
board = "2c 3d 8h 9s Jd"
hands = { Ann = "As Ad", Bob = "Ks Kd" }
high  = ["Ann"]
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "two-card.toml").write_text(SOUND, encoding="utf-8")
    return tmp_path


def faults_of(folder, text):
    (folder / "two-card.toml").write_text(text, encoding="utf-8")
    with pytest.raises(FileWrong) as wrong:
        Library(folder).game("two-card")
    return [str(fault) for fault in wrong.value.faults]


def test_a_game_is_named_by_its_file(folder):
    game = Library(folder).game("two-card")

    assert (game.id, game.name, [street.name for street in game.streets]) == (
        "two-card",
        "Two Card",
        ["hand", "board"],
    )


def test_all_faults_are_found_at_once_with_line_place_and_suggestion(folder):
    text = (
        SOUND.replace("button and blinds", "button and blindes")
        .replace('bet = "big"', 'bet = "bigg"')
        .replace('plays = "any"', 'plays = "2 and 3"\nqualifer = "8s"')
        .replace('tldr   = "Two cards and a board of five."', "")
        .replace('high  = ["Ann"]', 'high  = ["Anna"]')
    )

    assert faults_of(folder, text) == [
        "line 5: forced: no such choice 'button and blindes'; did you mean 'button and blinds'?",
        "line 8: street[2].bet: no such choice 'bigg'; did you mean 'big'?",
        (
            "line 12: portion.high.plays: '2 and 3' is no way to make a hand;"
            " write any, hand, 2 + 3 or at most 2"
        ),
        "line 13: portion.high.qualifer: no such key 'qualifer'; did you mean 'qualifier'?",
        "line 21: example[1].high: no such player 'Anna'; did you mean 'Ann'?",
        "tldr: is missing: it should be a text in quotation marks",
    ]


def test_a_file_that_is_no_toml_says_where_reading_stopped(folder):
    assert faults_of(folder, 'name = "Two Card"\ntldr = "Two cards\nsource = "us"\n') == [
        (
            'line 2: a quotation mark is not closed on this line: look for a missing "; a text of'
            ' several lines stands between """ and """'
        )
    ]


def test_a_variation_states_only_what_differs(folder):
    (folder / "low-card.toml").write_text(
        'name = "Low Card"\nlike = "two-card"\nsource = "house"\ntldr = "For the low."\n'
        '[portion.high]\nscale = "california"\n',
        encoding="utf-8",
    )

    game = Library(folder).game("low-card")

    assert [portion.scale.name for portion in game.portions] == ["california"]
    assert game.streets == Library(folder).game("two-card").streets
    assert game.examples == ()


def test_a_house_game_covers_the_shipped_one_of_its_name(folder, tmp_path_factory):
    house = tmp_path_factory.mktemp("house")
    (house / "two-card.toml").write_text(
        SOUND.replace("Two Card", "Our Two Card"), encoding="utf-8"
    )

    assert Library(folder, house).game("two-card").name == "Our Two Card"


@pytest.mark.parametrize("name", ["", "three-card", "../two-card", "two-card.toml", "TWO-CARD "])
def test_a_name_without_a_file_is_unknown(folder, name):
    with pytest.raises(UnknownGame):
        Library(folder).game(name)

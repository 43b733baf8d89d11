"""Games that are judged from their play: what their files need, and examples that are records."""

import pytest

from director.engine.games.library import Library
from director.engine.showdown.game_checks import wrong_in_example
from director.files.forms import FileWrong

TRICKS = """
name   = "Kitchen Buck"
kind   = "tricks"
source = "house"
tldr   = "Two tricks win."
forced = "antes"
[rule_card]
deal = "Five cards."
showdown = "Two tricks."
[[example]]
title   = "The ace rakes"
ante    = 5
trump   = "9h"
players = [
    { name = "Ann", dealt = "Ah 2c 3c 4c 5c" },
    { name = "Bob", folded = true },
    { name = "Cy", folded = true },
    { name = "Dee", folded = true },
    { name = "Eve", folded = true },
]
wins    = { Ann = 25 }
result  = { carried = 0 }
"""


@pytest.fixture
def library(tmp_path):
    def files(**texts):
        for name, text in texts.items():
            (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
        return Library(tmp_path)

    return files


def faults(library, text):
    with pytest.raises(FileWrong) as wrong:
        library(kitchen=text).game("kitchen")
    return [str(fault) for fault in wrong.value.faults]


def test_a_game_of_tricks_has_neither_streets_nor_portions(library):
    game = library(kitchen=TRICKS).game("kitchen")

    assert (game.kind, game.streets, game.portions, game.most_players) == ("tricks", (), (), 8)


def test_a_showdown_game_has_both(library):
    assert faults(library, TRICKS.replace('"tricks"', '"showdown"')) == [
        "street: is missing: a game needs at least one street",
        "portion: is missing: a game needs at least one portion of the pot",
    ]


def test_an_example_with_players_is_a_record_whose_players_sit_as_listed(library):
    (example,) = library(kitchen=TRICKS).game("kitchen").examples

    assert example.case["players"][:2] == [
        {"seat": 1, "name": "Ann", "dealt": "Ah 2c 3c 4c 5c"},
        {"seat": 2, "name": "Bob", "folded": True},
    ]
    assert {key: example.case[key] for key in example.case if key != "players"} == {
        "game": "kitchen",
        "ante": 5,
        "trump": "9h",
    }
    assert (example.wins, example.result) == ({"Ann": 25}, {"carried": 0})


def test_an_example_that_comes_out_otherwise_says_how(library):
    changed = TRICKS.replace("Ann = 25 }", "Ann = 20 }").replace("carried = 0", "carried = 5")
    kitchen = library(kitchen=changed)
    (example,) = kitchen.game("kitchen").examples

    assert list(wrong_in_example(example, kitchen)) == [
        "carried is 0, and the example says 5",
        "the chips go 25 Ann, and the example says 20 Ann",
    ]


def test_an_example_may_show_what_cannot_be_judged(library):
    error = (
        'result = { error = { code = "missing-cards", field = "players[0].dealt",'
        ' message = "Ann stays alone: which five cards were dealt?" } }'
    )
    text = TRICKS.replace("Ah 2c 3c 4c 5c", "2c").replace("wins    = { Ann = 25 }\n", "")
    kitchen = library(kitchen=text.replace("result  = { carried = 0 }", error))
    (example,) = kitchen.game("kitchen").examples

    assert list(wrong_in_example(example, kitchen)) == []


def test_an_example_that_says_nothing_of_its_end_is_a_fault(library):
    text = TRICKS.replace("wins    = { Ann = 25 }\nresult  = { carried = 0 }\n", "")

    assert faults(library, text) == [
        "line 10: example[1]: says nobody who wins; write for instance wins = { Ann = 40 }"
    ]
    assert faults(library, TRICKS.replace("{ Ann = 25 }", "{ Anna = 25 }")) == [
        "line 21: example[1].wins: no such player “Anna”; did you mean “Ann”?"
    ]

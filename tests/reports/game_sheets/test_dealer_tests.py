"""Dealer tests on paper: the questions first, and the key with its reasons after them."""

import pytest

from director.reports.blocks.games import Answers
from director.reports.blocks.text import Points, Prose, Section
from director.reports.game_sheets.dealer_test import DealerTest, dealer_test, exercises
from director.reports.sheet_kinds import NoSheet
from director.views.ruling.reasons import unbroken
from tests.shipped import shipped_games

LIBRARY = shipped_games()
GAMES = tuple(map(LIBRARY.game, ("razz", "badugi", "murder")))


def test_the_same_number_is_the_same_test_and_another_one_another():
    one, same, other = (
        dealer_test(DealerTest(GAMES, LIBRARY, 6, seed=seed), "a4") for seed in (7, 7, 8)
    )

    assert one == same
    assert one[0].blocks[2:] != other[0].blocks[2:]


def test_every_question_has_its_letters_and_the_key_the_right_one_with_why():
    test = DealerTest(GAMES, LIBRARY, 9, seed=3)
    questions, key = dealer_test(test, "letter")

    asked = exercises(test)
    answers = [one for one in questions.blocks if isinstance(one, Answers)]
    assert [len(one.texts) for one in answers] == [len(one.asked.choices) for one in asked]
    lines = [one.text for one in questions.blocks if isinstance(one, Prose)]
    assert all(line.endswith(one.asked.question) for line, one in zip(lines, asked, strict=True))
    told = [one.text for one in key.blocks if isinstance(one, Section)]
    right = [one.asked.right for one in asked]
    assert told == [
        f"{number}. {'ABCDEFGH'[at]}  {answers[number - 1].texts[at]}"
        for number, at in enumerate(right, start=1)
    ]
    why = [one.texts[1:] for one in key.blocks if isinstance(one, Points)]
    assert why == [tuple(unbroken(reason) for reason in one.asked.why) for one in asked]


def test_each_game_comes_round_before_one_comes_again():
    asked = [one.name.game for one in exercises(DealerTest(GAMES, LIBRARY, 6, seed=1))]

    assert set(asked[:3]) == set(asked[3:]) == {game.id for game in GAMES}


def test_topics_that_no_game_has_are_refused():
    holdem = (LIBRARY.game("texas-holdem"),)

    with pytest.raises(NoSheet, match="nothing on these topics is asked of these games"):
        exercises(DealerTest(holdem, LIBRARY, 3, topics=("number",)))

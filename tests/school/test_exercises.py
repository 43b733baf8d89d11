"""Exercises of every game: made from a seed, and their answers are the engine's."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from practising.clear_path import wrong

from director.engine.games.game import Example, Game
from director.engine.showdown.adjudication import adjudicate
from director.engine.showdown.stated_showdowns import read_showdown
from director.school.chips_asked import how_many_of, in_contest
from director.school.exercise import EASY, HARD, STRENGTHS, Name
from director.school.hands_asked import who_wins_this
from director.school.look import Dealt
from director.school.making import HousePlays, exercise
from director.school.topics import TOPICS, topics_of
from director.school.traps import TRAPS
from director.translation import chips
from tests.shipped import shipped_games

LIBRARY = shipped_games()
GAMES = LIBRARY.sound()
ASKED = [(game.id, topic.id) for game in GAMES for topic in topics_of(game)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_clear_path_finds_every_answer_again(game: Game) -> None:
    made = [
        exercise(Name(game.id, topic.id, STRENGTHS[at % 3], at), LIBRARY)
        for at, topic in enumerate(topics_of(game))
    ]

    assert [wrong(one, LIBRARY) for one in made] == [""] * len(made)


@settings(max_examples=60)
@given(
    st.sampled_from(ASKED), st.sampled_from(STRENGTHS), st.integers(min_value=0, max_value=1 << 40)
)
def test_a_seed_always_makes_the_same_exercise(asked, strength, seed) -> None:
    game, topic = asked
    name = Name(game, topic, strength, seed)

    one, again = exercise(name, LIBRARY), exercise(name, shipped_games())

    assert (one.case, one.told, one.asked) == (again.case, again.told, again.asked)


@settings(max_examples=60)
@given(
    st.sampled_from(ASKED), st.sampled_from(STRENGTHS), st.integers(min_value=0, max_value=1 << 40)
)
def test_there_are_two_to_eight_answers_and_one_is_right(asked, strength, seed) -> None:
    game, topic = asked
    made = exercise(Name(game, topic, strength, seed), LIBRARY)

    choices = made.asked.choices
    assert 2 <= len(choices) <= 8
    assert len(set(choices)) == len(choices)
    assert [made.says(at) for at in range(len(choices))].count(True) == 1


def test_every_game_has_topics_and_every_topic_games() -> None:
    assert {game for game, _ in ASKED} == {game.id for game in GAMES}
    assert {topic for _, topic in ASKED} == set(TOPICS)


def test_what_a_game_does_not_have_is_not_asked_of_it() -> None:
    asked = {game.id: [topic.id for topic in topics_of(game)] for game in GAMES}

    assert "number" not in asked["texas-holdem"]
    assert "cards" not in asked["five-card-triple-draw"]
    assert "raise" not in asked["boulder-buyem"]
    assert asked["buck-em"] == ["winner", "cards", "chips", "odd", "first"]
    assert asked["boulder-buyem"] == ["winner", "name", "cards", "chips", "odd", "first"]


def test_in_paradise_road_stud_is_bet_with_blinds_and_nobody_brings_it_in() -> None:
    made = [exercise(Name("paradise-road-pickem", "raise", EASY, at), LIBRARY) for at in range(60)]
    first = [one.told for one in made if one.game.name == "Razz"]

    assert [told for told in first if told[1] == "First round of betting." and "posts" in told[3]]
    assert not [told for told in first if any("brings it in" in line for line in told)]


def test_a_house_is_asked_who_brings_it_in_as_it_plays() -> None:
    house = HousePlays(otherwise=["super_stud8_high_brings_in"])
    names = [Name("super-stud-high-low", "first", EASY, at) for at in range(30)]
    made = [exercise(name, LIBRARY, house) for name in names]
    brought = [one for one in made if one.asked.question == "Who brings it in?"]

    assert brought
    assert {one.game.bring_in for one in brought} == {"high card, ace low"}
    assert [wrong(one, LIBRARY) for one in brought] == [""] * len(brought)


def test_who_takes_a_pot_of_tricks_can_be_told_from_what_was_played() -> None:
    made = [exercise(Name("buck-em", "odd", EASY, at), LIBRARY) for at in range(10)]

    for one in made:
        tricks = [line for line in one.told if line.startswith("Trick ")]
        assert [line.rpartition(": ")[2][:-1] for line in tricks] == one.case["tricks"]


def test_in_mexican_poker_a_raise_follows_the_big_bet_that_was_chosen() -> None:
    names = [Name("mexican-poker", "raise", strength, 3) for strength in STRENGTHS]
    made = [exercise(name, LIBRARY) for name in names]

    assert {
        (one.asked.about["actions"][0].deed, one.asked.about["actions"][0].to) for one in made
    } == {("bet", one.asked.about["bet"]) for one in made}


def test_on_third_street_a_completion_is_asked_for() -> None:
    made = [exercise(Name("stud", "raise", HARD, at), LIBRARY) for at in range(40)]
    asked = {one.asked.question for one in made if "bring-in" in one.asked.traps}

    assert asked
    assert asked <= {f"What may seat {seat} complete or raise to?" for seat in range(1, 5)}


def _hands(game: Game) -> Iterator[Example]:
    """The worked hands of a game that say who wins a portion."""
    yield from (one for one in game.examples if one.winners)


@pytest.mark.parametrize("game", [one for one in GAMES if any(_hands(one))], ids=lambda one: one.id)
def test_worked_hands_as_exercises_are_won_by_whom_their_game_file_says(game: Game) -> None:
    said, stated = [], []
    for example in _hands(game):
        look = Dealt(example.case, adjudicate(read_showdown(example.case, LIBRARY)))
        players: Any = example.case["players"]
        for name in example.winners:
            portion = next(one for one in look.game.all_portions if one.name == name)
            asked = who_wins_this(look, look.contested[0], portion)
            said.append((example.title, asked.choices[asked.right].text))
            winners = example.winners[asked.about["portion"]]  # the pot's, where nobody qualifies
            names = " + ".join(one["name"] for one in players if one["name"] in winners)
            together = f"{names} split" if len(winners) > 1 else names or "Nobody"
            stated.append((example.title, together))

    assert said == stated


def test_worked_hands_about_chips_are_paid_as_their_game_file_says() -> None:
    said, stated = [], []
    shown_down = [game for game in GAMES if game.kind == "showdown"]
    for example in [one for game in shown_down for one in game.examples if one.wins]:
        look = Dealt(example.case, adjudicate(read_showdown(example.case, LIBRARY)))
        for seat in in_contest(look) if look.contested else ():
            asked = how_many_of(look, seat, Random(seat))
            name = look.showdown.players[seat].name
            said.append((example.title, name, asked.choices[asked.right].text))
            stated.append((example.title, name, chips(example.wins.get(name, 0))))

    assert said == stated
    assert said


def test_most_hard_exercises_have_a_trap() -> None:
    rng = Random(27)
    names = [Name(*rng.choice(ASKED), HARD, seed) for seed in range(60)]

    made = [exercise(name, LIBRARY) for name in names]

    assert sum(bool(one.asked.traps) for one in made) >= 45
    assert {trap for one in made for trap in one.asked.traps} <= TRAPS.keys()

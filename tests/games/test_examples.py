"""Every worked example of every game comes out as its file says."""

import pytest

from director import shelf
from director.engine.answers import answer
from director.engine.library import Library

LIBRARY = Library(shelf.games())
EXAMPLES = [
    pytest.param(game, example, id=f"{game.id}: {example.title}")
    for game in map(LIBRARY.game, LIBRARY.ids())
    for example in game.examples
]


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_the_example_is_won_by_whom_it_says(game, example):
    ruling = answer(example.case, LIBRARY)

    names = {player["seat"]: player["name"] for player in example.case["players"]}
    won = {
        share["name"]: {names[winner["seat"]] for winner in share["winners"]}
        for share in ruling["pots"][0]["portions"]
    }
    assert {portion: won.get(portion, set()) for portion in example.winners} == {
        portion: set(winners) for portion, winners in example.winners.items()
    }
    if example.wins:
        assert {
            names[int(seat)]: amount for seat, amount in ruling["awards"].items()
        } == example.wins


@pytest.mark.parametrize("game_id", LIBRARY.ids())
def test_a_game_has_three_examples_or_more_and_each_says_why_it_is_there(game_id):
    examples = LIBRARY.game(game_id).examples

    assert len(examples) >= 3
    assert all(example.title for example in examples)

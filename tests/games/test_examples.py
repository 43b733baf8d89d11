"""Every worked example of every game comes out as its file says."""

import pytest

from director import shelf
from director.engine.gamechecks import wrong_in_example
from director.engine.library import Library

LIBRARY = Library(shelf.games())
EXAMPLES = [
    pytest.param(example, id=f"{game.id}: {example.title}")
    for game in map(LIBRARY.game, LIBRARY.ids())
    for example in game.examples
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_example_comes_out_as_its_file_says(example):
    assert list(wrong_in_example(example, LIBRARY)) == []


@pytest.mark.parametrize("game_id", LIBRARY.ids())
def test_a_game_has_three_examples_or_more_and_each_says_what_it_shows(game_id):
    examples = LIBRARY.game(game_id).examples

    assert len(examples) >= 3
    assert all(example.title for example in examples)

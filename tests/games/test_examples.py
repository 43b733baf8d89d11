"""Every worked example of every game comes out as its file says."""

import pytest

from director.engine.showdown.game_checks import checked_game, wrong_in_example
from director.house import shelf
from tests.shipped import shipped_games

LIBRARY = shipped_games()
EXAMPLES = [
    pytest.param(example, id=f"{game.id}: {example.title}")
    for game in map(LIBRARY.game, LIBRARY.ids())
    for example in game.examples
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_example_comes_out_as_its_file_says(example):
    assert list(wrong_in_example(example, LIBRARY)) == []


@pytest.mark.parametrize("path", sorted(shelf.games().glob("*.toml")), ids=lambda path: path.stem)
def test_a_game_is_sound_by_the_check_that_a_house_game_has_to_pass(path):
    game = checked_game(path, LIBRARY)

    assert all(example.title for example in game.examples)

"""The families of games, read off what the games declare."""

import pytest

from director.engine.games.families import Family, family
from tests.shipped import shipped_games

LIBRARY = shipped_games()


@pytest.mark.parametrize(
    ("game", "its"),
    [
        ("texas-holdem", Family.HOLDEM),
        ("greek-holdem", Family.HOLDEM),
        ("scrotum", Family.HOLDEM),
        ("paradise-road-pickem", Family.HOLDEM),
        ("omaha", Family.OMAHA),
        ("sohe", Family.OMAHA),
        ("wonky-donkey", Family.OMAHA),
        ("chowaha", Family.BOARDS),
        ("reno-straight", Family.BOARDS),
        ("dramadugi", Family.DRAMAHA),
        ("razz", Family.STUD),
        ("mexican-poker", Family.STUD),
        ("badugi", Family.DRAW),
        ("progressive-badugi-buy", Family.DRAW),
        ("stud-buh", Family.BUH),
        ("california-buh", Family.BUH),
        ("buck-em", Family.TABLE),
        ("boulder-buyem", Family.TABLE),
    ],
)
def test_a_game_belongs_to_the_family_that_its_deal_and_its_hand_say(game, its):
    assert family(LIBRARY.game(game)) == its

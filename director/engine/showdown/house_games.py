"""A game as a house plays it, whole: what its rule card then says."""

from collections.abc import Collection
from dataclasses import replace

from director.engine.games.game import Game
from director.engine.games.library import Library
from director.engine.showdown.answers import answer


def as_house_plays(game: Game, library: Library, house: Collection[str]) -> Game:
    """The game by the house rules that are played otherwise than we do, given by their keys.

    Worked hands that would then come out otherwise are left out.
    """
    played = library.as_house_plays(game, house)
    if played is game:
        return game
    still = [
        example
        for example in game.examples
        if answer(example.case, library, house).get("awards")
        == answer(example.case, library).get("awards")
    ]
    return replace(played, examples=tuple(still))

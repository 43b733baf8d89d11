"""A game as a house plays it, whole: what its rule card then says."""

import re
from collections.abc import Collection
from dataclasses import replace

from director.engine.games.game import Example, Game
from director.engine.games.library import Library
from director.engine.showdown.answers import answer

_RULES = re.compile(r" \([^()]*\)$")
"""The rules that stand behind a reason."""


def as_house_plays(game: Game, library: Library, house: Collection[str]) -> Game:
    """The game by the house rules that are played otherwise than we do, given by their keys.

    Worked hands that would then come out otherwise, or for another reason, are left out.
    """
    played = library.as_house_plays(game, house)
    if played is game:
        return game
    still = [one for one in game.examples if _told(one, library, house) == _told(one, library)]
    return replace(played, examples=tuple(still))


def _told(example: Example, library: Library, house: Collection[str] = ()) -> tuple[object, ...]:
    """Who is paid in a worked hand and why, whichever rules are named for it."""
    said = answer(example.case, library, house)
    reasons = [_RULES.sub("", reason) for reason in said.get("reasons", ())]
    return said.get("awards"), said.get("hands"), reasons

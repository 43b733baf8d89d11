"""The games of an event, and what each is called where the sheet speaks of it."""

from collections.abc import Sequence
from typing import NamedTuple

from director.engine.games.game_names import folded

BETTINGS = ("limit", "pot-limit", "half-pot-limit", "no-limit")

Options = tuple[tuple[str, str | bool], ...]
"""Options of a game that an event states: each by its name in the game's file, and its value."""


class GameOnSheet(NamedTuple):
    """A game of the event: the name of its game file, and how it is bet."""

    id: str
    betting: str = "limit"
    stakes: str = ""
    """The class of game whose stakes it is played for; empty where all have the same."""
    name: str = ""
    """What this event calls it; empty where it has its usual name."""
    options: Options = ()
    """How this event plays it; what is not stated is played as the game's file has it."""


def game_called(games: Sequence[GameOnSheet], name: str) -> GameOnSheet | None:
    """The game that a name on the sheet means: "razz", "no-limit texas-holdem", or its own name.

    None where there is no such game, or where it is bet in several ways and nothing says which.
    """
    betting, _, game_id = name.rpartition(" ")
    found = [
        game for game in games if game.id == game_id and (not betting or game.betting == betting)
    ]
    if len(found) != 1:
        found = [game for game in games if game.name and folded(game.name) == folded(name)]
    return found[0] if len(found) == 1 else None


def name_among(games: Sequence[GameOnSheet], game: GameOnSheet) -> str:
    """What a game is called on the sheet: its id, and how it is bet where that is needed.

    By its own name where the event has it twice, bet in the same way.
    """
    alike = [one for one in games if one.id == game.id]
    if len(alike) > 1 and game.name and sum(one.betting == game.betting for one in alike) > 1:
        return game.name
    return game.id if len(alike) == 1 else f"{game.betting} {game.id}"

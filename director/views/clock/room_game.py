"""Which game the whole room plays, where the level or the clock decides it and no table does."""

from datetime import datetime, timedelta
from typing import NamedTuple

from director.tournament.state import Tournament
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.structure import Level

Games = tuple[GameOnSheet, ...] | None
"""One game; None where each table turns to the next by itself."""


class RoomGames(NamedTuple):
    """The game of the room and the one that follows."""

    now: Games
    later: Games


def in_room(t: Tournament, now: datetime) -> RoomGames:
    """The game now, or in a break the game after it; and the one that comes then."""
    structure, rotation = t.structure, t.structure.rotation
    if rotation and rotation.minutes:
        minutes = t.clock.in_the_air(structure, now) / timedelta(minutes=1)
        name = rotation.after_minutes(minutes)
        return RoomGames(_named(t, name), _named(t, rotation.next_in_order(name)))
    at = t.clock.at(structure, now)
    here = structure.steps[at.step]
    level = here if isinstance(here, Level) else structure.next_level(at.step)
    return RoomGames(_of(t, level), _of(t, structure.next_level(at.step)))


def _of(t: Tournament, level: Level | None) -> Games:
    """The game of a level, where it has one and the event has several."""
    games = t.structure.games_at(level) if level else ()
    return games if len(games) == 1 < len(t.structure.games) else None


def _named(t: Tournament, name: str) -> Games:
    game = t.structure.game(name)
    return (game,) if game else None

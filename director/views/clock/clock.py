"""The event read at one moment, in the words that the clock and the wall show.

Nothing here is kept: who shows a reading takes a new one when another second has begun.
"""

from datetime import datetime, timedelta
from functools import partial
from typing import NamedTuple

from director.engine.games.library import Library
from director.tournament.clock.state import Face
from director.tournament.state import Tournament
from director.tournament.structure.structure import Level
from director.translation import say
from director.views.clock import room_game, schedule, stakes
from director.views.clock.event_status import NOT_STARTED, State, state
from director.views.clock.stakes import KindOfGame
from director.views.clock.times import countdown, in_words, time_of_day

LAST_MINUTES = 120
"""From so many seconds on, the time is shown in the colour of a warning."""


class Coming(NamedTuple):
    """A level or break that is still to come."""

    title: str
    time: str
    """When it is due."""
    wait: str
    """How long it is until then."""
    length: str
    color_up: str = ""


class Reading(NamedTuple):
    """What the clock says."""

    face: Face
    state: State
    title: str
    """The level or break."""
    time: str
    """What is left of it."""
    colour: str
    """Of the time: a field of the palette."""
    part: float
    """How much of the level or break is over, from 0 to 1."""
    length: str
    """How long the level or break is."""
    stakes: tuple[KindOfGame, ...]
    """Of this level; in a break, of the next one."""
    next_level: Coming | None
    next_stakes: tuple[KindOfGame, ...]
    """Of the level to come."""
    next_break: Coming | None
    color_up: str
    """What leaves play in this break."""
    game: str
    """The one game of this level, where the room turns to it; empty where each table does."""
    next_game: str
    """The one that follows."""
    starts_at: datetime | None
    """When a clock that stands will set itself going."""
    late: timedelta
    """By how much the plan is late; early where negative."""


def read(t: Tournament, now: datetime, library: Library) -> Reading:
    """The event at this moment."""
    structure = t.structure
    face = t.clock.shows(structure, now)
    step = structure.steps[face.step]
    doing = state(t, now)
    level = structure.next_level(face.step)
    own = step if isinstance(step, Level) else structure.next_level(face.step)
    length = t.clock.at(structure, now).length(structure)
    games = room_game.in_room(t, now)
    title_of = partial(stakes.title_of, structure, library)
    return Reading(
        face=face,
        state=doing,
        title=schedule.title(step),
        time=_estimate(face) if face.estimated else countdown(face.seconds),
        colour=_colour(doing, face),
        part=1 - min(face.left / length, 1.0) if length else 1.0,
        length=in_words(length),
        stakes=stakes.by_kind(structure, own, library, games.now) if own else (),
        next_level=_coming(t, schedule.next_level(t, now), now),
        next_stakes=stakes.by_kind(structure, level, library, games.later) if level else (),
        next_break=_coming(t, schedule.next_break(t, now), now),
        color_up=schedule.color_up(t, step),
        game=title_of(games.now[0]) if games.now else "",
        next_game=title_of(games.later[0]) if games.later else "",
        starts_at=face.starts_at,
        late=t.clock.late(structure, now),
    )


def _estimate(face: Face) -> str:
    """What is left of a level that the tables end, to the minute begun.

    The clock cannot know, and so it shows no seconds.
    """
    return say("≈ {minutes} min", minutes=-(-face.left // timedelta(minutes=1)))


def _colour(doing: State, face: Face) -> str:
    if doing == State.RUNNING:
        return "warning" if face.seconds <= LAST_MINUTES and not face.estimated else "text"
    if doing in NOT_STARTED:
        return "soft"
    return doing.colour if doing in (State.PAUSED, State.BREAK) else "faint"


def _coming(t: Tournament, due: schedule.Due | None, now: datetime) -> Coming | None:
    if due is None or due.at is None:
        return None
    return Coming(
        schedule.title(due.step),
        time_of_day(due.at),
        in_words(due.at - now),
        in_words(max(due.length, timedelta())),
        schedule.color_up(t, due.step),
    )

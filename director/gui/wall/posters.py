"""What the wall says: the event at one moment, in the words that the room reads."""

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from director.engine.library import Library
from director.gui import readings, stakes
from director.gui.readings import Coming
from director.gui.stakes import Bet, KindOfGame
from director.gui.states import State
from director.tournament.tournaments import PlayerNumber, Tournament
from director.words import chips, say

PLACES = 8
"""How many finishing places stand on the wall when it is over."""


class Poster(NamedTuple):
    """Everything that stands on the wall."""

    name: str
    state: State
    state_word: str
    title: str
    """The level or break."""
    time: str
    colour: str
    """Of the time: a field of the palette."""
    part: float
    """How much of the level or break is over, from 0 to 1."""
    message: str
    """What the room is to know now: when play goes on, which chips leave it."""
    stakes: tuple[KindOfGame, ...]
    rotation: tuple[str, ...]
    turning: str
    """After how long each table goes on to the next game; empty where none does so itself."""
    next_title: str
    next_bets: tuple[Bet, ...]
    next_break: Coming | None
    players: str
    average: str
    winner: str
    places: tuple[tuple[int, str], ...]


_WORDS = {State.DRAFT: "Not started"}


def poster(
    t: Tournament, now: datetime, library: Library, names: Mapping[PlayerNumber, str]
) -> Poster:
    """The wall at this moment."""
    reading = readings.read(t, now, library)
    later = reading.next_level
    winner = t.winner
    return Poster(
        name=t.name,
        state=reading.state,
        state_word=say(_WORDS[State.DRAFT]) if reading.state == State.DRAFT else reading.state.word,
        title=reading.title,
        time=reading.time,
        colour=reading.colour,
        part=reading.part,
        message=_message(reading),
        stakes=reading.stakes,
        rotation=stakes.rotation(t.structure, library) if stakes.turning(t.structure) else (),
        turning=stakes.turning(t.structure),
        next_title=later.title if later else say("Last level"),
        next_bets=_each_once(reading.next_stakes),
        next_break=reading.next_break,
        players=f"{len(t.left)} / {len(t.entries)}",
        average=chips(t.average) if t.entries else "–",
        winner=names.get(winner.player, "") if winner else "",
        places=tuple(
            (standing.place, names.get(standing.entry.player, ""))
            for standing in t.standings()[1 : PLACES + 1]
        )
        if winner
        else (),
    )


def _message(reading: readings.Reading) -> str:
    later = reading.next_level
    if reading.title != say("Break") or later is None:
        return ""
    words = say("{level} begins at {time}", level=later.title, time=later.time)
    return f"{words}  ·  {reading.colour_up}" if reading.colour_up else words


def _each_once(kinds: tuple[KindOfGame, ...]) -> tuple[Bet, ...]:
    """Every bet of a level, whatever game it belongs to."""
    return tuple(dict.fromkeys(bet for kind in kinds for bet in kind.bets))

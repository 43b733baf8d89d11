"""What is said when a clock comes to something: two minutes left, a level, a break, its end."""

from datetime import datetime, timedelta

from director.house.settings import Settings
from director.tournament.clock.chime_kinds import FIRST, SECOND
from director.tournament.clock.chimes import Chime, newest
from director.tournament.clock.own_clocks import clock_words
from director.tournament.state import Tournament
from director.tournament.structure.structure import Level
from director.translation import say
from director.views.clock import schedule
from director.views.clock.times import time_of_day
from director.views.counted import counted

STANDS = timedelta(seconds=20)
"""So long a message stands on the wall."""


def clocks_heard(t: Tournament, shown: str) -> list[str]:
    """The clocks of an event, by name; the one that is shown comes last and has the last word."""
    return [one for one in ("", *sorted(t.clocks)) if one != shown] + [shown]


def due(t: Tournament, now: datetime, settings: Settings, within: timedelta) -> Chime | None:
    """The last moment at which the clock was to be heard, if it was not longer ago."""
    warnings = (
        settings.number("first_warning_seconds"),
        settings.number("second_warning_seconds"),
    )
    return None if t.winner or t.closed else newest(t.clock, t.structure, now, warnings, within)


def standing(t: Tournament, now: datetime, settings: Settings) -> str:
    """The message that stands on the wall now; empty for none."""
    chime = due(t, now, settings, STANDS)
    return message(t, chime, settings) if chime else ""


def message(t: Tournament, chime: Chime, settings: Settings) -> str:
    """What is said at such a moment, as the house has put it."""
    words = settings.text(f"{chime.kind}_message")
    here = t.structure.steps[chime.step]
    level = here if isinstance(here, Level) else t.structure.next_level(chime.step)
    coming = schedule.next_level(t, chime.at)
    seconds = {FIRST: "first_warning_seconds", SECOND: "second_warning_seconds"}
    left = settings.number(seconds[chime.kind]) if chime.kind in seconds else 0
    try:
        return say(
            words,
            level=schedule.title(level) if level else "",
            time=time_of_day(coming.at) if coming and coming.at else "",
            left=_left(left),
        )
    except (KeyError, IndexError, ValueError):  # the house means a brace
        return words


def of_clock(t: Tournament, clock: str, words: str) -> str:
    """What is said of a clock that is not shown."""
    return say("{clock}: {words}", clock=clock_words(t, clock), words=words)


def _left(seconds: int) -> str:
    if seconds % 60:
        return counted(seconds, "1 second", "{count} seconds")
    return counted(seconds // 60, "1 minute", "{count} minutes")

"""The moments at which the clock makes itself heard: two warnings, a level, a break and its end.

When one is due follows from the clock alone, so nothing is kept here either.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import NamedTuple

from director.tournament.clock.chime_kinds import BREAK, BREAK_ENDS, FIRST, LEVEL, SECOND
from director.tournament.clock.state import Clock
from director.tournament.structure.structure import Break, DayEnd, Level, Structure

HEARD = timedelta(seconds=10)
"""Whoever comes later than this has missed it: a machine that wakes does not ring all the night."""


class Chime(NamedTuple):
    """A moment at which the clock makes itself heard."""

    kind: str
    at: datetime
    step: int


def newest(
    clock: Clock,
    structure: Structure,
    now: datetime,
    warnings: tuple[int, int],
    within: timedelta = HEARD,
) -> Chime | None:
    """The last such moment, if it was not longer ago; the warnings are seconds before the end."""
    due = (
        chime
        for chime in _moments(clock.at(structure, now), structure, now, warnings)
        if now - within < chime.at <= now
    )
    return max(due, key=lambda chime: chime.at, default=None)


def _moments(
    at: Clock, structure: Structure, now: datetime, warnings: tuple[int, int]
) -> Iterator[Chime]:
    by_itself = at.since is not None or at.step - 1 in at.stops_after
    if at.begun and at.started and by_itself:
        kind = _kind(structure, at.step)
        if kind:
            yield Chime(kind, at.begun, at.step)
    if at.since is None or not structure.ends_by_itself(at.step):
        return
    length = at.length(structure)
    for kind, seconds in zip((FIRST, SECOND), warnings, strict=True):
        before = timedelta(seconds=seconds)
        if seconds and length > before:
            yield Chime(kind, now + length - at.played - before, at.step)


def _kind(structure: Structure, step: int) -> str:
    match structure.steps[step]:
        case Level():
            rested = step > 0 and isinstance(structure.steps[step - 1], Break | DayEnd)
            return BREAK_ENDS if rested else LEVEL
        case Break() | DayEnd():
            return BREAK
    return ""

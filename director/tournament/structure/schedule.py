"""When a schedule is likely to be over, when each step begins, and all levels longer or shorter.

All amounts are chips, all lengths whole minutes.
"""

from dataclasses import replace
from datetime import date, datetime, time, timedelta
from typing import NamedTuple

from director.tournament.structure.structure import DayEnd, Level, Structure

BLINDS_AT_END = 20
"""An event ends about when all chips in play are so many big blinds."""


class Ending(NamedTuple):
    """When an event is likely to be over."""

    step: int
    """The place of the level in the structure, from 0."""
    after: timedelta
    """From the first hand to the end of that level, breaks included."""
    in_time: bool
    """Whether the levels reach that far; if not, this is the last one."""


def stretched(structure: Structure, factor: float) -> Structure:
    """The same structure with all levels longer or shorter, to whole minutes; breaks stay.

    Raises ValueError for a factor that is not above nothing.
    """
    if factor <= 0:
        raise ValueError("a factor must be more than 0")
    return replace(
        structure,
        steps=tuple(
            replace(step, minutes=max(1, round(step.minutes * factor)))
            if isinstance(step, Level) and step.is_timed
            else step
            for step in structure.steps
        ),
    )


def usual_minutes(structure: Structure) -> int:
    """How many minutes most levels last, of as many the first; 0 where none is counted so."""
    timed = [level.minutes for level in structure.levels if level.is_timed]
    return max(timed, key=timed.count, default=0)


def expected_end(structure: Structure, players: int, blinds_at_end: int = BLINDS_AT_END) -> Ending:
    """When the event is likely to be over with so many entries: the chips are worth few blinds.

    In limit the small bet counts as the blind. A level with several classes of game counts by the
    dearest of them.
    """
    in_play = structure.entry_chips * players
    after = timedelta()
    last = 0
    for number, (step, length) in enumerate(zip(structure.steps, structure.lengths, strict=True)):
        after += length
        if isinstance(step, Level):
            last = number
            if in_play <= blinds_at_end * dearest(step):
                return Ending(number, after, in_time=True)
    return Ending(last, sum(structure.lengths[: last + 1], timedelta()), in_time=False)


def begins(structure: Structure) -> tuple[time | None, ...]:
    """The time of day at which each step begins, if play starts when the sheet says.

    None where nobody can say: no start is stated, or the tables end a level before it.
    """
    times: list[time | None] = []
    now = structure.starts
    for number, (step, length) in enumerate(zip(structure.steps, structure.lengths, strict=True)):
        times.append(now)
        if isinstance(step, DayEnd):
            now = step.resumes
        elif now is not None:
            later = datetime.combine(date.min, now) + length
            now = later.time() if structure.ends_by_itself(number) else None
    return tuple(times)


def dearest(level: Level) -> int:
    """The largest blind or small bet of a level."""
    return max((one.stakes.measure for one in level.all_stakes), default=0)


def step_after(structure: Structure, played: timedelta) -> int:
    """Which step is on when so much time has passed since the first hand; the last at most."""
    for number, length in enumerate(structure.lengths):
        played -= length
        if played < timedelta():
            return number
    return len(structure.steps) - 1

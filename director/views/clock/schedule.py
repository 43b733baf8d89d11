"""The schedule of an event: every level and break with the time of day when it is due.

What is over has no time here; what is to come is due when the clock runs from now on.
"""

from datetime import datetime, timedelta
from typing import NamedTuple

from director.tournament.chips.color_ups import still_to_leave
from director.tournament.state import Tournament
from director.tournament.structure.structure import Break, Change, DayEnd, Level, Step
from director.translation import chips, listed, say


class Due(NamedTuple):
    """One step of the schedule."""

    number: int
    """Its place in the structure, from 0."""
    step: Step
    at: datetime | None
    """When it begins, if the clock runs from now on; None where it has begun."""
    length: timedelta
    """With what was added."""
    present: bool


def schedule(t: Tournament, now: datetime) -> tuple[Due, ...]:
    """Every step, in order. Of a closed event none is due any more."""
    at = t.clock.at(t.structure, now)
    steps = t.structure.steps
    begun = [
        Due(number, steps[number], None, at.length_of(t.structure, number, at.begun), False)
        for number in range(at.step)
    ]
    present = Due(at.step, steps[at.step], None, at.length(t.structure), True)
    coming = [
        Due(one.step, steps[one.step], one.at, one.length, False)
        for one in t.clock.coming(t.structure, now)
    ]
    never = [
        Due(number, steps[number], None, at.length_of(t.structure, number), False)
        for number in range(at.step + 1 + len(coming), len(steps))
    ]
    return (*begun, present, *coming, *never)


def title(step: Step) -> str:
    """What a step is called: "Level 3", "Break"."""
    match step:
        case Level():
            return say("Level {label}", label=step.label)
        case Break():
            return say("Break")
        case Change():
            return say("Change")
        case DayEnd():
            return say("End of day {day}", day=step.day)


def color_up(t: Tournament, step: Step) -> str:
    """What still leaves play in a break; empty where nothing does, or all of it is gone already."""
    leaving = still_to_leave(t, step)
    if not leaving:
        return ""
    return say("color up the {chips}", chips=listed([f"{chips(one)}s" for one in leaving]))


def next_break(t: Tournament, now: datetime) -> Due | None:
    """The break to come; None where there is no more."""
    return _next(t, now, Break)


def next_level(t: Tournament, now: datetime) -> Due | None:
    """The level to come; None in the last one."""
    return _next(t, now, Level)


def _next(t: Tournament, now: datetime, kind: type[Step]) -> Due | None:
    steps = t.structure.steps
    due = (
        Due(one.step, steps[one.step], one.at, one.length, False)
        for one in t.clock.coming(t.structure, now)
        if isinstance(steps[one.step], kind)
    )
    return next(due, None)

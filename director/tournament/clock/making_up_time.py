"""Where a late plan can be made up: the breaks or levels to come that have minutes to give."""

from datetime import datetime, timedelta
from typing import Literal

from director.tournament.clock.state import Clock
from director.tournament.structure.structure import Break, Level, Structure

Where = Literal["breaks", "levels"]

LEAST_BREAK = 5
"""Minutes that are left of every break: the chips have to be changed, and everybody has to eat."""

_MINUTE = timedelta(minutes=1)


def savings(
    clock: Clock, structure: Structure, now: datetime, minutes: int, where: Where
) -> dict[int, int]:
    """The minutes that each step gives, by step; together so many, or all there are.

    Breaks give one after another, the next one first, and keep five minutes. Levels give a minute
    each in turn, the next ones first, and keep half. Who is late has no break until a time of day
    to give: it ends when it says.
    """
    room = {
        one.step: spare
        for one in clock.coming(structure, now)
        if (spare := _spare(structure, one.step, one.length, where)) > 0
    }
    given = dict.fromkeys(room, 0)
    if where == "breaks":
        for step, spare in room.items():
            given[step] = min(spare, minutes - sum(given.values()))
    while (left := minutes - sum(given.values())) > 0:
        givers = [step for step, spare in room.items() if given[step] < spare][:left]
        if not givers:
            break
        for step in givers:
            given[step] += 1
    return {step: gift for step, gift in given.items() if gift}


def _spare(structure: Structure, step: int, length: timedelta, where: Where) -> int:
    """Whole minutes that a step can do without."""
    here = structure.steps[step]
    if where == "breaks":
        timed = isinstance(here, Break) and here.until is None
        return length // _MINUTE - LEAST_BREAK if timed else 0
    timed = isinstance(here, Level) and here.is_timed
    least = -(-structure.lengths[step] // _MINUTE) // 2
    return length // _MINUTE - least if timed else 0

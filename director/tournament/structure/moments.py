"""Moments of an event as a sheet names them: "end of level 4", "end of break 1", "19:30"."""

import re
from datetime import time
from typing import NamedTuple

EDGES = ("start", "end")
STEPS = ("level", "break")

_MOMENT = re.compile(r"(start|end) of (level|break) (\S+)")
_TIME = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")


class Moment(NamedTuple):
    """The start or end of a level or break."""

    edge: str
    """One of EDGES."""
    step: str
    """One of STEPS."""
    label: str
    """Of the level as printed; breaks are counted from 1."""

    def __str__(self) -> str:
        return f"{self.edge} of {self.step} {self.label}"


def read_moment(text: str) -> Moment | None:
    """The moment that a text names; None where it names none.

    >>> read_moment("end of level 1A")
    Moment(edge='end', step='level', label='1A')
    """
    found = _MOMENT.fullmatch(text.strip())
    return Moment(*found.groups()) if found else None


def read_time(text: str) -> time | None:
    """The time of day that a text names, by the 24-hour clock; None where it names none.

    >>> read_time("19:30")
    datetime.time(19, 30)
    """
    found = _TIME.fullmatch(text.strip())
    return time(int(found[1]), int(found[2])) if found else None


def time_as_text(moment: time) -> str:
    """A time of day as files write it.

    >>> time_as_text(time(9, 5))
    '09:05'
    """
    return f"{moment:%H:%M}"

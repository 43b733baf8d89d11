"""A chart as plain data: lines, what is marked behind them, ticks; no size, no color, no paper."""

from dataclasses import dataclass
from math import log
from typing import NamedTuple

QUIET = "quiet"
TONES = ("first", "second", "third", "fourth")
"""Lines with a name, in this order; all others are quiet."""


class Tick(NamedTuple):
    """A value of an axis that is written beside it."""

    at: float
    words: str


@dataclass(frozen=True)
class Axis:
    """From where to where values go; on a logarithmic one twice as much is always as far."""

    low: float
    high: float
    ticks: tuple[Tick, ...] = ()
    is_log: bool = False

    def part(self, value: float) -> float:
        """Where a value lies, from 0 to 1; what lies outside is put to the edge."""
        low, high, here = self.low, self.high, min(max(value, self.low), self.high)
        if self.is_log:
            low, high, here = log(low), log(high), log(here)
        return (here - low) / (high - low) if high > low else 0.0


class Point(NamedTuple):
    """A value at a moment."""

    at: float
    value: float


@dataclass(frozen=True)
class Line:
    """Values one after the other."""

    points: tuple[Point, ...]
    label: str = ""
    """What stands at its end; empty for a line that nobody has to know."""
    tone: str = QUIET
    """One of TONES, or QUIET."""
    is_stepped: bool = False
    """Whether a value holds until the next one."""


class Stretch(NamedTuple):
    """From one moment to another, marked behind the lines."""

    begins: float
    ends: float
    words: str = ""


@dataclass(frozen=True)
class Panel:
    """Lines on one scale."""

    up: Axis
    lines: tuple[Line, ...]
    share: int = 1
    """Of the height, beside other panels."""


class Stop(NamedTuple):
    """A moment at which the arrow keys stop, and what the lines say there."""

    at: float
    words: str


@dataclass(frozen=True)
class Chart:
    """Panels one below the other over the same time."""

    title: str
    sentence: str
    """What it shows, for who cannot see it."""
    across: Axis
    panels: tuple[Panel, ...]
    pauses: tuple[Stretch, ...] = ()
    """Time without play."""
    band: Stretch | None = None
    """Within which something is likely to happen."""
    stops: tuple[Stop, ...] = ()

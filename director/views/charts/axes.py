"""Axes with round figures at their ticks."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from itertools import count
from math import ceil, floor, log10

from director.views.charts.chart import Axis, Tick

_ROUND = (1, 2, 5)
_HOURS = (15, 30, 60, 120, 180, 240, 360, 720, 1440)
"""Minutes between two ticks of a time axis."""


def linear(high: float, most: int, words: Callable[[int], str]) -> Axis:
    """From 0 to a round figure that is not below `high`, with so many ticks at most after 0.

    >>> [one.words for one in linear(47, 5, str).ticks]
    ['0', '10', '20', '30', '40', '50']
    """
    high = max(1, high)
    step = next(one for one in _rounds(1) if ceil(high / one) <= most)
    top = ceil(high / step) * step
    return Axis(0, top, tuple(Tick(at, words(at)) for at in range(0, top + 1, step)))


def logarithmic(low: float, high: float, most: int, words: Callable[[int], str]) -> Axis:
    """From `low` to `high`, both above 0, with round figures between them, so many at most.

    >>> [one.words for one in logarithmic(40, 3000, 8, str).ticks]
    ['50', '100', '200', '500', '1000', '2000']
    >>> [one.words for one in logarithmic(40, 3000, 4, str).ticks]
    ['100', '1000']
    """
    first = 10 ** max(0, floor(log10(low)))
    inside = []
    for one in _rounds(first):
        if one > high:
            break
        if one >= low:
            inside.append(one)
    if len(inside) > most:
        tens = [one for one in inside if str(one).strip("0") == "1"]
        apart = ceil(len(tens) / most)
        inside = tens[::apart] if len(tens) > 1 else inside[:: ceil(len(inside) / most)]
    return Axis(low, high, tuple(Tick(at, words(at)) for at in inside), is_log=True)


def of_minutes(length: float, most: int, words: Callable[[int], str]) -> Axis:
    """Minutes from a beginning, with ticks at round ones; `words` says such a minute.

    >>> [one.words for one in of_minutes(200, 4, str).ticks]
    ['0', '60', '120', '180']
    """
    step = _step(length, most)
    ticks = tuple(Tick(at, words(at)) for at in range(0, int(length) + 1, step))
    return Axis(0, max(1, length), ticks)


def of_moments(begins: datetime, minutes: float, most: int) -> Axis:
    """Minutes from a moment, with ticks at full hours where this machine stands."""
    step = _step(minutes, most)
    local = begins.astimezone()
    day = local.replace(hour=0, minute=0, second=0, microsecond=0)
    first = ceil((local - day) / timedelta(minutes=step)) * step
    offset = (local - day) / timedelta(minutes=1)
    ticks = []
    for at in count(first, step):
        if at - offset > minutes:
            break
        ticks.append(Tick(at - offset, f"{day + timedelta(minutes=at):%H:%M}"))
    return Axis(0, max(1, minutes), tuple(ticks))


def _step(minutes: float, most: int) -> int:
    return next((one for one in _HOURS if minutes / one <= most), ceil(minutes / most))


def _rounds(first: int) -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 … times a power of ten."""
    for power in count():
        for one in _ROUND:
            yield one * first * 10**power

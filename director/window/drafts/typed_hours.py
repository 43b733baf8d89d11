"""Numbers, lengths and times of day as they are typed: so many, so many hours, at 7pm.

A length is never read as a time of day, nor the other way round.
"""

import re
from datetime import time
from typing import NamedTuple

from director.files.forms import briefly
from director.files.typed_figures import has_stray_comma, joined
from director.translation import say

_MOST = 10**9
"""No number that is typed for an evening is higher."""
_HOURS_MINUTES = re.compile(r"(\d{1,2}):(\d{2})")
_TIME = re.compile(r"(\d{1,2})(?:[:.h]?(\d{2}))? ?(?:([ap])\.?m\.?)?")
_DAY, _NOON = 24, 12
_LONG = 9
"""So many digits are too high a number, not too low a one."""


def number_in(text: str) -> float | None:
    """A number above nothing as it is typed; None where it is none.

    >>> number_in("10,000"), number_in("10k"), number_in("0"), number_in("100,50")
    (10000.0, 10000.0, None, None)
    """
    typed = text.strip().casefold()
    try:
        number = float(joined(typed.removesuffix("k"))) * (1000 if typed.endswith("k") else 1)
    except ValueError:
        return None
    return number if 0 < number <= _MOST else None


class Limits(NamedTuple):
    """How low and how high a whole number may be."""

    least: int
    most: int


def whole_in(text: str, limits: Limits) -> int | None:
    """A whole number within limits as it is typed; None where it is none.

    >>> (
    ...     whole_in("10k", Limits(1, 50_000)),
    ...     whole_in("2.5", Limits(1, 9)),
    ...     whole_in("9", Limits(1, 8)),
    ... )
    (10000, None, None)
    """
    number = number_in(text)
    if number is None or number != int(number):
        return None
    return int(number) if limits.least <= number <= limits.most else None


def not_whole(text: str, limits: Limits) -> str:
    """What is wrong with a text that is no whole number within limits.

    >>> not_whole("many", Limits(1, 9)), not_whole("0", Limits(1, 9))
    ('“many” is not a whole number', 'at least 1')
    >>> not_whole("1" * 400, Limits(1, 50_000)), not_whole("", Limits(1, 9))
    ('at most 50,000', 'type a whole number from 1 to 9')
    >>> not_whole("100,50", Limits(1, 900))
    '“100,50”: a comma parts thousands, as in 1,000'
    """
    typed = text.strip().casefold()
    if not typed:
        values = {"least": f"{limits.least:,}", "most": f"{limits.most:,}"}
        return say("type a whole number from {least} to {most}", **values)
    digits = joined(typed.removesuffix("k"))
    if digits.replace(",", "").isdecimal() and has_stray_comma(digits):
        return say("“{text}”: a comma parts thousands, as in 1,000", text=briefly(text))
    if not digits.removeprefix("-").isdecimal():
        return say("“{text}” is not a whole number", text=briefly(text))
    whole = digits.lstrip("0")
    if digits.startswith("-") or not whole or (len(whole) < _LONG and int(whole) < limits.least):
        return say("at least {least}", least=f"{limits.least:,}")
    return say("at most {most}", most=f"{limits.most:,}")


def hours_in(text: str) -> float | None:
    """How many hours an event takes; None where that is not said.

    >>> hours_in("6.5"), hours_in("6:30"), hours_in("6:75")
    (6.5, 6.5, None)
    """
    parts = _HOURS_MINUTES.fullmatch(text.strip())
    if not parts:
        return number_in(text)
    hours, minutes = int(parts[1]), int(parts[2])
    return number_in(str(hours + minutes / 60)) if minutes < 60 else None


def time_in(text: str) -> time | None:
    """A time of day as it is typed, by either clock; None where it is none.

    >>> [str(time_in(one)) for one in ("19:30", "1930", "19", "7pm", "7.30 p.m.", "12am")]
    ['19:30:00', '19:30:00', '19:00:00', '19:00:00', '19:30:00', '00:00:00']
    >>> time_in("25"), time_in("19pm"), time_in("7:75")
    (None, None, None)
    """
    found = _TIME.fullmatch(text.strip().casefold())
    if not found:
        return None
    hour, minute, half = int(found[1]), int(found[2] or 0), found[3]
    if half and not 1 <= hour <= _NOON:
        return None
    if half:
        hour = hour % _NOON + _NOON * (half == "p")
    return time(hour, minute) if hour < _DAY and minute < 60 else None


def hours_until(ends: time, starts: time) -> float:
    """How many hours there are from a start until the next such time of day: a day at most.

    >>> hours_until(time(1, 0), time(18, 30)), hours_until(time(18, 30), time(18, 30))
    (6.5, 24)
    """
    minutes = (ends.hour - starts.hour) * 60 + ends.minute - starts.minute
    return minutes / 60 % _DAY or _DAY


def hours_typed(minutes: int) -> str:
    """How long an event takes as it stands in a field, to be changed there.

    >>> hours_typed(430)
    '7:10'
    """
    return f"{minutes // 60}:{minutes % 60:02}"


def end_typed(minutes: int, starts: time | None) -> str:
    """When an event ends as it stands in a field; empty where no time of a day says it.

    >>> end_typed(430, time(19, 30)), end_typed(430, None), end_typed(1441, time(19, 30))
    ('02:40', '', '')
    """
    if starts is None or minutes > _DAY * 60:
        return ""
    minutes = (starts.hour * 60 + starts.minute + minutes) % (_DAY * 60)
    return f"{minutes // 60:02}:{minutes % 60:02}"

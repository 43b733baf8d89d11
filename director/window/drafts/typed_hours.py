"""Numbers and lengths as they are typed: so many, so many hours, or when an event ends."""

import re
from datetime import time

from director.tournament.structure.moments import read_time

_MOST = 10**9
_HOURS_MINUTES = re.compile(r"(\d{1,2}):(\d{2})")
_DAY = 24


def number_in(text: str) -> float | None:
    """A number above nothing as it is typed; None where it is none.

    >>> number_in("10,000"), number_in("10k"), number_in("0"), number_in("nan")
    (10000.0, 10000.0, None, None)
    """
    typed = text.strip().replace(",", "").casefold()
    try:
        number = float(typed.removesuffix("k")) * (1000 if typed.endswith("k") else 1)
    except ValueError:
        return None
    return number if 0 < number <= _MOST else None


def hours_in(text: str, starts: time | None) -> float | None:
    """How long an event takes: a number of hours, 6:30, or when it ends where its start is known.

    >>> hours_in("6.5", None), hours_in("6:30", None), hours_in("1:00", time(18, 30))
    (6.5, 6.5, 6.5)
    """
    parts = _HOURS_MINUTES.fullmatch(text.strip())
    if not parts:
        return number_in(text)
    if starts is None:
        return number_in(str(int(parts[1]) + int(parts[2]) / 60))
    ends = read_time(text.strip())
    if ends is None:
        return None
    minutes = (ends.hour - starts.hour) * 60 + ends.minute - starts.minute
    return minutes / 60 % _DAY or _DAY


def hours_typed(minutes: int, starts: time | None) -> str:
    """How long an event takes as it stands in a field, to be changed there.

    >>> hours_typed(430, None), hours_typed(430, time(19, 30))
    ('7:10', '02:40')
    """
    if starts and minutes <= _DAY * 60:
        minutes = (starts.hour * 60 + starts.minute + minutes) % (_DAY * 60)
        return f"{minutes // 60:02}:{minutes % 60:02}"
    return f"{minutes / 60:.6g}" if starts else f"{minutes // 60}:{minutes % 60:02}"

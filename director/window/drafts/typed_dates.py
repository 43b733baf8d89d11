"""Dates as people type them: 2027-03-05, 3/5, March 5, friday, next friday, tomorrow.

A day that is not said in full is the next such day, today among them.
"""

import re
from collections.abc import Iterable, Iterator
from datetime import date, timedelta

from director.tournament.templates.files import WEEKDAYS

_MONTHS = "january february march april may june july august september october november december"
_WEEKDAYS = " ".join(WEEKDAYS)
_NEAR = {"today": 0, "tonight": 0, "tomorrow": 1, "next week": 7, "in a week": 7}
"""Days from today."""
_LEAST = 3
"""Letters of a weekday or a month: tue, sept."""
_YEAR_FIRST = re.compile(r"(?P<year>\d{4})[-/.](?P<month>\d{1,2})[-/.](?P<day>\d{1,2})")
_IN_FIGURES = re.compile(
    r"(?P<month>\d{1,2})(?P<mark>[-/])(?P<day>\d{1,2})(?:(?P=mark)(?P<year>\d{4}|\d\d))?"
)
"""As Americans write it: the month first."""
_MONTH_FIRST = re.compile(
    r"(?P<word>[a-z]+)\.? (?P<day>\d{1,2})(?:st|nd|rd|th)?(?: (?P<year>\d{4}))?"
)
_DAY_FIRST = re.compile(
    r"(?P<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?P<word>[a-z]+)\.?(?: (?P<year>\d{4}))?"
)
_FORMS = (_YEAR_FIRST, _IN_FIGURES, _MONTH_FIRST, _DAY_FIRST)
_CENTURY = 2000
_AHEAD = 8
"""Years: within so many there is a February 29."""


def date_in(text: str, today: date) -> date | None:
    """The day that is meant; None where it is none, or no day of the calendar.

    >>> thursday = date(2026, 11, 26)
    >>> said = [
    ...     "today",
    ...     "fri",
    ...     "next friday",
    ...     "tomorrow",
    ...     "11/27",
    ...     "12/4/26",
    ...     "Dec 4",
    ...     "4 Dec 2026",
    ... ]
    >>> [f"{date_in(one, thursday):%m-%d}" for one in said]
    ['11-26', '11-27', '12-04', '11-27', '11-27', '12-04', '12-04', '12-04']
    >>> str(date_in("3/5", thursday)), str(date_in("Friday, March 5, 2027", thursday))
    ('2027-03-05', '2027-03-05')
    >>> date_in("2027-02-31", thursday), date_in("someday", thursday), date_in("fr", thursday)
    (None, None, None)
    """
    words = " ".join(text.casefold().replace(",", " ").split())
    if words in _NEAR:
        return today + timedelta(days=_NEAR[words])
    first, _, rest = words.partition(" ")
    if (weekday := _place(first.removesuffix("."), _WEEKDAYS)) is not None:
        found = _of_calendar(rest, today) if rest else next_such(weekday, today)
        return found if found and found.weekday() == weekday else None
    if first in ("this", "next") and (weekday := _place(rest, _WEEKDAYS)) is not None:
        monday = today + timedelta(days=7 - today.weekday())
        return next_such(weekday, monday if first == "next" else today)
    return _of_calendar(words, today)


def next_such(weekday: int, first: date) -> date:
    """The next of these weekdays, `first` among them; Monday is 0."""
    return first + timedelta(days=(weekday - first.weekday()) % 7)


def weekday_in(text: str) -> int | None:
    """The weekday that a name has in it, written out; None for none.

    >>> weekday_in("Friday mixed"), weekday_in("Every Tuesday's HORSE"), weekday_in("Sundown")
    (4, 1, None)
    """
    words = re.findall(r"[a-z]+day", text.casefold())
    return next((at for at, one in enumerate(WEEKDAYS) if one in words), None)


def _place(word: str, among: str) -> int | None:
    """Which of these words is meant, by its beginning at least."""
    every = enumerate(among.split())
    return next((at for at, one in every if len(word) >= _LEAST and one.startswith(word)), None)


def _of_calendar(words: str, today: date) -> date | None:
    found = next(filter(None, (form.fullmatch(words) for form in _FORMS)), None)
    if found is None:
        return None
    said = found.groupdict()
    month = _place(said["word"], _MONTHS) if "word" in said else int(said["month"]) - 1
    if month is None:
        return None
    year = said["year"]
    years = [int(year)] if year and len(year) > 2 else [_CENTURY + int(year)] if year else None
    days = _days(years or range(today.year, today.year + _AHEAD + 1), month + 1, int(said["day"]))
    return next((day for day in days if year or day >= today), None)


def _days(years: Iterable[int], month: int, day: int) -> Iterator[date]:
    for year in years:
        try:
            yield date(year, month, day)
        except ValueError:
            continue

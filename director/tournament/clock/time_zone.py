"""Times of day where an event is played: "the break ends at 19:30" as a moment."""

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

PASSED = timedelta(hours=3)
"""A time of day that was so long ago or less has passed; an earlier one means tomorrow's."""


def when_clocks_show(time_of_day: time, after: datetime, zone: str) -> datetime:
    """The first moment from `after` on at which clocks in a zone show a time of day.

    A moment before `after` where that time has just passed: the break until 19:30 that begins at
    19:40 is over, and does not last until tomorrow. An hour that a change of the clocks leaves out
    is shown an hour later; one that comes twice is meant the first time. Without a zone, it is
    that of this machine.

    >>> when_clocks_show(time(19, 30), datetime(2026, 1, 2, 18, 0, tzinfo=UTC), "Europe/Berlin")
    datetime.datetime(2026, 1, 2, 18, 30, tzinfo=datetime.timezone.utc)
    """
    shown = sorted(_shown(time_of_day, after, zone))
    coming = next(moment for moment in shown if moment >= after)
    passed = [moment for moment in shown if after - PASSED <= moment < after]
    return passed[-1] if passed else coming


def _shown(time_of_day: time, around: datetime, zone: str) -> Iterator[datetime]:
    """The moments at which clocks show a time the day before, that day and the day after."""
    there = _in_zone(around, zone)
    for days in (-1, 0, 1):
        naive = datetime.combine(there.date() + timedelta(days=days), time_of_day)
        yield _of_zone(naive, zone).astimezone(UTC)


def _in_zone(moment: datetime, zone: str) -> datetime:
    found = _found(zone)
    return moment.astimezone(found) if found else moment.astimezone()


def _of_zone(naive: datetime, zone: str) -> datetime:
    found = _found(zone)
    return naive.replace(tzinfo=found) if found else naive.astimezone()


def _found(zone: str) -> tzinfo | None:
    """The zone of this name; None where it has none, or this machine does not know it."""
    if zone == "UTC":
        return UTC
    try:
        return ZoneInfo(zone) if zone else None
    except (ZoneInfoNotFoundError, ValueError):
        return None

"""Times as they are read: what is left on a clock, and the time of day in this place."""

from datetime import date, datetime, timedelta

from director.translation import say


def countdown(seconds: int) -> str:
    """What is left on the clock.

    >>> countdown(59), countdown(754), countdown(4000)
    ('0:59', '12:34', '1:06:40')
    """
    minutes, second = divmod(seconds, 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"


def in_words(time: timedelta) -> str:
    """How long something is, to the minute begun.

    >>> in_words(timedelta(minutes=54)), in_words(timedelta(hours=2, seconds=1))
    ('54 min', '2 h 01 min')
    """
    minutes = -(-time // timedelta(minutes=1))
    hours, minute = divmod(minutes, 60)
    if not hours:
        return say("{minutes} min", minutes=minutes)
    return say("{hours} h {minutes} min", hours=hours, minutes=f"{minute:02}")


def time_of_day(moment: datetime) -> str:
    """The hour and minute where this machine stands: "20:14"."""
    return f"{moment.astimezone():%H:%M}"


def weekday_and_day(day: date) -> str:
    """A day with its weekday.

    >>> weekday_and_day(date(2027, 3, 5))
    'Fri 5 Mar 2027'
    """
    return f"{day:%a} {day.day} {day:%b %Y}"


def day_and_time(moment: datetime) -> str:
    """The day too: "Fri 2 Jan 2026, 20:14"."""
    local = moment.astimezone()
    return f"{weekday_and_day(local)}, {local:%H:%M}"

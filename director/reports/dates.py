"""Days and times as sheets say them, by the clock on the wall."""

from datetime import datetime


def day(at: datetime) -> str:
    """A day."""
    local = at.astimezone()
    return f"{local.day} {local:%b %Y}"


def moment(at: datetime) -> str:
    """A day and the time on it."""
    return f"{day(at)}, {at.astimezone():%H:%M}"

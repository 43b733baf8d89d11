"""What the desk and the books both speak of: events by number, and what can go wrong."""

from datetime import datetime
from typing import NamedTuple, NewType

EventNumber = NewType("EventNumber", int)
"""An event, by its number in the book, from 1."""


class NumberTaken(Exception):
    """Another program has written a record of this number first."""


class BookFailed(Exception):
    """The book could not be written or read: the disk is full, the file is gone. Says so plainly.

    What was not acknowledged has not happened; what was acknowledged is safe.
    """


class BookUnusable(BookFailed):
    """A file is no book that this program can use: damaged, of another kind, or newer."""


class EventRow(NamedTuple):
    """An event in the list of events."""

    number: EventNumber
    name: str
    opened: datetime
    """In UTC."""
    changed: datetime
    """Of its newest record, in UTC."""
    records: int
    entries: int
    left: int
    phase: str = ""
    """How far it had come by its newest record."""

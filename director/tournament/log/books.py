"""What the desk and the books both speak of: events by number, and what can go wrong."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NewType

from director.tournament.event.phase import CLOSED, OVER, PAID
from director.translation import say

if TYPE_CHECKING:
    from director.tournament.log.log import Record
    from director.tournament.state import Tournament

EventNumber = NewType("EventNumber", int)
"""An event, by its number in the book, from 1."""


class NumberTaken(Exception):
    """Another program has written a record of this number first."""


class BookFailed(Exception):
    """The book could not be written or read: the disk is full, the file is gone. Says so plainly.

    What was not acknowledged has not happened; what was acknowledged is safe.
    """


class NotAllowed(BookFailed):
    """The book lies on a server, and that does not let this sign-in do it."""


class BookUnusable(BookFailed):
    """A file is no book that this program can use: damaged, of another kind, or newer."""


class NotAdmitted(BookUnusable):
    """The book lies on a server, and that has no such login any more."""


class KeyTaken(BookUnusable):
    """A row of this key is there already: another program was faster, or a table is damaged."""


class BookAway(BookFailed):
    """The book lies on a server, and that does not answer."""


class BookStillAway(BookAway):
    """It has not answered for a while, and was not asked: nothing was done."""


class BookDamaged(BookUnusable):
    """A book is damaged on the disk; what can still be read of it can be taken into another."""


class Copy(NamedTuple):
    """A copy of a book."""

    path: Path
    at: datetime
    """When it was made, by the clock of the machine that made it."""


class Head(NamedTuple):
    """Where the log of an event ends, to be kept in a second place."""

    number: int
    """Of the newest record."""
    letters: str
    """What its digest comes to when it is read aloud: eight letters."""


class Reading(NamedTuple):
    """How far the reading of a long log has come."""

    seen: "Tournament | None"
    """The event as far as its name, structure and clock go; None where those cannot be told."""
    newest: Sequence["Record"]
    """Its newest records, the newest last."""
    done: int
    of: int
    """Records."""


Sure = Callable[[], None]
"""Raises something where a record must not be written after all."""
Told = Callable[[Reading], object]
"""Hears it, in the thread that reads."""


class Lost(NamedTuple):
    """A log that ends before what was written of it."""

    event: "EventNumber"
    name: str
    ends: int
    """The number of its last record."""
    goes: int
    """The number of the last record that was written."""
    at: datetime | None
    """When that was written, in UTC, where it is known."""
    copy: Path | None
    """A copy that has it; None where only the note of its number is left."""

    def __str__(self) -> str:
        values = {"event": self.name, "ends": self.ends, "goes": self.goes}
        if self.copy is None:
            sentence = "{event}: the book ends at record {ends}; {goes} were written"
            return say(sentence, **values)
        sentence = "{event}: the book ends at record {ends}; the backup {copy} goes to {goes}"
        return say(sentence, **values, copy=self.copy.name)


class Farewell(NamedTuple):
    """A server has let a station go: nothing comes from there any more, and nobody waits for it."""

    dismissed: bool
    """This station alone; else the event is shared with nobody any more."""
    who: str
    """Who did that; empty where it is not known."""
    at: datetime
    """In UTC."""

    def __str__(self) -> str:
        values = {"who": self.who, "time": f"{self.at.astimezone():%H:%M}"}
        if self.dismissed:
            if self.who:
                return say("{who} dismissed this station at {time}", **values)
            return say("this station was dismissed at {time}", **values)
        if self.who:
            return say("{who} ended the sharing at {time}", **values)
        return say("the sharing was ended at {time}", **values)


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
    damaged: str = ""
    """What is known to be wrong with its log; empty for nothing."""

    @property
    def playing(self) -> int | None:
        """How many are still in; None where it has ended: nobody plays on, however it ended."""
        return None if self.phase in (OVER, CLOSED, PAID) else self.left

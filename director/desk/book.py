"""What the desk needs of the books; the books themselves are the business of `books`."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from pathlib import Path
from typing import Protocol

from director.desk.register import Register
from director.desk.staff import Door, Staff
from director.tournament.log.bookmarks import Bookmark
from director.tournament.log.books import (
    BookFailed,
    BookUnusable,
    Copy,
    EventNumber,
    EventRow,
    Farewell,
    Head,
    Lost,
    NumberTaken,
    Sure,
    Told,
)
from director.tournament.log.log import Log, Record
from director.tournament.log.refused import Unfit
from director.tournament.state import Tournament

__all__ = ["Book", "BookFailed", "BookUnusable", "EventNumber", "EventRow", "NumberTaken"]


class Book(Protocol):
    """Where events and people are written down."""

    @property
    def register(self) -> Register:
        """The people, over all events."""

    @property
    def staff(self) -> Staff:
        """Who works here."""

    def door(self) -> Door | None:
        """Where one signs in to it; None where that is asked of the register of staff itself."""

    def events(self) -> Sequence[EventRow]:
        """All events, those changed last first. Raises BookFailed."""

    def new_event(self) -> EventNumber:
        """The number for an event that is about to be opened. Raises BookFailed."""

    def take_in(self, logs: Sequence[Log]) -> Sequence[EventNumber]:
        """The numbers of new events with the records of these logs: all of them, or none.

        Raises BookFailed.
        """

    def log(self, event: EventNumber, *, only_sound: bool = False, told: Told | None = None) -> Log:
        """The log of an event, opened as quickly as can be. Raises Unfit where it is damaged.

        Raises BookFailed, too. With `only_sound` it goes as far as it is sound, and nothing more
        is written to it. `told` hears how far the reading of a long one has come.
        """

    def checking(self, event: EventNumber) -> Iterator[None]:
        """Checks, a few records a step, what was opened on trust. Raises Unfit."""

    def damaged(self, event: EventNumber) -> Unfit | None:
        """What is known to be wrong with the log of an event; None for nothing."""

    def head(self, event: EventNumber) -> Head | None:
        """Where the log of an event ends; None where it has no record. Raises BookFailed."""

    def worries(self) -> Iterator[str]:
        """Looks the book over, a step at a time, and says in words what is damaged; "" for nothing.

        Raises BookFailed.
        """

    def lost(self) -> Sequence[Lost]:
        """The logs that end before what was written of them. Raises BookFailed."""

    def newest_copies(self) -> Sequence[Copy]:
        """The newest copy in each folder set for copies where there is one, the newest first.

        Raises BookFailed.
        """

    def checkpoint(self) -> None:
        """Brings what lies beside the file into it, in a quiet moment. Raises BookFailed."""

    def keep(self, event: EventNumber, bookmark: Bookmark) -> None:
        """Lays a bookmark, from which the log may be gone on with; only speed depends on it."""

    def records(self, event: EventNumber, after: int = 0) -> Sequence[Record]:
        """The records of an event in their order, from the one behind `after` on.

        Raises BookFailed.
        """

    def write(
        self,
        event: EventNumber,
        record: Record,
        before: Tournament | None,
        now: Tournament,
        sure: Sure | None = None,
    ) -> None:
        """Writes a record and what it changes in the look-up tables, both onto the disk.

        `sure` is called first, when of all who call one in any event of the book nobody else can
        write until this is written; what it raises is raised. Raises NumberTaken where the event
        has a record of this number already, BookFailed where the disk does not take it. Nothing is
        written then.
        """

    def changed_elsewhere(self) -> bool:
        """Whether another program has written to the book since this was last asked."""

    def wake(self, told: Callable[[], object]) -> Callable[[], object]:
        """Has this called, in any thread, as soon as another program has written.

        Also when the book goes away and comes back. What is returned ends that. A file never
        calls: it is asked at every second.
        """

    def away_since(self) -> datetime | None:
        """Since when the book does not answer, in UTC; None where it does."""

    def farewell(self) -> Farewell | None:
        """How its server has let this station go; None where it has not. Then it is away too."""

    def board(self) -> str:
        """Where the board of the shared evening is; empty where there is none, or it is off."""

    def announce(self, event: EventNumber, words: str) -> None:
        """Says words on the board of an event, until something else is said. Raises BookFailed."""

    def is_the_houses(self) -> bool:
        """Whether its owner has opened it on a server of the house's own, which nobody shares."""

    def walls_say(self, event: EventNumber) -> str | None:
        """What was last said on the walls of all stations; None where nobody has said anything."""

    def say_on_walls(self, event: EventNumber, words: str) -> None:
        """Says words on the walls of all stations, until others are said. Raises BookFailed."""

    def turn(self) -> AbstractContextManager[None]:
        """Until it ends no other station writes to this event. Raises BookFailed."""

    def copy(self) -> Sequence[Path]:
        """Writes a copy of the book to every folder set for copies; where they lie now.

        Raises BookFailed, naming the folder, where one could not be written.
        """

    def close(self) -> None:
        """Closes the book. Raises BookFailed."""

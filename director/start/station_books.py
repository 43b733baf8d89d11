"""The books of an evening on several stations: opened by address, and followed where joined."""

from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path

from director.books import book_files, heads
from director.books.book import Books
from director.books.rescue.forks import put_aside
from director.books.whole_copies import BookApart
from director.desk.machine_clock import now_in_utc, steady_seconds
from director.desk.stations import Copied, Joining, OpenedBook
from director.house.home import Home
from director.house.settings import Settings
from director.sharing.following import FollowedBooks, carry_on
from director.start import app
from director.start.meetings import Meetings
from director.translation import say


class StationBooks:
    """Opens one book after another, and follows the evening that this station has joined."""

    def __init__(
        self,
        home: Home,
        settings: Settings,
        joining: Callable[[], Joining],
        who: Callable[[], tuple[str, str]],
        meetings: Meetings,
    ) -> None:
        """`who` says who acts at this station, and what it is called."""
        self._meetings = meetings
        self._home, self._settings = home, settings
        self._joining, self._who = joining, who
        self._joined: FollowedBooks | None = None
        """The book of the evening that was joined; None where none is open."""
        self._followed: FollowedBooks | None = None
        """The book on a server that is open, also of the evening that is shared here."""

    def open_book(self, address: str) -> OpenedBook:
        """A book by its address, "" for the user's own. Raises BookFailed, BookUnusable.

        BookApart where this machine has another half of it, which somebody has to settle first.
        """
        joined = address in [one for _, one in self._joining().joined()]
        if joined and (met := self._meetings.meet(address)):
            raise BookApart.at(met.event, met.fork)
        book = app.open_book(self._home, self._settings, address or None)
        self._followed = book if isinstance(book, FollowedBooks) else None
        self._joined = book if joined and isinstance(book, FollowedBooks) else None
        if address:
            return OpenedBook(book, book.now, None, app.station_at(address) if joined else "")
        return OpenedBook(book, now_in_utc, steady_seconds)

    def follows(self) -> "StationBooks | None":
        """What follows the evening that was joined; None where none was."""
        return self if self._joined else None

    def trouble(self) -> str:
        """Why the copy of the evening does not grow on this machine; empty where it does."""
        trouble = self._followed.following.trouble if self._followed else None
        return str(trouble) if trouble else ""

    def copied(self) -> Copied | None:
        """How far the copy goes; None while there is none. Raises BookFailed."""
        if self._joined is None or not self._joined.following.path.is_file():
            return None
        with closing(Books(self._joined.following.path)) as copy:
            rows = copy.events()
            if not rows:
                return None
            newest = max(rows, key=lambda row: row.changed)
            last = copy.records(newest.number, after=newest.records - 1)[-1]
        return Copied(sum(row.records for row in rows), last.at, last.who, last.station)

    def carry_on(self) -> str:
        """Puts the copy in the place of the user's own book, which is moved aside; its address.

        Raises BookFailed.
        """
        joined, book = self._joined, self._home.book
        if joined is None:
            return ""
        joined.close()
        carried = book.with_suffix(".carried-on")
        with book_files.plainly(book):
            carried.unlink(missing_ok=True)
        carry_on(joined.following.path, carried, *self._who())
        with book_files.plainly(book):
            self._put_in_place(carried, book)
        return ""

    @staticmethod
    def _put_in_place(carried: Path, book: Path) -> None:
        if book.exists():
            put_aside(book, say("until"), datetime.now().astimezone())
        carried.replace(book)
        heads.forget(book)

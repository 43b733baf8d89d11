"""A station that follows an evening keeps a whole copy of its book, and can carry on from it.

So the machine that shares an evening may die: any station that has followed holds all of it. Where
an evening was carried on so, the old server is refused when it comes back.
"""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

from director.books import copies
from director.books.book import Books
from director.books.file_place import FilePlace
from director.books.place import Place
from director.books.whole_copies import BookApart, check_together, take_in
from director.sharing.whereabouts import Whereabouts
from director.tournament.log.books import BookFailed, BookUnusable, EventNumber, EventRow, Sure
from director.tournament.log.log import Record
from director.tournament.state import Tournament
from director.translation import say

_SUFFIX = ".book"
_A_MOMENT = 1.0
"""Seconds in which whoever has just come reads the event alone: both together take longer."""
_A_WHILE = 5.0
"""Seconds, after which it looks though nobody has called: what failed once is tried again."""


class Following:
    """Takes in what is written on a server, in a thread of its own, until it is stopped."""

    def __init__(self, server: Place, folder: Path, whereabouts: Whereabouts | None = None) -> None:
        """Follows the book of a server in a file of this folder.

        While the server does not answer it is sought, where it may be elsewhere.

        Raises BookApart where what this station holds, of this book or another, says otherwise of
        one of its events; BookFailed.
        """
        self.path = folder / f"{server.path.name}{_SUFFIX}"
        self.trouble: BookFailed | None = None
        """Why the copy does not grow; None where it does."""
        check_all_together(server, folder)
        self._server, self._copy = server, FilePlace(self.path)
        self._whereabouts = whereabouts
        self._awake, self._ended = Event(), Event()
        self._unwake = server.wake(self._awake.set)
        self._thread = Thread(target=self._follow, name="following", daemon=True)
        self._thread.start()

    def look(self) -> None:
        """Something was written to the book at this station itself."""
        self._awake.set()

    def stop(self) -> None:
        """Follows no more; the copy lies there whole."""
        self._unwake()
        self._ended.set()
        self._awake.set()
        self._thread.join()
        if self._whereabouts:
            self._whereabouts.rest()
        self._copy.close()

    def _follow(self) -> None:
        self._ended.wait(_A_MOMENT)
        while not self._ended.is_set():
            self._awake.clear()
            away = self._server.away_since() is not None
            if self._whereabouts:
                (self._whereabouts.seek if away else self._whereabouts.rest)()
            if not away:
                try:
                    take_in(self._server, self._copy)
                    self.trouble = None
                except BookApart as apart:
                    self.trouble = apart
                    return
                except BookFailed as failure:
                    self.trouble = failure
            self._awake.wait(_A_WHILE)


class FollowedBooks(Books):
    """A book on a server, of which this station keeps a whole copy until it is closed."""

    def __init__(self, server: Place, folder: Path, whereabouts: Whereabouts | None = None) -> None:
        """`folder` is for the copies of this station. Raises BookApart, BookFailed."""
        try:
            self.following = Following(server, folder, whereabouts)
        except BaseException:
            server.close()
            raise
        super().__init__(server)

    def write(
        self,
        event: EventNumber,
        record: Record,
        before: Tournament | None,
        now: Tournament,
        sure: Sure | None = None,
    ) -> None:
        """Writes a record, which the copy takes in at once: the server may die the next moment."""
        super().write(event, record, before, now, sure)
        self.following.look()

    def close(self) -> None:
        """Leaves the server; the copy lies there whole."""
        self.following.stop()
        super().close()


def check_all_together(server: Place, folder: Path) -> None:
    """Raises BookApart where any copy that lies in a folder has another log than a server has."""
    for path in sorted(folder.glob(f"*{_SUFFIX}")):
        with closing(FilePlace(path)) as copy:
            check_together(copy, server)


def carry_on(followed: Path, book: Path, who: str, station: str) -> Sequence[EventRow]:
    """Makes what a station has followed a book of its own, in which the evening goes on.

    The fork is marked in the log of its events, here and in what was followed, by which the old
    server is known when it comes back. How far each event goes. Raises BookUnusable where there is
    a book already, or nothing was followed, BookFailed.
    """
    if book.exists():
        raise BookUnusable(say("{path} is there already", path=book))
    if not followed.is_file():
        raise BookUnusable(say("this station has no copy of the event yet"))
    with closing(Books(followed)) as copy:
        events = tuple(copy.events())
        copy.rebuild()
        copy.mark_fork(who, station)
    copies.write_whole(followed, book)
    with closing(Books(book)) as carried_on:
        carried_on.name_anew()
    return events

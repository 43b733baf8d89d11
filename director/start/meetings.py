"""Where two halves of an evening meet: a book that was carried on here, and one from elsewhere.

Of the side that is not taken a whole copy is kept in a folder of its own. What became of its acts
stands in the log of the side that was: nothing else has to be remembered.
"""

from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from director.books import copies
from director.books.book import Books
from director.books.file_place import FilePlace
from director.books.whole_copies import Parted
from director.desk.meetings import Met, Waiting, lines
from director.house.home import Home
from director.start.book_places import is_on_server, place_of
from director.tournament.halves.acts import Halves
from director.tournament.log.books import EventNumber
from director.tournament.log.log import Log


class Meetings:
    """The halves that lie on this machine, and the books that they meet."""

    def __init__(self, home: Home, book: Callable[[], Books]) -> None:
        """`book` is the one that is open."""
        self._home, self._book = home, book
        self._looked_at = ExitStack()
        self.met: Met | None = None
        """What was met last, until somebody has said which side is taken."""

    def meet(self, address: str) -> Met | None:
        """A half on this machine with acts that the book at an address has not heard of.

        None where there is none, or it is kept already: then they wait. Raises BookFailed.
        """
        self.met = None
        with closing(Books(place_of(address))) as theirs:
            for path in (self._home.book, *sorted(self._home.followed.glob("*.book"))):
                if self.met is None and path.exists():
                    self.met = self._met(path, theirs, address)
        return self.met

    def meet_file(self, file: Path) -> Met | None:
        """The half in a file, for the book that is open; None where nothing in it is new.

        Raises BookFailed.
        """
        ours, self.met = self._book(), None
        with closing(Books(file)) as theirs:
            for one in ours.parted_from(theirs):
                if self.met is None and _open(ours, one.here, theirs, one.there, one.number):
                    met = _both("", ours, str(file), theirs, one)
                    self.met = met._replace(may_take_theirs=False)
        return self.met

    def take(self, *, ours: bool) -> None:
        """Takes one side of what was met, and keeps the other: its acts wait. Raises BookFailed."""
        met, self.met = self.met, None
        if met is None:
            return
        source = met.there if ours else met.here
        kept = self._home.halves / f"{met.letters[ours]}.book"
        kept.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not kept.exists() and is_on_server(source):
            with closing(Books(place_of(source))) as theirs, closing(FilePlace(kept)) as copy:
                theirs.copy_into(copy)
        elif not kept.exists():
            copies.write_whole(Path(source), kept)
        if not ours:
            self._forget_followed(Path(source))

    def waiting(self) -> Sequence[Waiting]:
        """The halves with acts about which nobody has said anything yet, for the book that is open.

        Raises BookFailed.
        """
        self._looked_at.close()
        book, found = self._book(), list[Waiting]()
        for path in sorted(self._home.halves.glob("*.book")):
            half = self._looked_at.enter_context(closing(Books(path)))
            for one in half.parted_from(book):
                if log := _open(book, one.there, half, one.here, one.number):
                    event = EventNumber(one.there)
                    found.append(Waiting(event, one.name, log, half.register, one.number, path))
        return found

    def close(self) -> None:
        """Lets go of the halves that were looked at."""
        self._looked_at.close()

    def _met(self, path: Path, theirs: Books, address: str) -> Met | None:
        """What a book on this machine has that another one has not; what is kept is let go."""
        with closing(Books(path)) as ours:
            for one in ours.parted_from(theirs):
                if _open(theirs, one.there, ours, one.here, one.number):
                    met = _both(str(path), ours, address, theirs, one)
                    if not (self._home.halves / f"{met.letters[0]}.book").exists():
                        return met._replace(may_take_ours=path == self._home.book)
                self._forget_followed(path)
        return None

    def _forget_followed(self, path: Path) -> None:
        """Follows a book anew, of which the copy here went another way."""
        if path.parent == self._home.followed:
            path.unlink(missing_ok=True)


def _open(here: Books, ours: int, there: Books, theirs: int, fork: int) -> Log | None:
    """The other log, where it has acts that nobody here has said anything about."""
    log = there.log(EventNumber(theirs))
    halves = Halves(here.log(EventNumber(ours)), log, fork)
    return log if halves.open_acts() else None


def _both(here: str, ours: Books, there: str, theirs: Books, one: Parted) -> Met:
    """What each side has done since."""
    events = ((ours, EventNumber(one.here)), (theirs, EventNumber(one.there)))
    heads = [book.head(event) for book, event in events]
    first, second = [lines(book.log(event), one.number, book.register) for book, event in events]
    letters = ["-".join(head.letters.split()) if head else "" for head in heads]
    return Met(here, there, one.name, one.number, first, second, (letters[0], letters[1]))

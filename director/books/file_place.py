"""A book's tables in a file of this machine: SQLite, with its journal and its copies."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection

from director.books import book_files, checks, copies, opening, register_chains
from director.books.checks import Ends
from director.books.copies import Older
from director.books.lookup import lookup_tables
from director.books.register_chains import Line
from director.books.schema import SCHEMA
from director.books.stored_records import Append
from director.tournament.log.books import BookFailed, Copy, EventNumber, Lost


class FilePlace:
    """The tables of one book, in a file."""

    may_mend = True
    append: Append | None = None

    def __init__(self, path: Path, folders: Sequence[Path] = ()) -> None:
        """Opens a book's file, or makes it where there is none; `folders` are for copies of it.

        Raises BookUnusable where the file is no book, lost or newer, BookDamaged where the file is
        damaged as a whole, BookFailed where the disk does not allow it.
        """
        self.path = path
        self.name = str(path)
        self._folders = tuple(folders)
        with book_files.plainly(path):
            is_new = opening.is_new(path)
            form = SCHEMA if is_new else opening.form_of(path)
            book_files.make_private(path)
            self._engine = book_files.sqlite_engine(path)
            self._reader = self._engine.execution_options(reads=True)
            if is_new:
                book_files.make(self._engine)
            elif form < SCHEMA:
                book_files.keep_as_it_was(path, form)
                book_files.bring_up_to_date(self._engine)
            self._watch = self._engine.raw_connection()
        self.brought_up = form < SCHEMA
        """Whether it was of an older form: its look-up tables are to be made anew."""
        self._seen = self._version()

    def plainly(self) -> AbstractContextManager[None]:
        """Says in one sentence what goes wrong with the file, as BookFailed or BookUnusable."""
        return book_files.plainly(self.path)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to which the book stands still, beside whoever writes."""
        with self.plainly(), self._reader.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction on the disk when it ends; of all that write to a file, one does."""
        with self.plainly(), self._engine.begin() as connection:
            yield connection

    def written_by(self, _: str) -> AbstractContextManager[None]:
        """Nothing: a file has no logins."""
        return nullcontext()

    def turn(self) -> AbstractContextManager[None]:
        """Nothing: the programs of one machine are few, and whoever is outrun tries again."""
        return nullcontext()

    def committed_at_once(self, _: Connection) -> AbstractContextManager[None]:
        """Nothing: a file is as near as can be."""
        return nullcontext()

    def new_event(self, connection: Connection) -> EventNumber:
        """Opens a number that no event has, nor any record that is left of one."""
        return lookup_tables.open_number(connection)

    def keep(
        self, connection: Connection, register: str, lines: Sequence[Line], who: str, station: str
    ) -> None:
        """Does what lines say of people, in a register by its name, and writes them down."""
        register_chains.keep(connection, register, lines, who, station)

    def take_time(self, _: Connection) -> None:
        """Nothing: a file waits as long as one likes."""

    def any_text(self, connection: Connection) -> AbstractContextManager[None]:
        """Text is read here though it is none any more: the digests tell that it is damaged."""
        return book_files.any_text(connection)

    def overwrite(self, connection: Connection) -> None:
        """What this transaction takes away is overwritten on the disk."""
        connection.exec_driver_sql("PRAGMA secure_delete=ON")

    def changed_elsewhere(self) -> bool:
        """Whether another program has written to the file since this was last asked."""
        seen, self._seen = self._seen, self._version()
        return seen != self._seen

    def wake(self, _: Callable[[], object]) -> Callable[[], object]:
        """A file calls nobody: it is asked at every second."""
        return lambda: None

    def now(self) -> datetime:
        """The moment it is, by this machine's clock."""
        return datetime.now(UTC)

    def away_since(self) -> datetime | None:
        """A disk that fails says so at once."""
        return None

    def farewell(self) -> None:
        """Nobody lets anybody go."""

    def board(self) -> str:
        """None: whoever shares a file has carried it to a server before."""
        return ""

    def announce(self, event: EventNumber, words: str) -> None:
        """There is no board to say it on."""

    def is_the_houses(self) -> bool:
        """No: it lies on this machine."""
        return False

    def walls_say(self, event: EventNumber) -> None:
        """There are no other stations."""

    def say_on_walls(self, event: EventNumber, words: str) -> None:
        """Nobody else has walls."""

    def door(self) -> None:
        """There is none: whoever has the file has the register of staff too."""

    def checkpoint(self) -> None:
        """Brings the journal into the file, which is complete by itself then. Raises BookFailed."""
        self._checkpoint("PASSIVE")

    def copy(self, older: Older) -> Sequence[Path]:
        """Writes a copy to every folder that is set for copies, and reads it again.

        Raises BookFailed, naming the folder, where one could not be written; the others are.
        """
        self.checkpoint()
        written, failures = [], []
        now = datetime.now().astimezone()  # one copy has one name, wherever it lies
        for folder in self._folders:
            try:
                written.append(copies.copy_into(self.path, folder, now))
            except BookFailed as failure:
                failures.append(str(failure))
                continue
            if older is Older.THINNED_OUT:
                copies.thin_out(folder, self.path)
        if failures:
            raise BookFailed("\n".join(failures))
        return written

    def newest_copies(self) -> Sequence[Copy]:
        """The newest copy in each folder set for copies where there is one, the newest first."""
        found = [copies.newest_in(folder, self.path) for folder in self._folders]
        return sorted([one for one in found if one], key=lambda one: one.at, reverse=True)

    def lost(self, ends: Sequence[Ends], names: Mapping[EventNumber, str]) -> Sequence[Lost]:
        """The logs that end before what was written of them, by notes and by the newest copies."""
        return checks.lost(self.path, ends, names, [one.path for one in self.newest_copies()])

    def close(self) -> None:
        """Closes the file; the journal goes into it."""
        with self.plainly():
            self._watch.close()
            with suppress(BookFailed):  # another program may hold the book: its journal stays whole
                self._checkpoint("TRUNCATE")
            self._engine.dispose()

    def _version(self) -> int:
        with self.plainly():
            cursor = self._watch.cursor()
            (version,) = cursor.execute("PRAGMA data_version").fetchone()
            cursor.close()
            return int(version)

    def _checkpoint(self, how: str) -> None:
        with self.reading() as connection:
            connection.exec_driver_sql("ROLLBACK")
            connection.exec_driver_sql(f"PRAGMA wal_checkpoint({how})")
            connection.exec_driver_sql("BEGIN")

"""A book's tables in a database of a PostgreSQL server, which many stations write to at once.

The owner writes the tables themselves, alone in the book meanwhile. A station has the functions of
the database write, and reads: what it writes is looked at there (`checked_writes`).
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import local
from time import monotonic
from typing import Any

import psycopg
from sqlalchemy import Connection, Engine, TextClause, event, text
from sqlalchemy.exc import InvalidatePoolError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from director.books import checks, register_chains
from director.books.book_files import new_name
from director.books.checks import Ends
from director.books.copies import Older
from director.books.lookup import lookup_tables
from director.books.register_chains import Line
from director.books.schema import REVISION
from director.books.server import reaching
from director.books.server.boards import LONGEST_ANNOUNCEMENT
from director.books.server.checked_writes import ALONE
from director.books.server.door import ServerDoor
from director.books.server.listening import Listening, Told, cut
from director.books.server.making import make, unmake
from director.books.server.sentences import in_words, is_turned_away, plainly
from director.books.server.server_time import ServerTime
from director.books.server.ways import Ways
from director.books.stored_records import Append
from director.tournament.log.books import (
    BookAway,
    BookFailed,
    BookStillAway,
    BookUnusable,
    Copy,
    EventNumber,
    Farewell,
    Lost,
)
from director.translation import say

_NOW = text("select clock_timestamp()")
_HAS_LOG = text("select to_regclass('public.record') is not null")
_IS_OWNER = text("select has_table_privilege('public.record', 'DELETE')")
_ALONE = text(ALONE)
_TURN = text("select door.turn()")
_APPEND = text(
    "select door.append(row(:event, :number, :at, :who, :station, :label, :label_values, :facts,"
    " :uid, :digest)::public.record)"
)
_NEW_EVENT = text("select door.new_event()")
_KEEP = text("select door.keep(:register, :who, :station, cast(:lines as jsonb))")
_ANNOUNCE = text("select door.announce(:event, :words)")
_ON_WALLS = text("select door.say_on_walls(:event, :words)")
_NO_HURRY = text(
    "select set_config(name, '0', true) from pg_settings where name in"
    " ('idle_in_transaction_session_timeout', 'statement_timeout', 'transaction_timeout')"
)


def create_book(url: str, uid: str) -> None:
    """Makes a book in an empty database. Raises BookUnusable where it is not empty, BookFailed."""
    engine = reaching.engine(url)
    try:
        with plainly(), engine.begin() as connection:
            make(connection, uid)
    finally:
        engine.dispose()


def unmake_book(url: str) -> None:
    """Takes away a book that was just made, and could not be filled. Raises BookFailed."""
    engine = reaching.engine(url)
    try:
        with plainly(), engine.begin() as connection:
            unmake(connection)
    finally:
        engine.dispose()


def has_book(url: str) -> bool:
    """Whether there is a book in a database. Raises BookFailed."""
    engine = reaching.engine(url)
    try:
        with plainly(), engine.connect() as connection:
            return bool(connection.execute(_HAS_LOG).scalar())
    finally:
        engine.dispose()


class ServerPlace:
    """The tables of one book, on a server."""

    brought_up = False

    def __init__(
        self,
        url: str,
        notes: Path,
        steady: Callable[[], float] = monotonic,
        at: reaching.At = lambda: None,
    ) -> None:
        """Reaches a book by `url`: postgresql://login:password@address:port/database.

        In the folder `notes` this machine keeps what it notes of it; `steady` counts seconds, also
        those of sleep; `at` says where the server is now. Raises BookUnusable where there is no
        book of this form, BookAway where the server does not answer, BookFailed.
        """
        self._engine = reaching.engine(url, at=at)
        self.name = f"{self._engine.url.host}/{self._engine.url.database}"
        self._reader = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._ours: set[int] = set()
        """The processes at the server by which this station writes."""
        self._lines: set[psycopg.Connection[Any]] = set()
        """Those lines themselves."""
        self._watch(self._engine)
        self._ways = Ways(self._watch)
        self._era = 0
        """How often the server has come back."""
        self._woken: list[Callable[[], object]] = []
        self._told = self._looked_at = 0
        """How often others have written; counted in the thread that listens, and only there."""
        self._away: tuple[datetime, BookFailed] | None = None
        self._farewell: Farewell | None = None
        self._board = ""
        self._walls: Mapping[int, str] | None = None
        self._turn = local()
        self._time = ServerTime(steady)
        try:
            with self.reading() as connection:
                self.path = notes / _known(connection)
                self.may_mend = bool(connection.execute(_IS_OWNER).scalar())
                self.append: Append | None = None if self.may_mend else self._append
                self._time.ask(lambda: connection.execute(_NOW).scalar_one().astimezone(UTC))
        except BaseException:
            self._engine.dispose()
            raise
        told = Told(self._heard, self._up, self._down, self._silent, self._let_go, self._board_is)
        self._listening = Listening(lambda: reaching.line(url, at), told, self._time)

    def plainly(self) -> AbstractContextManager[None]:
        """Says in one sentence what goes wrong with the server, as BookFailed or BookUnusable."""
        return plainly()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to which the book stands still, beside whoever writes."""
        self._refuse_while_away()
        # committed, though nothing is written: a rollback would forget all prepared statements
        with plainly(), self._reader.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is alone in the book."""
        with self._transaction() as connection:
            with reaching.at_once(connection):
                connection.execute(self._alone)
            yield connection

    @contextmanager
    def written_by(self, way: str) -> Iterator[None]:
        """What this thread writes within is written by the login of this address, if it is one."""
        self._turn.way = self._ways.engine(way) if way else None
        try:
            yield
        finally:
            self._turn.way = None

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Until it ends, or something is written, nobody else writes. Raises BookFailed.

        What this thread writes meanwhile goes the same way.
        """
        if self._held():
            yield
            return
        self._refuse_while_away()
        with plainly():
            connection = self._writer().connect()
        try:
            with plainly():
                connection.execute(self._alone)
            self._turn.held = connection
            yield
        finally:
            self._turn.held = None
            with suppress(SQLAlchemyError):  # the turn goes with a line that is dead
                connection.close()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """By the line that this thread holds the turn by, or any other."""
        self._refuse_while_away()
        held = self._held()
        with plainly(), nullcontext(held) if held else self._writer().connect() as connection:
            try:
                yield connection
            except BaseException:
                connection.rollback()
                raise
            connection.commit()

    @property
    def _alone(self) -> TextClause:
        return _ALONE if self.may_mend else _TURN

    def _append(self, row: Mapping[str, object], within: Connection | None) -> None:
        if within is not None:
            within.execute(_APPEND, row)
            return
        with self._transaction() as connection, reaching.committed_at_once(connection):
            connection.execute(_APPEND, row)

    def new_event(self, connection: Connection) -> EventNumber:
        """Opens a number that no event has, nor any record that is left of one."""
        if self.may_mend:
            return lookup_tables.open_number(connection)
        return EventNumber(connection.execute(_NEW_EVENT).scalar_one())

    def keep(
        self, connection: Connection, register: str, lines: Sequence[Line], who: str, station: str
    ) -> None:
        """Does what lines say of people, in a register by its name, and writes them down."""
        if self.may_mend:
            register_chains.keep(connection, register, lines, who, station)
            return
        told = json.dumps([{**line._asdict(), "salt": new_name()} for line in lines])
        signed = {"register": register, "who": who, "station": station}
        connection.execute(_KEEP, {**signed, "lines": told})

    def committed_at_once(self, connection: Connection) -> AbstractContextManager[None]:
        """What is written within, the last of a transaction, goes in one parcel with its commit."""
        return reaching.committed_at_once(connection)

    def take_time(self, connection: Connection) -> None:
        """A whole book is carried in this transaction: the server waits while it is folded."""
        connection.execute(_NO_HURRY)

    def any_text(self, _: Connection) -> AbstractContextManager[None]:
        """Nothing: a server keeps no text that is none."""
        return nullcontext()

    def overwrite(self, _: Connection) -> None:
        """Nothing: the server clears away by itself what nobody sees any more."""

    def changed_elsewhere(self) -> bool:
        """Whether another station has written to the book since this was last asked."""
        before, self._looked_at = self._looked_at, self._told
        return before != self._looked_at

    def wake(self, told: Callable[[], object]) -> Callable[[], object]:
        """Has this called as soon as another station has written, in a thread of its own.

        Also when the server goes and comes back. What is returned ends that.
        """

        def ends() -> None:
            with suppress(ValueError):  # it has ended, where the book is closed
                self._woken.remove(told)

        self._woken.append(told)
        return ends

    def now(self) -> datetime:
        """The moment it is, by the clock that all stations go by."""
        return self._time.now()

    def away_since(self) -> datetime | None:
        """Since when the server does not answer, in UTC; None where it does."""
        away = self._away
        return away[0] if away else None

    def farewell(self) -> Farewell | None:
        """How the server has let this station go; None where it has not."""
        return self._farewell

    def board(self) -> str:
        """Where the board of the shared evening is; empty where there is none, or it is off."""
        return "" if self._farewell else self._board

    def announce(self, event: EventNumber, words: str) -> None:
        """Says words on the board of an event. Raises BookFailed."""
        with self.asking() as connection:
            said = words[:LONGEST_ANNOUNCEMENT]
            connection.execute(_ANNOUNCE, {"event": event, "words": said})

    def is_the_houses(self) -> bool:
        """Whether its owner has opened it on a server of the house's own, which nobody shares."""
        return self.may_mend

    def walls_say(self, event: EventNumber) -> str | None:
        """What was last said on the walls of all stations; None where nobody has said anything."""
        return None if self._walls is None else self._walls.get(event)

    def say_on_walls(self, event: EventNumber, words: str) -> None:
        """Says words on the walls of all stations. Raises BookFailed."""
        if self._walls is not None:
            with self.asking() as connection:
                connection.execute(
                    _ON_WALLS, {"event": event, "words": words[:LONGEST_ANNOUNCEMENT]}
                )
            self._walls = {**self._walls, event: words}

    @contextmanager
    def asking(self) -> Iterator[Connection]:
        """A transaction that waits for nobody, and in which no record is written."""
        self._refuse_while_away()
        with plainly(), self._engine.begin() as connection:
            yield connection

    def door(self) -> ServerDoor | None:
        """Where one signs in; None for the owner, who needs not."""
        return None if self.may_mend else ServerDoor(self)

    def checkpoint(self) -> None:
        """Nothing: the server sees to it."""

    def copy(self, _: Older) -> Sequence[Path]:
        """None: who follows it keeps a whole copy (`sharing/following.py`)."""
        return []

    def newest_copies(self) -> Sequence[Copy]:
        """None: what lies in folders are files."""
        return ()

    def lost(self, ends: Sequence[Ends], names: Mapping[EventNumber, str]) -> Sequence[Lost]:
        """The logs that end before what this station has seen of them."""
        return checks.lost(self.path, ends, names, ())

    def close(self) -> None:
        """Leaves the server."""
        self._woken.clear()
        self._board, self._walls = "", None
        self._listening.stop()
        self._ways.close()
        self._engine.dispose()

    def _held(self) -> Connection | None:
        """The line by which this thread holds the turn."""
        held: Connection | None = getattr(self._turn, "held", None)
        return held

    def _writer(self) -> Engine:
        """By whose connections this thread writes."""
        way: Engine | None = getattr(self._turn, "way", None)
        return way or self._engine

    def _watch(self, engine: Engine) -> None:
        event.listen(engine, "connect", self._connected)
        event.listen(engine, "checkout", self._taken)
        event.listen(engine, "close", self._left)

    def _connected(self, connection: Any, entry: ConnectionPoolEntry) -> None:
        entry.info["era"] = self._era
        entry.info["process"] = process = connection.info.backend_pid
        self._ours.add(process)
        self._lines.add(connection)

    def _taken(self, _: object, entry: ConnectionPoolEntry, __: object) -> None:
        if entry.info["era"] != self._era:
            raise InvalidatePoolError  # all that were connected before it went away may be dead

    def _left(self, connection: Any, entry: ConnectionPoolEntry) -> None:
        self._lines.discard(connection)
        self._ours.discard(entry.info.get("process", 0))  # its number may be another's tomorrow

    def _heard(self, process: int) -> None:
        if process not in self._ours:
            self._tell()

    def _up(self) -> None:
        if self._away:
            self._ours.clear()
            self._era += 1
        self._away = self._farewell = None
        self._tell()

    def _down(self, failure: Exception) -> None:
        """Whatever it is: who hears nothing shows what is no longer so."""
        if not self._away:
            self._away = datetime.now(UTC), in_words(failure)
            self._wake_all()
        elif not isinstance(why := in_words(failure), BookAway):
            self._away = self._away[0], why
        if is_turned_away(failure):
            self._farewell = Farewell(dismissed=True, who="", at=self._away[0])
            self._wake_all()

    def _silent(self) -> None:
        """The server takes what is said and answers nothing: whoever waits for it waits no more."""
        self._down(psycopg.OperationalError("no answer"))
        for line in tuple(self._lines):
            cut(line)

    def _let_go(self, farewell: Farewell) -> None:
        self._farewell = farewell
        self._away = farewell.at, BookFailed(str(farewell))
        self._wake_all()

    def _board_is(self, address: str, walls: Mapping[int, str] | None) -> None:
        if (address, walls) != (self._board, self._walls):
            self._board, self._walls = address, walls
            self._wake_all()

    def _tell(self) -> None:
        self._told += 1
        self._wake_all()

    def _wake_all(self) -> None:
        for told in tuple(self._woken):
            with suppress(RuntimeError):  # a window that is just being closed
                told()

    def _refuse_while_away(self) -> None:
        """At once, and not after seconds of asking a server that is not there."""
        if away := self._away:
            why = away[1]
            raise (BookStillAway if isinstance(why, BookAway) else type(why))(str(why))


def _known(connection: Connection) -> str:
    """The name of the book that is there. Raises BookUnusable where it is of another form."""
    revision = connection.execute(text("select version_num from alembic_version")).scalar()
    if revision != REVISION:
        sentence = "the book on the server is of form {theirs}; this program knows {ours}"
        raise BookUnusable(say(sentence, theirs=revision, ours=REVISION))
    return str(connection.execute(text("select uid from book")).scalar_one())

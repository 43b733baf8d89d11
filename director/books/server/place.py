"""A book's tables in a database of a PostgreSQL server, which many stations write to at once.

Whoever writes to an event takes its lock first, and numbers the record then: of ten stations that
write at once nine wait some milliseconds, and none has to try again for that.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import local
from time import monotonic
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from director.books import checks
from director.books.checks import Ends
from director.books.schema import REVISION
from director.books.server.listening import LINE, Listening
from director.books.server.making import make
from director.books.server.sentences import AWAY, in_words, plainly
from director.books.server.server_time import ServerTime
from director.tournament.log.books import BookAway, BookUnusable, Copy, EventNumber, Lost
from director.translation import say

_NOW = text("select clock_timestamp()")
_LOCKS = 7001
"""The first half of the numbers of our locks; the second is the event's, or 0 for the registers."""
_ALONE = text("select pg_advisory_xact_lock(:locks, :event)")
_TURN = text("select pg_advisory_lock(:locks, :event)")
_TURN_ENDS = text("select pg_advisory_unlock(:locks, :event)")
_AT_ONCE = 3
"""Connections that a station keeps."""


def create_book(url: str, uid: str) -> None:
    """Makes a book in an empty database. Raises BookUnusable where it is not empty, BookFailed."""
    engine = _engine(url)
    try:
        with plainly(), engine.begin() as connection:
            make(connection, uid)
    finally:
        engine.dispose()


def has_book(url: str) -> bool:
    """Whether there is a book in a database. Raises BookFailed."""
    engine = _engine(url)
    try:
        with plainly(), engine.connect() as connection:
            return "record" in inspect(connection).get_table_names()
    finally:
        engine.dispose()


class ServerPlace:
    """The tables of one book, on a server."""

    brought_up = False

    def __init__(
        self,
        url: str,
        notes: Path,
        copy_into: Callable[[], Sequence[Path]] | None = None,
        steady: Callable[[], float] = monotonic,
    ) -> None:
        """Reaches a book by `url`: postgresql://login:password@address:port/database.

        In the folder `notes` this machine keeps what it notes of it; `copy_into` writes copies of
        it, where this machine keeps some; `steady` counts seconds, also those of sleep. Raises
        BookUnusable where there is no book of this form, BookAway where the server does not
        answer, BookFailed.
        """
        self._copy_into = copy_into
        self._engine = _engine(url)
        self.name = f"{self._engine.url.host}/{self._engine.url.database}"
        self._reader = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._ours: set[int] = set()
        """The processes at the server by which this station writes."""
        event.listen(self._engine, "connect", self._connected)
        self._woken: list[Callable[[], object]] = []
        self._changed = False
        self._away: datetime | None = None
        self._turn = local()
        self._time = ServerTime(steady)
        try:
            with self.reading() as connection:
                self.path = notes / _known(connection)
                self._time.ask(lambda: connection.execute(_NOW).scalar_one().astimezone(UTC))
        except BaseException:
            self._engine.dispose()
            raise
        line = (self._heard, self._up, self._down, self._time)
        self._listening = Listening(_line(url), *line)

    def plainly(self) -> AbstractContextManager[None]:
        """Says in one sentence what goes wrong with the server, as BookFailed or BookUnusable."""
        return plainly()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to which the book stands still, beside whoever writes."""
        self._refuse_while_away()
        with plainly(), self._reader.connect() as connection:
            yield connection

    @contextmanager
    def writing(self, event: EventNumber | None = None) -> Iterator[Connection]:
        """A transaction that is alone in an event, or in the registers and the list of events."""
        self._refuse_while_away()
        with plainly():
            if mine := getattr(self._turn, "connection", None):
                with mine.begin():
                    yield mine
            else:
                with self._engine.begin() as connection:
                    connection.execute(_ALONE, {"locks": _LOCKS, "event": event or 0})
                    yield connection

    @contextmanager
    def turn(self, event: EventNumber) -> Iterator[None]:
        """Until it ends no other station writes to this event. Raises BookFailed.

        What this thread writes meanwhile goes the same way.
        """
        which = {"locks": _LOCKS, "event": event}
        self._refuse_while_away()
        with plainly():
            connection = self._engine.connect()
        try:
            with plainly(), connection.begin():
                connection.execute(_TURN, which)
            self._turn.connection = connection
            yield
        finally:
            self._turn.connection = None
            with suppress(SQLAlchemyError), connection.begin():
                connection.execute(_TURN_ENDS, which)
            connection.close()

    def any_text(self, _: Connection) -> AbstractContextManager[None]:
        """Nothing: a server keeps no text that is none."""
        return nullcontext()

    def overwrite(self, _: Connection) -> None:
        """Nothing: the server clears away by itself what nobody sees any more."""

    def changed_elsewhere(self) -> bool:
        """Whether another station has written to the book since this was last asked."""
        changed, self._changed = self._changed, False
        return changed

    def wake(self, told: Callable[[], object]) -> Callable[[], object]:
        """Has this called as soon as another station has written, in a thread of its own.

        Also when the server goes and comes back. What is returned ends that.
        """
        self._woken.append(told)
        return lambda: self._woken.remove(told)

    def now(self) -> datetime:
        """The moment it is, by the clock that all stations go by."""
        return self._time.now()

    def away_since(self) -> datetime | None:
        """Since when the server does not answer, in UTC; None where it does."""
        return self._away

    def checkpoint(self) -> None:
        """Nothing: the server sees to it."""

    def copy(self, *, thin_out: bool) -> Sequence[Path]:  # noqa: ARG002 -- as Place has it
        """Writes the copies that this machine keeps. Raises BookFailed."""
        return self._copy_into() if self._copy_into else []

    def newest_copies(self) -> Sequence[Copy]:
        """None: what lies in folders are files."""
        return ()

    def lost(self, ends: Sequence[Ends], names: Mapping[EventNumber, str]) -> Sequence[Lost]:
        """The logs that end before what this station has seen of them."""
        return checks.lost(self.path, ends, names, ())

    def close(self) -> None:
        """Leaves the server."""
        self._woken.clear()
        self._listening.stop()
        self._engine.dispose()

    def _connected(self, connection: Any, _: object) -> None:
        self._ours.add(connection.info.backend_pid)

    def _heard(self, process: int) -> None:
        if process not in self._ours:
            self._tell()

    def _up(self) -> None:
        if self._away:
            self._engine.dispose()  # what was connected before may be dead
        self._away = None
        self._tell()

    def _down(self, failure: Exception) -> None:
        if isinstance(in_words(failure), BookAway):
            self._away = self._away or datetime.now(UTC)
            self._wake_all()

    def _tell(self) -> None:
        self._changed = True
        self._wake_all()

    def _wake_all(self) -> None:
        for told in tuple(self._woken):
            told()

    def _refuse_while_away(self) -> None:
        """At once, and not after seconds of asking a server that is not there."""
        if self._away:
            raise BookAway(say(AWAY))


def _engine(url: str) -> Engine:
    return create_engine(
        _address(url),
        connect_args=LINE,
        pool_size=_AT_ONCE,
        max_overflow=_AT_ONCE,
    )


def _address(url: str) -> URL:
    try:
        return make_url(url).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError) as error:
        raise BookUnusable(say("this is not the address of a database")) from error


def _line(url: str) -> Mapping[str, Any]:
    """How the driver itself reaches the server."""
    known = _address(url)
    (_, line) = known.get_dialect()().create_connect_args(known)
    return line


def _known(connection: Connection) -> str:
    """The name of the book that is there. Raises BookUnusable where it is of another form."""
    revision = connection.execute(text("select version_num from alembic_version")).scalar()
    if revision != REVISION:
        sentence = "the book on the server is of form {theirs}; this program knows {ours}"
        raise BookUnusable(say(sentence, theirs=revision, ours=REVISION))
    return str(connection.execute(text("select uid from book")).scalar_one())

"""A book: one SQLite file with many events in it.

A record and the look-up rows that it changes are written in one transaction; when `write` returns,
both are on disk.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, CursorResult, delete, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from director.persistence import bookmarks, files, lookups
from director.persistence.codec import (
    facts_as_text,
    facts_from_texts,
    values_as_text,
)
from director.persistence.lookups import table
from director.persistence.registers import PlayerRegister
from director.persistence.stored_records import StoredRecords, moment, records_of
from director.persistence.tables import LOOK_UP, SCHEMA, Event
from director.persistence.tables import Record as RecordRow
from director.tournament.bookmarks import Bookmark
from director.tournament.books import BookFailed, EventNumber, EventRow, NumberTaken
from director.tournament.facts import (
    ContinuedFromCopy,
    RecordRedone,
    RecordsRedone,
    RecordsUndone,
    RecordUndone,
)
from director.tournament.logs import Log, Record
from director.tournament.tournaments import Tournament
from director.words import Sentence, say

KEPT = 30
"""Copies in a folder; the oldest go."""


_AT_ONCE = 10_000
"""As many numbers a query may name; SQLite takes some 32,000."""


class Books:
    """The book in a file."""

    def __init__(self, path: Path, copies: Sequence[Path] = ()) -> None:
        """Opens a book, or makes it where there is none; `copies` are folders for copies of it.

        Raises BookUnusable where the file is damaged, no book or newer, BookFailed where the disk
        does not allow it.
        """
        self.path = path
        self.copies = tuple(copies)
        with files.plainly(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            is_new = not path.exists() or path.stat().st_size == 0
        schema = SCHEMA if is_new else files.check(path)
        self._engine = files.sqlite_engine(path)
        with files.plainly(path):
            if is_new:
                files.make(self._engine)
            elif schema < SCHEMA:
                files.bring_up_to_date(self._engine)
                self.rebuild()
            self._watch = self._engine.raw_connection()
        self.register = PlayerRegister(path, self._engine)
        self._seen = self._version()

    def close(self) -> None:
        """Closes the file; the journal goes into it."""
        with files.plainly(self.path):
            self._watch.close()
            with self._engine.connect() as connection:
                connection.exec_driver_sql("ROLLBACK")
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                connection.exec_driver_sql("BEGIN")
            self._engine.dispose()

    def events(self) -> Sequence[EventRow]:
        """All events, those changed last first."""
        query = text(
            "select event.number, event.name, min(record.at), max(record.at), max(record.number),"
            " event_now.entries, event_now.players_left, structure.phase"
            " from event join record on record.event = event.number"
            " join event_now on event_now.event = event.number"
            " join structure on structure.event = event.number"
            " group by event.number order by max(record.at) desc, event.number desc"
        )
        with files.plainly(self.path), self._engine.connect() as connection:
            return [
                EventRow(EventNumber(number), name, moment(first), moment(last), *counts)
                for number, name, first, last, *counts in connection.execute(query)
            ]

    def new_event(self) -> EventNumber:
        """The number for an event that is about to be opened."""
        events = table(Event)
        with files.plainly(self.path), self._engine.begin() as connection:
            last = connection.execute(select(func.max(events.c.number))).scalar()
            number = EventNumber((last or 0) + 1)
            connection.execute(insert(events), {"number": number, "name": ""})
            return number

    def log(self, event: EventNumber) -> Log:
        """The log of an event; a long one is gone on with from its bookmark, where one fits.

        Raises Unfit where the log is damaged.
        """
        rows = self._rows(event)
        bookmark = bookmarks.kept(self.path, event, rows) if len(rows) >= bookmarks.LEAST else None
        if bookmark is None:
            return Log(records_of(rows))
        log = Log.resumed(StoredRecords(rows[: bookmark.records]), bookmark)
        log.extend(records_of(rows[bookmark.records :]))
        return log

    def keep(self, event: EventNumber, bookmark: Bookmark) -> None:
        """Lays a bookmark beside the book, so that this event opens quickly; a short one does."""
        if bookmark.records >= bookmarks.LEAST:
            rows = self._rows(event)[: bookmark.records]
            bookmarks.keep(self.path, event, bookmark, rows)

    def records(self, event: EventNumber, after: int = 0) -> Sequence[Record]:
        """The records of an event in their order, from the one behind `after` on."""
        return records_of(self._rows(event, after))

    def write(
        self, event: EventNumber, record: Record, before: Tournament | None, now: Tournament
    ) -> None:
        """Writes a record and what it changes in the look-up tables, both onto the disk.

        Raises NumberTaken where the event has a record of this number already, BookFailed where
        the disk does not take it. Nothing is written then.
        """
        with files.plainly(self.path):
            try:
                with self._engine.begin() as connection:
                    connection.execute(insert(table(RecordRow)), _row(event, record))
                    if before is None or before.name != now.name:
                        events = table(Event)
                        connection.execute(
                            events.update().where(events.c.number == event).values(name=now.name)
                        )
                    changing = self._changing(connection, event, record)
                    far_back = _reaches_back(record)
                    touched = lookups.touched(changing, far_back=far_back)
                    lookups.write_changes(connection, event, before, now, touched)
            except IntegrityError:
                raise NumberTaken from None

    def changed_elsewhere(self) -> bool:
        """Whether another program has written to the file since this was last asked."""
        seen, self._seen = self._seen, self._version()
        return seen != self._seen

    def copy(self) -> Sequence[Path]:
        """Writes a copy of the book to every folder set for copies; where they lie now.

        Raises BookFailed, naming the folder, where one could not be written; the others are.
        """
        name = f"{self.path.stem} {datetime.now().astimezone():%Y-%m-%d %H.%M.%S}{self.path.suffix}"
        written, failures = [], []
        for folder in self.copies:
            try:
                files.copy(self.path, folder / name)
            except BookFailed as failure:
                failures.append(str(failure))
                continue
            written.append(folder / name)
            for old in sorted(folder.glob(f"{self.path.stem} *{self.path.suffix}"))[:-KEPT]:
                old.unlink(missing_ok=True)
        if failures:
            raise BookFailed("\n".join(failures))
        return written

    def rebuild(self) -> None:
        """Makes the look-up tables of all events again from the log."""
        with files.plainly(self.path), self._engine.begin() as connection:
            for model in LOOK_UP:
                connection.execute(delete(table(model)))
            for event in self._numbers(connection):
                t = Log(self._read(connection, event)).tournament
                for model, rows in lookups.rows(event, t).items():
                    if rows:
                        connection.execute(insert(table(model)), rows)

    def differences(self) -> list[str]:
        """Where the look-up tables are not what the log says: none in a sound book."""
        wrong = []
        with files.plainly(self.path), self._engine.connect() as connection:
            for event in self._numbers(connection):
                t = Log(self._read(connection, event)).tournament
                for model, rows in lookups.rows(event, t).items():
                    if _stored(connection, model, event) != rows:
                        name = table(model).name
                        wrong.append(say("event {event}: {table}", event=event, table=name))
        return wrong

    def mark_fork(self, who: str, station: str) -> None:
        """Writes into the log of every event that it goes on in a copy from here."""
        for row in self.events():
            log = Log(self.records(row.number))
            last = log.records[-1]
            label = Sentence("continued from a copy as of record {record}", {"record": last.number})
            fact = ContinuedFromCopy(last.number, last.station)
            now = datetime.now(UTC)
            record = Record(last.number + 1, now, who, station, label, (fact,))
            self.write(row.number, record, log.tournament, log.tournament)

    def _version(self) -> int:
        cursor = self._watch.cursor()
        (version,) = cursor.execute("PRAGMA data_version").fetchone()
        cursor.close()
        return int(version)

    def _numbers(self, connection: Connection) -> list[EventNumber]:
        rows = table(RecordRow)
        found = connection.execute(select(rows.c.event).distinct().order_by(rows.c.event))
        return [EventNumber(number) for (number,) in found]

    def _rows(self, event: EventNumber, after: int = 0) -> Sequence[Any]:
        rows = table(RecordRow)
        query = select(rows).where(rows.c.event == event, rows.c.number > after)
        with files.plainly(self.path), self._engine.connect() as connection:
            return _plain_rows(connection.execute(query.order_by(rows.c.number)))

    def _read(self, connection: Connection, event: EventNumber) -> list[Record]:
        rows = table(RecordRow)
        query = select(rows).where(rows.c.event == event).order_by(rows.c.number)
        return records_of(_plain_rows(connection.execute(query)))

    def _changing(
        self, connection: Connection, event: EventNumber, record: Record
    ) -> Sequence[Any]:
        """The facts whose coming or going changes the event: those undone, where that is it."""
        match record.facts:
            case (RecordUndone(number) | RecordRedone(number),):
                return self._facts_of(connection, event, (number,))
            case (RecordsUndone(numbers) | RecordsRedone(numbers),):
                return self._facts_of(connection, event, numbers)
        return record.facts

    def _facts_of(
        self, connection: Connection, event: EventNumber, numbers: Sequence[int]
    ) -> Sequence[Any]:
        rows = table(RecordRow)
        texts: list[str] = []
        for first in range(0, len(numbers), _AT_ONCE):
            some = rows.c.number.in_(numbers[first : first + _AT_ONCE])
            query = select(rows.c.facts).where(rows.c.event == event, some)
            texts += connection.execute(query).scalars()
        return [fact for facts in facts_from_texts(texts) for fact in facts]


def _reaches_back(record: Record) -> bool:
    """Whether it takes back, or brings back, something that later records stand behind."""
    match record.facts:
        case (RecordUndone(number),):
            return number != record.number - 1
        case (RecordsUndone() | RecordRedone() | RecordsRedone(),):
            return True
    return False


def _row(event: EventNumber, record: Record) -> dict[str, object]:
    return {
        "event": event,
        "number": record.number,
        "at": record.at.astimezone(UTC).isoformat(timespec="microseconds"),
        "who": record.who,
        "station": record.station,
        "label": record.label.text,
        "label_values": values_as_text(record.label),
        "facts": facts_as_text(record.facts),
    }


def _plain_rows(found: CursorResult[Any]) -> Sequence[Any]:
    """Rows as the driver has them: of a hundred thousand, in a third of the time."""
    plain: Sequence[Any] = found.cursor.fetchall()
    return plain


def _stored(connection: Connection, model: Any, event: EventNumber) -> list[dict[str, Any]]:
    rows = table(model)
    query = select(rows).where(rows.c.event == event).order_by(*rows.primary_key.columns)
    return [dict(row._mapping) for row in connection.execute(query)]

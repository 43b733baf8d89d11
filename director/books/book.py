"""A book: many events in the tables of one place.

A record and the look-up rows that it changes are written in one transaction; when `write` returns,
both are on disk. What of an event cannot be read sets that event apart, and no other.
"""

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import CursorResult, insert, select

from director.books import (
    book_files,
    bookmark_files,
    chains,
    checks,
    heads,
    whole_copies,
    whole_events,
)
from director.books.chains import DIGEST
from director.books.copies import Older
from director.books.event_listing import EVENTS, listed
from director.books.file_place import FilePlace
from director.books.lookup import lookup_tables
from director.books.place import Place
from director.books.player_register import PlayerRegister
from director.books.record_writer import RecordWriter, Writing, newest_of
from director.books.sql_tables import Book, Event, table
from director.books.sql_tables import Record as RecordRow
from director.books.staff_register import StaffRegister
from director.books.stored_records import (
    StoredRecords,
    extend,
    folded,
    records_of,
    sound_part,
    unlinked,
)
from director.tournament.facts import ContinuedFromCopy
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
    Sure,
    Told,
)
from director.tournament.log.log import Log, Record
from director.tournament.log.refused import Unfit
from director.tournament.state import Tournament
from director.translation import Sentence, say

if TYPE_CHECKING:
    from director.books.server.door import ServerDoor

_log = logging.getLogger(__name__)
_RECORDS = table(RecordRow)


class Books:
    """One book, wherever its tables lie."""

    def __init__(self, at: Path | Place, copies: Sequence[Path] = ()) -> None:
        """Opens the book of a file, or of any other place; a file that is not there is made.

        `copies` are folders for copies of a file. Raises BookUnusable where there is no book, or
        one that is lost or newer, BookDamaged where it is damaged as a whole, BookFailed where the
        disk does not allow it.
        """
        self._place: Place = FilePlace(at, copies) if isinstance(at, Path) else at
        self.path = self._place.path
        self._damaged: dict[EventNumber, Unfit] = {}
        self._unchecked: dict[EventNumber, Sequence[Any]] = {}
        """Rows that a bookmark vouched for, until somebody has checked them."""
        self._writer = RecordWriter(self._place)
        self.register = PlayerRegister(self._place)
        self.staff = StaffRegister(self._place)
        if self._place.brought_up:
            self.rebuild()

    def close(self) -> None:
        """Closes the book."""
        self._place.close()

    def checkpoint(self) -> None:
        """Brings what lies beside the book into it. Raises BookFailed."""
        self._place.checkpoint()

    def events(self) -> Sequence[EventRow]:
        """All events, those changed last first."""
        with self._place.reading() as connection, self._place.any_text(connection):
            rows = connection.exec_driver_sql(EVENTS).all()
        return [listed(row, self._damage_of(row[0])) for row in rows]

    def new_event(self) -> EventNumber:
        """The number for an event that is about to be opened."""
        with self._place.writing() as connection:
            return self._place.new_event(connection)

    def take_in(self, logs: Sequence[Log]) -> Sequence[EventNumber]:
        """The numbers of new events with the records of these logs: all of them, or none.

        Raises BookFailed.
        """
        return whole_events.take_in(self._place, logs)

    def log(self, event: EventNumber, *, only_sound: bool = False, told: Told | None = None) -> Log:
        """The log of an event; a long one is gone on with from its bookmark, where one fits.

        Raises Unfit where the log is damaged. With `only_sound` it goes as far as it is sound, and
        then nothing more is written to this event. `told` hears how far the reading has come.
        """
        rows = self._rows(event)
        try:
            log = self._log(event, rows, told)
        except Unfit as unfit:
            self._damaged[event] = unfit
            if not only_sound or unfit.number == 1:
                raise
            return sound_part(rows)
        self._damaged.pop(event, None)
        return log

    def checking(self, event: EventNumber) -> Iterator[None]:
        """Checks what a bookmark has vouched for, a few records at a step. Raises Unfit."""
        rows = self._unchecked.pop(event, ())
        for broken in chains.slice_by_slice(rows):
            if broken is not None:
                self._damaged[event] = unlinked(rows, broken)
                raise self._damaged[event]
            yield

    def damaged(self, event: EventNumber) -> Unfit | None:
        """What is known to be wrong with the log of an event; None for nothing."""
        return self._damaged.get(event)

    def keep(self, event: EventNumber, bookmark: Bookmark) -> None:
        """Lays a bookmark beside the book, so that this event opens quickly; a short one does."""
        if bookmark.records >= bookmark_files.LEAST:
            rows = self._rows(event)[: bookmark.records]
            bookmark_files.keep(self.path, event, bookmark, rows)

    def records(self, event: EventNumber, after: int = 0) -> Sequence[Record]:
        """The records of an event in their order, from the one behind `after` on. Raises Unfit."""
        if event in self._damaged and after:
            return []  # those that follow have lost their ground
        return records_of(self._rows(event, after))

    def head(self, event: EventNumber) -> Head | None:
        """Where the log of an event ends; None where it has no record."""
        with self._place.reading() as connection:
            newest = newest_of(connection, event)
        return Head(newest.number, chains.letters(newest.digest)) if newest.number else None

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
        has a record of this number already, BookFailed where the disk does not take it or the event
        is damaged. Nothing is written then.
        """
        if event in self._damaged:
            sentence = "this event is damaged from record {number} on: it is read-only"
            raise BookFailed(say(sentence, number=self._damaged[event].number))
        digest = self._writer.write(Writing(event, record, before, now, sure))
        heads.note(self.path, event, heads.Noted(record.number, digest))

    def changed_elsewhere(self) -> bool:
        """Whether another program has written to the book since this was last asked."""
        return self._place.changed_elsewhere()

    def wake(self, told: Callable[[], object]) -> Callable[[], object]:
        """Has this called, in any thread, as soon as another program has written; not by a file.

        What is returned ends that.
        """
        return self._place.wake(told)

    def now(self) -> datetime:
        """The moment it is, by the clock that all who write to the book go by; in UTC."""
        return self._place.now()

    def away_since(self) -> datetime | None:
        """Since when the book does not answer, in UTC; None where it does."""
        return self._place.away_since()

    def farewell(self) -> Farewell | None:
        """How its server has let this station go; None where it has not. Then it is away too."""
        return self._place.farewell()

    def board(self) -> str:
        """Where the board of the shared evening is; empty where there is none, or it is off."""
        return self._place.board()

    def announce(self, event: EventNumber, words: str) -> None:
        """Says words on the board of an event, until something else is said. Raises BookFailed."""
        self._place.announce(event, words)

    def is_the_houses(self) -> bool:
        """Whether its owner has opened it on a server of the house's own, which nobody shares."""
        return self._place.is_the_houses()

    def walls_say(self, event: EventNumber) -> str | None:
        """What was last said on the walls of all stations; None where nobody has said anything."""
        return self._place.walls_say(event)

    def say_on_walls(self, event: EventNumber, words: str) -> None:
        """Says words on the walls of all stations, until others are said. Raises BookFailed."""
        self._place.say_on_walls(event, words)

    def door(self) -> "ServerDoor | None":
        """Where one signs in to it; None where that is asked of the register of staff itself."""
        return self._place.door()

    def written_by(self, way: str) -> AbstractContextManager[None]:
        """What this thread writes within is written by the login of an address; a file has none."""
        return self._place.written_by(way)

    def turn(self) -> AbstractContextManager[None]:
        """Until it ends, or something is written, no other station writes. Raises BookFailed."""
        return self._place.turn()

    def copy(self) -> Sequence[Path]:
        """Writes a copy of the book to every folder set for copies; where they lie now.

        Each is read again. Raises BookFailed, naming the folder, where one could not be written;
        the others are.
        """
        # else the old ones may be all that is left of what is damaged
        return self._place.copy(Older.KEPT if self._damaged else Older.THINNED_OUT)

    def newest_copies(self) -> Sequence[Copy]:
        """The newest copy in each folder set for copies where there is one, the newest first."""
        return self._place.newest_copies()

    def worries(self) -> Iterator[str]:
        """Looks the whole book over, event by event, and says in words what is damaged.

        What is lost, `lost` says. Lookup tables that do not follow from their log are made anew.
        Raises BookFailed.
        """
        for event in self._numbers():
            if event not in self._damaged:
                try:
                    self._mend(event, self._checked(event))
                except Unfit as unfit:
                    yield self._said(event, unfit)
                except BookFailed as failure:
                    yield str(failure)
            yield ""
        yield from self._wrong_registers()

    def lost(self) -> Sequence[Lost]:
        """The logs that end before what was written of them, by notes and by the newest copies."""
        with self._place.reading() as connection:
            ends = checks.ends_of(connection)
        names = {row.number: row.name for row in self.events()}
        return self._place.lost(ends, names)

    def rebuild(self) -> None:
        """Makes the look-up tables of all events again from the log, as far as each is sound."""
        for event in self._numbers():
            log = sound_part(self._rows(event))
            if log.records:
                with self._place.writing() as connection:
                    lookup_tables.rebuild(connection, event, log.tournament)

    def differences(self) -> list[str]:
        """What is damaged, and where the look-up tables are not what the log says: in words."""
        wrong = []
        for event in self._numbers():
            try:
                log = self._checked(event)
            except Unfit as unfit:
                wrong.append(self._said(event, unfit))
                continue
            if not self._place.may_mend:  # who may mend them checks them
                continue
            with self._place.reading() as connection:
                names = lookup_tables.wrong_tables(connection, event, log.tournament)
            sentence, called = "{event}: {table} does not match the log", self._called(event)
            wrong += [say(sentence, event=called, table=name) for name in names]
        return [*wrong, *self._wrong_registers(), *map(str, self.lost())]

    def texts(self, event: EventNumber) -> Sequence[Any]:
        """The rows of the record table of an event, as text, whether they can be read or not."""
        return self._rows(event)

    def replace(self, event: EventNumber, rows: Sequence[Any]) -> None:
        """Puts sound rows of the same event, from another book, into the place of those here.

        Raises Unfit, BookFailed; nothing is changed then.
        """
        columns = [column.name for column in _RECORDS.columns]
        log = folded(rows)
        with self._place.writing() as connection:
            connection.execute(_RECORDS.delete().where(_RECORDS.c.event == event))
            lookup_tables.rebuild(connection, event, log.tournament)
            ours = [{**dict(zip(columns, row, strict=True)), "event": event} for row in rows]
            connection.execute(insert(_RECORDS), ours)
        self._damaged.pop(event, None)

    def parted_from(self, other: "Books") -> Sequence[whole_copies.Parted]:
        """The events whose log here is another than that of the same event in another book.

        One that is only behind it is not. Raises BookFailed.
        """
        return whole_copies.parted(self._place, other._place)

    def copy_into(self, copy: Place) -> None:
        """Writes all of it that nobody could make again into an empty book. Raises BookFailed."""
        whole_copies.take_in(self._place, copy)

    def name_anew(self) -> None:
        """From now on this is a book of its own, and no copy of another one."""
        with self._place.writing() as connection:
            connection.execute(table(Book).update().values(uid=book_files.new_name()))

    def mark_fork(self, who: str, station: str) -> None:
        """Writes into the log of every sound event that it goes on in a copy from here."""
        for row in self.events():
            with suppress(Unfit):
                self.mark_continued(row.number, who, station)

    def mark_continued(self, event: EventNumber, who: str, station: str) -> None:
        """Writes into the log of an event that it goes on in a copy from here. Raises Unfit."""
        log = self.log(event)
        last = log.records[-1]
        label = Sentence("backup restored as of record {record}", {"record": last.number})
        fact = ContinuedFromCopy(last.number, last.station)
        uid = book_files.new_name()
        record = Record(last.number + 1, datetime.now(UTC), who, station, label, (fact,), uid)
        self.write(event, record, log.tournament, log.tournament)

    def _said(self, event: EventNumber, unfit: Unfit) -> str:
        """What is wrong with the log of an event, in a line."""
        what = {"event": self._called(event), "number": unfit.number, "why": unfit.why.within(str)}
        return say("{event}: record {number}: {why}", **what)

    def _called(self, event: EventNumber) -> str:
        events = table(Event)
        query = select(events.c.name).where(events.c.number == event)
        with self._place.reading() as connection, self._place.any_text(connection):
            name = connection.execute(query).scalar()
        if not name:
            return say("event {number}", number=event)
        return say("event {number} ({name})", number=event, name=name)

    def _damage_of(self, number: int) -> str:
        """What is known to be wrong with the log of an event, in a few words."""
        unfit = self._damaged.get(EventNumber(number))
        return say("damaged at record {number}", number=unfit.number) if unfit else ""

    def _log(self, event: EventNumber, rows: Sequence[Any], told: Told | None) -> Log:
        bookmark = (
            bookmark_files.kept(self.path, event, rows)
            if len(rows) >= bookmark_files.LEAST
            else None
        )
        vouched = bookmark.records if bookmark else 0
        before = rows[vouched - 1][DIGEST] if vouched else chains.BEGINNING
        broken = chains.first_broken(rows[vouched:], before, vouched)
        if broken is not None:
            sound = folded(rows[: broken - 1])  # raises where it is damaged before the chain breaks
            raise unlinked(rows, len(sound.records) + 1)
        if bookmark is None:
            if not rows:
                raise Unfit(1, Sentence("it is missing"))
            return folded(rows, told)
        self._unchecked[event] = rows[:vouched]
        log = Log.resumed(StoredRecords(rows[:vouched]), bookmark)
        extend(log, rows[vouched:])
        return log

    def _checked(self, event: EventNumber) -> Log:
        """The log of an event, every record of which is as it was written. Raises Unfit."""
        log = self.log(event)
        list(self.checking(event))
        return log

    def _wrong_registers(self) -> Iterator[str]:
        with self._place.reading() as connection, self._place.any_text(connection):
            yield from checks.wrong_registers(connection)

    def _mend(self, event: EventNumber, log: Log) -> None:
        """Makes the look-up tables of an event anew where they do not follow from its log."""
        if not self._place.may_mend:
            return
        with self._place.reading() as connection:
            newest = newest_of(connection, event)
            wrong = lookup_tables.wrong_tables(connection, event, log.tournament)
        if wrong and newest.number == len(log.records):
            _log.warning("look-up tables of event %s made anew: %s", event, ", ".join(wrong))
            with self._place.writing() as connection:
                if newest_of(connection, event).number == newest.number:
                    lookup_tables.rebuild(connection, event, log.tournament)

    def _numbers(self) -> list[EventNumber]:
        query = select(_RECORDS.c.event).distinct().order_by(_RECORDS.c.event)
        with self._place.reading() as connection:
            return [EventNumber(number) for (number,) in connection.execute(query)]

    def _rows(self, event: EventNumber, after: int = 0) -> Sequence[Any]:
        """The rows of a log as text, to the last one, also where some of it is no text any more."""
        query = select(_RECORDS).where(_RECORDS.c.event == event, _RECORDS.c.number > after)
        query = query.order_by(_RECORDS.c.number)
        try:
            with self._place.reading() as connection:
                return _plain_rows(connection.execute(query))
        except BookUnusable:
            with self._place.reading() as connection, self._place.any_text(connection):
                return _plain_rows(connection.execute(query))


def _plain_rows(found: CursorResult[Any]) -> Sequence[Any]:
    """Rows as the driver has them: of a hundred thousand, in a third of the time.

    Who, station and label are one text wherever they are the same.
    """
    known: dict[Any, Any] = {}
    one, rows = known.setdefault, cast("Iterable[Any]", found.cursor)
    return [
        (event, number, at, one(who, who), one(station, station), one(label, label), *rest)
        for event, number, at, who, station, label, *rest in rows
    ]

"""Writes records: each with what it changes in the look-up tables, in one transaction."""

import logging
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select, text

from director.books import chains, heads
from director.books.codec import facts_from_texts
from director.books.lookup import changed_rows, lookup_tables
from director.books.place import Place
from director.books.sql_tables import Event, table
from director.books.sql_tables import Record as RecordRow
from director.books.stored_records import Append, row_of
from director.tournament.log.books import (
    BookAway,
    BookFailed,
    BookStillAway,
    EventNumber,
    KeyTaken,
    NumberTaken,
    Sure,
)
from director.tournament.log.log import Record
from director.tournament.state import Tournament
from director.translation import say

_AT_ONCE = 10_000
"""As many numbers a query may name; SQLite takes some 32,000."""

_log = logging.getLogger(__name__)
_RECORDS = table(RecordRow)
_NEWEST = text(
    "select number, digest from record"
    " where event = :event and number < :below order by number desc limit 1"
)
"""Asked at every act, hence as text: put together anew each time it takes eight times as long."""
_NO_LIMIT = 2**63 - 1


class Writing(NamedTuple):
    """A record on its way into the book, and what its event was before and is now."""

    event: EventNumber
    record: Record
    before: Tournament | None
    """None for the first record of an event."""
    now: Tournament
    sure: Sure | None = None


class RecordWriter:
    """Writes the records of a book, and finds one again whose writing had no answer."""

    def __init__(self, place: Place) -> None:
        """Where the tables of the book lie."""
        self._place = place

    def write(self, writing: Writing) -> str:
        """The digest of a record that is on the disk now, with all that it changes.

        Raises what `sure` raises, NumberTaken, BookFailed; nothing is written then.
        """
        try:
            return self._written(writing)
        except BookStillAway:
            raise
        except BookAway:
            return self._written_once(writing)
        except BookFailed:
            # the answer may be lost and the record there: it is known by its uid
            with suppress(BookFailed):
                if digest := self._digest_of(writing):
                    return digest
            raise

    def _written(self, writing: Writing) -> str:
        """Writes it and returns its digest; a look-up table that is in the way is made anew."""
        event, record = writing.event, writing.record
        try:
            return self._put_in(writing, anew=False)
        except KeyTaken as clash:
            uid = self._uid_of(event, record.number)
            if uid is None and not self._place.append:
                _log.warning("look-up tables of event %s made anew: %s", event, clash.__cause__)
                return self._put_in(writing, anew=True)
            if uid != record.uid or not uid:
                raise NumberTaken from None
            return self._digest_of(writing)

    def _written_once(self, writing: Writing) -> str:
        """The digest of a record of which nobody knows whether it was written: looked up first."""
        try:
            known = self._digest_of(writing)
            return known or self._written(writing)
        except BookAway as away:
            sentence = "the server of this event went away; it will show whether this was done"
            raise BookAway(say(sentence)) from away

    def _put_in(self, writing: Writing, *, anew: bool) -> str:
        event, record, before, now, sure = writing
        if append := self._place.append:
            return self._appended(writing, append)
        changing = () if anew else self._changing(event, record)
        with self._place.writing() as connection:
            if sure:
                sure()
            if anew:
                lookup_tables.know(connection, event)
            newest = newest_of(connection, event, below=record.number if anew else _NO_LIMIT)
            if newest.number >= record.number and not anew:
                raise KeyTaken(say("the look-up tables do not match the log"))
            row = row_of(event, record, newest.digest)
            if anew:
                connection.execute(insert(_RECORDS), row)
                lookup_tables.rebuild(connection, event, now)
                return str(row["digest"])
            with self._place.committed_at_once(connection):
                connection.execute(insert(_RECORDS), row)
                if before is None or before.name != now.name:
                    events = table(Event)
                    name = events.update().where(events.c.number == event).values(name=now.name)
                    connection.execute(name)
                touched = changed_rows.touched(changing, far_back=changed_rows.reaches_back(record))
                lookup_tables.write_changes(connection, event, before, now, touched)
                return str(row["digest"])

    def _appended(self, writing: Writing, append: Append) -> str:
        """Has the server write it, which keeps the look-up tables by itself."""
        event, record, *_, sure = writing
        with self._place.turn() if sure else nullcontext():
            if sure:
                sure()
            with self._place.reading() as connection:
                newest = newest_of(connection, event)
            if newest.number >= record.number:
                raise KeyTaken
            row = row_of(event, record, newest.digest)
            append(row, None)
            return str(row["digest"])

    def _uid_of(self, event: EventNumber, number: int) -> str | None:
        query = select(_RECORDS.c.uid)
        query = query.where(_RECORDS.c.event == event, _RECORDS.c.number == number)
        with self._place.reading() as connection:
            return connection.execute(query).scalar_one_or_none()

    def _digest_of(self, writing: Writing) -> str:
        """The digest of this very record as the book has it; '' where it has none."""
        event, record = writing.event, writing.record
        query = select(_RECORDS.c.digest).where(
            _RECORDS.c.event == event,
            _RECORDS.c.number == record.number,
            _RECORDS.c.uid == record.uid,
        )
        with self._place.reading() as connection:
            return str(connection.execute(query).scalar_one_or_none() or "")

    def _changing(self, event: EventNumber, record: Record) -> Sequence[Any]:
        """The facts whose coming or going changes the event: those undone, where that is it."""
        numbers = changed_rows.turned(record)
        return self._facts_of(event, numbers) if numbers else record.facts

    def _facts_of(self, event: EventNumber, numbers: Sequence[int]) -> Sequence[Any]:
        """Not by whose login is written, which may not read them."""
        texts: list[str] = []
        with self._place.reading() as connection:
            for first in range(0, len(numbers), _AT_ONCE):
                some = _RECORDS.c.number.in_(numbers[first : first + _AT_ONCE])
                query = select(_RECORDS.c.facts).where(_RECORDS.c.event == event, some)
                texts += connection.execute(query).scalars()
        return [fact for facts in facts_from_texts(texts) for fact in facts]


def newest_of(connection: Connection, event: EventNumber, below: int = _NO_LIMIT) -> heads.Noted:
    """The newest record of an event, or that before a number; 0 where it has none."""
    asked = {"event": event, "below": below}
    found = connection.execute(_NEWEST, asked).one_or_none()
    return heads.Noted(*found) if found else heads.Noted(0, chains.BEGINNING)

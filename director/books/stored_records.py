"""Records as the book has them: rows of text, read when somebody first looks at them."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, overload

from sqlalchemy import Connection

from director.books import chains
from director.books.book_files import new_name
from director.books.chains import AT, FACTS, LABEL, NUMBER, STATION, UID, VALUES, WHO
from director.books.codec import (
    are_known_kinds,
    are_weighed,
    facts_as_text,
    facts_from_texts,
    sentences_from_texts,
    values_as_text,
)
from director.books.sql_tables import Record as RecordRow
from director.books.sql_tables import table
from director.tournament.log.books import BookFailed, Reading, Told
from director.tournament.log.figures import MOST, too_high
from director.tournament.log.first_glance import SPEAKING, glance
from director.tournament.log.log import Log, Record, SetAside
from director.tournament.log.refused import Unfit
from director.tournament.log.setting_aside import OF_NONSENSE, UNREADABLE, set_aside, taken_in
from director.tournament.state import Tournament
from director.translation import Sentence, say

Append = Callable[[Mapping[str, object], Connection | None], None]
"""Writes the row of a record, in a transaction, or else in one of its own.

Raises KeyTaken, BookFailed.
"""

_AT_ONCE, _BLOCKS = 256, 16
"""Who looks at a record looks at its neighbours, and many are read faster than one by one; so many
times as many are kept."""

MANY = 3_000
"""Beyond so many records a log keeps them as text."""

_SHOWN = 20
"""As many of the newest records can be read while the others are."""

_A_SLICE = 2_048
"""Records that are read and folded together."""

_SPEAKING = re.compile('"kind":"(?:' + "|".join(sorted(one.__name__ for one in SPEAKING)) + '")')
"""Finds the records from which name and clock follow in the text of all of them."""

_MANY_DIGITS = re.compile(f"[0-9]{{{len(str(MOST))}}}")
"""Finds, in their text, the records that may hold a figure beyond the limit."""

_COLUMNS = tuple(table(RecordRow).columns.keys())

_NOT_KEPT = "not recorded, for it could not be read again: {why}"
NOT_AS_WRITTEN = Sentence("it has been altered")
_MISSING = Sentence("it is missing")


def records_of(rows: Sequence[Any]) -> list[Record]:
    """The records of these rows of the record table, in their order.

    One of kinds that are known, which says of them what makes no sense, is set aside, and so is
    one with a figure that no desk would have taken. Raises Unfit where one cannot be read at all.
    """
    try:
        records = _read(rows)
    except OF_NONSENSE:
        records = [_read_alone(row) for row in rows]
    for at, row in enumerate(rows):
        if _MANY_DIGITS.search(row[FACTS]) and row[NUMBER] > 1:
            high = too_high(records[at].facts)
            records[at] = set_aside(records[at], high) if high else records[at]
    return records


def _read_alone(row: Sequence[Any]) -> Record:
    try:
        return _read([row])[0]
    except OF_NONSENSE as damage:
        number, at, who, station = row[NUMBER], row[AT], row[WHO], row[STATION]
        try:
            if number > 1 and are_known_kinds(row[FACTS]):
                unread = Record(number, moment(at), who, station, UNREADABLE, (), row[UID])
                return set_aside(unread, UNREADABLE)
        except OF_NONSENSE:
            pass
        raise Unfit(number, UNREADABLE) from damage


def folded(rows: Sequence[Any], told: Told | None = None) -> Log:
    """The log of these rows, which are all there is of it. Raises Unfit.

    A long one keeps its records as text. `told` hears how far the reading has come.
    """
    log = Log() if len(rows) < MANY else Log(held=StoredRecords(rows, 0))
    seen, newest = (glanced(rows), _newest(rows)) if told else (None, [])
    for first in range(0, len(rows), _A_SLICE):
        if told:
            told(Reading(seen, newest, first, len(rows)))
        extend(log, rows[first : first + _A_SLICE])
    return log


def glanced(rows: Sequence[Any]) -> Tournament | None:
    """The event as far as its name and its clock go, read from few of its rows."""
    try:
        return glance(_read([row for row in rows if _SPEAKING.search(row[FACTS])]))
    except OF_NONSENSE:
        return None  # who reads all of them says so


def _newest(rows: Sequence[Any]) -> Sequence[Record]:
    try:
        return _read(rows[-_SHOWN:])
    except OF_NONSENSE:
        return []


def sound_part(rows: Sequence[Any]) -> Log:
    """The log of these rows as far as they are sound; it may be empty."""
    broken = chains.first_broken(rows)
    sound = rows if broken is None else rows[: broken - 1]
    try:
        return folded(sound)
    except Unfit as unfit:
        return folded(sound[: unfit.number - 1])


def extend(log: Log, rows: Sequence[Any]) -> None:
    """Takes these rows into a log, behind what it has; what cannot have happened is set aside.

    Raises Unfit where a record cannot be read at all.
    """
    before, records = len(log.records), records_of(rows)
    while True:
        try:
            log.extend(records[len(log.records) - before :])
        except (Unfit, *OF_NONSENSE):
            taken_in(log, records[len(log.records) - before])
        else:
            return


def unlinked(rows: Sequence[Any], broken: int) -> Unfit:
    """What is to be said of a chain that breaks at this record."""
    there = any(row[NUMBER] == broken for row in rows)
    return Unfit(broken, NOT_AS_WRITTEN if there else _MISSING)


def row_of(event: int, record: Record, before: str) -> dict[str, object]:
    """A record as a row of the table, linked to the digest of the one before it.

    What is weighed as it is read is read back before anybody writes it: what the next start could
    not read would take the whole event with it. Raises BookFailed for such a record. Nothing else
    is, for a draw of 25,000 seats would take twice as long.
    """
    uid = record.uid or new_name()
    values = (
        event,
        record.number,
        record.at.astimezone(UTC).isoformat(timespec="microseconds"),
        record.who,
        record.station,
        record.label.text,
        values_as_text(record.label),
        facts_as_text(record.facts),
        uid,
    )
    row = (*values, chains.digest_of(before, values))
    if are_weighed(record.facts):
        _read_back(record, row)
    return dict(zip(_COLUMNS, row, strict=True))


def _read_back(record: Record, row: Sequence[Any]) -> None:
    try:
        (again,) = _read([row])
    except OF_NONSENSE as unreadable:
        raise BookFailed(say(_NOT_KEPT, why=str(unreadable))) from unreadable
    if (again.label, again.facts) != (record.label, record.facts):
        raise BookFailed(say(_NOT_KEPT, why=say("it would be read as another one")))


def _read(rows: Sequence[Any]) -> list[Record]:
    facts = facts_from_texts([row[FACTS] for row in rows])
    labels = sentences_from_texts([row[LABEL] for row in rows], [row[VALUES] for row in rows])
    return [
        Record(number, moment(at), who, station, label, of_row, uid)
        for (_, number, at, who, station, _, _, _, uid, _), label, of_row in zip(
            rows, labels, facts, strict=True
        )
    ]


def moment(written: str) -> datetime:
    """A moment as the book writes it."""
    return datetime.fromisoformat(written)


class StoredRecords(Sequence[Record]):
    """The records of a long log. All but those that somebody looks at stay rows of text."""

    def __init__(self, rows: Sequence[Any], count: int | None = None) -> None:
        """`rows` of the record table, from the first on; `count` of them are in the log, or all."""
        self._rows = rows
        self._count = len(rows) if count is None else count
        self._behind: list[Record] = []
        """Those for which there is no row."""
        self._aside: dict[int, Record] = {}
        """By place: those that count for nothing, whatever their rows say."""
        self._blocks: dict[int, list[Record]] = {}
        """Those that were looked at, the last looked at last."""

    def __len__(self) -> int:
        return self._count + len(self._behind)

    @overload
    def __getitem__(self, place: int) -> Record: ...

    @overload
    def __getitem__(self, place: slice) -> list[Record]: ...

    def __getitem__(self, place: int | slice) -> Record | list[Record]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        place = range(len(self))[place]
        if place >= self._count:
            return self._behind[place - self._count]
        if place in self._aside:
            return self._aside[place]
        block, at = divmod(place, _AT_ONCE)
        return self._block(block)[at]

    def __iter__(self) -> Iterator[Record]:
        return (self[place] for place in range(len(self)))

    def append(self, record: Record) -> None:
        """Takes a new one in; where it is the record of the next row, that row is enough."""
        if self._count < len(self._rows):
            if isinstance(record, SetAside):
                self._aside[self._count] = record
            self._count += 1
        else:
            self._behind.append(record)

    def _block(self, block: int) -> list[Record]:
        """The records around one, read together and kept for a while."""
        found = self._blocks.pop(block, None)
        if found is None:
            found = records_of(self._rows[block * _AT_ONCE : (block + 1) * _AT_ONCE])
        self._blocks[block] = found
        if len(self._blocks) > _BLOCKS:
            del self._blocks[next(iter(self._blocks))]
        return found

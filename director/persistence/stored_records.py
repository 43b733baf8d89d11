"""Records as the book has them: rows of text, read when somebody first looks at them."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, overload

from director.forms import FileWrong
from director.persistence import chains
from director.persistence.chains import FACTS, LABEL, NUMBER, VALUES
from director.persistence.codec import (
    facts_as_text,
    facts_from_texts,
    sentences_from_texts,
    values_as_text,
)
from director.persistence.files import new_name
from director.persistence.lookups import table
from director.persistence.tables import Record as RecordRow
from director.tournament.logs import Log, Record, Unfit
from director.words import Sentence

_OF_DAMAGE = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    FileWrong,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What reading or folding a record raises that no program of ours can have written."""

_AT_ONCE = 256
"""Who looks at a record looks at its neighbours, and many are read faster than one by one."""

_COLUMNS = tuple(table(RecordRow).columns.keys())

NOT_AS_WRITTEN = Sentence("it is not as it was written")
_MISSING = Sentence("it is missing")
_UNREADABLE = Sentence("it cannot be read")


def records_of(rows: Sequence[Any]) -> list[Record]:
    """The records of these rows of the record table, in their order. Raises Unfit."""
    try:
        return _read(rows)
    except _OF_DAMAGE as damage:
        for row in rows:
            try:
                _read([row])
            except _OF_DAMAGE:
                raise Unfit(row[NUMBER], _UNREADABLE) from damage
        raise


def folded(rows: Sequence[Any]) -> Log:
    """The log of these rows, which are all there is of it. Raises Unfit."""
    log = Log()
    extend(log, rows)
    return log


def sound_part(rows: Sequence[Any]) -> Log:
    """The log of these rows as far as they are sound; it may be empty."""
    broken = chains.first_broken(rows)
    sound = rows if broken is None else rows[: broken - 1]
    try:
        return folded(sound)
    except Unfit as unfit:
        return folded(sound[: unfit.number - 1])


def extend(log: Log, rows: Sequence[Any]) -> None:
    """Takes these rows into a log, behind what it has. Raises Unfit."""
    records = records_of(rows)
    try:
        log.extend(records)
    except _OF_DAMAGE as damage:
        # what is read and still cannot have happened: a file may come from anywhere
        raise Unfit(len(log.records) + 1, _UNREADABLE) from damage


def unlinked(rows: Sequence[Any], broken: int) -> Unfit:
    """What is to be said of a chain that breaks at this record."""
    there = any(row[NUMBER] == broken for row in rows)
    return Unfit(broken, NOT_AS_WRITTEN if there else _MISSING)


def row_of(event: int, record: Record, before: str) -> dict[str, object]:
    """A record as a row of the table, linked to the digest of the one before it."""
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
    return dict(zip(_COLUMNS, (*values, chains.digest_of(before, values)), strict=True))


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
    """The records of a long log. Those that nobody looks at stay rows of text."""

    def __init__(self, rows: Sequence[Any]) -> None:
        """`rows` of the record table, from the first on."""
        self._rows = rows
        self._read: list[Record | None] = [None] * len(rows)

    def __len__(self) -> int:
        return len(self._read)

    @overload
    def __getitem__(self, place: int) -> Record: ...

    @overload
    def __getitem__(self, place: slice) -> list[Record]: ...

    def __getitem__(self, place: int | slice) -> Record | list[Record]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        place = range(len(self))[place]
        record = self._read[place]
        if record is None:
            self._read_around(place)
            record = self._read[place]
            assert record
        return record

    def __iter__(self) -> Iterator[Record]:
        return (self[place] for place in range(len(self)))

    def append(self, record: Record) -> None:
        """Takes a new one in."""
        self._read.append(record)

    def _read_around(self, place: int) -> None:
        first = place // _AT_ONCE * _AT_ONCE
        rows = self._rows[first : first + _AT_ONCE]
        for at, record in enumerate(records_of(rows), start=first):
            if self._read[at] is None:
                self._read[at] = record

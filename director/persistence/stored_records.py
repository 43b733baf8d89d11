"""Records as the book has them: rows of text, read when somebody first looks at them."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any, overload

from director.persistence.codec import facts_from_texts, sentences_from_texts
from director.tournament.logs import Record

_AT_ONCE = 256
"""Who looks at a record looks at its neighbours, and many are read faster than one by one."""


def records_of(rows: Sequence[Any]) -> list[Record]:
    """The records of these rows of the record table, in their order."""
    facts = facts_from_texts([row[-1] for row in rows])
    labels = sentences_from_texts([row[-3] for row in rows], [row[-2] for row in rows])
    return [
        Record(number, moment(at), who, station, label, of_row)
        for (_, number, at, who, station, *_), label, of_row in zip(
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

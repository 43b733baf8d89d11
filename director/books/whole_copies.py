"""A whole copy of a book that grows as the book does: records, registers, and what is erased.

Only what nobody could make again is carried over; the look-up tables are made when the copy is to
be used. A record is taken in where it stands on the last one here, by its digest, and not else.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, CursorResult, Executable, Table, delete, func, insert, select

from director.books import chains
from director.books.chains import DIGEST, NUMBER
from director.books.place import Place
from director.books.sql_tables import (
    Book,
    Event,
    Player,
    PlayerHistory,
    Record,
    Staff,
    StaffHistory,
    table,
)
from director.tournament.log.books import BookUnusable
from director.translation import say

_BOOK, _EVENTS, _RECORDS = table(Book), table(Event), table(Record)
_REGISTERS = (
    (table(Player), table(PlayerHistory), "player"),
    (table(Staff), table(StaffHistory), "staff"),
)
"""People, their history, and the column of it that says whom a line is about."""
_AT_ONCE = 5_000
"""Rows."""


class BookApart(BookUnusable):
    """Two logs of one event go apart: it was carried on in two places."""

    @classmethod
    def at(cls, event: str, number: int) -> "BookApart":
        """From this record on."""
        sentence = (
            "{event}: from record {number} on, the log of this server is another than the one"
            " on this station; the event was carried on in two places"
        )
        return cls(say(sentence, event=event, number=number))


class End(NamedTuple):
    """Where the log of an event ends."""

    event: int
    name: str
    first: str
    """The digest of its first record: by it an event is known in any copy."""
    number: int


class Parted(NamedTuple):
    """An event that went on in two books."""

    here: int
    there: int
    """Its number in each."""
    name: str
    number: int
    """Of the first record here that is another there, or is not there."""


_Rows = CursorResult[*tuple[Any, ...]]


class _Asked(Protocol):
    """One of the two books."""

    def execute(self, query: Executable, /) -> _Rows:
        """What it answers."""


class _Other(NamedTuple):
    """The other book: its faults are said as it says them, and not as those of the copy."""

    place: Place
    connection: Connection

    def execute(self, query: Executable, /) -> _Rows:
        """What it answers. Raises BookFailed."""
        with self.place.plainly():
            return self.connection.execute(query)


def take_in(source: Place, copy: Place) -> int:
    """Brings a copy up to its book; how many records came.

    Raises BookApart where the log here is another, BookFailed; the copy is as it was then.
    """
    with source.reading() as connection, copy.writing() as ours:
        theirs = _Other(source, connection)
        copy.overwrite(ours)
        _check_together(ours, theirs)
        _be_named_alike(ours, theirs)
        came = sum([_take_in_records(ours, theirs, end) for end in _ends(theirs)])
        for people, history, whom in _REGISTERS:
            _take_in_people(ours, theirs, people, history, whom)
    return came


def check_together(copy: Place, source: Place) -> None:
    """Raises BookApart where a book has another log of an event than this copy has, BookFailed.

    The book may have gone further; the copy may not.
    """
    with source.reading() as connection, copy.reading() as ours:
        _check_together(ours, _Other(source, connection))


def parted(ours: Place, theirs: Place) -> Sequence[Parted]:
    """The events of which these two books have logs that go apart. Raises BookFailed."""
    with theirs.reading() as connection, ours.reading() as here:
        return _parted(here, _Other(theirs, connection))


def _check_together(ours: Connection, theirs: _Other) -> None:
    for one in _parted(ours, theirs):
        raise BookApart.at(one.name, one.number)


def _parted(ours: Connection, theirs: _Other) -> Sequence[Parted]:
    known = {end.first: end for end in _ends(theirs)}
    both = [(end, known[end.first]) for end in _ends(ours) if end.first in known]
    found = [(end, other, _apart(ours, end, theirs, other)) for end, other in both]
    return [Parted(end.event, other.event, end.name, at) for end, other, at in found if at]


def _apart(ours: Connection, end: End, theirs: _Other, other: End) -> int:
    """The number of the first record here that is another there, or is not there; 0 for none."""

    def is_same(number: int) -> bool:
        return _digest(ours, end.event, number) == _digest(theirs, other.event, number)

    same, unlike = 1, min(end.number, other.number) + 1
    if is_same(unlike - 1):
        return unlike if end.number >= unlike else 0
    while unlike - same > 1:
        middle = (same + unlike) // 2
        same, unlike = (middle, unlike) if is_same(middle) else (same, middle)
    return unlike


def _ends(connection: _Asked) -> Sequence[End]:
    newest = select(func.max(_RECORDS.c.number)).where(_RECORDS.c.event == _EVENTS.c.number)
    first = select(_RECORDS.c.digest).where(
        _RECORDS.c.event == _EVENTS.c.number, _RECORDS.c.number == 1
    )
    query = select(
        _EVENTS.c.number, _EVENTS.c.name, first.scalar_subquery(), newest.scalar_subquery()
    )
    return [End(*row) for row in connection.execute(query) if row[3]]


def _digest(connection: _Asked, event: int, number: int) -> str:
    query = select(_RECORDS.c.digest).where(_RECORDS.c.event == event, _RECORDS.c.number == number)
    return str(connection.execute(query).scalar_one())


def _be_named_alike(ours: Connection, theirs: _Other) -> None:
    """As a copy is: by the book's own name; and its events are called as they are there."""
    uid = theirs.execute(select(_BOOK.c.uid)).scalar_one()
    if ours.execute(select(_BOOK.c.uid)).scalar_one() != uid:
        ours.execute(_BOOK.update().values(uid=uid))
    known = {row.number: row.name for row in ours.execute(select(_EVENTS))}
    for number, name in theirs.execute(select(_EVENTS)):
        if number not in known:
            ours.execute(insert(_EVENTS), {"number": number, "name": name})
        elif known[number] != name:
            ours.execute(_EVENTS.update().where(_EVENTS.c.number == number).values(name=name))


def _take_in_records(ours: Connection, theirs: _Other, end: End) -> int:
    newest = select(_RECORDS.c.number, _RECORDS.c.digest).where(_RECORDS.c.event == end.event)
    newest = newest.order_by(_RECORDS.c.number.desc()).limit(1)
    last, digest = ours.execute(newest).one_or_none() or (0, chains.BEGINNING)
    came = end.number - last
    while last < end.number:
        query = select(_RECORDS).where(_RECORDS.c.event == end.event, _RECORDS.c.number > last)
        rows = theirs.execute(query.order_by(_RECORDS.c.number).limit(_AT_ONCE)).all()
        if broken := chains.first_broken(rows, digest, last):
            sentence = "{event}: record {number} on the server has been altered"
            raise BookUnusable(say(sentence, event=end.name, number=broken))
        _put_in(ours, _RECORDS, rows)
        last, digest = rows[-1][NUMBER], rows[-1][DIGEST]
    return came


def _take_in_people(
    ours: Connection, theirs: _Other, people: Table, history: Table, whom: str
) -> None:
    last = ours.execute(select(func.coalesce(func.max(history.c.line), 0))).scalar_one()
    lines = theirs.execute(
        select(history).where(history.c.line > last).order_by(history.c.line)
    ).all()
    if not lines:
        return
    _put_in(ours, history, lines)
    gone = theirs.execute(select(history.c.line).where(history.c.salt == "")).scalars().all()
    for first in range(0, len(gone), _AT_ONCE):
        erased = history.c.line.in_(gone[first : first + _AT_ONCE])
        ours.execute(history.update().where(erased).values(old="", new="", salt=""))
    changed = sorted({row._mapping[whom] for row in lines})
    for first in range(0, len(changed), _AT_ONCE):
        some = people.c.number.in_(changed[first : first + _AT_ONCE])
        ours.execute(delete(people).where(some))
        _put_in(ours, people, theirs.execute(select(people).where(some)).all())


def _put_in(connection: Connection, into: Table, rows: Sequence[Any]) -> None:
    if rows:
        columns = into.columns.keys()
        connection.execute(insert(into), [dict(zip(columns, row, strict=True)) for row in rows])

"""Carries a book from one place to another, record by record, and says whether both are equal.

What is carried is what nobody could make again: the records, and the registers with their
histories. The look-up tables are made from the log where it has arrived.
"""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

from sqlalchemy import Connection, Table, insert, select

from director.books.lookup.lookup_tables import rebuild
from director.books.place import Place
from director.books.sql_tables import (
    Event,
    Player,
    PlayerHistory,
    Record,
    Staff,
    StaffHistory,
    table,
)
from director.books.stored_records import sound_part
from director.tournament.log.books import BookUnusable, EventNumber
from director.translation import say

_CARRIED = [table(one) for one in (Event, Record, Player, PlayerHistory, Staff, StaffHistory)]
"""In the order in which one stands on another."""
_RECORDS = table(Record)
_AT_ONCE = 5_000
"""Rows."""
_Rows = list[dict[str, Any]]


def carry(source: Place, target: Place) -> None:
    """Writes all of a book into another place, in which nothing is written yet.

    Raises BookUnusable where something is, or where it did not arrive as it was, BookFailed; the
    other place is as it was then.
    """
    with source.reading() as theirs, target.writing() as ours:
        if any(_has_rows(ours, one) for one in _CARRIED):
            raise BookUnusable(say("{place} already has events in it", place=target.name))
        with source.plainly():
            source.take_time(theirs)
        target.take_time(ours)
        for one in _CARRIED:
            for rows in _said_by(source, _some(theirs, one)):
                ours.execute(insert(one), rows)
        _look_up_tables(ours)
        if wrong := unlike(theirs, ours):
            raise BookUnusable(say("{table} did not arrive as it was", table=wrong[0]))


def _said_by(place: Place, rows: Iterator[_Rows]) -> Iterator[_Rows]:
    """The same; what goes wrong with them is said of the place where they lie."""
    while True:
        with place.plainly():
            some = next(rows, None)
        if some is None:
            return
        yield some


def unlike(one: Connection, other: Connection) -> Sequence[str]:
    """The names of the tables, of those that nobody could make again, that are not equal."""
    return [
        each.name
        for each in _CARRIED
        if any(ours != theirs for ours, theirs in zip_longest(_all(one, each), _all(other, each)))
    ]


def _look_up_tables(connection: Connection) -> None:
    events = connection.execute(select(_RECORDS.c.event).distinct()).scalars().all()
    for event in sorted(events):
        query = select(_RECORDS).where(_RECORDS.c.event == event).order_by(_RECORDS.c.number)
        log = sound_part([tuple(row) for row in connection.execute(query)])
        if log.records:
            rebuild(connection, EventNumber(event), log.tournament)


def _has_rows(connection: Connection, of: Table) -> bool:
    return connection.execute(select(of).limit(1)).first() is not None


def _some(connection: Connection, of: Table) -> Iterator[list[dict[str, Any]]]:
    """The rows of a table, so many at a time."""
    for some in _all(connection, of):
        yield [dict(zip(of.columns.keys(), row, strict=True)) for row in some]


def _all(connection: Connection, of: Table) -> Iterator[Sequence[Sequence[Any]]]:
    found = connection.execute(select(of).order_by(*of.primary_key.columns))
    while some := found.fetchmany(_AT_ONCE):
        yield [tuple(row) for row in some]

"""Takes events into a book that were played elsewhere: all their records at once, or nothing."""

from collections.abc import Sequence

from sqlalchemy import Connection, func, insert, select

from director.books import chains, heads
from director.books.lookup import lookup_tables
from director.books.place import Place
from director.books.sql_tables import Event, table
from director.books.sql_tables import Record as RecordRow
from director.books.stored_records import row_of
from director.tournament.log.books import EventNumber
from director.tournament.log.log import Log

_RECORDS = table(RecordRow)
_EVENTS = table(Event)


def take_in(place: Place, logs: Sequence[Log]) -> Sequence[EventNumber]:
    """The numbers of new events, each with the records of one of these logs, in their order.

    All of them are on the disk when this returns. Raises BookFailed; nothing is written then.
    """
    written: dict[EventNumber, heads.Noted] = {}
    with place.writing() as connection:
        for log in logs:
            event = next_number(connection)
            connection.execute(insert(_EVENTS), {"number": event, "name": ""})
            written[event] = _records_in(connection, event, log)
            lookup_tables.rebuild(connection, event, log.tournament)
    for event, head in written.items():
        heads.note(place.path, event, head)
    return [*written]


def next_number(connection: Connection) -> EventNumber:
    """A number that no event has, nor any record that is left of one."""
    known = select(func.max(_EVENTS.c.number)).scalar_subquery()
    recorded = select(func.max(_RECORDS.c.event)).scalar_subquery()
    last = max([one or 0 for one in connection.execute(select(known, recorded)).one()])
    return EventNumber(last + 1)


def _records_in(connection: Connection, event: EventNumber, log: Log) -> heads.Noted:
    """Writes the records, each linked to the one before it; where the chain ends."""
    digest, rows = chains.BEGINNING, []
    for record in log.records:
        row = row_of(event, record, digest)
        digest = str(row["digest"])
        rows.append(row)
    connection.execute(insert(_RECORDS), rows)
    return heads.Noted(len(rows), digest)

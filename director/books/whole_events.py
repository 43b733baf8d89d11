"""Takes events into a book that were played elsewhere: all their records at once, or nothing."""

from collections.abc import Sequence

from sqlalchemy import insert

from director.books import chains, heads
from director.books.lookup import lookup_tables
from director.books.place import Place
from director.books.sql_tables import Record, table
from director.books.stored_records import row_of
from director.tournament.log.books import EventNumber
from director.tournament.log.log import Log

_RECORDS = table(Record)


def take_in(place: Place, logs: Sequence[Log]) -> Sequence[EventNumber]:
    """The numbers of new events, each with the records of one of these logs, in their order.

    All of them are on the disk when this returns. Raises BookFailed; nothing is written then.
    """
    written: dict[EventNumber, heads.Noted] = {}
    with place.writing() as connection:
        for log in logs:
            event = place.new_event(connection)
            rows = _rows(event, log)
            written[event] = heads.Noted(len(rows), str(rows[-1]["digest"]))
            if place.append:
                for row in rows:
                    place.append(row, connection)
                continue
            connection.execute(insert(_RECORDS), rows)
            lookup_tables.rebuild(connection, event, log.tournament)
    for event, head in written.items():
        heads.note(place.path, event, head)
    return [*written]


def _rows(event: EventNumber, log: Log) -> list[dict[str, object]]:
    """The rows of its records, each linked to the one before it."""
    digest, rows = chains.BEGINNING, []
    for record in log.records:
        rows.append(row_of(event, record, digest))
        digest = str(rows[-1]["digest"])
    return rows

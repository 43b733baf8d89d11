"""Keeps the look-up tables of a book on a server: its stations write records, and nothing else.

Whoever has the owner's login follows the log, and brings the tables up to it. How far they are is
noted with them: what was written while nobody followed is taken in at the next start.
"""

import logging
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

from sqlalchemy import select, text

from director.books.lookup import changed_rows, lookup_tables
from director.books.server.checked_writes import PRIVATE
from director.books.server.place import ServerPlace
from director.books.sql_tables import Event as EventTable
from director.books.sql_tables import Record, table
from director.books.stored_records import extend, sound_part
from director.tournament.log.books import BookFailed, EventNumber, KeyTaken
from director.tournament.log.log import Log
from director.tournament.log.refused import Unfit

_log = logging.getLogger(__name__)
_RECORDS, _EVENTS = table(Record), table(EventTable)
_A_WHILE = 2.0
"""Seconds, after which it looks though nobody has called: what failed once is tried again."""
_BEHIND = text(f"""
    select * from (select event.number, coalesce(known.number, 0) as known, coalesce((
        select max(record.number) from record where record.event = event.number), 0) as newest
    from event left join {PRIVATE}.looked_up as known on known.event = event.number) as each
    where newest > known
""")
_NOTE = text(f"""
    insert into {PRIVATE}.looked_up values (:event, :number)
    on conflict (event) do update set number = excluded.number
""")
_NOTE_ALL = text(f"""
    insert into {PRIVATE}.looked_up select event, max(number) from record group by event
    on conflict (event) do nothing
""")


def note_made(url: str, notes: Path) -> None:
    """Notes that all of them are as the log is: they have just been made. Raises BookFailed."""
    with closing(ServerPlace(url, notes)) as place, place.asking() as connection:
        connection.execute(_NOTE_ALL)


class LookUps:
    """The look-up tables of one book, which nobody else writes meanwhile."""

    def __init__(self, place: ServerPlace) -> None:
        """`place` is the owner's."""
        self._place = place
        self._logs: dict[EventNumber, Log] = {}

    def keep_up(self) -> None:
        """Brings them up to the log, as far as that can be read. Raises BookFailed."""
        with self._place.reading() as connection:
            behind = connection.execute(_BEHIND).all()
        for event, known, newest in behind:
            self._bring_up(EventNumber(event), known, newest)

    def _bring_up(self, event: EventNumber, known: int, newest: int) -> None:
        log = self._logs.get(event)
        rows = self._rows(event, len(log.records) if log else 0)
        if log is None:
            log, rows = sound_part(rows[:known]), rows[known:]
        is_new = len(log.records) != known
        before = log.tournament if log.records and not is_new else None
        try:
            extend(log, rows)
        except Unfit as unfit:  # whoever opens the event is told
            _log.warning("look-up tables of event %s end at record %s", event, unfit.number)
            self._logs.pop(event, None)
            self._note(event, newest)
            return
        self._logs[event] = log
        came = log.records[known:]
        numbers = [number for one in came for number in changed_rows.turned(one)]
        turned = [log.records[number - 1] for number in numbers if number <= len(log.records)]
        facts = [fact for one in (*came, *turned) for fact in one.facts]
        far_back = any(map(changed_rows.reaches_back, came))
        touched = changed_rows.touched(facts, far_back=far_back)
        try:
            if before is None:
                raise KeyTaken
            with self._place.asking() as connection:
                lookup_tables.write_changes(connection, event, before, log.tournament, touched)
                if before.name != log.tournament.name:
                    its = _EVENTS.update().where(_EVENTS.c.number == event)
                    connection.execute(its.values(name=log.tournament.name))
                connection.execute(_NOTE, {"event": event, "number": len(log.records)})
        except KeyTaken:  # somebody has written there: made anew
            with self._place.asking() as connection:
                lookup_tables.rebuild(connection, event, log.tournament)
                connection.execute(_NOTE, {"event": event, "number": len(log.records)})
        except BookFailed:
            self._logs.pop(event, None)
            raise

    def _note(self, event: EventNumber, number: int) -> None:
        with self._place.asking() as connection:
            connection.execute(_NOTE, {"event": event, "number": number})

    def _rows(self, event: EventNumber, after: int) -> Sequence[Any]:
        query = select(_RECORDS).where(_RECORDS.c.event == event, _RECORDS.c.number > after)
        with self._place.reading() as connection:
            found = connection.execute(query.order_by(_RECORDS.c.number))
            return [tuple(row) for row in found]


class KeepingLookUps:
    """Keeps them, in a thread of its own, until it is stopped."""

    def __init__(self, place: ServerPlace) -> None:
        """`place` is the owner's."""
        self._tables = LookUps(place)
        self._awake, self._ended = Event(), Event()
        self._unwake = place.wake(self._awake.set)
        self._thread = Thread(target=self._keep, name="look-up tables", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Keeps them no more; what has come meanwhile is taken in at the next start."""
        self._unwake()
        self._ended.set()
        self._awake.set()
        self._thread.join()

    def _keep(self) -> None:
        while not self._ended.is_set():
            self._awake.clear()
            with suppress(BookFailed):  # it is tried again
                self._tables.keep_up()
            self._awake.wait(_A_WHILE)

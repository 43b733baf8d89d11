"""The list of events, read from the file at once: without the libraries that a book is opened with.

Those take longer to load than all the rest of the program, and nobody who looks at the list needs
them yet.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from director.books.schema import APPLICATION, SCHEMA, VIEWS, is_our_view
from director.tournament.log.books import EventNumber, EventRow
from director.translation import say

EVENTS = """
    select log.event, coalesce(event.name, ''), log.first, log.last, log.records,
        coalesce(event_now.entries, 0), coalesce(event_now.players_left, 0),
        coalesce(structure.phase, '')
    from (select event, min(at) as first, max(at) as last, max(number) as records
        from record group by event) as log
    left join event on event.number = log.event
    left join event_now on event_now.event = log.event
    left join structure on structure.event = log.event
    order by log.last desc, log.event desc
"""
"""Those changed last first; of a damaged one what can still be read."""

_TABLES = ("record", "event", "structure", "entry", "elimination", "chips_in_play", "payment")
"""Those that are asked, by the list and by the view that it asks."""

_NOBODY_KNOWS = datetime.fromtimestamp(0, UTC)
_STEPS = 20_000_000
"""Of SQLite's: half a second. A book that takes longer is opened as every other file is."""


def listed(row: Sequence[Any], damage: str = "") -> EventRow:
    """An event of the list; `damage` says what is known to be wrong with its log."""
    number, name, first, last, records, entries, left, phase = row
    event = EventNumber(number)
    try:
        opened, changed = datetime.fromisoformat(first), datetime.fromisoformat(last)
    except (TypeError, ValueError):
        opened = changed = _NOBODY_KNOWS
        damage = damage or say("damaged")
    title = str(name) or say("Event {number}", number=number)
    return EventRow(event, title, opened, changed, records, entries, left, phase, damage)


def listed_at_once(path: Path) -> Sequence[EventRow] | None:
    """The events of a book of the present form; None for any other file, or one in any trouble."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            db.set_progress_handler(lambda: 1, _STEPS)
            db.execute("PRAGMA trusted_schema=OFF")
            return [listed(row) for row in db.execute(EVENTS)] if _is_ours(db) else None
    except (sqlite3.Error, UnicodeError, OSError):
        return None


def _is_ours(db: sqlite3.Connection) -> bool:
    """Whether it says that it is a book of this form, and what is asked is what a book has."""
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (form,) = db.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION or form != SCHEMA:
        return False
    objects = db.execute("select name, type, sql from sqlite_master").fetchall()
    tables = {name for name, kind, _ in objects if kind == "table"}
    views = {name for name, kind, sql in objects if kind == "view" and is_our_view(name, sql)}
    return tables.issuperset(_TABLES) and views.issuperset(VIEWS)

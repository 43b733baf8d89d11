"""What stands on the server of an evening that nobody shares any more; it is left as it is."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from director.desk.desk import Desk
from director.desk.stations import LeftBehind
from director.sharing.server import start
from director.sharing.station_connection import BOOK
from director.start import app
from director.tournament.log.books import EventRow
from director.views.clock.schedule import title


def left_behind(folder: Path) -> Sequence[LeftBehind]:
    """The events that are still played there, those changed last first. Raises BookFailed.

    Its server runs meanwhile, and is stopped again.
    """
    with start(folder) as server, closing(app.served_book(server.url(BOOK))) as book:
        return [
            _stands(Desk(book, row.number, "", "", book.now), row)
            for row in book.events()
            if row.playing
        ]


def _stands(desk: Desk, row: EventRow) -> LeftBehind:
    t, now = desk.tournament, desk.now()
    face = t.clock.shows(t.structure, now)
    level = title(t.structure.steps[face.step])
    return LeftBehind(row.name, row.left, row.entries, level, face.running, row.changed)

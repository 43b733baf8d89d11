"""An evening is shared, read by a station that comes in through the gate, and shared again."""

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import psycopg
from psycopg.conninfo import make_conninfo

from director.books.book import Books
from director.books.file_place import FilePlace
from director.books.moving import carry
from director.books.server.place import ServerPlace, create_book
from director.sharing.certificate import certificate
from director.sharing.gate import open_gate
from director.sharing.server import Server, start
from director.sharing.station_connection import BOOK, StationConnection
from director.start.self_test.evening import evening
from director.start.self_test.words import tell
from director.tournament.log.log import Record
from director.translation import say

_HERE = "127.0.0.1"
_LOGIN, _PASSWORD = "station", "for this trial"


def try_sharing() -> Iterator[str]:
    """What is wrong with an evening that is shared, and that a station reads twice."""
    with tempfile.TemporaryDirectory() as folder:
        room = Path(folder)
        room.chmod(0o711)  # where we are the administrator, somebody else runs the server
        written = _written(room / "events.book")
        with start(room / "evening") as server:
            _share(room / "events.book", server)
            first = _read_by_a_station(server, room)
        with start(room / "evening") as server:
            second = _read_by_a_station(server, room)
        if (first, second) != (written, written):
            yield say("the shared evening: what was read is not what was written")
    tell(say("an evening shared, read by a station, shared again and read"))


def _written(path: Path) -> Sequence[Record]:
    """The records of an evening in a book's file."""
    book, desk = evening(path)
    book.close()
    return [*desk.log.records]


def _share(book: Path, server: Server) -> None:
    """Carries a book into the server, and lets a station in."""
    server.make_database(BOOK)
    create_book(server.url(BOOK), "self-test")
    place = ServerPlace(server.url(BOOK), book.parent)
    with closing(FilePlace(book)) as file, closing(place):
        carry(file, place)
    let_in = f"create role {_LOGIN} superuser login password '{_PASSWORD}'"
    with psycopg.connect(make_conninfo(**server.parameters())) as owner:
        owner.execute(let_in.encode())


def _read_by_a_station(server: Server, notes: Path) -> Sequence[Record]:
    """The records that a station reads that comes as from another machine."""
    shown = certificate(server.folder.path, _HERE, "localhost", datetime.now(UTC))
    gate = open_gate(shown, _HERE, 0, server.port)
    try:
        where = (gate.address, gate.port, shown.file)
        station = StationConnection(*where, _LOGIN, _PASSWORD, "self-test")
        with closing(Books(ServerPlace(station.url(), notes))) as book:
            (event,) = book.events()
            return [] if book.differences() else [*book.records(event.number)]
    finally:
        gate.stop()

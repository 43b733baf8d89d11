"""An evening is shared: its server is made, a station comes in through the gate, and again."""

import tempfile
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

import psycopg
from psycopg.conninfo import make_conninfo

from director.sharing.certificate import certificate
from director.sharing.gate import open_gate
from director.sharing.server import Server, start
from director.sharing.server_folder import OWNER
from director.sharing.station_connection import StationConnection
from director.start.self_test.words import tell
from director.translation import say

_HERE = "127.0.0.1"
_LOGIN, _PASSWORD = "station", "for this trial"
_WRITTEN = "written by another station"


def try_sharing() -> Iterator[str]:
    """What is wrong with an evening that another station writes to and that is shared again."""
    with tempfile.TemporaryDirectory() as folder:
        room = Path(folder)
        room.chmod(0o711)  # where we are the administrator, somebody else runs the server
        with start(room / "evening") as server:
            _ask(server.parameters(), _LET_IN)
            _through_the_gate(server, f"create table said as select '{_WRITTEN}' as words")
        with start(room / "evening") as server:
            read = _through_the_gate(server, "select words from said")
        if read != [(_WRITTEN,)]:
            yield say("the shared evening: what was read is not what was written")
    tell(say("an evening shared, written by another station and shared again"))


_LET_IN = (
    f"create role {_LOGIN} login password '{_PASSWORD}'; grant create on schema public to {_LOGIN}"
)


def _through_the_gate(server: Server, statement: str) -> list[tuple[object, ...]]:
    """What a station hears that comes as from another machine."""
    shown = certificate(server.folder.path, _HERE, "localhost", datetime.now(UTC))
    gate = open_gate(shown, _HERE, 0, server.port)
    try:
        where = (gate.address, gate.port, shown.file)
        station = StationConnection(*where, _LOGIN, _PASSWORD, "self-test", OWNER)
        return _ask(station.parameters(), statement)
    finally:
        gate.stop()


def _ask(whom: Mapping[str, str | int], statement: str) -> list[tuple[object, ...]]:
    with psycopg.connect(make_conninfo("", **whom)) as connection:
        answer = connection.execute(statement.encode())
        return answer.fetchall() if answer.description else []

"""Folders with a server, which stops at the end of each test."""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from director.sharing.certificate import Certificate, certificate
from director.sharing.gate import Gate, Limits, open_gate
from director.sharing.server import Server, start
from director.sharing.station_connection import StationConnection

ANN = "ann"
PASSWORD = "a password for one evening"


@pytest.fixture(scope="session")
def room() -> Iterator[Path]:
    """A folder that whoever runs the server may enter, though an administrator runs the tests."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        path.chmod(0o711)
        yield path


@pytest.fixture(scope="session")
def made(room: Path) -> Path:
    """An evening's folder as it lies after its server was stopped; Ann may come in."""
    with start(room / "made") as server, connected(server) as owner:
        owner.execute(f"create role {ANN} login password '{PASSWORD}'")
    return room / "made"


@pytest.fixture
def evening(made: Path, room: Path) -> Iterator[Path]:
    """A copy of it."""
    with tempfile.TemporaryDirectory(dir=room) as folder:
        Path(folder).chmod(0o711)
        yield Path(shutil.copytree(made, Path(folder) / "evening"))


@pytest.fixture
def server(evening: Path) -> Iterator[Server]:
    """Its server, which runs."""
    with start(evening) as running:
        yield running


@pytest.fixture
def shown(tmp_path: Path) -> Certificate:
    """The evening's certificate."""
    return certificate(tmp_path, "127.0.0.1", "club.local", datetime.now(UTC))


Opened = Callable[..., Gate]


@pytest.fixture
def opened(server: Server, shown: Certificate) -> Iterator[Opened]:
    """Opens a gate before the server, which closes at the end."""
    with ExitStack() as until_then:

        def opened(limits: Limits | None = None) -> Gate:
            gate = open_gate(shown, "127.0.0.1", 0, server.port, limits)
            until_then.callback(gate.stop)
            return gate

        yield opened


def connected(server: Server) -> psycopg.Connection:
    """The superuser's connection, where every statement is committed at once."""
    return psycopg.connect(make_conninfo(**server.parameters()), autocommit=True)


def ann(gate: Gate, shown: Certificate) -> StationConnection:
    """How Ann's station comes in."""
    where = (gate.address, gate.port)
    return StationConnection(*where, shown.file, ANN, PASSWORD, "Registration desk", "postgres")

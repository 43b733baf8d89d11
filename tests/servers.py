"""A real server for tests, as an evening that is shared has it, and a database with a book a test.

Who kills a server starts one of its own: `running`.
"""

import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from director.books.book_files import new_name
from director.books.server.place import create_book
from director.sharing.server import Server, free_port, start
from director.sharing.server_programs import programs

wherever = pytest.mark.parametrize("book", ["file", "server"], indirect=True)
"""What holds for a book wherever its tables lie."""

DEBIANS = Path("/usr/lib/postgresql/15/bin")
_NUMBERS = count(1)
_TEMPLATE = "template_book"


@contextmanager
def running() -> Iterator[Server]:
    """A server in a folder of its own, which goes with it."""
    with tempfile.TemporaryDirectory(prefix="server") as folder:
        Path(folder).chmod(0o711)  # whoever runs the server has to come in
        with start(Path(folder) / "evening") as server:
            yield server


class OldServer(NamedTuple):
    """A server of a house's own, as Debian has it, with an owner who is no administrator."""

    port: int

    def parameters(self, database: str = "postgres") -> dict[str, str]:
        """How its administrator reaches a database of it."""
        told = {"host": "127.0.0.1", "port": str(self.port), "dbname": database}
        return told | {"user": "postgres", "password": "of the house"}


@contextmanager
def running_debians() -> Iterator[OldServer]:
    """Debian's PostgreSQL 15 in a folder of its own, which goes with it."""
    with tempfile.TemporaryDirectory(prefix="debian") as name:
        folder, port = Path(name), free_port()
        folder.chmod(0o711)
        with_ours = programs()
        found = replace(with_ours, folder=DEBIANS)
        told = folder / "told"
        told.write_text("of the house", encoding="ascii")
        found.hand_over(folder)
        found.hand_over(told)
        made = ("-A", "scram-sha-256", "-U", "postgres", f"--pwfile={told}", "-E", "UTF8")
        found.run(folder, "initdb", "-D", folder / "data", *made, "--no-sync", "--locale=C.UTF-8")
        command = found.command(
            "postgres", "-D", folder / "data", "-p", str(port), "-k", "", "-F",
        )  # fmt: skip
        process = subprocess.Popen(
            command, **found.circumstances(folder), stderr=subprocess.DEVNULL
        )
        server = OldServer(port)
        try:
            until = time.monotonic() + 30
            while time.monotonic() < until:
                with suppress(psycopg.OperationalError):
                    psycopg.connect(make_conninfo(**server.parameters())).close()
                    break
                time.sleep(0.05)
            yield server
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(20)


def hurry(server: Server) -> None:
    """Lets it not wait for the disk: nobody pulls the plug of this one."""
    with asked(server) as owner:
        owner.execute("alter system set fsync = off")
        owner.execute("select pg_reload_conf()")


def address(server: Server | OldServer, database: str, port: int = 0) -> str:
    """The address of a database of a server, by another port where something stands between."""
    told = server.parameters(database)
    login = f"{told['user']}:{quote(told['password'])}"
    return f"postgresql://{login}@{told['host']}:{port or told['port']}/{database}"


def new_database(server: Server | OldServer, template: str = "template0") -> str:
    """The name of a database that is made anew: an empty one, or like another."""
    name = f"{template}_{next(_NUMBERS)}"
    with asked(server) as owner:
        owner.execute(f"create database {name} template {template}")
    return name


def new_book(server: Server | OldServer) -> str:
    """The address of a book without events, in a database of its own."""
    with asked(server) as owner:
        query = "select 1 from pg_database where datname = %s"
        made = owner.execute(query, [_TEMPLATE]).fetchone()
        if not made:
            owner.execute(f"create database {_TEMPLATE} template template0")
    if not made:
        create_book(address(server, _TEMPLATE), new_name())
    return address(server, new_database(server, _TEMPLATE))


def asked(server: Server | OldServer, database: str = "postgres") -> psycopg.Connection:
    """The superuser's connection, where every statement is committed at once."""
    return psycopg.connect(make_conninfo(**server.parameters(database)), autocommit=True)

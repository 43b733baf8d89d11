"""A real server for tests, as an evening that is shared has it, and a database with a book a test.

Who kills a server starts one of its own: `running`.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from director.books.book_files import new_name
from director.books.server.place import create_book
from director.sharing.server import Server, start

wherever = pytest.mark.parametrize("book", ["file", "server"], indirect=True)
"""What holds for a book wherever its tables lie."""

_NUMBERS = count(1)
_TEMPLATE = "template_book"


@contextmanager
def running() -> Iterator[Server]:
    """A server in a folder of its own, which goes with it."""
    with tempfile.TemporaryDirectory(prefix="server") as folder:
        Path(folder).chmod(0o711)  # whoever runs the server has to come in
        with start(Path(folder) / "evening") as server:
            yield server


def hurry(server: Server) -> None:
    """Lets it not wait for the disk: nobody pulls the plug of this one."""
    with asked(server) as owner:
        owner.execute("alter system set fsync = off")
        owner.execute("select pg_reload_conf()")


def address(server: Server, database: str, port: int = 0) -> str:
    """The address of a database of a server, by another port where something stands between."""
    told = server.parameters(database)
    login = f"{told['user']}:{told['password']}"
    return f"postgresql://{login}@{told['host']}:{port or told['port']}/{database}"


def new_database(server: Server, template: str = "template0") -> str:
    """The name of a database that is made anew: an empty one, or like another."""
    name = f"{template}_{next(_NUMBERS)}"
    with asked(server) as owner:
        owner.execute(f"create database {name} template {template}")
    return name


def new_book(server: Server) -> str:
    """The address of a book without events, in a database of its own."""
    with asked(server) as owner:
        query = "select 1 from pg_database where datname = %s"
        made = owner.execute(query, [_TEMPLATE]).fetchone()
        if not made:
            owner.execute(f"create database {_TEMPLATE} template template0")
    if not made:
        create_book(address(server, _TEMPLATE), new_name())
    return address(server, new_database(server, _TEMPLATE))


def asked(server: Server, database: str = "postgres") -> psycopg.Connection:
    """The superuser's connection, where every statement is committed at once."""
    return psycopg.connect(make_conninfo(**server.parameters(database)), autocommit=True)

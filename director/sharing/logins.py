"""Who comes in to the server of a shared evening: this machine's window, and stations by name.

Each station has a login of its own, so that it can be dismissed without troubling another. The
server itself keeps which there are.
"""

import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import LiteralString, NamedTuple

import psycopg
from psycopg import sql
from psycopg.conninfo import make_conninfo

from director.books.server.sentences import plainly
from director.tournament.log.books import BookFailed
from director.translation import say

WINDOW = "director"
"""The login of the window on the machine that shares."""
_STATIONS = "stations"
"""The role whose rights all stations have."""
_PREFIX = "station_"

_MOST = 40
"""Stations; the server has no room for more."""

_THERE = """
select role.rolname, shobj_description(role.oid, 'pg_authid'),
    exists (select from pg_stat_activity as one where one.usename = role.rolname)
from pg_roles as role where starts_with(role.rolname, 'station_') order by role.oid
"""
_RIGHTS: tuple[LiteralString, ...] = (
    "grant select, insert, update, delete on all tables in schema public to stations",
    "grant usage, select on all sequences in schema public to stations",
    "revoke create on schema public from public",
)


class Login(NamedTuple):
    """By which a station comes in."""

    name: str
    """The station's, as nobody else is called."""
    login: str
    password: str


class Known(NamedTuple):
    """A station that has a login."""

    name: str
    login: str
    here: bool
    """Whether it is connected now."""


class Logins:
    """The logins of one server."""

    def __init__(self, owner: Mapping[str, str]) -> None:
        """`owner` is how its superuser comes in to the database with the book."""
        self._owner = make_conninfo(**owner)

    def prepare(self) -> str:
        """Makes the roles where they are missing; the window's password, which is new."""
        password = _new_password()
        with self._asking() as connection:
            for role in (_STATIONS, WINDOW):
                found = connection.execute("select 1 from pg_roles where rolname = %s", [role])
                if not found.fetchone():
                    connection.execute(sql.SQL("create role {}").format(sql.Identifier(role)))
            for right in _RIGHTS:
                connection.execute(right)
            window = sql.Identifier(WINDOW)
            anew = sql.SQL("alter role {} login password {}")
            connection.execute(anew.format(window, sql.Literal(password)))
            granted = sql.SQL("grant {} to {}")
            connection.execute(granted.format(sql.Identifier(_STATIONS), window))
        return password

    def admit(self, name: str) -> Login:
        """A login for a station; another of its name makes it "Floor 2". Raises BookFailed."""
        there = self.known()
        if len(there) >= _MOST:
            raise BookFailed(say("there is no room for another station; dismiss one first"))
        free = _free_name(name, {one.name for one in there})
        login, password = f"{_PREFIX}{secrets.token_hex(6)}", _new_password()
        with self._asking() as connection, connection.transaction():
            role = sql.Identifier(login)
            with_password = sql.SQL("create role {} login password {} in role {}")
            connection.execute(
                with_password.format(role, sql.Literal(password), sql.Identifier(_STATIONS))
            )
            called = sql.SQL("comment on role {} is {}")
            connection.execute(called.format(role, sql.Literal(free)))
        return Login(free, login, password)

    def known(self) -> list[Known]:
        """The stations that were admitted, in that order. Raises BookFailed."""
        with self._asking() as connection:
            rows = connection.execute(_THERE).fetchall()
        return [Known(name or login, login, here) for login, name, here in rows]

    def dismiss(self, name: str) -> None:
        """Admits a station no longer, and closes what it holds open. Raises BookFailed."""
        for one in self.known():
            if one.name == name:
                role = sql.Identifier(one.login)
                with self._asking() as connection:
                    connection.execute(sql.SQL("alter role {} nologin").format(role))
                    connection.execute(
                        "select pg_terminate_backend(pid) from pg_stat_activity where usename = %s",
                        [one.login],
                    )
                    connection.execute(sql.SQL("drop role {}").format(role))

    @contextmanager
    def _asking(self) -> Iterator[psycopg.Connection]:
        with plainly(), psycopg.connect(self._owner, autocommit=True) as connection:
            yield connection


def _new_password() -> str:
    return secrets.token_urlsafe(24)


def _free_name(name: str, taken: set[str]) -> str:
    """The name, or with the first number that makes it nobody else's."""
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return free

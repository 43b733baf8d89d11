"""Logins for an evening: each for one station, and whoever has signed in there, until a time.

Another person at the same station is another name and role of the same login. Only whoever owns the
server makes them and takes them away. When the evening ends, all are gone.
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from threading import local
from time import sleep
from typing import Any, NamedTuple

import psycopg
from psycopg import sql

from director.books.server import boards, farewells, reaching, roles, walls
from director.books.server.checked_writes import PRIVATE
from director.books.server.roles import SHOWN, admitted_group, station_group
from director.books.server.sentences import plainly
from director.tournament.log.books import BookFailed
from director.tournament.staff.role import Role
from director.translation import say

AT_ONCE = 8
"""Connections of one login: a window's, its ear's, and those that are just being closed."""
TO_HEAR = 0.3
"""Seconds."""
_AT_ONCE_BY_PHONE = 3
_HERE = "select oid::bigint, datname from pg_database where datname = current_database()"
_NOT_NEEDED = (
    "revoke usage on language plpgsql, sql from public",
    r"""
    do $$ declare one regprocedure; begin
        for one in select oid from pg_proc where pronamespace = 'pg_catalog'::regnamespace
            and proname ~ '^(pg_(try_)?advisory_|lo_(creat|from_)|pg_sleep)'
        loop
            execute format('revoke execute on function %s from public', one);
        end loop;
    end $$
    """,
    "revoke connect on database postgres, template1 from public",
)
"""What nobody at a table needs, and only a superuser can shut: a server of our own has one."""
_ADMITTED = f"""
select login, station, person, role, (
    select min(backend_start) from pg_stat_activity as one where one.usename = login
) from {PRIVATE}.admitted join pg_roles on rolname = login order by pg_roles.oid
"""
_ADMITTING = (
    """
    create role {login} login nosuperuser nocreatedb nocreaterole noreplication
        password {kept} valid until {until} connection limit {most}
    """,
    "grant {group} to {login}",
)
_FOLLOWING = (
    "alter role {login} set search_path = {shown}, public",
    "create sequence {private}.{wrong} minvalue 0 start 0",
)
_PHONE = "p"
"""What the part of a phone's login begins with that was made up; a station's is a number."""


class Login(NamedTuple):
    """How somebody signs in to the database this evening."""

    login: str
    password: str
    person: str
    """In whose name it writes; empty for anybody's, in a house without staff."""
    station: str
    """Empty for any."""
    role: Role
    until: datetime
    """In UTC."""


class Admitted(NamedTuple):
    """A login, and who is at its station."""

    login: str
    station: str
    person: str
    """Empty for nobody, or anybody."""
    role: Role
    since: datetime | None
    """Since when it is connected, in UTC; None where it is not."""
    is_phone: bool = False


class Logins:
    """Those who are admitted to a book on a server."""

    def __init__(self, url: str) -> None:
        """`url` is the owner's. Raises BookFailed.

        What another version of this program has made is made anew: everybody joins again.
        """
        self._line = reaching.line(url)
        self._kept = local()
        """The owner's connection, where a thread keeps one."""
        with self._owner() as owner:
            row = owner.execute(_HERE).fetchone()
            assert row
            self._number, self._database = row
            form = roles.form(self._number, self._database)
        if self._form() not in ("", form):
            self.end()
        with self._owner() as owner, owner.transaction():
            if not _is_ready(owner):
                own = _value(owner, "select rolsuper from pg_roles where rolname = current_user")
                made = roles.statements(self._number, self._database)
                for statement in (*made, *(_NOT_NEEDED if own else ())):
                    owner.execute(statement)
                owner.execute(f"comment on schema {PRIVATE} is '{form}'")
            for statement in (
                *roles.kinds(),
                *farewells.statements(),
                *boards.statements(),
                *walls.statements(),
            ):
                owner.execute(statement)

    def _form(self) -> str:
        with self._owner() as owner:
            if not _is_ready(owner):
                return ""
            return str(_value(owner, f"select obj_description('{PRIVATE}'::regnamespace)"))

    def admit(
        self, person: str, station: str, role: Role, until: datetime, *, phone: bool = False
    ) -> Login:
        """Makes a login that works until then; a phone's is no station's. Raises BookFailed."""
        mark = _PHONE if phone else ""
        name = f"td_{self._number}_{mark}{secrets.token_hex(6)}"
        password = secrets.token_urlsafe(24)
        with self._owner() as owner, owner.transaction():
            # made here, so that the password stands in no statement and no log of the server's
            cipher = b"scram-sha-256"
            kept = owner.pgconn.encrypt_password(password.encode(), name.encode(), cipher).decode()
            values = {
                "login": sql.Identifier(name),
                "kept": sql.Literal(kept),
                "until": sql.Literal(until.isoformat()),
                "most": sql.Literal(_AT_ONCE_BY_PHONE if phone else AT_ONCE),
                "group": sql.Identifier((admitted_group if phone else station_group)(self._number)),
                "shown": sql.Identifier(SHOWN),
                "private": sql.Identifier(PRIVATE),
                "wrong": sql.Identifier(f"wrong_{name}"),
            }
            for statement in (*_ADMITTING, *(() if phone else _FOLLOWING)):
                owner.execute(sql.SQL(statement).format(**values))
            owner.execute(
                f"insert into {PRIVATE}.admitted values (%s, %s, %s, %s, %s)",
                (name, person, station, role.value, until),
            )
        return Login(name, password, person, station, role, until)

    def hand_over(self, login: str, person: str, role: Role) -> None:
        """Has a login write in somebody else's name and role, from now on.

        Raises BookFailed, also where there is no such login any more.
        """
        with self._owner() as owner:
            query = f"update {PRIVATE}.admitted set person = %s, role = %s where login = %s"
            found = owner.execute(query, (person, role.value, login)).rowcount
        if not found:
            raise BookFailed(say("this station is not admitted to the event any more"))

    def admitted(self) -> list[Admitted]:
        """All logins, in the order in which they were made. Raises BookFailed."""
        with self._owner() as owner:
            rows = owner.execute(_ADMITTED).fetchall()
        phones = f"td_{self._number}_{_PHONE}"
        return [
            Admitted(
                login,
                station,
                person,
                Role(role),
                since and since.astimezone(UTC),
                login.startswith(phones),
            )
            for login, station, person, role, since in rows
        ]

    def how(self, name: str) -> str:
        """How the proof of somebody's PIN is made; empty for nobody. Raises BookFailed."""
        with self._owner() as owner:
            return str(_value(owner, "select door.how(%s)", name) or "")

    def proved(self, name: str, proof: bytes) -> str:
        """What the database says to a proof, as `role_in` reads it. Raises BookFailed.

        Whoever asks sees to it that nobody tries for long.
        """
        with self._owner() as owner:
            return str(_value(owner, f"select {PRIVATE}.proved(%s, %s)", name, proof))

    def has_staff(self) -> bool:
        """Whether anybody may sign in by PIN. Raises BookFailed."""
        with self._owner() as owner:
            return bool(_value(owner, "select exists (select from door.names())"))

    def take_away(self, login: str) -> None:
        """Takes a login away without a word, with what it holds open. Raises BookFailed."""
        with self._owner() as owner:
            _dismiss(owner, login)

    def dismiss(self, login: str, who: str = "") -> None:
        """Admits a login no longer: what it holds open is closed. Raises BookFailed.

        Its station is told by whom, and gets a moment to hear it.
        """
        with self._owner() as owner:
            farewells.say_farewell(owner, who, login)
            sleep(TO_HEAR)
            _dismiss(owner, login)

    def say_farewell(self, who: str) -> None:
        """Tells all stations that they are let go, by whom; they hear it within `TO_HEAR`.

        Raises BookFailed.
        """
        with self._owner() as owner:
            farewells.say_farewell(owner, who)

    def say_board(self, address: str) -> None:
        """Lets all stations know where the board is; empty where it is off. Raises BookFailed."""
        with self._owner() as owner:
            boards.say_board(owner, address)

    def fetch_announcements(self) -> list[tuple[int, str]]:
        """What stations have announced since this was last asked, by event. Raises BookFailed."""
        with self._owner() as owner:
            return boards.fetch_announcements(owner)

    def dismiss_ended(self) -> None:
        """Closes what logins still hold open whose time is up. Raises BookFailed."""
        with self._owner() as owner:
            for login in _logins(owner, "where until < clock_timestamp()"):
                _dismiss(owner, login)

    def end(self) -> None:
        """Takes all logins and all roles away; the book is as it was. Raises BookFailed."""
        with self._owner() as owner:
            if _is_ready(owner):
                for login in _logins(owner):
                    _dismiss(owner, login)
                with owner.transaction():
                    for statement in roles.undoing(self._number, self._database):
                        owner.execute(statement)

    @contextmanager
    def together(self) -> Iterator[None]:
        """What this thread asks within goes over one connection. Raises BookFailed."""
        with self._owner() as owner:
            self._kept.owner = owner
            try:
                yield
            finally:
                del self._kept.owner

    @contextmanager
    def _owner(self) -> Iterator[psycopg.Connection[Any]]:
        """The owner's connection, where every statement is committed at once."""
        kept: psycopg.Connection[Any] | None = getattr(self._kept, "owner", None)
        with plainly():
            if kept:
                yield kept
                return
            with psycopg.connect(**self._line, autocommit=True) as connection:
                yield connection


def _is_ready(owner: psycopg.Connection[Any]) -> bool:
    return bool(_value(owner, f"select to_regclass('{PRIVATE}.admitted') is not null"))


def _logins(owner: psycopg.Connection[Any], where: str = "") -> list[str]:
    return [str(one) for (one,) in owner.execute(f"select login from {PRIVATE}.admitted {where}")]


def _dismiss(owner: psycopg.Connection[Any], login: str) -> None:
    found = owner.execute(f"delete from {PRIVATE}.admitted where login = %s", (login,))
    if found.rowcount:
        # nobody comes in between by a connection made meanwhile
        owner.execute(sql.SQL("alter role {} nologin").format(sql.Identifier(login)))
        closed = "select pg_terminate_backend(pid) from pg_stat_activity where usename = %s"
        owner.execute(closed, (login,))
        owner.execute(sql.SQL("drop role {}").format(sql.Identifier(login)))
        wrong = sql.Identifier(PRIVATE, f"wrong_{login}")
        owner.execute(sql.SQL("drop sequence if exists {}").format(wrong))


def _value(owner: psycopg.Connection[Any], query: str, *values: object) -> Any:
    row = owner.execute(query, values).fetchone()
    assert row
    return row[0]

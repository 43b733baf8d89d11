"""How a server lets stations go: whoever ends the sharing, or dismisses one, leaves a word first.

A station that hears it knows that nobody has to wait for the line to come back.
"""

from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC
from typing import Any

import psycopg

from director.books.server.checked_writes import DOOR, PRIVATE, SAFE_SQL
from director.tournament.log.books import Farewell

FAREWELL = "farewell"
"""The channel on which all stations listen for it."""
_ALL = ""


def statements() -> Iterator[str]:
    """What is needed for it, anew whenever an evening is shared: nobody is let go yet."""
    yield f"create table if not exists {PRIVATE}.farewell (login text, who text, at timestamptz)"
    yield f"delete from {PRIVATE}.farewell"
    yield f"""
    create or replace function {DOOR}.farewell()
    returns table (dismissed boolean, by_whom text, since timestamptz)
    {SAFE_SQL} as $$
        select login <> '', who, at from {PRIVATE}.farewell
            where login in ('', session_user) order by at limit 1
    $$
    """


def say_farewell(owner: psycopg.Connection[Any], who: str, login: str = _ALL) -> None:
    """Lets the station of a login know that it is let go, or all of them. Raises psycopg.Error."""
    with owner.transaction():
        owner.execute(
            f"insert into {PRIVATE}.farewell values (%s, %s, clock_timestamp())", (login, who)
        )
        owner.execute(f"notify {FAREWELL}")


def farewell_of(connection: psycopg.Connection[Any]) -> Farewell | None:
    """What was said to this station; None for nothing. Raises psycopg.OperationalError."""
    with suppress(psycopg.ProgrammingError):  # the house's own server knows no such thing
        row = connection.execute(f"select * from {DOOR}.farewell()").fetchone()
        if row:
            dismissed, who, at = row
            return Farewell(dismissed, str(who), at.astimezone(UTC))
    return None

"""What stations and the board of a shared evening have of each other, by way of the server.

Whoever shares the evening writes down where the board is, and calls; a station leaves there what it
announces on its walls, which is fetched. Both are words to be shown, and nothing else.
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import psycopg

from director.books.server.checked_writes import DOOR, PRIVATE, SAFE, SAFE_SQL

BOARD = "board"
"""The channel on which stations listen for its address."""
LONGEST_ANNOUNCEMENT = 500
"""Signs: several times what a wall has room for."""


def statements() -> Iterator[str]:
    """What is needed for it, anew whenever an evening is shared: the board is not on yet."""
    yield f"create table if not exists {PRIVATE}.board (address text not null)"
    yield f"""
    create table if not exists {PRIVATE}.announcement (event bigint primary key, words text)
    """
    for table in ("board", "announcement"):
        yield f"delete from {PRIVATE}.{table}"
    yield f"""
    create or replace function {DOOR}.board() returns text
    {SAFE_SQL} as $$
        select address from {PRIVATE}.board
    $$
    """
    # by whoever may act at a station now, as with a record; one for each event, the newest
    yield f"""
    create or replace function {DOOR}.announce(whose bigint, said text) returns void {SAFE} as $$
    begin
        perform {PRIVATE}.writer();
        if said is null or length(said) > {LONGEST_ANNOUNCEMENT}
            or not exists (select from public.event where number = whose)
        then
            raise exception 'no announcement' using errcode = '42501', detail = 'form';
        end if;
        insert into {PRIVATE}.announcement values (whose, said)
            on conflict (event) do update set words = excluded.words;
    end $$
    """


def say_board(owner: psycopg.Connection[Any], address: str) -> None:
    """Lets all stations know where the board is; empty where it is off. Raises psycopg.Error."""
    with owner.transaction():
        owner.execute(f"delete from {PRIVATE}.board")
        owner.execute(f"insert into {PRIVATE}.board values (%s)", (address,))
        owner.execute(f"notify {BOARD}")


def fetch_announcements(owner: psycopg.Connection[Any]) -> list[tuple[int, str]]:
    """What stations have announced since this was last asked, by event. Raises psycopg.Error."""
    query = f"delete from {PRIVATE}.announcement returning event, words"
    return [(int(event), str(words)) for event, words in owner.execute(query)]


def board_of(connection: psycopg.Connection[Any]) -> str:
    """Where the board is; empty where it is off. Raises psycopg.OperationalError."""
    with suppress(psycopg.ProgrammingError):  # the house's own server knows no such thing
        row = connection.execute(f"select {DOOR}.board()").fetchone()
        return str(row[0] or "") if row else ""
    return ""

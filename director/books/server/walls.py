"""What is announced on the walls of all stations of a shared evening, by way of the server.

Whichever station says it last, it stands at every station until another thing is said. These are
words to be shown, and nothing else.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

import psycopg

from director.books.server.boards import BOARD, LONGEST_ANNOUNCEMENT
from director.books.server.checked_writes import DOOR, PRIVATE, SAFE, SAFE_SQL


def statements() -> Iterator[str]:
    """What is needed for it, anew whenever an evening is shared: no wall says anything yet."""
    yield f"create table if not exists {PRIVATE}.wall (event bigint primary key, words text)"
    yield f"delete from {PRIVATE}.wall"
    yield f"""
    create or replace function {DOOR}.walls() returns table (event bigint, words text)
    {SAFE_SQL} as $$
        select event, words from {PRIVATE}.wall
    $$
    """
    # by whoever may act at a station now, as with a record
    yield f"""
    create or replace function {DOOR}.say_on_walls(whose bigint, said text) returns void
    {SAFE} as $$
    begin
        perform {PRIVATE}.writer();
        if said is null or length(said) > {LONGEST_ANNOUNCEMENT}
            or not exists (select from public.event where number = whose)
        then
            raise exception 'no announcement' using errcode = '42501', detail = 'form';
        end if;
        insert into {PRIVATE}.wall values (whose, said)
            on conflict (event) do update set words = excluded.words;
        notify {BOARD};
    end $$
    """


def walls_of(connection: psycopg.Connection[Any]) -> Mapping[int, str] | None:
    """What all walls say, by event; None where nobody can say it. Raises psycopg.OperationalError.

    The house's own server knows no such thing.
    """
    with suppress(psycopg.ProgrammingError):
        said = connection.execute(f"select event, words from {DOOR}.walls()")
        return {int(event): str(words) for event, words in said}
    return None

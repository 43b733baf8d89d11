"""Numbers to stand on tables: one huge figure a side, to be pinned up or folded into a tent."""

from collections.abc import Iterable

from director.reports.documents import Document, Placard
from director.tournament.state import Tournament
from director.translation import say


def tables_of(t: Tournament) -> tuple[int, ...]:
    """Every table that is played at, or has been said to be open."""
    opened = [number for number, state in t.room.items() if not state.closed]
    return tuple(sorted({*t.tables, *opened}))


def table_numbers(event: str, tables: Iterable[int], paper: str = "a4") -> Document:
    """A placard for each table, on its long side."""
    sides = tuple([Placard(str(table), say("Table"), event) for table in tables])
    return Document(say("Table numbers"), paper, sides, is_broad=True)


def table_tents(event: str, tables: Iterable[int], paper: str = "a4") -> Document:
    """A tent for each table: fold it in the middle, and the number is read from both sides."""
    sides = tuple([Placard(str(table), say("Table"), event, folded=True) for table in tables])
    return Document(say("Table tents"), paper, sides)


def no_tables(t: Tournament) -> str | None:
    """Why there are no numbers of tables."""
    return None if tables_of(t) else say("no table is open")

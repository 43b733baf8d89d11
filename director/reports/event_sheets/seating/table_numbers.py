"""What stands on tables: one huge figure a side, pinned up or folded, and a code to scan."""

from collections.abc import Iterable

from director.reports.blocks.events import Placard, Scan
from director.reports.documents import Document
from director.tournament.state import Tournament
from director.translation import say
from director.views.board_pages import as_typed, page_of_table


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


def table_cards(event: str, tables: Iterable[int], board: str, paper: str = "a4") -> Document:
    """A tent for each table, with a code that opens the game played there now on a phone."""
    told = say("Scan for the game, rules and stakes at this table now, on this room’s Wi-Fi")
    sides = []
    for table in tables:
        address = page_of_table(board, table)
        scan = Scan(address, told, as_typed(address))
        sides.append(Placard(str(table), say("Table"), event, folded=True, scan=scan))
    return Document(say("Table cards"), paper, tuple(sides))


def no_table_cards(t: Tournament, board: str) -> str | None:
    """Why there are no cards of tables: without a board there is nothing to open."""
    if not board:
        return say("the board is off: switch it on under Share this evening")
    return no_tables(t)


def no_tables(t: Tournament) -> str | None:
    """Why there are no numbers of tables."""
    opened = any(not state.closed for state in t.room.values())
    return None if t.sitters or opened else say("no table is open")

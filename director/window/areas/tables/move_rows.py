"""Moves as rows: those that are proposed, with a tick each, and those that are under way."""

from typing import NamedTuple

from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber
from director.window.event.player_rows import table_seat
from director.window.widgets.table_rows import Column


class MoveRow(NamedTuple):
    """One player's way."""

    entry: EntryNumber
    name: str
    origin: Place
    to: Place
    ticked: bool = True
    why: str = ""


def _way(row: MoveRow) -> str:
    return f"{table_seat(row.origin)}  →  {table_seat(row.to)}"


UNDER_WAY: tuple[Column[MoveRow], ...] = (
    Column("Player", lambda row: row.name),
    Column("From, to", _way, width=128),
)

PROPOSED: tuple[Column[MoveRow], ...] = (
    Column("", lambda row: "✓" if row.ticked else "–", width=32),
    Column("Player", lambda row: row.name, colour=lambda row: "" if row.ticked else "faint"),
    Column("From, to", _way, width=128, colour=lambda row: "" if row.ticked else "faint"),
)

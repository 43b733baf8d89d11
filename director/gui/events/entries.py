"""The players of an event as rows: who entered, where they sit, in which place they went out."""

from collections.abc import Callable
from typing import NamedTuple

from director.gui.finding import matches, plain
from director.gui.look.shapes import dot
from director.gui.parts.rows import Column
from director.tournament.draws import Place
from director.tournament.tournaments import EntryNumber, Tournament
from director.words import say


class EntryRow(NamedTuple):
    """One entry, as the list of players shows it."""

    number: EntryNumber
    name: str
    seat: Place | None
    place: int | None
    """The finishing place; None while still in."""
    has_won: bool = False

    @property
    def is_in(self) -> bool:
        """Whether it has not gone out."""
        return self.place is None or self.has_won

    @property
    def state(self) -> str:
        """In a word."""
        if self.has_won:
            return say("winner")
        return say("in") if self.is_in else say("out")


def table_seat(seat: Place | None) -> str:
    """A seat as the floor calls it: "2–5"."""
    return f"{seat.table}–{seat.seat}" if seat else ""


COLUMNS: tuple[Column[EntryRow], ...] = (
    Column("No.", lambda row: str(row.number), key=lambda row: row.number, width=56, right=True),
    Column(
        "Name",
        lambda row: row.name,
        key=lambda row: plain(row.name),
        colour=lambda row: "" if row.is_in else "faint",
    ),
    Column(
        "Seat",
        lambda row: table_seat(row.seat),
        key=lambda row: row.seat or Place(1 << 30, row.number),
        width=80,
    ),
    Column(
        "Place",
        lambda row: str(row.place) if row.place else "",
        key=lambda row: (row.place or 0, row.number),
        width=72,
        right=True,
    ),
    Column(
        "State",
        lambda row: row.state,
        key=lambda row: (row.place or 0, row.number),
        width=104,
        colour=lambda row: "running" if row.is_in else "faint",
        icon=lambda row: dot(row.is_in, "running" if row.is_in else "faint"),
    ),
)


def entry_rows(t: Tournament, name: Callable[[int], str]) -> list[EntryRow]:
    """Every entry, in the order in which they came."""
    places = {standing.entry.number: standing.place for standing in t.standings()}
    winner = t.winner
    return [
        EntryRow(
            number,
            name(entry.player),
            t.seats.get(number),
            places.get(number),
            winner is not None and winner.number == number,
        )
        for number, entry in sorted(t.entries.items())
    ]


def filtered(rows: list[EntryRow], wanted: str) -> list[EntryRow]:
    """The rows that a text means: letters of a name, or the beginning of a table-seat."""
    wanted = wanted.strip()
    if not wanted:
        return rows
    seat = wanted.replace("-", "–")
    return [
        row
        for row in rows
        if (seat[0].isdigit() and table_seat(row.seat).startswith(seat))
        or matches(wanted, row.name) is not None
    ]

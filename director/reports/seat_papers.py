"""What the floor hands out about seats: seat cards, move slips, break lists, seat lists."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from director.reports.documents import (
    Beside,
    Block,
    Column,
    Document,
    Figure,
    Figures,
    Grid,
    Heading,
    Row,
)
from director.words import say

SEAT_CARDS, SLIPS, BREAK_LIST = "seat cards", "move slips", "break list"
BY_NAME, BY_TABLE = "seats by name", "seats by table"

ROWS_A_COLUMN = 36
"""Rows of a list that fit a page below its heading."""


class SeatLine(NamedTuple):
    """A player and the seat, and the old one where there is one."""

    name: str
    table: int
    seat: int
    old_table: int = 0
    old_seat: int = 0
    entry: int = 0


def seat_cards(event: str, lines: Sequence[SeatLine], paper: str = "a4") -> Document:
    """A card for each player, one below the other: none is cut by the end of a page."""
    cards = [
        Figures(
            (
                Figure(say("{event}, entry {number}", event=event, number=one.entry), one.name),
                Figure(say("Table"), str(one.table)),
                Figure(say("Seat"), str(one.seat)),
            )
        )
        for one in lines
    ]
    return Document(say("Seat cards"), paper, (Heading(say("Seat cards"), above=event), *cards))


def move_slips(event: str, lines: Sequence[SeatLine], paper: str = "a4") -> Document:
    """A slip for each player who is on the way."""
    slips = [
        Figures(
            (
                Figure(say("Please move"), one.name),
                Figure(say("From table, seat"), f"{one.old_table}–{one.old_seat}"),
                Figure(say("To table"), str(one.table)),
                Figure(say("Seat"), str(one.seat)),
            )
        )
        for one in lines
    ]
    return Document(say("Move slips"), paper, (Heading(say("Move slips"), above=event), *slips))


def break_list(event: str, lines: Sequence[SeatLine], paper: str = "a4") -> Document:
    """Where everybody of a broken table goes, by old seat."""
    columns = (
        Column(say("Old seat")),
        Column(say("Player"), figures=False),
        Column(say("Table")),
        Column(say("Seat")),
    )
    blocks: list[Block] = []
    for table in sorted({one.old_table for one in lines}):
        gone = sorted([one for one in lines if one.old_table == table], key=lambda x: x.old_seat)
        rows = [Row((str(x.old_seat), x.name, str(x.table), str(x.seat))) for x in gone]
        blocks += [
            Heading(say("Table {table}: new seats", table=table), above=event),
            Grid(columns, tuple(rows)),
        ]
    return Document(say("Break list"), paper, tuple(blocks))


def seats_by_name(event: str, lines: Sequence[SeatLine], paper: str = "a4") -> Document:
    """Everybody who has a seat, by name, in columns that fit a page."""
    columns = (Column(say("Player"), figures=False), Column(say("Table")), Column(say("Seat")))
    in_order = sorted(lines, key=lambda one: (one.name.casefold(), one.table, one.seat))
    rows = [Row((one.name, str(one.table), str(one.seat))) for one in in_order]
    grids = [
        Grid(columns, tuple(rows[at : at + ROWS_A_COLUMN]))
        for at in range(0, len(rows), ROWS_A_COLUMN)
    ]
    blocks = _side_by_side(grids, 2)
    return Document(say("Seats by name"), paper, (Heading(say("Seats"), above=event), *blocks))


def seats_by_table(event: str, lines: Sequence[SeatLine], paper: str = "a4") -> Document:
    """Everybody who has a seat, table by table, three beside each other."""
    grids = []
    for table in sorted({one.table for one in lines}):
        there = sorted([one for one in lines if one.table == table], key=lambda one: one.seat)
        title = say("Table {table}", table=table)
        columns = (Column(say("Seat")), Column(title, figures=False))
        grids.append(Grid(columns, tuple([Row((str(one.seat), one.name)) for one in there])))
    blocks = _side_by_side(grids, 3)
    return Document(say("Seats by table"), paper, (Heading(say("Tables"), above=event), *blocks))


def _side_by_side(grids: Sequence[Grid], count: int) -> list[Beside]:
    """So many grids beside each other, and below them the next."""
    return [Beside(tuple(grids[at : at + count])) for at in range(0, len(grids), count)]


class SeatPaper(Protocol):
    """Makes a document of these seats, for this size of paper."""

    def __call__(self, event: str, lines: Sequence[SeatLine], paper: str = "a4") -> Document: ...


SEAT_PAPERS: Mapping[str, SeatPaper] = {
    SEAT_CARDS: seat_cards,
    SLIPS: move_slips,
    BREAK_LIST: break_list,
    BY_NAME: seats_by_name,
    BY_TABLE: seats_by_table,
}
"""Every kind of them, by its name."""

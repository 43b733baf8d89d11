"""What the floor hands out about seats: seat cards, move slips, break lists, seat lists."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from director.reports.documents import (
    Block,
    Column,
    Document,
    Figure,
    Figures,
    Grid,
    Heading,
    Lead,
    Row,
    Section,
)
from director.words import say

SEAT_CARDS, SLIPS, BREAK_LIST = "seat cards", "move slips", "break list"
BY_NAME, BY_TABLE = "seats by name", "seats by table"


class SeatLine(NamedTuple):
    """A player and the seat, and the old one where there is one."""

    name: str
    table: int
    seat: int
    old_table: int = 0
    old_seat: int = 0
    entry: int = 0


def seat_cards(event: str, lines: Sequence[SeatLine], paper: str = "a4") -> Document:
    """A card for each player."""
    blocks: list[Block] = []
    for one in lines:
        beside = say("entry {number}", number=one.entry) if one.entry else ""
        blocks += [
            Heading(one.name, above=event, beside=beside),
            Figures((Figure(say("Table"), str(one.table)), Figure(say("Seat"), str(one.seat)))),
        ]
    return Document(say("Seat cards"), paper, tuple(blocks))


def move_slips(event: str, lines: Sequence[SeatLine], paper: str = "a4") -> Document:
    """A slip for each player who is on the way."""
    blocks: list[Block] = []
    for one in lines:
        way = {"table": one.old_table, "seat": one.old_seat}
        blocks += [
            Heading(one.name, above=event),
            Lead(say("Please move from table {table}, seat {seat}", **way)),
            Figures((Figure(say("To table"), str(one.table)), Figure(say("Seat"), str(one.seat)))),
        ]
    return Document(say("Move slips"), paper, tuple(blocks))


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
    """Everybody who has a seat, by name."""
    columns = (Column(say("Player"), figures=False), Column(say("Table")), Column(say("Seat")))
    in_order = sorted(lines, key=lambda one: (one.name.casefold(), one.table, one.seat))
    rows = tuple([Row((one.name, str(one.table), str(one.seat))) for one in in_order])
    return Document(
        say("Seats by name"), paper, (Heading(say("Seats"), above=event), Grid(columns, rows))
    )


def seats_by_table(event: str, lines: Sequence[SeatLine], paper: str = "a4") -> Document:
    """Everybody who has a seat, table by table."""
    columns = (Column(say("Seat")), Column(say("Player"), figures=False))
    blocks: list[Block] = [Heading(say("Tables"), above=event)]
    for table in sorted({one.table for one in lines}):
        there = sorted([one for one in lines if one.table == table], key=lambda one: one.seat)
        rows = tuple([Row((str(one.seat), one.name)) for one in there])
        blocks += [Section(say("Table {table}", table=table)), Grid(columns, rows)]
    return Document(say("Seats by table"), paper, tuple(blocks))


SEAT_PAPERS: Mapping[str, Callable[[str, Sequence[SeatLine]], Document]] = {
    SEAT_CARDS: seat_cards,
    SLIPS: move_slips,
    BREAK_LIST: break_list,
    BY_NAME: seats_by_name,
    BY_TABLE: seats_by_table,
}
"""Every kind of them, by its name."""

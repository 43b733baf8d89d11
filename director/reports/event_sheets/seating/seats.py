"""What the floor hands out about seats: seat cards, slips, table break lists, seat lists."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple, Protocol

from director.reports.blocks.events import Plates, Scan, SeatedTable, TableList, WallList
from director.reports.blocks.figures import Column, Figure, Figures, Row
from director.reports.blocks.text import Banner, Ends, Prose
from director.reports.dates import day, moment
from director.reports.documents import Block, Document, Slip
from director.tournament.entries.name_order import heading, name_place
from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber, Tournament
from director.translation import chips, say
from director.views.board_pages import as_typed

SEAT_CARDS, SLIPS = "seat cards", "move slips"
BREAK_LIST, BREAK_SLIPS = "break list", "break slips"
BY_NAME, BY_TABLE = "seats by name", "seats by table"

_NOWHERE = Place(0, 0)


class SeatLine(NamedTuple):
    """A player and the seat, and the old one where there is one."""

    name: str
    table: int
    seat: int
    old_table: int = 0
    old_seat: int = 0
    entry: int = 0
    chips: int = 0
    """With which an entry begins; 0 where the card does not say it."""
    lammers: int = 0
    behind: int = 0
    """What one lammer is worth."""


def seat_line(
    t: Tournament, entry: EntryNumber, name: str, place: Place, old: Place = _NOWHERE
) -> SeatLine:
    """The line of an entry at a place."""
    terms = t.structure.lammers
    return SeatLine(
        name,
        *place,
        *old,
        entry,
        t.structure.starting_chips,
        t.lammers(entry),
        terms.value if terms else 0,
    )


def seat_cards(
    event: str,
    lines: Sequence[SeatLine],
    paper: str = "a4",
    now: datetime | None = None,
    board: str = "",
) -> Document:
    """A card for each player; with a `board`, by which it is opened on a phone."""
    on = day(now) if now else ""
    cards = tuple([_card(event, one, on, board) for one in lines])
    return Document(say("Seat cards"), paper, cards)


def _card(event: str, one: SeatLine, on: str, board: str) -> Slip:
    figures = [Figure(say("Entry"), str(one.entry))]
    if one.chips:
        figures.append(Figure(say("Chips"), chips(one.chips)))
    if one.lammers:
        behind = say("{count} × {value}", count=one.lammers, value=chips(one.behind))
        figures.append(Figure(say("Lammers behind"), behind))
    place = replace(_place(one), scan=_scan(board)) if board else _place(one)
    return Slip((Ends(event, on), Banner(one.name), place, Figures(tuple(figures))))


def _scan(board: str) -> Scan:
    return Scan(board, say("Clock, seats, prizes on this Wi-Fi:"), as_typed(board))


def _place(one: SeatLine) -> Plates:
    return Plates((Figure(say("Table"), str(one.table)), Figure(say("Seat"), str(one.seat))))


def move_slips(
    event: str, lines: Sequence[SeatLine], paper: str = "a4", now: datetime | None = None
) -> Document:
    """A slip for each player who is on the way."""
    slips = [_slip(say("Please move"), event, one, now) for one in lines]
    return Document(say("Move slips"), paper, tuple(slips))


def break_slips(
    event: str, lines: Sequence[SeatLine], paper: str = "a4", now: datetime | None = None
) -> Document:
    """A slip for each player of a broken table, by old seat."""
    in_order = sorted(lines, key=lambda one: (one.old_table, one.old_seat))
    slips = [
        _slip(say("Table {table} breaks", table=one.old_table), event, one, now) for one in in_order
    ]
    return Document(say("Table break slips"), paper, tuple(slips))


def _slip(why: str, event: str, one: SeatLine, now: datetime | None) -> Slip:
    """From where to where."""
    from_there = say("from table {table}, seat {seat} → to", table=one.old_table, seat=one.old_seat)
    told = say("{event}  ·  entry {entry}", event=event, entry=one.entry) if one.entry else event
    return Slip(
        (
            Ends(why, moment(now) if now else ""),
            Banner(one.name),
            Prose(from_there),
            _place(one),
            Prose(told),
        )
    )


def break_list(
    event: str, lines: Sequence[SeatLine], paper: str = "a4", now: datetime | None = None
) -> Document:
    """Where everybody of a broken table goes, by old seat."""
    columns = (
        Column(say("Seat")),
        Column(say("Player"), figures=False),
        Column(say("→ Table")),
        Column(say("Seat")),
    )
    lists: list[Block] = []
    for table in sorted({one.old_table for one in lines}):
        gone = sorted([one for one in lines if one.old_table == table], key=lambda x: x.old_seat)
        rows = [Row((str(x.old_seat), x.name, str(x.table), str(x.seat))) for x in gone]
        title = say("Table {table} breaks", table=table)
        beside = moment(now) if now else ""
        lists.append(WallList(title, event, beside, columns, tuple(rows), has_lead=True))
    return Document(say("Table break list"), paper, tuple(lists))


def seats_by_name(
    event: str, lines: Sequence[SeatLine], paper: str = "a4", now: datetime | None = None
) -> Document:
    """Everybody who has a seat, by name, for the wall."""
    columns = (Column(say("Player"), figures=False), Column(say("Table")), Column(say("Seat")))
    in_order = sorted(lines, key=lambda one: (name_place(one.name), one.table, one.seat))
    rows: list[Row] = []
    script = ""
    for one in in_order:
        if (own := heading(one.name)) != script:
            script = own
            rows.append(Row((script,)))
        rows.append(Row((one.name, str(one.table), str(one.seat))))
    beside = moment(now) if now else ""
    on_wall = WallList(say("Seats by name"), event, beside, columns, tuple(rows))
    return Document(say("Seats by name"), paper, (on_wall,))


def seats_by_table(
    event: str, lines: Sequence[SeatLine], paper: str = "a4", now: datetime | None = None
) -> Document:
    """Every seat, table by table; a line without a name is an empty seat."""
    tables = []
    for table in sorted({one.table for one in lines}):
        there = sorted([(one.seat, one.name) for one in lines if one.table == table])
        seats = tuple([(str(seat), name) for seat, name in there])
        tables.append(SeatedTable(say("Table {table}", table=table), seats))
    title, beside = say("Seats by table"), moment(now) if now else ""
    return Document(title, paper, (TableList(title, event, beside, tuple(tables)),))


class SeatPaper(Protocol):
    """Makes a document of these seats, for this size of paper."""

    def __call__(
        self,
        event: str,
        lines: Sequence[SeatLine],
        paper: str = "a4",
        now: datetime | None = None,
    ) -> Document: ...


SEAT_PAPERS: Mapping[str, SeatPaper] = {
    SEAT_CARDS: seat_cards,
    SLIPS: move_slips,
    BREAK_LIST: break_list,
    BREAK_SLIPS: break_slips,
    BY_NAME: seats_by_name,
    BY_TABLE: seats_by_table,
}
"""Every kind of them, by its name."""

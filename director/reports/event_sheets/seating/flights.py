"""Paper between two days: what was bagged, and where everybody sits who plays on."""

from collections.abc import Callable, Iterable
from datetime import datetime

from director.reports.blocks.events import WallList
from director.reports.blocks.figures import Beside, Column, Figure, Figures, Grid, Row
from director.reports.blocks.text import Heading, Prose, Section
from director.reports.dates import moment
from director.reports.documents import Block, Document
from director.tournament.chips.chip_count import chip_account, flight_account
from director.tournament.entries.name_order import name_place
from director.tournament.state import EntryNumber, Tournament
from director.translation import chips, say

ROWS_A_COLUMN = 36
"""Rows of a list that fit a page below its heading."""


def bag_list(t: Tournament, name: Callable[[int], str], paper: str = "a4") -> Document:
    """Every bag, by flight and name, with the sum beside what was given out."""
    blocks: list[Block] = [Heading(say("Bag list"), above=t.name)]
    if not t.bagged:
        blocks.append(Prose(say("No chips are bagged yet.")))
    labels = [*[one.label for one in t.flights], ""]
    for label in labels:
        bags = [entry for entry in t.bagged if t.flight_of.get(entry, "") == label]
        if not bags:
            continue
        if label:
            blocks.append(Section(say("Flight {flight}", flight=label)))
        blocks.append(Figures(_sums(t, label, sum([t.bagged[one] for one in bags]), len(bags))))
        blocks += _listed(
            (Column(say("Player"), figures=False), Column(say("Entry")), Column(say("Chips"))),
            [
                (name(t.entries[one].player), str(one), chips(t.bagged[one]))
                for one in _by_name(t, bags, name)
            ],
        )
    return Document(say("Bag list"), paper, tuple(blocks))


def next_day_seats(
    t: Tournament, name: Callable[[int], str], now: datetime, paper: str = "a4"
) -> Document:
    """Everybody who plays on, by name: chips where they are known, table and seat."""
    counted = any(one in t.stacks for one in t.seats)
    rows = [
        Row(
            (
                name(t.entries[one].player),
                *([chips(t.stacks[one]) if one in t.stacks else ""] if counted else []),
                str(t.seats[one].table),
                str(t.seats[one].seat),
            )
        )
        for one in _by_name(t, t.seats, name)
    ]
    columns = (
        Column(say("Player"), figures=False),
        *([Column(say("Chips"))] if counted else []),
        Column(say("Table")),
        Column(say("Seat")),
    )
    title = say("Next day seats")
    start = t.clock.starts_at
    told = (
        say("Start: {moment}", moment=moment(start))
        if start
        else say("average stack {chips}", chips=chips(t.average))
    )
    on_wall = WallList(title, t.name, moment(now), columns, tuple(rows), told=told)
    return Document(title, paper, (on_wall,))


def _sums(t: Tournament, label: str, bagged: int, count: int) -> tuple[Figure, ...]:
    account = flight_account(t, label) if label else chip_account(t)
    given = account.on_tables
    sums = [
        Figure(say("Bags"), str(count)),
        Figure(say("In the bags"), chips(bagged)),
        Figure(say("Issued"), chips(given)),
    ]
    if account.behind:
        sums.append(Figure(say("In lammers"), chips(account.behind)))
    if given != bagged:
        sums.append(Figure(say("Difference"), f"{bagged - given:+,}"))
    return tuple(sums)


def _by_name(
    t: Tournament, entries: Iterable[EntryNumber], name: Callable[[int], str]
) -> list[EntryNumber]:
    return sorted(entries, key=lambda one: (name_place(name(t.entries[one].player)), one))


def _listed(columns: tuple[Column, ...], rows: list[tuple[str, ...]]) -> list[Block]:
    """In two columns that fit a page."""
    grids = [
        Grid(columns, tuple([Row(one) for one in rows[at : at + ROWS_A_COLUMN]]))
        for at in range(0, len(rows), ROWS_A_COLUMN)
    ]
    return [Beside(tuple(grids[at : at + 2])) for at in range(0, len(grids), 2)]


def nobody_bagged(t: Tournament) -> str | None:
    """Why there is no list of bags."""
    return None if t.bagged else say("no chips are bagged yet")

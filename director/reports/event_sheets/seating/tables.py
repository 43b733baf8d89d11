"""A sheet for each table: who sits there, and a column to write the stacks in."""

from collections.abc import Callable
from datetime import datetime

from director.reports.blocks.events import Form, Written
from director.reports.blocks.figures import Column, Figure, Figures, Row
from director.reports.blocks.text import Heading, Points
from director.reports.dates import moment
from director.reports.documents import Block, Document
from director.tournament.state import Tournament
from director.translation import chips, say


def table_sheets(
    t: Tournament, name: Callable[[int], str], now: datetime, paper: str = "a4"
) -> Document:
    """One side for each table, its open seats too."""
    blocks: list[Block] = []
    for table in t.tables:
        blocks += [*_sheet(t, table, name, now)]
    none = (Heading(say("Table sheets"), above=t.name), Points((say("no players are seated"),)))
    title = say("Table sheets: {event}", event=t.name)
    return Document(title, paper, tuple(blocks) or none)


def _sheet(t: Tournament, table: int, name: Callable[[int], str], now: datetime) -> list[Block]:
    state, sitters = t.table(table), t.sitters[table]
    figures = [
        Figure(say("Players"), say("{here} of {seats}", here=len(sitters), seats=t.size(table))),
        Figure(say("Starting chips"), chips(t.structure.starting_chips)),
        Figure(say("Average"), chips(t.average)),
    ]
    if state.next:
        figures.append(Figure(say("Next button"), say("seat {seat}", seat=state.next.button)))
    if state.game:
        figures.append(Figure(say("Game"), state.game))
    rows = []
    for seat in range(1, t.size(table) + 1):
        entry = sitters.get(seat)
        told = (name(t.entries[entry].player), str(entry)) if entry else ("", "")
        rows.append(Row((str(seat), *told)))
    columns = (Column(say("Seat")), Column(say("Player"), figures=False), Column(say("Entry")))
    boxes = (say("Stack"), say("Lammers")) if t.structure.lammers else (say("Stack"),)
    return [
        Heading(say("Table {table}", table=table), above=t.name, beside=moment(now), begins=True),
        Figures(tuple(figures)),
        Form(columns, tuple(rows), boxes),
        Written((say("Counted by:"), say("Time:"), say("Total:"))),
    ]


def nobody_seated(t: Tournament) -> str | None:
    """Why there are no sheets of tables."""
    return None if t.seats else say("no players are seated")

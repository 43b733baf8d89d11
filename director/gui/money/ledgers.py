"""The lines of the ledger as rows: when, who, how much, how."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from director.gui.events.entries import plain_name
from director.gui.finding import plain
from director.gui.parts.rows import Column
from director.gui.players.terms import way_said
from director.gui.times import time_of_day
from director.tournament.amounts import money
from director.tournament.money import METHODS, LineNumber
from director.tournament.tournaments import EntryNumber, PlayerNumber, Tournament
from director.words import say


class LineRow(NamedTuple):
    """One payment."""

    number: LineNumber
    at: datetime
    name: str
    entry: int
    units: int
    amount: str
    way: str
    note: str
    searched: str


COLUMNS: tuple[Column[LineRow], ...] = (
    Column("No.", lambda row: str(row.number), key=lambda row: row.number, width=56, right=True),
    Column("Time", lambda row: time_of_day(row.at), key=lambda row: row.number, width=64),
    Column("Name", lambda row: row.name, key=lambda row: plain_name(row.name)),
    Column("Entry", lambda row: str(row.entry), key=lambda row: row.entry, width=60, right=True),
    Column("Amount", lambda row: row.amount, key=lambda row: row.units, width=104, right=True),
    Column("How", lambda row: row.way, width=80),
    Column("", lambda row: row.note, width=88, colour=lambda _: "faint"),
)


def line_rows(
    t: Tournament,
    name: Callable[[int], str],
    voided: Mapping[EntryNumber, PlayerNumber],
) -> list[LineRow]:
    """Every line, the newest first."""
    rows = []
    amounts: dict[int, str] = {}
    ways = {method: way_said(method) for method in METHODS}
    for number, line in sorted(t.ledger.lines.items(), reverse=True):
        of = EntryNumber(line.entry)
        player = t.entries[of].player if of in t.entries else voided.get(of)
        called = name(player) if player else say("entry {entry}", entry=of)
        note = say("given back") if line.amount < 0 else ""
        note = say("corrected") if line.corrected else note
        if line.amount not in amounts:  # most payments are the same
            amounts[line.amount] = money(line.amount, t.terms)
        amount, way = amounts[line.amount], ways[line.method]
        searched = f"{plain_name(called)} {way} {note} {amount} #{number}"
        rows.append(LineRow(number, line.at, called, of, line.amount, amount, way, note, searched))
    return rows


def lines_meant(rows: Sequence[LineRow], wanted: str) -> list[LineRow]:
    """The lines that have every word of a text somewhere."""
    words = plain(wanted).split()
    return [row for row in rows if all(word in row.searched for word in words)]

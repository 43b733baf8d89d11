"""The lines of the ledger as rows: when, who, how much, how."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import datetime
from heapq import nlargest
from itertools import compress, islice
from typing import NamedTuple

from director.tournament.entries.search_key import search_key
from director.tournament.log.log import Log
from director.tournament.money.amounts import money
from director.tournament.money.state import Line, LineNumber
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.translation import say
from director.views.log.affected import affected
from director.views.log.source import Source
from director.views.players.player_rows import plain_name
from director.views.players.voided_entries import voided_players

Payer = Callable[[Line], str]
_A_FEW = 500
"""Rows that are made at one step ahead: some five milliseconds."""


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

    @property
    def searched(self) -> str:
        """What it is found by."""
        return f"{plain_name(self.name)} {self.way} {self.note} {self.amount} #{self.number}"


class LineSums(NamedTuple):
    """What lines come to: those above zero, and those below."""

    came: int
    went: int


class LineRows:
    """The lines of an event, of which only those are made anew that a record concerns."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._steps = self._all()
        self._of: Tournament | None = None
        """The event of which all are made; None until then."""
        self._seen = 0
        """Up to which record of the log the rows are right."""
        self._renamed = -1
        self._made: dict[LineNumber, LineRow] = {}
        self._said: dict[tuple[int, str], tuple[str, str]] = {}
        """How an amount and a way of paying are said."""
        self._rows: list[LineRow] = []
        self._came = self._went = 0

    def go_on(self) -> bool:
        """Makes a few rows more before they are asked for; whether there are others to make."""
        return next(self._steps, self) is not self

    def _all(self) -> Iterator[None]:
        """Makes all rows, a few at each step, as the event stood at the first of them."""
        source = self._source
        t, seen, renamed = source.tournament, len(source.log.records), source.renamed
        lines = sorted(t.ledger.lines, reverse=True)
        numbers, payer = iter(lines), payers(t, source.log, source.names())
        while some := list(islice(numbers, _A_FEW)):
            self._make(t, some, payer)
            yield
        self._rows = [self._made[number] for number in lines]
        self._of, self._seen, self._renamed = t, seen, renamed

    def now(self) -> list[LineRow]:
        """Every line, the newest first."""
        while self._of is None and self.go_on():
            pass
        t, log, renamed = self._source.tournament, self._source.log, self._source.renamed
        if self._of is t and self._renamed == renamed:
            return self._rows
        known = self._of is not None and self._renamed == renamed
        concerned = affected(log, self._seen) if known else None
        self._of, self._seen, self._renamed = t, len(log.records), renamed
        if concerned is None:
            self._made, self._said, self._rows = {}, {}, []
            self._came = self._went = 0
            numbers = set(t.ledger.lines)
        else:
            numbers = set(map(LineNumber, concerned.lines))
        if numbers:
            last = self._rows[0].number if self._rows else 0
            self._make(t, numbers, self._payer(t))
            if min(numbers) > last and numbers <= self._made.keys():
                self._rows = [*map(self._made.__getitem__, sorted(numbers)[::-1]), *self._rows]
                return self._rows
            self._rows = [self._made[number] for number in sorted(self._made, reverse=True)]
        return self._rows

    def newest(self, most: int) -> list[LineRow]:
        """So many of the newest lines; all of them once they are known, or where they are few."""
        t = self._source.tournament
        if self._of is not None or len(t.ledger.lines) <= most:
            return self.now()
        numbers = nlargest(most, t.ledger.lines)
        self._make(t, numbers, self._payer(t))
        return [self._made[number] for number in numbers]

    @property
    def sums(self) -> LineSums:
        """Of all lines: kept, for whoever looks at thousands after each act."""
        return LineSums(self._came, self._went)

    def _add_up(self, sign: int, row: LineRow | None) -> None:
        if row and row.units > 0:
            self._came += sign * row.units
        elif row:
            self._went += sign * row.units

    def _payer(self, t: Tournament) -> Payer:
        return payers(t, self._source.log, self._source.names())

    def _make(self, t: Tournament, numbers: Collection[LineNumber], payer: Payer) -> None:
        lines, known = t.ledger.lines, self._said
        for number in numbers:
            line = lines.get(number)
            if line is None:
                self._add_up(-1, self._made.pop(number, None))
                continue
            said = known.get((line.amount, line.method))
            if said is None:  # most payments are the same
                said = money(line.amount, t.terms), way_said(line.method)
                known[line.amount, line.method] = said
            note = line_note(t, line) if _has_note(line) else ""
            row = LineRow(number, line.at, payer(line), line.entry, line.amount, *said, note)
            self._add_up(-1, self._made.get(number))
            self._add_up(1, row)
            self._made[number] = row


def payers(t: Tournament, log: Log, name: Callable[[int], str]) -> Payer:
    """Who paid a line, or was paid by it; those whose entry was voided are found in the log."""
    voided: Mapping[EntryNumber, PlayerNumber] | None = None

    def payer(line: Line) -> str:
        nonlocal voided
        entry = t.entries.get(EntryNumber(line.entry))
        if entry is None and voided is None:
            voided = voided_players(log)
        player = entry.player if entry else (voided or {}).get(EntryNumber(line.entry))
        return name(player) if player else say("entry {entry}", entry=line.entry)

    return payer


def _has_note(line: Line) -> bool:
    return bool(line.tendered or line.corrected or line.what or line.bought or line.amount < 0)


def line_note(t: Tournament, line: Line) -> str:
    """What is special about a payment; empty where it is what a player pays."""
    what = line.what or line.bought or ("refunded" if line.amount < 0 else "")
    parts = [say(what)] if what else []
    if line.corrected:
        parts.append(say("corrected"))
    if line.change:
        parts.append(say("{tendered} tendered", tendered=money(line.tendered, t.terms)))
    return ", ".join(parts)


def sums_of(rows: Sequence[LineRow]) -> LineSums:
    """Of these lines."""
    return LineSums(
        sum([max(row.units, 0) for row in rows]), sum([min(row.units, 0) for row in rows])
    )


def lines_meant(rows: Sequence[LineRow], wanted: str) -> list[LineRow]:
    """The lines that have every word of a text somewhere."""
    words = [(word, search_key(word)) for word in wanted.casefold().split()]
    if not words:
        return list(rows)
    # an amount is looked for as it is typed, a name without its marks
    found, texts = list(rows), [row.searched for row in rows]
    for typed, bare in words:
        meant = [typed in text or bare in text for text in texts]
        found, texts = list(compress(found, meant)), list(compress(texts, meant))
    return found


def way_said(way: str) -> str:
    """A way to pay in a word."""
    return say(way) if way else say("later")

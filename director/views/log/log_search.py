"""What every record of an event says, ready to be searched, and which were put right later.

The log may have 100,000 records: they are read a slice at a time, and each only once.
"""

import re
import time
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from director.tournament.busts.facts import PlayerDisqualified, PlayerEliminated, PlayerReinstated
from director.tournament.entries.facts import EntryRenamed, PlayerRegistered
from director.tournament.entries.search_key import search_key
from director.tournament.facts import (
    RecordRedone,
    RecordsRedone,
    RecordsUndone,
    RecordUndone,
)
from director.tournament.log.log import Record
from director.tournament.log.subjects import Matter, lays_down, puts_right, subjects
from director.tournament.nit_levels.facts import LastNitEliminated
from director.tournament.seats.facts import PlayersMoved, SeatLeft, SeatsDrawn
from director.tournament.state import PlayerNumber
from director.translation import say
from director.views.log.source import Source


class Kind(Enum):
    """Which records are listed."""

    EVERYTHING = "Everything"
    TAKEN_BACK = "Undone"
    PUT_RIGHT = "Corrected later"
    CORRECTIONS = "Corrections"


_NUMBER = re.compile(r"#(\d+)")
_A_LOOK = 32
"""Records between two looks at the time."""


class Search(NamedTuple):
    """What somebody looks for."""

    words: tuple[str, ...] = ()
    """Pieces of text that a record must have, all of them."""
    number: int = 0
    kind: Kind = Kind.EVERYTHING

    def narrows(self, other: "Search") -> bool:
        """Whether nothing can answer that did not answer to the other one."""
        if (self.kind, self.number) != (other.kind, other.number):
            return False
        return all(any(old in new for new in self.words) for old in other.words)


def search(text: str, kind: Kind = Kind.EVERYTHING) -> Search:
    r"""What a typed text means: "#120" one record, "table 5" that table, and beginnings of words.

    >>> search("Table 5 mar").words, search("#120").number
    ((' table 5\n', ' mar'), 120)
    """
    exact = _NUMBER.fullmatch(text.strip())
    if exact:
        return Search((), int(exact[1]), kind)
    plain = search_key(text)
    tables = re.findall(rf"\b{search_key(say('table'))} (\d+)", plain)
    rest = re.sub(rf"\b{search_key(say('table'))} \d+", " ", plain)
    words = [_table(table) for table in tables] + [f" {word}" for word in rest.split()]
    return Search(tuple(words), 0, kind)


def about(player: PlayerNumber, kind: Kind = Kind.EVERYTHING) -> Search:
    """The records that concern one person, whatever others are called."""
    return Search((_person(player),), 0, kind)


def _person(player: PlayerNumber) -> str:
    return f" #{player}\n"


def _table(table: object) -> str:
    return f" {search_key(say('table'))} {table}\n"


class LogSearch:
    """The records of one event, as somebody looks through them."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._names = source.people()
        self._begin()

    def _begin(self) -> None:
        self._texts: list[str] = []
        """Of each record, what it can be found by: pieces on lines of their own."""
        self._holders: dict[int, PlayerNumber] = {}
        """Who held an entry, as of the record that was read last."""
        self._sits: dict[int, int] = {}
        """At which table."""
        self._laid_down: dict[Matter, int] = {}
        self._put_right: dict[int, list[int]] = {}
        """By a record: the later ones that say it otherwise."""
        self._undoings: dict[int, int] = {}
        """By a record: the last one that took it back."""
        self._corrections: set[int] = set()

    @property
    def read(self) -> int:
        """How many records have been read."""
        return len(self._texts)

    @property
    def is_whole(self) -> bool:
        """Whether all have been read."""
        return len(self._texts) == len(self._source.log.records)

    def read_on(self, seconds: float) -> None:
        """Reads further records, for so long."""
        self._forget_old_names()
        until = time.monotonic() + seconds
        records = self._source.log.records
        while len(self._texts) < len(records) and time.monotonic() < until:
            for record in records[len(self._texts) : len(self._texts) + _A_LOOK]:
                self._read(record)

    def put_right_by(self, number: int) -> Sequence[int]:
        """The records in force that say otherwise what this one has said."""
        in_force = self._source.log.in_force
        return [one for one in self._put_right.get(number, ()) if in_force(one)]

    def reinstated_since(self, number: int) -> bool:
        """Whether somebody whom this record put out was reinstated later."""
        records = self._source.log.records
        return any(
            isinstance(fact, PlayerReinstated)
            for one in self.put_right_by(number)
            for fact in records[one - 1].facts
        )

    def taken_back_by(self, number: int) -> int | None:
        """The record that took this one back; None where it is in force."""
        return None if self._source.log.in_force(number) else self._undoings.get(number)

    def found(self, wanted: Search, among: Sequence[int] | None = None) -> list[int]:
        """The numbers of the records that answer to a search, the newest first."""
        if among is None:
            among = self._of_kind(wanted.kind)
        if wanted.number:
            return [number for number in among if number == wanted.number]
        found, texts, last = among, self._texts, len(self._texts)
        for word in sorted(wanted.words, key=len, reverse=True):
            found = [one for one in found if one <= last and word in texts[one - 1]]
        return list(found)

    def _of_kind(self, kind: Kind) -> Sequence[int]:
        found: Iterable[int]
        match kind:
            case Kind.TAKEN_BACK:
                found = [one for one in self._undoings if self.taken_back_by(one)]
            case Kind.PUT_RIGHT:
                found = [one for one in self._put_right if self.put_right_by(one)]
            case Kind.CORRECTIONS:
                found = self._corrections
            case Kind.EVERYTHING:
                return range(len(self._source.log.records), 0, -1)
        return sorted(found, reverse=True)

    def _forget_old_names(self) -> None:
        """Where somebody is called otherwise now, everything is read again."""
        names = self._source.people()
        if names is self._names:
            return
        renamed = any(names.get(number) != name for number, name in self._names.items())
        self._names = names
        if renamed:
            self._begin()

    def _read(self, record: Record) -> None:
        named = subjects(record.facts)
        people = {self._holders[one] for one in named.entries if one in self._holders}
        tables = {self._sits[one] for one in named.entries if one in self._sits}
        for fact in record.facts:
            match fact:
                case PlayerRegistered(entry, player) | EntryRenamed(entry, player):
                    self._holders[entry] = player
                case SeatsDrawn(_, seats) | PlayersMoved(seats):
                    self._sits.update((one.entry, one.table) for one in seats)
                case PlayerEliminated(entry) | PlayerDisqualified(entry):
                    self._sits.pop(entry, None)
                case LastNitEliminated(entry) | SeatLeft(entry):
                    self._sits.pop(entry, None)
                case RecordUndone(number):
                    self._undoings[number] = record.number
                case RecordsUndone(numbers):
                    self._undoings.update(dict.fromkeys(numbers, record.number))
            if matter := puts_right(fact):
                self._corrections.add(record.number)
                if first := self._laid_down.get(matter):
                    self._put_right.setdefault(first, []).append(record.number)
            if matter := lays_down(fact):
                self._laid_down[matter] = record.number
            if isinstance(fact, RecordUndone | RecordsUndone | RecordRedone | RecordsRedone):
                self._corrections.add(record.number)
        self._texts.append(self._text(record, people | named.players, tables | named.tables))

    def _text(self, record: Record, people: set[PlayerNumber], tables: set[int]) -> str:
        source = self._source
        pieces = [source.said(record.label), record.who, record.station]
        pieces += [source.name(one) for one in sorted(people)]
        lines = [f" {search_key(piece)}\n" for piece in dict.fromkeys(pieces)]
        lines += [_person(one) for one in sorted(people)]
        return "".join([*lines, *(_table(table) for table in sorted(tables))])

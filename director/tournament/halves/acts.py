"""What the other half of an evening did since the two parted, act by act, and what became of it.

Nothing of it is kept beside the logs: what was decided stands in the log here.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from functools import cached_property
from typing import Any, cast

from director.tournament.busts.facts import PlayerEliminated
from director.tournament.clock.facts import MachineClockMoved
from director.tournament.facts import (
    Change,
    ContinuedFromCopy,
    OfTheLog,
    RecordRedone,
    RecordsRedone,
    RecordsUndone,
    RecordUndone,
)
from director.tournament.halves.facts import ActSettled
from director.tournament.halves.numbers import Numbers, numbers_in
from director.tournament.log.log import Log, Record
from director.tournament.money.state import LineNumber
from director.tournament.state import EntryNumber, PlayerNumber
from director.translation import Sentence


class Became(Enum):
    """What became of an act of the other half."""

    OPEN = "open"
    """Nobody has said yet."""
    ENTERED = "entered"
    LEFT_OUT = "left out"
    HERE = "here"
    """It is an act of this half, which was entered there."""
    TAKEN_BACK = "taken back"
    """There, by whoever had done it or another; or it takes back such an act."""
    NO_ACT = "no act"
    """It says something of that machine or that log, and nothing of the event."""


@dataclass(frozen=True)
class Act:
    """A record of the other half, and what became of it here."""

    record: Record
    became: Became
    here: Record | None = None
    """The record here in which that stands."""

    @property
    def settled(self) -> ActSettled:
        """That somebody has looked at it; where it came there from a third half, of that one."""
        return _settling(self.record)

    @property
    def facts(self) -> tuple[Change, ...]:
        """What it brought about."""
        return cast("tuple[Change, ...]", _content(self.record))

    @property
    def turns(self) -> tuple[int, ...]:
        """The records from before the two parted that it takes back or brings back."""
        return _turned_by(self.record)

    @property
    def brings_back(self) -> bool:
        """Whether it brings them back."""
        return bool(self.turns) and isinstance(self.record.facts[0], RecordRedone | RecordsRedone)


class Halves:
    """The log here and the log of the other half, which are the same up to some record."""

    def __init__(self, here: Log, there: Log, fork: int) -> None:
        """`fork` is the number of the first record in which they differ."""
        self.here, self.there, self.fork = here, there, fork

    def acts(self) -> Sequence[Act]:
        """What the other half did, in its order."""
        decided = {one.act: record for one, record in self._decided()}
        ours = {
            known: record
            for record in self._since(self.here)
            if (known := key(record)) == _own_key(record)
        }
        return [self._act(record, decided, ours) for record in self._since(self.there)]

    def open_acts(self) -> Sequence[Act]:
        """Those about which nobody has said anything yet."""
        return [act for act in self.acts() if act.became is Became.OPEN]

    def numbers(self) -> Numbers:
        """By what numbers here what the other half has numbered since is called."""
        here = {}
        for act in self.acts():
            if act.here is not None and act.became in (Became.ENTERED, Became.HERE):
                theirs, ours = _content(act.record), _content(act.here)
                for there, mine in zip(_numbers_in(theirs), _numbers_in(ours), strict=False):
                    here[there] = mine[1]
        return Numbers(self._common, here)

    def given_by(self) -> dict[tuple[Any, int], int]:
        """By which record there each number that is new since was given out."""
        given: dict[tuple[Any, int], int] = {}
        for record in self._since(self.there):
            for kind, number in _numbers_in(record.facts):
                if number > self._common[kind]:
                    given.setdefault((kind, number), record.number)
        return given

    def before(self, act: Act) -> EntryNumber | None:
        """Who went out here just after the bust that this act is; None for nobody."""
        t, at = self.here.tournament, act.settled.at
        if t.rounds or not any(isinstance(fact, PlayerEliminated) for fact in act.facts):
            return None
        later = [entry for when, entry in self._busts() if when > at and entry in t.busts]
        return min(later, key=lambda entry: t.busts[entry].turn, default=None)

    def like(self, act: Act, said: Sentence) -> Record | None:
        """What this half has done that is the same, where it has; `said` is what it would say."""
        numbers = _numbers_in(act.facts)
        of_old = bool(numbers) and all(number <= self._common[kind] for kind, number in numbers)
        for record in self._since(self.here):
            same = record.label == said or (of_old and _content(record) == act.facts)
            if same and record.facts and self.here.in_force(record.number):
                return record
        return None

    @cached_property
    def _then(self) -> Log:
        """The log up to where the two parted."""
        return Log(self.there.records[: self.fork - 1])

    @cached_property
    def _common(self) -> dict[Any, int]:
        t = self._then.tournament
        return {EntryNumber: t.last_entry, LineNumber: t.ledger.last_line, PlayerNumber: 0}

    def _since(self, log: Log) -> Sequence[Record]:
        return log.records[self.fork - 1 :]

    def _decided(self) -> Iterator[tuple[ActSettled, Record]]:
        for record in self._since(self.here):
            if self.here.in_force(record.number):
                yield from [(one, record) for one in record.facts if isinstance(one, ActSettled)]

    def _busts(self) -> Iterator[tuple[datetime, EntryNumber]]:
        """Who went out here since, and when: of what was entered again, when it was there."""
        for record in self._since(self.here):
            if self.here.in_force(record.number):
                at = _settling(record).at
                busts = [one for one in record.facts if isinstance(one, PlayerEliminated)]
                yield from [(at, one.entry) for one in busts]

    def _act(self, record: Record, decided: dict[str, Record], ours: dict[str, Record]) -> Act:
        known = key(record)
        if known in decided:
            entered = self.here.tournament.settled[known]
            return Act(record, Became.ENTERED if entered else Became.LEFT_OUT, decided[known])
        if known in ours:
            return Act(record, Became.HERE, ours[known])
        if _says_nothing(record):
            return Act(record, Became.NO_ACT)
        return Act(record, Became.OPEN if self._stands(record) else Became.TAKEN_BACK)

    def _stands(self, record: Record) -> bool:
        """Whether the act still counted at the end of the other half."""
        old = [number for number in _turned_by(record) if number < self.fork]
        if not isinstance(record.facts[0], OfTheLog):
            return self.there.in_force(record.number)
        gone = isinstance(record.facts[0], RecordUndone | RecordsUndone)
        return any(self._then.in_force(one) == gone != self.there.in_force(one) for one in old)


def first_apart(here: Sequence[Record], there: Sequence[Record]) -> int:
    """The number of the first record in which two logs differ, or that only one of them has."""
    for ours, theirs in zip(here, there, strict=False):
        if (ours, ours.uid) != (theirs, theirs.uid):
            return ours.number
    return min(len(here), len(there)) + 1


def key(record: Record) -> str:
    """What no other act has, in any half; older records have no uid."""
    return _settling(record).act


def _own_key(record: Record) -> str:
    return record.uid or f"{record.number} {record.at.isoformat()}"


def _settling(record: Record) -> ActSettled:
    first = next((fact for fact in record.facts if isinstance(fact, ActSettled)), None)
    if first is not None:
        return first
    return ActSettled(_own_key(record), record.number, record.at, record.who, record.station)


def _content(record: Record) -> tuple[Any, ...]:
    return tuple([fact for fact in record.facts if not isinstance(fact, ActSettled | OfTheLog)])


def _numbers_in(facts: Iterable[object]) -> list[tuple[Any, int]]:
    return [one for fact in facts for one in numbers_in(fact)]


def _says_nothing(record: Record) -> bool:
    """Nobody has done anything: a clock of that machine, a copy, a word about a third half."""
    return all(
        isinstance(fact, MachineClockMoved | ContinuedFromCopy) for fact in record.facts
    ) or (_content(record) == () and any(isinstance(fact, ActSettled) for fact in record.facts))


def _turned_by(record: Record) -> tuple[int, ...]:
    match record.facts:
        case (RecordUndone(number),) | (RecordRedone(number),):
            return (number,)
        case (RecordsUndone(numbers),) | (RecordsRedone(numbers),):
            return numbers
    return ()

"""What the log of an event says about its field: how many entered and were left when, and counts.

Records that were taken back count for nothing. What was read once is read again only from the
record on that an undo or a redo concerns.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import NamedTuple

from director.tournament.busts.facts import (
    ChipsCounted,
    PlayerDisqualified,
    PlayerEliminated,
    PlayerReinstated,
)
from director.tournament.clock.facts import ClockStarted, StartAppointed
from director.tournament.clock.own_clock_facts import OwnClockChanged
from director.tournament.entries.facts import EntryVoided, FieldCounted, PlayerRegistered
from director.tournament.facts import (
    Fact,
    OfTheLog,
    RecordRedone,
    RecordsRedone,
    RecordsUndone,
    RecordUndone,
)
from director.tournament.flights.facts import BagForfeited, BagsReturned, ChipsBagged
from director.tournament.log.log import Log, Record
from director.tournament.nit_levels.facts import LastNitEliminated
from director.tournament.state import EntryNumber
from director.tournament.teams.facts import TeamChipsShared

NIGHT = timedelta(hours=4)
"""So long without any record is no play."""


class Turn(NamedTuple):
    """How many there were from a moment on."""

    at: datetime
    entered: int
    left: int


class Counted(NamedTuple):
    """A stack that was counted; no chips for who went out."""

    at: datetime
    entry: EntryNumber
    chips: int


class Night(NamedTuple):
    """Time in which nothing happened at all."""

    begins: datetime
    ends: datetime


class _Mark(NamedTuple):
    """What had been read up to a record: how much of each list, of which there is only more."""

    record: int
    turns: int
    counts: list[Counted]
    counted: int
    nights: int
    started: datetime | None
    last: datetime | None


_NOTHING = _Mark(0, 0, [], 0, 0, None, None)
_BETWEEN_MARKS = 4096
"""Records, after which it is noted how far one has come."""
_A_BIT = 64
"""Records that are read in a blink."""


class FieldHistory:
    """What has been read of a log so far."""

    def __init__(self, log: Log | None = None) -> None:
        self._known = 0
        """Records of the log when it was looked at last: what they undo is known."""
        self._marks = [_NOTHING]
        self._go_back(1)
        if log:
            self.read(log)

    def _go_back(self, number: int) -> None:
        """Forgets what this record and all after it brought, and a little before them."""
        while self._marks[-1].record >= number:
            self._marks.pop()
        mark = self._marks[-1]
        self.turns: list[Turn] = [] if mark is _NOTHING else self.turns[: mark.turns]
        self.counts: list[Counted] = mark.counts[: mark.counted]
        """What was typed, in its order; and when somebody whose stack was counted went out."""
        self.nights: list[Night] = [] if mark is _NOTHING else self.nights[: mark.nights]
        self.started: datetime | None = mark.started
        """When a clock was first set going."""
        self.last: datetime | None = mark.last
        """When the newest record was written."""
        self._read = mark.record
        self._stacked = {one.entry for one in self.counts}

    def read(self, log: Log) -> None:
        """Reads what is new in the log; after an undo or a redo, from what it concerns."""
        for _ in self.reading(log):
            pass

    def reading(self, log: Log) -> Iterator[None]:
        """The same in many steps, each of them shorter than a blink."""
        if self._known:
            changed = [_first_changed(record) for record in log.records[self._known :]]
            first = min(filter(None, changed), default=self._read + 1)
            if first <= self._read:
                self._go_back(first)
        self._known = len(log.records)
        while self._read < len(log.records):
            self._take_record(log.records[self._read], log)
            self._read += 1
            if self._read % _BETWEEN_MARKS == 0:
                sizes = (len(self.turns), self.counts, len(self.counts), len(self.nights))
                self._marks.append(_Mark(self._read, *sizes, self.started, self.last))
            if self._read % _A_BIT == 0:
                yield

    def _take_record(self, record: Record, log: Log) -> None:
        if _is_of_the_log(record) or not log.in_force(record.number):
            return
        if self.last and record.at - self.last > NIGHT:
            self.nights.append(Night(self.last, record.at))
        self.last = record.at
        for fact in record.facts:
            self._take(fact, record, log)

    def _take(self, fact: Fact, record: Record, log: Log) -> None:
        at = record.at
        match fact:
            case PlayerRegistered():
                self._turn(at, entered=1, left=1)
            case EntryVoided():
                self._turn(at, entered=-1, left=-1)
            case FieldCounted(entries, out):
                self._turn(at, entered=entries, left=entries - out)
            case PlayerEliminated(entry) | PlayerDisqualified(entry) | LastNitEliminated(entry):
                self._out(at, entry)
            case BagForfeited(entry):
                self._out(at, entry)
            case PlayerReinstated(entry):
                self._turn(at, left=1)
                self.counts = [one for one in self.counts if one.entry != entry or one.chips]
            case BagsReturned():
                before = log.before(record.number)
                for entry in sorted(before.left - fact.then(before, at).left):
                    self._out(at, entry)
            case ChipsCounted(counts):
                for one in counts:
                    self._count(at, one.entry, one.chips)
            case ChipsBagged(entry, chips):
                self._count(at, entry, chips)
            case TeamChipsShared(entry, chips):
                self._count(at, entry, sum(chips))
            case ClockStarted() | OwnClockChanged():
                self.started = self.started or at
            case StartAppointed(moment):
                self.started = self.started or moment

    def _turn(self, at: datetime, entered: int = 0, left: int = 0) -> None:
        before = self.turns[-1] if self.turns else Turn(at, 0, 0)
        self.turns.append(Turn(at, before.entered + entered, before.left + left))

    def _count(self, at: datetime, entry: EntryNumber, chips: int) -> None:
        self._stacked.add(entry)
        self.counts.append(Counted(at, entry, chips))

    def _out(self, at: datetime, entry: EntryNumber) -> None:
        self._turn(at, left=-1)
        if entry in self._stacked:
            self.counts.append(Counted(at, entry, 0))


def _is_of_the_log(record: Record) -> bool:
    return isinstance(record.facts[0], OfTheLog) if record.facts else True


def _first_changed(record: Record) -> int:
    """The first record that counts otherwise since this one; 0 for none."""
    match record.facts:
        case (RecordUndone(number) | RecordRedone(number),):
            return number
        case (RecordsUndone(numbers) | RecordsRedone(numbers),):
            return numbers[0]
    return 0

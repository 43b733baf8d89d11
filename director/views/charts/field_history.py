"""What the log of an event says about its field: how many entered and were left when, and counts.

Records that were taken back count for nothing. What was read once is read again only after an undo
or a redo.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from itertools import islice
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
from director.tournament.facts import Fact, OfTheLog
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


class FieldHistory:
    """What has been read of a log so far."""

    def __init__(self, log: Log | None = None) -> None:
        self._forget()
        if log:
            self.read(log)

    def _forget(self) -> None:
        self.turns: list[Turn] = []
        self.counts: list[Counted] = []
        """What was typed, in its order; and when somebody whose stack was counted went out."""
        self.nights: list[Night] = []
        self.started: datetime | None = None
        """When a clock was first set going."""
        self.last: datetime | None = None
        """When the newest record was written."""
        self._read = 0
        self._stacked: set[EntryNumber] = set()

    def read(self, log: Log) -> None:
        """Reads what is new in the log; after an undo or a redo, all of it."""
        new: Iterable[Record] = islice(log.records, self._read, None)
        if self._read:
            new = log.records[self._read :]
            if any(_is_of_the_log(record) for record in new):
                self._forget()
                new = log.records
        for record in new:
            if _is_of_the_log(record) or not log.in_force(record.number):
                continue
            if self.last and record.at - self.last > NIGHT:
                self.nights.append(Night(self.last, record.at))
            self.last = record.at
            for fact in record.facts:
                self._take(fact, record, log)
        self._read = len(log.records)

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

"""The log of an event: records in their order, and the event as the records in force make it.

Taking a record back is a record too. So what was done, and by whom it was taken back, stays; no
command needs an inverse; and folding the log again always gives the same event.
"""

from bisect import bisect_left, insort
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import groupby, islice
from typing import NamedTuple, Protocol, cast, get_args, overload

from director.tournament.clock.facts import ClockFact, MachineClockMoved
from director.tournament.clock.own_clock_facts import OwnClockFact
from director.tournament.clock.state import Clock
from director.tournament.event.play_over import with_clocks_of_play
from director.tournament.facts import (
    Change,
    ContinuedFromCopy,
    EventOpened,
    Fact,
    OfTheLog,
    PlayerTimedOut,
    RecordRedone,
    RecordsRedone,
    RecordsUndone,
    RecordUndone,
)
from director.tournament.log.bookmarks import Bookmark
from director.tournament.log.refused import Unfit
from director.tournament.state import Tournament
from director.translation import Sentence

OF_THE_CLOCK = frozenset((*get_args(ClockFact), *get_args(OwnClockFact)))
"""The kinds of facts that act on a clock."""
_OF_THE_LOG = frozenset(get_args(OfTheLog))
_NO_CHANGE = _OF_THE_LOG | {EventOpened}
_A_STEP = 64
"""Records that are folded between two looks at the time."""
_BY_THEMSELVES = frozenset({MachineClockMoved, PlayerTimedOut})


@dataclass(frozen=True)
class Record:
    """What one command brought about."""

    number: int
    """From 1, without gaps."""
    at: datetime
    """In UTC."""
    who: str
    station: str
    label: Sentence
    facts: tuple[Fact, ...]
    uid: str = field(default="", compare=False)
    """What no other record has, made by who writes it: a write is found whose answer was lost."""


class SetAside(Record):
    """A record that says what cannot have happened: it stays in the log, and counts for nothing.

    No program of ours writes one; a login that may write its kind can, by hand.
    """


def came_by_itself(record: Record) -> bool:
    """Whether nobody did this, so that undoing passes it over."""
    return all(type(fact) in _BY_THEMSELVES for fact in record.facts)


def _is_of_the_log(record: Record) -> bool:
    """Whether it is no act, but takes one back or brings one back."""
    return not record.facts or type(record.facts[0]) in _OF_THE_LOG


class Weighed(NamedTuple):
    """What a record would bring about, and the way to let it."""

    tournament: Tournament
    accept: Callable[[], None]


class Without(NamedTuple):
    """An event as it would be without a record."""

    others: list[Record]
    """Those that would have no ground then, and go with it, the oldest first."""
    tournament: Tournament


class Records(Protocol):
    """The records of a log, in their order."""

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[Record]: ...

    def __reversed__(self) -> Iterator[Record]: ...

    @overload
    def __getitem__(self, place: int, /) -> Record: ...

    @overload
    def __getitem__(self, place: slice, /) -> Sequence[Record]: ...

    def append(self, record: Record, /) -> None:
        """Takes a new one in."""


class Log:
    """The records of one event, and what they come to."""

    NEWEST_KEPT = 64
    KEPT_EVERY = 256
    """States on the way that are kept, so that taking a record back need not begin at the first."""

    def __init__(self, records: Iterable[Record] = (), held: Records | None = None) -> None:
        """Raises Unfit where the records do not fit each other: such a log is damaged.

        They are held in a list, or in `held`, which is empty as yet.
        """
        self.records: Records = [] if held is None else held
        self._acts: list[int] = []
        """The numbers of the records in force, rising."""
        self._taken_back: list[tuple[int, ...]] = []
        """What `redo` brings back, the next last; what was taken back together is together."""
        self._states: dict[int, Tournament] = {}
        """The event after so many acts."""
        self.has_set_aside = False
        """Whether any of the records counts for nothing."""
        self.extend(records)

    @classmethod
    def resumed(cls, records: "Records", bookmark: Bookmark) -> "Log":
        """The log of these records, gone on with from where a bookmark of the same log lies.

        What came before is folded when somebody asks for it, or by `recollect`. Raises Unfit.
        """
        log, gone = cls(), frozenset(bookmark.gone)
        log.records = records
        log._acts = [one for one in range(1, bookmark.records + 1) if one not in gone]
        log._taken_back = list(bookmark.taken_back)
        log._states = {bookmark.counted: bookmark.tournament}
        t = bookmark.tournament
        for count, number in enumerate(log._acts[bookmark.counted :], start=bookmark.counted + 1):
            t = log._states[count] = _after(t, records[number - 1])
        return log

    def bookmark(self) -> Bookmark:
        """A place from which this log can be gone on with; the newest acts can be undone there."""
        count = min(one for one in self._states if one > len(self._acts) - self.NEWEST_KEPT)
        gone = set(range(1, len(self.records) + 1)).difference(self._acts)
        return Bookmark(
            len(self.records),
            tuple(sorted(gone)),
            tuple(self._taken_back),
            count,
            self._states[count],
        )

    def recollect(self) -> Iterator[None]:
        """Folds what a bookmark has spared, a few records at a step.

        Then taking something far back is quick; and should the bookmark have been wrong, the event
        is from then on what the log says.
        """
        acts = self._acts
        t: Tournament | None = None
        for count, number in enumerate(acts, start=1):
            t = _after(t, self.records[number - 1])
            known = self._states.get(count)
            if known is not None:
                if t != known:
                    self._states = self._folded(acts, count, t)
                return
            if count % self.KEPT_EVERY == 0 or count == 1:
                self._states[count] = t
            if count % _A_STEP == 0:
                yield
                if acts is not self._acts:
                    return  # something was taken back, and all was folded for that

    def extend(self, records: Iterable[Record]) -> None:
        """Takes many records in. Raises Unfit where one does not fit; those before it are in."""
        for of_the_log, run in groupby(records, _is_of_the_log):
            if of_the_log:
                for record in run:
                    self.append(record)
            else:
                self._append_acts(run)

    @property
    def tournament(self) -> Tournament:
        """The event as it stands. There is one from the first record on."""
        return self._states[len(self._acts)]

    @property
    def next_undo(self) -> Record | None:
        """The record that undoing takes back; None where only the opening is left."""
        numbers = islice(reversed(self._acts), max(len(self._acts) - 1, 0))
        acts = (self.records[number - 1] for number in numbers)
        return next((record for record in acts if not came_by_itself(record)), None)

    @property
    def next_redo(self) -> Record | None:
        """The record that redoing brings back; of several, the one that the others depend on."""
        together = self.redone_together
        return self.records[together[0] - 1] if together else None

    @property
    def redone_together(self) -> tuple[int, ...]:
        """The numbers of the records that redoing brings back, rising; empty for none."""
        return self._taken_back[-1] if self._taken_back else ()

    def in_force(self, number: int) -> bool:
        """Whether a record still counts."""
        place = bisect_left(self._acts, number)
        return place < len(self._acts) and self._acts[place] == number

    def before(self, number: int) -> Tournament:
        """The event just before a record, as the records in force make it."""
        count = max(bisect_left(self._acts, number), 1)
        start, t = self._known(count)
        for act in self._acts[start:count]:
            t = _after(t, self.records[act - 1])
        assert t
        return t

    def dependents(self, number: int) -> list[Record]:
        """The records that would have no ground without this one, the oldest first.

        Raises Unfit where the record is not in force, or opened the event.
        """
        return self.without(number).others

    def without(self, number: int) -> "Without":
        """The event as it would be without a record and those that depend on it.

        Raises Unfit where the record is not in force, or opened the event.
        """
        first = self.records[number - 1]
        self._check(first, number > 1 and self.in_force(number))
        same = bisect_left(self._acts, number)
        (start, t), others = self._known(same), []
        for act in self._acts[start:]:
            if act == number:
                continue
            try:
                t = _after(t, self.records[act - 1])
            except Unfit as unfit:
                others.append(self.records[unfit.number - 1])
        assert t
        return Without(others, t)

    def redone(self) -> Tournament:
        """The event as it would be with what redoing brings back, where there is such a record.

        Raises Unfit where that has no ground now.
        """
        acts = self._acts_with(self.redone_together)
        same = bisect_left(acts, self.redone_together[0])
        start, t = self._known(same)
        for number in acts[start:]:
            t = _after(t, self.records[number - 1])
        assert t
        return t

    def _acts_with(self, numbers: tuple[int, ...]) -> list[int]:
        acts = list(self._acts)
        for number in numbers:
            insort(acts, number)
        return acts

    def append(self, record: Record) -> None:
        """Takes a record in. Raises Unfit where it has no ground, and is unchanged then."""
        self.weigh(record).accept()

    def weigh(self, record: Record) -> "Weighed":
        """What this record would bring about; nothing happens before it is accepted.

        Raises Unfit where it has no ground.
        """
        if record.facts and type(record.facts[0]) not in _OF_THE_LOG:
            count = len(self._acts)
            t = _after(self._states.get(count), record)
            return Weighed(t, lambda: self._accept_act(record, count + 1, t))
        match record.facts:
            case (RecordUndone(number),):
                self._check(record, number > 1 and self.in_force(number))
                place = bisect_left(self._acts, number)
                acts = self._acts[:place] + self._acts[place + 1 :]
                return self._refolded(record, acts, number, [*self._taken_back, (number,)])
            case (RecordsUndone(numbers),):
                self._check(record, all(one > 1 and self.in_force(one) for one in numbers))
                gone = set(numbers)
                acts = [act for act in self._acts if act not in gone]
                newly = [*self._taken_back, tuple(sorted(numbers))]
                return self._refolded(record, acts, min(numbers), newly)
            case (RecordRedone(number),):
                return self._brought_back(record, (number,))
            case (RecordsRedone(numbers),):
                return self._brought_back(record, numbers)
            case (ContinuedFromCopy(),) if self.records:
                return Weighed(self.tournament, lambda: self.records.append(record))
            case () if isinstance(record, SetAside) and self.records:
                return Weighed(self.tournament, lambda: self._accept_set_aside(record))
        raise Unfit(record.number, Sentence("a record says nothing"))

    def _brought_back(self, record: Record, numbers: tuple[int, ...]) -> "Weighed":
        """With these in force again. An older program brought back one of several by itself."""
        known = {one for together in self._taken_back for one in together}
        self._check(record, bool(numbers) and known.issuperset(numbers))
        acts, again = self._acts_with(numbers), set(numbers)
        left = [tuple([one for one in each if one not in again]) for each in self._taken_back]
        return self._refolded(record, acts, min(numbers), [each for each in left if each])

    def _append_acts(self, records: Iterable[Record]) -> None:
        """Takes acts in one after another, keeping only those states that will be wanted."""
        count = len(self._acts)
        t = self._states.get(count)
        newest = deque([(count, t)] if t else [], self.NEWEST_KEPT)
        try:
            for record in records:
                t, count = _after(t, record), count + 1
                self.records.append(record)
                self._acts.append(record.number)
                newest.append((count, t))
                if count % self.KEPT_EVERY == 0 or count == 1:
                    self._states[count] = t
                if self._taken_back and not came_by_itself(record):
                    self._taken_back.clear()
        finally:  # where one does not fit, the log goes as far as those before it
            self._states |= newest
        for old in [one for one in self._states if one <= count - self.NEWEST_KEPT]:
            self._forget(old)

    def _accept_set_aside(self, record: Record) -> None:
        self.records.append(record)
        self.has_set_aside = True

    def _accept_act(self, record: Record, count: int, t: Tournament) -> None:
        self.records.append(record)
        self._acts.append(record.number)
        if not came_by_itself(record):
            self._taken_back.clear()
        self._states[count] = t
        self._forget(count - self.NEWEST_KEPT)

    def _refolded(
        self, record: Record, acts: list[int], changed: int, taken_back: list[tuple[int, ...]]
    ) -> "Weighed":
        """Folded again from the record that has changed on."""
        same = bisect_left(acts, changed)
        states = self._folded(acts, *self._known(same))

        def accept() -> None:
            self.records.append(record)
            self._acts, self._taken_back, self._states = acts, taken_back, states

        return Weighed(states[len(acts)], accept)

    def _folded(self, acts: list[int], start: int, t: Tournament | None) -> dict[int, Tournament]:
        """The states that are kept of these acts, of which so many are in `t`."""
        states = {count: state for count, state in self._states.items() if count < start}
        if t is not None:
            states[start] = t
        for count, number in enumerate(acts[start:], start=start + 1):
            t = _after(t, self.records[number - 1])
            if count % self.KEPT_EVERY == 0 or count > len(acts) - self.NEWEST_KEPT or count == 1:
                states[count] = t
        return states

    def _known(self, count: int) -> tuple[int, Tournament | None]:
        """The last state that is kept after at most so many acts; None is before the first."""
        start = max((kept for kept in self._states if kept <= count), default=0)
        return start, self._states.get(start)

    def _forget(self, count: int) -> None:
        if count % self.KEPT_EVERY and count != 1:
            self._states.pop(count, None)

    def _check(self, record: Record, ground: bool) -> None:
        if not ground:
            raise Unfit(record.number, Sentence("that record cannot be undone or redone now"))


def _after(t: Tournament | None, record: Record) -> Tournament:
    """The event once this record has happened. Raises Unfit where it does not fit."""
    before = t
    if t and not OF_THE_CLOCK.isdisjoint(map(type, record.facts)):
        t = t if came_by_itself(record) else t.at(record.at)
    for fact in record.facts:
        if t is not None and type(fact) not in _NO_CHANGE:
            fact = cast("Change", fact)
            problem = fact.unfit(t)
            if problem:
                raise Unfit(record.number, problem)
            t = fact.then(t, record.at)
        elif isinstance(fact, EventOpened):
            if t is not None:
                raise Unfit(record.number, Sentence("the event is already open"))
            t = Tournament(fact.name, fact.structure, Clock(zone=fact.zone))
        else:
            raise Unfit(record.number, Sentence("a log begins with the opening of its event"))
    if t is None:
        raise Unfit(record.number, Sentence("a record says nothing"))
    return with_clocks_of_play(before, t, record.at) if before else t

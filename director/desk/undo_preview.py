"""What taking a record back, or bringing it back, would bring about, said before it is done."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from director.desk.desk import Desk
from director.desk.reading_long_logs import reaching_back
from director.desk.undoing import sure_of_payments, to_collect
from director.tournament.bounties.facts import BountyPaid
from director.tournament.effects.comparing import Effects, effects
from director.tournament.effects.reach import beyond
from director.tournament.effects.sections import Section, sections
from director.tournament.facts import RecordsUndone, RecordUndone
from director.tournament.log.log import Log, Record
from director.tournament.log.refused import Refused, Unfit
from director.tournament.money.facts import MoneyReturned
from director.tournament.prizes.facts import PrizePaid
from director.tournament.state import Tournament

_HANDED_OUT = (PrizePaid, BountyPaid, MoneyReturned)


class Preview(NamedTuple):
    """An act that has not been done yet: which, and what it would bring about."""

    record: Record
    """That is taken back, or brought back."""
    others: tuple[Record, ...]
    """Those that go with it, the oldest first."""
    back: bool
    """Whether it is taken back; else it is brought back."""
    effects: Effects
    sections: tuple[Section, ...]
    """The effects in words."""
    asks: bool
    """Whether something else moves with it, so that somebody has to see it first."""
    length: int
    """Of the log: once it is longer, the effects may be others."""
    overpaid: int
    """What will have been paid in prizes and bounties beyond what is won, more than now."""
    earlier: Record | None = None
    """The earlier record that was taken back just before, where undoing would take back another."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """All records that are taken back or brought back, rising."""
        return tuple(sorted([self.record.number, *[one.number for one in self.others]]))

    @property
    def payments(self) -> int:
        """How many prizes, bounties and refunds that were handed out are taken back."""
        records = (self.record, *self.others) if self.back else ()
        facts = [fact for record in records for fact in record.facts]
        return sum([isinstance(fact, _HANDED_OUT) and not _returned(fact) for fact in facts])

    @property
    def empties_the_room(self) -> bool:
        """Whether all entries, or all seats, of an event that has started are taken back."""
        return self.back and _empties_the_room(self.effects)

    @property
    def is_after_close(self) -> bool:
        """Whether something is taken back of an event that is closed."""
        return self.back and self.effects.before.t.closed


def preview_take_back(desk: Desk, number: int) -> Preview:
    """What taking a record back would bring about, with those that depend on it.

    Raises Refused where the record is not in force, or opened the event.
    """
    with _plainly(), reaching_back(len(desk.log.records) - number):
        others, after = desk.log.without(number)
        sure_of_payments(desk.log.records[number - 1], desk.tournament, after)
        return _preview(desk, (desk.log.records[number - 1], *others), after, back=True)


def preview_undo(desk: Desk) -> Preview:
    """What undoing would bring about. Raises Refused where there is nothing to undo."""
    record = desk.log.next_undo
    if record is None:
        raise Refused("there is nothing to undo")
    preview, earlier = preview_take_back(desk, record.number), _earlier(desk.log)
    return preview._replace(earlier=earlier, asks=preview.asks or earlier is not None)


def preview_redo(desk: Desk) -> Preview:
    """What redoing would bring about. Raises Refused where there is nothing to redo."""
    numbers = desk.log.redone_together
    if not numbers:
        raise Refused("there is nothing to redo")
    with _plainly(), reaching_back(len(desk.log.records) - numbers[0]):
        records = [desk.log.records[number - 1] for number in numbers]
        return _preview(desk, records, desk.log.redone(), back=False)


def _preview(desk: Desk, records: Sequence[Record], after: Tournament, *, back: bool) -> Preview:
    """It asks where it moves what the records do not speak of, and where it takes others with it.

    What was done at another desk is asked about too: they may not expect it.
    """
    now = desk.now()
    found = effects(desk.tournament, after, now)
    elsewhere = records[0].station != desk.station
    empties = back and _empties_the_room(found)
    asks = len(records) > 1 or elsewhere or empties or bool(beyond(found, records, now))
    return Preview(
        records[0],
        tuple(records[1:]),
        back,
        found,
        sections(found),
        asks,
        len(desk.log.records),
        max(to_collect(after) - to_collect(desk.tournament), 0) if back else 0,
    )


def _earlier(log: Log) -> Record | None:
    """What the last record took back, where the newest act is a later one and still in force.

    Whoever undoes again then may mean the undo, and would lose an act that nobody spoke of.
    """
    match log.records[-1].facts:
        case (RecordUndone(number),):
            pass
        case (RecordsUndone((number, *_)),):
            pass
        case _:
            return None
    newest = log.next_undo
    return log.records[number - 1] if newest and number < newest.number else None


def _empties_the_room(found: Effects) -> bool:
    """Whether somebody was in, or had a seat, and nobody is or has; its clock was started."""
    before, after = found.before.t, found.after.t
    started = any(clock.started for clock in (before.clock, *before.clocks.values()))
    lost = (before.entered and not after.entered) or (before.seats and not after.seats)
    return started and bool(lost)


def _returned(fact: object) -> bool:
    """Whether it was given back by the player."""
    return isinstance(fact, BountyPaid) and fact.amount < 0


@contextmanager
def _plainly() -> Iterator[None]:
    """A record without ground is refused with the log's own sentence."""
    try:
        yield
    except Unfit as unfit:
        raise Refused(unfit.why.text, **unfit.why.values) from unfit

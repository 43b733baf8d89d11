"""Whether taking a record back moves only what the record itself names, or others with it."""

from collections.abc import Collection
from datetime import datetime, timedelta

from director.tournament.effects.changes import (
    CLOCK,
    ENTRY,
    PAYMENT,
    PLACE,
    STEP,
    TABLE,
    Change,
)
from director.tournament.effects.comparing import Effects
from director.tournament.effects.figure_titles import (
    DUE,
    FACE,
    FINISH,
    LATE,
    PLACES_PAID,
    UNPAYABLE,
)
from director.tournament.effects.figures import Finish
from director.tournament.log.log import Record
from director.tournament.log.subjects import Subjects, subjects
from director.tournament.money.state import LineNumber
from director.tournament.state import EntryNumber, Tournament

JUST_NOW = timedelta(minutes=1)
"""Taking an older act of the clock back counts the time since then otherwise, and that is much."""

_OF_THE_PRIZES = (PLACES_PAID, UNPAYABLE)
_OF_TIME = (FACE, LATE)
_OF_THOSE_MEANT = (FINISH, DUE)
"""Who is only named for a bust has a place and a prize of their own."""


def beyond(effects: Effects, records: Collection[Record], now: datetime) -> tuple[Change, ...]:
    """The changes that these records do not speak of themselves: others' places, all prizes."""
    named = subjects([fact for record in records for fact in record.facts])
    both = (effects.before.t, effects.after.t)
    entries = named.entries | _payers(named, both)
    tables = named.tables | _tables(entries, both)
    recent = all(now - record.at <= JUST_NOW for record in records)

    def is_own(change: Change) -> bool:
        kind, key = change.subject
        if change.what == FINISH and _stays(change, both):
            return True
        if kind == ENTRY:
            return key in (named.about if change.what in _OF_THOSE_MEANT else entries)
        if kind == TABLE:
            return key in tables
        if kind == PAYMENT:
            return key in named.lines or _payer(key, both) in entries
        if kind in (CLOCK, STEP) or change.what in _OF_TIME:
            return recent
        return kind != PLACE and change.what not in _OF_THE_PRIZES

    return tuple([change for change in effects.changes if not is_own(change)])


def _stays(change: Change, both: tuple[Tournament, Tournament]) -> bool:
    """Whether nobody has passed them: their place only counts with the size of the field."""
    before, after = change.before, change.after
    if not isinstance(before, Finish) or not isinstance(after, Finish):
        return False
    more = both[1].entered - both[0].entered
    return before.tied == after.tied and after.place - before.place == more


def _payers(named: Subjects, both: Collection[Tournament]) -> frozenset[int]:
    payers = [_payer(line, both) for line in named.lines]
    return frozenset([payer for payer in payers if payer is not None])


def _payer(line: object, both: Collection[Tournament]) -> int | None:
    """Whose payment that is."""
    if not isinstance(line, int):
        return None
    lines = [t.ledger.lines.get(LineNumber(line)) for t in both]
    return next((one.entry for one in lines if one), None)


def _tables(entries: Collection[int], both: Collection[Tournament]) -> frozenset[int]:
    """Where they sit in either state."""
    places = [t.seats.get(EntryNumber(entry)) for t in both for entry in entries]
    return frozenset([place.table for place in places if place])

"""What an event is called and what its clock shows, from a few of its records, before all are read.

Folding a log of a hundred thousand records takes a second or two. The clock needs but those that
speak of it, of the structure, or of other records.
"""

from collections.abc import Iterable
from typing import get_args

from director.tournament.clock.facts import ClockFact
from director.tournament.clock.own_clock_facts import OwnClockFact
from director.tournament.event.facts import (
    EventClosed,
    EventRenamed,
    EventReopened,
    StructureChanged,
)
from director.tournament.facts import (
    EventOpened,
    OfTheLog,
    RecordRedone,
    RecordsRedone,
    RecordsUndone,
    RecordUndone,
)
from director.tournament.log.log import Log, Record
from director.tournament.log.refused import Unfit
from director.tournament.state import Tournament

_MOVING = frozenset(
    (
        EventOpened,
        EventRenamed,
        EventClosed,
        EventReopened,
        StructureChanged,
        *get_args(ClockFact),
        *get_args(OwnClockFact),
    )
)
SPEAKING = _MOVING | frozenset(get_args(OfTheLog))
"""The kinds of facts that name, structure and clock follow from."""


def glance(records: Iterable[Record]) -> Tournament | None:
    """The event as far as its name, structure and clock go; None where that cannot be told.

    Of the records of a log those that have one of the facts in SPEAKING are enough. They do not
    say who is left: the clock runs on where it stands because somebody has won.
    """
    known = {record.number: record for record in records}
    gone = undone(known.values())
    acts = [
        Record(number, one.at, one.who, one.station, one.label, facts)
        for number, one in known.items()
        if number not in gone
        and (facts := tuple([fact for fact in one.facts if type(fact) in _MOVING]))
    ]
    try:
        return Log(acts).tournament if acts else None
    except Unfit:
        return None  # one of them stands on others


def undone(records: Iterable[Record]) -> set[int]:
    """The numbers of those that are not in force, by what these records say."""
    gone: set[int] = set()
    for record in records:
        for fact in record.facts:
            match fact:
                case RecordUndone(number):
                    gone.add(number)
                case RecordsUndone(numbers):
                    gone.update(numbers)
                case RecordRedone(number):
                    gone.discard(number)
                case RecordsRedone(numbers):
                    gone.difference_update(numbers)
    return gone

"""Whom the newest records concern: so that a long list is not made anew after every act.

Where it may be everybody, or nobody can say, the answer is None, and the list is made anew.
"""

from collections.abc import Sequence
from typing import NamedTuple

from director.tournament.facts import (
    RecordRedone,
    RecordsRedone,
    RecordsUndone,
    RecordUndone,
)
from director.tournament.log.log import Log, Record
from director.tournament.log.subjects import subjects
from director.tournament.money.state import LineNumber
from director.tournament.state import EntryNumber

_MOST_RECORDS = 50
_MOST_ENTRIES = 200
_MOST_OF_ALL = 5
"""Beyond these records or entries, and a fifth of all entries, a whole list is made as fast."""


class Affected(NamedTuple):
    """What may be another now."""

    entries: frozenset[EntryNumber]
    lines: frozenset[int]
    """Of the ledger."""


def affected(log: Log, since: int) -> Affected | None:
    """Whom and what the records after this number concern; None for perhaps everybody."""
    if len(log.records) - since > _MOST_RECORDS:
        return None  # before they are read: a long log's records are text until then
    new = log.records[since:]
    acts: list[Record] = []
    for record in new:
        meant = _acts(log, record)
        if meant is None:
            return None
        acts += meant
    facts = [fact for act in acts for fact in act.facts]
    if any(fact.moves_others for fact in facts):
        return None
    named = subjects(facts)
    if len(named.entries) > max(_MOST_ENTRIES, len(log.tournament.entries) // _MOST_OF_ALL):
        return None
    lines = log.tournament.ledger.lines
    payers = {lines[one].entry for one in map(LineNumber, named.lines) if one in lines}
    return Affected(frozenset(map(EntryNumber, named.entries | payers)), named.lines)


def _acts(log: Log, record: Record) -> Sequence[Record] | None:
    """A record, or those that it takes back or brings back where nothing came after them."""
    match record.facts:
        case (RecordUndone(number),) | (RecordRedone(number),):
            numbers: tuple[int, ...] = (number,)
        case (RecordsUndone(numbers) | RecordsRedone(numbers),):
            pass
        case _:
            return (record,)
    between = range(min(numbers) + 1, record.number)
    if len(between) > _MOST_RECORDS:
        return None
    later = any(log.in_force(one) for one in between if one not in numbers)
    return None if later else [log.records[number - 1] for number in numbers]

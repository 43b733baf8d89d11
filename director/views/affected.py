"""Whom the newest records concern: so that a long list is not made anew after every act.

Where it may be everybody, or nobody can say, the answer is None, and the list is made anew.
"""

from collections.abc import Sequence
from typing import NamedTuple

from director.tournament.bounties.facts import BountyPaid
from director.tournament.busts.facts import (
    BustCredited,
    ChipsCounted,
    HandForHandSet,
    HandsServed,
    PlayerDisqualified,
    PlayerEliminated,
    PlayerWarned,
)
from director.tournament.clock.facts import (
    ClockPaused,
    ClockStarted,
    MachineClockMoved,
    StepReached,
    TimeAdded,
)
from director.tournament.clock.own_clock_facts import ClockAdded, ClockRemoved, OwnClockChanged
from director.tournament.entries.facts import PlayerRegistered, RegistrationSet
from director.tournament.facts import (
    Fact,
    RecordRedone,
    RecordsRedone,
    RecordsUndone,
    RecordUndone,
)
from director.tournament.flights.facts import ChipsBagged
from director.tournament.lammers.facts import LammersRedeemed
from director.tournament.log.log import Log, Record
from director.tournament.log.subjects import subjects
from director.tournament.money.facts import (
    ChipsBought,
    DrawerCounted,
    FloatMoved,
    MoneyReturned,
    MoneyTaken,
    PaymentCorrected,
)
from director.tournament.money.state import LineNumber
from director.tournament.prizes.facts import (
    PayTableChosen,
    PrizePaid,
    PrizeTermsSet,
    PrizeVoided,
)
from director.tournament.seats.facts import (
    ButtonSeen,
    PlayersMoved,
    PlayersSat,
    SeatLeft,
    SeatsDrawn,
    SeatsUnavailable,
    SeatsVerified,
    TableClosed,
    TableGameSet,
    TableLocked,
    TablesOpened,
)
from director.tournament.state import EntryNumber
from director.tournament.teams.facts import TeamChipsShared, TeamMembersNamed

_MOST_RECORDS = 50
_MOST_ENTRIES = 200
"""Beyond these, a whole list is made as fast."""

_OF_THOSE_NAMED = frozenset(
    {
        BustCredited, ButtonSeen, ChipsBought, ChipsCounted, ClockPaused, ClockStarted,
        DrawerCounted, FloatMoved, HandForHandSet, HandsServed, MachineClockMoved, MoneyReturned,
        MoneyTaken, PaymentCorrected, PlayerDisqualified, PlayerEliminated, PlayerRegistered,
        PlayerWarned, PlayersMoved, PlayersSat, RegistrationSet, SeatLeft, SeatsDrawn,
        SeatsUnavailable, SeatsVerified, StepReached, TableClosed, TableGameSet, TableLocked,
        TablesOpened, TimeAdded, OwnClockChanged, ClockAdded, ClockRemoved, ChipsBagged,
        PayTableChosen, PrizePaid, PrizeTermsSet, PrizeVoided, BountyPaid, LammersRedeemed,
        TeamMembersNamed, TeamChipsShared,
    }
)  # fmt: skip
"""Facts after which all others stand as they stood, but for the number of places."""


class Touched(NamedTuple):
    """What may be another now."""

    entries: frozenset[EntryNumber]
    lines: frozenset[int]
    """Of the ledger."""


def touched(log: Log, since: int) -> Touched | None:
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
    if not all(map(_concerns_those_named, facts)):
        return None
    named = subjects(facts)
    if len(named.entries) > _MOST_ENTRIES:
        return None
    lines = log.tournament.ledger.lines
    payers = {lines[one].entry for one in map(LineNumber, named.lines) if one in lines}
    return Touched(frozenset(map(EntryNumber, named.entries | payers)), named.lines)


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


def _concerns_those_named(fact: Fact) -> bool:
    if isinstance(fact, PlayerEliminated):  # a late bust moves those after it, a tie its equals
        return fact.before is None and fact.tied_with is None
    return type(fact) in _OF_THOSE_NAMED

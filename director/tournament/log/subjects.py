"""Whom and what a fact concerns: entries, players, tables, payments; and what it puts right.

For whoever reads the log afterwards: nothing of the event is decided here.
"""

from collections.abc import Iterable
from typing import NamedTuple

from director.tournament.bounties.facts import BountyPaid
from director.tournament.busts.facts import (
    BustCredited,
    BustMoved,
    PlayerDisqualified,
    PlayerEliminated,
    PlayerReinstated,
)
from director.tournament.entries.facts import EntryRenamed, EntryVoided, PlayerRegistered
from director.tournament.event.facts import EventOpened, EventRenamed
from director.tournament.facts import Fact, OfTheLog
from director.tournament.happened import NOBODY
from director.tournament.money.facts import MoneyReturned, MoneyTaken, PaymentCorrected
from director.tournament.nit_levels.facts import LastNitEliminated
from director.tournament.prizes.facts import PrizePaid, PrizeVoided
from director.tournament.state import PlayerNumber


class Subjects(NamedTuple):
    """What facts name."""

    about: frozenset[int]
    """The entries that they are about."""
    entries: frozenset[int]
    """These, and those that they name beside them."""
    players: frozenset[PlayerNumber]
    """People by their numbers in the register."""
    tables: frozenset[int]
    lines: frozenset[int]
    """Of the ledger."""


def subjects(facts: Iterable[Fact]) -> Subjects:
    """Everybody and everything that these facts name, those in a second place too."""
    about: set[int] = set()
    entries: set[int] = set()
    players: set[PlayerNumber] = set()
    tables: set[int] = set()
    lines: set[int] = set()
    for fact in facts:
        names = fact.names
        if names is NOBODY:
            continue
        if names.entry:
            about.add(getattr(fact, names.entry))
        if names.shares:
            about.update([one.entry for one in getattr(fact, names.shares)])
        entries.update([one for name in names.others if (one := getattr(fact, name))])
        if names.entries:
            entries.update(getattr(fact, names.entries))
        if names.counts:
            entries.update([one.entry for one in getattr(fact, names.counts)])
        if names.seats:
            entries.update([one.entry for one in getattr(fact, names.seats)])
            tables.update([one.table for one in getattr(fact, names.seats)])
        if names.player:
            players.add(getattr(fact, names.player))
        if names.players:
            players.update(getattr(fact, names.players))
        if names.table and (table := getattr(fact, names.table)):
            tables.add(table)
        if names.tables:
            tables.update(getattr(fact, names.tables))
        if names.line:
            lines.add(getattr(fact, names.line))
    return Subjects(
        frozenset(about),
        frozenset(entries | about),
        frozenset(players),
        frozenset(tables),
        frozenset(lines),
    )


class Matter(NamedTuple):
    """Something that was written down and can be put right later."""

    kind: str
    number: int = 0
    """Of the entry or the payment."""


ENTRY, BUST, PAYMENT, NAME = "entry", "bust", "payment", "name"


def lays_down(fact: Fact) -> Matter | None:
    """What a fact has written down for the first time; None where no correction can mean it."""
    match fact:
        case PlayerRegistered(entry):
            return Matter(ENTRY, entry)
        case PlayerEliminated(entry) | PlayerDisqualified(entry) | LastNitEliminated(entry):
            return Matter(BUST, entry)
        case MoneyTaken(line) | MoneyReturned(line) | PrizePaid(line):
            return Matter(PAYMENT, line)
        case BountyPaid(line):
            return Matter(PAYMENT, line)
        case EventOpened():
            return Matter(NAME)
    return None


def puts_right(fact: Fact) -> Matter | None:
    """What a fact corrects that was written down before; None where it is no correction."""
    match fact:
        case EntryRenamed(entry) | EntryVoided(entry):
            return Matter(ENTRY, entry)
        case BustMoved(entry) | BustCredited(entry) | PlayerReinstated(entry):
            return Matter(BUST, entry)
        case PaymentCorrected(line) | PrizeVoided(line):
            return Matter(PAYMENT, line)
        case EventRenamed():
            return Matter(NAME)
    return None


def about_the_log(facts: Iterable[Fact]) -> bool:
    """Whether facts only say which records count; what does is always in force itself."""
    return any(isinstance(fact, OfTheLog) for fact in facts)

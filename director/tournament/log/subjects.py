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
from director.tournament.money.facts import MoneyReturned, MoneyTaken, PaymentCorrected
from director.tournament.prizes.facts import PrizePaid, PrizeVoided
from director.tournament.state import PlayerNumber

_ONE_ENTRY = ("entry", "before", "tied_with", "gone")
_ENTRIES = ("entries", "by", "byes")
_SEATS = ("seats", "counts", "shares")


class Subjects(NamedTuple):
    """What facts name."""

    entries: frozenset[int]
    players: frozenset[PlayerNumber]
    """People by their numbers in the register."""
    tables: frozenset[int]
    lines: frozenset[int]
    """Of the ledger."""


def subjects(facts: Iterable[Fact]) -> Subjects:
    """Everybody and everything that these facts name, those in a second place too."""
    entries: set[int] = set()
    players: set[PlayerNumber] = set()
    tables: set[int] = set()
    lines: set[int] = set()
    for fact in facts:
        said = vars(fact)
        entries.update(said[name] for name in _ONE_ENTRY if said.get(name))
        for name in _ENTRIES:
            if isinstance(said.get(name), tuple):  # the counters have entries that are a number
                entries.update(said[name])
        for name in _SEATS:
            for one in said.get(name, ()):
                if hasattr(one, "entry"):  # seats of one table are numbers
                    entries.add(one.entry)
                if hasattr(one, "table"):
                    tables.add(one.table)
        if "player" in said:
            players.add(said["player"])
        players.update(said.get("members", ()))
        if "table" in said:
            tables.add(said["table"])
        if said.get("occasion") and said["occasion"].table:
            tables.add(said["occasion"].table)
        tables.update(said.get("tables", ()))
        if "line" in said:
            lines.add(said["line"])
    return Subjects(frozenset(entries), frozenset(players), frozenset(tables), frozenset(lines))


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
        case PlayerEliminated(entry) | PlayerDisqualified(entry):
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

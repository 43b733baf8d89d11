"""What happened, in the past tense: what people or chance decided, never what follows from it.

Each fact says what it needs of the event as it stood (`unfit`), and what is then true (`then`).
A fact is stored under its class's name, which is kept for ever.
"""

from dataclasses import dataclass
from typing import get_args

from director.tournament.bounties.facts import BountyFact
from director.tournament.busts.facts import BustFact, PlayerEliminated, PlayerTimedOut
from director.tournament.chips.facts import ChipsColoredUp
from director.tournament.clock.facts import ClockFact
from director.tournament.clock.own_clock_facts import OwnClockFact
from director.tournament.deals.facts import DealFact
from director.tournament.entries.facts import EntryFact, PlayerRegistered
from director.tournament.event.facts import EventFact, EventOpened
from director.tournament.filed_rulings.facts import RulingFiled
from director.tournament.flights.facts import FlightFact
from director.tournament.halves.facts import ActSettled
from director.tournament.happened import NOBODY, Happened
from director.tournament.lammers.facts import LammerFact
from director.tournament.money.facts import MoneyFact
from director.tournament.nit_levels.facts import NitFact
from director.tournament.prizes.facts import PrizeFact
from director.tournament.seats.facts import SeatDrawn, SeatFact, SeatsDrawn
from director.tournament.shootouts.facts import RoundFact
from director.tournament.teams.facts import TeamFact
from director.tournament.tickets.facts import TicketFact

__all__ = [
    "FACTS",
    "Change",
    "ContinuedFromCopy",
    "EventOpened",
    "Fact",
    "PlayerEliminated",
    "PlayerRegistered",
    "PlayerTimedOut",
    "RecordRedone",
    "RecordUndone",
    "RecordsRedone",
    "RecordsUndone",
    "RulingFiled",
    "SeatDrawn",
    "SeatsDrawn",
]

Change = (
    EntryFact
    | MoneyFact
    | LammerFact
    | SeatFact
    | ClockFact
    | BustFact
    | RulingFiled
    | EventFact
    | OwnClockFact
    | RoundFact
    | FlightFact
    | BountyFact
    | TeamFact
    | DealFact
    | PrizeFact
    | NitFact
    | TicketFact
    | ChipsColoredUp
    | ActSettled
)
"""What changes an event that is open."""


@dataclass(frozen=True)
class RecordUndone(Happened, names=NOBODY):
    """An earlier record was taken back: it is in the log and no longer in force."""

    record: int


@dataclass(frozen=True)
class RecordsUndone(Happened, names=NOBODY):
    """Several records were taken back at once: one, and those that depend on it."""

    records: tuple[int, ...]
    """Rising."""


@dataclass(frozen=True)
class RecordRedone(Happened, names=NOBODY):
    """A record that had been taken back is in force again."""

    record: int


@dataclass(frozen=True)
class RecordsRedone(Happened, names=NOBODY):
    """Several records that had been taken back at once are in force again."""

    records: tuple[int, ...]
    """Rising."""


@dataclass(frozen=True)
class ContinuedFromCopy(Happened, names=NOBODY):
    """From here on the event goes on in a copy of the book; the first book may have gone on too."""

    record: int
    """The last record that the copy has."""
    station: str
    """The machine that wrote it."""


OfTheLog = RecordUndone | RecordsUndone | RecordRedone | RecordsRedone | ContinuedFromCopy
"""What changes which records are in force, or nothing at all."""

Fact = EventOpened | Change | OfTheLog

FACTS: dict[str, type[Fact]] = {kind.__name__: kind for kind in get_args(Fact)}
"""Kinds of facts by the names under which they are stored."""

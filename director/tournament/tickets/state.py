"""The tickets that a satellite has issued, and those that were used to get into an event.

They stand in two logs, and neither says what the other does: the satellite's knows who holds a
ticket and whether it was returned or cashed, the other event's that it was used there. Whether a
ticket is free is read from both. Amounts are in the smallest unit of the event's currency.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from immutables import Map

from director.tournament.busts.state import EntryNumber
from director.tournament.entries.player_number import PlayerNumber

RETURNED, CASHED = "returned", "cashed"


class Ticket(NamedTuple):
    """A seat that was won, as its satellite knows it."""

    number: str
    """As it is printed; no two tickets of any events have the same: "7F3A2C-1"."""
    entry: EntryNumber
    """Who won it."""
    holder: PlayerNumber
    value: int
    seat: str
    """The prize, as the satellite's prizes call it."""
    event: str
    """The name of the event that it is for."""
    issued: datetime
    """In UTC."""
    over: str = ""
    """RETURNED or CASHED; empty while it may be used."""
    paid: int = 0
    """What was paid for it when it was cashed, or by whom it was passed on to last."""
    note: str = ""
    """Why it was returned."""


class TicketUse(NamedTuple):
    """A ticket of another event, used in this one."""

    number: str
    satellite: str
    """The name of the event that issued it."""
    value: int
    player: PlayerNumber
    entry: EntryNumber | None
    """What was bought with it; None for a reservation."""


Tickets = Map[str, Ticket]
"""By their numbers, in no order."""

TicketUses = Map[str, TicketUse]


def in_order(tickets: Mapping[str, Ticket]) -> tuple[Ticket, ...]:
    """The tickets as they were numbered."""
    return tuple(sorted(tickets.values(), key=lambda one: count_of(one.number)))


def count_of(number: str) -> int:
    """The last part of a ticket's number, by which it is known among those of its satellite.

    >>> count_of("7F3A2C-12")
    12
    """
    last = number.rpartition("-")[2]
    return int(last) if last.isdecimal() else 0

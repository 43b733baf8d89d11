"""What an entry buys, until when, and what can be bought on top of it."""

from dataclasses import dataclass
from typing import Annotated, NamedTuple

from director.tournament.structure.moments import Moment

FromZero = Annotated[int, "from 0"]
"""A number that a file must name and that may be 0; others that it must name are at least 1."""

REDEMPTIONS = ("any number", "one at a time")

ASKED, BY_ITSELF = "asked", "one by itself"
ON_BUST = (ASKED, BY_ITSELF)
"""How lammers are turned in when the last chip is gone: the player says how many, or exactly one is
turned in of itself (house rule, B17)."""


@dataclass(frozen=True)
class LammerTerms:
    """Lammers that come with an entry: chips still to be taken, between hands (S 1.9)."""

    count: int
    value: int
    """Of each, in chips."""
    redeemed: str = "any number"
    """How many at once: one of REDEMPTIONS."""
    until: Moment | None = None
    """When all that are left are turned in; None for no such moment."""
    on_bust: str = ASKED
    """How some are turned in when the last chip is gone: one of ON_BUST."""

    @property
    def chips(self) -> int:
        """What all of them are worth."""
        return self.count * self.value


class Rebuys(NamedTuple):
    """Chips that can be bought again."""

    price: FromZero
    """In whole units of the currency; 0 where it is free, or has cents: the terms of money know."""
    chips: FromZero
    currency: str = ""
    limit: int = 0
    """How many a player may make; 0 for as many as they like."""
    below: int = 0
    """Only with fewer chips than this; 0 for anybody, whatever they have."""
    until: Moment | None = None
    into_pool: bool = True
    """Whether the money goes into the prize pool."""
    beneficiary: str = ""
    """Who gets the money that does not."""


class ReEntries(NamedTuple):
    """Whether who is out may buy another entry, and how often."""

    limit: int = 0
    """How many a player may make; 0 for as many as they like."""
    until: Moment | None = None
    """None: as long as registration is open."""


class AddOns(NamedTuple):
    """Chips that anybody may buy at one moment, whatever they have."""

    price: FromZero
    """In whole units of the currency; 0 where it is free, or has cents: the terms of money know."""
    chips: FromZero
    currency: str = ""
    limit: int = 1
    at: Moment | None = None
    into_pool: bool = True


class LateRegistration(NamedTuple):
    """Until when players may still enter."""

    until: Moment
    or_later: bool = False
    """Whether the organizers may keep it open longer."""


class Bounties(NamedTuple):
    """What a player gets for putting another one out."""

    amount: FromZero
    """In whole units of the currency; 0 where it has cents: the terms of money know."""
    currency: str = ""


class Shootout(NamedTuple):
    """Every table plays until so many are left at it, and they meet in the next round (S 1.10)."""

    advance: int = 1
    """Players of each table."""

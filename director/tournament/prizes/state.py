"""What an event has agreed about its prizes beside the pay table, and the prizes that were paid."""

from dataclasses import dataclass
from typing import NamedTuple

from director.tournament.money.state import LineNumber
from director.tournament.prizes.payouts import PLAIN, PayoutTerms
from director.tournament.prizes.tax_notes import TaxTerms


class Seats(NamedTuple):
    """What a satellite is played for."""

    name: str
    worth: int
    """Of one seat, in the smallest unit of the event's currency."""
    most: int = 0
    """How many there are; 0 for as many as the pool buys."""


@dataclass(frozen=True)
class PrizeTerms:
    """What is agreed beside the pay table, as the log keeps it."""

    payout: PayoutTerms = PLAIN
    """Saves, goods, locks, the least prize, the rounding; its bounties follow from `bounty`."""
    bounty: int = 0
    """What each entry's bounty takes out of the pool, where it was not paid apart (S 1.7)."""
    tax: TaxTerms | None = None
    seats: Seats | None = None
    """Of a satellite: as many as the pool buys, whoever enters; None where places are paid."""


NO_TERMS = PrizeTerms()


class PaidPrize(NamedTuple):
    """A prize that was handed over, or a part of it; its amount stands in the ledger."""

    line: LineNumber
    goods: tuple[str, ...] = ()
    note: str = ""
    """Why it was paid against what the program knew; empty where nothing spoke against it."""
    voided: str = ""
    """Why it does not count; empty where it does."""

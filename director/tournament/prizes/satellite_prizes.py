"""A satellite's prizes as an event keeps them: a seat for the first places, and what is left over.

Amounts are in the smallest unit of the event's currency.
"""

from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.prizes.payouts import Good, Lock, PayoutTerms
from director.tournament.prizes.satellites import satellite
from director.tournament.prizes.state import PrizeTerms
from director.tournament.state import Tournament

SATELLITE = "Satellite"
"""What the table of a satellite is called."""

_WHOLE = 10_000
"""All of the pool, in hundredths of a per cent."""


def satellite_prizes(
    t: Tournament, seat: str, worth: int, most: int = 0
) -> tuple[PayTable, PrizeTerms]:
    """As many seats as the pool buys now, and cash for the place after them or for all with a seat.

    `most` is how many seats there are; 0 for as many as the pool buys. Raises NotPossible where it
    buys none. Said once registration is closed: what comes into the pool later is not in it.
    """
    found = satellite(t.pool, t.entered, seat, worth, t.terms, most)
    places = len(found.prizes)
    each, more = divmod(_WHOLE, places)
    lines = [PlaceRange(one, one, each + (one <= more)) for one in range(1, places + 1)]
    goods = [Good(one.place, good, one.worth) for one in found.prizes for good in one.goods]
    locks = [Lock(one.place, one.total) for one in found.prizes]
    terms = PayoutTerms(locks=tuple(locks), goods=tuple(goods))
    return PayTable(SATELLITE, brackets=(Bracket(2, None, tuple(lines)),)), PrizeTerms(terms)


def is_satellite(t: Tournament) -> bool:
    """Whether the prizes of an event are seats that this night's pool has bought."""
    goods = t.prize_terms.payout.goods
    return bool(t.pay_table and t.pay_table.name == SATELLITE and any(one.worth for one in goods))

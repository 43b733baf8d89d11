"""A satellite's prizes: as many seats as the pool buys at any time, and what is left over in cash.

Amounts are in the smallest unit of the event's currency.
"""

from collections.abc import Mapping

from director.engine.not_possible import NotPossible
from director.tournament.money.state import MoneyTerms
from director.tournament.prizes.pay_table import WHOLE, Bracket, PayTable, PlaceRange
from director.tournament.prizes.payouts import Good, Payout, PayoutTerms
from director.tournament.prizes.satellites import satellite
from director.tournament.prizes.state import PrizeTerms, Seats
from director.tournament.state import Tournament

SATELLITE = "Satellite"
"""What the table of a satellite is called."""

_TABLE = PayTable(SATELLITE, brackets=(Bracket(2, None, (PlaceRange(1, 1, WHOLE),)),))
"""It divides nothing: the seats say what places are paid."""


def satellite_prizes(
    t: Tournament, seat: str, worth: int, most: int = 0
) -> tuple[PayTable, PrizeTerms]:
    """As many seats as the pool buys, and cash for the place after them or for all with a seat.

    `most` is how many seats there are; 0 for as many as the pool buys. Raises NotPossible where it
    buys none now. Whoever enters later pays for more of them.
    """
    satellite(t.pool, t.entered, seat, worth, t.terms, most)
    return _TABLE, PrizeTerms(seats=Seats(seat, worth, most))


def seats_bought(
    seats: Seats, entries: int, pool: int, terms: PayoutTerms, money: MoneyTerms
) -> Payout:
    """The places of a satellite. Raises NotPossible where its pool buys no seat.

    What somebody gives on top is won beside a seat; no place can be set by hand.
    """
    on_top = _by_place(terms.goods)
    if terms.saves or terms.minimum or terms.locks or any(good.worth for good in terms.goods):
        why = "a satellite pays seats: no place of it has a prize set by hand"
        raise NotPossible("locks", why)
    found = satellite(pool - terms.bounties, entries, seats.name, seats.worth, money, seats.most)
    prizes = [one._replace(goods=one.goods + on_top.get(one.place, ())) for one in found.prizes]
    return found._replace(prizes=tuple(prizes), bounties=terms.bounties)


def is_satellite(t: Tournament) -> bool:
    """Whether the prizes of an event are seats that this night's pool has bought."""
    if t.pay_table is None or t.pay_table.name != SATELLITE:
        return False
    goods = t.prize_terms.payout.goods
    return t.prize_terms.seats is not None or any(one.worth for one in goods)


def _by_place(goods: tuple[Good, ...]) -> Mapping[int, tuple[str, ...]]:
    places = {one.place for one in goods}
    return {place: tuple([one.name for one in goods if one.place == place]) for place in places}

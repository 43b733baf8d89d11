"""A satellite: as many seats as the pool buys, and cash for the next.

Amounts are whole numbers of the smallest unit of money.
"""

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.tournament.money.amounts import money as told
from director.tournament.money.state import MoneyTerms
from director.tournament.prizes.payouts import UNNAMED, Payout, PlacePrize


def satellite(
    pool: int, entries: int, seat: str, worth: int, money: MoneyTerms = UNNAMED, most: int = 0
) -> Payout:
    """Seats of one worth for the first places, and what is left over to the place after them.

    `most` is how many seats there are; 0 for as many as the pool buys. Beyond one seat's worth,
    what is left over is shared by all who have a seat, the first ones taking what cannot be
    divided, and so it is where everybody has one. Raises NotPossible where the pool buys no seat.
    """
    if worth < 1:
        raise NotPossible("worth", "a seat must be worth something")
    if entries < 1:
        raise NotPossible("entries", "nobody has entered")
    seats = min(pool // worth, entries, most or entries)
    if seats < 1:
        raise NotPossible(
            "pool", f"{told(pool, money)} does not buy a seat of {told(worth, money)}"
        )
    rest = pool - seats * worth
    next_one = rest if rest < worth and seats < entries else 0
    each, more = divmod(rest - next_one, seats)
    prizes = [
        PlacePrize(place, each + (place <= more), (seat,), worth) for place in range(1, seats + 1)
    ]
    prizes += [PlacePrize(seats + 1, next_one)] if next_one else []
    values = {"seats": seats, "worth": told(worth, money), "pool": told(pool, money)}
    reasons = [Reason("The pool of {pool} buys seats of {worth}: {seats}", values, _HOUSE)]
    if next_one:
        values = {"place": seats + 1, "rest": told(next_one, money)}
        reasons.append(Reason("place {place} is paid what is left: {rest}", values, _HOUSE))
    elif rest:
        values = {"rest": told(rest, money), "seats": seats}
        reasons.append(Reason("the {seats} with a seat share what is left: {rest}", values, _HOUSE))
    return Payout(tuple(prizes), len(prizes), 0, tuple(reasons))


_HOUSE = "house rule, satellites"

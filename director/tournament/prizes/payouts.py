"""From the pool to a prize for each place; the prizes always come to exactly the pool.

Amounts are whole numbers of the smallest unit of money.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.tournament.busts.hand_for_hand import Placed, TiedPrizes, tied_prizes
from director.tournament.money.amounts import money as told
from director.tournament.money.state import MoneyTerms
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.rounding import ROUNDINGS, Rounding, rounded
from director.tournament.prizes.shares import Shares, named, shares
from director.translation import listed


class Lock(NamedTuple):
    """A place whose prize the director has set."""

    place: int
    amount: int
    """All of it: money and what a good bought from the pool is worth."""


class Good(NamedTuple):
    """Something that is won and is no money: a seat, a bracelet."""

    place: int
    name: str
    worth: int = 0
    """What it takes out of the pool; 0 where somebody gives it on top."""


@dataclass(frozen=True)
class PayoutTerms:
    """What is agreed beside the pay table."""

    bounties: int = 0
    """Taken out of the pool before anything is divided (S 1.7)."""
    saves: tuple[int, ...] = ()
    """For the first places out of the money, the better one first, out of the pool."""
    minimum: int = 0
    """No place in the money is paid less."""
    locks: tuple[Lock, ...] = ()
    goods: tuple[Good, ...] = ()
    rounding: Rounding | None = None
    """The unit in the smallest unit of money; None: as the table says."""


class PlacePrize(NamedTuple):
    """What a place is paid."""

    place: int
    cash: int
    goods: tuple[str, ...] = ()
    worth: int = 0
    """What its goods took out of the pool."""

    @property
    def total(self) -> int:
        """What it takes out of the pool."""
        return self.cash + self.worth


class Payout(NamedTuple):
    """What everybody is paid."""

    prizes: tuple[PlacePrize, ...]
    """By place; places without anything are left out."""
    places: int
    """How many are in the money."""
    bounties: int
    reasons: tuple[Reason, ...]

    @property
    def total(self) -> int:
        """All of it, bounties too: the pool that there was."""
        return sum([prize.total for prize in self.prizes]) + self.bounties

    @property
    def cash(self) -> Mapping[int, int]:
        """The money of each place."""
        return {prize.place: prize.cash for prize in self.prizes}


PLAIN = PayoutTerms()
"""Nothing beside the pay table."""

UNNAMED = MoneyTerms()
"""Whole units of a currency that nobody names."""


def bounties_out(entries: int, bounty: int, *, winner_keeps: bool = True) -> int:
    """What bounties take out of the pool.

    The winner of the event keeps the own bounty (B16); where it is left in the pool instead, one
    bounty fewer is taken out (MB2).
    """
    return bounty * (entries if winner_keeps else max(entries - 1, 0))


def payout(
    table: PayTable,
    entries: int,
    pool: int,
    money: MoneyTerms = UNNAMED,
    terms: PayoutTerms = PLAIN,
) -> Payout:
    """What each place is paid of a pool that so many entries have brought together.

    Raises NotPossible where what is agreed beside the table cannot be paid from the pool.
    """
    divided = _divided(entries, pool, money, terms)
    by_table = shares(table, entries, divided, money)
    places = len(by_table.weights)
    _check(terms, places, entries)
    rounding = terms.rounding or Rounding(
        table.rounding.unit * 10**money.decimals, table.rounding.way
    )
    totals, pinned = _totals(by_table, divided, rounding, terms, money)
    goods = _goods_by_place(terms.goods)
    prizes = [
        PlacePrize(
            place,
            total - _worth(goods.get(place, ())),
            tuple([good.name for good in goods.get(place, ())]),
            _worth(goods.get(place, ())),
        )
        for place, total in enumerate([*totals, *terms.saves], start=1)
    ]
    beyond = sorted(place for place in goods if place > len(prizes))
    prizes += [
        PlacePrize(place, 0, tuple([good.name for good in goods[place]])) for place in beyond
    ]
    reasons = (
        _answer(pool, places, money),
        *_taken_out(divided, money, terms),
        *by_table.reasons,
        _says_rounding(rounding, table, terms, money),
        *_says_pinned(pinned, totals, money),
        *_says_terms(terms, money),
        *_says_rising([*totals, *terms.saves]),
    )
    return Payout(tuple(prizes), places, terms.bounties, reasons)


def shared(
    payout: Payout, placed: Sequence[Placed], unit: int = 1, money: MoneyTerms = UNNAMED
) -> TiedPrizes:
    """What players are paid who share places: the money of the places, divided (B20).

    A good cannot be divided; who takes it, those players settle among themselves.
    """
    answer = tied_prizes(placed, payout.cash, unit)
    reasons = list(answer.reasons)
    for best, worst in sorted({(one.best, one.worst) for one in placed}):
        prizes = [one for one in payout.prizes if best <= one.place <= worst and one.goods]
        if prizes and best != worst:
            goods = listed([good for prize in prizes for good in prize.goods])
            values = {
                "best": best,
                "worst": worst,
                "goods": goods,
                "worth": told(sum(one.worth for one in prizes), money),
            }
            sentence = "Places {best} to {worst} settle who takes {goods}, worth {worth}"
            reasons.append(Reason(sentence, values, "house rule, payouts"))
    return TiedPrizes(answer.prizes, tuple(reasons))


def _divided(entries: int, pool: int, money: MoneyTerms, terms: PayoutTerms) -> int:
    """What is left for the places in the money."""
    if entries < 1:
        raise NotPossible("entries", "nobody has entered")
    if pool < 0:
        raise NotPossible("pool", "a pool cannot be negative")
    if terms.bounties < 0 or terms.minimum < 0 or any(save < 0 for save in terms.saves):
        raise NotPossible("terms", "bounties, saves and minimums cannot be negative")
    divided = pool - terms.bounties - sum(terms.saves)
    if divided < 0:
        raise NotPossible(
            "terms",
            f"bounties and saves take {told(terms.bounties + sum(terms.saves), money)}"
            f" out of {told(pool, money)}",
        )
    return divided


def _check(terms: PayoutTerms, places: int, entries: int) -> None:
    """That what is agreed concerns places that there are."""
    if terms.rounding and (terms.rounding.unit < 1 or terms.rounding.way not in ROUNDINGS):
        raise NotPossible("rounding", "money is rounded to whole units in one of the known ways")
    if places + len(terms.saves) > entries and terms.saves:
        raise NotPossible("saves", f"of {entries} entries {places} are paid already")
    locked = [lock.place for lock in terms.locks]
    if len(set(locked)) != len(locked):
        raise NotPossible("locks", "a place is locked twice")
    for lock in terms.locks:
        if not 1 <= lock.place <= places:
            raise NotPossible("locks", f"place {lock.place} is not among the {places} paid")
        if lock.amount < 0:
            raise NotPossible("locks", "a prize cannot be negative")
    for good in terms.goods:
        most = places if good.worth else entries
        if not 1 <= good.place <= most or good.worth < 0:
            raise NotPossible("goods", f"{good.name} cannot go to place {good.place} of {most}")


def _totals(
    by_table: Shares, divided: int, rounding: Rounding, terms: PayoutTerms, money: MoneyTerms
) -> tuple[list[int], list[int]]:
    """What each place in the money gets in all, and the places that got their least."""
    locks = {lock.place: lock.amount for lock in terms.locks}
    worth = {place: _worth(goods) for place, goods in _goods_by_place(terms.goods).items()}
    places = range(1, len(by_table.weights) + 1)
    for place, amount in locks.items():
        if amount < worth.get(place, 0):
            raise NotPossible(
                "locks",
                f"the fixed prize of place {place} is below what its non-cash prize is worth",
            )
    free = [place for place in places if place not in locks]
    left = divided - sum(locks.values())
    if left < 0 or (left and not free):
        raise NotPossible(
            "locks",
            f"the fixed prizes come to {told(sum(locks.values()), money)}"
            f" of {told(divided, money)}",
        )
    least = {place: max(terms.minimum, worth.get(place, 0)) for place in free}
    if sum(least.values()) > left:
        raise NotPossible(
            "minimum",
            f"the least for {len(free)} places comes to {told(sum(least.values()), money)},"
            f" and {told(left, money)} is left",
        )
    usual = by_table.minimum // rounding.unit * rounding.unit  # of a formula: kept where it can be
    raised = {place: max(amount, usual) for place, amount in least.items()}
    least = raised if sum(raised.values()) <= left else least
    won, pinned = _water_level(free, by_table.weights, left, least, rounding)
    return [locks[place] if place in locks else won[place] for place in places], pinned


def _water_level(
    free: list[int],
    weights: Sequence[int],
    left: int,
    least: Mapping[int, int],
    rounding: Rounding,
) -> tuple[dict[int, int], list[int]]:
    """What is left, divided by weight, each place getting its least; and whom that concerned.

    Who would get too little gets the least, and the others divide the rest anew, until nobody does.
    """
    pinned: dict[int, int] = {}
    while free:
        mine = [weights[place - 1] for place in free]
        parts = rounded(left, mine if any(mine) else [1] * len(free), rounding)
        low = {
            place: least[place]
            for place, part in zip(free, parts, strict=True)
            if part < least[place]
        }
        if not low:
            return dict(zip(free, parts, strict=True)) | pinned, sorted(pinned)
        pinned |= low
        left -= sum(low.values())
        free = [place for place in free if place not in low]
    return pinned, sorted(pinned)


def _goods_by_place(goods: Sequence[Good]) -> dict[int, tuple[Good, ...]]:
    return {
        place: tuple([good for good in goods if good.place == place])
        for place in {good.place for good in goods}
    }


def _worth(goods: Sequence[Good]) -> int:
    return sum([good.worth for good in goods])


_HOUSE = "house rule, payouts"


def _answer(pool: int, places: int, money: MoneyTerms) -> Reason:
    values = {"pool": told(pool, money), "places": places}
    what = "1 place" if places == 1 else "{places} places"
    return Reason("The pool of {pool} pays " + what, values, _HOUSE)


def _taken_out(divided: int, money: MoneyTerms, terms: PayoutTerms) -> list[Reason]:
    reasons = []
    if terms.bounties:
        values = {"bounties": told(terms.bounties, money)}
        reasons.append(Reason("bounties of {bounties} are taken out first", values, "S 1.7, B16"))
    if terms.saves:
        values = {"saves": listed([told(save, money) for save in terms.saves])}
        reasons.append(Reason("saved out of the money: {saves}", values, _HOUSE))
    if reasons:
        values = {"divided": told(divided, money)}
        reasons.append(Reason("left to split: {divided}", values, _HOUSE))
    return reasons


def _says_rounding(
    rounding: Rounding, table: PayTable, terms: PayoutTerms, money: MoneyTerms
) -> Reason:
    values = {"unit": told(rounding.unit, money), "way": rounding.way}
    rule = _HOUSE if terms.rounding else named(table)
    return Reason("rounded to {unit}: {way}", values, rule)


def _says_pinned(pinned: list[int], totals: Sequence[int], money: MoneyTerms) -> list[Reason]:
    """Each least amount that raised places to it, and how many."""
    amounts = [totals[place - 1] for place in pinned]
    return [
        Reason(
            "minimum prize {least}, places raised: {count}",
            {"least": told(amount, money), "count": amounts.count(amount)},
            _HOUSE,
        )
        for amount in sorted(set(amounts))
    ]


def _says_terms(terms: PayoutTerms, money: MoneyTerms) -> list[Reason]:
    locks = [
        Reason(
            "place {place} is locked at {amount}",
            {"place": lock.place, "amount": told(lock.amount, money)},
            _HOUSE,
        )
        for lock in terms.locks
    ]
    goods = []
    for good in terms.goods:
        values = {"place": good.place, "name": good.name, "worth": told(good.worth, money)}
        sentence = (
            "place {place} gets {name}, worth {worth} of its prize"
            if good.worth
            else "place {place} gets {name} on top"
        )
        goods.append(Reason(sentence, values, _HOUSE))
    return [*locks, *goods]


def _says_rising(totals: Sequence[int]) -> list[Reason]:
    """Places that are paid more than the one above them, to be looked at again."""
    return [
        Reason(
            "check this: place {place} is paid more than the place above it",
            {"place": place},
            _HOUSE,
        )
        for place, (above, below) in enumerate(pairwise(totals), start=2)
        if below > above
    ]

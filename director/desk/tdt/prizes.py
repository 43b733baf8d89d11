"""The prizes of an evening: its pay table in our form, and what each place was paid."""

from collections.abc import Sequence
from itertools import pairwise

from director.desk.tdt.evening import Evening, Prize
from director.tournament.prizes.pay_table import WHOLE, Bracket, PayTable, PlaceRange, number
from director.tournament.prizes.payouts import Good, Lock
from director.tournament.prizes.rounding import NEAREST, WHOLE_UNITS, Rounding
from director.translation import say


def paid_places(evening: Evening) -> tuple[Prize, ...]:
    """The prizes in money by place; none where the places are not 1, 2, 3 and so on."""
    money = sorted([one for one in evening.prizes if one.is_money], key=lambda one: one.place)
    is_in_order = [one.place for one in money] == [*range(1, len(money) + 1)]
    return tuple(money) if is_in_order else ()


def paid_in_all(evening: Evening) -> int:
    """What all prizes in money come to, in hundredths."""
    return sum([one.amount for one in paid_places(evening)])


def pay_table_of(evening: Evening) -> PayTable | None:
    """The pay table; None where there is none, or a later place is paid more than an earlier."""
    prizes = paid_places(evening)
    shares = [one.share for one in prizes if one.share is not None]
    by_share = len(shares) == len(prizes) and sum(shares) == WHOLE
    weights = shares if by_share else [one.amount for one in prizes]
    if not weights or min(weights) < 1 or any(a < b for a, b in pairwise(weights)):
        return None
    unit = evening.nearest // 100
    return PayTable(
        name=_named(weights, by_share=by_share),
        source=say("The Tournament Director"),
        rounding=Rounding(unit, NEAREST) if unit > 1 else WHOLE_UNITS,
        brackets=(Bracket(len(weights), None, _ranges(weights), in_money=not by_share),),
    )


def is_for_any_pool(table: PayTable) -> bool:
    """Whether it divides a pool in parts, so that a house can use it again."""
    return not any(one.in_money for one in table.brackets)


def locks(prizes: Sequence[Prize], in_units: int) -> tuple[Lock, ...]:
    """The prizes as they were paid; one unit of money is so many hundredths."""
    return tuple([Lock(one.place, one.amount // in_units) for one in prizes])


def goods(evening: Evening) -> tuple[Good, ...]:
    """What was won and is no money, given on top."""
    return tuple(
        [
            Good(one.place, one.description or say("prize"))
            for one in evening.prizes
            if not one.is_money and one.place
        ]
    )


def _named(weights: Sequence[int], *, by_share: bool) -> str:
    told = "-".join([number(one) for one in weights[:6]])
    more = "…" if len(weights) > 6 else ""
    return say("{shares} percent", shares=told + more) if by_share else told + more


def _ranges(weights: Sequence[int]) -> tuple[PlaceRange, ...]:
    return tuple([PlaceRange(place, place, one) for place, one in enumerate(weights, start=1)])

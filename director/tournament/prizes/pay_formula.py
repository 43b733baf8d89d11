"""Pay tables that nobody wrote out: prizes from a share of the field, a minimum and a steepness.

What is above the minimum falls as a power of the place. With 15 % of the field paid, a minimum of
1.5 buy-ins and a steepness of 1, the 10,112 entries of the 2024 Main Event give first place within
five percent of the ten million that were paid.
"""

from decimal import Decimal, localcontext
from itertools import repeat

from director.tournament.prizes.pay_table import WHOLE, Formula

GROUPS = ((9, 1), (18, 3), (45, 9), (99, 18), (207, 27), (423, 36), (999, 72))
"""Up to which place so many are paid alike; beyond the last, twice as many as there."""

_FINE = 10**9


def places_paid(formula: Formula, entries: int, pool: int, buy_in: int) -> int:
    """How many places are paid: the share of the field, but no more than minimums fit the pool."""
    wanted = -(-entries * formula.paid // WHOLE)
    smallest = smallest_prize(formula, buy_in)
    fitting = pool // smallest if smallest else wanted
    return max(1, min(wanted, fitting, entries))


def smallest_prize(formula: Formula, buy_in: int) -> int:
    """The minimum in the smallest unit of money, rounded down."""
    return formula.minimum * buy_in // 100


def formula_weights(formula: Formula, entries: int, pool: int, buy_in: int) -> tuple[int, ...]:
    """What each place weighs, from the first; the last weighs the minimum."""
    places = places_paid(formula, entries, pool, buy_in)
    above = _above_minimum(formula, places)
    whole = sum(above)
    if not whole:  # all alike
        return tuple(repeat(1, places))
    minimum = smallest_prize(formula, buy_in)  # several places are paid where all minimums fit
    rest = pool - places * minimum
    return tuple([minimum * whole + rest * one for one in above])


def _above_minimum(formula: Formula, places: int) -> list[int]:
    """How what is above the minimum is divided, in whole numbers, the same on every machine."""
    with localcontext() as context:
        context.prec = 20
        power = -Decimal(formula.steepness) / 100
        curve = [int(Decimal(place) ** power * _FINE) for place in range(1, places + 1)]
    if not formula.grouped:
        return [one - curve[-1] for one in curve]
    grouped: list[int] = []
    for first, last in _groups(places):
        mean = sum(curve[first - 1 : last]) // (last - first + 1)
        grouped += repeat(mean, last - first + 1)
    return [one - grouped[-1] for one in grouped]


def _groups(places: int) -> list[tuple[int, int]]:
    """The places in groups, first and last of each."""
    groups, first = [], 1
    for upto, size in (*GROUPS, (places, 2 * GROUPS[-1][1])):
        while first <= min(upto, places):
            last = min(first + size - 1, places)
            groups.append((first, last))
            first = last + 1
    return groups

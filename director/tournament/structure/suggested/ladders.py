"""Amounts that dealers like to count, and the way up from one to another in so many steps.

All amounts are chips. A bet is a ladder's rung only where the chips in play can post it.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from math import gcd, inf, log
from typing import NamedTuple

MOST_RISE = 2.0
"""No level costs more than so many times the one before."""

_DIGITS = {
    **dict.fromkeys((100, 150, 200, 300, 400, 600, 800), 0.0),
    **dict.fromkeys((120, 250, 500), 0.004),
    **dict.fromkeys(
        (125, 140, 160, 175, 180, 220, 225, 240, 275, 280, 350, 450, 550, 700, 900), 0.06
    ),
    **dict.fromkeys(
        (110, 130, 170, 190, 210, 230, 260, 270, 320, 325, 375, 650, 750, 850, 950), 0.2
    ),
}
"""The first three digits of a bet, and how much worse it is to count than the usual ones."""
USUAL, FINE, ANY = 0.02, 0.1, 1.0
"""Up to such a cost a ladder has the usual amounts, finer ones, or all that can be posted."""
_ODD_CHIP = 0.15
"""How much worse a bet is that takes smaller chips than its level is counted in."""
_ODD_HALF = 0.006
"""How much worse a bet is of which the small blind cannot be half."""


class Rung(NamedTuple):
    """An amount that a level may be played for."""

    amount: int
    cost: float
    """How badly it is counted: 0 for the usual amounts."""


def unit(amount: int, chips: Sequence[int]) -> int:
    """The chip in which the smaller bets of a level are counted: the largest up to a quarter.

    >>> unit(300, (25, 100, 500)), unit(400, (25, 100, 500)), unit(50, (25, 100, 500))
    (25, 100, 25)
    """
    return max((chip for chip in chips if chip * 4 <= amount), default=min(chips))


def in_units(amount: float, chip: int) -> int:
    """The nearest amount in whole chips of one kind, at least one; half a chip counts up.

    >>> in_units(75, 25), in_units(750, 100), in_units(3, 25)
    (75, 800, 25)
    """
    return max(1, int(amount / chip + 0.5)) * chip


def rungs(least: int, most: int, chips: Sequence[int]) -> list[Rung]:
    """The amounts from the least to the most that these chips can post, rising.

    >>> [one.amount for one in rungs(100, 400, (100, 500)) if not one.cost]
    [200, 400]
    """
    found: dict[int, float] = {}
    smallest, ten = gcd(*chips), 1
    while ten <= most:
        for digits, cost in _DIGITS.items():
            amount, left = divmod(digits * ten, 100)
            if left or not least <= amount <= most or amount % smallest:
                continue
            chip = unit(amount, chips)
            odd_half = in_units(amount / 2, chip) * 2 != amount
            found[amount] = cost + _ODD_HALF * odd_half + _ODD_CHIP * bool(amount % chip)
        ten *= 10
    return [Rung(amount, found[amount]) for amount in sorted(found)]


def first_from(amount: float, ladder: Iterable[Rung]) -> Rung | None:
    """The lowest rung that is not below an amount, one that is easy to count where that is near.

    >>> first_from(101, rungs(100, 1000, (25, 100))).amount
    150
    """
    above = [one for one in ladder if one.amount >= amount and one.cost < FINE]
    near = [one for one in above if one.amount <= above[0].amount * 1.34]
    return min(near, key=lambda one: (one.cost > USUAL, one.amount), default=None)


Allowed = Callable[[int, int], bool]
"""Whether the second amount may follow on the first."""


def not_too_wide(below: int, above: int) -> bool:
    """Whether a level may cost so much after one that costs so much."""
    return above <= MOST_RISE * below


def climb(
    low: int, high: int, steps: int, ladder: Sequence[Rung], allowed: Allowed = not_too_wide
) -> list[int] | None:
    """So many amounts between a low and a high one, all of them rising as evenly as can be.

    Both ends are left out. None where there is no such way: too few rungs, or a step too wide.
    """
    if steps == 0:
        return [] if allowed(low, high) else None
    between = [one for one in ladder if low < one.amount < high]
    if len(between) < steps:
        return None
    even = log(high / low) / (steps + 1)
    amounts = [low, *[one.amount for one in between], high]
    near = [
        [
            (below, (log(above / amounts[below]) - even) ** 2)
            for below in range(bisect_left(amounts, above / MOST_RISE), at)
            if allowed(amounts[below], above)
        ]
        for at, above in enumerate(amounts)
    ]
    costs = [0.0, *[inf] * (len(amounts) - 1)]
    ways: list[list[int]] = []
    for _ in range(steps + 1):
        before, costs, way = costs, [inf] * len(amounts), [0] * len(amounts)
        for at, belows in enumerate(near):
            own = between[at - 1].cost if 0 < at <= len(between) else 0.0
            for below, cost in belows:
                if before[below] + cost + own < costs[at]:
                    costs[at], way[at] = before[below] + cost + own, below
        ways.append(way)
    if costs[-1] == inf:
        return None
    at, found = len(amounts) - 1, []
    for way in reversed(ways[1:]):
        at = way[at]
        found.append(amounts[at])
    return found[::-1]

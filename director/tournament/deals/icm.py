"""What stacks are worth by the independent chip model, for any number of players.

The model (Malmuth, Harville): who wins is as likely as the stack is large, and among the others so
is who comes second, and so on. That is the order in which clocks ring that each ring at a random
moment, earlier the larger the stack: after a time t, a player with the part r of all chips has rung
with probability 1 − exp(−rt), whatever the others do. So the chance of place k is that of ringing
at t just after k − 1 others have, summed over all t, and that sum is found numerically: no order of
players is ever listed. Nothing here is drawn at random; the same stacks give the same figures.
"""

from collections.abc import Iterator, Sequence
from math import exp, expm1, log, sqrt
from operator import mul

from director.engine.not_possible import NotPossible

Chances = list[float]
"""From the first place on."""


def finishing_chances(stacks: Sequence[int], places: int | None = None) -> list[Chances]:
    """How likely each player is to finish in each place, the first `places` or all of them.

    Exact to some fourteen decimals. Raises NotPossible where somebody has no chips.
    """
    parts, depth = _parts(stacks, len(stacks) if places is None else places)
    chances = [[0.0] * depth for _ in parts]
    for moment, width in _moments(depth, min(parts)):
        factors = _factors(parts, moment)
        open_still = 0.0
        for player, before in enumerate(_without_each([1.0], factors, depth)):
            rings = width * parts[player] * factors[player][0]
            row = chances[player]
            chances[player] = [old + rings * one for old, one in zip(row, before, strict=True)]
            open_still = max(open_still, sum(before))
        if open_still < _NOTHING:  # all these places are taken
            break
    return chances


def icm_values(stacks: Sequence[int], prizes: Sequence[int]) -> list[float]:
    """What each stack is worth: its chances of the prizes, from the first place on.

    In the unit of the prizes, to less than a hundredth of the smallest unit of money; prizes of
    places that nobody is left for are not counted. Many times as fast as all the chances would be.
    Raises NotPossible where somebody has no chips, or there is no prize.
    """
    parts, depth = _parts(stacks, len(prizes))
    amounts = prizes[:depth]
    values = [0.0] * len(parts)
    for moment, width in _moments(depth, min(parts)):
        factors = _factors(parts, moment)
        expected, open_still = _expected_without_each(factors, amounts)
        values = [
            value + width * part * silent * one
            for value, part, (silent, _), one in zip(values, parts, factors, expected, strict=True)
        ]
        if open_still < _NOTHING:  # all the prizes are won
            break
    return values


def _parts(stacks: Sequence[int], places: int) -> tuple[list[float], int]:
    """Each player's part of all chips, and how many places concern them."""
    if not stacks or min(stacks) < 1:
        raise NotPossible("stacks", "everybody has chips")
    if places < 1:
        raise NotPossible("prizes", "there is at least one prize")
    everything = sum(stacks)
    return [stack / everything for stack in stacks], min(places, len(stacks))


def _factors(parts: Sequence[float], moment: float) -> list[tuple[float, float]]:
    """How likely each player is to be silent until a moment, and to have rung."""
    return [(exp(-part * moment), -expm1(-part * moment)) for part in parts]


_NOTHING = 1e-22
"""A probability that changes no figure."""

_LONG_AFTER = 60
"""By so many times its mean, the slowest clock has rung: exp(−60) is nothing."""

_BEGIN, _BEND = -5.7, 2.0
"""From where on the moments are taken, and where they begin to crowd towards no time at all."""


def _moments(depth: int, smallest: float) -> Iterator[tuple[float, float]]:
    """The moments at which the clocks are looked at, and the time that each stands for.

    The trapezoidal rule after t = exp(y − exp(−2 − y)): the terms fade away so fast at both ends
    that its error falls exponentially with the step. The place of one clock among `depth` shows in
    log t as a step about 1/√depth wide, and the rule has to see that.
    """
    step = min(0.15, 0.6 / sqrt(depth))
    for at in range(int((log(_LONG_AFTER / smallest) - _BEGIN) / step) + 1):
        y = _BEGIN + at * step
        crowded = exp(-_BEND - y)
        moment = exp(y - crowded)
        yield moment, moment * (1 + crowded) * step


def _without_each(
    counts: Chances, factors: Sequence[tuple[float, float]], depth: int
) -> Iterator[Chances]:
    """For each player in order: how likely none, one, two … of all others have rung.

    `counts` is that for the players outside of `factors`. Each half gets the other half's, so that
    nothing is ever divided out again, and everything added is positive: no digits are lost.
    """
    if len(factors) == 1:
        yield counts
        return
    half = len(factors) // 2
    yield from _without_each(_with_all(counts, factors[half:], depth), factors[:half], depth)
    yield from _without_each(_with_all(counts, factors[:half], depth), factors[half:], depth)


def _expected_without_each(
    factors: Sequence[tuple[float, float]], prizes: Sequence[float]
) -> tuple[list[float], float]:
    """For each player: the prize of ringing now, on average over how many others have rung.

    And how likely it is that a prize is left at all.

    On the way forth, how likely so many of the players before have rung; on the way back, what the
    prize is worth to one with so many before, on average over the players after.
    """
    counts: Chances = [1.0]
    before: list[Chances] = []
    for silent, rung in factors:
        before.append(counts)
        fewer = [0.0, *counts]
        if len(counts) < len(prizes):
            counts = [*counts, 0.0]
        counts = [silent * same + rung * one for same, one in zip(counts, fewer, strict=False)]
    open_still = sum(counts)
    worth, expected = list(prizes), []
    for (silent, rung), counts in zip(reversed(factors), reversed(before), strict=True):
        expected.append(sum(map(mul, counts, worth)))
        more = [*worth[1:], 0.0]
        worth = [silent * same + rung * one for same, one in zip(worth, more, strict=True)]
    return expected[::-1], open_still


def _with_all(counts: Chances, factors: Sequence[tuple[float, float]], depth: int) -> Chances:
    """With more players, each silent or rung; no more are counted than there are places."""
    for silent, rung in factors:
        fewer = [0.0, *counts]
        if len(counts) < depth:
            counts = [*counts, 0.0]
        counts = [silent * same + rung * one for same, one in zip(counts, fewer, strict=False)]
    return counts

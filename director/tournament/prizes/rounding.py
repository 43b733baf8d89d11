"""Prizes in whole units of money that come to exactly what there is.

Amounts are whole numbers of the smallest unit of money.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

FROM_FIRST = "down, the rest from first place on"
TO_FIRST = "down, the rest to first place"
NEAREST = "nearest, first place takes the difference"


class Rounding(NamedTuple):
    """Which amounts are paid, and where the rest goes."""

    unit: int = 1
    """Prizes are multiples of it, but for what is less than one unit, which goes to first place."""
    way: str = FROM_FIRST
    """One of ROUNDINGS."""


WHOLE_UNITS = Rounding()
"""As most tables round."""


def rounded(total: int, weights: Sequence[int], rounding: Rounding) -> list[int]:
    """The total divided by weight; always sums to it, and never rises where the weights do not.

    >>> rounded(625, [65, 35], Rounding(1, NEAREST))
    [406, 219]
    >>> rounded(998, [50, 30, 20], Rounding(5))
    [503, 300, 195]
    """
    return ROUNDINGS[rounding.way](total, weights, rounding.unit)


def _from_first(total: int, weights: Sequence[int], unit: int) -> list[int]:
    """Down; the rest is handed out from first place on, one unit at a time (BARGE 2025)."""
    prizes = _down(total, weights, unit)
    units, crumbs = divmod(total - sum(prizes), unit)
    each, more = divmod(units, len(prizes))
    prizes = [prize + (each + (place < more)) * unit for place, prize in enumerate(prizes)]
    prizes[0] += crumbs
    return prizes


def _to_first(total: int, weights: Sequence[int], unit: int) -> list[int]:
    """Down; the rest goes to first place."""
    others = _down(total, weights, unit)[1:]
    return [total - sum(others), *others]


def _nearest(total: int, weights: Sequence[int], unit: int) -> list[int]:
    """To the nearest unit, half a unit upwards; first place takes the difference.

    Where so many small prizes go up that first place would fall below second, all go down and the
    rest is handed out from first place on.
    """
    whole = sum(weights) * unit
    others = [(2 * total * weight + whole) // (2 * whole) * unit for weight in weights[1:]]
    first = total - sum(others)
    if first < max(others, default=0):
        return _from_first(total, weights, unit)
    return [first, *others]


def _down(total: int, weights: Sequence[int], unit: int) -> list[int]:
    whole = sum(weights) * unit
    return [total * weight // whole * unit for weight in weights]


ROUNDINGS: Mapping[str, Callable[[int, Sequence[int], int], list[int]]] = {
    FROM_FIRST: _from_first,
    TO_FIRST: _to_first,
    NEAREST: _nearest,
}
"""The ways to round, by the words that files and settings have for them."""

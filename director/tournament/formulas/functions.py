"""The functions of formulas, one table: what each takes, gives, and how people read of it."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import ceil, floor
from typing import NamedTuple

from director.tournament.formulas.arithmetic import (
    NoNumber,
    Number,
    logarithm,
    natural_logarithm,
    root,
    rounded,
)
from director.translation import say

IF, TABLE, PICK = "if", "table", "pick"
"""Those that do not simply work with all their values: see `values.py`."""


class Function(NamedTuple):
    """A function."""

    least: int
    """So many values it takes at least."""
    most: int | None
    """None: as many as one likes."""
    example: str
    says: str
    """What it gives."""
    gives: Callable[..., Number] | None = None
    """Raises NoNumber."""


def _size(number: Number) -> Number:
    return number if number >= 0 else -number


def _floor(number: Number) -> Number:
    return Fraction(floor(number))


def _ceiling(number: Number) -> Number:
    return Fraction(ceil(number))


def _least(*numbers: Number) -> Number:
    return min(numbers)


def _most(*numbers: Number) -> Number:
    return max(numbers)


FUNCTIONS: Mapping[str, Function] = {
    IF: Function(3, 3, "if(place <= 9, 10, 2)", "the second if the first holds, else the third"),
    "min": Function(1, None, "min(hits, 5)", "the smallest of the values", _least),
    "max": Function(1, None, "max(entries, 10)", "the greatest of the values", _most),
    "round": Function(
        1, 2, "round(x), round(x, 1)", "to a whole number or decimals; halves up", rounded
    ),
    "floor": Function(1, 1, "floor(x)", "down to a whole number", _floor),
    "ceiling": Function(1, 1, "ceiling(x)", "up to a whole number", _ceiling),
    "sqrt": Function(1, 1, "sqrt(entries)", "the square root", root),
    "log": Function(1, 2, "log(x), log(x, 2)", "the logarithm, to base 10 or another", logarithm),
    "ln": Function(1, 1, "ln(x)", "the natural logarithm", natural_logarithm),
    "abs": Function(1, 1, "abs(x)", "the value without its sign", _size),
    PICK: Function(
        2, None, "pick(place, 25, 18, 15)", "of what follows the 1st, 2nd, …; beyond, the last"
    ),
    TABLE: Function(1, 1, "table(place)", "from the list of points in the league’s file"),
}
"""By name."""

ALSO: Mapping[str, str] = {"ceil": "ceiling", "roundup": "ceiling", "log10": "log", "iif": IF}
"""What other programs call them."""


def position(number: Number) -> int:
    """A place in a list, from 1. Raises NoNumber."""
    if number != int(number) or number < 1:
        raise NoNumber(say("a place in a list is a whole number from 1 on"))
    return int(number)

"""The chips on the tables: denominations, colours, and what a starting stack is made of."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple


class Chip(NamedTuple):
    """A chip of the set."""

    value: int
    colour: str = ""
    in_stack: int = 0
    """How many a starting stack has."""


USUAL = (1, 5, 25, 100, 500, 1000, 5000, 25000, 100000, 500000, 1000000)
"""The denominations that most chip sets have."""


def worth(chip_set: Iterable[Chip]) -> int:
    """A starting stack made of these, in chips.

    >>> worth([Chip(25, "green", 8), Chip(100, "black", 8)])
    1000
    """
    return sum(chip.value * chip.in_stack for chip in chip_set)


def usual_from(smallest: int) -> tuple[int, ...]:
    """The usual denominations from one on, that one first.

    >>> usual_from(2000)[:3]
    (2000, 5000, 25000)
    """
    return (smallest, *(value for value in USUAL if value > smallest))


def stack_of(chips: int, values: Sequence[int]) -> tuple[Chip, ...]:
    """A starting stack of these denominations: some of each small chip, the rest in big ones.

    Nothing where these chips make no such stack.

    >>> [(chip.value, chip.in_stack) for chip in stack_of(10000, usual_from(25))]
    [(25, 12), (100, 12), (500, 5), (1000, 6)]
    """
    in_use = [value for value in values if value * 2 <= chips] or list(values[:1])
    stack, left = [], chips
    for value, above in pairwise(in_use):
        count = (left % above) // value
        while count < 5 or (count < 12 and (count * value + above) * 8 <= chips):
            if (count * value + above) > left:
                break
            count += above // value
        stack.append(Chip(value, "", count))
        left -= count * value
    stack.append(Chip(in_use[-1], "", left // in_use[-1]))
    return tuple(chip for chip in stack if chip.in_stack) if worth(stack) == chips else ()

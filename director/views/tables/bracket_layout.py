"""Where the tables of a bracket lie: each beside the middle of those whose players come to it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple


class Sized(NamedTuple):
    """A table to be laid: how high it is, and from which of the round before players come."""

    height: float
    feeds: tuple[int, ...] = ()


def tops(columns: Sequence[Sequence[Sized]], gap: float) -> list[list[float]]:
    """The upper edge of every table, round by round, with at least this gap between two.

    Where players come from all over the round before, tables are spread over its height.
    """
    tallest = max([_tall(column, gap) for column in columns], default=0.0)
    found: list[list[float]] = []
    for number, column in enumerate(columns):
        middles = _middles(column, columns[number - 1], found[-1]) if found else None
        if middles is None:
            middles = _spread(column, tallest, gap)
        found.append(_apart(column, middles, gap, tallest))
    return found


def _tall(column: Sequence[Sized], gap: float) -> float:
    return sum([one.height for one in column]) + gap * max(0, len(column) - 1)


def _middles(
    column: Sequence[Sized], before: Sequence[Sized], there: Sequence[float]
) -> list[float] | None:
    """Where each would lie; None where lines would cross, or it is not known who comes."""
    if not all(one.feeds for one in column):
        return None
    at = [top + one.height / 2 for one, top in zip(before, there, strict=True)]
    middles = [sum([at[n] for n in one.feeds]) / len(one.feeds) for one in column]
    return middles if all(one < other for one, other in pairwise(middles)) else None


def _spread(column: Sequence[Sized], tallest: float, gap: float) -> list[float]:
    """As far from each other as the room allows; a first round that is highest lies close."""
    free = (tallest - _tall(column, gap)) / max(1, len(column))
    middles, down = [], 0.0
    for one in column:
        middles.append(down + (free + one.height) / 2)
        down += one.height + free + gap
    return middles


def _apart(
    column: Sequence[Sized], middles: Sequence[float], gap: float, tallest: float
) -> list[float]:
    """Upper edges as near to these middles as may be, without one lying on another."""
    edges, least = [], 0.0
    for one, middle in zip(column, middles, strict=True):
        edges.append(max(least, middle - one.height / 2))
        least = edges[-1] + one.height + gap
    most = tallest
    for number in range(len(column) - 1, -1, -1):
        edges[number] = min(edges[number], most - column[number].height)
        most = edges[number] - gap
    return edges

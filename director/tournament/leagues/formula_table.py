"""What a formula gives, place by place and field by field: the table to judge it by."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from director.tournament.leagues.points import Formula, NoPoints, points
from director.tournament.leagues.variables import Occasion

SIZES = (6, 10, 20, 40, 80, 160)
"""Fields that are shown, in entries."""
PLACES = (*range(1, 11), 12, 15, 20, 30, 50, 100)

_PAID = 15
"""Percent of a field that is taken for paid, where a formula asks."""


class Cell(NamedTuple):
    """What a place brings in a field."""

    points: int | None
    """In hundredths; None where the field has no such place or the formula no value."""
    fault: str = ""
    """Why there is no value."""


class PlaceRow(NamedTuple):
    """A place, in all fields."""

    place: int
    cells: tuple[Cell, ...]


def formula_table(
    formula: Formula,
    like: Occasion,
    sizes: Sequence[int] = SIZES,
    places: Sequence[int] = PLACES,
) -> tuple[PlaceRow, ...]:
    """The table, for people like this one: the buy-in, hits, prize and so on are theirs.

    Each entry is somebody else's, the pool is all buy-ins, and 15 % of the field are paid.
    """
    rows = [
        PlaceRow(place, tuple([_cell(formula, like, size, place) for size in sizes]))
        for place in places
    ]
    return tuple([row for row in rows if row.place <= max(sizes)])


def _cell(formula: Formula, like: Occasion, size: int, place: int) -> Cell:
    if place > size:
        return Cell(None)
    of = replace(
        like,
        entries=size,
        place=place,
        players=size,
        prize_pool=size * like.buy_in,
        places_paid=-(-size * _PAID // 100),
    )
    try:
        return Cell(points(formula, of))
    except NoPoints as why:
        return Cell(None, str(why))


def is_whole(rows: Sequence[PlaceRow]) -> bool:
    """Whether all points are whole, so that nobody needs to read decimals."""
    return not any((cell.points or 0) % 100 for row in rows for cell in row.cells)


def first_fault(rows: Sequence[PlaceRow]) -> str:
    """Why the first place without points has none; empty where all have some."""
    return next((cell.fault for row in rows for cell in row.cells if cell.fault), "")

"""What a place brings: the formula of a league, worked out in hundredths of a point.

The five formulas that come with the program are written as a house would write its own.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from director.tournament.formulas.functions import TABLE
from director.tournament.formulas.parser import parse
from director.tournament.formulas.trees import Tree, functions_in, names_in
from director.tournament.formulas.values import Known, NoValue, value
from director.tournament.leagues.variables import NAMES, Occasion
from director.translation import say

BY_PLACE = "by place"
BY_FIELD = "by place and entries"
ROOT = "square root"
ROOT_STEEP = "square root, steep"
WEIGHTED = "weighted by buy-in"

WAYS: Mapping[str, str] = {
    BY_PLACE: "table(place)",
    BY_FIELD: "factor * (entries - place + 1)",
    ROOT: "factor * sqrt(entries / place)",
    ROOT_STEEP: "factor * sqrt(entries) / place",
    WEIGHTED: "factor * sqrt(entries * buy_in) / (place + 1)",
}
"""The formulas that have a name."""


@dataclass(frozen=True)
class Formula:
    """How points are given; all numbers in hundredths of a point."""

    way: str = ROOT
    """One of WAYS, or a formula that the house wrote."""
    factor: int = 10_00
    table: tuple[int, ...] = ()
    """By place, for formulas that ask for it: the first place first."""
    rest: int = 0
    """For every place behind the table."""
    places: int = 0
    """How many places get points; 0 for all."""
    knock_out: int = 0
    """On top for each player knocked out."""
    attendance: int = 0
    """On top for having played."""

    @property
    def text(self) -> str:
        """As the house would write it."""
        return WAYS.get(self.way, self.way)

    @property
    def tree(self) -> Tree:
        """What it says. Raises NotAFormula."""
        return parse(self.text, NAMES)

    @property
    def uses(self) -> frozenset[str]:
        """The names that it asks for."""
        return names_in(self.tree)

    @property
    def asks_table(self) -> bool:
        """Whether it looks in the list of the league's file."""
        return TABLE in functions_in(self.tree)


class NoPoints(Exception):
    """The formula has no value for a place. Says which and why."""


def points(formula: Formula, of: Occasion, tied: int = 1) -> int:
    """What a place brings, in hundredths; who ties shares the points of those places.

    Raises NoPoints where the formula divides by zero or gives what is no number.

    >>> points(Formula(ROOT, 10_00), Occasion(entries=36, place=4))
    3000
    >>> points(Formula(BY_PLACE, table=(100_00, 50_00), rest=5_00), Occasion(9, 2), tied=2)
    2750
    """
    shared = [
        100 * _brought(formula, replace(of, place=place))
        for place in range(of.place, of.place + tied)
        if not formula.places or place <= formula.places
    ]
    hits = round(formula.knock_out * Fraction(of.hits))
    return round(sum(shared) / tied) + hits + formula.attendance


class _Working(NamedTuple):
    """What a formula needs for every place alike."""

    tree: Tree
    uses: frozenset[str]
    table: tuple[Fraction, ...]
    rest: Fraction
    factor: Fraction


@lru_cache(maxsize=64)
def _working(formula: Formula) -> _Working:
    table = tuple([Fraction(one, 100) for one in formula.table])
    rest, factor = Fraction(formula.rest, 100), Fraction(formula.factor, 100)
    return _Working(formula.tree, formula.uses, table, rest, factor)


def _brought(formula: Formula, of: Occasion) -> Fraction | float:
    """In whole points, exact where it can be."""
    tree, uses, table, rest, factor = _working(formula)
    values = {name: factor if name == "factor" else of.value(name) for name in uses}
    try:
        return value(tree, Known(values, table, rest))
    except NoValue as failure:
        said = say("place {place} has no points: {why}", place=of.place, why=failure.why)
        raise NoPoints(said) from None

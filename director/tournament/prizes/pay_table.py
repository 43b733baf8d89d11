"""A pay table: which part of the pool each place is paid, by the number of entries."""

from dataclasses import dataclass
from typing import NamedTuple

from director.tournament.prizes.rounding import WHOLE_UNITS, Rounding

WHOLE = 100_00
"""All of a pool, in hundredths of a percent."""


class PlaceRange(NamedTuple):
    """Places that are paid alike, and what each of them gets."""

    first: int
    last: int
    share: int
    """Of each: hundredths of a percent, or hundredths of a whole unit of money."""

    @property
    def places(self) -> int:
        """How many places they are."""
        return self.last - self.first + 1

    @property
    def name(self) -> str:
        """As a table has it.

        >>> PlaceRange(3, 3, 2000).name, PlaceRange(10, 12, 165).name
        ('3', '10-12')
        """
        return str(self.first) if self.first == self.last else f"{self.first}-{self.last}"


@dataclass(frozen=True)
class Bracket:
    """What is paid for so many entries."""

    least: int
    most: int | None
    """None: this many and all above."""
    ranges: tuple[PlaceRange, ...]
    """From first place on, without gaps."""
    in_money: bool = False
    """Whether the shares are amounts of money; else they are parts of the pool."""

    @property
    def places(self) -> int:
        """How many places are paid."""
        return self.ranges[-1].last

    @property
    def shares(self) -> tuple[int, ...]:
        """What each place gets, from the first."""
        return tuple(one.share for one in self.ranges for _ in range(one.places))

    @property
    def name(self) -> str:
        """As a table has it.

        >>> Bracket(5, 8, ()).name, Bracket(9, 9, ()).name, Bracket(201, None, ()).name
        ('5-8', '9', '201+')
        """
        if self.most is None:
            return f"{self.least}+"
        return str(self.least) if self.least == self.most else f"{self.least}-{self.most}"

    def covers(self, entries: int) -> bool:
        """Whether it is for so many entries."""
        return self.least <= entries and (self.most is None or entries <= self.most)


class Formula(NamedTuple):
    """What is paid where no table is written out; all numbers in hundredths."""

    paid: int
    """Percent of the entries that are paid, rounded up to whole places."""
    minimum: int
    """The smallest prize, in buy-ins."""
    steepness: int = 100
    """How fast prizes fall: at 1.00 what is above the minimum falls as 1/place; at 0 not at all."""
    grouped: bool = True
    """Whether places far down are paid alike, as 10-12 and 19-27."""


@dataclass(frozen=True)
class PayTable:
    """A pay table, as its file states it."""

    name: str
    series: str = ""
    source: str = ""
    notes: tuple[str, ...] = ()
    rounding: Rounding = WHOLE_UNITS
    """The unit in whole units of the currency."""
    brackets: tuple[Bracket, ...] = ()
    """By entries, the fewest first."""
    formula: Formula | None = None
    """For all numbers of entries without a bracket."""

    def bracket(self, entries: int) -> Bracket | None:
        """The bracket for so many entries; None where there is none."""
        return next((one for one in self.brackets if one.covers(entries)), None)

    def nearest(self, entries: int) -> Bracket:
        """The last bracket that begins no later, else the first; there has to be one."""
        below = [one for one in self.brackets if one.least <= entries]
        return below[-1] if below else self.brackets[0]


def number(hundredths: int) -> str:
    """Hundredths as people write them.

    >>> number(2450), number(75), number(10000)
    ('24.5', '0.75', '100')
    """
    return f"{hundredths / 100:.2f}".rstrip("0").rstrip(".")

"""What formulas of points may ask about an event and about whoever finished in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from director.tournament.formulas.parser import Names


@dataclass(frozen=True)
class Occasion:
    """What points are given for. Amounts are in whole units of the currency."""

    entries: int
    place: int
    buy_in: Fraction | float = 0
    players: int | None = None
    """None: as many as entries."""
    rebuys: int = 0
    add_ons: int = 0
    hits: Fraction | float = 0
    prize: Fraction | float = 0
    spent: Fraction | float | None = None
    """None: the buy-in."""
    prize_pool: Fraction | float = 0
    places_paid: int = 0
    collected: Fraction | float | None = None
    """None: a buy-in from each entry."""
    bought_in: int | None = None
    """None: as many as entries."""

    def value(self, name: str) -> Fraction:
        """What stands in an event under a name of VARIABLES."""
        number: Fraction | float | None = getattr(self, name)
        if number is None:
            usual = {"spent": self.buy_in, "collected": self.entries * self.buy_in}
            number = usual.get(name, self.entries)
        return Fraction(number)


class Variable(NamedTuple):
    """A name that formulas may use."""

    says: str
    also: tuple[str, ...] = ()
    """What else it may be called."""
    of_event: bool = True
    """Whether it is the same for everybody in an event."""


VARIABLES: Mapping[str, Variable] = {
    "entries": Variable("how many entries there were, with re-entries", ("n",)),
    "bought_in": Variable("how often anybody bought in: entries and rebuys"),
    "players": Variable("how many different people played"),
    "place": Variable("the finishing place: 1 for the winner", ("r", "rank"), of_event=False),
    "buy_in": Variable("what one entry costs, with the fee", ("buyin",)),
    "prize_pool": Variable("all the prize money", ("pool",)),
    "collected": Variable("what everybody bought for: entries, rebuys, add-ons"),
    "places_paid": Variable("how many places are paid", ("paid",)),
    "hits": Variable("whom the player knocked out", ("knock_outs", "knockouts"), of_event=False),
    "rebuys": Variable("rebuys of the player, in all entries", of_event=False),
    "add_ons": Variable("add-ons of the player, in all entries", ("addons",), of_event=False),
    "spent": Variable("what the player bought for: entries, rebuys, add-ons", of_event=False),
    "prize": Variable("what the player won", ("won",), of_event=False),
    "factor": Variable("the factor in the league’s file"),
}
"""By name."""

NAMES: Names = tuple(
    [(name, of) for of, variable in VARIABLES.items() for name in (of, *variable.also)]
)
"""As people may write them, and as they are known."""

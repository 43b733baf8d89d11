"""What a hand costs, in chips; what follows from it is computed."""

from typing import NamedTuple


class Stakes(NamedTuple):
    """What a hand costs at a level, in chips; 0 where the sheet has no such bet."""

    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    """Of each player."""
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    big_blind_ante: int = 0
    """Of one player, for the whole table."""

    @property
    def measure(self) -> int:
        """The bet that a stack is counted in: the big blind, or the small bet without one."""
        return self.big_blind or self.small_bet


class StakesSet(NamedTuple):
    """The stakes of one class of game at a level."""

    of: str
    """The id of the class."""
    stakes: Stakes


class StakesClass(NamedTuple):
    """A class of game that has stakes of its own at every level."""

    id: str
    title: str
    """As the sheet prints it: "Stud"."""


class OpeningRaise(NamedTuple):
    """What the first to enter the pot may do before the flop, in chips."""

    call: int
    least: int
    """The smallest total of a raise."""
    most: int
    """The largest total of a raise."""


def opening_raise(stakes: Stakes, betting: str) -> OpeningRaise | None:
    """What the first to enter a pot may do; None where the pot sets no limit. Antes do not count.

    >>> opening_raise(Stakes(50, 100), "pot-limit")
    OpeningRaise(call=100, least=200, most=350)
    >>> opening_raise(Stakes(50, 100), "half-pot-limit")
    OpeningRaise(call=100, least=200, most=225)
    """
    small, big = stakes.small_blind, stakes.big_blind
    pot = small + 2 * big  # once the blind is called
    most = {"pot-limit": big + pot, "half-pot-limit": big + pot // 2}.get(betting)
    return None if most is None or not big else OpeningRaise(big, 2 * big, most)

"""A deal as an event carries it: who gets what, for certain, and what is still played for."""

from typing import NamedTuple

from director.tournament.busts.state import EntryNumber


class Share(NamedTuple):
    """What one of those who agreed gets, in the smallest unit of the event's currency."""

    entry: EntryNumber
    stack: int
    """Chips with lammers at their value, as they were counted for the deal."""
    original: int
    """The prize of the place in which that stack stood."""
    amount: int
    bounty: int = 0
    """Of the bounties that were left, on top of the amount."""

    @property
    def total(self) -> int:
        """All that the deal gives."""
        return self.amount + self.bounty

    @property
    def difference(self) -> int:
        """How much more the amount is than the prize would have been."""
        return self.amount - self.original


class Agreement(NamedTuple):
    """What those who were left have agreed."""

    way: str
    """One of `deals.WAYS`."""
    shares: tuple[Share, ...]
    """Of everybody who was left, the largest stack first."""
    held: int = 0
    """Held back for the winner by play."""
    bounties: str = "played for"
    """What becomes of the bounties that were left: one of `deals.BOUNTIES`."""

    @property
    def total(self) -> int:
        """All of it: the prizes that were left, and the bounties divided."""
        return sum([share.total for share in self.shares]) + self.held

    @property
    def entries(self) -> frozenset[EntryNumber]:
        """Who agreed."""
        return frozenset([share.entry for share in self.shares])

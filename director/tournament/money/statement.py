"""The money of an event on one page: what was sold and how it was paid. Both sides add up."""

from typing import NamedTuple

from director.tournament.money.state import METHODS, PARTS
from director.tournament.state import Tournament


class Item(NamedTuple):
    """One line: what it is, and how much."""

    name: str
    amount: int


class Statement(NamedTuple):
    """What was sold, what was paid for it, what is owed, and what is in pool and drawer."""

    sold: tuple[Item, ...]
    """By where it goes."""
    taken: tuple[Item, ...]
    """By how it was paid, less what was given back."""
    owed: int
    """By players who have not paid all of it."""
    due_back: int
    """To players who have paid too much, or whose entry was voided."""
    into_pool: int
    overlay: int
    """What the house adds to reach the guarantee."""
    floats: int
    cash: int
    given: tuple[Item, ...] = ()
    """Paid out on bounties and prizes, by how it was paid."""

    @property
    def sales(self) -> int:
        """All that was sold: what was taken, and what is owed less what is due back."""
        return sum([item.amount for item in self.sold])

    @property
    def takings(self) -> int:
        """All that the desk has taken."""
        return sum([item.amount for item in self.taken])

    @property
    def pool(self) -> int:
        """The prize pool."""
        return self.into_pool + self.overlay

    @property
    def drawer(self) -> int:
        """The cash that should lie in the drawer."""
        return self.floats + self.cash - self.cash_out

    @property
    def paid_out(self) -> int:
        """All that was paid out on bounties and prizes."""
        return sum([item.amount for item in self.given])

    @property
    def cash_out(self) -> int:
        """What of it was cash."""
        return sum([item.amount for item in self.given if item.name == "cash"])


def statement(t: Tournament) -> Statement:
    """The money of an event as it stands."""
    ledger = t.ledger
    dues = ledger.unsettled.values()
    return Statement(
        sold=tuple([Item(part, getattr(ledger.sold, part)) for part in PARTS]),
        taken=tuple([Item(method, ledger.paid.get(method, 0)) for method in METHODS]),
        owed=sum([due for due in dues if due > 0]),
        due_back=-sum([due for due in dues if due < 0]),
        into_pool=t.into_pool,
        overlay=t.overlay,
        floats=ledger.floats,
        cash=ledger.paid.get("cash", 0),
        given=tuple([Item(way, out) for way in METHODS if (out := ledger.given.get(way))]),
    )

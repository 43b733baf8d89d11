"""What an entry costs, where each part of it goes, and what has been paid.

Amounts are whole numbers of the smallest unit of the event's currency: cents, or euros where
nobody counts cents.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple, NewType, TypeVar

from immutables import Map

T = TypeVar("T")

LineNumber = NewType("LineNumber", int)
"""A line of the ledger, from 1."""

CASH, TICKET = "cash", "ticket"
METHODS = (CASH, "card", "transfer", TICKET)
"""How money changes hands. Only cash lies in the drawer, and only for cash there is change."""

BOUNTY, PRIZE = "bounty", "prize"
PAID_OUT = (BOUNTY, PRIZE, TICKET)
"""What the desk pays out; for a ticket, where somebody would rather have the money."""

PARTS = ("pool", "fee", "staff", "bounty", "other")
"""Where money goes, in the order in which sheets name it."""


class Price(NamedTuple):
    """What something costs, by where it goes."""

    pool: int = 0
    fee: int = 0
    """For the house."""
    staff: int = 0
    bounty: int = 0
    other: int = 0

    @property
    def total(self) -> int:
        """What the player pays."""
        return sum(self)

    def plus(self, other: "Price") -> "Price":
        """Both together, part by part."""
        return Price(
            self.pool + other.pool,
            self.fee + other.fee,
            self.staff + other.staff,
            self.bounty + other.bounty,
            self.other + other.other,
        )

    def minus(self, other: "Price") -> "Price":
        """What is left without the other, part by part."""
        return Price(*[mine - its for mine, its in zip(self, other, strict=True)])


FREE = Price()


BOUNTIES = ("fixed", "progressive", "mystery")
"""What a bounty is: all cash, part cash and part on the winner's own head, or drawn."""


class MysteryPrize(NamedTuple):
    """A prize that is drawn for a bust."""

    amount: int
    envelopes: int
    """How many hold it."""


@dataclass(frozen=True)
class MoneyTerms:
    """What the event costs and promises."""

    currency: str = ""
    """As it is written before an amount: "$", "€"; empty where nobody says."""
    decimals: int = 0
    """How many places an amount has: 2 where it is counted in cents."""
    entry: Price = FREE
    re_entry: Price | None = None
    """None: as an entry."""
    rebuy: Price | None = None
    """None: the structure's price, into the pool or not as the structure says."""
    add_on: Price | None = None
    guarantee: int = 0
    """What the prize pool comes to at least."""
    bounties: str = "fixed"
    """One of BOUNTIES."""
    kept: int = 50
    """The percentage of a progressive bounty that is paid at once; the rest is on the head."""
    shared: bool = False
    """House rule: several who share a bust share its bounty; else the first one named has it."""
    mystery: tuple[MysteryPrize, ...] = ()
    winner_keeps: bool = True
    """House rule: the winner of the event keeps the own bounty; else it is left in the pool."""
    mystery_from: str = ""
    """From where on envelopes are drawn: "level 9", "day 2"; empty for from the first hand on."""


class Line(NamedTuple):
    """Money that changed hands: into the desk, or out of it where negative."""

    number: LineNumber
    entry: int
    """The entry it was for."""
    amount: int
    method: str
    at: datetime
    """In UTC."""
    corrected: bool = False
    """Whether somebody put it right afterwards."""
    what: str = ""
    """What was paid out, one of PAID_OUT; empty for what a player pays, and gets back of it."""
    tendered: int = 0
    """What was handed over, where change was given; 0 where it was the amount itself."""
    bought: str = ""
    """What a player paid for on top of the entry, a rebuy or an add-on."""

    @property
    def change(self) -> int:
        """What went back over the desk at once; the drawer has the amount and no more."""
        return self.tendered - self.amount if self.tendered else 0


class Account(NamedTuple):
    """What one entry has bought and paid."""

    price: Price = FREE
    paid: int = 0
    rebuys: int = 0
    add_ons: int = 0
    chips: int = 0
    """Bought beyond the starting chips."""

    @property
    def owes(self) -> int:
        """What is still to pay; negative where the desk has to give something back."""
        return self.price.total - self.paid


class DrawerCount(NamedTuple):
    """What lay in the drawer when somebody counted it."""

    at: datetime
    expected: int
    counted: int
    closed: bool
    note: str = ""

    @property
    def difference(self) -> int:
        """What is too much; negative where something is missing."""
        return self.counted - self.expected


@dataclass(frozen=True)
class Ledger:
    """All that was sold and all that was paid for it."""

    accounts: Map[int, Account] = field(default_factory=Map)
    """By entry; entries that were voided are here while money is due back to them."""
    unsettled: Map[int, int] = field(default_factory=Map)
    """What an entry still has to pay; below zero, what it is due back; nothing is left out."""
    lines: Map[LineNumber, Line] = field(default_factory=Map)
    last_line: int = 0
    sold: Price = FREE
    paid: Map[str, int] = field(default_factory=Map)
    """What has come in less what went out, by method."""
    given: Map[str, int] = field(default_factory=Map)
    """What was paid out, on bounties and prizes, by method."""
    floats: int = 0
    """What was put into the drawer to give change, less what was taken from it."""
    counts: tuple[DrawerCount, ...] = ()

    @property
    def taken(self) -> int:
        """What the desk has, whatever it was paid with."""
        return sum(self.paid.values())

    @property
    def owed(self) -> int:
        """What players still have to pay, less what is due back to them."""
        return self.sold.total - self.taken

    @property
    def drawer(self) -> int:
        """The cash that should lie in the drawer."""
        return self.paid.get("cash", 0) + self.floats - self.given.get("cash", 0)

    def account(self, entry: int) -> Account:
        """What this entry has bought and paid."""
        return self.accounts.get(entry, _NOTHING)

    def but(self, **changes: object) -> "Ledger":
        """The same ledger with these parts changed, faster than `dataclasses.replace`."""
        new = object.__new__(Ledger)
        new.__dict__.update(self.__dict__, **changes)
        if len(new.__dict__) != len(self.__dict__):
            raise TypeError(f"a ledger has no {sorted(set(changes) - set(self.__dict__))}")
        return new

    def selling(self, entry: int, price: Price, changes: Mapping[str, int] = {}) -> "Ledger":
        """With something sold to an entry; the changes are added to its counts."""
        old = self.account(entry)
        account = Account(
            old.price.plus(price),
            old.paid,
            old.rebuys + changes.get("rebuys", 0),
            old.add_ons + changes.get("add_ons", 0),
            old.chips + changes.get("chips", 0),
        )
        return self._with_account(entry, account, sold=self.sold.plus(price))

    def unselling(self, entry: int) -> "Ledger":
        """With all that this entry had bought taken back."""
        old = self.account(entry)
        return self._with_account(entry, Account(paid=old.paid), sold=self.sold.minus(old.price))

    @property
    def next_line(self) -> LineNumber:
        """A number that no line has had."""
        return LineNumber(self.last_line + 1)

    def paying(self, line: Line) -> "Ledger":
        """With a line more."""
        last = max(self.last_line, line.number)
        with_paid = self._with_paid(line.entry, line.amount, line.method)
        return with_paid.but(lines=self.lines.set(line.number, line), last_line=last)

    def giving(self, line: Line) -> "Ledger":
        """With something paid out, which no account knows: the line is below zero."""
        return self._with_given(line.method, -line.amount).but(
            lines=self.lines.set(line.number, line), last_line=max(self.last_line, line.number)
        )

    def correcting(self, number: LineNumber, amount: int, method: str) -> "Ledger":
        """With a line put right."""
        old = self.lines[number]
        line = old._replace(amount=amount, method=method, corrected=True, tendered=0)
        if old.what:
            given = self._with_given(old.method, old.amount)._with_given(method, -amount)
            return given.but(lines=self.lines.set(number, line))
        without = self._with_paid(old.entry, -old.amount, old.method)
        paid = without._with_paid(old.entry, amount, method)
        return paid.but(lines=self.lines.set(number, line))

    def _with_given(self, method: str, amount: int) -> "Ledger":
        return self.but(given=self.given.set(method, self.given.get(method, 0) + amount))

    def _with_paid(self, entry: int, amount: int, method: str) -> "Ledger":
        old = self.account(entry)
        account = Account(old.price, old.paid + amount, *old[2:])
        paid = self.paid.set(method, self.paid.get(method, 0) + amount)
        return self._with_account(entry, account, paid=paid)

    def _with_account(self, entry: int, account: Account, **changes: object) -> "Ledger":
        return self.but(
            accounts=_put(self.accounts, entry, account, _NOTHING),
            unsettled=_put(self.unsettled, entry, account.owes, 0),
            **changes,
        )


def _put(those: Map[int, T], entry: int, new: T, none: T) -> Map[int, T]:
    """With something new for an entry, or without any where it comes to none."""
    if new != none:
        return those.set(entry, new)
    return those.delete(entry) if entry in those else those


_NOTHING = Account()

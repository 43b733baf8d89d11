"""What the desk can ask for about money: terms, payments, chips bought on top, the drawer."""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from director.tournament.bounties.envelopes import not_among
from director.tournament.bounties.taken_back import saying_taken_back
from director.tournament.busts.facts import PlayerReinstated
from director.tournament.entries.registration import add_on_price, is_past, rebuy_price, rebuying
from director.tournament.facts import Change
from director.tournament.log.decisions import about, fitting, together
from director.tournament.log.refused import Forbidden, Refused
from director.tournament.money.amounts import money
from director.tournament.money.facts import (
    ChipsBought,
    DrawerCounted,
    FloatMoved,
    MoneyReturned,
    MoneySet,
    MoneyTaken,
    PaymentCorrected,
)
from director.tournament.money.payments import (
    change_words,
    check_method,
    check_not_paid_out,
    payment,
    priced,
    told,
)
from director.tournament.money.state import PRIZE, TICKET, LineNumber, MoneyTerms
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import SeatDrawn, SeatsDrawn
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class SetMoney:
    """It is said what the event costs and promises."""

    terms: MoneyTerms

    def label(self, _: Tournament) -> Sentence:
        """That it was."""
        return Sentence("buy-in and guarantee set")

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """From now on these terms. What the structure does not sell gets no price."""
        if self.terms == t.terms:
            raise Refused("already set that way")
        if t.structure.rebuys is None and self.terms.rebuy not in (None, t.terms.rebuy):
            raise Refused("this event sells no rebuys: add them to its structure first")
        if t.structure.add_ons is None and self.terms.add_on not in (None, t.terms.add_on):
            raise Refused("this event sells no add-ons: add them to its structure first")
        prices = (self.terms.entry, self.terms.re_entry, self.terms.rebuy, self.terms.add_on)
        if min([min(price) for price in prices if price is not None]) < 0:
            raise Refused("a price cannot be negative")
        check_winners_own(self.terms.bounties, winner_keeps=self.terms.winner_keeps)
        if t.mysteries and self.terms.bounties != "mystery":
            raise Refused("envelopes have been drawn")
        if problem := not_among(t, self.terms.mystery):
            raise Refused(problem.text, **problem.values)
        return fitting(t, MoneySet(self.terms))


@dataclass(frozen=True)
class TakePayment:
    """A player pays what is still owed, or a part of it."""

    after_close: ClassVar = True

    entry: EntryNumber
    method: str
    tendered: int | None = None
    """What is handed over; None: all that is owed, to the unit. Of more in cash, there is change"""

    def label(self, t: Tournament) -> Sentence:
        """Who paid how much, and the change."""
        owes = t.ledger.account(self.entry).owes
        kept = owes if self.tendered is None else min(self.tendered, owes)
        values = {"amount": money(kept, t.terms), "method": self.method}
        text = "{player} paid {amount}, {method}"
        if self.tendered is not None and self.tendered > owes:
            text = "{player} paid {amount}, {method}: {tendered} tendered, change {change}"
            values |= change_words(t, owes, self.tendered)
        return about(t, self.entry, text, **values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """A payment. Refused where nothing is owed, and for more than that unless it is cash."""
        check_method(self.method)
        owes = t.ledger.account(self.entry).owes
        line = t.ledger.next_line
        fitting(t, MoneyTaken(line, self.entry, owes, self.method))
        player = t.entries[self.entry].player
        if owes <= 0:
            raise Refused("{player} owes nothing", player=player)
        return (payment(t, line, self.entry, player, owes, self.method, self.tendered),)


@dataclass(frozen=True)
class TakePayments:
    """Several pay all that they owe."""

    after_close: ClassVar = True

    entries: tuple[EntryNumber, ...]
    """Those of them who owe nothing pay nothing."""
    method: str

    def label(self, t: Tournament) -> Sentence:
        """How many, and how much in all."""
        owing = self._owing(t)
        values = {"amount": money(sum(owing.values()), t.terms), "method": self.method}
        if len(owing) == 1:
            return about(t, next(iter(owing)), "{player} paid {amount}, {method}", **values)
        return Sentence("{count} players paid {amount}, {method}", {"count": len(owing), **values})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """A payment of each. Refused where none of them owes anything."""
        check_method(self.method)
        owing = self._owing(t)
        if not owing:
            raise Refused("nobody of them owes anything")
        first = t.ledger.next_line
        return together(
            t,
            now,
            *[
                MoneyTaken(LineNumber(first + at), entry, owes, self.method)
                for at, (entry, owes) in enumerate(owing.items())
            ],
        )

    def _owing(self, t: Tournament) -> dict[EntryNumber, int]:
        account = t.ledger.account
        return {one: account(one).owes for one in self.entries if account(one).owes > 0}


@dataclass(frozen=True)
class GiveBack:
    """A player gets money back."""

    after_close: ClassVar = True

    entry: EntryNumber
    amount: int
    method: str

    def label(self, t: Tournament) -> Sentence:
        """Who got how much."""
        text = "{player} was refunded {amount}, {method}"
        amount = money(self.amount, t.terms)
        return about(t, self.entry, text, amount=amount, method=self.method)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """No more than was paid."""
        check_method(self.method)
        if self.amount <= 0:
            raise Refused("enter an amount")
        returned = MoneyReturned(t.ledger.next_line, self.entry, self.amount, self.method)
        return fitting(t, returned)


@dataclass(frozen=True)
class CorrectPayment:
    """A payment was written down wrong."""

    after_close: ClassVar = True

    line: LineNumber
    amount: int
    method: str

    def label(self, t: Tournament) -> Sentence:
        """What it was, and what it is."""
        old = t.ledger.lines.get(self.line)
        values = {"line": self.line, "new": money(self.amount, t.terms), "method": self.method}
        if old is None:
            return Sentence("payment {line} corrected", values)
        values |= {"old": money(old.amount, t.terms), "before": old.method}
        return Sentence("payment {line} corrected: {old} ({before}) to {new} ({method})", values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """The line is right. The old figures stay in the log."""
        check_method(self.method)
        old = t.ledger.lines.get(self.line)
        if old and old.what == PRIZE:
            raise Refused("correct prizes on the Prizes screen")
        if old and old.what == TICKET:
            raise Refused("undo the cashing of the ticket instead, and cash it again")
        if old and (old.amount, old.method) == (self.amount, self.method):
            raise Refused("already set that way")
        if old and old.amount < min(self.amount, 0):
            check_not_paid_out(t)
        return fitting(t, PaymentCorrected(self.line, self.amount, self.method))


@dataclass(frozen=True)
class Rebuy:
    """A player buys chips again."""

    entry: EntryNumber
    pays: str = ""
    """How it is paid now: one of METHODS; empty where it is paid later."""
    chips: int | None = None
    """What the player has now; None where nobody counted."""
    note: str = ""
    """Why it is done although a rule forbids it."""
    tendered: int | None = None
    """What is handed over; None: the price."""
    seat: Place | None = None
    """Where a player who is out already sits down again."""

    def label(self, t: Tournament) -> Sentence:
        """The same, its price, and the bounty that goes with a bust that is no more."""
        price = rebuy_price(t).total
        return saying_taken_back(t, self.entry, priced(self.sale(t), t, price))

    def sale(self, t: Tournament) -> Sentence:
        """Who, where again, and what was handed over where it was not the price."""
        price, seat = rebuy_price(t).total, {}
        text = "{player} rebought"
        if self.entry in t.busts and self.seat:
            text = "{player} rebought at table {table}, seat {seat}"
            seat = {"table": self.seat.table, "seat": self.seat.seat}
        text, values = told(text, t, price, self.pays, self.tendered)
        return about(t, self.entry, text, **{**seat, **values})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """More chips. Forbidden after the rebuy period, beyond the limit, with too many chips."""
        terms = t.structure.rebuys
        if terms is None:
            raise Refused("this event has no rebuys")
        back = self._sits_down_again(t)
        if not back:
            _must_be_in(t, self.entry)
        who = {"player": t.entries[self.entry].player}
        if not self.note:
            if problem := rebuying(t, self.entry, now):
                raise Forbidden(problem.text, **problem.values)
            if terms.below and self.chips is not None and self.chips >= terms.below:
                raise Forbidden("{player} has too many chips for a rebuy", **who)
        price = rebuy_price(t)
        bought = ChipsBought(self.entry, "rebuy", terms.chips, price, self.note)
        return together(t, now, *back, *_with_payment(t, bought, self.pays, self.tendered))

    def _sits_down_again(self, t: Tournament) -> tuple[Change, ...]:
        """That a player who went out is in again; nothing for one who is in."""
        if self.entry not in t.busts or (t.drawn and self.seat is None):
            return ()
        back = PlayerReinstated(self.entry)
        if not t.drawn or self.seat is None:
            return (back,)
        return (back, SeatsDrawn("", (SeatDrawn(self.entry, *self.seat),)))


@dataclass(frozen=True)
class AddOn:
    """A player buys the add-on."""

    entry: EntryNumber
    pays: str = ""
    """How it is paid now: one of METHODS; empty where it is paid later."""
    note: str = ""
    """Why it is done although a rule forbids it."""
    tendered: int | None = None
    """What is handed over; None: the price."""

    def label(self, t: Tournament) -> Sentence:
        """The same, and the price."""
        return priced(self.sale(t), t, add_on_price(t).total)

    def sale(self, t: Tournament) -> Sentence:
        """Who, and what was handed over where it was not the price."""
        price = add_on_price(t).total
        text, values = told("{player} took the add-on", t, price, self.pays, self.tendered)
        return about(t, self.entry, text, **values)

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """More chips. Forbidden before its moment and beyond the limit."""
        terms = t.structure.add_ons
        if terms is None:
            raise Refused("this event has no add-ons")
        _must_be_in(t, self.entry)
        who = {"player": t.entries[self.entry].player}
        if not self.note:
            if terms.at and not is_past(t, terms.at, now):
                raise Forbidden("add-ons are not on sale yet")
            if terms.limit and t.ledger.account(self.entry).add_ons >= terms.limit:
                raise Forbidden("{player} already took the add-on", **who)
        price = add_on_price(t)
        bought = ChipsBought(self.entry, "add-on", terms.chips, price, self.note)
        return _with_payment(t, bought, self.pays, self.tendered)


@dataclass(frozen=True)
class MoveFloat:
    """Change is put into the drawer, or cash taken from it to the safe where negative."""

    after_close: ClassVar = True

    amount: int
    note: str = ""

    def label(self, t: Tournament) -> Sentence:
        """Which way, and how much."""
        values = {"amount": money(abs(self.amount), t.terms)}
        if self.amount < 0:
            return Sentence("{amount} paid out of the drawer", values)
        return Sentence("{amount} paid into the drawer", values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """It lies there, or does not any longer."""
        if not self.amount:
            raise Refused("enter an amount")
        if t.ledger.drawer + self.amount < 0:
            there = money(t.ledger.drawer, t.terms)
            raise Refused("there is only {amount} in the drawer", amount=there)
        return (FloatMoved(self.amount, self.note),)


@dataclass(frozen=True)
class CountDrawer:
    """The cash in the drawer is counted, perhaps to close it."""

    after_close: ClassVar = True

    counted: int
    closed: bool = False
    note: str = ""

    def label(self, t: Tournament) -> Sentence:
        """How much too much or too little."""
        off = self.counted - t.ledger.drawer
        values = {"counted": money(self.counted, t.terms), "off": money(abs(off), t.terms)}
        expected, short, over = (
            (
                "drawer closed out: {counted}, as expected",
                "drawer closed out: {counted}, {off} short",
                "drawer closed out: {counted}, {off} over",
            )
            if self.closed
            else (
                "drawer counted: {counted}, as expected",
                "drawer counted: {counted}, {off} short",
                "drawer counted: {counted}, {off} over",
            )
        )
        return Sentence(short if off < 0 else over if off else expected, values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """A difference needs a note."""
        if self.counted < 0:
            raise Refused("a drawer count cannot be negative")
        if self.counted != t.ledger.drawer and not self.note:
            should = money(t.ledger.drawer, t.terms)
            raise Forbidden("{amount} is expected in the drawer", amount=should)
        return (DrawerCounted(self.counted, self.closed, self.note),)


def check_winners_own(way: str, *, winner_keeps: bool) -> None:
    """Raises Refused where the winner's own bounty would be nobody's (B16)."""
    if way == "progressive" and not winner_keeps:
        raise Refused("the bounty on the winner’s own head cannot stay in the pool")


def _must_be_in(t: Tournament, entry: EntryNumber) -> None:
    if not t.is_in(entry):
        sentence = about(t, entry, "{player} is not in the tournament")
        raise Refused(sentence.text, **sentence.values)


def _with_payment(
    t: Tournament, bought: ChipsBought, pays: str, tendered: int | None
) -> tuple[Change, ...]:
    if not pays:
        return (bought,)
    line, entry, price = t.ledger.next_line, bought.entry, bought.price.total
    player = t.entries[entry].player
    return (bought, payment(t, line, entry, player, price, pays, tendered, bought.what))

"""What the desk can ask for about prizes: how the pool is divided, and that one is paid."""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from director.engine.not_possible import NotPossible
from director.tournament.facts import Change
from director.tournament.log.decisions import about, fitting, together
from director.tournament.log.refused import Forbidden, Refused
from director.tournament.money.amounts import money
from director.tournament.money.facts import PaymentCorrected
from director.tournament.money.payments import check_drawer, check_method, check_not_paid_out
from director.tournament.money.state import PRIZE, LineNumber
from director.tournament.prizes.facts import (
    PayTableChosen,
    PrizePaid,
    PrizeTermsSet,
    PrizeVoided,
    prize_paid,
)
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.prize_list import (
    Owed,
    goods_given,
    is_settled,
    left_of,
    owed,
    paid,
    tried,
)
from director.tournament.prizes.state import PrizeTerms
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class ChoosePayTable:
    """The pool is divided by this table."""

    after_close: ClassVar = True

    table: PayTable
    note: str = ""
    """Why it is changed although prizes were paid."""

    def label(self, _: Tournament) -> Sentence:
        """Which one."""
        return Sentence("payout structure set: {table}", {"table": self.table.name})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """It is copied in. Refused where what is agreed beside it cannot be paid by it."""
        check_not_paid_out(t)
        if self.table == t.pay_table:
            raise Refused("already set that way")
        _check_payable(t, self.table, t.prize_terms)
        return fitting(t, PayTableChosen(self.table, self.note))


@dataclass(frozen=True)
class SetPrizeTerms:
    """It is agreed what holds beside the pay table."""

    after_close: ClassVar = True

    terms: PrizeTerms
    note: str = ""
    """Why it is changed although prizes were paid."""

    def label(self, _: Tournament) -> Sentence:
        """That it was."""
        return Sentence("prize terms changed")

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """From now on these. Refused where they cannot be paid from the pool."""
        check_not_paid_out(t)
        if self.terms == t.prize_terms:
            raise Refused("already set that way")
        if t.pay_table is not None:
            _check_payable(t, t.pay_table, self.terms)
        return fitting(t, PrizeTermsSet(self.terms, self.note))


@dataclass(frozen=True)
class AgreePrizes:
    """A table and what holds beside it, in one act: seats as prizes, chips as money."""

    after_close: ClassVar = True

    table: PayTable
    terms: PrizeTerms
    note: str = ""
    """Why they are changed although prizes were paid."""

    def label(self, _: Tournament) -> Sentence:
        """By which table."""
        return Sentence("payout structure set: {table}", {"table": self.table.name})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """Both are copied in. Refused where they cannot be paid from the pool."""
        check_not_paid_out(t)
        if (self.table, self.terms) == (t.pay_table, t.prize_terms):
            raise Refused("already set that way")
        _check_payable(t, self.table, self.terms)
        table = PayTableChosen(self.table, self.note)
        return together(t, now, table, PrizeTermsSet(self.terms, self.note))


@dataclass(frozen=True)
class PayPrize:
    """A prize is handed over, or a part of it."""

    after_close: ClassVar = True

    entry: EntryNumber
    method: str
    amount: int | None = None
    """None: all that is left to pay, goods too."""
    note: str = ""
    """Why it is paid although something speaks against it."""
    remark: str = ""
    """What is said beside it: who picked it up, the number of a check."""

    def label(self, t: Tournament) -> Sentence:
        """Who got how much, and what is said beside it."""
        due = owed(t).get(self.entry)
        values: dict[str, object] = {"amount": money(self._amount(t), t.terms)}
        values |= {"method": self.method, "remark": self.remark}
        if due is None or not due.place:
            plain, remarked = (
                "{player} was paid {amount}, {method}",
                "{player} was paid {amount}, {method}: {remark}",
            )
        else:
            values["nth"] = due.place
            plain, remarked = (
                "{player} was paid {amount} for {nth} place, {method}",
                "{player} was paid {amount} for {nth} place, {method}: {remark}",
            )
        return about(t, self.entry, remarked if self.remark else plain, **values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """A line of the ledger. Forbidden beyond what is owed and beyond the drawer."""
        check_method(self.method)
        due = owed(t).get(self.entry)
        amount, goods = self._amount(t), self._goods(t, due)
        said = _both(self.remark, self.note)
        fact = PrizePaid(t.ledger.next_line, self.entry, amount, self.method, goods, said)
        facts = fitting(t, fact)
        who = {"player": t.entries[self.entry].player}
        if due is None and t.is_in(self.entry) and not t.winner_is(self.entry):
            raise Refused("{player} is still playing", **who)
        if due is None:
            raise Refused("no prize is due to {player}", **who)
        if amount < 0 or (not amount and not goods):
            raise Refused("{player} has already been paid", **who)
        if not self.note:
            if amount > max(due.amount - paid(t, self.entry), 0):
                raise Forbidden("{player} is owed less than that", **who)
            check_drawer(t, self.method, amount)
        return facts

    def _amount(self, t: Tournament) -> int:
        if self.amount is not None:
            return self.amount
        due = owed(t).get(self.entry)
        return max(due.amount - paid(t, self.entry), 0) if due else 0

    def _goods(self, t: Tournament, due: Owed | None) -> tuple[str, ...]:
        """With the last of the money the goods are handed over, unless several share them."""
        if due is None or due.tied > 1 or self._amount(t) + paid(t, self.entry) < due.amount:
            return ()
        given = goods_given(t, self.entry)
        return tuple([good for good in due.goods if good not in given])


def _both(remark: str, note: str) -> str:
    """What is said beside a payment, and why it was made all the same."""
    return "; ".join([said for one in (remark, note) if (said := one.strip())])


@dataclass(frozen=True)
class PayPrizes:
    """The prizes of several are handed over, each in full."""

    after_close: ClassVar = True

    entries: tuple[EntryNumber, ...]
    method: str
    note: str = ""
    remark: str = ""

    def label(self, t: Tournament) -> Sentence:
        """How many, and how much in all."""
        due = self._due(t)
        if len(due) == 1:
            return PayPrize(due[0].entry, self.method, remark=self.remark).label(t)
        total = sum([left_of(t, one)[0] for one in due])
        values = {"count": len(due), "amount": money(total, t.terms), "method": self.method}
        if self.remark:
            text = "{count} prizes paid: {amount}, {method}: {remark}"
            return Sentence(text, {**values, "remark": self.remark})
        return Sentence("{count} prizes paid: {amount}, {method}", values)

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """A line for each. Refused where nobody of them is owed anything."""
        check_method(self.method)
        due = self._due(t)
        if not due:
            raise Refused("all prizes are already paid")
        facts: list[PrizePaid] = []
        for at, one in enumerate(due):
            line = LineNumber(t.ledger.last_line + 1 + at)
            amount, goods = left_of(t, one)
            said = _both(self.remark, self.note)
            facts.append(PrizePaid(line, one.entry, amount, self.method, goods, said))
        if not self.note:
            check_drawer(t, self.method, sum([one.amount for one in facts]))
        return together(t, now, *facts)

    def _due(self, t: Tournament) -> list[Owed]:
        every = owed(t)
        mine = [every[one] for one in self.entries if one in every]
        return [due for due in mine if not is_settled(t, due)]


@dataclass(frozen=True)
class CorrectPrize:
    """A prize was written down wrong."""

    after_close: ClassVar = True

    line: LineNumber
    amount: int
    method: str

    def label(self, t: Tournament) -> Sentence:
        """What it was, and what it is."""
        values = {"line": self.line, "new": money(self.amount, t.terms), "method": self.method}
        old = t.ledger.lines.get(self.line)
        if old is None:
            return Sentence("prize {line} corrected", values)
        values |= {"old": money(-old.amount, t.terms), "before": old.method}
        return Sentence("prize {line} corrected: {old} ({before}) to {new} ({method})", values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """The line is right. The old figures stay in the log."""
        check_method(self.method)
        old = t.ledger.lines.get(self.line)
        if old is None or old.what != PRIZE:
            raise Refused("there is no prize {line}", line=self.line)
        if prize_paid(t, self.line).voided:
            raise Refused("payment {line} is void", line=self.line)
        if self.amount < 0:
            raise Refused("a prize cannot be negative")
        if (old.amount, old.method) == (-self.amount, self.method):
            raise Refused("already set that way")
        if self.amount < -old.amount:
            check_not_paid_out(t)
        return fitting(t, PaymentCorrected(self.line, -self.amount, self.method))


@dataclass(frozen=True)
class VoidPrize:
    """A prize was not handed over after all, or came back."""

    after_close: ClassVar = True

    line: LineNumber
    reason: str

    def label(self, t: Tournament) -> Sentence:
        """Whose, how much, and why."""
        line = t.ledger.lines.get(self.line)
        if line is None:
            values = {"line": self.line, "reason": self.reason}
            return Sentence("prize {line} void: {reason}", values)
        values = {"amount": money(-line.amount, t.terms), "reason": self.reason}
        return about(t, EntryNumber(line.entry), "{player}’s {amount} void: {reason}", **values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """It is unpaid again. A reason is needed."""
        if not self.reason.strip():
            raise Refused("enter a reason")
        check_not_paid_out(t)
        return fitting(t, PrizeVoided(self.line, self.reason.strip()))


def _check_payable(t: Tournament, table: PayTable, terms: PrizeTerms) -> None:
    if not t.entered:
        return
    try:
        tried(t, table, terms)
    except NotPossible as problem:
        raise Refused("these prizes cannot be paid: {why}", why=problem.message) from problem

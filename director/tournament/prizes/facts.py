"""What happened to prizes: how the pool is divided, and what was paid to whom."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.entries.facts import no_such_entry
from director.tournament.happened import LINE, LINE_OF_ENTRY, NOBODY, Happened
from director.tournament.money.facts import line_taken
from director.tournament.money.state import PRIZE, Line, LineNumber
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.state import PaidPrize, PrizeTerms
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class PayTableChosen(Happened, names=NOBODY, moves_others=False):
    """The pool is divided by this table, which is copied in."""

    pay_table: PayTable
    note: str = ""
    """Why it was changed although prizes were paid; empty where none were."""

    def unfit(self, _: Tournament) -> Sentence | None:
        """That can always be done."""
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """From now on this one."""
        return t.but(pay_table=self.pay_table)


@dataclass(frozen=True)
class PrizeTermsSet(Happened, names=NOBODY, moves_others=False):
    """It was agreed what holds beside the pay table."""

    terms: PrizeTerms
    note: str = ""

    def unfit(self, _: Tournament) -> Sentence | None:
        """That can always be done."""
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """From now on these terms."""
        return t.but(prize_terms=self.terms)


@dataclass(frozen=True)
class PrizePaid(Happened, names=LINE_OF_ENTRY, moves_others=False):
    """A prize was handed over, or a part of it."""

    line: LineNumber
    """Of the ledger: what the desk pays out stands there too."""
    entry: EntryNumber
    amount: int
    method: str
    goods: tuple[str, ...] = ()
    note: str = ""

    def unfit(self, t: Tournament) -> Sentence | None:
        """There has to be such an entry, and a line is written once.

        Money that was handed over stays in the books where the bust is taken back: too much paid.
        """
        return line_taken(t, self.line) or no_such_entry(t, self.entry)

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """The desk has so much less."""
        line = Line(self.line, self.entry, -self.amount, self.method, at, what=PRIZE)
        paid = (*t.prizes_paid.get(self.entry, ()), PaidPrize(self.line, self.goods, self.note))
        return t.but(ledger=t.ledger.giving(line), prizes_paid=t.prizes_paid.set(self.entry, paid))


@dataclass(frozen=True)
class PrizeVoided(Happened, names=LINE, moves_others=False):
    """A prize was not handed over after all, or came back."""

    line: LineNumber
    reason: str

    def unfit(self, t: Tournament) -> Sentence | None:
        """It was written down, and still counts."""
        line = t.ledger.lines.get(self.line)
        if line is None or line.what != PRIZE:
            return Sentence("there is no prize {line}", {"line": self.line})
        if prize_paid(t, self.line).voided:
            return Sentence("payment {line} is void", {"line": self.line})
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """The line stays, at nothing."""
        line = t.ledger.lines[self.line]
        entry = EntryNumber(line.entry)
        mine = tuple(
            [
                one._replace(goods=(), voided=self.reason) if one.line == self.line else one
                for one in t.prizes_paid[entry]
            ]
        )
        return t.but(
            ledger=t.ledger.correcting(self.line, 0, line.method),
            prizes_paid=t.prizes_paid.set(entry, mine),
        )


PrizeFact = PayTableChosen | PrizeTermsSet | PrizePaid | PrizeVoided


def prize_paid(t: Tournament, line: LineNumber) -> PaidPrize:
    """The prize that was paid on a line of the ledger; there has to be one."""
    entry = EntryNumber(t.ledger.lines[line].entry)
    return next(one for one in t.prizes_paid[entry] if one.line == line)

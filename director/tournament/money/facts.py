"""What happened to money: terms, chips that were bought, payments and the drawer."""

from dataclasses import dataclass, replace
from datetime import datetime

from director.tournament.bounties.state import parts_from_deal
from director.tournament.entries.facts import no_such_entry
from director.tournament.happened import ENTRY, LINE, LINE_OF_ENTRY, NOBODY, Happened
from director.tournament.money.state import DrawerCount, Line, LineNumber, MoneyTerms, Price
from director.tournament.shootouts.state import with_bought
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence

PURCHASES = ("rebuy", "add-on")


@dataclass(frozen=True)
class MoneySet(Happened, names=NOBODY):
    """It was said what the event costs and promises."""

    terms: MoneyTerms

    def unfit(self, t: Tournament) -> Sentence | None:
        """What was sold before keeps its price, and bounties that a deal divided stay divided.

        That drawn envelopes are among these is asked when it is done: older books have others.
        """
        return parts_from_deal(t, self.terms)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """From now on these terms."""
        return t.but(terms=self.terms)


@dataclass(frozen=True)
class ChipsBought(Happened, names=ENTRY, moves_others=False):
    """An entry bought chips on top."""

    entry: EntryNumber
    what: str
    """One of PURCHASES."""
    chips: int
    price: Price
    note: str = ""
    """Why it was allowed against the rules; empty where none forbade it."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """There has to be such an entry."""
        return no_such_entry(t, self.entry)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """More chips are in play, and more money is owed."""
        count = "rebuys" if self.what == "rebuy" else "add_ons"
        ledger = t.ledger.selling(self.entry, self.price, {count: 1, "chips": self.chips})
        rounds = with_bought(t.rounds, self.entry, self.chips)
        return t.but(ledger=ledger, bought=t.bought + self.chips, rounds=rounds)


@dataclass(frozen=True)
class MoneyTaken(Happened, names=LINE_OF_ENTRY, moves_others=False):
    """A player paid."""

    line: LineNumber
    entry: EntryNumber
    amount: int
    method: str
    tendered: int = 0
    """What was handed over, where change was given; 0 where it was the amount itself."""
    bought: str = ""
    """What it was for, one of PURCHASES; empty for the entry, and for what was owed."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """There has to be such an entry, and a line is written once."""
        return line_taken(t, self.line) or no_such_entry(t, self.entry)

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """A line more in the ledger, of what the desk has kept."""
        tendered, bought = self.tendered, self.bought
        line = Line(
            self.line, self.entry, self.amount, self.method, at, tendered=tendered, bought=bought
        )
        return t.but(ledger=t.ledger.paying(line))


@dataclass(frozen=True)
class MoneyReturned(Happened, names=LINE_OF_ENTRY, moves_others=False):
    """A player got money back."""

    line: LineNumber
    entry: EntryNumber
    amount: int
    method: str

    def unfit(self, t: Tournament) -> Sentence | None:
        """No more goes back than this entry has paid; it may have been voided."""
        if t.ledger.account(self.entry).paid < self.amount:
            return Sentence("entry {entry} has not paid that much", {"entry": self.entry})
        return line_taken(t, self.line)

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """A line more in the ledger, below zero."""
        line = Line(self.line, self.entry, -self.amount, self.method, at)
        return t.but(ledger=t.ledger.paying(line))


@dataclass(frozen=True)
class PaymentCorrected(Happened, names=LINE, moves_others=False):
    """A payment had been written down wrong."""

    line: LineNumber
    amount: int
    method: str

    def unfit(self, t: Tournament) -> Sentence | None:
        """There has to be such a line."""
        if self.line in t.ledger.lines:
            return None
        return Sentence("there is no payment {line}", {"line": self.line})

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """The same line with the right amount."""
        return t.but(ledger=t.ledger.correcting(self.line, self.amount, self.method))


@dataclass(frozen=True)
class FloatMoved(Happened, names=NOBODY, moves_others=False):
    """Change was put into the drawer, or cash taken from it to the safe where negative."""

    amount: int
    note: str = ""

    def unfit(self, _: Tournament) -> Sentence | None:
        """That can always be done."""
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """So much more lies there."""
        return t.but(ledger=replace(t.ledger, floats=t.ledger.floats + self.amount))


@dataclass(frozen=True)
class DrawerCounted(Happened, names=NOBODY, moves_others=False):
    """Somebody counted the cash in the drawer, perhaps to close it."""

    counted: int
    closed: bool = False
    note: str = ""

    def unfit(self, _: Tournament) -> Sentence | None:
        """It can always be counted."""
        return None

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """What was there beside what should have been."""
        ledger = t.ledger
        count = DrawerCount(at, ledger.drawer, self.counted, self.closed, self.note)
        return t.but(ledger=replace(ledger, counts=(*ledger.counts, count)))


MoneyFact = (
    MoneySet
    | ChipsBought
    | MoneyTaken
    | MoneyReturned
    | PaymentCorrected
    | FloatMoved
    | DrawerCounted
)


def line_taken(t: Tournament, line: LineNumber) -> Sentence | None:
    """Why a line cannot be written: each is written once."""
    if line in t.ledger.lines:
        return Sentence("payment {line} is already recorded", {"line": line})
    return None

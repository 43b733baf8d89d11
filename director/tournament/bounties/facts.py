"""What happened to bounties: how they are won, envelopes declared and drawn, bounties paid."""

from dataclasses import dataclass, replace
from datetime import datetime

from director.tournament.bounties.envelopes import not_among
from director.tournament.bounties.state import parts_from_deal
from director.tournament.entries.facts import no_such_entry
from director.tournament.happened import LINE_OF_ENTRY, NOBODY, Happened, Names
from director.tournament.money.facts import line_taken
from director.tournament.money.state import (
    BOUNTIES,
    BOUNTY,
    Line,
    LineNumber,
    MoneyTerms,
    MysteryPrize,
)
from director.tournament.state import EntryNumber, MysteryDraw, Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class BountiesSet(Happened, names=NOBODY):
    """It was said how bounties are won."""

    way: str
    """One of `money.BOUNTIES`."""
    kept: int = 50
    """The percentage of a progressive bounty that is paid at once."""
    shared: bool = False
    winner_keeps: bool = True

    def unfit(self, t: Tournament) -> Sentence | None:
        """There is such a way, and no envelope was drawn, and no deal made, by another one."""
        if self.way not in BOUNTIES or not 0 <= self.kept <= 100:
            return Sentence("unknown kind of bounty")
        if t.mysteries and self.way != "mystery":
            return Sentence("envelopes have been drawn")
        return parts_from_deal(t, self._terms(t))

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """So they are won; all that was won so far is worked out anew."""
        return t.but(terms=self._terms(t))

    def _terms(self, t: Tournament) -> MoneyTerms:
        return replace(
            t.terms,
            bounties=self.way,
            kept=self.kept,
            shared=self.shared,
            winner_keeps=self.winner_keeps,
        )


@dataclass(frozen=True)
class EnvelopesDeclared(Happened, names=NOBODY):
    """It was said what the envelopes hold, and from when on they are drawn."""

    prizes: tuple[MysteryPrize, ...]
    begins: str = ""
    """ "level 9", "day 2"; empty for from the first hand on."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """What has been drawn is among them."""
        return not_among(t, self.prizes) or parts_from_deal(t, self._terms(t))

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """The bounties are mystery bounties, and these are the envelopes."""
        return t.but(terms=self._terms(t))

    def _terms(self, t: Tournament) -> MoneyTerms:
        return replace(t.terms, bounties="mystery", mystery=self.prizes, mystery_from=self.begins)


@dataclass(frozen=True)
class MysteryDrawn(Happened, names=Names(entry="entry", others=("gone",))):
    """An envelope was drawn for knocking somebody out."""

    entry: EntryNumber
    """Who drew."""
    gone: EntryNumber
    """Who was knocked out; the winner's own number for the own bounty."""
    amount: int
    seed: str
    """Empty where it was opened by hand."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """Somebody is out, no envelope was drawn for it yet, and such an envelope is left."""
        problem = no_such_entry(t, self.entry) or no_such_entry(t, self.gone)
        if problem:
            return problem
        values = {"player": t.entries[self.gone].player}
        if self.gone not in t.busts and not t.winner_is(self.gone):
            return Sentence("{player} is not out", values)
        if self.gone in t.mysteries:
            return Sentence("an envelope was already drawn for {player}", values)
        there = sum([one.envelopes for one in t.terms.mystery if one.amount == self.amount])
        if there <= t.envelopes_drawn.get(self.amount, 0):
            return Sentence("no such envelope is left")
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """It is won by whoever drew it, and an envelope fewer is left."""
        drawn = MysteryDraw(self.entry, self.amount)
        counts = t.envelopes_drawn
        return t.but(
            mysteries=t.mysteries.set(self.gone, drawn),
            envelopes_drawn=counts.set(self.amount, counts.get(self.amount, 0) + 1),
        )


@dataclass(frozen=True)
class BountyPaid(Happened, names=LINE_OF_ENTRY, moves_others=False):
    """A player was paid bounties."""

    line: LineNumber
    entry: EntryNumber
    amount: int
    """Below zero where it was given back."""
    method: str
    note: str = ""
    """Why it was paid although the drawer did not hold as much."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """There has to be such an entry, and a line is written once."""
        return line_taken(t, self.line) or no_such_entry(t, self.entry)

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """A line more in the ledger, below zero, and so much less is due."""
        line = Line(self.line, self.entry, -self.amount, self.method, at, what=BOUNTY)
        paid = (*t.bounty_lines.get(self.entry, ()), self.line)
        return t.but(
            ledger=t.ledger.giving(line), bounty_lines=t.bounty_lines.set(self.entry, paid)
        )


BountyFact = BountiesSet | EnvelopesDeclared | MysteryDrawn | BountyPaid

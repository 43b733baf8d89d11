"""What happened to lammers: turned in by a player, or all of them at the end of their levels."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.entries.facts import not_in
from director.tournament.happened import ENTRY, NOBODY, Happened
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class LammersRedeemed(Happened, names=ENTRY, moves_others=False):
    """A player turned lammers in for chips, between two hands (S 1.9)."""

    entry: EntryNumber
    count: int

    def unfit(self, t: Tournament) -> Sentence | None:
        """The player is in, and has so many."""
        problem = not_in(t, self.entry)
        if problem or 1 <= self.count <= t.lammers(self.entry):
            return problem
        values = {"player": t.entries[self.entry].player, "count": t.lammers(self.entry)}
        return Sentence("{player}’s lammers: {count}", values)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """So many more chips lie on the table."""
        return t.redeeming(self.entry, self.count)


@dataclass(frozen=True)
class AllLammersRedeemed(Happened, names=NOBODY):
    """The last lammer level is over: everybody turned in what was left (S 1.9)."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """The event has lammers."""
        return None if t.structure.lammers else Sentence("this event has no lammers")

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """Nobody has any left."""
        for entry in t.left:
            if left := t.lammers(entry):
                t = t.redeeming(entry, left)
        return t.but(lammers_over=True)


LammerFact = LammersRedeemed | AllLammersRedeemed

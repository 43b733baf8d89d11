"""What the desk can ask for about lammers (S 1.9)."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.decisions import Refused, about, fitting
from director.tournament.facts import Change
from director.tournament.lammer_facts import AllLammersRedeemed, LammersRedeemed
from director.tournament.tournaments import EntryNumber, Tournament
from director.words import Sentence, chips


@dataclass(frozen=True)
class RedeemLammers:
    """A player turns lammers in, between two hands."""

    entry: EntryNumber
    count: int = 1

    def label(self, t: Tournament) -> Sentence:
        """Who, how many, and what they are worth."""
        terms = t.structure.lammers
        worth = chips(self.count * terms.value) if terms else "0"
        text = "{player} turned lammers in: {count}, for {worth}"
        return about(t, self.entry, text, count=self.count, worth=worth)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """More chips. Refused for more lammers than there are, or than may go at once."""
        terms = t.structure.lammers
        if terms is None:
            raise Refused("this event has no lammers")
        if terms.redeemed == "one at a time" and self.count > 1:
            raise Refused("lammers are turned in one at a time")
        return fitting(t, LammersRedeemed(self.entry, self.count))


@dataclass(frozen=True)
class RedeemAllLammers:
    """The last lammer level is over: everybody turns in what is left."""

    def label(self, t: Tournament) -> Sentence:
        """Of how many players."""
        return Sentence("lammers of {count} players turned in", {"count": len(lammers_left(t))})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """Nobody has any left."""
        facts = fitting(t, AllLammersRedeemed())
        if not lammers_left(t):
            raise Refused("nobody has a lammer left")
        return facts


def lammers_left(t: Tournament) -> dict[EntryNumber, int]:
    """Who still has lammers, and how many; table by table, as the dealers collect them."""
    nowhere = (0, 0)
    order = sorted(t.left, key=lambda entry: (t.seats.get(entry, nowhere), entry))
    return {entry: left for entry in order if (left := t.lammers(entry))}

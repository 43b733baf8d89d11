"""What the desk can ask for about lammers (S 1.9)."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.entries.registration import is_past
from director.tournament.entries.terms import BY_ITSELF
from director.tournament.facts import Change
from director.tournament.lammers.facts import AllLammersRedeemed, LammersRedeemed
from director.tournament.lammers.turning_in import BustWithLammers, bust_with_lammers
from director.tournament.log.decisions import about, fitting
from director.tournament.log.refused import Forbidden, Refused
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence, chips


@dataclass(frozen=True)
class RedeemLammers:
    """A player turns lammers in, between two hands."""

    entry: EntryNumber
    count: int = 1

    def label(self, t: Tournament) -> Sentence:
        """Who, how many, and what they are worth."""
        terms = t.structure.lammers
        worth = chips(self.count * terms.value) if terms else "0"
        text = "{player} turned in lammers: {count}, for {worth}"
        return about(t, self.entry, text, count=self.count, worth=worth)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """More chips. Refused for more lammers than there are, or than may go at once."""
        terms = t.structure.lammers
        if terms is None:
            raise Refused("this event has no lammers")
        if terms.redeemed == "one at a time" and self.count > 1:
            raise Refused("turn in lammers one at a time")
        return fitting(t, LammersRedeemed(self.entry, self.count))


@dataclass(frozen=True)
class RedeemAllLammers:
    """The last lammer level is over: everybody turns in what is left."""

    note: str = ""
    """Why it is done before that level is over."""

    def label(self, t: Tournament) -> Sentence:
        """Of how many players."""
        count = len(lammers_left(t))
        one, many = "lammers turned in for 1 player", "lammers turned in for {count} players"
        return Sentence(one if count == 1 else many, {"count": count})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """Nobody has any left. Forbidden before the level is over that the sheet names."""
        facts = fitting(t, AllLammersRedeemed())
        terms = t.structure.lammers
        if not any_lammer_left(t):
            raise Refused("no lammers are left")
        if terms and terms.until and not self.note and not is_past(t, terms.until, now):
            raise Forbidden("lammers can be turned in until {moment}", moment=str(terms.until))
        return facts


def lammers_left(t: Tournament) -> dict[EntryNumber, int]:
    """Who still has lammers, and how many; table by table, as the dealers collect them."""
    nowhere = (0, 0)
    order = sorted(t.left, key=lambda entry: (t.seats.get(entry, nowhere), entry))
    return {entry: left for entry in order if (left := t.lammers(entry))}


def any_lammer_left(t: Tournament) -> bool:
    """Whether somebody still has one, without looking who."""
    terms = t.structure.lammers
    return terms is not None and terms.count * t.still_in > t.turned_in_by_those_in


def lammers_due(t: Tournament, now: datetime) -> bool:
    """Whether the last lammer level is over and lammers are still held (S 1.9)."""
    terms = t.structure.lammers
    if terms is None or terms.until is None or not any_lammer_left(t):
        return False
    return is_past(t, terms.until, now)


def without_a_chip(t: Tournament, entry: EntryNumber) -> BustWithLammers:
    """What somebody must turn in who has lost the last chip: nothing for who is out (S 1.9)."""
    terms = t.structure.lammers
    exactly_one = terms is not None and terms.on_bust == BY_ITSELF
    return bust_with_lammers(t.lammers(entry), exactly_one=exactly_one)

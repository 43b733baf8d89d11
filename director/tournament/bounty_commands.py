"""What the desk can ask for about mystery bounties."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.amounts import money
from director.tournament.bounty_facts import MysteryDrawn
from director.tournament.decisions import Refused, about, fitting
from director.tournament.draws import shuffled
from director.tournament.facts import Change
from director.tournament.tournaments import EntryNumber, Tournament
from director.words import Sentence


@dataclass(frozen=True)
class DrawMystery:
    """Whoever knocked somebody out draws an envelope, by a seed that anyone can replay."""

    entry: EntryNumber
    gone: EntryNumber
    seed: str

    def label(self, t: Tournament) -> Sentence:
        """Who drew how much for whom."""
        left = envelopes(t)
        amount = money(_drawn(left, self.seed), t.terms) if left else "–"
        if self.gone not in t.entries:
            return about(t, self.entry, "{player} drew {amount}", amount=amount)
        values = {"amount": amount, "player_gone": t.entries[self.gone].player}
        return about(t, self.entry, "{player} drew {amount} for {player_gone}", **values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """An envelope fewer."""
        left = envelopes(t)
        if t.terms.bounties != "mystery":
            raise Refused("this event has no mystery bounties")
        if not left:
            raise Refused("all envelopes are drawn")
        amount = _drawn(left, self.seed)
        return fitting(t, MysteryDrawn(self.entry, self.gone, amount, self.seed))


def envelopes(t: Tournament) -> list[int]:
    """What is in the envelopes that are left, the greatest first."""
    left = [prize.amount for prize in t.terms.mystery for _ in range(prize.envelopes)]
    for drawn in t.mysteries.values():
        if drawn.amount in left:
            left.remove(drawn.amount)
    return sorted(left, reverse=True)


def _drawn(left: list[int], seed: str) -> int:
    return shuffled(left, seed)[0]

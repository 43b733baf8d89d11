"""What happened to a deal: made by everybody who was left, or withdrawn. And who is owed what."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from director.tournament.deals.state import Agreement, Share
from director.tournament.entries.facts import not_in
from director.tournament.happened import NOBODY, Happened, Names
from director.tournament.money.largest_remainders import apportioned
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class DealMade(Happened, names=Names(shares="shares")):
    """Those who were left agreed on who gets what, whoever wins."""

    way: str
    shares: tuple[Share, ...]
    """Of everybody who was left, the largest stack first."""
    held: int = 0
    """Held back for the winner by play."""
    bounties: str = "played for"
    note: str = ""
    """Why it was filed although something did not come out; empty where nothing was amiss."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """It is between all who are left, and nobody else; and there is one at a time."""
        if t.deal is not None:
            return Sentence("a deal has been made: withdraw it first")
        for share in self.shares:
            if problem := not_in(t, share.entry):
                return problem
        if len({share.entry for share in self.shares}) != t.players_left:
            values = {"parties": len(self.shares), "left": t.players_left}
            left = "1 is left" if t.players_left == 1 else "{left} are left"
            return Sentence(f"the deal is for {{parties}} players, but {left}", values)
        if not any(share.bounty for share in self.shares):
            return None
        if not t.terms.winner_keeps:
            return Sentence("the winner’s own bounty stays in the pool: the others stay in play")
        if t.terms.bounties == "mystery":
            return Sentence("mystery bounties cannot be part of a deal")
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """So they are paid, in whichever order they go out."""
        return t.but(deal=Agreement(self.way, self.shares, self.held, self.bounties))


@dataclass(frozen=True)
class DealWithdrawn(Happened, names=NOBODY):
    """The deal does not hold any more: the prizes are played for as they were."""

    reason: str = ""

    def unfit(self, t: Tournament) -> Sentence | None:
        """There has to be one."""
        return Sentence("no deal has been made") if t.deal is None else None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """Nothing is agreed."""
        return t.but(deal=None)


DealFact = DealMade | DealWithdrawn


def dealt(t: Tournament) -> Mapping[EntryNumber, int]:
    """What the deal gives to those who made it, instead of the prizes of their places.

    Bounties that it divides are not in it, they are won like others; what was held back is the
    winner's once there is one. Where play ended with the deal, it goes to the largest stack.
    """
    if t.deal is None:
        return {}
    owed = {share.entry: share.amount for share in t.deal.shares}
    first = _first(t)
    if not first:
        return owed
    for entry, part in zip(first, apportioned(t.deal.held, [1] * len(first)), strict=True):
        owed[entry] += part
    return owed


def still_played_for(t: Tournament) -> int:
    """What was held back and nobody has won yet."""
    return t.deal.held if t.deal and not _first(t) else 0


def _first(t: Tournament) -> list[EntryNumber]:
    """The winner, or those who share the first place where play has ended with the deal."""
    if winner := t.winner:
        return [winner.number]
    return [standing.entry.number for standing in t.by_agreement() if standing.place == 1]

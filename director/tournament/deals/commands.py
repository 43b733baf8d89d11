"""What the desk can ask for about a deal: file it, or withdraw it."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.bounties.state import heads
from director.tournament.deals.division import BOUNTIES, METHODS, PLAYED_FOR, WAYS, Deal, DealTerms
from director.tournament.deals.facts import DealMade, DealWithdrawn
from director.tournament.deals.state import Agreement, Share
from director.tournament.facts import Change
from director.tournament.log.decisions import fitting
from director.tournament.log.refused import Forbidden, Refused
from director.tournament.money.amounts import money
from director.tournament.prizes.prize_list import prize_of
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence, chips


@dataclass(frozen=True)
class MakeDeal:
    """Everybody who is left has agreed."""

    agreement: Agreement
    note: str = ""
    """Why it is filed although something does not come out."""

    def label(self, t: Tournament) -> Sentence:
        """Between how many, and what they divide."""
        of = self.agreement
        values = {
            "count": len(of.shares),
            "way": METHODS.get(of.way, of.way),
            "amount": money(sum([share.amount for share in of.shares]), t.terms),
            "bounties": money(sum([share.bounty for share in of.shares]), t.terms),
            "held": money(of.held, t.terms),
        }
        text = "deal made: {count} players split {amount}, {way}"
        if any(share.bounty for share in of.shares):
            text = "deal made: {count} players split {amount} and {bounties} in bounties, {way}"
        return Sentence(text + ("; {held} left in play" if of.held else ""), values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """It has to come to what there is. Chips that do not come out are the floor's to judge."""
        of = self.agreement
        shares = tuple(sorted(of.shares, key=lambda share: -share.stack))
        fact = DealMade(of.way, shares, of.held, of.bounties, self.note)
        facts = fitting(t, fact)
        _check(t, of)
        played_for, prizes = prizes_left(t), sum([share.original for share in shares])
        if played_for and prizes != played_for and not self.note:
            raise Forbidden(
                "the deal splits {prizes}, but {left} is left in prizes",
                prizes=money(prizes, t.terms),
                left=money(played_for, t.terms),
            )
        off = stacks_off(t, of)
        if off and not self.note:
            raise Forbidden(off.text, **off.values)
        return facts


def stacks_off(t: Tournament, of: Agreement) -> Sentence | None:
    """That the stacks are not all the chips in play; None where they are."""
    counted = sum([share.stack for share in of.shares])
    text = "the stacks add up to {counted}, but {chips} chips are in play"
    values = {"counted": chips(counted), "chips": chips(t.chips)}
    return None if counted == t.chips else Sentence(text, values)


@dataclass(frozen=True)
class WithdrawDeal:
    """The deal does not hold any more."""

    reason: str

    def label(self, _: Tournament) -> Sentence:
        """Why."""
        return Sentence("deal withdrawn: {reason}", {"reason": self.reason})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """The prizes are as they were. A reason is needed."""
        facts = fitting(t, DealWithdrawn(self.reason.strip()))
        if not self.reason.strip():
            raise Refused("enter a reason")
        return facts


def agreement(deal: Deal, terms: DealTerms) -> Agreement:
    """A deal that was worked out, as those who are left agree on it."""
    shares = [
        Share(EntryNumber(one.player), one.stack, one.original, one.amount, one.bounty)
        for one in deal.agreed
    ]
    return Agreement(terms.way, tuple(shares), deal.held, terms.bounties)


def bounties_left(t: Tournament) -> dict[EntryNumber, int]:
    """What would be paid for putting each of those out who are left."""
    on = heads(t).on
    return {entry: on.get(entry, 0) for entry in t.left}


def prizes_left(t: Tournament) -> int:
    """The money of the places that are still played for; nothing where no pay table says it."""
    return sum([prize_of(t, place).cash for place in range(1, t.players_left + 1)])


def _check(t: Tournament, of: Agreement) -> None:
    """That it comes to what there is, and nobody gets less than nothing."""
    if len(of.shares) < 2:
        raise Refused("a deal needs at least two players")
    if of.way not in WAYS or of.bounties not in BOUNTIES:
        raise Refused("unknown deal method")
    if min(min(share.amount, share.bounty) for share in of.shares) < 0 or of.held < 0:
        raise Refused("no share can be negative")
    if min(share.stack for share in of.shares) < 1:
        raise Refused("every player left must have chips")
    prizes = sum([share.original for share in of.shares])
    agreed = sum([share.amount for share in of.shares]) + of.held
    if agreed != prizes:
        raise Refused(
            "the shares add up to {agreed}, but the prizes left are {prizes}",
            agreed=money(agreed, t.terms),
            prizes=money(prizes, t.terms),
        )
    if of.bounties != PLAYED_FOR and not t.terms.winner_keeps:
        raise Refused("the winner’s own bounty stays in the pool: the others stay in play")
    divided = sum([share.bounty for share in of.shares])
    on_heads = 0 if of.bounties == PLAYED_FOR else sum(bounties_left(t).values())
    if divided != on_heads:
        raise Refused(
            "the deal splits {divided} in bounties, but {left} is left to split",
            divided=money(divided, t.terms),
            left=money(on_heads, t.terms),
        )

"""The money of Boulder Buy'em, question by question: antes, bids, the price, the pots of a claim.

All amounts are chips. A whole round is judged from its record in `boulders`.
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from director.engine.betting.pots import Bet, Pots, build_pots
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.translation import chips, listed, say


class BuyemAnte(NamedTuple):
    """What a player antes."""

    paid: int
    left: int
    reasons: tuple[Reason, ...]


class NextBid(NamedTuple):
    """What a player may bid."""

    may_bid: bool
    least: int
    """0 where the player may not bid."""
    most: int
    reasons: tuple[Reason, ...]


class ClaimPots(NamedTuple):
    """What a claim is played for."""

    pots: Pots
    reasons: tuple[Reason, ...]


def buyem_ante(stack: int, ante: int) -> BuyemAnte:
    """What a player with this stack antes: all that is there, if it is less (BOUL).

    Raises NotPossible.
    """
    if stack < 1:
        raise NotPossible("stack", say("a player without chips is out"))
    if ante < 0:
        raise NotPossible("ante", say("an ante is not below nothing"))
    paid = min(stack, ante)
    values = {"paid": chips(paid), "ante": chips(ante)}
    reasons = [Reason("The player antes {paid}", values, "BOUL")]
    if paid < ante:
        sentence = "That is less than {ante}; the pot is not split for it"
        reasons.append(Reason(sentence, values, "BOUL; C30"))
    return BuyemAnte(paid, stack - paid, tuple(reasons))


def next_bid(standing: int, stack: int, *, chip: int = 1) -> NextBid:
    """What a player with this stack, after the ante, may bid over the standing bid (BOUL).

    Any amount more that the chips allow; there is no least step. Raises NotPossible.
    """
    if standing < 0 or stack < 0 or chip < 1:
        field = "standing" if standing < 0 else "stack" if stack < 0 else "chip"
        raise NotPossible(field, say("no amount is below nothing, and a chip is one or more"))
    least = standing // chip * chip + chip
    may = stack >= least
    values = {"least": chips(least), "stack": chips(stack), "standing": chips(standing)}
    if may:
        said = Reason("The player may bid {least} to {stack}", values, "BOUL")
    else:
        said = Reason("The player cannot bid", values, "BOUL")
    why = Reason("The standing bid is {standing}, and a bid is more than that", values, "BOUL")
    return NextBid(may, least if may else 0, stack if may else 0, (said, why))


def claim_pots(pot: int, bets: Mapping[Seat, int], *, folded: Collection[Seat] = ()) -> ClaimPots:
    """The pots of a claim: what lay there before is for everybody, bets make side pots (C30).

    A short ante never splits the pot. Raises NotPossible.
    """
    if pot < 0:
        raise NotPossible("pot", say("there is no pot below nothing"))
    if any(amount < 0 for amount in bets.values()):
        raise NotPossible("bets", say("a bet is not below nothing"))
    if not set(bets) - set(folded):
        raise NotPossible("folded", say("somebody is left in the claim"))
    built = build_pots([Bet(seat, amount, seat in folded) for seat, amount in bets.items()], pot)
    reasons = [
        Reason(
            "A pot of {amount} for seats {seats}",
            {"amount": chips(one.amount), "seats": listed([str(seat) for seat in one.seats])},
            "BOUL; C30",
        )
        for one in built.pots
    ]
    for seat, amount in built.returned.items():
        values = {"seat": seat, "amount": chips(amount)}
        sentence = "Seat {seat} takes back {amount}, which nobody called"
        reasons.append(Reason(sentence, values, "TDA 15-B"))
    return ClaimPots(built, tuple(reasons))

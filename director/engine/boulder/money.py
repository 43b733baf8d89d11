"""The money of Boulder Buy'em, question by question: antes, bids, the price, the pots of a claim.

All amounts are chips. A whole round is judged from its record in `boulders`.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from director.engine.betting.pots import Bet, Pots, build_pots
from director.engine.boulder.auction import faces_up
from director.engine.boulder.auction_records import Bid
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.engine.seats import Seat, clockwise
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


class BuyemSale(NamedTuple):
    """How an auction ended."""

    blind: int
    """The blind bid of the button."""
    buyer: Seat
    price: int
    """What the buyer pays into the pot; nobody else pays."""
    order: tuple[Seat, ...]
    """Who picks, in order."""
    face_up: int
    """How many of the cards lie face up."""
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


def buyem_sale(
    stacks: Mapping[Seat, int], button: Seat, bids: Sequence[Bid], *, blind: int
) -> BuyemSale:
    """Who buys the first pick, for how much, and who picks then, from stacks after the ante (BOUL).

    The button bids the `blind` first, twice the ante as a rule, or the whole stack where that is
    less (C30). Raises NotPossible at a bid that is not in order.
    """
    if len(stacks) < 2:
        raise NotPossible("stacks", say("an auction is among two players or more"))
    if button not in stacks:
        raise NotPossible("button", say("seat {seat} does not play", seat=button))
    if blind < 0:
        raise NotPossible("blind", say("a blind bid is not below nothing"))
    posted = min(blind, stacks[button])
    buyer, price = button, posted
    for number, bid in enumerate(bids, start=1):
        _check_bid(number, bid, price, stacks)
        buyer, price = bid
    order = (buyer, *clockwise([seat for seat in stacks if seat != buyer], buyer))
    values = {
        "seat": buyer,
        "price": chips(price),
        "button": button,
        "blind": chips(posted),
        "order": listed([str(seat) for seat in order[1:]]),
    }
    reasons = [Reason("Seat {seat} pays {price} and picks first", values, "BOUL")]
    if posted < blind:
        sentence = "The button in seat {button} has {blind} left, and that is the blind bid"
        reasons.append(Reason(sentence, values, "BOUL; C30"))
    if not bids:
        reasons.append(Reason("Nobody bid more than the blind of {blind}", values, "BOUL"))
    else:
        reasons.append(Reason("Nobody else pays", values, "BOUL"))
    reasons.append(Reason("Then pick, clockwise, seats {order}", values, "BOUL"))
    return BuyemSale(posted, buyer, price, order, faces_up(len(stacks)), tuple(reasons))


def _check_bid(number: int, bid: Bid, price: int, stacks: Mapping[Seat, int]) -> None:
    values = {"number": number, "seat": bid.seat}
    if bid.seat not in stacks:
        raise NotPossible("bids", say("bid {number}: seat {seat} does not play", **values))
    if bid.amount <= price:
        message = say("bid {number}: it is no more than {price}", price=chips(price), **values)
        raise NotPossible("bids", message)
    if bid.amount > stacks[bid.seat]:
        stack = chips(stacks[bid.seat])
        message = say("bid {number}: seat {seat} has {stack}", stack=stack, **values)
        raise NotPossible("bids", message)


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

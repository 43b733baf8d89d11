"""The auction of Boulder Buy'em: which bids are legal, who pays what, and who picks in which order.

Bids are called out without an order. A bid is more than the standing one and no more than the
bidder's stack; the blind bid of the button stands first.
"""

from collections.abc import Mapping
from typing import NamedTuple

from director.engine.boulder.auction_records import Auction, Round
from director.engine.cards import Card
from director.engine.seats import Seat, clockwise
from director.engine.showdown.play_records import Record
from director.translation import say

Stacks = Mapping[Seat, int]


class Sale(NamedTuple):
    """How the auction ended."""

    blind: int
    """The blind bid: what was in force, or the button's whole stack if that was less."""
    buyer: Seat
    price: int
    order: tuple[Seat, ...]
    """Who picks, in order: the buyer, then clockwise."""
    picked: Mapping[Seat, Card | None]
    """What each took, None where it was not shown; empty where the record does not say."""


def faces_up(players: int) -> int:
    """How many of the auctioned cards lie face up: two, heads-up one (BOUL)."""
    return 1 if players == 2 else 2


def sell(round_: Round, auction: Auction, stacks: Stacks, record: Record) -> Sale:
    """Who buys the first pick, from the stacks after the ante; notes what was not in order."""
    blind = min(round_.blind, stacks[round_.button])
    buyer, price = round_.button, blind
    for number, bid in enumerate(auction.bids):
        field = f"auction.bids[{number}]"
        if bid.seat not in stacks:
            message = say("{player} sits out and does not bid", player=round_.title(bid.seat))
            record.wrong("sits-out", f"{field}.seat", message)
            continue
        if bid.amount <= price:
            message = say(
                "{player} bids {bid}; the standing bid is {price}, and a bid is more than that",
                player=round_.title(bid.seat),
                bid=bid.amount,
                price=price,
            )
            record.wrong("bid-too-low", f"{field}.bid", message)
            continue
        if bid.amount > stacks[bid.seat]:
            message = say(
                "{player} bids {bid} and has {stack}",
                player=round_.title(bid.seat),
                bid=bid.amount,
                stack=stacks[bid.seat],
            )
            record.wrong("bid-too-high", f"{field}.bid", message)
        buyer, price = bid
    order = (buyer, *clockwise((seat for seat in stacks if seat != buyer), buyer))
    _check_cards(auction, len(stacks), record)
    return Sale(blind, buyer, price, order, _picked(round_, auction, order, record))


def _check_cards(auction: Auction, players: int, record: Record) -> None:
    """As many cards as players, two of them face up (BOUL)."""
    wanted = faces_up(players)
    if auction.up is not None and len(auction.up) != wanted:
        message = say(
            "{players} players: {wanted} face up, not {count}",
            players=players,
            wanted=wanted,
            count=len(auction.up),
        )
        record.wrong("wrong-card-count", "auction.up", message)
    if auction.down.number is not None and auction.down.number != players - wanted:
        message = say(
            "{players} players: {wanted} face down, not {count}",
            players=players,
            wanted=players - wanted,
            count=auction.down.number,
        )
        record.wrong("wrong-card-count", "auction.down", message)


def _picked(
    round_: Round, auction: Auction, order: tuple[Seat, ...], record: Record
) -> dict[Seat, Card | None]:
    """What each player took; notes who picks out of order and what was not there to be picked."""
    if not auction.picks:
        return {}
    if len(auction.picks) != len(order):
        message = say(
            "{players} players pick a card each, here are {count} picks",
            players=len(order),
            count=len(auction.picks),
        )
        record.wrong("wrong-card-count", "auction.picks", message)
    picked: dict[Seat, Card | None] = {}
    for number, (due, pick) in enumerate(zip(order, auction.picks, strict=False)):
        field = f"auction.picks[{number}]"
        if pick.seat not in (None, due):
            message = say(
                "{player} picks here; it is the turn of {due}",
                player=round_.title(pick.seat or 0),
                due=round_.title(due),
            )
            record.wrong("out-of-turn", field, message)
        wrong = _wrong_pick(auction, pick.card, tuple(picked.values()), len(order))
        if wrong:
            record.wrong("bad-pick", field, wrong)
        picked[pick.seat or due] = pick.card
    return picked


def _wrong_pick(
    auction: Auction, card: Card | None, before: tuple[Card | None, ...], players: int
) -> str:
    """Why this card cannot be picked now; nothing where it can."""
    if card and card in before:
        return say("{card} has been picked already", card=card)
    faces_down = card is None or (auction.up is not None and card not in auction.up)
    if not faces_down:
        return ""
    if card and auction.down.cards is not None and card not in auction.down.cards:
        return say("{card} does not lie on the table", card=card)
    gone = sum(other is None or other not in (auction.up or ()) for other in before)
    if auction.up is not None and gone >= players - faces_up(players):
        return say("no card lies face down any more")
    return ""

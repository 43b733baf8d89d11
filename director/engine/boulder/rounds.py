"""Follows a round of Boulder Buy'em from phase to phase: antes, auction, claim, discards."""

from collections.abc import Mapping
from typing import NamedTuple

from director.engine.boulder.auction import Sale, sell
from director.engine.boulder.auction_records import Round
from director.engine.boulder.claim import Claimed, ClaimPots, bet, pots
from director.engine.boulder.hands import Kept, check_unique, kept, shown
from director.engine.cards import Cards
from director.engine.seats import Seat
from director.engine.showdown.play_records import Record
from director.translation import say


class Antes(NamedTuple):
    """What was paid before the auction, and what is left to bid with; of those who play."""

    paid: Mapping[Seat, int]
    stacks: Mapping[Seat, int]
    """Clockwise, the button last."""


class Course(NamedTuple):
    """How the round went. All amounts are chips."""

    round: Round
    antes: Antes
    sale: Sale | None
    dead: int
    """What lay in the pot when somebody claimed, or nobody did."""
    claimed: Claimed | None
    pots: ClaimPots
    shown: Mapping[Seat, Cards]
    kept: Mapping[Seat, Kept]

    @property
    def may_return(self) -> list[Seat]:
        """Who sits out and may be back in the next round: everybody, if this one was claimed."""
        if not self.claimed:
            return []
        return [one.seat for one in self.round.players if one.sits_out]


def follow(round_: Round, record: Record) -> Course:
    """Follows the round from phase to phase; notes what was not in order."""
    check_unique(round_, record)
    _check_seats(round_, record)
    antes = _antes(round_)
    stacks = dict(antes.stacks)
    dead = round_.pot + sum(antes.paid.values())
    sale = sell(round_, round_.auction, stacks, record) if round_.auction else None
    if sale:
        stacks[sale.buyer] -= sale.price
        dead += sale.price
    claimed = bet(round_, stacks, record) if round_.claim else None
    cards = shown(round_, sale, claimed, record) if claimed else {}
    built = ClaimPots((), {})
    if claimed:
        built = pots(round_, claimed, dead, record)
        _check_shown(round_, claimed, built, cards, record)
    keeps = kept(round_, sale, claimed, record)
    return Course(round_, antes, sale, dead, claimed, built, cards, keeps)


def _check_seats(round_: Round, record: Record) -> None:
    """Who may be back, and who has chips to be dealt in."""
    for one in round_.players:
        field = f"players[{one.number}]"
        if one.returns and (round_.pot or one.sits_out):
            message = say(
                "{player} may be back only after the next claim, when the pot is empty",
                player=one.title,
            )
            record.wrong("cannot-return", f"{field}.returns", message)
        if round_.ante and not one.stack and not one.sits_out:
            message = say("{player} has no chips for the ante and is out", player=one.title)
            record.wrong("bad-amount", f"{field}.stack", message)


def _antes(round_: Round) -> Antes:
    """Everybody antes; who has less pays what is there, and the pot is not split for it (BOUL)."""
    paid = {one.seat: min(round_.ante, one.stack) for one in round_.playing}
    return Antes(paid, {one.seat: one.stack - paid[one.seat] for one in round_.playing})


def _check_shown(
    round_: Round,
    claimed: Claimed,
    built: ClaimPots,
    cards: Mapping[Seat, Cards],
    record: Record,
) -> None:
    """Whoever may win a contested pot and has not mucked shows the cards played."""
    contested = {seat for pot in built.pots if len(pot.seats) > 1 for seat in pot.seats}
    for one in round_.playing:
        hidden = claimed.cards[one.seat] and not cards.get(one.seat) and one.played is None
        if one.seat in contested and hidden:
            message = say("{player} may win a pot: which cards were played?", player=one.title)
            record.wrong("missing-cards", f"players[{one.number}].played", message)

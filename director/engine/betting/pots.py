"""Builds side pots and divides pots. Knows seats and chips, and no cards.

All amounts are chips. The rules are those of S 1.4 and TDA 20 and 21: each pot by itself, odd
chips of the smallest denomination in play, no player two of them while another winner has none.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from director.engine.seats import Seat


class Bet(NamedTuple):
    """What one player put into the pot during the hand."""

    seat: Seat
    amount: int
    folded: bool = False


class Pot(NamedTuple):
    """Chips, and the seats that may win them."""

    amount: int
    seats: tuple[Seat, ...]


class Pots(NamedTuple):
    """The pots of a hand, main pot first, and what nobody called."""

    pots: tuple[Pot, ...]
    returned: dict[Seat, int]


class Part(NamedTuple):
    """What a seat gets of a portion; `odd` is the odd chip in it."""

    seat: Seat
    amount: int
    odd: int = 0


class Claim(NamedTuple):
    """A portion of a pot and who has won it, in the order in which odd chips go out."""

    portion: str
    winners: tuple[Seat, ...]
    instead: bool = False
    """Whether it is played for only because nobody qualifies for anything else."""
    shares: int = 1
    """Its own share of the pot, and those of portions for which nobody qualifies."""


class Share(NamedTuple):
    """A portion of a pot divided."""

    portion: str
    amount: int
    parts: tuple[Part, ...]
    odd: int = 0
    """The odd chip that the division between portions left to this one."""
    instead: bool = False


def build_pots(bets: Sequence[Bet], dead: int = 0) -> Pots:
    """The main pot and the side pots that these bets make (TDA 21).

    A bet that exceeds every other is cut to the next highest and the rest is returned, also to a
    player whose hand is dead (TDA 15-B, 65-A). Side pots are layered at the live players' bets;
    folded chips go into the layers they reach; `dead` chips, which belong to no bet, go into the
    first pot. Layers with the same seats are one pot.
    """
    paid = {bet.seat: bet.amount for bet in bets}
    live = [bet.seat for bet in bets if not bet.folded]
    returned = _uncalled(paid)
    for seat, amount in returned.items():
        paid[seat] -= amount

    levels = sorted({paid[seat] for seat in live if paid[seat]})
    pots = [Pot(dead, tuple(live))]
    floor = 0
    for level in levels:
        reached = [put for put in paid.values() if put > floor]
        if level != levels[-1]:
            reached = [put if put < level else level for put in reached]
        amount = sum(reached) - floor * len(reached)
        pots.append(Pot(amount, tuple([seat for seat in live if paid[seat] >= level])))
        floor = level
    if not levels:  # what folded players bet and called among themselves
        pots.append(Pot(sum(paid.values()), tuple(live)))
    return Pots(_merged(pots), returned)


def _uncalled(paid: dict[Seat, int]) -> dict[Seat, int]:
    """What the highest bettor gets back, in the hand or not, where nobody called in full."""
    if not paid:
        return {}
    highest = max(paid, key=paid.__getitem__)
    called = max((put for seat, put in paid.items() if seat != highest), default=0)
    more = paid[highest] - called
    return {highest: more} if more else {}


def _merged(pots: Iterable[Pot]) -> tuple[Pot, ...]:
    """Without empty pots, neighbours with the same seats as one."""
    merged: list[Pot] = []
    for pot in pots:
        if merged and merged[-1].seats == pot.seats:
            merged[-1] = Pot(merged[-1].amount + pot.amount, pot.seats)
        else:
            merged.append(pot)
    return tuple([pot for pot in merged if pot.amount])


def divide(
    amount: int, chip: int, claims: Sequence[Claim], *, two_odd_chips: bool = False
) -> tuple[Share, ...]:
    """A pot divided among the portions that have a winner, and those among their winners.

    Each division is even in whole chips of the smallest denomination. What is left over between
    portions goes to those named first (S 1.4, TDA 20-C), what is left over among tied hands one
    chip each in the order of the claim's winners, past whoever already has an odd chip of this
    pot while another winner has none (S 1.4 rule 2), unless the house allows `two_odd_chips`.
    """
    if len(claims) == 1 and len(claims[0].winners) == 1:  # nothing to divide
        claim = claims[0]
        part = Part(claim.winners[0], amount)
        return (Share(claim.portion, amount, (part,), 0, claim.instead),)
    units, left = divmod(amount // chip, sum([claim.shares for claim in claims]))
    lucky = {claim.winners[0] for claim in claims[:left] if len(claim.winners) == 1}
    shares = []
    for place, claim in enumerate(claims):
        extra = len(range(place, left, len(claims)))
        whole = (units * claim.shares + extra) * chip
        parts = _among_winners(whole, chip, claim.winners, set() if two_odd_chips else lucky)
        if extra and len(claim.winners) == 1:
            parts = (parts[0]._replace(odd=extra * chip),)
        shares.append(Share(claim.portion, whole, parts, extra * chip, claim.instead))
    return tuple(shares)


def _among_winners(
    amount: int, chip: int, winners: tuple[Seat, ...], lucky: set[Seat]
) -> tuple[Part, ...]:
    """Even shares; the chips left over one each, first to those who have no odd chip yet."""
    if len(winners) == 1:
        return (Part(winners[0], amount),)
    units, left = divmod(amount // chip, len(winners))
    in_order = sorted(winners, key=lambda seat: seat in lucky)  # keeps the order otherwise
    odd = set(in_order[:left])
    lucky |= odd
    return tuple(
        Part(seat, (units + (seat in odd)) * chip, chip if seat in odd else 0) for seat in winners
    )

"""Chips by the clear path: pots layer by layer, shares chip by chip, as the rule book says it.

Nothing of the judge is asked. What comes in are bets, and who has won what.
"""

from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from typing import Any, NamedTuple


class Pot(NamedTuple):
    """Chips, and the seats that may win them."""

    amount: int
    seats: tuple[int, ...]


class Side(NamedTuple):
    """What is played for in a pot, and who has won it, in the order in which odd chips go out."""

    winners: tuple[int, ...]
    shares: int = 1
    """Its own share of the pot, and those of sides that nobody has won."""


class Paid(NamedTuple):
    """What each seat gets of a pot, and the odd chips in that."""

    won: Mapping[int, int]
    odd: Mapping[int, int]


def pots_of(case: Mapping[str, Any]) -> list[Pot]:
    """The pots of a hand, main pot first; what nobody called has gone back (TDA 15-B, 21)."""
    if "pots" in case:
        return [Pot(pot["amount"], tuple(pot["seats"])) for pot in case["pots"]]
    bets = {one["seat"]: one["bet"] for one in case["players"]}
    live = {one["seat"] for one in case["players"] if not one.get("folded")}
    *_, second, highest = sorted((0, *bets.values()))
    bets = {seat: second if bet == highest else bet for seat, bet in bets.items()}
    pots = [Pot(case.get("dead", 0), tuple(sorted(live)))]
    while bets:
        can_win = sorted(seat for seat in bets if seat in live)
        last = len({bets[seat] for seat in can_win}) < 2
        step = max(bets.values()) if last else min(bets[seat] for seat in can_win)
        layer = Pot(sum(min(step, bet) for bet in bets.values()), tuple(can_win))
        if pots[-1].seats == layer.seats or not layer.seats:
            pots[-1] = pots[-1]._replace(amount=pots[-1].amount + layer.amount)
        else:
            pots.append(layer)
        bets = {seat: bet - step for seat, bet in bets.items() if bet > step}
    return [pot for pot in pots if pot.amount]


def clockwise(seats: Sequence[int], button: int | None) -> tuple[int, ...]:
    """From the button's left; the button itself comes last."""
    return tuple(sorted(seats, key=lambda seat: (seat <= (button or 0), seat)))


def paid(amount: int, chip: int, sides: Sequence[Side]) -> Paid:
    """Who gets how much of a pot (S 1.4, TDA 20).

    The sides share evenly; chips left over go to those named first. Tied hands share evenly; chips
    left over go to those named first, past whoever has an odd chip of this pot already while
    another tied hand has none.
    """
    if not sides:  # it stays for the next deal
        return Paid({}, {})
    if len(sides) == 1 and len(sides[0].winners) == 1:
        return Paid({sides[0].winners[0]: amount}, {})
    each, left = divmod(amount // chip, sum(side.shares for side in sides))
    extra = [0] * len(sides)
    for at in islice(cycle(range(len(sides))), left):
        extra[at] += chip
    won: dict[int, int] = {}
    odd: dict[int, int] = {}
    for side, more in zip(sides, extra, strict=True):
        if more and len(side.winners) == 1:
            odd[side.winners[0]] = odd.get(side.winners[0], 0) + more
    for side, more in zip(sides, extra, strict=True):
        chips_left = (each * side.shares * chip + more) // chip
        for seat in side.winners:
            won[seat] = won.get(seat, 0) + chips_left // len(side.winners) * chip
        waiting = [seat for seat in side.winners if seat not in odd]
        waiting += [seat for seat in side.winners if seat in odd]
        for seat in waiting[: chips_left % len(side.winners)]:
            won[seat] += chip
            odd[seat] = odd.get(seat, 0) + chip
    return Paid(won, odd)

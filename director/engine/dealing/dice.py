"""Dice: who rolls, whether the roll counts, and what a misroll costs (S 1.13)."""

from collections.abc import Collection
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.engine.seats import Seat, clockwise
from director.translation import say


class Roller(NamedTuple):
    """Who rolls."""

    seat: Seat | None
    """None where the dealer rolls."""
    reasons: tuple[Reason, ...]


class Roll(NamedTuple):
    """Whether a roll counts."""

    valid: bool
    reasons: tuple[Reason, ...]


class Price(NamedTuple):
    """What misrolls cost, in dollars."""

    next: int
    """The price of this misroll."""
    total: int
    """Of all so far."""
    reasons: tuple[Reason, ...]


def roller(button: Seat, live: Collection[Seat], *, absent: Collection[Seat] = ()) -> Roller:
    """Who rolls: the button, or the next live player clockwise where it is dead (C19).

    For a live player who is not at the table the dealer rolls. Raises NotPossible.
    """
    if not live:
        raise NotPossible("live", say("nobody is left in the hand"))
    seat = button if button in live else clockwise(live, button)[0]
    values = {"seat": seat, "button": button}
    if seat == button:
        why = Reason("The button rolls", values, "S 1.13")
    else:
        sentence = "The button in seat {button} is not in the hand; seat {seat} is next clockwise"
        why = Reason(sentence, values, "house rule, C19")
    if seat in absent:
        away = Reason("Seat {seat} is away from the table", values, "house rule, C19")
        return Roller(None, (Reason("The dealer rolls", values, "house rule, C19"), why, away))
    return Roller(seat, (Reason("Seat {seat} rolls", values, "S 1.13"), why))


def roll_counts(*, tumbled: bool, landed_flush: bool, reached_far_side: bool) -> Roll:
    """Whether a roll counts: every die has to do all three things (S 1.13).

    `reached_far_side` is the far side of the dealer's box.
    """
    faults = [
        sentence
        for done, sentence in (
            (tumbled, "A die did not tumble"),
            (landed_flush, "A die does not lie flush on the table"),
            (reached_far_side, "A die did not travel to the far side of the dealer’s box"),
        )
        if not done
    ]
    sentence = "The roll does not count, and is made again" if faults else "The roll counts"
    why = faults or ["The dice tumbled, lie flush and went far enough"]
    called = Reason("The dealer calls it", {}, "S 1.13")
    reasons = [Reason(one, {}, "S 1.13") for one in (sentence, *why)]
    return Roll(not faults, (*reasons, called))


def misroll_price(misrolls: int) -> Price:
    """What this misroll, the how many-th of the player, costs: 1, 2, 4 dollars and so on (R26).

    Raises NotPossible for less than the first.
    """
    if misrolls < 1:
        raise NotPossible("misrolls", say("count misrolls from 1"))
    price, total = 1 << misrolls - 1, (1 << misrolls) - 1
    values = {"number": misrolls, "price": price, "total": total}
    said = Reason("Misroll {number} costs ${price}", values, "R26")
    why = Reason("Each costs twice the one before: ${total} in all", values, "R26")
    return Price(price, total, (said, why))

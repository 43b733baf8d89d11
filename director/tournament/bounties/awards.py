"""Who gets the bounty of a player who has gone out, when the pot is split, tied or one of many."""

from collections.abc import Sequence
from typing import NamedTuple

from director.engine.betting.pots import Claim, divide
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.tournament.seats.buttons import clockwise
from director.translation import chips, listed


class WonPot(NamedTuple):
    """A pot of the hand, the main pot first."""

    seats: tuple[int, ...]
    """Whose it could have been."""
    winners: tuple[tuple[int, ...], ...]
    """Who won each portion, the high or five-card one first, in the order of odd chips."""


class BountyPart(NamedTuple):
    """What a seat gets of a bounty, in its smallest unit of money."""

    seat: int
    amount: int


class Bounty(NamedTuple):
    """Who gets a bounty; `pot` counts from 0, the main pot."""

    parts: tuple[BountyPart, ...]
    pot: int
    reasons: tuple[Reason, ...]


def bounty(
    gone: int, amount: int, pots: Sequence[WonPot], button: int | None, *, split: bool = False
) -> Bounty:
    """Who gets the bounty of the player who went out in seat `gone` (S 1.7, WT 39, C42).

    The winner of the high portion of the last pot which that player could have won; tied, the
    first clockwise from the button. Without a button (stud: None) the order of the winners decides.
    As a house rule all winners of that pot split it. `amount` is in the smallest unit of money.
    Raises NotPossible where the player was in no pot, or has won that pot.
    """
    if amount < 0:
        raise NotPossible("amount", "a bounty cannot be negative")
    mine = [place for place, pot in enumerate(pots) if gone in pot.seats]
    if not mine:
        raise NotPossible("gone", f"seat {gone} could not win any of these pots")
    last = mine[-1]
    portions = [tuple(_in_order(portion, button)) for portion in pots[last].winners if portion]
    if not portions:
        raise NotPossible("pots", "the pot needs a winner")
    if any(gone in portion for portion in portions):
        raise NotPossible("gone", f"seat {gone} has won a part of the pot and is not out")

    if split:
        parts = _split(amount, portions)
    else:
        parts = (BountyPart(portions[0][0], amount),)
    reasons = (_answer(gone, parts), *_steps(gone, last, portions, len(pots), button, split=split))
    return Bounty(parts, last, reasons)


def _in_order(seats: Sequence[int], button: int | None) -> Sequence[int]:
    return seats if button is None else clockwise(set(seats), button)


def _split(amount: int, portions: Sequence[tuple[int, ...]]) -> tuple[BountyPart, ...]:
    """Divided as the pot was; what cannot be divided goes where odd chips go."""
    claims = [Claim(str(place), winners) for place, winners in enumerate(portions)]
    got: dict[int, int] = {}
    for share in divide(amount, 1, claims):
        for part in share.parts:
            got[part.seat] = got.get(part.seat, 0) + part.amount
    return tuple([BountyPart(seat, part) for seat, part in got.items()])


def _answer(gone: int, parts: Sequence[BountyPart]) -> Reason:
    if len(parts) == 1:
        values = {"seat": parts[0].seat, "gone": gone, "amount": chips(parts[0].amount)}
        return Reason("Seat {seat} gets the bounty of seat {gone}, {amount}", values, "S 1.7")
    each = listed([f"{chips(part.amount)} to seat {part.seat}" for part in parts])
    values = {"gone": gone, "each": each}
    return Reason("The bounty of seat {gone} is split: {each}", values, "house rule, B16")


def _steps(
    gone: int,
    last: int,
    portions: Sequence[tuple[int, ...]],
    pots: int,
    button: int | None,
    *,
    split: bool,
) -> list[Reason]:
    """Which pot, which portion, which of those who tie."""
    reasons = []
    if pots > 1:
        sentence = (
            "side pot {pot} is the last one that seat {gone} could have won"
            if last
            else "the main pot is the only one that seat {gone} could have won"
        )
        reasons.append(Reason(sentence, {"pot": last, "gone": gone}, "WT 39"))
    if split:
        reasons.append(Reason("all who won a part of it share", {}, "house rule, B16"))
        return reasons
    if len(portions) > 1:
        sentence = "the winner of the high portion gets it in a split game"
        reasons.append(Reason(sentence, {}, "S 1.7, C42"))
    tied = portions[0]
    values = {"seats": listed([str(seat) for seat in tied]), "seat": tied[0], "button": button}
    if len(tied) > 1 and button is None:
        sentence = "seats {seats} tie; seat {seat} comes first for an odd chip"
        reasons.append(Reason(sentence, values, "S 1.4, 1.7"))
    elif len(tied) > 1:
        sentence = "seats {seats} tie; seat {seat} is the first clockwise from the button"
        reasons.append(Reason(sentence, values, "S 1.7"))
    return reasons

"""Win the button: whoever wins a hand has the button in the next one (S 1.12)."""

from collections.abc import Sequence
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.tournament.seats.buttons import clockwise
from director.translation import listed


class WonButton(NamedTuple):
    """The seat that has the button in the next hand; `opening_hand` gives its blinds."""

    button: int
    reasons: tuple[Reason, ...]


def won_button(
    button: int, winners: Sequence[Sequence[int]], *, side_pots: bool = False
) -> WonButton:
    """The seat that has won the button (S 1.12).

    `button` is the seat of the hand just played, `winners` the seats that won each portion of its
    main pot, the high portion first. Tied, it goes to the first clockwise from the old button.
    Raises NotPossible where nobody has won the first portion.
    """
    if button < 1:
        raise NotPossible("button", "seats count from 1")
    if not winners or not winners[0]:
        raise NotPossible("winners", "the main pot needs a winner")
    if any(seat < 1 for portion in winners for seat in portion):
        raise NotPossible("winners", "seats count from 1")

    tied = clockwise(set(winners[0]), button)
    reasons = [Reason("Seat {seat} has the button in the next hand", {"seat": tied[0]}, "S 1.12")]
    if side_pots:
        reasons.append(Reason("the winner of the main pot gets it", {}, "house rule, C15"))
    if len(winners) > 1:
        who = "the winner of the high portion gets it in a split game"
        reasons.append(Reason(who, {}, "house rule, C15"))
    values = {"seats": listed([str(seat) for seat in tied]), "seat": tied[0], "button": button}
    if len(tied) == 1:
        reasons.append(Reason("seat {seat} has won the hand", values, "S 1.12"))
    else:
        worst = (
            "seats {seats} tie; seat {seat} is the first clockwise from the button, seat {button}"
        )
        reasons.append(Reason(worst, values, "S 1.12"))
    return WonButton(tied[0], tuple(reasons))

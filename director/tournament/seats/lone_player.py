"""A table at which only one player is present: the button moves on by time, and who pays whom."""

from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import chips, say

WAITS = 5
"""Minutes that the table waits before anything is posted (WT 36)."""
EACH = 2
"""Minutes from one move of the button to the next (WT 36)."""


class LonePlayer(NamedTuple):
    """What the one player present has been awarded."""

    moves: int
    """How often the button has moved on."""
    amount: int
    """In chips, the own blinds among them."""
    reasons: tuple[Reason, ...]


def lone_player(minutes: int, small_blind: int, big_blind: int) -> LonePlayer:
    """What one player alone at a table is awarded after so many minutes of waiting (WT 36).

    No cards are dealt. After five minutes the button moves on a seat every two minutes, and each
    time the player gets both blinds. Raises NotPossible.
    """
    if minutes < 0:
        raise NotPossible("minutes", say("a wait cannot be negative"))
    if not 0 <= small_blind <= big_blind or big_blind < 1:
        raise NotPossible("big_blind", say("the big blind is no smaller than the small blind"))
    moves = max(0, minutes - WAITS) // EACH
    both = small_blind + big_blind
    values = {
        "moves": moves,
        "both": chips(both),
        "amount": chips(moves * both),
        "minutes": minutes,
        "waits": WAITS,
        "each": EACH,
    }
    if moves:
        sentence = (
            "The button has moved on once, and the player is awarded {amount}"
            if moves == 1
            else "The button has moved on {moves} times, and the player is awarded {amount}"
        )
    else:
        sentence = "Nothing is awarded yet: the button has not moved on"
    turns = (
        "After {waits} minutes with one player present the button moves on a seat every {each}"
        " minutes"
    )
    paid = (
        "Each time the player present is awarded the small and the big blind, {both}; own blinds"
        " come back so"
    )
    dealt = "No cards are dealt until a second player is present"
    reasons = [Reason(one, values, "WT 36") for one in (sentence, turns, paid, dealt)]
    antes = "The rule speaks of the blinds: whether antes are taken too the director decides"
    return LonePlayer(moves, moves * both, (*reasons, Reason(antes, {}, "TDA 1")))

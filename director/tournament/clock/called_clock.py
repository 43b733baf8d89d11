"""The clock that is called on a player: how long it runs, and what becomes of the hand (TDA 29)."""

from typing import Literal, NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason

Outcome = Literal["thinking", "counted down", "dead", "checked"]


class ClockCall(NamedTuple):
    """How a player on the clock stands."""

    seconds_left: int
    outcome: Outcome
    reasons: tuple[Reason, ...]


def clock_call(
    seconds: int, *, facing_bet: bool, allowed: int = 25, countdown: int = 5
) -> ClockCall:
    """How a player stands so many seconds after the clock was called (TDA 29).

    25 seconds and a countdown of five, or what the director allows. Afterwards a hand that faces a
    bet is dead, any other checked; an action at the very end is in time.
    """
    if seconds < 0:
        raise NotPossible("seconds", "the clock starts when it is called")
    if allowed < 0:
        raise NotPossible("allowed", "a time cannot be negative")
    if countdown < 0:
        raise NotPossible("countdown", "a time cannot be negative")
    left = max(allowed + countdown - seconds, 0)
    rule = "TDA 29" if (allowed, countdown) == (25, 5) else "house rule, B22"
    values = {"left": left, "allowed": allowed, "countdown": countdown}
    outcome, answer = _outcome(seconds, allowed, countdown, facing_bet=facing_bet)
    reasons = [
        Reason(answer, values, "TDA 29"),
        Reason("{allowed} seconds and a countdown of {countdown}", values, rule),
    ]
    if seconds == allowed + countdown:
        reasons.append(Reason("a tie goes to the player", {}, "TDA 29"))
    return ClockCall(left, outcome, tuple(reasons))


def _outcome(
    seconds: int, allowed: int, countdown: int, *, facing_bet: bool
) -> tuple[Outcome, str]:
    left = "1 second" if allowed + countdown - seconds == 1 else "{left} seconds"
    if seconds < allowed:
        return "thinking", f"The player has {left} to act"
    if seconds <= allowed + countdown:
        return "counted down", f"The player is counted down: {left} to act"
    if facing_bet:
        return "dead", "Time is up: the player faces a bet, and the hand is dead"
    return "checked", "Time is up: the player faces no bet, and the hand is checked"

"""Calls and raises that were too small, and what becomes of them (TDA 51, 52-A).

All amounts are chips.
"""

from typing import Literal, NamedTuple

from director.engine.questions import NotPossible
from director.engine.reasons import Reason
from director.words import chips, say


class UnderCall(NamedTuple):
    """What becomes of a call that was too small."""

    pays: int | None
    """What the player has to pay in all; None where the director decides."""
    choices: tuple[Literal["full call", "forfeit and fold"], ...]
    """What the director may rule; one where the rule leaves no choice."""
    reasons: tuple[Reason, ...]


class UnderRaise(NamedTuple):
    """What becomes of a raise that was too small."""

    to: int
    """What the bet is."""
    corrected: bool
    """Whether everybody who bet since makes it right."""
    reasons: tuple[Reason, ...]


def under_call(
    put_in: int,
    owed: int,
    *,
    players: int,
    opening_bet: bool,
    declared: bool = False,
    in_turn: bool = True,
) -> UnderCall:
    """What a player pays who put in less than the call and is not all-in (TDA 51).

    `players` are those left in the hand, the under-caller too; `opening_bet` whether what is
    called is the first bet of the round, which before the flop is the big blind. `declared` is
    "call" said aloud, which binds to the whole. Raises NotPossible.
    """
    if not 0 <= put_in < owed:
        raise NotPossible("put_in", say("an under-call is less than {owed}", owed=chips(owed)))
    if players < 2:
        raise NotPossible("players", say("a call takes two players or more"))
    values = {"owed": chips(owed), "more": chips(owed - put_in), "put": chips(put_in)}
    why = _why_binding(players, opening_bet=opening_bet, declared=declared, in_turn=in_turn)
    if why:
        said = Reason("The player makes a full call of {owed}, {more} more", values, why.rule)
        return UnderCall(owed, ("full call",), (said, why))
    sentence = (
        "The director decides: a full call of {owed}, or the {put} stays in and the hand folds"
    )
    said = Reason(sentence, values, "TDA 51")
    sentence = (
        "It is a raise that was called too small, and more than two players are in"
        if in_turn
        else "The player was not in turn"
    )
    reasons = (said, Reason(sentence, {}, "TDA 51"))
    return UnderCall(None, ("full call", "forfeit and fold"), reasons)


def _why_binding(
    players: int, *, opening_bet: bool, declared: bool, in_turn: bool
) -> Reason | None:
    """What binds to the full call, if anything does."""
    if declared:
        return Reason("A call was declared, and that is all of it", {}, "TDA 51-A")
    if in_turn and players == 2:
        return Reason("Heads-up an under-call of any bet is a full call", {}, "TDA 51-A")
    if in_turn and opening_bet:
        return Reason("An under-call of the opening bet is a full call", {}, "TDA 51-A")
    return None


def under_raise(to: int, *, level: int, last_raise: int, too_late: bool) -> UnderRaise:
    """What a raise to less than the least one is worth once it is found (TDA 52-A).

    `level` was the bet before it and `last_raise` the last full raise; `too_late` says whether
    the next card is out, on the last round whether hands are being shown. Raises NotPossible.
    """
    least = level + last_raise
    if last_raise <= 0:
        raise NotPossible("last_raise", say("a raise is one chip or more"))
    if not level < to < least:
        message = say("an under-raise is above {level} and below {least}",
                      level=chips(level), least=chips(least))  # fmt: skip
        raise NotPossible("to", message)
    values = {"to": chips(to), "least": chips(least), "level": chips(level)}
    if too_late:
        said = Reason("The raise to {to} stands", values, "TDA 52-A")
        why = Reason("The next card is out, or hands are being shown", values, "TDA 52-A")
        return UnderRaise(to, False, (said, why))
    said = Reason("The raise is made {least}, by everybody who bet since", values, "TDA 52-A")
    why = Reason("Over a bet of {level} the least raise makes {least}", values, "TDA 43")
    return UnderRaise(least, True, (said, why))

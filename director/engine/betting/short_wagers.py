"""Calls and raises that were too small, and what becomes of them (TDA 51, 52-A).

All amounts are chips.
"""

from typing import Literal, NamedTuple

from director.engine.betting.facing import facing
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import chips, say


class UnderCall(NamedTuple):
    """What becomes of a call that was too small. All amounts are chips."""

    pays: int | None
    """What the player has to pay in all; None where the director decides."""
    choices: tuple[Literal["full call", "forfeit and fold"], ...]
    """What the director may rule; one where the rule leaves no choice."""
    forfeits: int
    """What stays in where the hand folds instead; 0 where it may not."""
    back: int
    """What is given back then."""
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
    earlier_bet: int | None = None,
) -> UnderCall:
    """What a player pays who put in less than the call and is not all-in (TDA 51).

    `players` are those left in the hand, the under-caller too; `opening_bet` whether what is
    called is the first bet of the round, which before the flop is the big blind. `declared` is
    "call" said aloud, which binds to the whole. `earlier_bet` is the bet before the raise where
    the chips would have been a call of that one, 0 where they would not: what they hold beyond it
    is no part of the under-call (TDA add. 51). Raises NotPossible, also where it has to be asked.
    """
    if not 0 < put_in < owed:
        raise NotPossible("put_in", say("an under-call is less than {owed}", owed=chips(owed)))
    if players < 2:
        raise NotPossible("players", say("a call takes two players or more"))
    values = {"owed": chips(owed), "more": chips(owed - put_in), "put": chips(put_in)}
    why = _why_binding(players, opening_bet=opening_bet, declared=declared, in_turn=in_turn)
    if why:
        said = Reason("The player makes a full call of {owed}, {more} more", values, why.rule)
        return UnderCall(owed, ("full call",), 0, 0, (said, why))
    forfeits = _meant(put_in, owed, earlier_bet)
    values |= {"forfeits": chips(forfeits), "back": chips(put_in - forfeits)}
    sentence = (
        "The director decides: a full call of {owed}, {more} more, or the {put} stays in and the"
        " hand folds"
        if forfeits == put_in
        else "The director decides: a full call of {owed}, {more} more, or the hand folds,"
        " {forfeits} stays in and {back} goes back"
    )
    said = Reason(sentence, values, "TDA 51-B")
    sentence = (
        "It is a raise that was called too small, and more than two players are in"
        if in_turn
        else "The player was not in turn"
    )
    reasons = [said, Reason(sentence, {}, "TDA 51-B")]
    if forfeits < put_in:
        sentence = "The chips would have been a call of {forfeits}, and only that is the under-call"
        reasons.append(Reason(sentence, values, "TDA add. 51"))
    choices: tuple[Literal["full call"], Literal["forfeit and fold"]]
    choices = ("full call", "forfeit and fold")
    return UnderCall(None, choices, forfeits, put_in - forfeits, tuple(reasons))


def _meant(put_in: int, owed: int, earlier_bet: int | None) -> int:
    """How much of the chips was meant as a call."""
    if earlier_bet is None:
        message = say("which bet before the raise would the chips have called? 0 where none")
        raise NotPossible("earlier_bet", message)
    if not 0 <= earlier_bet < owed:
        message = say("a bet before the raise is less than {owed}", owed=chips(owed))
        raise NotPossible("earlier_bet", message)
    return min(put_in, earlier_bet) if earlier_bet else put_in


def _why_binding(
    players: int, *, opening_bet: bool, declared: bool, in_turn: bool
) -> Reason | None:
    """What binds to the full call, if anything does."""
    if declared:
        return Reason("A call was declared, and that is all of it", {}, "TDA 51-A")
    if in_turn and players == 2:
        return Reason("Heads-up an under-call of any bet is a full call", {}, "TDA 51-B")
    if in_turn and opening_bet:
        return Reason("An under-call of the opening bet is a full call", {}, "TDA 51-B")
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
        return UnderRaise(to, False, (said, facing(to, last_raise), why))
    said = Reason("The raise is made {least}, by everybody who bet since", values, "TDA 52-A")
    why = Reason("Over a bet of {level} the least raise makes {least}", values, "TDA 43")
    return UnderRaise(least, True, (said, facing(least, last_raise), why))

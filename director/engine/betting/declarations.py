"""What players say when they bet: amounts, unclear ones, and words that do not fit.

The rules are those of TDA 40, 43-B, 54-D, 55 and 57.

All amounts are chips.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from director.engine.betting.facing import check_facing, facing
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import chips, say

Word = Literal["check", "call", "bet", "raise", "pot"]


class Amount(NamedTuple):
    """How an unclear amount is read."""

    amount: int
    reasons: tuple[Reason, ...]


class Declared(NamedTuple):
    """What a declaration binds a player to."""

    may: tuple[Literal["check", "call", "fold", "bet", "raise"], ...]
    """What the player may do; mostly one thing."""
    least: int
    """For a bet or raise the least total in front of the player; else 0."""
    reasons: tuple[Reason, ...]


def unclear_amount(readings: Sequence[int], pot: int, *, level: int, last_raise: int) -> Amount:
    """What an amount means that may be read in several ways (TDA 57).

    The highest reasonable reading that is no more than the pot before the bet; the lowest where
    none is so low. It was said facing `level`, 0 where there is no bet; `last_raise` is the last
    full bet or raise, at first the least bet. Raises NotPossible.
    """
    if not readings or min(readings) <= 0:
        raise NotPossible("readings", say("name each reading, one chip or more"))
    if pot < 0:
        raise NotPossible("pot", say("there is no pot below nothing"))
    check_facing(level, last_raise)
    within = [reading for reading in readings if reading <= pot]
    amount = max(within) if within else min(readings)
    if amount <= level:
        what = say("{amount} is no more than the bet of {level}; ask about an under-call",
                   amount=chips(amount), level=chips(level))  # fmt: skip
        raise NotPossible("readings", what)
    least = level + last_raise
    to = max(amount, least)
    values = {"amount": chips(amount), "pot": chips(pot), "least": chips(least), "to": chips(to)}
    said = Reason("It is a raise to {to}" if level else "The bet is {to}", values, "TDA 57")
    sentence = (
        "It is the highest reading no more than the pot of {pot} before the bet"
        if within
        else "Every reading is more than the pot of {pot}, and this is the lowest"
    )
    why = [Reason(sentence, values, "TDA 57")]
    if amount < least:
        sentence = "{amount} is less than {least}, the least that is allowed, and is made up to it"
        why.append(Reason(sentence, values, "TDA 43-B, 52-A"))
    return Amount(to, (said, facing(to, to - level), *why))


def declared(word: Word, *, level: int, last_raise: int, pot_limit: bool = False) -> Declared:
    """What a word binds to where it was said in turn, facing `level`, 0 where there is no bet.

    `last_raise` is the last full bet or raise, at first the least bet. "Pot" is an amount in
    pot-limit only, and is asked about there (TDA 54-D). Raises NotPossible.
    """
    check_facing(level, last_raise)
    if word == "pot" and pot_limit:
        raise NotPossible("word", say("in pot-limit the pot is an amount: ask for the maximum"))
    found = _bound(word, level, level + last_raise)
    first, *rest = found.reasons
    may_raise = "raise" in found.may or not level
    faces = facing(level, last_raise, may_raise=may_raise)
    return found._replace(reasons=(first, faces, *rest))


def _bound(word: Word, level: int, least: int) -> Declared:
    values = {"least": chips(least), "level": chips(level), "word": word}
    if word == "check" and level:
        sentence = "The player may call {level} or fold, and may not raise"
        why = "Check was said facing a bet"
        return Declared(("call", "fold"), 0, _reasons(sentence, why, values, "TDA 55"))
    if word in ("check", "call") and not level:
        why = "Call was said and there is no bet" if word == "call" else "There is no bet"
        return Declared(("check",), 0, _reasons("It is a check", why, values, "TDA 55"))
    if word == "call":
        sentence = "It is a call of {level}"
        return Declared(("call",), 0, _reasons(sentence, "A word in turn binds", values, "TDA 40"))
    rule = "TDA 54-D" if word == "pot" else "TDA 55"
    if not level:
        sentence = "It is a bet of {least} or more"
        why = "{word} was said and there is no bet" if word != "bet" else "A word in turn binds"
        return Declared(("bet",), least, _reasons(sentence, why, values, rule))
    sentence = "It is a raise, to {least} or more"
    why = "{word} was said facing a bet of {level}"
    return Declared(("raise",), least, _reasons(sentence, why, values, rule))


def _reasons(
    sentence: str, why: str, values: Mapping[str, object], rule: str
) -> tuple[Reason, Reason]:
    return Reason(sentence, values, rule), Reason(why, values, rule)


def declared_raise(amount: int, *, level: int, last_raise: int) -> Declared:
    """A raise declared with an amount, which is the total and not what comes on top (TDA 43-B).

    No less than a full raise. Raises NotPossible.
    """
    if amount <= 0:
        raise NotPossible("amount", say("a raise is one chip or more"))
    if level <= 0:
        raise NotPossible("level", say("there is no bet to raise"))
    check_facing(level, last_raise)
    to = max(amount, level + last_raise)
    values = {"to": chips(to), "amount": chips(amount), "level": chips(level)}
    said = Reason("It is a raise to {to}", values, "TDA 43-B")
    why = (
        "An amount said is as good as chips pushed, and {amount} is the total"
        if to == amount
        else "{amount} is the total, and is made up to the least raise"
    )
    reasons = (said, facing(level, last_raise), Reason(why, values, "TDA 40-C, 43-B"))
    return Declared(("raise",), to, reasons)

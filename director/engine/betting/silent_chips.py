"""Chips put out without a word: whether they call or raise, and to what (TDA 43-46).

All amounts are chips. Levels are totals that lie before the player in this round.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from director.engine.betting.facing import check_facing, facing
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import chips, say

Meaning = Literal["bet", "call", "raise", "all-in"]


class Silent(NamedTuple):
    """What chips put out in silence mean."""

    meaning: Meaning
    to: int
    """The total that lies before the player then."""
    back: int
    """What the player takes back from the chips put out; below nothing, what is still to come."""
    reasons: tuple[Reason, ...]


def silent_chips(
    put_out: Sequence[int],
    *,
    level: int,
    last_raise: int,
    prior: Sequence[int] = (),
    pulled_back: bool = False,
    last_chips: bool = False,
) -> Silent:
    """What these new chips mean, one number a chip (TDA 43, 45, 46).

    The player faces `level`; `last_raise` is the last full bet or raise, at first the least bet.
    `prior` are the chips of an earlier bet of this round that still lie before the player, a 0
    being none, and `pulled_back` says whether some of that bet were taken back. Raises NotPossible.
    """
    prior = tuple(chip for chip in prior if chip)
    _check(put_out, prior, level, last_raise)
    found = _meaning(put_out, level, last_raise, prior, pulled_back, last_chips)
    first, *rest = found.reasons
    return found._replace(reasons=(first, facing(level, last_raise, sum(prior)), *rest))


def _meaning(
    put_out: Sequence[int],
    level: int,
    last_raise: int,
    prior: Sequence[int],
    pulled_back: bool,
    last_chips: bool,
) -> Silent:
    total = sum(put_out) + sum(prior)
    if last_chips and (not level or total <= level):
        return _all_in(total)
    if not level:
        return _bet(total, last_raise)
    if total < level:
        message = say("{total} is less than a call; ask about an under-call", total=chips(total))
        raise NotPossible("put_out", message)
    by_total = sum(prior) >= level or (pulled_back and sum(prior) > 0)
    if not by_total and len(put_out) == 1:
        values = {"chip": chips(put_out[0]), "level": chips(level), "total": chips(total)}
        why = Reason("One chip of {chip} without a word is a call", values, "TDA 44")
        return _call(total, level, why)
    if not by_total and total - min(put_out) < level:
        values = {"chip": chips(min(put_out)), "level": chips(level)}
        why = Reason("Without a chip of {chip} there would be no call", values, "TDA 45")
        return _call(total, level, why)
    if last_chips:  # only where the call left chips over does this make an all-in (TDA 45-B)
        return _all_in(total)
    return _by_half(total, level, last_raise, by_total=by_total)


def _check(put_out: Sequence[int], prior: Sequence[int], level: int, last_raise: int) -> None:
    if not put_out or min(put_out) <= 0:
        raise NotPossible("put_out", say("name each chip put out by its value"))
    if prior and min(prior) <= 0:
        raise NotPossible("prior", say("name each chip that lies there by its value"))
    check_facing(level, last_raise)


def _all_in(total: int) -> Silent:
    values = {"total": chips(total)}
    said = Reason("The player is all-in for {total}", values, "TDA 45")
    return Silent("all-in", total, 0, (said, Reason("They are the last chips", {}, "TDA 45")))


def _bet(total: int, least: int) -> Silent:
    """No bet is faced: all that was put out is the bet, and no less than the least one."""
    to = max(total, least)
    said = Reason("It is a bet of {to}", {"to": chips(to)}, "TDA 44, 61")
    sentence = "Nobody has bet, and all chips put out are the bet"
    reasons = [said, Reason(sentence, {}, "TDA 44, 61")]
    if total < least:
        reasons.append(Reason("It is made up to the least bet", {}, "S 1.2, TDA 52-A"))
    return Silent("bet", to, total - to, tuple(reasons))


def _call(total: int, level: int, why: Reason) -> Silent:
    values = {"level": chips(level), "back": chips(total - level)}
    sentence = (
        "It is a call of {level}; {back} goes back" if total > level else "It is a call of {level}"
    )
    said = Reason(sentence, values, why.rule)
    return Silent("call", level, total - level, (said, why))


def _by_half(total: int, level: int, last_raise: int, *, by_total: bool) -> Silent:
    """A full raise, a raise made up from half or more, or a call (TDA 43)."""
    full = level + last_raise
    values = {
        "total": chips(total),
        "level": chips(level),
        "half": chips(level + (last_raise + 1) // 2),
        "full": chips(full),
    }
    reasons = []
    if by_total:
        sentence = "The chips that lay there count too: {total} in all"
        reasons.append(Reason(sentence, values, "TDA 46"))
    if 2 * (total - level) < last_raise:
        sentence = "{total} is less than {half}, which half a raise would make"
        why = Reason(sentence, values, "TDA 43")
        answer = _call(total, level, why)
        return answer._replace(reasons=(*answer.reasons, *reasons))
    to = max(total, full)
    said = Reason("It is a raise to {to}", {"to": chips(to)}, "TDA 43")
    sentence = (
        "{total} is a full raise, for that makes {full}"
        if total >= full
        else "{total} is half a raise or more, {half}, and is made up to a full one"
    )
    why = Reason(sentence, values, "TDA 43")
    return Silent("raise", to, total - to, (said, why, *reasons))


def chip_declared_raise(chip: int, *, level: int, last_raise: int, in_front: int = 0) -> Silent:
    """A raise that was declared without an amount, with one chip: the most that the chip is for.

    No less than a full raise. `in_front` is what else lies there (TDA 44). Raises NotPossible.
    """
    _check([chip], [], level, last_raise)
    if in_front < 0:
        raise NotPossible("in_front", say("there are no chips below nothing"))
    total, full = chip + in_front, level + last_raise
    to = max(total, full)
    values = {"chip": chips(chip), "to": chips(to)}
    said = Reason("It is a raise to {to}" if level else "It is a bet of {to}", values, "TDA 44")
    if not level:
        sentence = (
            "Nobody has bet, and the chip of {chip} is all of the bet"
            if total >= full
            else "Nobody has bet, and the chip of {chip} is made up to the least bet"
        )
    else:
        sentence = (
            "A raise was declared, and the chip of {chip} is all for it"
            if total >= full
            else "A raise was declared; the chip of {chip} is made up to a full one"
        )
    reasons = (said, facing(level, last_raise, in_front), Reason(sentence, values, "TDA 44"))
    return Silent("raise" if level else "bet", to, total - to, reasons)

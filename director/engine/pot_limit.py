"""Pot-limit bets: the least and the most that a seat may raise to, with the count step by step.

The rules are those of S 1.3, TDA 52-B and 54. Whether a seat may raise is decided as in no-limit.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from director.engine.betting_rounds import Action, Stakes, Standing, follow
from director.engine.no_limit import check_may_act, why_alone, why_least, why_reopened
from director.engine.pots import Seat
from director.engine.questions import NotPossible
from director.engine.reasons import Reason
from director.words import chips, say


class PotLimitRaise(NamedTuple):
    """What a seat may do beyond a call. All amounts are chips."""

    seat: Seat
    may_raise: bool
    """Whether it may bet or raise; all-in for less where its chips are fewer."""
    to_call: int
    least: int
    """The total in front of the seat that the least bet or raise makes; 0 where it may not."""
    most: int
    """The same of a bet or raise of the pot, or of its whole stack; 0 where it may not."""
    pot: int
    """What counts as the pot before the call."""
    reasons: tuple[Reason, ...]


class Miscount(NamedTuple):
    """What becomes of a pot bet that was counted wrong. All amounts are chips."""

    to: int
    """What the bet is."""
    corrected: bool
    reasons: tuple[Reason, ...]


def pot_limit_raise(
    actions: Sequence[Action],
    seat: Seat,
    *,
    pot: int,
    least_bet: int,
    forced: int = 0,
    blinds: Sequence[int] = (),
    big_blind_ante: int = 0,
    count_ante: bool = False,
    seats: Sequence[Seat] = (),
    stacks: Mapping[Seat, int] | None = None,
) -> PotLimitRaise:
    """What a seat whose turn it is may raise to, from the actions of the round (S 1.3, TDA 54).

    `pot` is what lay in the middle before the round, everybody's antes included and the big blind
    ante left out: that one counts after the first round only, or always with `count_ante` (C12).
    On the first round `forced` is the big blind or bring-in, and `blinds` are the blinds in full,
    which count even where they are dead or short (TDA 54-B). Raises NotPossible.
    """
    for field, amount in (("pot", pot), ("big_blind_ante", big_blind_ante)):
        if amount < 0:
            raise NotPossible(field, say("there is no pot below nothing"))
    standing = follow(Stakes("pot-limit", least_bet, forced), actions, seats=seats, stacks=stacks)
    check_may_act(standing, seat, seats)
    posted = sum(action.to for action in actions if action.deed == "post")
    short = max(0, sum(blinds) - posted)
    ante = big_blind_ante if count_ante or not forced else 0
    counted = pot + ante + short + sum(standing.in_front.values())
    stack = stacks.get(seat) if stacks is not None else None
    alone = standing.alone(seat, seats)
    answer = _answer(standing, seat, counted, stack, alone=alone)
    why = list(_why_counted(short, big_blind_ante, on_first=bool(forced), counts=count_ante))
    return answer._replace(reasons=(*answer.reasons, *why)) if answer.may_raise else answer


def _answer(
    standing: Standing, seat: Seat, pot: int, stack: int | None, *, alone: bool
) -> PotLimitRaise:
    own, owed = standing.in_front.get(seat, 0), standing.owed(seat)
    to_call = owed if stack is None else min(owed, stack - own)
    short = stack is not None and stack <= standing.level
    if short or alone or not standing.may_raise(seat):
        values = {"seat": seat, "owed": chips(to_call)}
        sentence = "Seat {seat} may call {owed} or fold, and may not raise"
        why = (
            [Reason("Seat {seat} has no chips beyond the call", values, "S 1.3")]
            if short
            else [why_alone("S 1.3")]
            if alone
            else why_reopened(standing, seat, owed)
        )
        said = Reason(sentence, values, "TDA 47-A")
        return PotLimitRaise(seat, False, to_call, 0, 0, pot, (said, *why))
    full = max(standing.level + pot + owed, standing.next_to)  # a least bet is always allowed
    least, most = standing.next_to, full
    if stack is not None:
        least, most = min(least, stack), min(most, stack)
    values = {"seat": seat, "least": chips(least), "most": chips(most)}
    sentence = (
        "Seat {seat} may raise, to {least} at least and {most} at most"
        if standing.level
        else "Seat {seat} may bet {least} at least and {most} at most"
    )
    reasons = [Reason(sentence, values, "S 1.3, TDA 54"), *why_reopened(standing, seat, owed)]
    reasons += [why_least(standing), *_why_most(standing, pot, owed, own, full)]
    if most < full:
        values = {"stack": chips(most)}
        reasons.append(Reason("The seat has {stack} in all, and no more", values, "S 1.3"))
    return PotLimitRaise(seat, True, to_call, least, most, pot, tuple(reasons))


def _why_most(standing: Standing, pot: int, owed: int, own: int, full: int) -> list[Reason]:
    """The count as it is done at the table, and the short way to it."""
    if not standing.level:
        return [
            Reason("Nobody has bet: the most is the pot of {pot}", {"pot": chips(pot)}, "S 1.3")
        ]
    values = {
        "pot": chips(pot),
        "owed": chips(owed),
        "called": chips(pot + owed),
        "level": chips(standing.level),
        "trail": chips(pot - standing.level - own),
        "most": chips(full),
    }
    count = "A call of {owed} makes the pot of {pot} one of {called}"
    onto = "A raise of {called} on top of the bet of {level} makes {most}"
    short = "The short way: three times {level} and the other {trail} make {most}"
    return [Reason(sentence, values, "S 1.3") for sentence in (count, onto, short)]


def _why_counted(short: int, ante: int, *, on_first: bool, counts: bool) -> list[Reason]:
    """What counts as pot and does not lie there, and the other way round."""
    reasons = []
    if short:
        sentence = "Blinds count in full, {short} more than were posted"
        reasons.append(Reason(sentence, {"short": chips(short)}, "TDA 54-B"))
    if ante and on_first:
        sentence = (
            "The big blind ante of {ante} counts on the first round too"
            if counts
            else "The big blind ante of {ante} does not count on the first round"
        )
        reasons.append(Reason(sentence, {"ante": chips(ante)}, "house rule, C12"))
    return reasons


def pot_miscount(
    quoted: int, correct: int, *, substantial_action: bool, next_card: bool
) -> Miscount:
    """Whether a pot bet that was counted wrong is put right (TDA 52-B).

    `substantial_action` is such action after the bet, `next_card` whether the next card is out.
    Too little is put right until the one, too much until the other. Raises NotPossible.
    """
    if quoted <= 0:
        raise NotPossible("quoted", say("a bet is one chip or more"))
    if correct <= 0:
        raise NotPossible("correct", say("a pot is one chip or more"))
    values = {"quoted": chips(quoted), "correct": chips(correct)}
    if quoted == correct:
        said = Reason("The pot bet of {correct} was counted right", values, "TDA 54")
        return Miscount(correct, False, (said,))
    low = quoted < correct
    stands = next_card or (low and substantial_action)
    if stands:
        said = Reason("The bet stays {quoted}", values, "TDA 52-B")
        sentence = (
            "Too little is put right only before substantial action"
            if low
            else "Too much is put right only before the next card"
        )
    else:
        said = Reason("The bet is put right, to {correct}, for everybody", values, "TDA 52-B")
        sentence = (
            "Too little was quoted, and no substantial action has followed"
            if low
            else "Too much was quoted, and the next card is not out"
        )
    return Miscount(
        quoted if stands else correct, not stands, (said, Reason(sentence, {}, "TDA 52-B"))
    )

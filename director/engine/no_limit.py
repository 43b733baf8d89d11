"""No-limit bets: whether a seat may raise, and the least and the most that makes it.

Big blind antes and other antes play no part (S 1.2). The rules are those of S 1.2, TDA 43 and 47.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from director.engine.betting_rounds import Action, Stakes, Standing, follow
from director.engine.pots import Seat
from director.engine.questions import NotPossible
from director.engine.reasons import Reason
from director.words import chips, say


class NoLimitRaise(NamedTuple):
    """What a seat may do with chips beyond a call. All amounts are chips."""

    seat: Seat
    may_raise: bool
    """Whether it may bet or raise at all; all-in for less where its chips are fewer."""
    to_call: int
    """What a call costs, as far as its chips go."""
    least: int
    """The total in front of the seat that the least bet or raise makes; 0 where it may not."""
    most: int | None
    """The total of an all-in; None where no stack was given, 0 where the seat may not raise."""
    reasons: tuple[Reason, ...]


def no_limit_raise(
    actions: Sequence[Action],
    seat: Seat,
    *,
    least_bet: int,
    forced: int = 0,
    seats: Sequence[Seat] = (),
    stacks: Mapping[Seat, int] | None = None,
) -> NoLimitRaise:
    """What a seat whose turn it is may raise to, from the actions of the round (S 1.2, TDA 47-A).

    `least_bet` is the big blind, in stud the bring-in, in a bomb pot the ante; `forced` the same
    on the first round and 0 later. `stacks` are chips at the start of the round. Raises
    NotPossible.
    """
    standing = follow(Stakes("no-limit", least_bet, forced), actions, seats=seats, stacks=stacks)
    check_may_act(standing, seat, seats)
    stack = stacks.get(seat) if stacks is not None else None
    return _answer(standing, seat, stack, alone=standing.alone(seat, seats))


def check_may_act(standing: Standing, seat: Seat, seats: Sequence[Seat]) -> None:
    """That a seat is there and can still act. Raises NotPossible."""
    if seats and seat not in seats:
        raise NotPossible("seat", say("seat {seat} is not dealt in", seat=seat))
    if seat in standing.out:
        raise NotPossible("seat", say("seat {seat} has folded", seat=seat))
    if seat in standing.all_in:
        raise NotPossible("seat", say("seat {seat} is all-in", seat=seat))
    if seat in standing.acted and not standing.owed(seat):
        raise NotPossible("seat", say("seat {seat} has acted and owes nothing", seat=seat))


def _answer(standing: Standing, seat: Seat, stack: int | None, *, alone: bool) -> NoLimitRaise:
    own = standing.in_front.get(seat, 0)
    owed = standing.owed(seat) if stack is None else min(standing.owed(seat), stack - own)
    short = stack is not None and stack <= standing.level
    may = standing.may_raise(seat) and not short and not alone
    least = standing.next_to if may else 0
    if may and stack is not None:
        least = min(least, stack)
    reasons = [_said(standing, seat, may=may, least=least, owed=owed)]
    if short:
        reasons.append(
            Reason("Seat {seat} has no chips beyond the call", {"seat": seat}, "S 1.2"),
        )
    elif alone:
        reasons.append(why_alone("TDA 47-A"))
    else:
        reasons += why_reopened(standing, seat, owed)
    if may:
        reasons.append(why_least(standing))
        if least < standing.next_to:
            values = {"stack": chips(least), "least": chips(standing.next_to)}
            sentence = "With {stack} in all the seat may go all-in for less than {least}"
            reasons.append(Reason(sentence, values, "S 1.2"))
    return NoLimitRaise(seat, may, owed, least, (stack if may else 0), tuple(reasons))


def _said(standing: Standing, seat: Seat, *, may: bool, least: int, owed: int) -> Reason:
    values = {"seat": seat, "least": chips(least), "owed": chips(owed)}
    if may and standing.level:
        return Reason("Seat {seat} may raise, to {least} or more", values, "TDA 43, TDA 47")
    if may:
        return Reason("Seat {seat} may bet {least} or more", values, "S 1.2")
    return Reason("Seat {seat} may call {owed} or fold, and may not raise", values, "TDA 47-A")


def why_alone(rule: str) -> Reason:
    """That nobody is left who could call a raise."""
    return Reason("Everybody else has folded or is all-in: nobody could call a raise", {}, rule)


def why_reopened(standing: Standing, seat: Seat, owed: int) -> list[Reason]:
    """Whether the betting is open to a seat, and by what it now owes."""
    values = {"seat": seat, "owed": chips(owed), "last": chips(standing.last_raise)}
    if seat not in standing.acted:
        return [Reason("Seat {seat} has not acted in this round", values, "TDA 47-A")]
    if standing.reopened(seat):
        sentence = (
            "Seat {seat} has acted and now owes {owed}, no less than the full raise of {last}"
        )
    else:
        sentence = "Seat {seat} has acted and now owes {owed}, less than the full raise of {last}"
    return [Reason(sentence, values, "TDA 47-A")]


def why_least(standing: Standing) -> Reason:
    """What the least bet or raise is made of."""
    values = {
        "level": chips(standing.level),
        "last": chips(standing.last_raise),
        "to": chips(standing.next_to),
    }
    if not standing.level:
        return Reason("The least bet is {last}", values, "S 1.2")
    sentence = "The bet is {level} and the last full bet or raise {last}, which makes {to}"
    return Reason(sentence, values, "TDA 43")

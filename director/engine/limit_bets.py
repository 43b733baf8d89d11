"""Limit bets: whether a seat may raise or complete, to what, and whether the round is capped.

The rules are those of S 1.1, TDA 47-B and 48.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from director.engine.betting_rounds import Action, Stakes, Standing, follow
from director.engine.no_limit import check_may_act, why_alone
from director.engine.pots import Seat
from director.engine.questions import NotPossible
from director.engine.reasons import Reason
from director.words import chips, say


class LimitRaise(NamedTuple):
    """What a seat may do beyond a call. All amounts are chips."""

    seat: Seat
    may_raise: bool
    """Whether it may bet, raise or complete; all-in for less where its chips are fewer."""
    completes: bool
    """Whether that only makes a bring-in or a short all-in a full bet."""
    to: int
    """The total in front of the seat that this makes; 0 where it may not."""
    to_call: int
    capped: bool
    """Whether the round has all its raises."""
    reasons: tuple[Reason, ...]


class LimitSizes(NamedTuple):
    """What a limit level is played for. All amounts are chips."""

    small_blind: int
    big_blind: int
    rounds: tuple[int, ...]
    """The bet of each round."""
    reasons: tuple[Reason, ...]


def limit_raise(
    actions: Sequence[Action],
    seat: Seat,
    *,
    bet: int,
    forced: int = 0,
    most_raises: int = 3,
    heads_up: bool = False,
    seats: Sequence[Seat] = (),
    stacks: Mapping[Seat, int] | None = None,
) -> LimitRaise:
    """What a seat whose turn it is may raise to, from the actions of the round (S 1.1, TDA 47-B).

    `bet` is the size of this round's bet; `forced` the big blind or the bring-in in full on the
    first round. After a bet and `most_raises` the round is capped (C36: 3, or 4), unless the event
    is `heads_up` (TDA 48). Raises NotPossible.
    """
    if most_raises < 1:
        raise NotPossible("most_raises", say("a cap allows one raise or more"))
    standing = follow(Stakes("limit", bet, forced), actions, seats=seats, stacks=stacks)
    check_may_act(standing, seat, seats)
    capped = standing.wagers > most_raises and not heads_up
    own = standing.in_front.get(seat, 0)
    stack = stacks.get(seat) if stacks is not None else None
    owed = standing.owed(seat) if stack is None else min(standing.owed(seat), stack - own)
    short = stack is not None and stack <= standing.level
    alone = standing.alone(seat, seats)
    may = standing.may_raise(seat) and not capped and not short and not alone
    to = standing.next_to if stack is None else min(standing.next_to, stack)
    completes = may and standing.full < standing.level
    reasons = [_said(standing, seat, may=may, completes=completes, to=to, owed=owed)]
    if short:
        sentence = "Seat {seat} has no chips beyond the call"
        reasons.append(Reason(sentence, {"seat": seat}, "S 1.1"))
    elif alone:
        reasons.append(why_alone("S 1.1"))
    elif capped:
        sentence = "A bet and {count} raises are in, and the round is capped"
        reasons.append(Reason(sentence, {"count": most_raises}, "house rule, C36"))
    else:
        reasons += _why_open(standing, seat, owed)
    if may:
        reasons += _why_to(standing, to)
    if may and heads_up and standing.wagers > most_raises:
        reasons.append(Reason("The event is heads-up: there is no cap", {}, "TDA 48"))
    return LimitRaise(seat, may, completes, to if may else 0, owed, capped, tuple(reasons))


def _said(
    standing: Standing, seat: Seat, *, may: bool, completes: bool, to: int, owed: int
) -> Reason:
    values = {"seat": seat, "to": chips(to), "owed": chips(owed)}
    if completes:
        return Reason("Seat {seat} may complete to {to}", values, "S 1.1, TDA 47-B")
    if may and standing.level:
        return Reason("Seat {seat} may raise to {to}", values, "S 1.1, TDA 47-B")
    if may:
        return Reason("Seat {seat} may bet {to}", values, "S 1.1")
    sentence = "Seat {seat} may call {owed} or fold, and may not raise"
    return Reason(sentence, values, "S 1.1, TDA 47-B")


def _why_open(standing: Standing, seat: Seat, owed: int) -> list[Reason]:
    """Whether the betting is open to the seat."""
    values = {"seat": seat, "owed": chips(owed), "bet": chips(standing.stakes.bet)}
    if seat not in standing.acted:
        return [Reason("Seat {seat} has not acted in this round", values, "S 1.1")]
    if standing.reopened(seat):
        sentence = "Seat {seat} has acted and now owes {owed}, half a bet of {bet} or more"
    else:
        sentence = "Seat {seat} has acted and now owes {owed}, less than half a bet of {bet}"
    return [Reason(sentence, values, "TDA 47-B; cumulative: house rule, C13")]


def _why_to(standing: Standing, to: int) -> list[Reason]:
    """What the raise or the completion is made of."""
    values = {
        "full": chips(standing.full),
        "level": chips(standing.level),
        "bet": chips(standing.stakes.bet),
        "next": chips(standing.next_to),
    }
    if standing.full < standing.level:
        sentence = "{level} is no full bet; a full one of {bet} on top of {full} makes {next}"
    elif standing.full:
        sentence = "A raise of {bet} on top of {full} makes {next}"
    else:
        sentence = "The bet of this round is {bet}"
    reasons = [Reason(sentence, values, "S 1.1")]
    if to < standing.next_to:
        sentence = "With {to} in all the seat may go all-in for less"
        reasons.append(Reason(sentence, {"to": chips(to)}, "S 1.1"))
    return reasons


def limit_sizes(small_bet: int, big_bet: int, rounds: int, *, stud: bool = False) -> LimitSizes:
    """The blinds and the bet of each round at a level of small and big bets (S 1.1).

    The first two rounds of stud, and the first half of any other game, are at the small bet.
    Raises NotPossible.
    """
    if small_bet <= 0 or big_bet < small_bet:
        raise NotPossible("big_bet", say("the big bet is no smaller than the small bet"))
    if rounds < 1:
        raise NotPossible("rounds", say("a game has one round of betting or more"))
    small = min(2, rounds) if stud else rounds // 2
    bets = (small_bet,) * small + (big_bet,) * (rounds - small)
    values = {"bets": ", ".join(chips(amount) for amount in bets)}
    reasons = [Reason("The rounds are at {bets}", values, "S 1.1")]
    if stud:
        return LimitSizes(0, 0, bets, tuple(reasons))
    blinds = {"small": chips(small_bet // 2), "big": chips(small_bet)}
    reasons.append(Reason("The blinds are {small} and {big}", blinds, "S 1.1"))
    return LimitSizes(small_bet // 2, small_bet, bets, tuple(reasons))

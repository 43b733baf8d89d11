"""Limit bets: whether a seat may raise or complete, to what, and whether the round is capped.

The rules are those of S 1.1, TDA 47-B and 48; of the double bet on an open pair S 2.47.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from director.engine.betting.forced_bets import forced_bet
from director.engine.betting.rounds import Action, Stakes, follow
from director.engine.betting.turns import Turn, said, turn, why_no_more
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.translation import chips, say


class LimitRaise(NamedTuple):
    """What a seat may do beyond a call. All amounts are chips."""

    seat: Seat
    may_raise: bool
    """Whether it may bet, raise or complete; all-in for less where its chips are fewer."""
    completes: bool
    """Whether that only makes a bring-in or a short all-in a full bet."""
    to_call: int
    """What a call costs, as far as its chips go."""
    least: int
    """The total in front of the seat that this makes; 0 where it may not."""
    most: int
    """The same, but where the big bet may be chosen."""
    capped: bool
    """Whether the round has all its raises."""
    reasons: tuple[Reason, ...]


class OpenPair(NamedTuple):
    """What an open pair on fourth street does to the bet."""

    doubles: bool
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
    forced: int | None = None,
    later_round: bool | None = None,
    most_raises: int = 3,
    heads_up: bool = False,
    open_pair: bool | None = None,
    open_pair_doubles: bool = False,
    big_bet: int | None = None,
    seats: Sequence[Seat] = (),
    stacks: Mapping[Seat, int] | None = None,
) -> LimitRaise:
    """What a seat whose turn it is may raise to, from the actions of the round (S 1.1, TDA 47-B).

    `bet` is the size of this round's bet. What is posted stands among the actions; `forced` is the
    big blind or bring-in in full where less was posted, and on a `later_round` nothing is. After a
    bet and `most_raises` the round is capped (C36: 3, or 4), unless the event is `heads_up`
    (TDA 48). Where the sheet says that an `open_pair` on fourth street doubles the bet, `big_bet`
    may be bet instead, and nothing smaller after it (S 2.47). Raises NotPossible, also where
    something has to be asked.
    """
    if most_raises < 1:
        raise NotPossible("most_raises", say("a cap allows one raise or more"))
    posted = forced_bet("limit", bet, actions, stated=forced, later_round=later_round)
    doubled = _is_doubled(open_pair) if open_pair_doubles and not posted.amount else False
    bigger = _bigger(bet, big_bet) if doubled else 0
    stakes = Stakes("limit", bet, posted.amount, bigger)
    standing = follow(stakes, actions, seats=seats, stacks=stacks)
    capped = standing.wagers > most_raises and not heads_up
    here = turn(standing, seat, seats, stacks, capped=capped)
    may = here.may_raise and not capped
    least = here.within(standing.next_to) if may else 0
    most = here.within(standing.or_to) if may else 0
    completes = may and standing.full < standing.level
    rule = "S 1.1, TDA 47-B" if standing.level else "S 1.1"
    reasons = [said(here, rule, least, most, completes=completes)]
    if capped and not here.short and not here.alone:
        sentence = "A bet and {count} raises are in, and the round is capped"
        reasons.append(Reason(sentence, {"count": most_raises}, "house rule, C36"))
    else:
        reasons += why_no_more(here, "S 1.1") or _why_open(here)
    if may:
        reasons += _why_to(here)
    if may and heads_up and standing.wagers > most_raises:
        reasons.append(Reason("The event is heads-up: there is no cap", {}, "TDA 48"))
    if doubled:
        sentence = "A pair is showing: the bet may be {big}, and nothing smaller follows that"
        reasons.append(Reason(sentence, {"big": chips(bigger)}, "S 2.47; the sheet"))
    answer = (*reasons, *posted.reasons)
    return LimitRaise(seat, may, completes, here.to_call, least, most, capped, answer)


def _is_doubled(open_pair: bool | None) -> bool:
    if open_pair is None:
        raise NotPossible("open_pair", say("is a pair showing, on fourth street in stud?"))
    return open_pair


def _bigger(bet: int, big_bet: int | None) -> int:
    """The big bet that an open pair allows."""
    if big_bet is None:
        raise NotPossible("big_bet", say("a pair is showing: what is the big bet of the level?"))
    if big_bet < bet:
        raise NotPossible("big_bet", say("the big bet is no smaller than the small bet"))
    return big_bet


def open_pair(*, open_pair_doubles: bool = False) -> OpenPair:
    """Whether a pair that shows on fourth street in stud doubles the bet, as the sheet has it."""
    if not open_pair_doubles:
        said_so = Reason("The bet on fourth street stays the small one", {}, "TDA RP-10-F")
        why = "Only a sheet that says so lets a pair that is showing double it"
        return OpenPair(False, (said_so, Reason(why, {}, "S 2.47")))
    steps = (
        "Any bet or raise on fourth street may be the small bet or the big one",
        "A small bet may be raised by a big one, a big bet never by a small one",
        "It is so in stud high alone; in stud high-low and razz the bet stays small",
    )
    return OpenPair(True, tuple(Reason(step, {}, "S 2.47, 2.48") for step in steps))


def _why_open(here: Turn) -> list[Reason]:
    """Whether the betting is open to the seat."""
    size = here.standing.last_raise
    values = {"seat": here.seat, "owed": chips(here.owed), "bet": chips(size)}
    if here.seat not in here.standing.acted:
        return [Reason("Seat {seat} has not acted in this round", values, "S 1.1")]
    if here.standing.reopened(here.seat):
        sentence = "Seat {seat} has acted and now owes {owed}, half a bet of {bet} or more"
    else:
        sentence = "Seat {seat} has acted and now owes {owed}, less than half a bet of {bet}"
    return [Reason(sentence, values, "TDA 47-B; cumulative: house rule, C13")]


def _why_to(here: Turn) -> list[Reason]:
    """What the raise or the completion is made of."""
    standing = here.standing
    values = {
        "full": chips(standing.full),
        "level": chips(standing.level),
        "bet": chips(standing.last_raise),
        "next": chips(standing.next_to),
    }
    if standing.full < standing.level:
        sentence = "{level} is no full bet; a full one of {bet} on top of {full} makes {next}"
    elif standing.full:
        sentence = "A raise of {bet} on top of {full} makes {next}"
    else:
        sentence = "The bet of this round is {bet}"
    reasons = [Reason(sentence, values, "S 1.1")]
    if here.stack is None:
        sentence = "With fewer chips than {next} in all a seat may go all-in for less"
        reasons.append(Reason(sentence, values, "S 1.1"))
    elif here.stack < standing.next_to:
        sentence = "With {stack} in all the seat may go all-in for less"
        reasons.append(Reason(sentence, {"stack": chips(here.stack)}, "S 1.1"))
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

"""No-limit bets: whether a seat may raise, and the least and the most that makes it.

Big blind antes and other antes play no part (S 1.2). The rules are those of S 1.2, TDA 43 and 47.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from director.engine.betting.forced_bets import forced_bet
from director.engine.betting.rounds import Action, Stakes, Standing, follow
from director.engine.betting.turns import Turn, said, turn, why_no_more
from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.translation import chips


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


class Limping(NamedTuple):
    """Whether a pot may be opened with a call."""

    allowed: bool
    reasons: tuple[Reason, ...]


def no_limit_raise(
    actions: Sequence[Action],
    seat: Seat,
    *,
    least_bet: int,
    later_round: bool | None = None,
    single_draw: bool = False,
    no_limping: bool = False,
    seats: Sequence[Seat] = (),
    stacks: Mapping[Seat, int] | None = None,
) -> NoLimitRaise:
    """What a seat whose turn it is may raise to, from the actions of the round (S 1.2, TDA 47-A).

    `least_bet` is the big blind, in stud the bring-in, in a bomb pot the ante, all in full. What
    is posted stands among the actions; on a `later_round` nothing is. With `no_limping` whoever
    opens a `single_draw` deuce-to-seven pot has to raise (C34). `stacks` are chips at the start of
    the round. Raises NotPossible, also where something has to be asked.
    """
    forced = forced_bet("no-limit", least_bet, actions, later_round=later_round)
    stakes = Stakes("no-limit", least_bet, forced.amount)
    here = turn(follow(stakes, actions, seats=seats, stacks=stacks), seat, seats, stacks)
    least = here.within(here.standing.next_to) if here.may_raise else 0
    most = here.stack if here.may_raise else 0
    rule = "TDA 43, TDA 47-A" if here.standing.level else "S 1.2"
    must_raise = no_limping and single_draw and _would_limp(here, forced.amount, actions)
    reasons = [said(here, rule, least, most, may_call=not must_raise)]
    if must_raise:
        sentence = "Nobody has opened the pot, and whoever does has to raise: no limping"
        reasons.append(Reason(sentence, {}, "house rule, C34; S App A"))
    reasons += why_no_more(here, "S 1.2") or why_reopened(here)
    if here.may_raise:
        reasons += [why_least(here.standing), *how_far(here, "S 1.2")]
    return NoLimitRaise(
        seat, here.may_raise, here.to_call, least, most, (*reasons, *forced.reasons)
    )


def _would_limp(here: Turn, forced: int, actions: Sequence[Action]) -> bool:
    """Whether a call would open the pot, and not with all the seat's chips."""
    opened = any(action.deed not in ("post", "fold") for action in actions)
    return bool(forced and here.owed and here.may_raise) and not (opened or here.calls_all_in)


def limping(*, no_limping: bool = False) -> Limping:
    """Whether whoever opens a no-limit deuce-to-seven single draw pot may just call (C34)."""
    if not no_limping:
        said_so = Reason("A player may limp, in deuce-to-seven single draw too", {}, "TDA RP-17")
        why = "By tradition whoever opened had to raise; only a house rule asks for that"
        return Limping(True, (said_so, Reason(why, {}, "S App A; C34")))
    steps = (
        "Nobody may limp: whoever opens the pot has to raise, to the minimum at least",
        "With fewer chips than that a player may go all-in",
        "Once somebody has raised, a player may call; the big blind may check an unopened pot",
    )
    return Limping(False, tuple(Reason(step, {}, "house rule, C34; S App A") for step in steps))


def how_far(here: Turn, rule: str) -> list[Reason]:
    """That a seat with fewer chips may go all-in for less."""
    least = here.standing.next_to
    values = {"stack": chips(here.stack or 0), "least": chips(least)}
    if here.stack is None:
        sentence = "With fewer chips than {least} in all a seat may go all-in for less"
    elif here.stack < least:
        sentence = "With {stack} in all the seat may go all-in for less than {least}"
    else:
        return []
    return [Reason(sentence, values, rule)]


def why_reopened(here: Turn) -> list[Reason]:
    """Whether the betting is open to a seat, and by what it now owes."""
    last = here.standing.last_raise
    values = {"seat": here.seat, "owed": chips(here.owed), "last": chips(last)}
    if here.seat not in here.standing.acted:
        return [Reason("Seat {seat} has not acted in this round", values, "TDA 47-A")]
    if here.standing.reopened(here.seat):
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

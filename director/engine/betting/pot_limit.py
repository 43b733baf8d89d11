"""Pot-limit bets: the least and the most that a seat may raise to, with the count step by step.

The rules are those of S 1.3, TDA 52-B and 54. Whether a seat may raise is decided as in no-limit.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from director.engine.betting.forced_bets import counted_blinds, forced_bet
from director.engine.betting.no_limit import how_far, why_least, why_reopened
from director.engine.betting.rounds import Action, Stakes, follow
from director.engine.betting.turns import Turn, said, turn, why_no_more
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.translation import chips, listed, say


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
    later_round: bool | None = None,
    blinds: Sequence[int] | None = None,
    big_blind_ante: int | None = None,
    count_ante: bool = False,
    seats: Sequence[Seat] = (),
    stacks: Mapping[Seat, int] | None = None,
) -> PotLimitRaise:
    """What a seat whose turn it is may raise to, from the actions of the round (S 1.3, TDA 54).

    `pot` is what lies in the middle before the round, and `big_blind_ante` how much of it is that:
    on the first round it counts with `count_ante` only, later like all other chips (C12). What is
    posted stands among the actions; on a `later_round` nothing is. `blinds` are those due in full,
    which count even where they are dead or short (TDA 54-B). Raises NotPossible, also where
    something has to be asked.
    """
    for field, amount in (("pot", pot), ("big_blind_ante", big_blind_ante or 0)):
        if amount < 0:
            raise NotPossible(field, say("there is no pot below nothing"))
    forced = forced_bet("pot-limit", least_bet, actions, later_round=later_round)
    full = counted_blinds(least_bet, actions, blinds) if forced.amount else ()
    ante = _ante(pot, full, big_blind_ante, counts=count_ante)
    stakes = Stakes("pot-limit", least_bet, forced.amount)
    standing = follow(stakes, actions, seats=seats, stacks=stacks)
    short = max(0, sum(full) - sum(action.to for action in actions if action.deed == "post"))
    before = pot - ante if pot >= ante else pot  # an ante that was left out of the pot
    counted = before + (ante if count_ante else 0) + short + sum(standing.in_front.values())
    here = turn(standing, seat, seats, stacks)
    why = [*_why_counted(full, short, ante, counts=count_ante), *forced.reasons]
    return _answer(here, counted, why)


def _ante(pot: int, blinds: Sequence[int], ante: int | None, *, counts: bool) -> int:
    """The big blind ante that lies in the pot before the first round; later it is like the rest."""
    if not blinds:
        return 0
    if ante is None and (pot or counts):
        message = say("how much of the pot is a big blind ante? Write 0 where there is none")
        raise NotPossible("big_blind_ante", message)
    return ante or 0


def _answer(here: Turn, pot: int, why: list[Reason]) -> PotLimitRaise:
    standing = here.standing
    if not here.may_raise:
        reasons = [
            said(here, "TDA 47-A", 0, 0),
            *(why_no_more(here, "S 1.3") or why_reopened(here)),
        ]
        return PotLimitRaise(here.seat, False, here.to_call, 0, 0, pot, tuple(reasons))
    full = max(standing.level + pot + here.owed, standing.next_to)  # a least bet is always allowed
    least, most = here.within(standing.next_to), here.within(full)
    reasons = [said(here, "S 1.3, TDA 54", least, most), *why_reopened(here), why_least(standing)]
    reasons += _why_most(here, pot, full)
    if standing.next_to <= most < full:
        values = {"stack": chips(most)}
        reasons.append(Reason("The seat has {stack} in all, and no more", values, "S 1.3"))
    reasons += how_far(here, "S 1.3")
    return PotLimitRaise(here.seat, True, here.to_call, least, most, pot, (*reasons, *why))


def _why_most(here: Turn, pot: int, full: int) -> list[Reason]:
    """The count as it is done at the table, and the short way to it."""
    level = here.standing.level
    if level + pot + here.owed < full:
        sentence = "The pot is small, and a least bet or raise is always allowed: {most}"
        return [Reason(sentence, {"most": chips(full)}, "S 1.3")]
    if not level:
        return [
            Reason("Nobody has bet: the most is the pot of {pot}", {"pot": chips(pot)}, "S 1.3")
        ]
    values = {
        "pot": chips(pot),
        "owed": chips(here.owed),
        "called": chips(pot + here.owed),
        "level": chips(level),
        "trail": chips(pot + here.owed - 2 * level),
        "most": chips(full),
    }
    count = "A call of {owed} makes the pot of {pot} one of {called}"
    onto = "A raise of {called} on top of the bet of {level} makes {most}"
    short = "The short way: three times {level} and the other {trail} make {most}"
    return [Reason(sentence, values, "S 1.3") for sentence in (count, onto, short)]


def _why_counted(blinds: Sequence[int], short: int, ante: int, *, counts: bool) -> list[Reason]:
    """What counts as pot and does not lie there, and the other way round."""
    reasons = []
    if short:
        values = {"blinds": listed([chips(blind) for blind in blinds]), "short": chips(short)}
        sentence = "Blinds count in full, {blinds}: {short} more than were posted"
        reasons.append(Reason(sentence, values, "TDA 54-B"))
    if ante:
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
        return Miscount(correct, False, (said, _to_call(correct)))
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
    to = quoted if stands else correct
    return Miscount(to, not stands, (said, _to_call(to), Reason(sentence, {}, "TDA 52-B")))


def _to_call(to: int) -> Reason:
    """What the bet asks of the others; how far they may raise is counted anew."""
    sentence = "The others have {to} to call, in all, and the pot is counted with it for a raise"
    return Reason(sentence, {"to": chips(to)}, "TDA 54; S 1.3")

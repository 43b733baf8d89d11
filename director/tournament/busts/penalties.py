"""Penalties: how many hands they take, which hands count, and disqualification (TDA 35-C, 71)."""

from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import chips


class Penalty(NamedTuple):
    """How many hands a player misses."""

    hands: int
    reasons: tuple[Reason, ...]


class HandOnPenalty(NamedTuple):
    """What a player on penalty or absent has to do with a hand, in chips."""

    dealt: bool
    live: bool
    posts: int
    """Blinds, ante and bring-in."""
    reasons: tuple[Reason, ...]


class Disqualified(NamedTuple):
    """What becomes of a disqualified player's chips."""

    removed: int
    reasons: tuple[Reason, ...]


def missed_rounds(players: int, rounds: int) -> Penalty:
    """The hands of so many missed rounds (TDA 71-B).

    `players` sit at the table when the penalty is given, the offender included; it is not counted
    anew when they become more or fewer.
    """
    if players < 1:
        raise NotPossible("players", "the offender sits at the table")
    if rounds < 1:
        raise NotPossible("rounds", "a penalty has at least one round")
    values = {"hands": players * rounds, "players": players, "rounds": rounds}
    reasons = (
        Reason("Hands missed: {hands}", values, "TDA 71-B"),
        Reason("players at the table: {players}; rounds: {rounds}", values, "TDA 71-B"),
    )
    return Penalty(players * rounds, reasons)


def hands_left(hands: int, deals: int, redeals: int = 0) -> Penalty:
    """How much of a penalty is left after so many deals (TDA 35-C).

    A misdeal and its re-deal are one hand: `redeals` of the deals repeat one before them. Raises
    NotPossible with more re-deals than there were hands to repeat.
    """
    if hands < 0:
        raise NotPossible("hands", "a number of hands cannot be negative")
    if deals < 0:
        raise NotPossible("deals", "a number of deals cannot be negative")
    if not 0 <= redeals <= max(deals - 1, 0):
        raise NotPossible("redeals", f"{redeals} of {deals} deals cannot repeat one before them")
    served = deals - redeals
    values = {"left": max(hands - served, 0), "served": served, "redeals": redeals}
    reasons = [
        Reason("Hands still missed: {left}", values, "TDA 71-B"),
        Reason("hands served: {served}", values, "TDA 71-B"),
    ]
    if redeals:
        reasons.append(Reason("misdeals that do not count: {redeals}", values, "TDA 35-C"))
    return Penalty(max(hands - served, 0), tuple(reasons))


def hand_on_penalty(blinds: int, ante: int, bring_in: int = 0) -> HandOnPenalty:
    """A hand of a player on penalty: dealt, posted for, and killed after the deal (TDA 71-C).

    `bring_in` is what it costs when the seat was dealt the bring-in card, else 0.
    """
    posts = _posts(blinds, ante, bring_in)
    values = {"posts": chips(posts), "bring_in": chips(bring_in)}
    reasons = [
        Reason("Cards are dealt, {posts} posted, and the hand killed", values, "TDA 71-C"),
        Reason("a player on penalty is away from the table", {}, "TDA 71-C"),
    ]
    if bring_in:
        reasons.append(Reason("the seat posts the bring-in of {bring_in}", values, "TDA 71-C"))
    return HandOnPenalty(True, False, posts, tuple(reasons))


def hand_at_deal(blinds: int, ante: int, bring_in: int = 0, *, at_seat: bool) -> HandOnPenalty:
    """Whether a hand is live: its player must be there when the first deal ends (TDA 30).

    In reach of the chair, when the last card of the first deal is dealt. What an absent player
    posts goes to the pot.
    """
    posts = _posts(blinds, ante, bring_in)
    values = {"posts": chips(posts), "bring_in": chips(bring_in)}
    if at_seat:
        answer = Reason("The hand is live", values, "TDA 30")
        why = "the player was at the seat when the last card was dealt"
        return HandOnPenalty(True, True, posts, (answer, Reason(why, {}, "TDA 30")))
    reasons = [
        Reason("The hand is dead, and {posts} stay in the pot", values, "TDA 30"),
        Reason("the player was not at the seat when the last card was dealt", {}, "TDA 30"),
    ]
    if bring_in:
        reasons.append(Reason("the seat posts the bring-in of {bring_in}", values, "TDA 30"))
    return HandOnPenalty(True, False, posts, tuple(reasons))


def disqualified(stack: int) -> Disqualified:
    """What becomes of a disqualified player's chips: they leave play (TDA 71-D)."""
    if stack < 0:
        raise NotPossible("stack", "a stack cannot be negative")
    answer = "The player is out, and {stack} chips are removed from play"
    return Disqualified(stack, (Reason(answer, {"stack": chips(stack)}, "TDA 71-D"),))


def _posts(blinds: int, ante: int, bring_in: int) -> int:
    for field, amount in (("blinds", blinds), ("ante", ante), ("bring_in", bring_in)):
        if amount < 0:
            raise NotPossible(field, "a post cannot be negative")
    return blinds + ante + bring_in

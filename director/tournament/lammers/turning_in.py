"""Lammers: chips of a rebuy paid beforehand, turned into stack between hands (S 1.9).

Stacks and values are in chips, lammers are counted.
"""

from collections.abc import Sequence
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import chips


class Redeemed(NamedTuple):
    """What a player has once lammers are turned in."""

    stack: int
    lammers: int
    after_this_hand: bool
    """The request came in a hand, and takes effect when it is over."""
    reasons: tuple[Reason, ...]


class BustWithLammers(NamedTuple):
    """What a player without chips must turn in before the next hand; nothing when out."""

    out: bool
    least: int
    most: int
    reasons: tuple[Reason, ...]


class ChipsInPlay(NamedTuple):
    """The chips of an event with lammers."""

    stacks: int
    in_lammers: int
    """What the lammers not yet turned in are worth."""
    total: int
    reasons: tuple[Reason, ...]


def redeemed(
    stack: int, lammers: int, count: int, value: int, *, in_hand: bool = False
) -> Redeemed:
    """A stack with `count` of its lammers turned in, each worth `value` chips (S 1.9, MB2).

    Only between hands: asked for in a hand, it takes effect after it, and the stack given is the
    one at that moment. Raises NotPossible for more lammers than there are.
    """
    _check(stack, lammers, value)
    if not 1 <= count <= lammers:
        raise NotPossible("count", f"there are {lammers} lammers to turn in, not {count}")
    new = stack + count * value
    values = {"count": count, "stack": chips(new), "left": lammers - count, "value": chips(value)}
    answer = (
        "The stack is {stack} once this hand is over; lammers left: {left}"
        if in_hand
        else "The stack is {stack}; lammers left: {left}"
    )
    reasons = [
        Reason(answer, values, "S 1.9"),
        Reason("lammers turned in: {count}, at {value} each", values, "S 1.9"),
    ]
    if in_hand:
        reasons.append(Reason("no lammer is turned in during a hand", {}, "S 1.9, MB2"))
    return Redeemed(new, lammers - count, in_hand, tuple(reasons))


def bust_with_lammers(lammers: int, *, exactly_one: bool = False) -> BustWithLammers:
    """What a player who has lost the last chip must turn in before the next hand (S 1.9).

    At least one lammer, and out without any; as a house rule exactly one, by itself (MB2).
    """
    if lammers < 0:
        raise NotPossible("lammers", "a number of lammers cannot be negative")
    if lammers == 0:
        answer = Reason("The player is out: no chips and no lammers", {}, "S 1.9")
        return BustWithLammers(True, 0, 0, (answer,))
    if exactly_one:
        answer = Reason("One lammer is turned in before the next hand", {}, "house rule, B17")
        return BustWithLammers(False, 1, 1, (answer,))
    values = {"lammers": lammers}
    answer = (
        Reason("The last lammer is turned in before the next hand", values, "S 1.9")
        if lammers == 1
        else Reason("1 to {lammers} lammers are turned in before the next hand", values, "S 1.9")
    )
    return BustWithLammers(False, 1, lammers, (answer,))


def last_lammer_level_over(stack: int, lammers: int, value: int) -> Redeemed:
    """What a player has after the level at whose end all lammers are turned in (S 1.9)."""
    _check(stack, lammers, value)
    new = stack + lammers * value
    values = {"stack": chips(new), "lammers": lammers, "value": chips(value)}
    reasons = (
        Reason("The stack is {stack}; lammers left: none", values, "S 1.9"),
        Reason("lammers turned in: all {lammers}, at {value} each", values, "S 1.9"),
    )
    return Redeemed(new, 0, False, reasons)


def chips_in_play(stacks: Sequence[int], lammers: Sequence[int], value: int) -> ChipsInPlay:
    """All chips of an event, on the tables and still in lammers (S 1.9), player by player."""
    if len(stacks) != len(lammers):
        raise NotPossible("lammers", "every player has a stack and a number of lammers")
    for stack, count in zip(stacks, lammers, strict=True):
        _check(stack, count, value)
    on_tables, in_lammers = sum(stacks), sum(lammers) * value
    total = on_tables + in_lammers
    values = {"total": chips(total), "stacks": chips(on_tables), "lammers": chips(in_lammers)}
    answer = "{total} chips are in play: {stacks} on the tables and {lammers} in lammers"
    return ChipsInPlay(on_tables, in_lammers, total, (Reason(answer, values, "S 1.9"),))


def _check(stack: int, lammers: int, value: int) -> None:
    if stack < 0:
        raise NotPossible("stack", "a stack cannot be negative")
    if lammers < 0:
        raise NotPossible("lammers", "a number of lammers cannot be negative")
    if value < 1:
        raise NotPossible("value", "a lammer is worth at least one chip")

"""Hand for hand: places and prizes of those who go out on one hand, and what the clock loses."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import chips, ordinal

MOST_MINUTES = 3
"""The clock loses no more than this for one hand (TDA RP-8-B)."""


class Bust(NamedTuple):
    """Who went out on the hand, where, and with how many chips when it began."""

    player: int
    table: int
    stack: int


class Placed(NamedTuple):
    """The places that a player has, the better one first; alike when alone."""

    player: int
    best: int
    worst: int


class Places(NamedTuple):
    """The finishing places of those who went out, best first."""

    placed: tuple[Placed, ...]
    reasons: tuple[Reason, ...]


class Prize(NamedTuple):
    """What a player is paid, in the smallest unit of money."""

    player: int
    amount: int


class TiedPrizes(NamedTuple):
    """What those who went out are paid."""

    prizes: tuple[Prize, ...]
    reasons: tuple[Reason, ...]


class ClockDeduction(NamedTuple):
    """What comes off the clock."""

    minutes: int
    reasons: tuple[Reason, ...]


def places(busts: Sequence[Bust], left: int) -> Places:
    """The places of those who went out on one hand, `left` being in the event before it.

    At one table the larger stack at the start of the hand finishes higher, and equal stacks tie;
    those of different tables tie (TDA RP-8, WT 126). Where both happen, the largest stacks of their
    tables tie, then the second largest, as a house rule. Raises NotPossible where more go out than
    are left.
    """
    if not busts:
        raise NotPossible("busts", "nobody has gone out")
    if len({bust.player for bust in busts}) != len(busts):
        raise NotPossible("busts", "somebody goes out twice")
    if any(bust.stack < 1 for bust in busts):
        raise NotPossible("busts", "everybody had a chip when the hand began")
    if len(busts) > left:
        raise NotPossible("left", f"{len(busts)} of {left} players cannot go out")

    groups: dict[int, list[int]] = {}
    for bust in busts:
        groups.setdefault(_rank(bust, busts), []).append(bust.player)
    placed, steps = [], []
    best = left - len(busts) + 1
    for rank in sorted(groups):
        worst = best + len(groups[rank]) - 1
        placed += [Placed(player, best, worst) for player in groups[rank]]
        steps.append(_says(best, worst))
        best = worst + 1
    return Places(tuple(placed), (_answer(left, len(busts)), *steps, *_why(busts)))


def tied_prizes(placed: Sequence[Placed], prizes: Mapping[int, int], unit: int = 1) -> TiedPrizes:
    """What they are paid: the prizes of the places that they share, added up and divided (WT 126).

    `prizes` are those of the places paid, in the smallest unit of money. Shares are whole `unit`s;
    what is left over goes one unit each to the first ones named, and less than a unit to the first.
    Who goes out on the hand of the announcement already shares (TDA RP-8-A).
    """
    if unit < 1:
        raise NotPossible("unit", "money is counted in whole units")
    if any(amount < 0 for amount in prizes.values()):
        raise NotPossible("prizes", "a prize cannot be negative")
    shares: list[Prize] = []
    reasons: list[Reason] = []
    for best, worst in sorted({(one.best, one.worst) for one in placed}):
        tied = [one.player for one in placed if (one.best, one.worst) == (best, worst)]
        if len(tied) != worst - best + 1:
            raise NotPossible(
                "placed", f"{len(tied)} players cannot share places {best} to {worst}"
            )
        pool = sum([prizes.get(place, 0) for place in range(best, worst + 1)])
        parts = _shared(pool, len(tied), unit)
        shares += [Prize(player, part) for player, part in zip(tied, parts, strict=True)]
        reasons.append(_says_shares(best, worst, pool, parts))
    if not shares:
        raise NotPossible("placed", "nobody has gone out")
    return TiedPrizes(tuple(shares), tuple(reasons))


def clock_deduction(hands: int, minutes: int = 2) -> ClockDeduction:
    """What comes off the clock after so many hands: two minutes each, at most three (TDA RP-8)."""
    if hands < 0:
        raise NotPossible("hands", "a number of hands cannot be negative")
    if not 0 <= minutes <= MOST_MINUTES:
        raise NotPossible("minutes", f"a hand takes at most {MOST_MINUTES} minutes off the clock")
    values = {"total": hands * minutes, "minutes": minutes, "hands": hands}
    rule = "TDA RP-8-C" if minutes == 2 else "house rule, B20"
    reasons = (
        Reason("Minutes off the clock: {total}", values, rule),
        Reason("minutes a hand: {minutes}; hands played: {hands}", values, rule),
        Reason("it is taken off after each hand", {}, "TDA RP-8-C"),
    )
    return ClockDeduction(hands * minutes, reasons)


def _rank(bust: Bust, busts: Sequence[Bust]) -> int:
    """How many at the same table had more chips."""
    return sum([one.table == bust.table and one.stack > bust.stack for one in busts])


def _shared(pool: int, players: int, unit: int) -> list[int]:
    """Whole units as evenly as they can be, and to the first what is less than one."""
    units, rest = divmod(pool, unit)
    each, more = divmod(units, players)
    parts = [(each + (place < more)) * unit for place in range(players)]
    parts[0] += rest
    return parts


def _answer(left: int, count: int) -> Reason:
    values = {"best": ordinal(left - count + 1), "worst": ordinal(left), "count": count}
    if count == 1:
        return Reason("The player finishes {worst}", values, "TDA RP-8")
    return Reason("The {count} players finish {best} to {worst}", values, "TDA RP-8")


def _says(best: int, worst: int) -> Reason:
    values = {"best": ordinal(best), "worst": ordinal(worst)}
    if best == worst:
        return Reason("one player finishes {best}", values, "WT 126")
    return Reason("{best} to {worst} place are tied", values, "WT 126")


def _why(busts: Sequence[Bust]) -> list[Reason]:
    """The rules that the hand called for."""
    tables = [bust.table for bust in busts]
    same = len(set(tables)) < len(tables)
    reasons = []
    if same:
        sentence = "at one table the larger stack when the hand began finishes higher"
        reasons.append(Reason(sentence, {}, "WT 126"))
    if len(set(tables)) > 1:
        reasons.append(Reason("players of different tables tie", {}, "TDA RP-8-A, WT 126"))
    if same and len(set(tables)) > 1:
        sentence = "the largest stacks of their tables tie, then the second largest"
        reasons.append(Reason(sentence, {}, "house rule, B20"))
    return reasons


def _says_shares(best: int, worst: int, pool: int, parts: Sequence[int]) -> Reason:
    values = {
        "best": best,
        "worst": worst,
        "pool": chips(pool),
        "each": chips(parts[-1]),
        "first": chips(parts[0]),
    }
    if best == worst:
        return Reason("Place {best} is paid {pool}", values, "WT 126")
    if parts[0] == parts[-1]:
        sentence = "Places {best} to {worst} share {pool}: {each} each"
    else:
        sentence = "Places {best} to {worst} share {pool}: between {each} and {first} each"
    return Reason(sentence, values, "TDA RP-8-A, WT 126")

"""Raises by the clear path: who has put in what, chip by chip, and the plain definitions.

Nothing of the betting's own modules is asked. All amounts are totals before a seat in the round.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol


class Act(Protocol):
    """What a seat did: a word for it, and the total that then lies before it."""

    @property
    def seat(self) -> int:
        """Who."""

    @property
    def deed(self) -> str:
        """`post`, `check`, `call`, `fold`, `bet`, `raise` or `all-in`."""

    @property
    def to(self) -> int:
        """The total of a bet, raise or all-in."""


@dataclass
class Street:
    """A round of betting as it stands."""

    betting: str
    bet: int
    """The bet of this round at limit, else the least bet."""
    highest: int = 0
    """The most that anybody has in."""
    full: int = 0
    """Limit: the last full bet or raise, as a total; an all-in of half a bet counts as full."""
    last_raise: int = 0
    """No-limit and pot-limit: by how much the last full bet or raise was raised."""
    wagers: int = 0
    """Full bets and raises."""
    inside: dict[int, int] = field(default_factory=dict)
    acted: set[int] = field(default_factory=set)

    def owed(self, seat: int) -> int:
        """What a call costs."""
        return self.highest - self.inside.get(seat, 0)


def after(betting: str, bet: int, actions: Sequence[Act]) -> Street:
    """A round after these actions."""
    street = Street(betting, bet, last_raise=bet)
    for act in actions:
        if act.deed == "post":
            _post(street, act)
            continue
        street.acted.add(act.seat)
        if act.deed == "call":
            street.inside[act.seat] = street.highest
        elif act.deed in ("bet", "raise", "all-in"):
            if betting == "limit":
                if 2 * (act.to - street.full) >= bet:  # S 1.1: half a bet counts as a whole one
                    street.full = act.to
                    street.wagers += 1
            elif act.to - street.highest >= street.last_raise:  # TDA 43
                street.last_raise = act.to - street.highest
                street.wagers += 1
            street.highest = max(street.highest, act.to)
            street.inside[act.seat] = act.to
    return street


def _post(street: Street, act: Act) -> None:
    """A blind or a bring-in: it leaves its seat to act, and at limit the big blind is a bet."""
    street.inside[act.seat] = act.to
    street.highest = max(street.highest, act.to)
    if street.betting == "limit" and act.to == street.bet:
        street.full, street.wagers = act.to, 1


def may_be_raised(
    betting: str, bet: int, pot: int, actions: Sequence[Act], seat: int, most_raises: int = 3
) -> tuple[int, int] | None:
    """The least and the most that a seat may make it; None where it may only call, check or fold.

    `pot` lies in the middle before the round. Without a limit the most is no business of ours, and
    is 0.
    """
    street = after(betting, bet, actions)
    owed = street.owed(seat)
    if betting == "limit":
        if street.wagers == 1 + most_raises:  # a bet and so many raises (C36)
            return None
        if seat in street.acted and 2 * owed < bet:  # TDA 47-B
            return None
        return street.full + bet, street.full + bet
    if seat in street.acted and owed < street.last_raise:  # TDA 47-A
        return None
    least = street.highest + street.last_raise
    if betting == "no-limit":
        return least, 0
    in_the_middle = pot + sum(street.inside.values())
    called = in_the_middle + owed  # TDA 54: call first, then raise by what lies there
    return least, max(least, street.highest + called)

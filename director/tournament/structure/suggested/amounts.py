"""What each level of a schedule is played for: an even way up to the expected end, and beyond it.

The amount of a level is its small bet, or its big blind. All amounts are chips.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import log

from director.tournament.structure.suggested.ladders import (
    ANY,
    FINE,
    MOST_RISE,
    USUAL,
    Rung,
    climb,
    first_from,
    not_too_wide,
)
from director.tournament.structure.suggested.stakes import half_of
from director.translation import say

DEPTH = 100
"""So many of the first stakes are in a starting stack, where nothing speaks against it."""
MOST_LEVELS = 200
"""More levels than any event has."""
_SHALLOWEST, _DEEPEST = 10, 300
_TRIED = 4
"""So many first levels are tried before amounts are taken that are harder to count."""
_EVEN_RISE = (1.16, 1.5)
"""Between these, stakes rise neither too slowly nor too fast."""
_BEYOND = 1.4
"""How much a level costs more than the one before it, once the end is behind."""


@dataclass(frozen=True)
class Slope:
    """From where to where the stakes of an event go, and what they may be on the way."""

    ladder: Sequence[Rung]
    need: float
    """The event is over about when a level is played for so much."""
    stack: int
    """A starting stack, in chips."""
    players: int
    depth: int = 0
    """Of the first stakes in a starting stack, where that was asked; 0 for about a hundred."""
    halved_in: tuple[int, ...] = ()
    """The chips, where big-bet games beside limit games are played for half."""

    def allows(self, below: int, above: int) -> bool:
        """Whether no class of stakes rises too much from one level to the next."""
        halves = (half_of(one, self.halved_in) for one in (below, above)) if self.halved_in else ()
        return not_too_wide(below, above) and (not self.halved_in or not_too_wide(*halves))

    def from_nothing(self, levels: int) -> list[int]:
        """So many levels, the last of them that of the expected end.

        Raises ValueError where they are too few or too many.
        """
        last = first_from(self.need, self.ladder)
        if last is None or levels < 2:
            raise ValueError(self._too_few(levels))
        below = [one for one in self.ladder if one.amount < self.need]
        firsts = self._firsts(below, last, levels)
        for cost, some in ((USUAL, firsts[:_TRIED]), (FINE, firsts[:_TRIED]), (ANY, firsts)):
            ladder = [one for one in below if one.cost < cost]
            for first in some:
                way = climb(first.amount, last.amount, levels - 2, ladder, self.allows)
                if way is not None:
                    return [first.amount, *way, last.amount]
        highest = max((one.amount for one in firsts), default=last.amount)
        if last.amount > highest * _EVEN_RISE[1] ** (levels - 1):
            raise ValueError(self._too_few(levels))
        words = "{count} levels are too many to rise one by one: lengthen the levels or add chips"
        raise ValueError(say(words, count=levels))

    def on_from(self, low: int, levels: int) -> list[int]:
        """Levels after one that is played for so much, up to the end; as near to so many as can be.

        None where the end is behind.
        """
        last = first_from(max(self.need, low + 1), self.ladder)
        if last is None:
            return []
        below = [one for one in self.ladder if one.amount < self.need]
        wanted = max(1, levels)
        for count in sorted(range(1, MOST_LEVELS), key=lambda one: (abs(one - wanted), one)):
            way = climb(low, last.amount, count - 1, below, self.allows)
            if way is not None:
                return [*way, last.amount]
        return [last.amount]

    def beyond(self, last: int, levels: int) -> list[int]:
        """Levels for a long end; the first of them leaves two players some big blinds each."""
        later: list[int] = []
        for _ in range(levels):
            at = later[-1] if later else last
            most = MOST_RISE * (at if later else min(at, self.need))
            near = [
                one
                for one in self.ladder
                if at < one.amount <= most and self.allows(at, one.amount)
            ]
            if near:
                wanted = at * _BEYOND
                best = min(near, key=lambda one: abs(log(one.amount / wanted)) + 4 * one.cost)
                later.append(best.amount)
        return later

    def filled(self, amounts: Sequence[int]) -> list[int]:
        """The same amounts, where 0 stands for none with one between its neighbors."""
        made = list(amounts)
        for at, amount in enumerate(made):
            if amount or not any(made):
                continue
            below = made[at - 1] if at else 0
            gap = next((far for far, one in enumerate(made[at:]) if one), 0)
            above = made[at + gap]
            way = climb(below, above, gap, self.ladder, self.allows) if below and above else None
            if way:
                made[at] = way[0]
            elif below:
                made[at] = below
            else:
                lower = [one.amount for one in self.ladder if one.amount <= above]
                made[at] = min([above, *lower], key=partial(_far, above / _BEYOND**gap))
        return made

    def _firsts(self, below: Sequence[Rung], last: Rung, levels: int) -> list[Rung]:
        """The amounts with which an event may begin, the best first."""
        if self.depth:
            wanted = self.stack / self.depth
            return sorted(below, key=lambda one: _far(wanted, one.amount))[:1]
        firsts = [
            one for one in below if one.amount * _SHALLOWEST <= self.stack and one.cost < FINE
        ]
        return sorted(firsts, key=lambda one: self._unevenness(one, last, levels))

    def _unevenness(self, first: Rung, last: Rung, levels: int) -> float:
        """How far a first level is from the usual depth, and the rise from an even one."""
        slow, fast = _EVEN_RISE
        rise = log(last.amount / first.amount) / max(1, levels - 1)
        off = max(0.0, rise - log(fast), log(slow) - rise)
        too_deep = first.amount * _DEEPEST < self.stack
        return log(self.stack / (first.amount * DEPTH)) ** 2 + 10 * off + first.cost + 9 * too_deep

    def _too_few(self, levels: int) -> str:
        one = "1 level is too few for {players} players: add hours or shorten the levels"
        many = "{count} levels are too few for {players} players: add hours or shorten the levels"
        return say(one if levels <= 1 else many, count=levels, players=self.players)


def _far(wanted: float, amount: float) -> float:
    """How far an amount is from the one that is wanted, on a scale of proportions."""
    return abs(log(amount / wanted))

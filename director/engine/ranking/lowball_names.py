"""Lows as lowball players call them: a six-four low, the perfect eight, a rough nine.

The best hand without a pair on a scale is number one, the next number two (S App A). A hand is
called smooth or rough by where it stands among all with the same highest card.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from director.engine.cards import ACE
from director.engine.ranking.five_cards import FiveCards
from director.engine.ranking.hand_names import one
from director.translation import say

Ranks = tuple[int, ...]

_WHEEL = (5, 4, 3, 2, 1)

_FEW = 5
"""Of so few hands with one highest card nobody is smooth or rough: the two highest cards tell."""

_AN = (8, ACE)
"""Ranks on top of a low that begin with a vowel as they are spoken."""


@cache
def numbered(scale: FiveCards) -> tuple[Ranks, ...]:
    """The ranks of every hand that is no pair, straight or flush, from number one on (S App A).

    Each from its highest card down, the ace as 1 where the scale counts it low, else as 14.
    """
    heights = range(1, 14) if scale.ace_low else range(2, 15)
    hands = (ranks[::-1] for ranks in combinations(heights, 5))
    counted = scale.straights
    return tuple(sorted(ranks for ranks in hands if not (counted and scale.run(ranks))))


def number(scale: FiveCards, ranks: Ranks) -> int | None:
    """Which number a low is, 1 for the best (S App A); None for a pair or a straight.

    >>> from director.engine.ranking.scales import SCALES
    >>> number(SCALES["kansas city"], (7, 6, 5, 4, 2))
    4
    """
    hands = numbered(scale)
    return hands.index(ranks) + 1 if ranks in hands else None


def numbered_hand(scale: FiveCards, place: int) -> Ranks | None:
    """The ranks of the low with this number, 1 for the best (S App A); None where there is none.

    >>> from director.engine.ranking.scales import SCALES
    >>> numbered_hand(SCALES["kansas city"], 4)
    (7, 6, 5, 4, 2)
    """
    hands = numbered(scale)
    return hands[place - 1] if 1 <= place <= len(hands) else None


def low_nickname(scale: FiveCards, ranks: Ranks) -> str:
    """What a lowball player calls these five different ranks: "a smooth seven" (S App A).

    Smooth is the best third of the hands with that highest card and rough the worst half; what
    lies between is called by its two highest cards.
    """
    place = number(scale, ranks)
    if place is None:
        return ""
    alike = [hand for hand in numbered(scale) if hand[0] == ranks[0]]
    if ranks == _WHEEL:
        return say("a wheel")
    if len(alike) <= _FEW:
        return _by_its_two(ranks)
    standing = alike.index(ranks)
    top = one(ranks[0])
    if standing == 0:
        return say("the perfect {top}", top=top)
    if standing < len(alike) // 3:
        return say("a smooth {top}", top=top)
    if _is_best_of_its_two(ranks, alike):
        return say("a smooth {top}-{next}", top=top, next=one(ranks[1]))
    if standing >= len(alike) / 2:
        return say("a rough {top}", top=top)
    return _by_its_two(ranks)


def _by_its_two(ranks: Ranks) -> str:
    """A low by its two highest cards: "a six-four low"."""
    values = {"top": one(ranks[0]), "next": one(ranks[1])}
    return say("an {top}-{next} low" if ranks[0] in _AN else "a {top}-{next} low", **values)


def _is_best_of_its_two(ranks: Ranks, alike: Sequence[Ranks]) -> bool:
    return ranks == next(hand for hand in alike if hand[1] == ranks[1])

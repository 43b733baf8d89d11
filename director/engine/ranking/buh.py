"""Buh: the fewest points win; hooch, which counts nothing, breaks ties.

Jacks, queens and kings are hooch. Of the other cards, equal ranks count once (a match) and ranks
in unbroken sequence only their highest (a run); four cards of one suit count half, rounded down.
Four hooch are a skunk and lose to everything else.
"""

from dataclasses import dataclass
from itertools import pairwise

from director.engine.cards import ACE, JACK, Card, Cards
from director.engine.ranking.hand_names import sign
from director.translation import say

_SKUNK = 63
"""More points than any hand has."""

_MOST = 1 << 16


def points(cards: Cards) -> int:
    """What a hand of up to four cards counts; a skunk, which counts nothing, is not asked for.

    >>> from director.engine.cards import read_cards
    >>> [points(read_cards(hand)) for hand in ("Ac3d7h9s", "3c3d5h5s", "2c3d5h6s", "3s4s5sJs")]
    [20, 8, 9, 2]
    """
    normals = sorted({pips(card) for card in cards if not is_hooch(card)})
    tops = [low for low, high in pairwise([*normals, 99]) if high != low + 1]
    total = sum(tops)
    return total // 2 if _is_flush(cards) else total


def is_buh(cards: Cards) -> bool:
    """Whether a hand of two to four cards may be declared: one point or less, not all hooch."""
    return 2 <= len(cards) <= 4 and not all(map(is_hooch, cards)) and points(cards) <= 1


@dataclass(frozen=True)
class Buh:
    """Four cards for the fewest points, then for the fewest and lowest hooch."""

    name: str = "buh"
    sizes: tuple[int, ...] = (4,)

    def rate(self, cards: Cards) -> int | None:
        """Points first, then the hooch from the jack up; a hand that runs out first is lower."""
        if len(cards) not in self.sizes:
            return None
        hooch = sorted(card.rank - JACK + 1 for card in cards if is_hooch(card))
        packed = _SKUNK if len(hooch) == len(cards) else points(cards)
        for place in range(4):
            packed = packed << 2 | (hooch[place] if place < len(hooch) else 0)
        return _MOST - packed

    def says(self, rating: int) -> str:
        """Points and hooch, "4 points, hooch J-K", or what such a hand is called: "star"."""
        total, hooch = self.read(rating)
        if total == 1 and not hooch:
            return say("star")
        names = {_SKUNK: say("skunk"), 0: say("double buh"), 1: say("buh")}
        name = names.get(total) or say("{total} points", total=total)
        if not hooch:
            return name
        return say("{name}, hooch {hooch}", name=name, hooch="-".join(map(sign, hooch)))

    def read(self, rating: int) -> tuple[int, tuple[int, ...]]:
        """The points of a hand of this rating, and the ranks of its hooch from the jack up."""
        packed = _MOST - rating
        hooch = (packed >> place & 3 for place in (6, 4, 2, 0))
        return packed >> 8, tuple(rank + JACK - 1 for rank in hooch if rank)

    def height(self, card: Card) -> int:
        """The card's rank, the ace low."""
        return pips(card)

    def arranged(self, cards: Cards) -> Cards:
        """What counts from the lowest up, then the hooch."""
        return tuple(sorted(cards, key=self.height))

    def difference(self, better: int, worse: int) -> tuple[str, str]:
        """Hands are named by all that decides, so two names that are alike are one hand."""
        return self.says(better), self.says(worse)


def pips(card: Card) -> int:
    """What a card counts: its rank, the ace one."""
    return 1 if card.rank == ACE else card.rank


def is_hooch(card: Card) -> bool:
    """Whether it is a jack, queen or king: no points, but weight."""
    return JACK <= card.rank < ACE


def _is_flush(cards: Cards) -> bool:
    return len(cards) == 4 and len({card.suit for card in cards}) == 1

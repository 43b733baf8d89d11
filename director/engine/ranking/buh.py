"""Buh: what a hand counts before it is whole, and when it may be laid down (BUH).

Which of two whole hands is better is declared as a scale; this is the same count, of fewer cards.

Jacks, queens and kings are hooch. Of the other cards, equal ranks count once (a match) and ranks
in unbroken sequence only their highest (a run); four cards of one suit count half, rounded down.
Four hooch are a skunk and lose to everything else.
"""

from itertools import pairwise

from director.engine.cards import ACE, JACK, Card, Cards
from director.engine.ranking.counts import pips


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


def is_hooch(card: Card) -> bool:
    """Whether it is a jack, queen or king: no points, but weight."""
    return JACK <= card.rank < ACE


def _is_flush(cards: Cards) -> bool:
    return len(cards) == 4 and len({card.suit for card in cards}) == 1

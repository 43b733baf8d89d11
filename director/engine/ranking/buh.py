"""Buh: what a hand counts before it is whole, and when it may be laid down (BUH).

What counts is declared as the scale of that name; here it is asked of hands that are not whole yet.
"""

from director.engine.cards import Card, Cards
from director.engine.ranking.counts import Count
from director.engine.ranking.scales import SCALES


def points(cards: Cards) -> int:
    """What a hand of up to four cards counts; a skunk, which counts nothing, is not asked for.

    >>> from director.engine.cards import read_cards
    >>> [points(read_cards(hand)) for hand in ("Ac3d7h9s", "3c3d5h5s", "2c3d5h6s", "3s4s5sJs")]
    [20, 8, 9, 2]
    """
    return _buh().points(cards)


def is_buh(cards: Cards) -> bool:
    """Whether a hand of two to four cards may be declared: one point or less, not all hooch."""
    return 2 <= len(cards) <= 4 and not all(map(is_hooch, cards)) and points(cards) <= 1


def is_hooch(card: Card) -> bool:
    """Whether it is a jack, queen or king: no points, but weight."""
    return _buh().is_hooch(card)


def _buh() -> Count:
    scale = SCALES["buh"]
    assert isinstance(scale, Count)
    return scale

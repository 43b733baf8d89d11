"""The kinds of hand that a scale has, and the best and the weakest hand of each.

All of it is asked of the scale: hands are put together by their ranks, and the scale rates them.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement

from director.engine.cards import ACE, PACK, Cards
from director.engine.ranking.badugi import Badugi
from director.engine.ranking.five_cards import (
    FIVE,
    FLUSH,
    FULL_HOUSE,
    NOTHING,
    PAIR,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
    FiveCards,
)

KINDS = {
    FIVE: "five of a kind",
    STRAIGHT_FLUSH: "a straight flush",
    QUADS: "four of a kind",
    FULL_HOUSE: "a full house",
    FLUSH: "a flush",
    STRAIGHT: "a straight",
    TRIPS: "three of a kind",
    TWO_PAIR: "two pair",
    PAIR: "a pair",
    NOTHING: "no pair",
}

_FIVE_RANKS = (1, 1, 1, 1, 1)
_COUNTS = {
    NOTHING: _FIVE_RANKS,
    STRAIGHT: _FIVE_RANKS,
    FLUSH: _FIVE_RANKS,
    STRAIGHT_FLUSH: _FIVE_RANKS,
    PAIR: (2, 1, 1, 1),
    TWO_PAIR: (2, 2, 1),
    TRIPS: (3, 1, 1),
    FULL_HOUSE: (3, 2),
    QUADS: (4, 1),
}
"""How often each rank occurs in a hand of five, by its kind."""


@cache
def kinds_of(scale: FiveCards) -> tuple[int, ...]:
    """The kinds of hand that a deck without a joker gives, from the best down."""
    samples = {kind: next(_ranks_of(scale, kind), ()) for kind in _COUNTS}
    rated = {kind: _rated(scale, kind, ranks) for kind, ranks in samples.items() if ranks}
    there = [
        kind for kind, rating in rated.items() if rating and scale.read(rating).category == kind
    ]
    return tuple(sorted(there, key=lambda kind: rated[kind], reverse=True))


@cache
def weakest(scale: FiveCards, kind: int, lead: int = 0) -> int:
    """The lowest rating of the hands of a kind, or of those whose first rank is `lead`."""
    return min(_ends(scale, kind, lead))


@cache
def best(scale: FiveCards, kind: int) -> int:
    """The highest rating of the hands of a kind."""
    return max(_ends(scale, kind))


def ends_of(scale: FiveCards, kind: int, lead: int = 0) -> tuple[Cards, Cards]:
    """The hands of a kind with the lowest and with the highest ranks."""
    hands = [ranks for ranks in _ranks_of(scale, kind) if lead in (0, ranks[0])]
    return _made(kind, min(hands)), _made(kind, max(hands))


def _ends(scale: FiveCards, kind: int, lead: int = 0) -> list[int]:
    return [scale.rate(hand) or 0 for hand in ends_of(scale, kind, lead)]


def _ranks_of(scale: FiveCards, kind: int) -> Iterator[tuple[int, ...]]:
    """The ranks of every hand of a kind, in the order in which they decide; the ace 1 where low."""
    if _COUNTS[kind] != _FIVE_RANKS:
        return _different(_heights(scale), _COUNTS[kind])
    if kind == NOTHING and not scale.pairs:
        any_five = combinations_with_replacement(_heights(scale), 5)
        return (ranks for ranks in any_five if ranks[0] != ranks[-1])
    runs, others = _runs_and_others(scale)
    return iter(runs if kind in (STRAIGHT, STRAIGHT_FLUSH) else others)


@cache
def _runs_and_others(scale: FiveCards) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Five different ranks that are a straight, and those that are none."""
    runs, others = [], []
    for ranks in _different(_heights(scale), _FIVE_RANKS):
        run = scale.run(ranks) if scale.straights else None
        runs += [run] if run else []
        others += [] if run else [ranks]
    return tuple(runs), tuple(others)


def _heights(scale: FiveCards) -> list[int]:
    """The ranks of the deck from the highest down."""
    return sorted({scale.height(card) for card in PACK if card.rank in scale.deck}, reverse=True)


def _different(ranks: Sequence[int], counts: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Different ranks for these counts; those that occur equally often from the highest down."""
    alike = counts.count(counts[0])
    for first in combinations(ranks, alike):
        if alike == len(counts):
            yield first
        else:
            rest = [rank for rank in ranks if rank not in first]
            yield from (first + others for others in _different(rest, counts[alike:]))


def _rated(scale: FiveCards, kind: int, ranks: Sequence[int]) -> int:
    return scale.rate(_made(kind, ranks)) or 0


def _made(kind: int, ranks: Sequence[int]) -> Cards:
    """A hand of these ranks, of one suit where its kind is."""
    suited = kind in (FLUSH, STRAIGHT_FLUSH)
    each = [rank for rank, count in zip(ranks, _COUNTS[kind], strict=True) for _ in range(count)]
    cards = [[card for card in PACK if card.rank == (ACE if rank == 1 else rank)] for rank in each]
    hand = [own[each[:place].count(each[place])] for place, own in enumerate(cards)]
    if not suited and len({card.suit for card in hand}) == 1:
        hand[-1] = cards[-1][1]
    return tuple(hand)


def sizes_of(scale: Badugi) -> tuple[int, ...]:
    """How many cards a hand may have, from the best down."""
    return tuple(sorted(scale.sizes, key=lambda size: weakest_badugi(scale, size), reverse=True))


@cache
def weakest_badugi(scale: Badugi, count: int, lead: int = 0) -> int:
    """The lowest rating of so many cards, or of those whose highest rank is `lead`."""
    return min(_ends_of_badugis(scale, count, lead))


def best_badugi_rating(scale: Badugi) -> int:
    """The highest rating that there is."""
    return max(_ends_of_badugis(scale, max(scale.sizes)))


def _ends_of_badugis(scale: Badugi, count: int, lead: int = 0) -> list[int]:
    """The ratings of so many cards with the lowest and with the highest ranks."""
    heights = sorted({scale.height(card) for card in PACK}, reverse=True)
    hands = [ranks for ranks in combinations(heights, count) if lead in (0, ranks[0])]
    return [
        scale.rate(_in_different_suits(scale, ranks)) or 0 for ranks in (min(hands), max(hands))
    ]


def _in_different_suits(scale: Badugi, ranks: Sequence[int]) -> Cards:
    return tuple(
        next(card for card in PACK if card.suit == suit and scale.height(card) == rank)
        for suit, rank in enumerate(ranks)
    )

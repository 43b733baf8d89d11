"""Badugi: up to four cards, no two of one rank or suit, and the lowest of them win."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from director.engine.cards import ACE, PACK, Card, Cards
from director.engine.ranking.hand_names import spelled
from director.translation import say

_RANK_BITS = 0xFFFF
"""The part of a card's bits that marks its rank."""

_ACE_LOW = {card: ((card.rank - 1) % 13, -card.suit) for card in PACK}
_ACE_HIGH = {card: (card.rank, -card.suit) for card in PACK}

_BADUGIS = ("", "one-card badugi", "two-card badugi", "three-card badugi", "badugi")


@dataclass(frozen=True, eq=False)  # there is one of each, and tables are found by it
class Badugi:
    """Up to four cards, no two of one rank or suit; more cards win, then the lower (S App A)."""

    name: str
    ace_low: bool = True
    sizes: tuple[int, ...] = (4, 3, 2, 1)

    def rate(self, cards: Cards) -> int | None:
        """The number of cards first, then the ranks from the top, lower better."""
        ranks = sorted({self.height(card) for card in cards}, reverse=True)
        suits = {card.suit for card in cards}
        if not len(ranks) == len(suits) == len(cards) <= 4:
            return None
        packed = 0
        for place in range(4):
            packed = packed << 4 | (ranks[place] if place < len(ranks) else 0)
        return len(cards) + 1 << 16 | 0xFFFF - packed

    def says(self, rating: int) -> str:
        """How many cards it has, and its ranks: "three-card badugi 7-4-2"."""
        kind = _BADUGIS[(rating >> 16) - 1]
        return say("{kind} {ranks}", kind=say(kind), ranks=spelled(self.read(rating)))

    def read(self, rating: int) -> tuple[int, ...]:
        """The ranks of a hand of this rating, from the top."""
        packed = 0xFFFF - (rating & 0xFFFF)
        return tuple(rank for place in range(12, -1, -4) if (rank := packed >> place & 15))

    def height(self, card: Card) -> int:
        """The card's rank, with the ace as one where it is low."""
        return 1 if self.ace_low and card.rank == ACE else card.rank

    def difference(self, better: int, worse: int) -> tuple[str, str]:
        """Badugis are named by all their ranks, so two names that are alike are one hand."""
        return self.says(better), self.says(worse)

    def arranged(self, cards: Cards) -> Cards:
        """From the highest card down."""
        return tuple(sorted(cards, key=self.height, reverse=True))


def best_badugi(cards: Cards, *, ace_low: bool, best_suits: bool = False) -> Cards:
    """The best badugi among some cards, by trying the greatest number of the lowest ones first.

    With `best_suits`, of equally good ones the one with the best suits (C37).
    """
    low = sorted(cards, key=(_ACE_LOW if ace_low else _ACE_HIGH).__getitem__)
    if len(low) == 4 and sum([card.bits for card in low]).bit_count() == 8:
        return tuple(low)
    for choice in _choices(len(low)):
        total = 0
        for place in choice:
            total += low[place].bits
        if total.bit_count() == 2 * len(choice):  # one rank or suit twice carries into another bit
            found = tuple([low[place] for place in choice])
            return _with_best_suits(low, found) if best_suits else found
    return ()


def rate_badugi(scale: Badugi) -> Callable[[Cards], int]:
    """What rates the best badugi among some cards, as fast as we can."""
    ratings = _ratings_by_bits(scale)

    def rate(cards: Cards) -> int:
        total = sum([card.bits for card in cards])
        if total.bit_count() == 2 * len(cards):  # they are a badugi as they are
            return ratings[total & _RANK_BITS]
        return ratings[
            sum([card.bits for card in best_badugi(cards, ace_low=scale.ace_low)]) & _RANK_BITS
        ]

    return rate


@cache
def _ratings_by_bits(scale: Badugi) -> dict[int, int]:
    """The rating of every set of up to four ranks, by their bits; suits all differ."""
    ratings = {}
    by_suit = [[card for card in PACK if card.suit == suit] for suit in range(4)]
    for size in scale.sizes:
        for places in combinations(range(13), size):
            cards = tuple([by_suit[suit][place] for suit, place in enumerate(places)])
            rating = scale.rate(cards)
            if rating is not None:
                ratings[sum([card.bits for card in cards]) & _RANK_BITS] = rating
    return ratings


@cache
def _choices(count: int) -> tuple[tuple[int, ...], ...]:
    """Places of up to four out of so many cards in rising order, the best hand first."""
    places = range(count)
    by_size = (combinations(places, size) for size in range(min(4, count), 0, -1))
    return tuple(one for size in by_size for one in sorted(size, key=lambda choice: choice[::-1]))


def _with_best_suits(low: Sequence[Card], found: Cards) -> Cards:
    """The same ranks in the best suits that are held, the highest card's suit deciding first."""
    by_rank = [[card for card in low if card.rank == one.rank] for one in reversed(found)]
    sound = [
        cards for cards in product(*by_rank) if len({card.suit for card in cards}) == len(cards)
    ]
    return max(sound, key=lambda cards: [card.suit for card in cards])

"""Badugi: up to four cards, no two of one rank or suit, and the lowest of them win."""

from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from director.engine.cards import ACE, Card, Cards
from director.engine.names import spelled
from director.words import say

_BADUGIS = ("", "one-card badugi", "two-card badugi", "three-card badugi", "badugi")


@dataclass(frozen=True)
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


def best_badugi(cards: Cards, *, ace_low: bool, best_suits: bool) -> Cards:
    """The best badugi among some cards, by trying the greatest number of the lowest ones first.

    With `best_suits`, of equally good ones the one with the best suits (C37).
    """
    low = sorted(
        [
            ((card.rank - 1) % 13 if ace_low else card.rank, -card.suit, card.bits, card)
            for card in cards
        ]
    )
    for choice in _choices(len(low)):
        bits = [low[place][2] for place in choice]
        total = sum(bits)
        if total.bit_count() != 2 * len(bits):  # two of one rank or suit carry into another bit
            continue
        found = tuple([low[place][3] for place in choice])
        return _with_best_suits(low, found) if best_suits else found
    return ()


@cache
def _choices(count: int) -> tuple[tuple[int, ...], ...]:
    """Places of up to four out of so many cards in rising order, the best hand first."""
    places = range(count)
    by_size = (combinations(places, size) for size in range(min(4, count), 0, -1))
    return tuple(one for size in by_size for one in sorted(size, key=lambda choice: choice[::-1]))


def _with_best_suits(low: list[tuple[int, int, int, Card]], found: Cards) -> Cards:
    """The same ranks in the best suits that are held, the highest card's suit deciding first."""
    by_rank = [[entry for entry in low if entry[3].rank == card.rank] for card in reversed(found)]
    choices = (tuple([entry[3] for entry in choice]) for choice in product(*by_rank))
    sound = [cards for cards in choices if len({card.suit for card in cards}) == len(cards)]
    return max(sound, key=lambda cards: [card.suit for card in cards])

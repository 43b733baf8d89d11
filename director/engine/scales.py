"""What beats what: a scale turns cards into a rating, and the greater rating always wins.

The five-card scales are one family, set apart by their answers to a few questions: does the
lowest hand win, is the ace low, do straights and flushes count, which category beats which, and
which ranks has the deck.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from director.engine.cards import ACE, Card, Cards
from director.engine.names import many, one, spelled
from director.words import say

NOTHING, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH, FIVE = range(10)

STANDARD = (
    NOTHING,
    PAIR,
    TWO_PAIR,
    TRIPS,
    STRAIGHT,
    FLUSH,
    FULL_HOUSE,
    QUADS,
    STRAIGHT_FLUSH,
    FIVE,
)
"""From the weakest up: S App C, and five of a kind, which only a joker makes, on top (C39)."""

ALL_RANKS = tuple(range(2, ACE + 1))

_CATEGORIES = (
    {(1,) * cards: NOTHING for cards in range(1, 6)}
    | {(2, *(1,) * kickers): PAIR for kickers in range(4)}
    | {(2, 2): TWO_PAIR, (2, 2, 1): TWO_PAIR}
    | {(3, *(1,) * kickers): TRIPS for kickers in range(3)}
    | {(3, 2): FULL_HOUSE, (4,): QUADS, (4, 1): QUADS, (5,): FIVE}
)
"""The category by how often each rank occurs; of five cards or fewer."""

_BEST = 1 << 24


class Scale(Protocol):
    """An order of hands."""

    @property
    def name(self) -> str:
        """As game files call it."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards a hand may have, the most first."""

    def rate(self, cards: Cards) -> int | None:
        """How good these cards are as one hand, the greater the better; None if they are none."""

    def says(self, rating: int) -> str:
        """What the dealer calls a hand of this rating."""

    def height(self, card: Card) -> int:
        """How high a card counts in this order, for the odd chip in stud (S 1.4)."""

    def arranged(self, cards: Cards) -> Cards:
        """The cards of a hand in the order in which they are read out."""

    def difference(self, better: int, worse: int) -> tuple[str, str]:
        """The first card, of each of two hands of one name, that sets them apart."""


class Reading(NamedTuple):
    """A rating taken apart: the category, and the ranks in the order in which they decide."""

    category: int
    ranks: tuple[int, ...]


@dataclass(frozen=True)
class FiveCards:
    """A five-card scale. Fewer cards are a hand too: a missing card ranks below every card."""

    name: str
    lowest_wins: bool = False
    ace_low: bool = False
    """The ace is the lowest card, everywhere."""
    ace_below: bool = True
    """The ace may also stand below the deck's lowest card in a straight (5432A)."""
    straights: bool = True
    """Straights and flushes count."""
    order: tuple[int, ...] = STANDARD
    deck: tuple[int, ...] = ALL_RANKS
    """The ranks of the deck, lowest first: a straight skips those that are missing."""
    sizes: tuple[int, ...] = (5,)

    def rate(self, cards: Cards) -> int | None:
        """The category first, then the ranks, those that occur more often ahead."""
        if len(cards) not in self.sizes:
            return None
        heights = [self.height(card) for card in cards]
        counts = {rank: heights.count(rank) for rank in heights}
        ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
        category = _CATEGORIES[tuple(counts[rank] for rank in ranks)]
        if category == NOTHING and self.straights and len(cards) == 5:
            run = self._run(tuple(ranks))
            flush = len({card.suit for card in cards}) == 1
            if run:
                ranks = list(run)
            category = (
                (STRAIGHT_FLUSH if flush else STRAIGHT) if run else FLUSH if flush else NOTHING
            )
        return self._packed(category, ranks)

    def says(self, rating: int) -> str:
        """High hands by name, "aces full of kings"; lows from the top, "8-6-4-2-A"."""
        category, ranks = self.read(rating)
        return _low_name(category, ranks) if self.lowest_wins else _HIGH_NAMES[category](ranks)

    def read(self, rating: int) -> Reading:
        """What a rating says about the hand."""
        packed = _BEST - rating if self.lowest_wins else rating
        ranks = tuple(rank for place in range(16, -1, -4) if (rank := packed >> place & 15))
        return Reading(self.order[packed >> 20], ranks)

    def height(self, card: Card) -> int:
        """The card's rank, with the ace as one where it is low."""
        return 1 if self.ace_low and card.rank == ACE else card.rank

    def arranged(self, cards: Cards) -> Cards:
        """What makes the hand ahead of the kickers; a low from the top.

        Cards that stand level stay in the order given, so that the hand's own come before the
        board's.
        """
        heights = [self.height(card) for card in cards]
        if self.lowest_wins:
            return tuple(
                sorted(cards, key=lambda c: (-heights.count(self.height(c)), -self.height(c)))
            )
        return tuple(sorted(cards, key=lambda c: -heights.count(self.height(c))))

    def difference(self, better: int, worse: int) -> tuple[str, str]:
        """The first ranks that differ: "king" and "queen"."""
        pairs = zip(self.read(better).ranks, self.read(worse).ranks, strict=False)
        return next((one(ours), one(theirs)) for ours, theirs in pairs if ours != theirs)

    def _run(self, ranks: tuple[int, ...]) -> tuple[int, ...] | None:
        """The straight that five ranks make, from its top; None if they make none."""
        steps = sorted(1 if self.ace_low and rank == ACE else rank for rank in self.deck)
        for top in range(len(steps) - 1, 3, -1):
            if ranks == tuple(steps[top - 4 : top + 1][::-1]):
                return ranks
        if self.ace_below and not self.ace_low and ranks == (ACE, *steps[3::-1]):
            return (*steps[3::-1], 1)
        return None

    def _packed(self, category: int, ranks: list[int]) -> int:
        packed = self.order.index(category)
        for place in range(5):
            packed = packed << 4 | (ranks[place] if place < len(ranks) else 0)
        return _BEST - packed if self.lowest_wins else packed


def _nothing(ranks: tuple[int, ...]) -> str:
    if len(ranks) == 1:
        return say("{top} high", top=one(ranks[0]))
    return say("{top}-{next} high", top=one(ranks[0]), next=one(ranks[1]))


def _straight_flush(ranks: tuple[int, ...]) -> str:
    if ranks[0] == ACE:
        return say("royal flush")
    return say("{top}-high straight flush", top=one(ranks[0]))


_HIGH_NAMES: dict[int, Callable[[tuple[int, ...]], str]] = {
    NOTHING: _nothing,
    PAIR: lambda ranks: say("a pair of {pair}", pair=many(ranks[0])),
    TWO_PAIR: lambda ranks: say(
        "two pair, {first} and {second}", first=many(ranks[0]), second=many(ranks[1])
    ),
    TRIPS: lambda ranks: say("three {trips}", trips=many(ranks[0])),
    STRAIGHT: lambda ranks: say("{top}-high straight", top=one(ranks[0])),
    FLUSH: lambda ranks: say("{top}-high flush", top=one(ranks[0])),
    FULL_HOUSE: lambda ranks: say(
        "{trips} full of {pair}", trips=many(ranks[0]), pair=many(ranks[1])
    ),
    QUADS: lambda ranks: say("four {quads}", quads=many(ranks[0])),
    STRAIGHT_FLUSH: _straight_flush,
    FIVE: lambda ranks: say("five {rank}", rank=many(ranks[0])),
}


def _low_name(category: int, ranks: tuple[int, ...]) -> str:
    """A low without a pair is its ranks; anything worse is named and then spelled out."""
    if category == NOTHING:
        return spelled(ranks)
    if category in (STRAIGHT, FLUSH, STRAIGHT_FLUSH):
        kind = {
            STRAIGHT: say("straight"),
            FLUSH: say("flush"),
            STRAIGHT_FLUSH: say("straight flush"),
        }
        return say("{kind} {ranks}", kind=kind[category], ranks=spelled(ranks))
    name = _HIGH_NAMES[category](ranks)
    rest = (
        ranks[2:] if category == TWO_PAIR else ranks[1:] if category in (PAIR, TRIPS, QUADS) else ()
    )
    return say("{name}, {rest}", name=name, rest=spelled(rest)) if rest else name


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


SCALES: dict[str, Scale] = {
    scale.name: scale
    for scale in (
        FiveCards("high"),
        FiveCards("california", lowest_wins=True, ace_low=True, straights=False),
        FiveCards("kansas city", lowest_wins=True, ace_below=False),
        FiveCards("london", lowest_wins=True, ace_low=True),
        Badugi("badugi"),
        Badugi("badugi, ace high", ace_low=False),
    )
}
"""By the names that game files use: high, the three lowball scales of S App A, badugi."""

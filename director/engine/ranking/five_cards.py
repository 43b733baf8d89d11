"""The five-card scales: one family, set apart by its answers to a few questions.

Does the lowest hand win, is the ace low, do pairs, straights and flushes count, is a hand one of
these only, which category beats which, and which ranks has the deck.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest
from typing import NamedTuple

from director.engine.cards import ACE, Card, Cards
from director.engine.ranking.hand_names import many, one, sign, spelled
from director.translation import say

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

CATEGORIES = (
    {(1,) * cards: NOTHING for cards in range(1, 6)}
    | {(2, *(1,) * kickers): PAIR for kickers in range(4)}
    | {(2, 2): TWO_PAIR, (2, 2, 1): TWO_PAIR}
    | {(3, *(1,) * kickers): TRIPS for kickers in range(3)}
    | {(3, 2): FULL_HOUSE, (4,): QUADS, (4, 1): QUADS, (5,): FIVE}
)
"""The category by how often each rank occurs; of five cards or fewer."""

_BEST = 1 << 24
_TEN = 10
_PLACES = (16, 12, 8, 4, 0)
"""Where the ranks stand in a rating, in bits."""


class Reading(NamedTuple):
    """A rating taken apart: the category, and the ranks in the order in which they decide."""

    category: int
    ranks: tuple[int, ...]


@dataclass(frozen=True, eq=False)  # there is one of each, and tables are found by it
class FiveCards:
    """A five-card scale. Fewer cards are a hand too: a missing card ranks below every card."""

    name: str
    lowest_wins: bool = False
    ace_low: bool = False
    """The ace is the lowest card, everywhere."""
    ace_below: bool = True
    """The ace may also stand below the deck's lowest card in a straight (5432A)."""
    pairs: bool = True
    """Equal ranks make a pair, trips and so on; else each card counts for itself."""
    straights: bool = True
    flushes: bool = True
    only: tuple[int, ...] = ()
    """The categories of which a hand has to be; empty where any will do."""
    order: tuple[int, ...] = STANDARD
    deck: tuple[int, ...] = ALL_RANKS
    """The ranks of the deck, lowest first: a straight skips those that are missing."""
    quick_quads: bool = False
    """Trips from twos to tens are quads with two cards that add up to their rank (S 2.39)."""
    sizes: tuple[int, ...] = (5,)

    def rate(self, cards: Cards) -> int | None:
        """The category first, then the ranks, those that occur more often ahead."""
        if len(cards) not in self.sizes:
            return None
        heights = [self.height(card) for card in cards]
        if self.pairs:
            counts = {rank: heights.count(rank) for rank in heights}
            ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
            category = CATEGORIES[tuple(counts[rank] for rank in ranks)]
        else:
            ranks, category = sorted(heights, reverse=True), NOTHING
        suited = self.flushes and len({card.suit for card in cards}) == 1
        return self.rating_of(category, tuple(ranks), suited=suited)

    def rating_of(self, category: int, ranks: tuple[int, ...], *, suited: bool) -> int | None:
        """The rating of cards that are sorted already, by what pairs of them make.

        `ranks` are heights on this scale, each once, those that occur more often ahead; where
        pairs do not count, the heights of all cards from the highest down.
        """
        if self.quick_quads and category in (TRIPS, FULL_HOUSE):
            others = ranks[1:] if category == TRIPS else ranks[1:] * 2
            if _adds_up(ranks[0], others):
                return self._packed(QUADS, (ranks[0], *others))
        if category == NOTHING and len(ranks) == 5:
            run = self.run(ranks) if self.straights else None
            if run:
                ranks, category = run, STRAIGHT_FLUSH if suited else STRAIGHT
            elif suited:
                category = FLUSH
        if self.only and category not in self.only:
            return None
        return self._packed(category, ranks)

    def says(self, rating: int) -> str:
        """High hands by name, "aces full of kings"; lows from the top, "8-6-4-2-A"."""
        category, ranks = self.read(rating)
        return _low_name(category, ranks) if self.lowest_wins else _HIGH_NAMES[category](ranks)

    def read(self, rating: int) -> Reading:
        """What a rating says about the hand."""
        packed = _BEST - rating if self.lowest_wins else rating
        ranks = tuple(rank for place in _PLACES if (rank := packed >> place & 15))
        return Reading(self.order[packed >> 20], ranks)

    def height(self, card: Card) -> int:
        """The card's rank, with the ace as one where it is low."""
        return 1 if self.ace_low and card.rank == ACE else card.rank

    def arranged(self, cards: Cards) -> Cards:
        """What makes the hand ahead of the kickers; a low from the top.

        Cards that stand level stay in the order given, so that the hand's own come before the
        board's.
        """
        heights = [card.rank for card in cards]
        if self.ace_low and ACE in heights:
            heights = [1 if rank == ACE else rank for rank in heights]
        places = range(len(cards))
        if self.pairs and len(set(heights)) < len(heights):
            alike = list(map(heights.count, heights))
            if self.lowest_wins:
                falling = sorted(places, key=lambda at: (-alike[at], -heights[at]))
            else:
                falling = sorted(places, key=lambda at: -alike[at])
        elif self.lowest_wins:
            if self.straights and self.ace_below and ACE in heights:
                run = self.run(tuple(sorted(heights, reverse=True)))
                if run and run[-1] == 1:
                    heights = [1 if rank == ACE else rank for rank in heights]
            falling = sorted(places, key=heights.__getitem__, reverse=True)
        else:
            return tuple(cards)
        return tuple([cards[at] for at in falling])

    def run(self, ranks: tuple[int, ...]) -> tuple[int, ...] | None:
        """The straight that five ranks make, from its top; None if they make none.

        The ranks are heights on this scale, from the highest down.
        """
        return self._runs.get(ranks)

    @cached_property
    def _runs(self) -> dict[tuple[int, ...], tuple[int, ...]]:
        """Every straight by the ranks that make it, with an ace below the rest read as one."""
        steps = sorted(1 if self.ace_low and rank == ACE else rank for rank in self.deck)
        runs = {}
        for top in range(4, len(steps)):
            run = tuple(steps[top - 4 : top + 1][::-1])
            runs[run] = run
        if self.ace_below and not self.ace_low:
            below = tuple(steps[3::-1])
            runs.setdefault((ACE, *below), (*below, 1))
        return runs

    def difference(self, better: int, worse: int) -> tuple[str, str]:
        """The first ranks that differ: "king" and "queen"; a card too few is a "missing kicker"."""
        pairs = zip_longest(self.read(better).ranks, self.read(worse).ranks, fillvalue=0)
        ours, theirs = next(pair for pair in pairs if pair[0] != pair[1])
        return one(ours) or say("missing kicker"), one(theirs) or say("missing kicker")

    def _packed(self, category: int, ranks: tuple[int, ...]) -> int:
        packed = self.order.index(category) << 20
        for place, rank in zip(_PLACES, ranks, strict=False):
            packed |= rank << place
        return _BEST - packed if self.lowest_wins else packed


def _adds_up(trips: int, others: tuple[int, ...]) -> bool:
    """Whether the two other cards make quick quads: aces are one, faces never count (C10)."""
    if trips > _TEN or any(_TEN < rank < ACE for rank in others):
        return False
    return trips == sum(1 if rank == ACE else rank for rank in others)


def _quads(ranks: tuple[int, ...]) -> str:
    if len(ranks) < 3:
        return say("four {quads}", quads=many(ranks[0]))
    first, second = sorted((sign(rank) for rank in ranks[1:]), key="23456789TA".index)[::-1]
    return say(
        "quad {quads}, by {first} + {second}", quads=many(ranks[0]), first=first, second=second
    )


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
    QUADS: _quads,
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

"""Every hand there is, counted by category: by the quick way, and class by class by the clear one.

The figures follow from counting ranks and suits on paper; those with a joker and those of badugi
were counted by a program that shares nothing with this one.
"""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb

import pytest

from director.engine.cards import DECKS, JOKER, PACK
from director.engine.ranking.badugi import best_badugi
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
)
from director.engine.ranking.jokers import bug, wild
from director.engine.ranking.rank_tables import rate_five
from director.engine.ranking.scales import SCALES

PAIRED = {PAIR: 1_098_240, TWO_PAIR: 123_552, TRIPS: 54_912, FULL_HOUSE: 3_744, QUADS: 624}
ONE_STRAIGHT_LESS = PAIRED | {NOTHING: 1_303_560, STRAIGHT: 9_180, FLUSH: 5_112, STRAIGHT_FLUSH: 36}

COUNTS = {
    ("high", "52"): PAIRED
    | {NOTHING: 1_302_540, STRAIGHT: 10_200, FLUSH: 5_108, STRAIGHT_FLUSH: 40},
    ("california", "52"): PAIRED | {NOTHING: 1_317_888},
    ("kansas city", "52"): ONE_STRAIGHT_LESS,
    ("london", "52"): ONE_STRAIGHT_LESS,
    ("short deck", "36"): {
        NOTHING: 122_400, PAIR: 193_536, TWO_PAIR: 36_288, TRIPS: 16_128, STRAIGHT: 6_120,
        FULL_HOUSE: 1_728, FLUSH: 480, QUADS: 288, STRAIGHT_FLUSH: 24,
    },
    ("mexican", "41"): {
        NOTHING: 249_900, PAIR: 322_560, TWO_PAIR: 51_840, TRIPS: 23_040, STRAIGHT: 7_140,
        FULL_HOUSE: 2_160, FLUSH: 980, QUADS: 360, STRAIGHT_FLUSH: 28,
    },
}  # fmt: skip
"""Without the joker."""

WITH_THE_JOKER = {
    "wild": {
        PAIR: 45_612, TRIPS: 34_560, STRAIGHT: 7_308, FULL_HOUSE: 1_620, FLUSH: 724,
        QUADS: 1_440, STRAIGHT_FLUSH: 116, FIVE: 10,
    },
    "bug": {
        NOTHING: 26_460, PAIR: 43_344, TWO_PAIR: 8_208, TRIPS: 4_608, STRAIGHT: 7_308,
        FULL_HOUSE: 468, FLUSH: 724, QUADS: 153, STRAIGHT_FLUSH: 116, FIVE: 1,
    },
}  # fmt: skip
"""Of the 41 cards; four of them and the joker."""


def packless(deck):
    return [card for card in DECKS[deck] if card is not JOKER]


def categories(scale, ratings):
    """How often each category comes up, from how often each rating does."""
    counts = Counter()
    for rating, often in ratings.items():
        counts[scale.read(rating).category] += often
    return dict(counts)


@pytest.mark.parametrize(("name", "deck"), COUNTS)
def test_all_hands_of_five_by_the_quick_way(name, deck):
    scale = SCALES[name]

    ratings = Counter(map(rate_five(scale), combinations(packless(deck), 5)))

    assert categories(scale, ratings) == COUNTS[name, deck]


@pytest.fixture(scope="module")
def classes():
    """One hand of each class of ranks and suits, with how many hands are like it."""
    return {deck: classes_of(packless(deck), 5) for deck in ("52", "36", "41")}


def classes_of(deck, count):
    """Suits are taken in an order of their own: one hand stands for all with others in their place.

    A rank brings any of the suits that are there already, and so many new ones.
    """
    by_rank = {}
    for card in deck:
        by_rank.setdefault(card.rank, []).append(card)
    assert {len(cards) for cards in by_rank.values()} == {4}
    found = []
    for ranks in combinations_with_replacement(sorted(by_rank), count):
        copies = Counter(ranks)
        if max(copies.values()) > 4:
            continue
        hands = [((), 0, 1)]
        for rank, n in copies.items():
            hands = [
                ((*hand, *(by_rank[rank][suit] for suit in (*old, *range(suits, suits + new)))),
                 suits + new, often * comb(4 - suits, new))
                for hand, suits, often in hands
                for new in range(max(0, n - suits), min(n, 4 - suits) + 1)
                for old in combinations(range(suits), n - new)
            ]  # fmt: skip
        found += [(hand, often) for hand, _, often in hands]
    return found


@pytest.mark.parametrize(("name", "deck"), COUNTS)
def test_one_hand_of_each_class_by_the_clear_way(name, deck, classes):
    scale = SCALES[name]
    ratings = Counter()
    for hand, often in classes[deck]:
        ratings[scale.rate(hand)] += often

    assert categories(scale, ratings) == COUNTS[name, deck]


@pytest.mark.parametrize("joker", [wild, bug])
def test_all_hands_of_the_mexican_deck_with_the_joker(joker):
    scale = SCALES["mexican"]
    ratings = Counter()
    for hand, often in classes_of(packless("41"), 4):
        ratings[max(map(scale.rate, joker(scale, (*hand, JOKER), {})))] += often

    assert categories(scale, ratings) == WITH_THE_JOKER[joker.__name__]


def test_all_badugi_hands():
    sizes = Counter(
        len(best_badugi(hand, ace_low=True, best_suits=False)) for hand in combinations(PACK, 4)
    )

    assert sizes == {4: 17_160, 3: 154_440, 2: 96_252, 1: 2_873}

"""Tables of ratings: what they know of ranks is what the clear scale says of the cards."""

from itertools import combinations_with_replacement

import pytest

from director.engine.cards import PACK
from director.engine.ranking.five_cards import FiveCards
from director.engine.ranking.rank_tables import (
    best_without_suits,
    every_best_without_suits,
    ratings_without_suits,
    weight,
)
from director.engine.ranking.scales import SCALES

FIVE_CARDS = {
    name: scale
    for name, scale in SCALES.items()
    if isinstance(scale, FiveCards) and scale.sizes == (5,)
}


def of_mixed_suits(ranks):
    """Cards of these ranks, not all of one suit; none where there would be five of a rank."""
    if len(set(ranks)) == 1:
        return ()
    suits = [ranks[:at].count(rank) for at, rank in enumerate(ranks)]
    if not any(suits):
        suits[0] = 1
    return tuple(
        next(card for card in PACK if (card.rank, card.suit) == one)
        for one in zip(ranks, suits, strict=True)
    )


@pytest.mark.parametrize("name", FIVE_CARDS)
def test_the_table_knows_any_five_cards_that_are_no_flush(name):
    scale = FIVE_CARDS[name]
    hands = map(of_mixed_suits, combinations_with_replacement(range(2, 15), 5))

    rated = {weight(cards) >> 16: scale.rate(cards) or 0 for cards in hands if cards}

    assert dict(ratings_without_suits(scale)) == rated


def test_what_is_worked_out_when_it_is_asked_for_is_what_all_at_once_comes_to():
    scale = FIVE_CARDS["high"]
    at_once = every_best_without_suits(scale, 7)
    asked = best_without_suits(scale, 7)

    assert {key: asked[key] for key in at_once} == at_once

"""Numbers of lowball hands, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.cards import read_cards
from director.engine.low_numbers import LOW_SCALES, low_of_number, number_of_low
from director.engine.names import spelled
from director.engine.questions import NotPossible

SUITS = "csdhc"


@pytest.mark.parametrize(
    ("scale", "place", "hand"),
    [
        ("california", 1, "5-4-3-2-A"),
        ("california", 4, "6-5-4-2-A"),
        ("california", 53, "8-7-6-5-A"),
        ("kansas city", 1, "7-5-4-3-2"),
        ("kansas city", 4, "7-6-5-4-2"),
        ("kansas city", 53, "T-5-4-3-2"),
        ("london", 1, "6-4-3-2-A"),
        ("london", 53, "9-4-3-2-A"),
        ("london", 50, "8-7-6-5-A"),
    ],
)
def test_b4_s_app_a_numbers_both_ways(scale, place, hand):
    cards = "".join(rank + suit for rank, suit in zip(hand.split("-"), SUITS, strict=True))

    assert spelled(low_of_number(place, scale).ranks) == hand
    assert number_of_low(read_cards(cards), scale).number == place


def test_b4_a_number_is_read_aloud():
    assert [str(reason) for reason in low_of_number(53, "kansas city").reasons] == [
        "Number 53 is T-5-4-3-2 (S App A)",
        "With T on top it stands 1 of 69, the best being T-5-4-3-2 (S App A)",
        "Players call it the perfect ten (S App A)",
        "It may not be of one suit (S App A)",
    ]


@pytest.mark.parametrize(
    ("cards", "scale"),
    [
        ("8c 7d 6h 5s 4c", "kansas city"),
        ("7c 5c 4c 3c 2c", "kansas city"),
        ("5c 4d 3h 2s Ac", "london"),
        ("8c 8d 6h 5s 4c", "california"),
    ],
)
def test_b4_pairs_straights_and_flushes_have_no_number(cards, scale):
    assert number_of_low(read_cards(cards), scale).number is None


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: low_of_number(0, "london"), "place"),
        (lambda: low_of_number(9999, "london"), "place"),
        (lambda: low_of_number(1, "high"), "scale"),
        (lambda: number_of_low(read_cards("8c 7d"), "london"), "cards"),
    ],
)
def test_what_cannot_be_is_refused(ask, field):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert wrong.value.field == field


@given(st.sampled_from(LOW_SCALES), st.integers(1, 1277))
def test_a_hand_has_the_number_that_has_the_hand(scale, place):
    ranks = low_of_number(place, scale).ranks
    cards = read_cards(
        "".join(rank + suit for rank, suit in zip(spelled(ranks).split("-"), SUITS, strict=True))
    )

    assert number_of_low(cards, scale).number == place

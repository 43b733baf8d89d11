"""Numbers of lowball hands, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.cards import read_cards
from director.engine.not_possible import NotPossible
from director.engine.ranking.hand_names import spelled
from director.engine.ranking.low_numbers import LOW_SCALES, low_of_number, number_of_low

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


@pytest.mark.parametrize(
    ("cards", "scale", "answer", "reasons"),
    [
        ("7c 6d 5h 4s 2c", "kansas city", (4, (7, 6, 5, 4, 2), "a seven-six low"), [
            "7c 6d 5h 4s 2c is number 4 (S App A)",
            "With 7 on top it stands 4 of 4, the best being 7-5-4-3-2 (S App A)",
            "Players call it a seven-six low (S App A)",
            "It may not be of one suit (S App A)",
        ]),
        ("5c 4d 3h 2s Ac", "california", (1, (5, 4, 3, 2, 1), "a wheel"), [
            "5c 4d 3h 2s Ac is number 1 (S App A)",
            "With 5 on top it stands 1 of 1, the best being 5-4-3-2-A (S App A)",
            "Players call it a wheel (S App A)",
        ]),
        ("8c 8d 6h 5s 4c", "california", (None, (8, 6, 5, 4), ""), [
            "8c 8d 6h 5s 4c has no number (S App A)",
            ("It is a pair of eights, 6-5-4, and numbers count hands without a pair that are no"
             " straight or flush of this scale (S App A)"),
        ]),
        ("7c 5c 4c 3c 2c", "kansas city", (None, (7, 5, 4, 3, 2), ""), [
            "7c 5c 4c 3c 2c has no number (S App A)",
            ("It is flush 7-5-4-3-2, and numbers count hands without a pair that are no straight"
             " or flush of this scale (S App A)"),
        ]),
    ],
)  # fmt: skip
def test_b4_the_number_of_a_low_is_explained(cards, scale, answer, reasons):
    low = number_of_low(read_cards(cards), scale)

    assert low[:3] == answer
    assert [str(reason) for reason in low.reasons] == reasons


@pytest.mark.parametrize(
    ("ask", "field", "message"),
    [
        (lambda: number_of_low(read_cards("8c 7d 6h 5s"), "london"), "cards",
         "a low is five different cards"),
        (lambda: number_of_low(read_cards("8c 8c 6h 5s 2c"), "london"), "cards",
         "a low is five different cards"),
        (lambda: number_of_low(read_cards("8c 7d 6h 5s 4c 2d"), "london"), "cards",
         "a low is five different cards"),
        (lambda: number_of_low(read_cards("8c Jo 6h 5s 2c"), "london"), "cards",
         "say which card the joker stands for"),
        (lambda: low_of_number(0, "london"), "place", "numbers go from 1 to 1278"),
        (lambda: low_of_number(1, "high"), "scale",
         "numbers are for california, kansas city and london"),
        (lambda: low_of_number(1, "lowest"), "scale",
         "numbers are for california, kansas city and london"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_a_sentence(ask, field, message):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert (wrong.value.field, wrong.value.message) == (field, message)

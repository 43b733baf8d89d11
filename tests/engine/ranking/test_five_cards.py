"""Five-card hands on each scale: what beats what, and what a dealer calls them."""

from itertools import pairwise

import pytest

from director.engine.cards import read_cards, written
from director.engine.ranking.five_cards import (
    FLUSH,
    NOTHING,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
)
from director.engine.ranking.scales import SCALES

LADDERS = {
    "high": [
        ("Ah Kh Qh Jh Th", "royal flush"),
        ("5c 4c 3c 2c Ac", "five-high straight flush"),
        ("8s 8h 8c 8d Js", "four eights"),
        ("8s 8h 8c 8d 2s", "four eights"),
        ("7c 7s 7d 2h 2d", "sevens full of deuces"),
        ("Ah Kh 9h 7h 6h", "ace-high flush"),
        ("Ah Kd Qh Jh Th", "ace-high straight"),
        ("5c 4d 3c 2c Ac", "five-high straight"),
        ("9c 9d 9h 4s 2c", "three nines"),
        ("As Ac 8s 8c Jd", "two pair, aces and eights"),
        ("5h 5s 7c 8c 9c", "a pair of fives"),
        ("5h 5s 7c 8c 2c", "a pair of fives"),
        ("Ah Kh Qh Jh 2c", "ace-king high"),
        ("7h 5s 4d 3s 2s", "seven-five high"),
    ],
    "short deck": [
        ("9c 8c 7c 6c Ac", "nine-high straight flush"),
        ("8s 8h 8c 8d Js", "four eights"),
        ("Ah Kh 9h 7h 6h", "ace-high flush"),
        ("7c 7s 7d 6h 6d", "sevens full of sixes"),
        ("9c 8d 7c 6c Ac", "nine-high straight"),
        ("9c 9d 9h Js 6c", "three nines"),
        ("As Ac 8s 8c Jd", "two pair, aces and eights"),
    ],
    "short deck, trips over straight": [
        ("8s 8h 8c 8d Js", "four eights"),
        ("Ah Kh 9h 7h 6h", "ace-high flush"),
        ("7c 7s 7d 6h 6d", "sevens full of sixes"),
        ("9c 9d 9h Js 6c", "three nines"),
        ("Ah Kd Qh Jh Th", "ace-high straight"),
        ("9c 8d 7c 6c Ac", "nine-high straight"),
        ("As Ac 8s 8c Jd", "two pair, aces and eights"),
    ],
    "mexican": [
        ("Jc 7c 6c 5c 4c", "jack-high straight flush"),
        ("Ah Kh Jh 7h 6h", "ace-high flush"),
        ("7c 7s 7d 6h 6d", "sevens full of sixes"),
        ("Ah Kd Qh Jh 7h", "ace-high straight"),
        ("Kh Qd Jh 7h 6h", "king-high straight"),
        ("Jc 7d 6c 5c 4c", "jack-high straight"),
        ("7c 6d 5c 4c 3c", "seven-high straight"),
        ("5c 4d 3c 2c Ac", "five-high straight"),
        ("6c 6d 6h Js 4c", "three sixes"),
    ],
    "quick quads": [
        ("Tc Td Th 9s Ad", "quad tens, by A + 9"),
        ("8s 8h 8c 6d 2s", "quad eights, by 6 + 2"),
        ("8s 8h 8c 5d 3s", "quad eights, by 5 + 3"),
        ("8s 8h 8c 4d 4s", "quad eights, by 4 + 4"),
        ("2s 2h 2c Ad As", "quad deuces, by A + A"),
        ("8s 8h 8c 3d 3s", "eights full of threes"),
        ("Ac Ad Ah Ks Qd", "three aces"),
        ("Jc Jd Jh Ts Ad", "three jacks"),
        ("9c 9d 9h Ks 4d", "three nines"),
        ("8s 8h 8c 7d 2s", "three eights"),
    ],
    "california": [
        ("5c 4c 3c 2c Ac", "5-4-3-2-A"),
        ("6c 4c 3c 2c Ac", "6-4-3-2-A"),
        ("Kc Qd Jh Ts 9d", "K-Q-J-T-9"),
        ("Ac Ad 4h 3s 2d", "a pair of aces, 4-3-2"),
        ("2c 2d 5h 4s 3d", "a pair of deuces, 5-4-3"),
        ("Ac Ad 2h 2s Kd", "two pair, deuces and aces, K"),
        ("Ac Ad Ah 3s 2d", "three aces, 3-2"),
        ("Ac Ad Ah 2s 2d", "aces full of deuces"),
        ("Ac Ad Ah As 2d", "four aces, 2"),
    ],
    "kansas city": [
        ("7c 5d 4h 3s 2c", "7-5-4-3-2"),
        ("8c 7d 6h 5s 3c", "8-7-6-5-3"),
        ("Ac 5d 4h 3s 2c", "A-5-4-3-2"),
        ("2c 2d 5h 4s 3c", "a pair of deuces, 5-4-3"),
        ("6c 5d 4h 3s 2c", "straight 6-5-4-3-2"),
        ("Ac Kd Qh Js Tc", "straight A-K-Q-J-T"),
        ("7c 5c 4c 3c 2c", "flush 7-5-4-3-2"),
        ("6c 5c 4c 3c 2c", "straight flush 6-5-4-3-2"),
    ],
    "london": [
        ("6c 4d 3h 2s Ac", "6-4-3-2-A"),
        ("Kc Qd Jh Ts Ac", "K-Q-J-T-A"),
        ("Ac Ad 4h 3s 2d", "a pair of aces, 4-3-2"),
        ("5c 4d 3h 2s Ac", "straight 5-4-3-2-A"),
        ("7c 4c 3c 2c Ac", "flush 7-4-3-2-A"),
        ("5c 4c 3c 2c Ac", "straight flush 5-4-3-2-A"),
    ],
    "high, up to five cards": [
        ("2c 2d 2h 2s", "four deuces"),
        ("3c 3d 3h 2s", "three threes"),
        ("3c 3d 3h", "three threes"),
        ("Ac Ad Kh Ks 2d", "two pair, aces and kings"),
        ("Ac Ad Kh Ks", "two pair, aces and kings"),
        ("Ac Ad 2h", "a pair of aces"),
        ("Ac Ad", "a pair of aces"),
        ("Ac Kc Qc Jc", "ace-king high"),
        ("Ac Kd", "ace-king high"),
        ("Ac", "ace high"),
        ("Kc", "king high"),
    ],
}


@pytest.mark.parametrize("scale", LADDERS)
def test_each_hand_beats_the_next_and_is_called_so(scale):
    order = SCALES[scale]
    rated = [order.rate(read_cards(cards)) for cards, _ in LADDERS[scale]]

    assert [order.says(rating) for rating in rated] == [name for _, name in LADDERS[scale]]
    assert [one > other for one, other in pairwise(rated)] == [True] * (len(rated) - 1)


@pytest.mark.parametrize(
    ("scale", "cards", "reading"),
    [
        ("high", "9c 9d 9h 4s 2c", (TRIPS, (9, 4, 2))),
        ("high", "5c 4d 3c 2c Ac", (STRAIGHT, (5, 4, 3, 2, 1))),
        ("high", "5c 4c 3c 2c Ac", (STRAIGHT_FLUSH, (5, 4, 3, 2, 1))),
        ("high", "Kc 2c 3c 4c 5c", (FLUSH, (13, 5, 4, 3, 2))),
        ("high", "Ac Kd Qh Jh 9s", (NOTHING, (14, 13, 12, 11, 9))),
        ("quick quads", "8s 8h 8c 5d 3s", (QUADS, (8, 5, 3))),
        ("quick quads", "8s 8h 8c 8d 3s", (QUADS, (8, 3))),
        ("kansas city", "Ac 5d 4h 3s 2c", (NOTHING, (14, 5, 4, 3, 2))),
        ("california", "5c 4c 3c 2c Ac", (NOTHING, (5, 4, 3, 2, 1))),
        ("high, up to five cards", "Ac", (NOTHING, (14,))),
    ],
)
def test_a_rating_tells_the_kind_and_the_ranks_that_decide(scale, cards, reading):
    order = SCALES[scale]

    assert order.read(order.rate(read_cards(cards))) == reading


@pytest.mark.parametrize(
    ("scale", "cards", "arranged"),
    [
        ("high", "2c 9c 4s 9d 9h", "9c 9d 9h 2c 4s"),
        ("high", "2c 9c 2s 9d Kh", "2c 9c 2s 9d Kh"),
        ("california", "2c 8c 4s As 9h", "9h 8c 4s 2c As"),
        ("kansas city", "2c 8c 4s As 8h", "8c 8h As 4s 2c"),
    ],
)
def test_what_makes_a_hand_is_read_out_first_and_a_low_from_the_top(scale, cards, arranged):
    assert written(SCALES[scale].arranged(read_cards(cards))) == arranged


@pytest.mark.parametrize(
    ("scale", "better", "worse", "difference"),
    [
        ("high", "Ac Ad Kh 8s 2d", "As Ah Qh 8c 2c", ("king", "queen")),
        ("high, up to five cards", "Ac Ad 2h", "As Ah", ("deuce", "missing kicker")),
        ("california", "Ac 7d 4h 3s 2d", "As 8h 4c 3h 2c", ("seven", "eight")),
        ("california", "6c 4d 3h 2s Ac", "6d 5d 3c 2c Ad", ("four", "five")),
    ],
)
def test_two_hands_of_one_kind_differ_in_a_card(scale, better, worse, difference):
    order = SCALES[scale]

    assert order.difference(*(order.rate(read_cards(hand)) for hand in (better, worse))) == (
        difference
    )


@pytest.mark.parametrize("cards", ["", "Ac", "Ac Kc Qc Jc", "Ac Kc Qc Jc Tc 9c"])
def test_a_hand_has_five_cards_where_the_scale_does_not_say_otherwise(cards):
    assert SCALES["high"].rate(read_cards(cards)) is None

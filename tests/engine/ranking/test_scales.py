"""What beats what."""

from itertools import pairwise

import pytest

from director.engine.cards import read_cards
from director.engine.ranking.scales import SCALES

HIGH = SCALES["high"]
CALIFORNIA = SCALES["california"]
KANSAS_CITY = SCALES["kansas city"]
LONDON = SCALES["london"]
BADUGI = SCALES["badugi"]

FROM_THE_BEST_DOWN = {
    "high": (
        "As Ks Qs Js Ts",
        "5c 4c 3c 2c Ac",
        "8s 8h 8c 8d Js",
        "7c 7s 7d 2h 2d",
        "6c 6s 6d Ah Ad",
        "Ah Kh 9h 7h 6h",
        "Ah Kh 9h 7h 5h",
        "As Kd Qs Js Ts",
        "5c 4d 3c 2c Ac",
        "Qs Qd Qh 3c 2d",
        "As Ac 8s 8c Jd",
        "As Ac 8s 8c Td",
        "Ks Kd Qs Qd Ah",
        "5h 5s 9c 8c 7c",
        "Ah Kd Qh Jh 9h",
        "7h 5c 4d 3s 2c",
    ),
    "california": (
        "5s 4s 3s 2s As",
        "6c 4d 3d 2d Ad",
        "8c 7d 6d 5d 4d",
        "Kc Qd Jd Td 9d",
        "Ac Ad 6c 5d 4h",
        "Ac Ad 7c 3d 2h",
        "Ac Ad 7c 6d 5h",
        "2c 2d 5c 4d 3h",
        "2c 2d Ac Ad 3h",
        "Ac Ad As 2d 3h",
        "Ac Ad As 2d 2h",
        "Kc Kd Ks Kh Qh",
    ),
    "kansas city": (
        "7c 5d 4d 3d 2d",
        "7c 6d 5d 4d 2d",
        "8c 5d 4d 3d 2d",
        "Ac 5d 4d 3d 2d",
        "2c 2d 5s 4d 3h",
        "Ac Ad 7c 6d 5h",
        "7c 6d 5s 4d 3h",
        "8c 7d 6s 5d 4h",
        "8c 6c 5c 4c 3c",
        "9c 5c 4c 3c 2c",
        "2c 2d 2h 3s 3d",
    ),
    "london": (
        "6c 4d 3d 2d Ad",
        "6c 5d 3d 2d Ad",
        "Ac Kd Qs Jd Th",
        "Ac Ad 4c 3d 2h",
        "5s 4d 3d 2d Ad",
        "6s 4s 3s 2s As",
    ),
    "badugi": (
        "4s 3h 2c Ad",
        "8s 7h 5c 4d",
        "Ts 7h 5c 4d",
        "Ts 7h 6c Ad",
        "Ks Qh Jc Td",
        "3h 2c Ad",
        "7h 4c 2d",
        "7h 5c Ad",
        "3h Ac",
        "Ac",
        "Kc",
    ),
    "badugi, ace high": ("5s 4h 3c 2d", "As Kh Qc Jd", "7h 4c 3d", "7h 5c 2d", "Ah 3c 2d"),
}


@pytest.mark.parametrize("name", FROM_THE_BEST_DOWN)
def test_better_hands_have_greater_ratings(name):
    ratings = [SCALES[name].rate(read_cards(hand)) for hand in FROM_THE_BEST_DOWN[name]]

    assert all(better > worse for better, worse in pairwise(ratings))


@pytest.mark.parametrize(
    ("scale", "one", "other"),
    [
        (HIGH, "As Kd Qh Jc 9s", "Ad Kh Qc Js 9d"),
        (CALIFORNIA, "6s 5s 4s 3s 2s", "6c 5d 4h 3s 2c"),
        (BADUGI, "3h 2c Ad", "3s 2d Ah"),
    ],
)
def test_suits_alone_never_decide(scale, one, other):
    assert scale.rate(read_cards(one)) == scale.rate(read_cards(other))


@pytest.mark.parametrize(
    ("scale", "hand", "name"),
    [
        (HIGH, "As Ks Qs Js Ts", "royal flush"),
        (HIGH, "5s 4s 3s 2s As", "five-high straight flush"),
        (HIGH, "8s 8h 8c 8d Js", "four eights"),
        (HIGH, "7c 7s 7d 2h 2d", "sevens full of deuces"),
        (HIGH, "Ah Kh 9h 7h 6h", "ace-high flush"),
        (HIGH, "Ts 9d 8h 7c 6s", "ten-high straight"),
        (HIGH, "6s 6d 6h 7c 2s", "three sixes"),
        (HIGH, "As Ac 8s 8c Jd", "two pair, aces and eights"),
        (HIGH, "5h 5s 9c 8c 7c", "a pair of fives"),
        (HIGH, "Ah Kd Qh Jh 9h", "ace-king high"),
        (CALIFORNIA, "8s 5d 3c 2c Ah", "8-5-3-2-A"),
        (CALIFORNIA, "Ac Ad 7c 6d 5h", "a pair of aces, 7-6-5"),
        (KANSAS_CITY, "Ac 5d 4d 3d 2d", "A-5-4-3-2"),
        (KANSAS_CITY, "7c 6d 5s 4d 3h", "straight 7-6-5-4-3"),
        (LONDON, "6s 4s 3s 2s As", "flush 6-4-3-2-A"),
        (BADUGI, "8s 7h 5c 4d", "badugi 8-7-5-4"),
        (BADUGI, "7h 4c 2d", "three-card badugi 7-4-2"),
    ],
)
def test_hands_have_a_dealers_names(scale, hand, name):
    assert scale.says(scale.rate(read_cards(hand))) == name


@pytest.mark.parametrize("hand", ["7h 4h 2d", "7h 7d 2c", "7h 4c 2d As 3s"])
def test_cards_that_share_a_rank_or_suit_are_no_badugi(hand):
    assert BADUGI.rate(read_cards(hand)) is None


def test_four_cards_are_no_five_card_hand():
    assert HIGH.rate(read_cards("As Ad Ah Ac")) is None


def test_one_name_is_told_apart_by_the_first_card_that_differs():
    king, queen = (HIGH.rate(read_cards(hand)) for hand in ("Ah Ad 9c Kh 7d", "As Ac 9c Qh 7d"))

    assert HIGH.difference(king, queen) == ("king", "queen")


@pytest.mark.parametrize(
    ("name", "ranks"),
    [
        ("high", (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)),
        ("short deck", (6, 7, 8, 9, 10, 11, 12, 13, 14)),
    ],
)
def test_a_scale_knows_the_ranks_of_its_deck(name, ranks):
    assert SCALES[name].deck == ranks

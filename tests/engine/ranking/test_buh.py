"""Hands of Buh: points, names, order, and what may be declared."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.cards import PACK, read_cards
from director.engine.ranking.buh import is_buh, points
from director.engine.ranking.scales import SCALES

BUH = SCALES["buh"]


@pytest.mark.parametrize(
    ("cards", "counted"),
    [
        ("2c 9d Th Ks", 12),
        ("Tc 9d 2h As", 12),
        ("Ac Td 9h 8s", 11),
        ("9s 7s 2s As", 9),
        ("9s 7s 2s", 18),
        ("5c", 5),
    ],
)
def test_runs_count_their_top_and_four_of_a_suit_half(cards, counted):
    assert points(read_cards(cards)) == counted


@pytest.mark.parametrize(
    ("cards", "declared"),
    [
        ("Ac Jd", True),
        ("Ac Ad", True),
        ("Ac Ad Ah As", True),
        ("As 2s Js Qs", True),
        ("As Js Qs Ks", True),
        ("Ac", False),
        ("2c Jd", False),
        ("Ac 2d Jh Qs", False),
        ("Jc Qd", False),
        ("Jc Qd Kh Ks", False),
        ("Ac Ad Ah As Jc", False),
    ],
)
def test_c22_a_buh_has_two_to_four_cards_a_point_or_less_and_an_ace(cards, declared):
    assert is_buh(read_cards(cards)) is declared


@pytest.mark.parametrize(
    ("cards", "says", "read"),
    [
        ("Ac Ad Ah As", "star", (1, ())),
        ("Ac Ad Ah Ks", "buh, hooch K", (1, (13,))),
        ("As 2s Js Qs", "buh, hooch J-Q", (1, (11, 12))),
        ("As Js Qs Ks", "double buh, hooch J-Q-K", (0, (11, 12, 13))),
        ("Kc Qd Qh Js", "skunk, hooch J-Q-Q-K", (63, (11, 12, 12, 13))),
        ("Ac 3d 7h 9s", "20 points", (20, ())),
        ("2c 2d 2h Qs", "2 points, hooch Q", (2, (12,))),
    ],
)
def test_a_hand_is_called_by_its_points_and_its_hooch(cards, says, read):
    rating = BUH.rate(read_cards(cards))

    assert (BUH.says(rating), BUH.read(rating)) == (says, read)
    assert BUH.difference(rating, rating) == (says, says)


def test_fewer_points_win_then_less_and_lower_hooch_and_a_skunk_loses():
    order = [
        "As Js Qs Ks", "Ac Ad Ah As", "Ac Ad Ah Js", "Ac Ad Ah Qs", "Ac Ad Ks Kh",
        "2c 2d Jh Js", "2c 2d Jh Ks", "2c 2d Qh Qs", "Tc 9d 7h 5s", "Jc Jd Jh Js", "Kc Kd Kh Ks",
    ]  # fmt: skip

    ratings = [BUH.rate(read_cards(cards)) for cards in order]

    assert ratings == sorted(ratings, reverse=True)
    assert len(set(ratings)) == len(ratings)


@pytest.mark.parametrize("cards", ["", "Ac 2c 3c", "Ac 2c 3c 4c 5c"])
def test_other_hands_than_of_four_cards_are_not_rated(cards):
    assert BUH.rate(read_cards(cards)) is None


def test_a_hand_is_read_out_from_the_lowest_card_and_the_hooch_last():
    assert BUH.arranged(read_cards("Ks 9h Jd Ac")) == read_cards("Ac 9h Jd Ks")


@given(st.lists(st.sampled_from(PACK), min_size=4, max_size=4, unique=True).map(tuple))
def test_of_any_four_cards_the_tops_of_runs_count_each_once_and_of_one_suit_half(cards):
    ranks = {1 if card.rank == 14 else card.rank for card in cards if not 11 <= card.rank <= 13}
    tops = sum(rank for rank in ranks if rank + 1 not in ranks)
    one_suit = len({card.suit for card in cards}) == 1

    counted, hooch = BUH.read(BUH.rate(cards))

    assert hooch == tuple(sorted(card.rank for card in cards if 11 <= card.rank <= 13))
    assert counted == (tops // 2 if one_suit else tops) or len(hooch) == 4

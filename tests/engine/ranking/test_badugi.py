"""Badugis: up to four cards of different ranks and suits, the lowest of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.cards import PACK, read_cards
from director.engine.ranking.badugi import Badugi, best_badugi, rate_badugi

LOW = Badugi("badugi")
HIGH = Badugi("badugi, ace high", ace_low=False)


@pytest.mark.parametrize(
    ("scale", "cards", "says", "ranks"),
    [
        (LOW, "4c 3d 2h As", "badugi 4-3-2-A", (4, 3, 2, 1)),
        (LOW, "Kc Qd Jh Ts", "badugi K-Q-J-T", (13, 12, 11, 10)),
        (HIGH, "4c 3d 2h As", "badugi A-4-3-2", (14, 4, 3, 2)),
        (LOW, "7c 4d 2h", "three-card badugi 7-4-2", (7, 4, 2)),
        (LOW, "As Kc", "two-card badugi K-A", (13, 1)),
        (LOW, "Ac", "one-card badugi A", (1,)),
        (HIGH, "Ac", "one-card badugi A", (14,)),
    ],
)
def test_s_app_a_a_badugi_is_called_by_its_size_and_its_ranks(scale, cards, says, ranks):
    rating = scale.rate(read_cards(cards))

    assert (scale.says(rating), scale.read(rating)) == (says, ranks)
    assert scale.difference(rating, rating) == (says, says)


@pytest.mark.parametrize("cards", ["4c 3d 2h 2s", "4c 3d 2h Ah", "5c 4d 3h 2s Ac", "4c 4c"])
def test_s_app_a_no_rank_and_no_suit_counts_twice(cards):
    assert LOW.rate(read_cards(cards)) is None


def test_s_app_a_more_cards_win_and_then_the_lower_ones():
    order = ["4c 3d 2h As", "5c 3d 2h As", "Kc Qd Jh Ts", "3c 2d Ah", "Kc Qd Jh", "2c Ad", "Ac"]

    ratings = [LOW.rate(read_cards(cards)) for cards in order]

    assert ratings == sorted(ratings, reverse=True)
    assert len(set(ratings)) == len(ratings)


def test_a_badugi_is_read_out_from_its_highest_card():
    cards = read_cards("As 4c 2h 3d")

    assert LOW.arranged(cards) == read_cards("4c 3d 2h As")
    assert HIGH.arranged(cards) == read_cards("As 4c 3d 2h")


@pytest.mark.parametrize(
    ("ace_low", "cards", "best"),
    [
        (True, "As 2h 3d 4c", "As 2h 3d 4c"),
        (False, "As 2h 3d 4c", "2h 3d 4c As"),
        (True, "As 2s 3d 4c", "As 3d 4c"),
        (True, "As 2s 3s 4s", "As"),
        (False, "As 2s 3s 4s", "2s"),
        (True, "As Ah Ad Ac", "As"),
        (True, "Kc Qd Kh Qs", "Qs Kh"),
        (True, "4c 3d 2h As 5c", "As 2h 3d 4c"),
        (True, "8c 7c 3d 2h 2s Kd Qh", "2s 3d 7c Qh"),
        (True, "Kc", "Kc"),
        (True, "", ""),
    ],
)
def test_the_best_badugi_has_the_most_cards_and_the_lowest(ace_low, cards, best):
    assert best_badugi(read_cards(cards), ace_low=ace_low) == read_cards(best)


def test_c37_of_equal_badugis_the_best_suits_may_be_asked_for():
    cards = read_cards("4c 3d 2d 2h 2s 4h As")

    assert best_badugi(cards, ace_low=True, best_suits=True) == read_cards("4c 3d 2h As")
    assert best_badugi(read_cards("Kc Ks Qd Qh"), ace_low=True, best_suits=True) == (
        read_cards("Ks Qh")
    )
    assert best_badugi(read_cards("Kc Ks Qc Qs"), ace_low=True, best_suits=True) == (
        read_cards("Ks Qc")
    )


@given(
    st.lists(st.sampled_from(PACK), min_size=1, max_size=6, unique=True),
    st.sampled_from([LOW, HIGH]),
)
def test_the_quick_rating_is_that_of_the_best_badugi(cards, scale):
    best = best_badugi(tuple(cards), ace_low=scale.ace_low)

    assert rate_badugi(scale)(tuple(cards)) == scale.rate(best)

"""Any two hands on any scale."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.cards import PACK, read_cards
from director.engine.comparisons import Low, compare, low_that_counts
from director.engine.questions import NotPossible


def wins(first, second, scale):
    return compare(read_cards(first), read_cards(second), scale).winner


@pytest.mark.parametrize(
    ("better", "worse", "scale"),
    [
        ("Ac Ad 7c 6d 5h", "2c 2d 5h 4d 3s", "california"),
        ("Ac Ad 6c 5d 4h", "As Ah 7c 3d 2h", "california"),
        ("2c 2d 5h 4d 3s", "Ac Ad 7c 6d 5h", "kansas city"),
        ("7c 6d 5h 4d 3s", "8c 7d 6h 5d 4s", "kansas city"),
        ("8c 6c 5c 4c 3c", "9d 5d 4d 3d 2d", "kansas city"),
        ("Ac 5d 4h 3d 2s", "Ad 6d 4c 3h 2c", "kansas city"),
        ("Ac 5d 4h 3d 2s", "2d 2h 5c 4c 3c", "kansas city"),
        ("6c 4d 3h 2d As", "5c 4c 3d 2h Ad", "london"),
        ("Ac Kd Qh Jd Ts", "5c 4c 3d 2h Ad", "london"),
        ("7s 4c 2h 2d", "7d 5c Ah Ad", "badugi"),
        ("Kc Qd Jh Ts", "3c 2d Ah As", "badugi"),
        ("5c 4d 3h 2s", "4c 3d 2h As", "badugi, ace high"),
        ("7c 4d 3h", "7d 5c 2h", "badugi, ace high"),
    ],
)
def test_b4_s_app_a_lows_are_compared_as_the_scale_says(better, worse, scale):
    assert (wins(better, worse, scale), wins(worse, better, scale)) == (1, 2)


def test_b4_s_app_a_the_fourth_card_of_a_badugi_is_not_used():
    answer = compare(read_cards("7s 3s 2h Ad"), read_cards("3c 3d 2s Ah"), "badugi")

    assert (answer.winner, answer.decided_by) == (0, "nothing")
    assert answer.names == ("three-card badugi 3-2-A", "three-card badugi 3-2-A")


def test_b3_s_app_c_two_pair_of_kings_loses_to_two_pair_of_aces():
    answer = compare(read_cards("Ks Kd Tc Td 5s 5h As"), read_cards("Ad 2c Tc Td 5s 5h As"), "high")

    assert answer.winner == 2
    assert answer.names == ("two pair, kings and tens", "two pair, aces and tens")
    assert answer.cards == (read_cards("Ks Kd Td Tc As"), read_cards("As Ad Td Tc 5s"))
    assert answer.decided_by == "cards"
    assert [str(reason) for reason in answer.reasons] == [
        "The second hand wins: two pair, aces and tens beats two pair, kings and tens (S App C)",
        "The first rank that differs decides: the ace beats the king (S App C)",
        "Of hand 1 these cards play: Ks Kd Td Tc As (S App C)",
        "Of hand 2 these cards play: As Ad Td Tc 5s (S App C)",
    ]


def test_b3_s_app_c_suits_never_rank():
    assert wins("As Kd Qh Jd Tc", "Ac Ks Qd Jh Td", "high") == 0


def test_b3_s_app_c_each_line_beats_the_next():
    lines = [
        "Ah Kh Qh Jh Th", "2c 3c 4c 5c 6c", "8s 8h 8c 8d Js", "7c 7s 7d 2h 2d", "Ah Kh 9h 7h 6h",
        "5c 6d 7h 8s 9d", "9c 9d 9h 4s 2c", "As Ac 8s 8c Jd", "5h 5s 7c 8c 9c", "Ah Kh Qh Jh 2c",
        "2s 3s 4d 5c 7h",
    ]  # fmt: skip

    assert [wins(one, other, "high") for one, other in pairwise(lines)] == [1] * 10


def test_b3_the_ace_is_low_at_the_bottom_of_each_decks_straight():
    assert wins("5c 4d 3h 2s Ad", "Kc Kd Kh 2c 3c", "high") == 1
    assert wins("9c 8d 7h 6s Ad", "Kc Kd Kh 8c 7c", "short deck") == 1
    assert wins("5c 6d 7h Js Qd", "Kc Kd Kh 2c 3c", "mexican") == 1


def test_b3_a_flush_beats_a_full_house_with_fewer_cards_a_suit():
    flush, full = "Ac Tc 9c 8c 6c", "Kc Kd Kh 7c 7d"

    assert wins(flush, full, "short deck") == 1
    assert wins(flush, full, "high") == 2
    assert wins("Kc Kd Kh 8c 7d", "Tc 9d 8h 7s 6d", "short deck, trips over straight") == 1


def test_a_comparison_says_what_decides():
    answer = compare(read_cards("Ac 7c 5c 3c 2c"), read_cards("Kc Kd Kh Qc Qd"), "high")

    assert answer.decided_by == "kind"
    assert [str(reason) for reason in answer.reasons] == [
        "The second hand wins: kings full of queens beats ace-high flush (S App C)",
        "On this scale a full house beats a flush (S App C)",
    ]


def test_b4_s_app_a_the_worst_low_that_counts_is_87654():
    answer = low_that_counts(read_cards("Kc 8d 7h 6s 5d 4c"))

    assert (answer.qualifies, answer.cards) == (True, read_cards("8d 7h 6s 5d 4c"))
    assert low_that_counts(read_cards("9c 7h 6s 5d 4c 7c")) == Low(
        False, (), low_that_counts(read_cards("9c 7h 6s 5d 4c 7c")).reasons
    )


def test_b4_c20_a_low_of_x_or_better_may_have_that_rank():
    nine = read_cards("9c 7h 6s 5d 4c")

    assert [low_that_counts(nine, highest).qualifies for highest in (8, 9, 12)] == [
        False, True, True,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("first", "scale", "field", "message"),
    [
        ("As Kd", "high", "first", "2 cards make no hand on this scale"),
        ("As As Kd Qd Jd", "high", "first", "a card is there twice"),
        ("As Kd Qd Jd 2c", "short deck", "first", "2c is not in this deck"),
        ("As Kd Qd Jd Jo", "high", "first", "say which card the joker stands for"),
    ],
)
def test_cards_that_make_no_hand_are_refused(first, scale, field, message):
    with pytest.raises(NotPossible) as wrong:
        compare(read_cards(first), read_cards("9c 8c 7d 6d Ah"), scale)

    assert (wrong.value.field, wrong.value.message) == (field, message)


@given(
    st.lists(st.sampled_from(PACK), min_size=10, max_size=10, unique=True),
    st.sampled_from(["high", "california", "kansas city", "london", "badugi", "points"]),
)
def test_a_comparison_reads_the_same_from_both_sides(cards, scale):
    one, two = tuple(cards[:5]), tuple(cards[5:])

    there, back = compare(one, two, scale), compare(two, one, scale)

    assert (there.winner, there.names) == ({0: 0, 1: 2, 2: 1}[back.winner], back.names[::-1])

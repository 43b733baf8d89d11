"""Any two hands on any scale."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.cards import PACK, read_cards
from director.engine.not_possible import NotPossible
from director.engine.ranking.comparisons import Low, compare, low_that_counts


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
    ("scale", "first", "second", "winner", "decided_by", "reasons"),
    [
        ("badugi", "7s 4c 2h 2d", "7d 5c Ah Ad", 1, "cards", [
            "The first hand wins: three-card badugi 7-4-2 beats three-card badugi 7-5-A (S App A)",
            "The first rank from the top that differs decides, and the lower wins (S App A)",
            "Of hand 1 these cards play: 7s 4c 2h (S App C)",
            "Of hand 2 these cards play: 7d 5c Ah (S App C)",
        ]),
        ("badugi", "4c 3d 2h As", "Kc Qd Kh Qs", 1, "kind", [
            "The first hand wins: badugi 4-3-2-A beats two-card badugi K-Q (S App A)",
            "A badugi of 4 cards beats one of 2 (S App A)",
            "Of hand 2 these cards play: Kc Qd (S App C)",
        ]),
        ("buh", "3c 3d 5h 5s", "3s 4s 5s Js", 2, "kind", [
            "The second hand wins: 2 points, hooch J beats 8 points (BUH)",
            "Fewer points win (BUH)",
        ]),
        ("buh", "9c 9d 9h Js", "9s 9d 9c Qs", 1, "cards", [
            "The first hand wins: 9 points, hooch J beats 9 points, hooch Q (BUH)",
            ("The points are equal; the hooch is compared from the jack up,"
             " lower or fewer wins (BUH)"),
        ]),
        ("buh", "9c 9d 9h Js", "9s 9d 9c Jd", 0, "nothing", [
            "The two hands tie with 9 points, hooch J (BUH)",
            "All that counts is equal, and suits do not (BUH)",
        ]),
        ("buh", "Jc Qd Kh Ks", "9s 8d 2c 4d", 2, "kind", [
            "The second hand wins: 15 points beats skunk, hooch J-Q-K-K (BUH)",
            "Fewer points win (BUH)",
        ]),
        ("points", "As Kd Qh Jd 2c", "Ac Ks Qd 2h 3c", 2, "kind", [
            "The second hand wins: 6 points beats 3 points (S 2.20)",
            "More points win (S 2.20)",
        ]),
        ("high", "As Kd Qh Jd Tc", "Ac Ks Qd Jh Td", 0, "nothing", [
            "The two hands tie with ace-high straight (S App C)",
            "All that counts is equal, and suits do not (S App C)",
        ]),
        ("high", "Ac Kc 9d 8d 4h", "Ac Kc 9d 8d 3h", 1, "cards", [
            "The first hand wins: ace-king high beats ace-king high (S App C)",
            "The first rank that differs decides: the four beats the three (S App C)",
        ]),
        ("high, up to five cards", "Ac Ad", "Ah Kc", 1, "kind", [
            "The first hand wins: a pair of aces beats ace-king high (S App C)",
            "On this scale a pair beats no pair (S App C)",
        ]),
        ("kansas city", "8c 6c 5c 4c 3c", "9d 5d 4d 3d 2d", 1, "cards", [
            "The first hand wins: flush 8-6-5-4-3 beats flush 9-5-4-3-2 (S App A)",
            "The first rank that differs decides: the eight beats the nine (S App A)",
        ]),
        ("short deck, trips over straight", "Kc Kd Kh 8c 7d", "Tc 9d 8h 7s 6d", 1, "kind", [
            "The first hand wins: three kings beats ten-high straight (S 2.45)",
            "On this scale three of a kind beats a straight (S 2.45)",
        ]),
        ("mexican", "Kc Kd Kh 7c 2d", "Jc 7d 5h 6s Qd", 2, "kind", [
            "The second hand wins: queen-high straight beats three kings (S 2.31)",
            "On this scale a straight beats three of a kind (S 2.31)",
        ]),
        ("quick quads", "5c 5d 5h 3c 2d", "4c 4d 4h 9s 9d", 1, "kind", [
            "The first hand wins: quad fives, by 3 + 2 beats fours full of nines (S 2.39)",
            "On this scale four of a kind beats a full house (S 2.39)",
        ]),
        ("badugi, ace high", "5s 4c 3h 2d", "4d 5c Ah Ad", 1, "kind", [
            "The first hand wins: badugi 5-4-3-2 beats three-card badugi A-5-4 (S App A)",
            "A badugi of 4 cards beats one of 3 (S App A)",
            "Of hand 2 these cards play: Ah 5c 4d (S App C)",
        ]),
        ("california", "2c 3c 4d 5h 7s", "2d 3s 4d 5h 8s", 1, "cards", [
            "The first hand wins: 7-5-4-3-2 beats 8-5-4-3-2 (S App A)",
            "The first rank that differs decides: the seven beats the eight (S App A)",
        ]),
        ("high", "Kc Kd Kh 3c 2d 9h", "Kc Kd Kh 3c 2d 8h", 1, "cards", [
            "The first hand wins: three kings beats three kings (S App C)",
            "The first rank that differs decides: the nine beats the eight (S App C)",
            "Of hand 1 these cards play: Kh Kd Kc 9h 3c (S App C)",
            "Of hand 2 these cards play: Kh Kd Kc 8h 3c (S App C)",
        ]),
    ],
)  # fmt: skip
def test_a_comparison_says_who_wins_and_what_sets_the_hands_apart(
    scale, first, second, winner, decided_by, reasons
):
    answer = compare(read_cards(first), read_cards(second), scale)

    assert (answer.winner, answer.decided_by) == (winner, decided_by)
    assert [str(reason) for reason in answer.reasons] == reasons


@pytest.mark.parametrize(
    ("cards", "highest", "low", "reasons"),
    [
        ("Kc 8d 7h 6s 5d 4c", 8, "8d 7h 6s 5d 4c", [
            "There is a low, 8-7-6-5-4: 8d 7h 6s 5d 4c (S App A)",
            "It has five different ranks, none above 8 (S App A)",
        ]),
        ("9c 7h 6s 5d 4c 7c", 8, "", [
            "There is no low, 8 or better (S App A)",
            "Only 4 different ranks are 8 or below, the ace counted as one (S App A)",
        ]),
        ("9c 7h 6s 5d 4c", 9, "9c 7h 6s 5d 4c", [
            "There is a low, 9-7-6-5-4: 9c 7h 6s 5d 4c (S 2.37; house rule, C20)",
            "It has five different ranks, none above 9 (S 2.37; house rule, C20)",
        ]),
        ("5c 4h 3s 2d Ac 6d", 5, "5c 4h 3s 2d Ac", [
            "There is a low, 5-4-3-2-A: 5c 4h 3s 2d Ac (S 2.37; house rule, C20)",
            "It has five different ranks, none above 5 (S 2.37; house rule, C20)",
        ]),
        ("Ac Ad 2d 2h 3c 3d Kh Qs", 8, "", [
            "There is no low, 8 or better (S App A)",
            "Only 3 different ranks are 8 or below, the ace counted as one (S App A)",
        ]),
        ("Kc Qh Js Td 9c", 13, "Kc Qh Js Td 9c", [
            "There is a low, K-Q-J-T-9: Kc Qh Js Td 9c (S 2.37; house rule, C20)",
            "It has five different ranks, none above 13 (S 2.37; house rule, C20)",
        ]),
        ("Jo Ac 2d 3d 4s", 8, "", [
            "There is no low, 8 or better (S App A)",
            "Only 4 different ranks are 8 or below, the ace counted as one (S App A)",
        ]),
        ("2c 7d 4h 6s 8d Kc 5c Ad", 8, "6s 5c 4h 2c Ad", [
            "There is a low, 6-5-4-2-A: 6s 5c 4h 2c Ad (S App A)",
            "It has five different ranks, none above 8 (S App A)",
        ]),
        ("7c 7h 6s 5d 4c 3c 7d", 8, "7c 6s 5d 4c 3c", [
            "There is a low, 7-6-5-4-3: 7c 6s 5d 4c 3c (S App A)",
            "It has five different ranks, none above 8 (S App A)",
        ]),
    ],
)  # fmt: skip
def test_b4_s_app_a_a_low_is_the_five_lowest_ranks(cards, highest, low, reasons):
    answer = low_that_counts(read_cards(cards), highest)

    assert (answer.qualifies, answer.cards) == (bool(low), read_cards(low))
    assert [str(reason) for reason in answer.reasons] == reasons


def test_of_two_cards_of_a_rank_the_first_given_is_shown_in_a_low():
    answer = low_that_counts(read_cards("8d 8c 7h 7s 6s 5d 4c 4d"))

    assert answer.cards == read_cards("8d 7h 6s 5d 4c")


@pytest.mark.parametrize("highest", [4, 14])
def test_a_low_is_named_for_a_rank_from_five_to_thirteen(highest):
    with pytest.raises(NotPossible) as wrong:
        low_that_counts(read_cards("Ac 2d 3h 4s 5c"), highest)

    assert (wrong.value.field, wrong.value.message) == (
        "highest", "a low is named for a rank from 5 to 13",
    )  # fmt: skip


def test_a_scale_that_is_not_there_is_refused_with_those_that_are():
    hand = read_cards("Ac 2d 3h 4s 5c")

    with pytest.raises(NotPossible) as wrong:
        compare(hand, hand, "higher")

    assert wrong.value.message.startswith("there is no scale “higher”, but high, california, ")


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

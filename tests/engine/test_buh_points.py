"""The points of a hand of Buh, the granny, and declarations."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.buh_points import buh_declaration, buh_draw, buh_points, first_buh
from director.engine.buhs import points
from director.engine.cards import PACK, read_cards
from director.engine.comparisons import compare
from director.engine.questions import NotPossible


@pytest.mark.parametrize(
    ("cards", "counts"),
    [
        ("Ac 3d 7h 9s", 20),
        ("3c 5d Jh Ks", 8),
        ("3c 3d 5h 5s", 8),
        ("2c 3d 5h 6s", 9),
        ("3c 4d 4h 5s", 5),
        ("3s 4s 5s Js", 2),
        ("Ac Ad Ah As", 1),
        ("Ac Ad Jh", 1),
        ("Ac Ad 3h Js", 4),
        ("As Js Qs Ks", 0),
        ("As 2s Js Qs", 1),
        ("Tc Jd Qh Ks", 10),
        ("Ac 2d 3h 4s", 4),
    ],
)
def test_b31_points_of_the_rules(cards, counts):
    assert buh_points(read_cards(cards)).points == counts


def test_b31_the_steps_are_read_out():
    flush, mixed = buh_points(read_cards("3s 4s 5s Js")), buh_points(read_cards("9c 3c 3d 4h"))

    assert flush[1:5] == (read_cards("Js"), ((3, 4, 5),), True, "2 points, hooch J")
    assert [str(reason) for reason in flush.reasons] == [
        "3s 4s 5s Js counts 2 (BUH)",
        "The hooch counts nothing: Js (BUH)",
        "The run 3-4-5 counts its highest card, 5 (BUH)",
        "Four cards of one suit are a flush: half of 5, rounded down, is 2 (BUH)",
    ]
    assert [str(reason) for reason in mixed.reasons] == [
        "9c 3c 3d 4h counts 13 (BUH)",
        "A match of 2 counts once: 3 (BUH)",
        "The run 3-4 counts its highest card, 4 (BUH)",
        "4 + 9 make 13 (BUH)",
    ]


def test_b31_a_skunk_loses_to_any_other_hand():
    answer = buh_points(read_cards("Jc Qd Qh Ks"))

    assert (answer.points, answer.name) == (0, "skunk, hooch J-Q-Q-K")


@pytest.mark.parametrize(
    ("better", "worse", "winner"),
    [
        ("2c 4d Jh Qs", "6c 6d 6h Qd", 1),
        ("4c 4d 7h Js", "Ac Td Jh Qs", 1),
        ("Ac 2d 3h 4s", "Ad 4c 4h Js", 1),
        ("Ac 3d Jh Ks", "4c 4d Jd Kh", 0),
        ("Tc 9d 8h 6s", "Jc Qd Qh Ks", 1),
    ],
)
def test_b31_ties_go_by_hooch(better, worse, winner):
    assert compare(read_cards(better), read_cards(worse), "buh").winner == winner


@pytest.mark.parametrize(
    ("kept", "drawn", "allowed", "granny"),
    [
        ("As", 3, True, True),
        ("2s", 3, False, False),
        ("As 2s", 2, True, False),
        ("As 2s 3s 4s", 0, True, False),
        ("", 4, False, False),
    ],
)
def test_b31_three_cards_are_drawn_to_an_ace_only(kept, drawn, allowed, granny):
    answer = buh_draw(read_cards(kept), drawn)

    assert (answer.allowed, answer.granny) == (allowed, granny)


@pytest.mark.parametrize(
    ("cards", "moment", "house", "wins"),
    [
        ("Ac Ad Jh", "after a deal", {}, True),
        ("Ac Ad 3h Js", "after a deal", {}, False),
        ("Ac Ad Jh", "betting", {}, False),
        ("Ac Ad Jh", "betting", {"any_time": True}, True),
        ("Jc Qd", "after a deal", {}, False),
        ("Ac Jd", "after a deal", {}, True),
        ("Ac Ad Jh Kc", "after the draw", {}, True),
        ("Ac Ad Jh Kc", "after the draw", {"after_draw": False}, False),
        ("As 2s Js Qs", "after a deal", {}, True),
    ],
)
def test_b31_c22_c25_when_a_buh_may_be_declared(cards, moment, house, wins):
    assert buh_declaration(read_cards(cards), moment, **house).wins is wins


def test_b31_in_buh_now_it_must_be_declared():
    answer = buh_declaration(read_cards("Ac Ad"), "after a deal", must_declare=True)

    assert (answer.wins, answer.must) == (True, True)
    assert str(answer.reasons[-1]) == "It has to be declared (house rule, Buh Now)"


def test_b31_c24_of_two_declared_the_first_in_the_deal_wins():
    assert first_buh([2, 6], dealer=4).seat == 6
    assert first_buh([2, 4], dealer=4).seat == 2


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: buh_points(()), "cards"),
        (lambda: buh_points(read_cards("Ac Ac")), "cards"),
        (lambda: buh_points(read_cards("Ac Jo")), "cards"),
        (lambda: buh_draw(read_cards("Ac 2c"), 3), "drawn"),
        (lambda: first_buh([], 1), "declared"),
    ],
)
def test_what_cannot_be_is_refused(ask, field):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert wrong.value.field == field


@given(st.lists(st.sampled_from(PACK), min_size=1, max_size=4, unique=True))
def test_the_steps_lead_to_the_points(cards):
    hand = tuple(cards)

    answer = buh_points(hand)

    total = sum(run[-1] for run in answer.runs)
    assert answer.points == (total // 2 if answer.halved else total)
    assert len(answer.hooch) == 4 or answer.points == points(hand)

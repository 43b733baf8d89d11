"""The points of a hand of Buh, the granny, and declarations."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.cards import PACK, read_cards
from director.engine.hands.buh_points import buh_declaration, buh_draw, buh_points
from director.engine.not_possible import NotPossible
from director.engine.ranking.buh import points
from director.engine.ranking.comparisons import compare


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


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: buh_points(()), "cards"),
        (lambda: buh_points(read_cards("Ac Ac")), "cards"),
        (lambda: buh_points(read_cards("Ac Jo")), "cards"),
        (lambda: buh_draw(read_cards("Ac 2c"), 3), "drawn"),
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


def said(answer):
    return [str(reason) for reason in answer.reasons]


@pytest.mark.parametrize(
    ("cards", "hooch", "counted", "reasons"),
    [
        ("Ac 3d 7h 9s", "", (20, ((1,), (3,), (7,), (9,)), False, "20 points"), [
            "Ac 3d 7h 9s counts 20 (BUH)",
            "1 + 3 + 7 + 9 make 20 (BUH)",
        ]),
        ("As Js Qs Ks", "Js Qs Ks", (0, ((1,),), True, "double buh, hooch J-Q-K"), [
            "As Js Qs Ks counts 0 (BUH)",
            "The hooch counts nothing: Js Qs Ks (BUH)",
            "Four cards of one suit are a flush: half of 1, rounded down, is 0 (BUH)",
        ]),
        ("Jc Qd Qh Ks", "Jc Qd Qh Ks", (0, (), False, "skunk, hooch J-Q-Q-K"), [
            "Jc Qd Qh Ks is a skunk and loses to any other hand (BUH)",
            "It is nothing but hooch (BUH)",
        ]),
        ("Js Qs Ks", "Js Qs Ks", (0, (), False, ""), [
            "Js Qs Ks counts 0 (BUH)",
            "The hooch counts nothing: Js Qs Ks (BUH)",
        ]),
        ("Ac Ad Ah As", "", (1, ((1,),), False, "star"), [
            "Ac Ad Ah As counts 1 (BUH)",
            "A match of 4 counts once: A (BUH)",
        ]),
        ("As 2s Js Qs", "Js Qs", (1, ((1, 2),), True, "buh, hooch J-Q"), [
            "As 2s Js Qs counts 1 (BUH)",
            "The hooch counts nothing: Js Qs (BUH)",
            "The run A-2 counts its highest card, 2 (BUH)",
            "Four cards of one suit are a flush: half of 2, rounded down, is 1 (BUH; C23)",
        ]),
        ("3c 3d 5h 5s", "", (8, ((3,), (5,)), False, "8 points"), [
            "3c 3d 5h 5s counts 8 (BUH)",
            "A match of 2 counts once: 3 (BUH)",
            "A match of 2 counts once: 5 (BUH)",
            "3 + 5 make 8 (BUH)",
        ]),
        ("Ac 2d 4h 5s", "", (7, ((1, 2), (4, 5)), False, "7 points"), [
            "Ac 2d 4h 5s counts 7 (BUH)",
            "The run A-2 counts its highest card, 2 (BUH)",
            "The run 4-5 counts its highest card, 5 (BUH)",
            "2 + 5 make 7 (BUH)",
        ]),
        ("Kc Jd 9h 9s", "Jd Kc", (9, ((9,),), False, "9 points, hooch J-K"), [
            "Kc Jd 9h 9s counts 9 (BUH)",
            "The hooch counts nothing: Jd Kc (BUH)",
            "A match of 2 counts once: 9 (BUH)",
        ]),
        ("Tc", "", (10, ((10,),), False, ""), [
            "Tc counts 10 (BUH)",
        ]),
    ],
)  # fmt: skip
def test_b31_a_hand_of_buh_is_counted_step_by_step(cards, hooch, counted, reasons):
    answer = buh_points(read_cards(cards))

    assert answer.hooch == read_cards(hooch)
    assert (answer.points, answer.runs, answer.halved, answer.name) == counted
    assert said(answer) == reasons


@pytest.mark.parametrize(
    ("kept", "drawn", "answer", "reasons"),
    [
        ("As", 3, (True, 3, True), [
            "Drawing 3 is allowed (BUH)",
            "Three cards to an ace are a granny (BUH)",
        ]),
        ("2s", 3, (False, 2, False), [
            "Drawing 3 is not allowed (BUH)",
            "Only a player who keeps a lone ace draws three, and nobody draws four (BUH)",
        ]),
        ("As 2s", 2, (True, 2, False), [
            "Drawing 2 is allowed (BUH)",
            "Anybody may draw up to 2 (BUH)",
        ]),
        ("As 2s 3s", 1, (True, 2, False), [
            "Drawing 1 is allowed (BUH)",
            "Anybody may draw up to 2 (BUH)",
        ]),
        ("As 2s 3s 4s", 0, (True, 2, False), [
            "Drawing 0 is allowed (BUH)",
            "The player stands pat (BUH)",
        ]),
        ("", 4, (False, 2, False), [
            "Drawing 4 is not allowed (BUH)",
            "Only a player who keeps a lone ace draws three, and nobody draws four (BUH)",
        ]),
    ],
)  # fmt: skip
def test_b31_a_draw_is_allowed_or_not_and_why(kept, drawn, answer, reasons):
    draw = buh_draw(read_cards(kept), drawn)

    assert (draw[:3], said(draw)) == (answer, reasons)


@pytest.mark.parametrize(
    ("cards", "moment", "house", "answer", "reasons"),
    [
        ("Ac Ad Jh", "after a deal", {}, (True, False), [
            "Ac Ad Jh may be declared and wins the pot at once (BUH)",
            "It has just been dealt, and betting has not begun (BUH)",
        ]),
        ("Ac Ad Jh", "betting", {}, (False, False), [
            "Ac Ad Jh may not be declared (BUH)",
            "Betting has begun: not before the next deal (BUH)",
        ]),
        ("Ac Ad Jh", "betting", {"any_time": True}, (True, False), [
            "Ac Ad Jh may be declared and wins the pot at once (BUH)",
            "It may be declared at any time (house rule, Buh Now)",
        ]),
        ("Ac Ad Jh", "after a deal", {"any_time": True}, (True, False), [
            "Ac Ad Jh may be declared and wins the pot at once (BUH)",
            "It has just been dealt, and betting has not begun (BUH)",
        ]),
        ("Ac Ad Jh Kc", "after the draw", {}, (True, False), [
            "Ac Ad Jh Kc may be declared and wins the pot at once (BUH)",
            "The draw is a deal, and the last betting has not begun (house rule, C25)",
        ]),
        ("Ac Ad Jh Kc", "after the draw", {"after_draw": False}, (False, False), [
            "Ac Ad Jh Kc may not be declared (BUH)",
            "After the draw nobody declares (house rule, C25)",
        ]),
        ("Ac Ad Jh Kc", "after the draw", {"after_draw": False, "any_time": True}, (True, False), [
            "Ac Ad Jh Kc may be declared and wins the pot at once (BUH)",
            "It may be declared at any time (house rule, Buh Now)",
        ]),
        ("Jc Qd", "after a deal", {}, (False, False), [
            "Jc Qd may not be declared (BUH)",
            "Hooch alone is not a buh (house rule, C22)",
        ]),
        ("Ac", "after a deal", {}, (False, False), [
            "Ac may not be declared (BUH)",
            "One card is not a hand yet (BUH)",
        ]),
        ("2c Jd", "after a deal", {"must_declare": True}, (False, False), [
            "2c Jd may not be declared (BUH)",
            "It counts 2, more than one point (BUH)",
        ]),
        ("Jc", "after a deal", {}, (False, False), [
            "Jc may not be declared (BUH)",
            "Hooch alone is not a buh (house rule, C22)",
        ]),
        ("Ac Jd", "after a deal", {"must_declare": True}, (True, True), [
            "Ac Jd may be declared and wins the pot at once (BUH)",
            "It has just been dealt, and betting has not begun (BUH)",
            "It has to be declared (house rule, Buh Now)",
        ]),
    ],
)  # fmt: skip
def test_b31_a_buh_may_be_declared_or_not_and_why(cards, moment, house, answer, reasons):
    declaration = buh_declaration(read_cards(cards), moment, **house)

    assert (declaration[:2], said(declaration)) == (answer, reasons)


@pytest.mark.parametrize(
    ("ask", "field", "message"),
    [
        (lambda: buh_points(()), "cards", "a hand of Buh is one to four different cards"),
        (lambda: buh_points(read_cards("Ac 2c 3c 4c 5c")), "cards",
         "a hand of Buh is one to four different cards"),
        (lambda: buh_points(read_cards("Ac Ac")), "cards",
         "a hand of Buh is one to four different cards"),
        (lambda: buh_declaration(read_cards("Ac Jo"), "betting"), "cards",
         "Buh is played without a joker"),
        (lambda: buh_draw(read_cards("Ac 2c"), 1), "drawn",
         "cards kept and drawn are four together"),
        (lambda: buh_draw(read_cards("Ac 2c 3c 4c 5c"), -1), "drawn",
         "cards kept and drawn are four together"),
        (lambda: buh_draw(read_cards("Ac Ac"), 2), "kept", "a card is there twice"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_a_sentence(ask, field, message):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert (wrong.value.field, wrong.value.message) == (field, message)

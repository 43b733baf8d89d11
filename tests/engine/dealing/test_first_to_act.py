"""Bring-ins and first actors, from the upcards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.cards import PACK, read_cards
from director.engine.dealing.first_to_act import bring_in, first_to_act, opening, wrong_bring_in
from director.engine.not_possible import NotPossible
from tests.shipped import shipped_games

LIBRARY = shipped_games()


def brings(name, cards, **more):
    return bring_in(LIBRARY.game(name), dict(enumerate(read_cards(cards), 1)), **more)


def acts(name, boards, **more):
    by_seat = {seat: read_cards(cards) for seat, cards in boards.items()}
    return first_to_act(LIBRARY.game(name), by_seat, **more)


@pytest.mark.parametrize(
    ("game", "cards", "seat"),
    [
        ("stud", "2s 2c 2h 2d As", 2),
        ("stud", "3c 2s Ac", 2),
        ("five-card-stud", "Ac Kc 9c", 3),
        ("stud-high-low", "4d 4c 5s", 2),
        ("razz", "Kc Ks Kh Kd As", 2),
        ("razz", "Ah Qd Jd", 2),
        ("action-razz", "Kh Kd Qs", 1),
        ("razzdugi", "Qs Qh Jc", 1),
        ("london-lowball", "Ks Kc 2c", 1),
        ("stud-high-low-no-qualifier", "As Ks Kh", 2),
        ("deuce-to-seven-razz", "Ks Ah As", 3),
        ("super-stud", "2d 2c Ks", 2),
        ("super-razz", "2d 2c Ks", 3),
    ],
)
def test_b12_s_2_the_bring_in_is_by_rank_and_then_by_suit(game, cards, seat):
    assert brings(game, cards).seat == seat


def test_b12_the_bring_in_is_read_aloud():
    answer = brings("razz", "Kc Ks 4d", amount=75, stacks={1: 500, 2: 500, 3: 500})

    assert answer[:5] == (2, read_cards("Ks")[0], 2, 75, 75)
    assert [str(reason) for reason in answer.reasons] == [
        "Seat 2 brings it in with Ks (S 2.40)",
        "The highest upcard brings it in, aces low (S 2.40)",
        (
            "Of Ks Kc the suit decides: spades are highest, then hearts, diamonds, clubs"
            " (S 2.40, TDA RP-10)"
        ),
        "Seat 2 may complete to the full bet at once (S 1.1)",
    ]


def test_b12_rp_10_e_all_in_for_the_ante_the_next_clockwise_starts():
    answer = brings("stud", "9c Ks 2c Ah", amount=75, stacks={1: 500, 2: 500, 3: 0, 4: 0})

    assert (answer.seat, answer.starts, answer.pays, answer.owed) == (3, 1, 0, 75)
    assert str(answer.reasons[0]) == (
        "Seat 1 acts first; the bring-in of seat 3 with 2c is all-in (TDA RP-10-E)"
    )


def test_b12_all_in_for_part_the_others_owe_the_full_bring_in():
    answer = brings("stud", "9c 2c", amount=75, stacks={1: 500, 2: 40})

    assert (answer.starts, answer.pays, answer.owed) == (2, 40, 75)


def test_b12_wt_a_wrong_bring_in_is_put_right_until_the_next_player_acts():
    assert wrong_bring_in(next_has_acted=False).corrected is True
    assert wrong_bring_in(next_has_acted=True).corrected is False


@pytest.mark.parametrize(
    ("game", "boards", "seat"),
    [
        ("stud", {1: "As Ks Qs Js", 2: "2c 2d 3h 4s"}, 2),
        ("stud", {1: "Ac Kd", 2: "Ad Qs"}, 1),
        ("stud", {1: "9c 9d 4h 4s", 2: "Kc Kd Ah 2s"}, 1),
        ("razz", {1: "Ac 4d", 2: "2c 3d"}, 2),
        ("razz", {1: "Ac Ad", 2: "Kc Qd"}, 2),
        ("razz", {1: "2c 3d 4h 5s", 2: "6c 3c 2d Ah"}, 1),
        ("deuce-to-seven-razz", {1: "Ac 2d", 2: "Kc Qd"}, 2),
        ("mississippi-razz", {1: "8c 7d 6h", 2: "8d 7c 5h"}, 2),
        ("mississippi-stud", {1: "9c 8c 7c 6c 5c", 2: "Ac Ad Ah As 2c"}, 1),
    ],
)
def test_b12_boards_are_read_as_partial_hands(game, boards, seat):
    assert acts(game, boards).seat == seat


def test_b12_c7_tied_boards_go_by_suit_card_by_card():
    answer = acts("stud", {2: "Kd 7s", 5: "Kh 7c"})

    assert (answer.seat, answer.tied) == (5, (2, 5))
    assert [str(reason) for reason in answer.reasons] == [
        "Seat 5 acts first (S 2.47)",
        "The boards of seats 2 and 5 are equal (S 2.47)",
        (
            "The higher suit of the highest card that differs acts first: Kh 7c"
            " (TDA RP-10-D; house rule, C7)"
        ),
    ]


def test_b12_c7_or_by_position_where_the_house_says_so():
    assert acts("razz", {2: "8d 7s", 5: "8h 7c"}).seat == 5
    assert acts("razz", {2: "8d 7s", 5: "8h 7c"}, tied_by_position=True).seat == 2


def test_b12_s_2_31_mexican_ties_go_clockwise_from_the_button_and_a_joker_is_an_ace():
    boards = {1: "Ac", 4: "Jo", 6: "Ks"}

    assert acts("mexican-poker", boards, button=3).seat == 4
    assert acts("mexican-poker", boards, button=4).seat == 1
    assert acts("mexican-poker", {1: "Ac Kc", 4: "Jo Ah"}, button=6).seat == 4


def test_b12_an_all_in_first_actor_is_passed_over():
    answer = acts("stud", {1: "Ac Kd", 3: "2c 3d", 6: "9c 8d"}, all_in=[1])

    assert (answer.seat, answer.board) == (3, 1)


def test_b12_rp_10_h_after_a_community_card_the_sixth_street_starter_acts():
    boards = {1: "Ac Kd 4s 4h", 3: "2c 3d 9s 9c"}

    assert acts("stud", boards).seat == 3
    assert acts("stud", boards, sixth_street_starter=1).seat == 1


def test_a_button_game_opens_left_of_the_button():
    assert acts("texas-holdem", {2: "", 5: "", 7: ""}, button=5).seat == 7


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: brings("omaha", "2c 3c"), "game"),
        (lambda: brings("stud", "2c 2c"), "upcards"),
        (lambda: brings("stud", "2c 3c", amount=25, stacks={1: 0, 2: 0}), "stacks"),
        (lambda: brings("stud", "2c 3c", stacks={1: 0, 2: 90}), "amount"),
        (lambda: acts("omaha", {1: "", 2: ""}), "button"),
        (lambda: acts("stud", {1: "", 2: "Ac"}), "boards"),
        (lambda: acts("stud", {1: "Kc", 2: "Ac"}, all_in=[1, 2]), "all_in"),
    ],
)
def test_what_cannot_be_is_refused(ask, field):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert wrong.value.field == field


@given(st.lists(st.sampled_from(PACK), min_size=2, max_size=8, unique=True))
def test_low_and_high_bring_ins_with_the_ace_high_are_opposites(cards):
    upcards = dict(enumerate(cards))
    low, high = LIBRARY.game("stud"), LIBRARY.game("deuce-to-seven-razz")
    order = sorted(upcards, key=lambda seat: (upcards[seat].rank, upcards[seat].suit))

    assert (bring_in(low, upcards).seat, bring_in(high, upcards).seat) == (order[0], order[-1])


STACKS = {1: 500, 2: 500, 3: 500}
LOWEST = "The lowest upcard brings it in, aces high (S 2.47)"
MAY_COMPLETE = "Seat 1 may complete to the full bet at once (S 1.1)"


@pytest.mark.parametrize(
    ("more", "paid", "reasons"),
    [
        ({}, (1, 0, 0), ["Seat 1 brings it in with 2c (S 2.47)", LOWEST, MAY_COMPLETE]),
        ({"amount": 0, "stacks": STACKS}, (1, 0, 0),
         ["Seat 1 brings it in with 2c (S 2.47)", LOWEST, MAY_COMPLETE]),
        ({"amount": 75}, (1, 75, 75),
         ["Seat 1 brings it in with 2c (S 2.47)", LOWEST, MAY_COMPLETE]),
        ({"amount": 75, "stacks": {**STACKS, 1: 75}}, (1, 75, 75),
         ["Seat 1 brings it in with 2c (S 2.47)", LOWEST, MAY_COMPLETE]),
        ({"amount": 75, "stacks": {**STACKS, 1: 74}}, (1, 74, 75),
         ["Seat 1 brings it in with 2c (S 2.47)", LOWEST,
          "Seat 1 is all-in for 74; the others owe all of 75 (TDA RP-10-E)"]),
        ({"amount": 75, "stacks": {**STACKS, 1: 0}}, (2, 0, 75),
         ["Seat 2 acts first; the bring-in of seat 1 with 2c is all-in (TDA RP-10-E)", LOWEST,
          "Seat 1 is all-in for the ante; seat 2 starts with 75 or folds (TDA RP-10-E)"]),
    ],
)  # fmt: skip
def test_tda_rp_10_e_a_bring_in_is_paid_as_far_as_its_chips_go(more, paid, reasons):
    answer = brings("stud", "2c 3c Ks", **more)

    assert (answer.seat, *answer[2:5]) == (1, *paid)
    assert [str(reason) for reason in answer.reasons] == reasons


@pytest.mark.parametrize(
    ("ask", "field", "message"),
    [
        (lambda: brings("omaha", "2c 3c"), "game", "Omaha has no bring-in"),
        (lambda: brings("stud", ""), "upcards", "nobody has an upcard"),
        (lambda: brings("stud", "2c 3c 2c"), "upcards", "a card is there twice"),
        (lambda: brings("stud", "2c 3c", amount=-1), "amount",
         "a bring-in is not below nothing"),
        (lambda: brings("stud", "2c 3c", amount=5, stacks={1: 5}), "stacks",
         "seat 2 has no stack"),
        (lambda: brings("stud", "2c 3c", stacks={1: 5, 2: 5}), "amount",
         "what is the bring-in in full?"),
        (lambda: brings("stud", "2c 3c", amount=5, stacks={1: 0, 2: 0}), "stacks",
         "everybody is all-in, and nobody acts"),
        (lambda: acts("stud", {}), "boards", "nobody is left in the hand"),
        (lambda: acts("stud", {1: "Kc"}, sixth_street_starter=2), "sixth_street_starter",
         "seat 2 is not live"),
        (lambda: acts("omaha", {1: "", 2: ""}), "button", "where is the button?"),
        (lambda: acts("mexican-poker", {1: "Ac", 4: "Ah"}), "button", "where is the button?"),
        (lambda: acts("stud", {1: ""}), "boards", "0 upcards are no board"),
        (lambda: acts("stud", {1: "2c 3c 4c 5c 6c 7c"}), "boards", "6 upcards are no board"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_a_sentence(ask, field, message):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert (wrong.value.field, wrong.value.message) == (field, message)


def test_an_ace_that_is_low_is_below_a_deuce():
    assert brings("razz", "As 2c").seat == 2
    assert acts("razz", {1: "2c", 2: "As"}).seat == 2


@pytest.mark.parametrize("cards", ["Ac", "Ac Kd", "Ac Kd Qs", "Ac Kd Qs 2h", "Ac Kd Qs 2h 3c"])
def test_a_board_has_one_to_five_cards(cards):
    assert acts("stud", {1: "Kc", 2: cards}).seat == 2


@pytest.mark.parametrize(
    ("game", "boards", "more", "answer", "reasons"),
    [
        ("stud", {1: "Ac Kd", 2: "Ad Qs"}, {}, (1, 1, ()), [
            "Seat 1 acts first (S 2.47, TDA RP-10)",
            "Seat 1 has the highest board, Ac Kd (S 2.47, TDA RP-10)",
        ]),
        ("razz", {1: "Ac 4d", 2: "2c 3d"}, {}, (2, 2, ()), [
            "Seat 2 acts first (S 2.40, TDA RP-10)",
            "Seat 2 has the lowest board, 2c 3d (S 2.40, TDA RP-10)",
        ]),
        ("stud", {1: "Ac Kd", 3: "2c 3d", 6: "9c 8d"}, {"all_in": [1]}, (3, 1, ()), [
            "Seat 3 acts first (S 2.47, TDA RP-10)",
            "Seat 1 has the highest board, Ac Kd (S 2.47, TDA RP-10)",
            "Seat 1 is all-in, and seat 3 is the next clockwise (TDA RP-10)",
        ]),
        ("stud", {1: "Ac Kd 4s 4h", 3: "2c 3d 9s 9c"}, {"sixth_street_starter": 1}, (1, 1, ()), [
            "Seat 1 acts first (TDA RP-10-H)",
            "The seventh card is everybody’s: the order of sixth street stays (TDA RP-10-H)",
        ]),
        ("texas-holdem", {2: "", 5: "", 7: ""}, {"button": 5, "all_in": [7]}, (2, 7, ()), [
            "Seat 2 acts first (S 2.51)",
            "The first live seat clockwise from the button acts (S 2.51)",
            "Seat 7 is all-in, and seat 2 is the next clockwise (TDA RP-10)",
        ]),
        ("mexican-poker", {1: "Ac", 4: "Jo", 6: "Ks"}, {"button": 3}, (4, 4, (1, 4)), [
            "Seat 4 acts first (S 2.31)",
            "The boards of seats 1 and 4 are equal (S 2.31)",
            "The first of them clockwise acts (S 2.31)",
        ]),
        ("razz", {2: "8d 7s", 5: "8h 7c"}, {"tied_by_position": True}, (2, 2, (2, 5)), [
            "Seat 2 acts first (S 2.40)",
            "The boards of seats 2 and 5 are equal (S 2.40)",
            "The first of them clockwise acts (house rule, C7)",
        ]),
    ],
)  # fmt: skip
def test_who_acts_first_is_explained(game, boards, more, answer, reasons):
    first = acts(game, boards, **more)

    assert first[:3] == answer
    assert [str(reason) for reason in first.reasons] == reasons


SUITS = "suits break ties: spades are highest, then hearts, diamonds, clubs."
BY_SUIT = (
    "Of equal boards the one whose highest card has the higher suit; also played: the first from"
    " the dealer’s left."
)
BY_BUTTON = "First round: left of the big blind; heads-up, the button."


@pytest.mark.parametrize(
    ("game", "first", "later", "tied"),
    [
        ("stud", f"The lowest upcard brings it in, aces high; {SUITS}", "the highest board.",
         BY_SUIT),
        ("razz", f"The highest upcard brings it in, aces low; {SUITS}",
         "the lowest board, aces low; no pair is lower than any pair.", BY_SUIT),
        ("deuce-to-seven-razz", f"The highest upcard brings it in, aces high; {SUITS}",
         "the lowest board, aces high; no pair is lower than any pair.", BY_SUIT),
        ("texas-holdem", BY_BUTTON, "the first player left of the button.", ""),
        ("mississippi-razz", BY_BUTTON,
         "the lowest board, aces low; no pair is lower than any pair.", BY_SUIT),
        ("mexican-poker",
         ("The highest upcard has to open, of equal ones the first clockwise from the button; a"
          " joker that shows is an ace."),
         "the highest board.", "Of equal boards the first clockwise from the button."),
        ("buh", "Every round: the first player left of the dealer.", "", ""),
    ],
)  # fmt: skip
def test_who_opens_is_told_in_words(game, first, later, tied):
    assert opening(LIBRARY.game(game)) == (first, later, tied)

"""The best hand for a portion, the clear way: every choice that its game allows."""

import pytest

from director.engine.cards import read_cards, written
from director.engine.hands.best_hand import best_hand, playable, rows_left
from tests.shipped import shipped_games

LIBRARY = shipped_games()


def board_of(*streets):
    return tuple(tuple(read_cards(row) for row in street) for street in streets)


FLOP_TURN_RIVER = board_of(["2c 3d 8h"], ["9s"], ["Jd"])


def best(name, held, board=(), portion=0, dealt=None):
    game = LIBRARY.game(name)
    hand = best_hand(game, game.portions[portion], read_cards(held), dealt or {}, board)
    return hand and (written(hand.cards), game.portions[portion].says(hand.rating))


@pytest.mark.parametrize(
    ("game", "held", "board", "portion", "hand"),
    [
        ("stud", "As Ks Qs Js Ts 2c 3d", (), 0, ("As Ks Qs Js Ts", "royal flush")),
        ("texas-holdem", "As 9c", FLOP_TURN_RIVER, 0, ("9c 9s As 8h Jd", "a pair of nines")),
        ("omaha", "As Ac Ad Ah", FLOP_TURN_RIVER, 0, ("As Ah 8h 9s Jd", "a pair of aces")),
        ("omaha-high-low", "As 4c 5d Kh", FLOP_TURN_RIVER, 1, ("8h 4c 3d 2c As", "8-4-3-2-A")),
        ("badugi", "As 2c 3d 4d", (), 0, ("3d 2c As", "three-card badugi 3-2-A")),
    ],
)
def test_the_best_of_all_choices_plays(game, held, board, portion, hand):
    assert best(game, held, board, portion) == hand


@pytest.mark.parametrize(
    ("held", "cards"),
    [
        ("Ac Kc Qc Jh 9d 9s 9h", "9d 9s 9h Ac Kc"),
        ("Ac Kd Qh Js 9c 9d 2h", "9c 9d Ac Kd Qh"),
        ("Ah Kd Qh Js Tc Td Ts", "Ah Kd Qh Js Ts"),
        ("Ts Td Tc Js Qh Kd Ah", "Ts Js Qh Kd Ah"),
        ("Ac Ad Ks Kh Qc Qd 2h", "Ac Ad Ks Kh Qd"),
        ("Ac Ad Ks Kh Qd Qc 2h", "Ac Ad Ks Kh Qd"),
    ],
)
def test_c37_of_equal_choices_the_one_with_the_best_suits_plays(held, cards):
    assert best("stud", held)[0] == cards


def test_cards_that_make_no_hand_are_none():
    assert best("stud", "As Ks Qs Js") is None


def test_the_hands_own_cards_are_ahead_of_the_boards():
    game = LIBRARY.game("omaha")
    (portion,) = game.portions

    choices = [
        written(cards)
        for cards in playable(game, portion, read_cards("As Kc"), board_of(["2c 3d 4h"]))
    ]

    assert choices == ["As Kc 2c 3d 4h"]


def test_a_removed_row_plays_in_no_hand():
    game = LIBRARY.game("oklahoma")
    board = board_of(["2c 3c 4c", "2d 3d 4d"], ["5c", "5d"], ["6c", "7d"])

    assert rows_left(game, board) == (tuple(map(read_cards, ["2d 3d 4d 5d 7d"])),)
    assert rows_left(game, ()) == ()
    assert rows_left(LIBRARY.game("omaha"), board) == board
    assert best("oklahoma", "As Ks Qs Js", board)[0].count("c") == 0


def test_a_joker_stands_where_its_card_would():
    assert best("five-card-draw", "Jo 9c 8d 7h 6s") == ("Jo 9c 8d 7h 6s", "ten-high straight")
    assert best("five-card-draw", "9c 8d Jo 6h 5s") == ("9c 8d Jo 6h 5s", "nine-high straight")
    assert best("five-card-draw", "Kc Kd Jo 4h 4s") == (
        "Kc Kd 4h 4s Jo", "two pair, kings and fours",
    )  # fmt: skip

"""The best five of a hand and a board by one look-up: the same cards as the clear way finds."""

from dataclasses import replace

import pytest

from director.engine.cards import in_order, read_cards, written
from director.engine.games.portions import face_card
from director.engine.hands.any_five import AnyFive, picked, plays_any_five, ranks_of
from director.engine.hands.best_hand import best_hand, named_hands
from director.engine.hands.fast_hands import rater
from tests.shipped import shipped_games

LIBRARY = shipped_games()


def board_of(*streets):
    return tuple((read_cards(street),) for street in streets)


BOARD = board_of("Ah Kd 7c", "7s", "2h")


def found(game, held, board=BOARD, portion=None):
    """The rating and the cards, and that the clear way rates them alike."""
    portion = portion or game.portions[0]
    hand = rater(game, portion, board)(read_cards(held), {})
    clear = best_hand(game, portion, in_order(read_cards(held)), {}, board)
    assert hand.rating == clear.rating
    return written(hand.cards), portion.says(hand.rating)


@pytest.mark.parametrize(
    ("held", "cards", "name"),
    [
        ("As Ac", "As Ac Ah 7c 7s", "aces full of sevens"),
        ("7h 7d", "7h 7d 7c 7s Ah", "four sevens"),
        ("Ks 3c", "Ks Kd 7c 7s Ah", "two pair, kings and sevens"),
        ("7h 3c", "7h 7c 7s Ah Kd", "three sevens"),
        ("Qs 3c", "7c 7s Ah Kd Qs", "a pair of sevens"),
    ],
)
def test_the_hands_own_cards_come_first_of_equal_ranks(held, cards, name):
    assert found(LIBRARY.game("texas-holdem"), held) == (cards, name)


@pytest.mark.parametrize(
    ("held", "board", "cards", "name"),
    [
        ("3h 9c", ("Ah Kh 7h", "7s", "2h"), "Ah Kh 7h 3h 2h", "ace-high flush"),
        ("3s 9c", ("Ah Kh 7h", "Qh", "2h"), "Ah Kh Qh 7h 2h", "ace-high flush"),
        ("3h 9h", ("Ah Kh 7h", "Qh", "2h"), "Ah Kh Qh 9h 7h", "ace-high flush"),
        ("7c 7d", ("Ah Kh 7h", "7s", "2h"), "7d 7c 7h 7s Ah", "four sevens"),
        ("Th Jh", ("Ah Kh 7h", "Qh", "2h"), "Ah Kh Qh Jh Th", "royal flush"),
        ("3s 4s", ("Ah 2d 5c", "Kd", "9h"), "5c 4s 3s 2d Ah", "five-high straight"),
        ("3h 4h", ("Ah 2h 5h", "6c", "9h"), "5h 4h 3h 2h Ah", "five-high straight flush"),
    ],
)
def test_a_flush_plays_only_where_it_beats_what_the_ranks_make(held, board, cards, name):
    assert found(LIBRARY.game("texas-holdem"), held, board_of(*board)) == (cards, name)


def test_fewer_than_six_cards_and_none_at_all_go_the_clear_way():
    game = LIBRARY.game("texas-holdem")
    flop = board_of("Ah Kd 7c")

    cards, name = found(game, "As 3c", flop)
    assert (set(cards.split()), name) == ({"As", "Ah", "Kd", "7c", "3c"}, "a pair of aces")
    assert rater(game, game.portions[0], ())(read_cards("As Kc"), {}) is None


@pytest.mark.parametrize(
    ("board", "held", "faces"),
    [
        ("Ah 3d 7c 8s 2h", "Ks 4c", True),
        ("Ah 3d 7c 8s Kh", "9s 4c", True),
        ("Ah 3d 7c 8s 2h", "9s 4c", False),
    ],
)
def test_a_face_card_counts_ahead_wherever_it_lies_in_hand_or_board(board, held, faces):
    game = LIBRARY.game("texas-holdem")
    [high] = game.portions
    first = replace(high, first=face_card, first_names=("face", "butt"))
    rate = AnyFive(game, first, first.scale, board_of(board))

    hand = rate(read_cards(held), {})

    plain = rater(game, high, board_of(board))(read_cards(held), {})
    clear = best_hand(game, first, in_order(read_cards(held)), {}, board_of(board))
    assert (hand.rating, hand.cards) == (clear.rating, plain.cards)
    assert (hand.rating > plain.rating) is faces


def test_a_joker_in_a_game_without_one_is_a_card_like_any_other():
    game = LIBRARY.game("texas-holdem")
    cards = read_cards("Jo Ks Qs Js Ts")

    assert game.joker is None
    assert [*named_hands(game, game.portions[0].scale, cards, {})] == [cards]


@pytest.mark.parametrize(
    ("name", "any_five"),
    [
        ("texas-holdem", True),
        ("stud", True),
        ("omaha", False),
        ("oklahoma", False),
        ("murder", False),
    ],
)
def test_any_five_play_where_nothing_says_from_where_they_come(name, any_five):
    game = LIBRARY.game(name)

    assert plays_any_five(game, game.portions[0]) is any_five


def test_cards_are_picked_rank_by_rank_each_once():
    cards = list(read_cards("As Kd Ah 7c Kc"))

    assert written(picked(cards, (14, 14, 13))) == "As Ah Kd"
    assert written(tuple(cards)) == "7c Kc"


@pytest.mark.parametrize(
    ("cards", "ranks"),
    [
        ("As Ah Kd 9c 2h", (14, 14, 13, 9, 2)),
        ("As Ah Kd Kc 2h", (14, 14, 13, 13, 2)),
        ("As Ah Ad Kc 2h", (14, 14, 14, 13, 2)),
        ("As Ah Ad Kc Kh", (14, 14, 14, 13, 13)),
        ("As Ah Ad Ac Kh", (14, 14, 14, 14, 13)),
        ("5s 4h 3d 2c Ah", (5, 4, 3, 2, 14)),
    ],
)
def test_a_ratings_ranks_are_those_of_its_cards_as_they_are_read(cards, ranks):
    scale = LIBRARY.game("texas-holdem").portions[0].scale

    assert ranks_of(scale, scale.rate(read_cards(cards))) == ranks

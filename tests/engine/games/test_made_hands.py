"""Which hands can be made of so many cards: each way, each scale, each shape of board."""

from dataclasses import replace

import pytest

from director.engine.games.made_hands import (
    cannot_make,
    counted,
    hand_sizes,
    ways,
    ways_to_share,
)
from director.engine.ranking.cards_that_play import read_making
from director.engine.ranking.scales import SCALES
from tests.shipped import shipped_games

LIBRARY = shipped_games()


@pytest.mark.parametrize(
    ("game", "shared"),
    [
        ("stud", {0: 1}),
        ("texas-holdem", {0: 1, 1: 5, 2: 10, 3: 10, 4: 5, 5: 1}),
        ("oklahoma", {0: 1, 1: 5, 2: 10, 3: 10, 4: 5, 5: 1}),
        ("murder", {0: 1, 1: 12, 2: 48, 3: 64, 4: 0, 5: 0}),
    ],
)
def test_so_many_cards_of_a_board_can_be_played_in_so_many_ways(game, shared):
    assert ways_to_share(LIBRARY.game(game)) == shared


@pytest.mark.parametrize(
    ("scale", "making", "held", "count"),
    [
        ("high", "any", 2, 21),
        ("high", "2 + 3", 2, 10),
        ("high", "2 + 3", 4, 60),
        ("high", "4 + 1", 4, 5),
        ("high", "hand", 5, 1),
        ("high", "hand", 4, 0),
        ("high", "at most 2", 3, 46),
        ("high", "all + rest", 2, 10),
        ("high", "all + rest", 4, 5),
        ("high", "all + rest", 5, 1),
        ("high", "all + rest", 6, 6),
        ("badugi", "hand", 4, 15),
    ],
)
def test_a_hand_of_so_many_cards_makes_so_many_hands(scale, making, held, count):
    shared = ways_to_share(LIBRARY.game("texas-holdem"))

    assert ways(SCALES[scale], read_making(making), held, shared) == count


@pytest.mark.parametrize(("count", "text"), [(0, "no card"), (1, "1 card"), (2, "2 cards")])
def test_cards_are_counted_in_words(count, text):
    assert counted(count) == text


@pytest.mark.parametrize(
    ("game", "scale", "making", "why"),
    [
        ("texas-holdem", "high", "any", ""),
        ("texas-holdem", "high", "0 + 5", ""),
        ("omaha", "high", "4 + 1", ""),
        ("omaha", "high", "3 + 2", ""),
        ("scrotum", "high", "all + rest", ""),
        (
            "texas-holdem",
            "high",
            "hand",
            (
                "“hand” plays nothing of the board, a player holds 2 cards,"
                " and a hand on “high” has 5 cards; did you mean “any”?"
            ),
        ),
        (
            "texas-holdem",
            "high",
            "3 + 2",
            (
                "“3 + 2” takes 3 cards of the hand, and a player holds 2 cards;"
                " did you mean “2 + 3”?"
            ),
        ),
        (
            "texas-holdem",
            "high",
            "4 + 1",
            (
                "“4 + 1” takes 4 cards of the hand, and a player holds 2 cards;"
                " did you mean “1 + 4”?"
            ),
        ),
        (
            "texas-holdem",
            "high",
            "2 + 2",
            ("“2 + 2” makes 4 cards, and a hand on “high” has 5 cards; did you mean “2 + 3”?"),
        ),
        (
            "texas-holdem",
            "high",
            "0 + 6",
            ("“0 + 6” takes 6 cards of the board, which has 5 cards; did you mean “0 + 5”?"),
        ),
        (
            "texas-holdem",
            "badugi",
            "2 + 3",
            ("“2 + 3” makes 5 cards, and a hand on “badugi” has 4 cards; did you mean “2 + 2”?"),
        ),
        (
            "texas-holdem",
            "badugi",
            "4 + 1",
            ("“4 + 1” takes 4 cards of the hand, and a player holds 2 cards; did you mean “hand”?"),
        ),
        (
            "texas-holdem",
            "badugi",
            "5 + 0",
            ("“5 + 0” takes 5 cards of the hand, and a player holds 2 cards; did you mean “hand”?"),
        ),
        (
            "omaha",
            "badugi",
            "4 + 1",
            ("“4 + 1” makes 5 cards, and a hand on “badugi” has 4 cards; did you mean “3 + 1”?"),
        ),
        (
            "omaha",
            "badugi",
            "5 + 0",
            (
                "“5 + 0” takes 5 cards of the hand, and a player holds 4 cards;"
                " did you mean “4 + 0”?"
            ),
        ),
        (
            "stud",
            "high",
            "4 + 1",
            ("“4 + 1” takes 1 card of the board, and there is none; did you mean “hand”?"),
        ),
        (
            "stud",
            "high",
            "0 + 5",
            ("“0 + 5” takes 5 cards of the board, and there is none; did you mean “5 + 0”?"),
        ),
        (
            "stud",
            "high",
            "at most 2",
            (
                "“at most 2” makes no hand of 5 cards, as “high” has it: a player holds 7 cards,"
                " and the board has no card; did you mean “hand”?"
            ),
        ),
        (
            "stud",
            "high",
            "all + rest",
            (
                "“all + rest” takes all 7 cards of the hand, and “high” has 5 cards;"
                " did you mean “hand”?"
            ),
        ),
        (
            "stud",
            "badugi",
            "5 + 0",
            ("“5 + 0” makes 5 cards, and a hand on “badugi” has 4 cards; did you mean “4 + 0”?"),
        ),
        (
            "stud",
            "badugi",
            "0 + 4",
            ("“0 + 4” takes 4 cards of the board, and there is none; did you mean “4 + 0”?"),
        ),
        (
            "lazy-pineapple",
            "badugi",
            "4 + 1",
            (
                "“4 + 1” takes 4 cards of the hand, and a player holds 3 cards;"
                " did you mean “3 + 1”?"
            ),
        ),
        (
            "murder",
            "high",
            "1 + 4",
            (
                "“1 + 4” takes 4 cards of the board, of which 3 cards can be played together;"
                " did you mean “4 + 1”?"
            ),
        ),
        (
            "murder",
            "high",
            "5 + 0",
            ("“5 + 0” takes 5 cards of the hand, and a player holds 4 cards; did you mean “any”?"),
        ),
        (
            "murder",
            "badugi",
            "0 + 4",
            (
                "“0 + 4” takes 4 cards of the board, of which 3 cards can be played together;"
                " did you mean “4 + 0”?"
            ),
        ),
    ],
)
def test_a_way_to_make_a_hand_that_makes_none_is_told_with_one_that_does(game, scale, making, why):
    game = LIBRARY.game(game)
    portion = replace(game.portions[0], scale=SCALES[scale])

    assert cannot_make(game, portion, read_making(making), ways_to_share(game)) == why


def test_a_part_of_the_hand_plays_with_its_own_cards_and_a_wrong_one_with_none():
    game = LIBRARY.game("stud")
    (portion,) = game.portions
    parted = replace(game, parts={"omaha": 4})

    sizes = [hand_sizes(parted, replace(portion, part=part)) for part in ("", "omaha", "holdem")]

    assert sizes == [(7,), (4,), ()]

"""Which cards of a board play together, row by row."""

import pytest

from director.engine.cards import read_cards, written
from director.engine.games.boards import (
    LAYOUTS,
    REMOVALS,
    Removal,
    all_cards,
    in_place,
    place_rolled,
    row_rolled,
    shape_clash,
    whole_rows,
)


def board(*streets):
    return tuple(tuple(read_cards(row) for row in street) for street in streets)


HOLDEM = board(["2c 3d 8h"], ["9s"], ["Jd"])
ROWS = board(["2c 3c", "2d 3d"], ["4c", "4d"])
CHOWAHA = board(["2c 3c 4c", "5d 6d 7d", "8h 9h Th"], ["Js", "Qs"], ["Ks"])


def chosen(layout, dealt, count):
    return [written(cards) for cards in LAYOUTS[layout](dealt, count)]


@pytest.mark.parametrize(
    ("layout", "dealt", "count", "choices"),
    [
        ("one row", HOLDEM, 5, ["2c 3d 8h 9s Jd"]),
        ("one row", HOLDEM, 4, [
            "2c 3d 8h 9s", "2c 3d 8h Jd", "2c 3d 9s Jd", "2c 8h 9s Jd", "3d 8h 9s Jd",
        ]),
        ("one per row", ROWS, 2, [
            "2c 2d", "2c 3d", "2c 4d", "3c 2d", "3c 3d", "3c 4d", "4c 2d", "4c 3d", "4c 4d",
        ]),
        ("one per row", ROWS, 1, ["2c", "3c", "4c", "2d", "3d", "4d"]),
        ("each row", ROWS, 3, ["2c 3c 4c", "2d 3d 4d"]),
        ("contiguous", CHOWAHA, 5, [
            "2c 3c 4c Js Ks", "5d 6d 7d Js Ks", "5d 6d 7d Qs Ks", "8h 9h Th Qs Ks",
        ]),
        ("contiguous, turned", CHOWAHA, 5, [
            "2c 5d 8h Js Ks", "3c 6d 9h Js Ks", "3c 6d 9h Qs Ks", "4c 7d Th Qs Ks",
        ]),
    ],
)  # fmt: skip
def test_a_layout_says_which_cards_play_together(layout, dealt, count, choices):
    assert chosen(layout, dealt, count) == choices


def test_a_board_is_read_in_the_order_dealt_and_row_by_row():
    assert written(all_cards(ROWS)) == "2c 3c 2d 3d 4c 4d"
    assert [written(row) for row in whole_rows(ROWS)] == ["2c 3c 4c", "2d 3d 4d"]
    assert whole_rows(()) == ()


@pytest.mark.parametrize(
    ("layout", "flops"),
    [("one row", ["4c 3c 2c", "7d 6d 5d", "Th 9h 8h"]),
     ("contiguous", ["4c 3c 2c", "7d 6d 5d", "Th 9h 8h"]),
     ("contiguous, turned", ["2c 3c 4c", "5d 6d 7d", "8h 9h Th"])],
)  # fmt: skip
def test_the_order_in_a_row_plays_a_part_only_where_columns_are_made(layout, flops):
    assert [written(row) for row in in_place(LAYOUTS[layout], CHOWAHA)[0]] == flops


@pytest.mark.parametrize(
    ("rows", "left"),
    [
        (["2c 9d", "3c 8d", "4c Td"], ["2c 9d", "4c Td"]),
        (["2c 8h", "3c 8d", "4c Td"], ["4c Td"]),
        (["2c 8h", "3c 8d"], ["2c 8h", "3c 8d"]),
        (["2c Ah", "3c 2d"], ["2c Ah"]),
    ],
)
def test_rows_with_the_lowest_last_card_go_unless_all_would(rows, left):
    removed = REMOVALS["lowest river"].left((tuple(map(read_cards, rows)),))

    assert [written(row) for row in removed] == left


THREE_ROWS = (
    tuple(map(read_cards, ("2c 9d", "3c 8d", "4c Td"))),
    tuple(map(read_cards, ("5h", "Ah", "Kh"))),
    tuple(map(read_cards, ("7s", "6s", "7d"))),
)
"""Three rows: flops of two cards, a turn and a river each."""


@pytest.mark.parametrize(
    ("removal", "gone", "says"),
    [
        (Removal("lowest", "river"), (2,), "remove boards with the lowest river card"),
        (Removal("highest", "river"), (1, 3), "remove boards with the highest river card"),
        (Removal("highest", "turn", 1), (2,), "remove boards with the highest turn card"),
        (Removal("highest", "turn", 1, ace_low=True), (3,),
         "remove boards with the highest turn card"),
        (Removal("lowest", "turn", 1, ace_low=True), (2,),
         "remove boards with the lowest turn card"),
        (Removal(rows=(2,)), (2,), "remove row 2"),
        (Removal(rows=(1, 3)), (1, 3), "remove rows 1 and 3"),
    ],
)  # fmt: skip
def test_a_removal_says_which_rows_go_by_whose_card_or_by_number(removal, gone, says):
    whole = ["2c 9d 5h 7s", "3c 8d Ah 6s", "4c Td Kh 7d"]

    assert (removal.gone(THREE_ROWS), removal.says) == (gone, says)
    assert [written(row) for row in removal.left(THREE_ROWS)] == [
        row for number, row in enumerate(whole, start=1) if number not in gone
    ]


def test_a_row_that_is_rolled_lies_face_down_on_every_street():
    assert [[written(row) for row in street] for street in row_rolled(THREE_ROWS, (3, 1, 6))] == [
        ["", "3c 8d", ""],
        ["", "Ah", ""],
        ["", "6s", ""],
    ]


SQUARE = ((3, 3, 3), (1, 1), (1,))
ALIKE = "“{}” needs as many rows on every street that has board cards"
FLOPS = "“{}” needs a flop of [3, 3, 3], a turn of [1, 1] and a river of 1"


@pytest.mark.parametrize(
    ("word", "shape", "said"),
    [
        ("one row", SQUARE, ""),
        ("one per row", ((3, 3), (1, 1)), ""),
        ("one per row", SQUARE, ALIKE),
        ("each row", SQUARE, ALIKE),
        ("lowest river", ((3, 3), (1,)), ALIKE),
        ("contiguous", SQUARE, ""),
        ("contiguous", ((3, 3, 3), (1, 1), (2,)), FLOPS),
        ("contiguous, turned", SQUARE, ""),
        ("contiguous, turned", ((3,),), FLOPS),
    ],
)
def test_a_layout_fits_a_board_or_says_which_it_needs(word, shape, said):
    assert shape_clash(word, shape) == said.format(word)


@pytest.mark.parametrize(
    ("dice", "left"), [((2, 5), "Ah 3c 8s"), ((4, 4), "Ah Kd 3c 9h"), ((6, 6), "Ah Kd 3c 8s 9h")]
)
def test_a_die_turns_the_card_at_its_place_once_and_a_six_turns_none(dice, left):
    board = ((read_cards("Ah Kd 3c 8s 9h"),),)

    assert place_rolled(board, dice) == ((read_cards(left),),)

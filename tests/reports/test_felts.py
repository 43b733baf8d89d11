"""Where the cards of a board lie, and the lines that count."""

from director.engine.games.library import Library
from director.house import shelf
from director.reports.documents import Place
from director.reports.typesetting.board_layout import lines, places

LIBRARY = Library(shelf.games())


def test_the_turns_of_chowaha_lie_between_the_rows_that_they_touch():
    assert places(LIBRARY.game("chowaha")) == (
        *(Place(across, down) for down in range(3) for across in range(3)),
        Place(3.45, 0.5),
        Place(3.45, 1.5),
        Place(4.9, 1.0),
    )


def test_four_lines_of_chowaha_count():
    assert lines(LIBRARY.game("chowaha")) == (
        (0, 1, 2, 9, 11),
        (3, 4, 5, 9, 11),
        (3, 4, 5, 10, 11),
        (6, 7, 8, 10, 11),
    )


def test_after_a_high_die_the_columns_count():
    game = LIBRARY.game("bidirectional-chowaha")

    assert lines(game, turned=True)[0] == (0, 3, 6, 9, 11)
    assert places(game, turned=True)[9] == Place(0.5, 3.225)


def test_a_single_row_needs_no_picture_of_its_own():
    assert places(LIBRARY.game("texas-holdem")) == ()

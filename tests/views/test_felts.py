"""Where the cards of a board lie, and the lines that count."""

from director.engine.games.boards import contiguous_turned
from director.views.ruling.felt import lines, spots
from tests.shipped import shipped_games

LIBRARY = shipped_games()
BIDIRECTIONAL = LIBRARY.game("bidirectional-chowaha")


def lying(game):
    return tuple((spot.x, spot.y) for spot in spots(game))


def after_a_high_die():
    (columns,) = (one.game for one in BIDIRECTIONAL.cases if one.game.layout is contiguous_turned)
    return columns


def test_the_turns_of_chowaha_lie_between_the_rows_that_they_touch():
    assert lying(LIBRARY.game("chowaha")) == (
        *((across, down) for down in range(3) for across in range(3)),
        (3.35, 0.5),
        (3.35, 1.5),
        (4.7, 1),
    )


def test_four_lines_of_chowaha_count():
    assert lines(LIBRARY.game("chowaha")) == (
        (0, 1, 2, 9, 11),
        (3, 4, 5, 9, 11),
        (3, 4, 5, 10, 11),
        (6, 7, 8, 10, 11),
    )


def test_after_a_high_die_the_columns_count():
    assert lines(BIDIRECTIONAL)[0] == (0, 1, 2, 9, 11)
    assert lines(after_a_high_die())[0] == (0, 3, 6, 9, 11)
    assert lying(after_a_high_die())[9:] == ((0.5, 3.175), (1.5, 3.175), (1, 4.35))


def test_boards_that_are_rows_have_no_lines():
    assert lines(LIBRARY.game("murder")) == lines(LIBRARY.game("texas-holdem")) == ()

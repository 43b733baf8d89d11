"""Where each card of a board lies on the felt, as the dealer sees it, measured in cards.

And which of them a line joins that counts. A turn lies between the two rows that it touches.
"""

from collections.abc import Callable
from itertools import count, islice
from typing import NamedTuple

from director.engine.games.boards import Layout, Shape, contiguous, contiguous_turned
from director.engine.games.game import Game

Place = tuple[int, int]
"""A street and a row, both from 0; a board of one row has all its cards at (0, 0)."""

GAP = 0.35
"""Between two streets, in cards."""


class Spot(NamedTuple):
    """Where one card lies: so many cards from the left and from the top."""

    place: Place
    number: int
    """Which of the cards of that place, from 0."""
    x: float
    y: float


Spots = tuple[Spot, ...]


def spots(game: Game) -> Spots:
    """Where the cards of a game's board lie, street by street; a stud game has room for one."""
    if game.is_stud:
        return (Spot((0, 0), 0, 0, 0),)
    if game.one_row:
        return _one_row(game.board)
    return LYING.get(game.layout, _rows)(game.board)


def _one_row(board: Shape) -> Spots:
    """One row, with a gap between its streets."""
    streets = [street for street, rows in enumerate(board) for _ in range(rows[0])]
    return tuple(Spot((0, 0), at, at + street * GAP, 0) for at, street in enumerate(streets))


def _rows(board: Shape) -> Spots:
    """Rows one below the other, the cards of a street in a column: Murder, Oklahoma."""
    found, left = [], 0.0
    for street, rows in enumerate(board):
        found += [
            Spot((street, row), at, left + at, row)
            for row, cards in enumerate(rows)
            for at in range(cards)
        ]
        left += max(rows) + GAP
    return tuple(found)


def _square(board: Shape) -> list[Spot]:
    return [
        Spot((0, row), at, at, row) for row, cards in enumerate(board[0]) for at in range(cards)
    ]


def _beside(board: Shape) -> Spots:
    """A square, the turns to its right between the rows that they touch, and the river."""
    turns = [Spot((1, row), 0, 3 + GAP, row + 0.5) for row in range(len(board[1]))]
    return (*_square(board), *turns, Spot((2, 0), 0, 4 + 2 * GAP, 1))


def _below(board: Shape) -> Spots:
    """The same turned: the turns below the columns that they touch, and the river (S 2.8)."""
    turns = [Spot((1, row), 0, row + 0.5, 3 + GAP / 2) for row in range(len(board[1]))]
    return (*_square(board), *turns, Spot((2, 0), 0, 1, 4 + GAP))


LYING: dict[Layout, Callable[[Shape], Spots]] = {contiguous: _beside, contiguous_turned: _below}
"""Boards that are more than rows, by their layout."""


def lines(game: Game) -> tuple[tuple[int, ...], ...]:
    """The cards of each line that counts, by their numbers in the order of the spots."""
    if game.layout not in LYING:
        return ()
    flop, turn, river = _numbers(game.board)
    if game.layout is contiguous_turned:
        flop = tuple(zip(*flop, strict=True))
    top, middle, bottom = flop
    upper, lower = turn
    touching = ((top, upper), (middle, upper), (middle, lower), (bottom, lower))
    return tuple((*row, *beside, *river[0]) for row, beside in touching)


def _numbers(board: Shape) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The numbers of the cards, in the form of the board."""
    counted = count()
    return tuple(tuple(tuple(islice(counted, cards)) for cards in street) for street in board)

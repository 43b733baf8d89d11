"""How community cards lie on the felt, and which of them may be played together.

A layout knows nothing of the hand: it is asked for all the ways to play so many board cards. A
board is what has been dealt, street by street, each street as its rows from the dealer's left or
top.
"""

from collections.abc import Callable, Iterable
from itertools import combinations

from director.engine.cards import Cards

Row = Cards
Board = tuple[tuple[Row, ...], ...]
"""Streets of rows of cards: hold'em's is `(((Ah, Kd, 3c),), ((8s,),), ((9h,),))`."""

Shape = tuple[tuple[int, ...], ...]
"""How many cards lie in each row of each street: hold'em's is `((3,), (1,), (1,))`."""

Layout = Callable[[Board, int], Iterable[Cards]]


def all_cards(board: Board) -> Cards:
    """Every card on the board, in the order dealt."""
    return tuple(card for street in board for row in street for card in row)


def whole_rows(board: Board) -> tuple[Row, ...]:
    """The rows as they lie when the last street has been dealt, from the top."""
    return tuple(tuple(card for row in parts for card in row) for parts in zip(*board, strict=True))


def one_row(board: Board, count: int) -> Iterable[Cards]:
    """Any cards of the board, as in hold'em."""
    return combinations(all_cards(board), count)


LAYOUTS: dict[str, Layout] = {"one row": one_row}

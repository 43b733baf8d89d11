"""How community cards lie on the felt, and which of them may be played together.

A layout knows nothing of the hand: it is asked for all the ways to play so many board cards. A
board is what has been dealt, street by street, each street as its rows from the dealer's left or
top.
"""

from collections.abc import Callable, Iterable
from itertools import combinations, product

from director.engine.cards import Card, Cards, in_order
from director.translation import say

Row = Cards
Board = tuple[tuple[Row, ...], ...]
"""Streets of rows of cards: hold'em's is `(((Ah, Kd, 3c),), ((8s,),), ((9h,),))`."""

Shape = tuple[tuple[int, ...], ...]
"""How many cards lie in each row of each street: hold'em's is `((3,), (1,), (1,))`."""

Layout = Callable[[Board, int], Iterable[Cards]]
"""All the ways to play so many cards of a board."""

Removal = Callable[[tuple[Row, ...]], tuple[Row, ...]]
"""The rows that are left of those that were dealt."""


def all_cards(board: Board) -> Cards:
    """Every card on the board, in the order dealt."""
    return tuple([card for street in board for row in street for card in row])


def whole_rows(board: Board) -> tuple[Row, ...]:
    """The rows as they lie at the end, from the top, where every street has as many."""
    return tuple([sum(parts, ()) for parts in zip(*board, strict=True)])


def one_row(board: Board, count: int) -> Iterable[Cards]:
    """Any cards of the board, as in hold'em."""
    return combinations(all_cards(board), count)


def one_per_row(board: Board, count: int) -> Iterable[Cards]:
    """No two cards of one row, as in Murder."""
    for rows in combinations(whole_rows(board), count):
        yield from product(*rows)


def each_row(board: Board, count: int) -> Iterable[Cards]:
    """Cards of one row only, whichever it is, as in Oklahoma."""
    for row in whole_rows(board):
        yield from combinations(row, count)


def contiguous(board: Board, count: int) -> Iterable[Cards]:
    """A row of the flop, a turn that touches it and the river, as in Chowaha."""
    flops, (upper, lower), (river,) = board
    top, middle, bottom = flops
    lines = (top + upper, middle + upper, middle + lower, bottom + lower)
    for line in lines:
        yield from combinations(line + river, count)


def contiguous_turned(board: Board, count: int) -> Iterable[Cards]:
    """The same with the turns below the flop: columns in place of rows (S 2.8)."""
    flops, turns, river = board
    columns = tuple(zip(*flops, strict=True))
    return contiguous((columns, turns, river), count)


def in_place(layout: Layout, board: Board) -> Board:
    """The board with each row in the order in which cards are compared, not dealt.

    So which of two equal cards plays does not hang on how they were typed. Columns are made of the
    cards' places in their rows, so there the rows stay as they lie.
    """
    if layout is contiguous_turned:
        return board
    return tuple([tuple([in_order(row) for row in street]) for street in board])


LAYOUTS: dict[str, Layout] = {
    "one row": one_row,
    "one per row": one_per_row,
    "each row": each_row,
    "contiguous": contiguous,
    "contiguous, turned": contiguous_turned,
}
"""By the names that game files use."""

_SQUARE: Shape = ((3, 3, 3), (1, 1), (1,))
"""Three flops one above the other, two turns between them, and the river."""


def _rows_alike(shape: Shape) -> bool:
    return len({len(rows) for rows in shape}) == 1


def _square(shape: Shape) -> bool:
    return shape == _SQUARE


def lowest_river(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Without the row or rows whose last card is the lowest, the ace high; all alike: all stay."""
    lowest = min(row[-1].rank for row in rows)
    left = tuple(row for row in rows if row[-1].rank > lowest)
    return left or rows


REMOVALS: dict[str, Removal] = {"lowest river": lowest_river}
"""By the names that game files use."""

REMOVAL_SENTENCES: dict[Removal, str] = {lowest_river: "remove boards with the lowest river card"}
"""What each of them says on the strip of streets."""

Turning = Callable[[Board, tuple[int, ...]], Board]
"""The board that still lies face up once the dice have fallen."""


def place_rolled(board: Board, dice: tuple[int, ...]) -> Board:
    """Without the cards at the places rolled; they count from the dealer's left, across a street.

    A roll beyond the last place, or of one whose card lies face down already, turns nothing.
    """
    return tuple(
        [
            tuple(
                [tuple([card for at, card in enumerate(row, 1) if at not in dice]) for row in rows]
            )
            for rows in board
        ]
    )


def turned_down(turning: Turning | None, board: Board, dice: tuple[int, ...]) -> frozenset[Card]:
    """The cards of a board that lie face down once the dice have fallen."""
    up = turning(board, dice) if turning else board
    return frozenset(all_cards(board)).difference(all_cards(up))


TURNINGS: dict[str, Turning] = {"place rolled": place_rolled}
"""By the names that game files use."""

TURNING_SENTENCES: dict[Turning, str] = {place_rolled: "turn the card at that place face down"}
"""What each of them says on the strip of streets."""

_ALIKE = (_rows_alike, "'{word}' needs as many rows on every street that has board cards")
_FLOPS = (_square, "'{word}' needs a flop of [3, 3, 3], a turn of [1, 1] and a river of 1")

_NEEDS: dict[str, tuple[Callable[[Shape], bool], str]] = {
    "one per row": _ALIKE,
    "each row": _ALIKE,
    "contiguous": _FLOPS,
    "contiguous, turned": _FLOPS,
    "lowest river": _ALIKE,
}
"""Which boards a layout or a removal can be asked about, by its name; any where it is not here."""


def shape_clash(word: str, shape: Shape) -> str:
    """Why a layout or a removal cannot be asked about a board of this shape; "" where it can."""
    fits, sentence = _NEEDS.get(word, (None, ""))
    return say(sentence, word=word) if fits and not fits(shape) else ""

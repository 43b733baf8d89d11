"""How community cards lie on the felt, and which of them may be played together.

A layout knows nothing of the hand: it is asked for all the ways to play so many board cards. A
board is what has been dealt, street by street, each street as its rows from the dealer's left or
top.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import combinations, product

from director.engine.cards import ACE, Card, Cards, in_order
from director.translation import listed, say

Row = Cards
Board = tuple[tuple[Row, ...], ...]
"""Streets of rows of cards: hold'em's is `(((Ah, Kd, 3c),), ((8s,),), ((9h,),))`."""

Shape = tuple[tuple[int, ...], ...]
"""How many cards lie in each row of each street: hold'em's is `((3,), (1,), (1,))`."""

Layout = Callable[[Board, int], Iterable[Cards]]
"""All the ways to play so many cards of a board."""


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


OUT = ("lowest", "highest")
"""Of which rows the deciding card is, that go out of play."""


@dataclass(frozen=True)
class Removal:
    """Which rows of the board are out of play once it lies there, as in Oklahoma (S 2.34)."""

    out: str = OUT[0]
    """One of OUT: of the deciding cards, that of the rows that go; all alike: all stay."""
    street: str = ""
    """Whose card decides, one in each row; empty for the last."""
    at: int = -1
    """Which of the streets with board cards that is; -1 for the last."""
    ace_low: bool = False
    rows: tuple[int, ...] = ()
    """These go whatever lies there, counted from the dealer's left or top, from 1."""

    def left(self, board: Board) -> tuple[Row, ...]:
        """The rows that stay in play."""
        rows = whole_rows(board)
        gone = self.gone(board)
        return tuple([row for number, row in enumerate(rows, start=1) if number not in gone])

    def gone(self, board: Board) -> tuple[int, ...]:
        """The numbers of the rows that go."""
        if self.rows:
            return self.rows
        heights = {
            number: self.height(row[-1]) for number, row in enumerate(board[self.at], 1) if row
        }
        if len({*heights.values()}) < 2:
            return ()
        worst = (min if self.out == "lowest" else max)(heights.values())
        return tuple([number for number, height in heights.items() if height == worst])

    def height(self, card: Card) -> int:
        """The rank by which cards decide: suits never do."""
        return 1 if self.ace_low and card.rank == ACE else card.rank

    @property
    def says(self) -> str:
        """What it says on the strip of streets."""
        if self.rows:
            rows = listed([str(one) for one in self.rows])
            return (
                say("remove row {rows}", rows=rows)
                if len(self.rows) == 1
                else say("remove rows {rows}", rows=rows)
            )
        street = say(self.street or "last")
        if self.out == "lowest":
            return say("remove boards with the lowest {street} card", street=street)
        return say("remove boards with the highest {street} card", street=street)


REMOVALS: dict[str, Removal] = {
    "lowest river": Removal("lowest", "river"),
    "highest river": Removal("highest", "river"),
}
"""By the names that game files use; a file may also say it in its own words."""

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


def row_rolled(board: Board, dice: tuple[int, ...]) -> Board:
    """Without the rows rolled, on every street; a roll beyond the last row turns nothing."""
    return tuple(
        [
            tuple([() if number in dice else row for number, row in enumerate(rows, start=1)])
            for rows in board
        ]
    )


def turned_down(turning: Turning | None, board: Board, dice: tuple[int, ...]) -> frozenset[Card]:
    """The cards of a board that lie face down once the dice have fallen."""
    up = turning(board, dice) if turning else board
    return frozenset(all_cards(board)).difference(all_cards(up))


TURNINGS: dict[str, Turning] = {"place rolled": place_rolled, "row rolled": row_rolled}
"""By the names that game files use."""

TURNING_SENTENCES: dict[Turning, str] = {
    place_rolled: "turn the card at that place face down",
    row_rolled: "turn the cards of that row face down",
}
"""What each of them says on the strip of streets."""

_ALIKE = (_rows_alike, "“{word}” needs as many rows on every street that has board cards")
_FLOPS = (_square, "“{word}” needs a flop of [3, 3, 3], a turn of [1, 1] and a river of 1")

_NEEDS: dict[str, tuple[Callable[[Shape], bool], str]] = {
    "one per row": _ALIKE,
    "each row": _ALIKE,
    "contiguous": _FLOPS,
    "contiguous, turned": _FLOPS,
    "lowest river": _ALIKE,
    "highest river": _ALIKE,
    "removal": _ALIKE,
    "row rolled": _ALIKE,
}
"""Which boards a layout or a removal can be asked about, by its name; any where it is not here."""


def shape_clash(word: str, shape: Shape) -> str:
    """Why a layout or a removal cannot be asked about a board of this shape; "" where it can."""
    fits, sentence = _NEEDS.get(word, (None, ""))
    return say(sentence, word=word) if fits and not fits(shape) else ""

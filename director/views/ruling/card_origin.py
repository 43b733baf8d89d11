"""From which rows of the board the cards of a hand come, where a board has several."""

from director.engine.cards import Cards, written
from director.engine.games.boards import contiguous_turned
from director.engine.showdown.adjudication import Ruling
from director.translation import say

_ROWS = ("top row", "middle row", "bottom row")
_COLUMNS = ("left column", "middle column", "right column")


def origin(ruling: Ruling, cards: Cards) -> str:
    """The rows that play: "row 1: 9h, row 2: Qh, row 3: Jh", "row 2" or "top row"."""
    board = ruling.showdown.board
    if ruling.game.one_row or not board:
        return ""
    flop = board[0]
    if any(len(street) != len(flop) for street in board):
        turned = ruling.game.layout is contiguous_turned
        lines = tuple(zip(*flop, strict=True)) if turned else flop
        names = _COLUMNS if turned else _ROWS
        played = [name for name, line in zip(names, lines, strict=False) if {*line} & {*cards}]
        return say(played[0]) if len(played) == 1 else ""
    rows = [sum((street[row] for street in board), ()) for row in range(len(flop))]
    found = {
        number: tuple(card for card in cards if card in row)
        for number, row in enumerate(rows, start=1)
        if {*row} & {*cards}
    }
    if len(found) == 1:
        return say("row {number}", number=next(iter(found)))
    parts = [
        say("row {number}: {cards}", number=number, cards=written(theirs))
        for number, theirs in found.items()
    ]
    return ", ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)  # a row on a line

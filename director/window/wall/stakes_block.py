"""The stakes on the wall: a column for each kind of game, or a row, whichever is read from farther.

Columns are quicker to read, and long amounts need the whole width; so rows are taken only where
they make the figures clearly larger. One size holds for all kinds: what is larger is not dearer.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF

from director.views.clock.stakes import Bet, KindOfGame
from director.window.look.fonts import MEDIUM, SEMIBOLD
from director.window.wall.blocks import AMOUNTS, Block, Text, columns, cut, ems, fitting, lines

_LARGEST, _GAMES, _NAMES = 0.082, 0.036, 0.034
_ALONE = 0.12
"""The largest size of the amounts where there is one kind of game and nothing beside it."""
_CLEARLY = 1.15
_BETWEEN = 0.9
"""The room between two bets of a row, by their size."""


def stakes_blocks(kinds: Sequence[KindOfGame], where: QRectF, unit: float) -> list[Block]:
    """The stakes of every kind of game, as large as the place allows."""
    if not kinds:
        return []
    inside = where.adjusted(0, unit * 0.012, 0, 0)
    down, down_size = _as_columns(kinds, inside, unit)
    across, across_size = _as_rows(kinds, inside, unit)
    return across() if across_size > down_size * _CLEARLY else down()


Made = tuple[Callable[[], list[Block]], float]
"""How the blocks are made, and the size that their amounts would have."""


def _as_columns(kinds: Sequence[KindOfGame], where: QRectF, unit: float) -> Made:
    """Bets below each other, the name of each before it."""
    most = max(len(kind.bets) for kind in kinds)
    cells = [cut(cell, 1.1 / (most + 1.1)) for cell in columns(where, len(kinds), unit * 0.05)]
    heads = [head for head, *_ in cells]
    line = QRectF(0, 0, heads[0].width(), (where.height() - heads[0].height()) / max(1, most))
    bets = [bet for kind in kinds for bet in kind.bets]
    games = _games_size(kinds, heads, unit)
    names = fitting(_first(line), [bet.title for bet in bets], MEDIUM, unit * _NAMES)
    most_of_all = unit * _largest(kinds)
    amounts = fitting(_rest(line), [bet.amount for bet in bets], SEMIBOLD, most_of_all, AMOUNTS)

    def blocks() -> list[Block]:
        made: list[Block] = []
        for head, kind in zip(heads, kinds, strict=True):
            made.append(Text(head, kind.title, games, "soft", MEDIUM))
            below = QRectF(head.x(), head.bottom(), head.width(), where.bottom() - head.bottom())
            for place, bet in zip(lines(below, most), kind.bets, strict=False):
                made.append(Text(_first(place), bet.title, names, "faint", MEDIUM))
                made.append(Text(_rest(place), bet.amount, amounts, "text", SEMIBOLD))
        return made

    return blocks, amounts


def _as_rows(kinds: Sequence[KindOfGame], where: QRectF, unit: float) -> Made:
    """Bets side by side, the name of each above it."""
    rows = [cut(row, 0.30, 0.22, 0.44) for row in lines(where, len(kinds), unit * 0.022)]
    largest = unit * _largest(kinds)
    amounts = min(
        _row_size(kind.bets, row[2], largest) for kind, row in zip(kinds, rows, strict=True)
    )
    games = _games_size(kinds, [row[0] for row in rows], unit)
    names = min(unit * _NAMES * 0.8, rows[0][1].height() / 1.16, amounts * 0.6)

    def blocks() -> list[Block]:
        made: list[Block] = []
        for (head, above, line), kind in zip(rows, kinds, strict=True):
            made.append(Text(head, kind.title, games, "soft", MEDIUM))
            left = line.x()
            for bet in kind.bets:
                width = _width(bet) * amounts
                name = QRectF(left, above.y(), width, above.height())
                made.append(Text(name, bet.title, names, "faint", MEDIUM))
                place = QRectF(left, line.y(), width, line.height())
                made.append(Text(place, bet.amount, amounts, "text", SEMIBOLD))
                left += width + _BETWEEN * amounts
        return made

    return blocks, amounts


def _largest(kinds: Sequence[KindOfGame]) -> float:
    return _ALONE if len(kinds) == 1 else _LARGEST


def _row_size(bets: Sequence[Bet], line: QRectF, largest: float) -> float:
    whole = sum(_width(bet) for bet in bets) + _BETWEEN * max(0, len(bets) - 1)
    size = min(largest, line.height() / AMOUNTS)
    return min(size, line.width() / whole) if whole else size


def _width(bet: Bet) -> float:
    """How wide a bet is by the size of its amount; its name is set at six tenths of that."""
    return max(ems(bet.amount, SEMIBOLD), 0.6 * ems(bet.title, MEDIUM)) + 0.02


def _games_size(kinds: Sequence[KindOfGame], places: Sequence[QRectF], unit: float) -> float:
    return min(
        fitting(place, [kind.title], MEDIUM, unit * _GAMES)
        for place, kind in zip(places, kinds, strict=True)
    )


def _first(line: QRectF) -> QRectF:
    """Where the name of a bet stands in its line."""
    return QRectF(line.x(), line.y(), line.width() * 0.22, line.height())


def _rest(line: QRectF) -> QRectF:
    """Where its amount stands."""
    return line.adjusted(line.width() * 0.24, 0, 0, 0)

"""The stakes on the wall, arranged in whichever way is read from farthest.

One kind of game has its blinds above everything else. Several stand in columns, or in rows, or with
what they have in common in a row of its own. One size holds for all kinds: what is larger is not
dearer.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from director.views.clock.stakes import Bet, KindOfGame
from director.window.look.fonts import MEDIUM, SEMIBOLD
from director.window.wall.blocks import (
    AMOUNTS,
    Block,
    Text,
    columns,
    cut,
    ems,
    fitting,
    lines,
    parted,
)

_ALONE, _MIXED = 0.28, 0.135
"""The largest size of the amounts: of one kind of game, and of several."""
_GAMES, _NAMES = 0.042, 0.037
_ENOUGH = 0.13
"""From this size on columns, which are read more quickly, give way only to what is larger"""
_CLEARLY = 1.15
"""by so much."""
_CAPTION = 1.1
"""The height of a line of names, by their size: what they stand above is near."""
_APART = 0.05
"""What parts the games from what is above them, by the height of all: less is near their own."""
_BETWEEN = 0.55
"""The room between two bets of a row, by their size."""


class _Way(NamedTuple):
    """A way to arrange the stakes."""

    size: float
    """Of the smallest amounts."""
    blocks: Callable[[], list[Block]]


def stakes_blocks(kinds: Sequence[KindOfGame], where: QRectF, unit: float) -> list[Block]:
    """The stakes of every kind of game, as large as the place allows."""
    if not any(kind.bets for kind in kinds):
        return []
    if len(kinds) == 1:
        return _alone(kinds[0], where, unit)
    ways = (_as_columns, _as_rows, _in_common)
    best, *others = [way(kinds, where, unit) for way in ways]
    for other in others:
        if other.size > best.size * (_CLEARLY if best.size >= unit * _ENOUGH else 1):
            best = other
    return best.blocks()


def _alone(kind: KindOfGame, where: QRectF, unit: float) -> list[Block]:
    """The first bet as large as it can be, and the others below it."""
    names = unit * _NAMES
    title = f"{kind.title}  ·  {kind.bets[0].title}"
    names = min(names, fitting(where, [title], MEDIUM, names))
    first, others = kind.bets[0]._replace(title=title), kind.bets[1:]
    if not others:
        return _row([first], where, unit * _ALONE, names)
    upper, lower = cut(where, 0.61, 0.39)
    size = _row_size([first], upper, unit * _ALONE, names)
    together = _row_size([first, *others], where, unit * _ALONE, names)
    if together * _CLEARLY > size:
        return _row([first, *others], where, together, names)
    return _row([first], upper, size, names) + _row(others, lower, unit * _MIXED, names)


def _as_columns(kinds: Sequence[KindOfGame], where: QRectF, unit: float) -> _Way:
    """The games side by side, their bets below each other with the name of each before it."""
    most = max(len(kind.bets) for kind in kinds)
    cells = [
        _below(cell, unit * _GAMES * _CAPTION) for cell in columns(where, len(kinds), unit * 0.05)
    ]
    height = cells[0][1].height() / most
    line = QRectF(0, 0, cells[0][1].width(), height)
    bets = [bet for kind in kinds for bet in kind.bets]
    names = fitting(_first(line), [bet.title for bet in bets], MEDIUM, unit * _NAMES)
    largest = unit * _MIXED
    amounts = fitting(_rest(line), [bet.amount for bet in bets], SEMIBOLD, largest, AMOUNTS)

    def blocks() -> list[Block]:
        games = _games_size(kinds, [head for head, _ in cells], unit)
        made: list[Block] = []
        for (head, below), kind in zip(cells, kinds, strict=True):
            made.append(Text(head, kind.title, games, "soft", MEDIUM))
            for place, bet in zip(lines(below, most), kind.bets, strict=False):
                made.append(Text(_first(place), bet.title, names, "faint", MEDIUM))
                made.append(Text(_rest(place), bet.amount, amounts, "text", SEMIBOLD))
        return made

    return _Way(amounts, blocks)


def _as_rows(kinds: Sequence[KindOfGame], where: QRectF, unit: float) -> _Way:
    """The games below each other, their bets side by side with the name of each above it."""
    cells = [
        _below(cell, unit * _GAMES * _CAPTION) for cell in lines(where, len(kinds), unit * 0.015)
    ]
    names, largest = unit * _NAMES, unit * _MIXED
    size = min(
        _row_size(kind.bets, below, largest, names)
        for (_, below), kind in zip(cells, kinds, strict=True)
    )

    def blocks() -> list[Block]:
        games = _games_size(kinds, [head for head, _ in cells], unit)
        made: list[Block] = []
        for (head, below), kind in zip(cells, kinds, strict=True):
            made.append(Text(head, kind.title, games, "soft", MEDIUM))
            made += _row(kind.bets, below, size, names)
        return made

    return _Way(size, blocks)


def _in_common(kinds: Sequence[KindOfGame], where: QRectF, unit: float) -> _Way:
    """What all of them are played for in a row, and below it, side by side, what is each one's."""
    first, *others = [kind.bets for kind in kinds]
    shared = tuple(bet for bet in first if all(bet in bets for bets in others))
    own = [tuple(bet for bet in kind.bets if bet not in shared) for kind in kinds]
    if not shared or not all(own):
        return _Way(0, list)
    upper, _, lower = cut(where, 0.415, _APART, 0.585 - _APART)
    names, largest = unit * _NAMES, unit * _MIXED
    wanted = [_wanted(kind, bets, unit) for kind, bets in zip(kinds, own, strict=True)]
    cells = [_below(cell, unit * _GAMES * _CAPTION) for cell in parted(lower, wanted, unit * 0.05)]
    size = min(
        _row_size(shared, upper, largest, names),
        *(
            _row_size(bets, below, largest, names)
            for (_, below), bets in zip(cells, own, strict=True)
        ),
    )

    def blocks() -> list[Block]:
        games = _games_size(kinds, [head for head, _ in cells], unit)
        made = _row(shared, upper, size, names)
        for (head, below), kind, bets in zip(cells, kinds, own, strict=True):
            made.append(Text(head, kind.title, games, "soft", MEDIUM))
            made += _row(bets, below, size, names)
        return made

    return _Way(size, blocks)


def _wanted(kind: KindOfGame, bets: Sequence[Bet], unit: float) -> float:
    """How wide a kind of game would be at its largest: its games, or its bets in a row."""
    gaps = _BETWEEN * (len(bets) - 1) * _MIXED
    row = sum(_width(bet, _MIXED, _NAMES) for bet in bets) + gaps
    return max(ems(kind.title, MEDIUM) * _GAMES, row) * unit


def _row(bets: Sequence[Bet], where: QRectF, size: float, names: float) -> list[Block]:
    """Bets side by side, the name of each above it."""
    size = _row_size(bets, where, size, names)
    above, line = _below(where, names * _CAPTION)
    small = min(names, above.height() / _CAPTION)
    made: list[Block] = []
    left = where.x()
    for bet in bets:
        width = _width(bet, size, small)
        name = QRectF(left, above.y(), width, above.height())
        made.append(Text(name, bet.title, small, "faint", MEDIUM))
        place = QRectF(left, line.y(), width, min(line.height(), size * AMOUNTS))
        made.append(Text(place, bet.amount, size, "text", SEMIBOLD))
        left += width + _BETWEEN * size
    return made


def _row_size(bets: Sequence[Bet], where: QRectF, largest: float, names: float) -> float:
    """The size of the amounts of a row."""
    _, line = _below(where, names * _CAPTION)
    size = min(largest, line.height() / AMOUNTS)
    gaps = _BETWEEN * max(0, len(bets) - 1)
    for _ in range(3):  # where a name is wider than its amount, that gives way in a few steps
        whole = sum(_width(bet, size, names) for bet in bets) + gaps * size
        if whole <= where.width():
            break
        size *= where.width() / whole
    return size * 0.98 if whole > where.width() else size


def _width(bet: Bet, size: float, names: float) -> float:
    """How wide a bet is: its amount or its name, whichever is wider."""
    return max(ems(bet.amount, SEMIBOLD) * size, ems(bet.title, MEDIUM) * names) + 0.03 * size


def _games_size(kinds: Sequence[KindOfGame], places: Sequence[QRectF], unit: float) -> float:
    return min(
        fitting(place, [kind.title], MEDIUM, unit * _GAMES)
        for place, kind in zip(places, kinds, strict=True)
    )


def _below(where: QRectF, height: float) -> tuple[QRectF, QRectF]:
    """A line of this height at the top of a place, and what is below it."""
    height = min(height, where.height() * 0.4)
    return (
        QRectF(where.x(), where.y(), where.width(), height),
        where.adjusted(0, height, 0, 0),
    )


def _first(line: QRectF) -> QRectF:
    """Where the name of a bet stands in its line."""
    return QRectF(line.x(), line.y(), line.width() * 0.22, line.height())


def _rest(line: QRectF) -> QRectF:
    """Where its amount stands."""
    return line.adjusted(line.width() * 0.24, 0, 0, 0)

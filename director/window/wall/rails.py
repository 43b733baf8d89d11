"""What stands beside the time: who is left, the average, what comes next; at the end, the seats."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from director.translation import say
from director.views.wall.wall import Poster
from director.views.wall.wall_words import Cell
from director.window.look.fonts import MEDIUM, REGULAR, SEMIBOLD
from director.window.wall.blocks import (
    AMOUNTS,
    RIGHT,
    Block,
    Fill,
    Text,
    columns,
    cut,
    ems,
    fitting,
    lines,
    parted,
    text,
)
from director.window.wall.event_color import accent

_BETWEEN_GAMES = "  ›  "
_FIGURE, _CAPTION = 0.068, 0.0375
"""Of the band, by the height of the wall."""
_LEAST = 0.032
"""Of the games in their order: where all of them would be smaller, the next ones stand alone."""
_FLAT = 2.5
"""From this width on, by its height, a panel has two columns."""


def band_blocks(told: Sequence[Cell], where: QRectF, unit: float) -> list[Block]:
    """The band: captions, a figure below each, and what belongs to it; all figures of one size."""
    blocks: list[Block] = [Fill(QRectF(where.x(), where.y(), where.width(), 2), "line")]
    widest = [
        max(
            ems(one.figure, SEMIBOLD) * _FIGURE,
            ems(one.caption, MEDIUM) * _CAPTION,
            ems(one.detail, REGULAR) * _CAPTION,
        )
        for one in told
    ]
    gap = unit * 0.04
    places = parted(where, widest, gap)
    inside = [cut(place, 0.05, 0.265, 0.39, 0.265) for place in places]
    size = min(
        fitting(parts[2], [one.figure], SEMIBOLD, unit * _FIGURE, AMOUNTS)
        for one, parts in zip(told, inside, strict=True)
    )
    small = min(
        fitting(parts[1], [one.caption], MEDIUM, unit * _CAPTION)
        for one, parts in zip(told, inside, strict=True)
    )
    for one, (_, above, middle, below) in zip(told, inside, strict=True):
        blocks.append(Text(above, one.caption, small, "faint", MEDIUM))
        blocks.append(Text(middle, one.figure, size, "text", SEMIBOLD))
        if one.detail:
            blocks.append(text(below, one.detail, unit * _CAPTION, "soft"))
    return blocks


def seat_blocks(poster: Poster, where: QRectF, unit: float) -> list[Block]:
    """Who sits where at the final table."""
    caption, below = cut(where, 0.12, 0.88)
    blocks: list[Block] = [text(caption, say("Final table"), unit * 0.05, "text", SEMIBOLD)]
    rows = _panel(below, len(poster.seats), unit)
    names = [row.adjusted(unit * 0.07, 0, 0, 0) for row in rows]
    size = fitting(names[0], [who for _, who in poster.seats], MEDIUM, unit * 0.06)
    for row, place, (seat, who) in zip(rows, names, poster.seats, strict=False):
        number = QRectF(row.x(), row.y(), unit * 0.05, row.height())
        blocks.append(Text(number, str(seat), size, "soft", MEDIUM, RIGHT))
        blocks.append(Text(place, who, size, "text", MEDIUM))
    return blocks


def payout_blocks(poster: Poster, where: QRectF, unit: float) -> list[Block]:
    """The prizes still to be won."""
    caption, below = cut(where, 0.13, 0.87)
    blocks: list[Block] = [text(caption, say("Prizes"), unit * _CAPTION, "faint", MEDIUM)]
    rows = _panel(below, len(poster.payouts), unit)
    numbers = [QRectF(row.x(), row.y(), row.width() * 0.24, row.height()) for row in rows]
    amounts = [row.adjusted(row.width() * 0.28, 0, 0, 0) for row in rows]
    size = fitting(amounts[0], [amount for _, amount in poster.payouts], SEMIBOLD, unit * 0.062)
    small = fitting(numbers[0], [place for place, _ in poster.payouts], MEDIUM, size * 0.8)
    for number, place, (which, amount) in zip(numbers, amounts, poster.payouts, strict=False):
        blocks.append(Text(number, which, small, "faint", MEDIUM))
        blocks.append(Text(place, amount, size, "text", SEMIBOLD, RIGHT))
    return blocks


def _games_size(games: Sequence[str], each: int, where: QRectF, unit: float) -> float:
    """The size of the games in rows of so many."""
    runs = [_BETWEEN_GAMES.join(games[at : at + each]) for at in range(0, len(games), each)]
    return fitting(where, runs, SEMIBOLD, unit * _CAPTION)


def _panel(where: QRectF, count: int, unit: float) -> list[QRectF]:
    """The lines of a panel: one below the other, in two columns where it is wide and low."""
    sides = 2 if where.width() > where.height() * _FLAT else 1
    down = max(6 // sides, -(-count // sides))
    return [line for side in columns(where, sides, unit * 0.06) for line in lines(side, down)]


def rotation_blocks(poster: Poster, where: QRectF, unit: float, rows: int = 1) -> list[Block]:
    """The games in their order, the one that the room plays marked; then how long each is."""
    if len(poster.rotation) < 2:
        return []
    blocks: list[Block] = [Fill(QRectF(where.x(), where.y(), where.width(), 2), "line")]
    each = -(-len(poster.rotation) // rows)
    games, room_turn = poster.rotation, poster.room_turn
    places = lines(where.adjusted(0, unit * 0.006, 0, 0), rows)
    size = _games_size(games, each, places[0], unit)
    if size < unit * _LEAST:
        games, room_turn = games[room_turn or 0 :] + games[: room_turn or 0], room_turn and 0
        while size < unit * _LEAST and len(games) > rows + 1:
            games = games[:-1]
            each = -(-len(games) // rows)
            size = _games_size((*games, ""), each, places[0], unit)
    parts = [games[first : first + each] for first in range(0, len(games), each)]
    left = where.x()
    for row, (place, names) in enumerate(zip(places, parts, strict=False)):
        left = where.x()
        for number, name in enumerate(names, start=row * each):
            here = number == room_turn
            last = number == len(poster.rotation) - 1
            words = name if last else name + _BETWEEN_GAMES
            width = ems(words, SEMIBOLD) * size
            colour, weight = (accent(poster), SEMIBOLD) if here else ("soft", MEDIUM)
            cell = QRectF(left, place.y(), width, place.height())
            blocks.append(Text(cell, words.rstrip(), size, colour, weight))
            left += width
    free = QRectF(left + size, places[-1].y(), where.right() - left - size, places[-1].height())
    if poster.turning and ems(poster.turning, MEDIUM) * size <= free.width():
        blocks.append(Text(free, poster.turning, size, "faint", MEDIUM, RIGHT))
    return blocks

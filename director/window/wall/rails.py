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
_IN_A_LINE, _LEAST_IN_A_LINE = 0.042, 0.035
"""Of the band in one line, while something is announced."""
_STACK, _APART = 0.85, 0.5
"""The size of the chips at the final table, and how far they are from a name, by its size."""
_LINES = 4
"""A panel is as high as so many of them at least."""
_NEAR = 2.5
"""How far what belongs to a line stands from the widest name at most, by the size."""
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


def line_blocks(told: Sequence[Cell], where: QRectF, unit: float) -> list[Block]:
    """The band in one line, what belongs to its figures left out; the last cells give way."""
    widths = [ems(f"{one.caption}  ", MEDIUM) + ems(one.figure, SEMIBOLD) for one in told]
    size = min(unit * _IN_A_LINE, _in_a_line(widths, where))
    if size < unit * _LEAST_IN_A_LINE and len(told) > 1:
        return line_blocks(told[:-1], where, unit)
    free = where.width() - sum(widths) * size
    between = min(free / (len(told) - 1), size * 3) if len(told) > 1 else 0
    blocks: list[Block] = [Fill(QRectF(where.x(), where.y(), where.width(), 2), "line")]
    left = where.x()
    for one, width in zip(told, widths, strict=True):
        caption = ems(f"{one.caption}  ", MEDIUM) * size
        name = QRectF(left, where.y(), caption, where.height())
        figure = QRectF(left + caption, where.y(), width * size - caption, where.height())
        blocks.append(Text(name, one.caption, size, "faint", MEDIUM))
        blocks.append(Text(figure, one.figure, size, "text", SEMIBOLD))
        left += width * size + between
    return blocks


def _in_a_line(widths: Sequence[float], where: QRectF) -> float:
    """The size at which pieces of these widths fit beside each other, a gap between any two."""
    return where.width() / (sum(widths) + len(widths) - 1)


def seat_blocks(poster: Poster, where: QRectF, unit: float) -> list[Block]:
    """Who sits where at the final table, and what they have where it was counted."""
    part = max(0.12, unit * 0.058 / where.height())
    caption, below = cut(where, part, 1 - part)
    blocks: list[Block] = [text(caption, say("Final table"), unit * 0.05, "text", SEMIBOLD)]
    rows = _panel(below, len(poster.seats), unit)
    stacks = [ems(stack, SEMIBOLD) * _STACK for _, _, stack in poster.seats]
    before = unit * 0.07
    widest = max(
        ems(who, MEDIUM) + stack + (_APART if stack else 0)
        for (_, who, _), stack in zip(poster.seats, stacks, strict=True)
    )
    size = min(unit * 0.06, rows[0].height() / 1.16, (rows[0].width() - before) / widest)
    for row, wide, (seat, who, stack) in zip(rows, stacks, poster.seats, strict=False):
        number = QRectF(row.x(), row.y(), unit * 0.05, row.height())
        name = row.adjusted(before, 0, -wide * size, 0)
        blocks.append(Text(number, str(seat), size, "soft", MEDIUM, RIGHT))
        blocks.append(Text(name, who, size, "text", MEDIUM))
        if stack:
            counted = row.adjusted(row.width() - wide * size, 0, 0, 0)
            blocks.append(Text(counted, stack, size * _STACK, "soft", SEMIBOLD, RIGHT))
    return blocks


def lines_blocks(
    title: str, told: Sequence[tuple[str, str]], where: QRectF, unit: float
) -> list[Block]:
    """The prizes still to be won, or the bounties: what belongs to a line is near its name."""
    part = max(0.13, unit * _CAPTION * 1.2 / where.height())
    caption, below = cut(where, part, 1 - part)
    blocks: list[Block] = [text(caption, title, unit * _CAPTION, "faint", MEDIUM)]
    rows = _panel(below, len(told), unit, _LINES)
    widest = max(ems(name, MEDIUM) + ems(amount, SEMIBOLD) for name, amount in told)
    size = min(unit * 0.062, rows[0].height() / 1.2, rows[0].width() / (widest + 0.7))
    over = max(0.0, rows[0].width() - (widest + _NEAR) * size)
    for row, (name, amount) in zip(rows, told, strict=False):
        colour = "faint" if amount == "× 0" else "text"
        near = row.adjusted(0, 0, -over, 0)
        half = near.adjusted(0, 0, -ems(amount, SEMIBOLD) * size - size * 0.3, 0)
        blocks.append(Text(half, name, size, "soft", MEDIUM))
        blocks.append(
            Text(near.adjusted(half.width(), 0, 0, 0), amount, size, colour, SEMIBOLD, RIGHT)
        )
    return blocks


def _games_size(games: Sequence[str], each: int, where: QRectF, unit: float) -> float:
    """The size of the games in rows of so many."""
    runs = [_BETWEEN_GAMES.join(games[at : at + each]) for at in range(0, len(games), each)]
    return fitting(where, runs, SEMIBOLD, unit * _CAPTION)


def _panel(where: QRectF, count: int, unit: float, least: int = 6) -> list[QRectF]:
    """The lines of a panel: one below the other, in two columns where it is wide and low."""
    sides = 2 if where.width() > where.height() * _FLAT else 1
    down = max(least // sides, -(-count // sides))
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

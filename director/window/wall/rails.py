"""What stands beside the time: who is left, the average, what comes next; at the end, the seats."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from director.translation import say
from director.views.wall.wall import Line, Poster
from director.views.wall.wall_stage import Stage
from director.window.look.fonts import MEDIUM, REGULAR, SEMIBOLD
from director.window.wall.blocks import (
    RIGHT,
    Block,
    Fill,
    Text,
    columns,
    cut,
    ems,
    fitting,
    lines,
    text,
)


class Item(NamedTuple):
    """A caption, a figure below it, and lines of detail."""

    caption: str
    figure: str
    size: float
    """Of the figure, by the unit of the wall."""
    details: tuple[Line, ...] = ()


def items(poster: Poster) -> tuple[Item, Item, Item, Item]:
    """The four things beside the time, in the order in which a room asks."""
    rest = poster.next_break
    players = Item(say("Players"), poster.players, 0.058, poster.prizes)
    caption = say("Average stack")
    if poster.behind:
        caption = say("Average  ·  {behind}", behind=poster.behind)
    average = Item(caption, poster.average, 0.054)
    bets = tuple((bet.title, bet.amount) for bet in poster.next_bets)
    later = Item(say("Next"), poster.next_title, 0.048, bets)
    if poster.stage == Stage.REGISTRATION:
        players = Item(say("Registered"), str(poster.entered), 0.058, poster.prizes)
        average = Item(say("Time now"), poster.hour, 0.054)
        later = later._replace(caption=say("First up"))
    if poster.stage == Stage.BREAK and poster.colour_up:
        last = Item(say("Color up now"), poster.colour_up, 0.048)
    elif rest:
        when = say("at {time}, {length}", time=rest.time, length=rest.length)
        last = Item(say("Break in"), rest.wait, 0.046, ((when, ""),))
    else:
        last = Item(say("Break in"), "–", 0.046)
    return players, average, later, last


def item_blocks(item: Item, where: QRectF, unit: float) -> list[Block]:
    """A caption, its figure below, and the details below that."""
    small, large, detail = unit * 0.028, unit * item.size, unit * 0.032
    top = QRectF(where.x(), where.y(), where.width(), small * 1.4)
    middle = QRectF(where.x(), top.bottom(), where.width(), large * 1.2)
    blocks: list[Block] = [
        text(top, item.caption, small, "faint", MEDIUM),
        text(middle, item.figure, large, "text", SEMIBOLD),
    ]
    rest = QRectF(where.x(), middle.bottom(), where.width(), where.bottom() - middle.bottom())
    if not item.details:
        return blocks
    height = min(rest.height() / len(item.details), detail * 1.3)
    widest = max(ems(name, REGULAR) for name, _ in item.details) * min(detail, height / 1.16)
    share = min(max(widest / where.width(), 0.34), 0.56)
    for number, (name, amount) in enumerate(item.details):
        line = QRectF(rest.x(), rest.y() + number * height, rest.width(), height)
        if not amount:
            blocks.append(text(line, name, detail, "soft"))
            continue
        first = QRectF(line.x(), line.y(), line.width() * share, height)
        second = line.adjusted(line.width() * (share + 0.03), 0, 0, 0)
        blocks.append(text(first, name, detail, "faint"))
        blocks.append(text(second, amount, detail, "soft", MEDIUM))
    return blocks


def seat_blocks(poster: Poster, where: QRectF, unit: float) -> list[Block]:
    """Who sits where at the final table."""
    caption, below = cut(where, 0.08, 0.92)
    blocks: list[Block] = [text(caption, say("Final table"), unit * 0.028, "faint", MEDIUM)]
    rows = lines(below, max(6, len(poster.seats)))
    numbers = [QRectF(row.x(), row.y(), row.width() * 0.09, row.height()) for row in rows]
    names = [row.adjusted(row.width() * 0.14, 0, 0, 0) for row in rows]
    size = fitting(names[0], [who for _, who in poster.seats], MEDIUM, unit * 0.042)
    small = fitting(numbers[0], ["10"], MEDIUM, size)
    for number, place, (seat, who) in zip(numbers, names, poster.seats, strict=False):
        blocks.append(Text(number, str(seat), small, "faint", MEDIUM, RIGHT))
        blocks.append(Text(place, who, size, "text", MEDIUM))
    return blocks


def rotation_blocks(poster: Poster, where: QRectF, unit: float, across: int) -> list[Block]:
    """The games in their order: each table turns to the next one by itself."""
    if len(poster.rotation) < 2:
        return []
    blocks: list[Block] = [Fill(QRectF(where.x(), where.y(), where.width(), 2), "line")]
    inside = where.adjusted(0, unit * 0.008, 0, -unit * 0.008)
    caption, games = cut(inside, 0.32, 0.68)
    blocks.append(text(caption, poster.turning, unit * 0.024, "faint", MEDIUM))
    down = -(-len(poster.rotation) // across)
    cells = [cell for row in lines(games, down) for cell in columns(row, across, unit * 0.02)]
    names = [f"{number}  {game}" for number, game in enumerate(poster.rotation, start=1)]
    size = fitting(cells[0], names, MEDIUM, unit * 0.036)
    for cell, name in zip(cells, names, strict=False):
        blocks.append(Text(cell, name, size, "soft", MEDIUM))
    return blocks

"""Where everything stands on the wall, on a wide screen and on a tall one.

In the order in which a room asks: the time, the stakes, the level, who is left, the average, what
comes next. The sizes depend on the screen and on the words, never on the second, so that nothing
moves but time.
"""

from PySide6.QtCore import QRectF

from director.gui.look.fonts import MEDIUM, SEMIBOLD
from director.gui.states import State
from director.gui.wall.blocks import (
    CENTRE,
    RIGHT,
    Block,
    Fill,
    Sign,
    Text,
    columns,
    cut,
    ems,
    figures,
    fitting,
    lines,
    text,
)
from director.gui.wall.posters import Poster
from director.gui.wall.stakes import stakes_blocks
from director.words import say


def lay_out(poster: Poster, width: float, height: float) -> list[Block]:
    """Every block of the wall on a screen of this size."""
    return _tall(poster, width, height) if height > width else _wide(poster, width, height)


def _wide(poster: Poster, width: float, height: float) -> list[Block]:
    margin = height * 0.04
    whole = QRectF(margin, 0, width - 2 * margin, height)
    head, body, foot = cut(whole, 0.11, 0.76, 0.115)
    main = QRectF(body.x(), body.y(), body.width() * 0.71, body.height())
    rail = QRectF(
        main.right() + 2 * margin,
        body.y() + margin,
        body.right() - main.right() - 2 * margin,
        body.height() - margin,
    )
    unit = height
    blocks = _head(poster, head, unit)
    if poster.winner:
        return blocks + _winner(poster, body, unit)
    blocks += _main(poster, main, unit, (0.13, 0.46, 0.03, 0.38))
    blocks.append(Fill(QRectF(rail.x() - margin, rail.y(), 2, rail.height()), "line"))
    for where, item in zip(cut(rail, 0.21, 0.19, 0.37, 0.23), _rail_items(poster), strict=True):
        blocks += _item(where.adjusted(0, 0, 0, -height * 0.015), unit, *item)
    blocks += _rotation(poster, foot, unit, max(1, len(poster.rotation)))
    return blocks


def _tall(poster: Poster, width: float, height: float) -> list[Block]:
    margin = width * 0.05
    whole = QRectF(margin, 0, width - 2 * margin, height)
    head, main, _, grid, foot = cut(whole, 0.07, 0.53, 0.015, 0.265, 0.105)
    unit = width * 0.85
    blocks = _head(poster, head, unit)
    if poster.winner:
        down = main.adjusted(0, height * 0.06, 0, height * 0.12)
        return blocks + _winner(poster, down, unit)
    blocks += _main(poster, main, unit, (0.10, 0.40, 0.04, 0.46))
    blocks.append(Fill(QRectF(grid.x(), grid.y(), grid.width(), 2), "line"))
    inside = grid.adjusted(0, margin * 0.5, 0, 0)
    upper, lower = cut(inside, 0.40, 0.60)
    places = columns(upper, 2, margin) + columns(lower, 2, margin)
    players, average, later, rest = _rail_items(poster)
    for where, item in zip(places, (players, average, later, rest), strict=True):
        blocks += _item(where.adjusted(0, 0, 0, -margin * 0.4), unit, *item)
    blocks += _rotation(poster, foot, unit, 3)
    return blocks


def _head(poster: Poster, where: QRectF, unit: float) -> list[Block]:
    """The event's name, and its state at the other end."""
    size = unit * 0.044
    word = poster.state_word
    sign = size * 0.75
    state = min(ems(word, SEMIBOLD) * size, where.width() * 0.35)
    place = QRectF(where.right() - state, where.y(), state, where.height())
    beside = QRectF(place.x() - sign * 1.5, where.center().y() - sign / 2, sign, sign)
    name = QRectF(where.x(), where.y(), beside.x() - where.x() - size, where.height())
    colour = poster.state.colour if poster.state != State.DRAFT else "soft"
    return [
        text(name, poster.name, size, "soft", MEDIUM),
        Sign(beside, colour),
        text(place, word, size, colour, SEMIBOLD, RIGHT),
        Fill(QRectF(where.x(), where.bottom() - 2, where.width(), 2), "line"),
    ]


def _main(
    poster: Poster, where: QRectF, unit: float, shares: tuple[float, float, float, float]
) -> list[Block]:
    """The level and its time, and below them what a hand costs, or who has won."""
    title, time, line, below = cut(where, *shares)
    blocks: list[Block] = [_title(poster, title, unit)]
    widest = "0:00:00" if poster.time.count(":") == 2 else "00:00"
    blocks.append(figures(time, poster.time, widest, unit * 0.5, poster.colour))
    track = QRectF(where.x(), line.center().y() - unit * 0.004, where.width(), unit * 0.008)
    blocks.append(Fill(track, "line"))
    passed = QRectF(track)
    passed.setWidth(track.width() * poster.part)
    blocks.append(Fill(passed, poster.colour))
    if poster.message:
        message, below = cut(below, 0.22, 0.78)
        blocks.append(text(message, poster.message, unit * 0.046, "rest", SEMIBOLD, CENTRE))
    return blocks + stakes_blocks(poster.stakes, below, unit)


def _title(poster: Poster, where: QRectF, unit: float) -> Text:
    """The level; a clock that stands says so here, as large as fits."""
    if poster.state == State.PAUSED:
        words = say("PAUSED  ·  {title}", title=poster.title)
        return text(where, words, unit * 0.075, "paused", SEMIBOLD, CENTRE)
    colour = "rest" if poster.state == State.BREAK else "text"
    return text(where, poster.title, unit * 0.060, colour, SEMIBOLD, CENTRE)


def _winner(poster: Poster, where: QRectF, unit: float) -> list[Block]:
    """Who has won, and who came next, down the columns."""
    title, name, below = cut(where.adjusted(0, unit * 0.05, 0, 0), 0.12, 0.34, 0.50)
    blocks: list[Block] = [
        text(title, say("Winner"), unit * 0.062, "accent", SEMIBOLD, CENTRE),
        text(name, poster.winner, unit * 0.2, "text", SEMIBOLD, CENTRE),
    ]
    down = -(-len(poster.places) // 2)
    inside = below.adjusted(where.width() * 0.06, 0, 0, 0)
    cells = [cell for side in columns(inside, 2, unit * 0.04) for cell in lines(side, down)]
    if not cells:
        return blocks
    names = [who for _, who in poster.places]
    size = fitting(_after(cells[0], 0.14), names, MEDIUM, unit * 0.052)
    for cell, (place, who) in zip(cells, poster.places, strict=False):
        number = QRectF(cell.x(), cell.y(), cell.width() * 0.10, cell.height())
        figure = min(size, cell.width() * 0.08)
        blocks.append(Text(number, str(place), figure, "faint", MEDIUM, RIGHT))
        blocks.append(Text(_after(cell, 0.14), who, size, "soft", MEDIUM))
    return blocks


def _after(where: QRectF, part: float) -> QRectF:
    """A place without its first part."""
    return where.adjusted(where.width() * part, 0, 0, 0)


Item = tuple[str, str, tuple[tuple[str, str], ...]]
"""A caption, a figure, and lines of detail, each a name and an amount."""


def _rail_items(poster: Poster) -> tuple[Item, Item, Item, Item]:
    rest = poster.next_break
    return (
        (say("Players"), poster.players, ()),
        (say("Average stack"), poster.average, ()),
        (
            say("Next"),
            poster.next_title,
            tuple((bet.title, bet.amount) for bet in poster.next_bets),
        ),
        (
            say("Break in"),
            rest.wait if rest else "–",
            ((say("at {time}, {length}", time=rest.time, length=rest.length), ""),) if rest else (),
        ),
    )


def _item(
    where: QRectF,
    unit: float,
    caption: str,
    figure: str,
    details: tuple[tuple[str, str], ...],
) -> list[Block]:
    """A caption, its figure below, and the details below that."""
    small, large, detail = unit * 0.028, unit * 0.058, unit * 0.032
    top = QRectF(where.x(), where.y(), where.width(), small * 1.4)
    middle = QRectF(where.x(), top.bottom(), where.width(), large * 1.2)
    blocks: list[Block] = [
        text(top, caption, small, "faint", MEDIUM),
        text(middle, figure, large, "text", SEMIBOLD),
    ]
    rest = QRectF(where.x(), middle.bottom(), where.width(), where.bottom() - middle.bottom())
    if not details:
        return blocks
    height = min(rest.height() / len(details), detail * 1.3)
    for number, (name, amount) in enumerate(details):
        line = QRectF(rest.x(), rest.y() + number * height, rest.width(), height)
        if not amount:
            blocks.append(text(line, name, detail, "soft"))
            continue
        first = QRectF(line.x(), line.y(), line.width() * 0.34, height)
        second = line.adjusted(line.width() * 0.36, 0, 0, 0)
        blocks.append(text(first, name, detail, "faint"))
        blocks.append(text(second, amount, detail, "soft", MEDIUM))
    return blocks


def _rotation(poster: Poster, where: QRectF, unit: float, across: int) -> list[Block]:
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

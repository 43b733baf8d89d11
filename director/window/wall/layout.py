"""Where everything stands on the wall, on a wide screen and on a tall one.

In the order in which a room asks: the time, the stakes, the level, who is left, the average, what
comes next. The sizes depend on the screen and on the words, never on the second, so that nothing
moves but time.
"""

from PySide6.QtCore import QRectF

from director.views.wall.wall import Poster
from director.views.wall.wall_stage import Stage
from director.window.look.fonts import SEMIBOLD
from director.window.wall.blocks import (
    RIGHT,
    Block,
    Fill,
    Picture,
    columns,
    cut,
    figures,
    lines,
    text,
)
from director.window.wall.bounty_block import bounty_blocks
from director.window.wall.ending_block import ending
from director.window.wall.head_block import band, head
from director.window.wall.main_block import Shares, main
from director.window.wall.rails import Item, item_blocks, items, rotation_blocks, seat_blocks

_RAILS = {
    Stage.BUBBLE: (0.26, 0.18, 0.33, 0.23),
}
"""How the four things beside the time share the height, by stage."""

_USUAL_RAIL = (0.21, 0.19, 0.37, 0.23)

_WIDE: dict[Stage, Shares] = {
    Stage.REGISTRATION: (0.12, 0.34, 0.03, 0.51),
}
_USUAL_WIDE: Shares = (0.12, 0.40, 0.03, 0.45)
_TALL: tuple[Shares, ...] = (
    (0.58, 0.02, 0.31, 0.0),
    (0.53, 0.015, 0.265, 0.105),
    (0.47, 0.015, 0.245, 0.185),
)
"""Below the head, by how many lines stand at the foot: the games in order, and the bounties."""


def lay_out(poster: Poster, width: float, height: float) -> list[Block]:
    """Every block of the wall on a screen of this size."""
    if poster.slide:
        return _slide(poster, width, height)
    return _tall(poster, width, height) if height > width else _wide(poster, width, height)


def _wide(poster: Poster, width: float, height: float) -> list[Block]:
    margin = height * 0.04
    whole = QRectF(margin, 0, width - 2 * margin, height)
    turns = len(poster.rotation) > 1 or bool(poster.bounties)
    above, body, foot = cut(whole, 0.11, 0.76 if turns else 0.86, 0.115 if turns else 0.0)
    unit = height
    blocks = head(poster, above, unit)
    if poster.announcement:
        _, across, _, body = cut(body, 0.02, 0.18, 0.02, 0.78)
        blocks += band(poster, across, unit)
        unit *= 0.9
    if poster.ending:
        return blocks + ending(poster, body, unit)
    left = QRectF(body.x(), body.y(), body.width() * 0.71, body.height())
    rail = QRectF(
        left.right() + 2 * margin,
        body.y() + margin,
        body.right() - left.right() - 2 * margin,
        body.height() - margin,
    )
    blocks += main(poster, left, unit, _WIDE.get(poster.stage, _USUAL_WIDE))
    blocks.append(Fill(QRectF(rail.x() - margin, rail.y(), 2, rail.height()), "line"))
    gap = height * 0.015
    if poster.seats:
        seats, below = cut(rail, 0.68, 0.32)
        blocks += seat_blocks(poster, seats.adjusted(0, 0, 0, -gap), unit)
        places = columns(below, 2, margin)
        for where, item in zip(places, items(poster)[:2], strict=True):
            blocks += item_blocks(item, where, unit * 0.8)
    else:
        places = cut(rail, *_RAILS.get(poster.stage, _USUAL_RAIL))
        for where, item in zip(places, items(poster), strict=True):
            blocks += item_blocks(item, where.adjusted(0, 0, 0, -gap), unit)
    return blocks + _foot(poster, foot, height)


def _foot(poster: Poster, foot: QRectF, unit: float) -> list[Block]:
    """The games in their order, the bounties, or both beside each other."""
    if not (len(poster.rotation) > 1 and poster.bounties):
        games = rotation_blocks(poster, foot, unit, max(1, len(poster.rotation)))
        return games or bounty_blocks(poster, foot, unit)
    left, right = columns(foot, 2, unit * 0.04)
    games = rotation_blocks(poster, left, unit, max(1, -(-len(poster.rotation) // 2)))
    return games + bounty_blocks(poster, right, unit)


def _tall(poster: Poster, width: float, height: float) -> list[Block]:
    margin = width * 0.05
    whole = QRectF(margin, 0, width - 2 * margin, height)
    feet = [len(poster.rotation) > 1, bool(poster.bounties)]
    above, middle, _, grid, foot = cut(whole, 0.07, *_TALL[sum(feet)])
    unit = width * 0.85
    blocks = head(poster, above, unit)
    if poster.announcement:
        _, across, _, middle = cut(middle, 0.02, 0.18, 0.02, 0.78)
        blocks += band(poster, across, unit)
    if poster.ending:
        down = middle.adjusted(0, height * 0.06, 0, height * 0.12)
        return blocks + ending(poster, down, unit)
    blocks += main(poster, middle, unit, (0.10, 0.36, 0.04, 0.50))
    blocks.append(Fill(QRectF(grid.x(), grid.y(), grid.width(), 2), "line"))
    inside = grid.adjusted(0, margin * 0.5, 0, 0)
    shown: tuple[Item, ...] = items(poster)
    if poster.seats:
        seats, beside = columns(inside, 2, margin)
        blocks += seat_blocks(poster, seats, unit)
        places = cut(beside, 0.3, 0.3, 0.4)
        shown = (*shown[:2], shown[3])
    else:
        upper, lower = cut(inside, 0.40, 0.60)
        places = columns(upper, 2, margin) + columns(lower, 2, margin)
    for where, item in zip(places, shown, strict=True):
        blocks += item_blocks(item, where.adjusted(0, 0, 0, -margin * 0.4), unit)
    parts = iter(lines(foot, sum(feet), margin * 0.3))
    turns, bounties = feet
    blocks += rotation_blocks(poster, next(parts), unit, 3) if turns else []
    return blocks + (bounty_blocks(poster, next(parts), unit) if bounties else [])


def _slide(poster: Poster, width: float, height: float) -> list[Block]:
    """A picture, and below it the time in a line: nobody has to wait for it."""
    whole = QRectF(0, 0, width, height)
    picture, line = cut(whole, 0.86, 0.14)
    blocks: list[Block] = []
    if poster.announcement:
        across, picture = cut(picture, 0.18, 0.82)
        blocks += band(poster, across, min(width, height))
    margin = min(width, height) * 0.04
    inside = line.adjusted(margin, margin * 0.3, -margin, -margin * 0.3)
    title, time = columns(inside, 2, margin)
    unit = min(width, height)
    assert poster.slide
    return [
        *blocks,
        Picture(picture, poster.slide),
        text(title, poster.title, unit * 0.06, "soft", SEMIBOLD),
        _small_time(poster, time, unit),
    ]


def _small_time(poster: Poster, where: QRectF, unit: float) -> Block:
    sized = figures(where, poster.time, poster.widest, unit * 0.12, poster.colour)
    return sized._replace(side=RIGHT)

"""Where everything stands on the wall, on a wide screen and on a tall one.

In the order in which a room asks: the time, the stakes, the level, who is left, the average, what
comes next. The sizes depend on the screen and on the words, never on the second, so that nothing
moves but time.
"""

from PySide6.QtCore import QRectF

from director.views.wall.wall import Poster
from director.views.wall.wall_lists import Content
from director.views.wall.wall_words import cells
from director.window.look.fonts import SEMIBOLD
from director.window.wall.blocks import (
    PICTURE_PART,
    RIGHT,
    Block,
    Picture,
    columns,
    cut,
    figures,
    lines,
    text,
)
from director.window.wall.board_code import corner, strip, strip_height
from director.window.wall.bounty_block import bounty_blocks
from director.window.wall.ending_block import ending
from director.window.wall.head_block import band, head
from director.window.wall.list_block import list_blocks, messages
from director.window.wall.main_block import Shares, main, main_across
from director.window.wall.rails import band_blocks, line_blocks, rotation_blocks

_HEAD, _FOOT, _BOUNTIES, _BAND = 0.075, 0.05, 0.115, 0.165
"""What the upper edge, rotation, bounties, and the band take of a wide wall's height."""
_CLOCK = 0.245
"""What the time takes of it."""
_CODE = 0.215
"""What the QR code and its caption take of a wide wall's height, beside band and rotation."""
_LINE = 0.055
"""What is left of the foot while something is announced below it: the band in a line."""
_TOLD_TALL = 0.19
"""What the band takes of a tall wall's height where it gives way: to what is announced below it,
or to the final table or the prizes above it."""
_ACROSS = 1.16
"""From this width on, by its height, the level stands beside the time and not above it, and the
bounties beside the stakes and not below them."""
_ACROSS_TALL = 3
"""Cells of the band beside each other on a tall wall."""
_FINAL_TALL: Shares = (0.08, 0.26, 0.03, 0.63)
"""Of what stands above the band of a tall wall, while who sits at the final table stands there."""
_PRIZES_TALL: Shares = (0.09, 0.315, 0.035, 0.56)
"""The same while the prizes stand there: the time is as large as without them."""
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
    if poster.listing or poster.content == Content.MESSAGES:
        return _alone(poster, width, height)
    if height <= width:
        return _wide(poster, width, height)
    if not poster.board or poster.announcement or poster.ending:
        return _tall(poster, width, height)
    free = height - strip_height(width)
    foot = QRectF(width * 0.05, free, width * 0.9, strip_height(width))
    return _tall(poster, width, free) + strip(poster, foot, width)


def _wide(poster: Poster, width: float, height: float) -> list[Block]:
    margin = height * 0.045
    whole = QRectF(margin, 0, width - 2 * margin, height)
    across = whole.width() > height * _ACROSS
    aside = across and not (poster.payouts or poster.seats)
    below = poster._replace(bounties=()) if aside else poster
    scanned = bool(poster.board) and not (poster.announcement or poster.ending)
    turns = _BOUNTIES if below.bounties else _FOOT if len(poster.rotation) > 1 or scanned else 0.0
    head_line, body, foot, foot_line = cut(whole, _HEAD, 1 - _HEAD - turns - _BAND, turns, _BAND)
    blocks = head(poster, head_line, height)
    whole_foot = foot.united(foot_line)
    if scanned:
        low = whole_foot.adjusted(0, whole_foot.height() - _CODE * height, 0, -height * 0.02)
        code, beside = corner(poster, low, height)
        blocks += code
        foot.setRight(beside.right())
        foot_line.setRight(beside.right())
        if len(poster.rotation) < 2 and not below.bounties:  # the code alone needs the line
            foot_line.setTop(foot.top() + foot.height() * 0.5)
    told, announced = cut(whole_foot, _LINE * height / whole_foot.height(), 1)
    announced.setBottom(height)
    if poster.announcement:
        blocks += band(poster, announced, height)
    if poster.ending:
        over = body if poster.announcement else body.united(whole_foot)
        return blocks + ending(poster, over, height)
    body = body.adjusted(0, height * 0.018, 0, -height * 0.008)
    if across:
        blocks += main_across(poster, body, height, _CLOCK * height / body.height())
    else:
        alone = poster._replace(bounties=())
        blocks += main(alone, body, height, (0.11, 0.36, 0.05, 0.48))
    if poster.announcement:
        return blocks + line_blocks(cells(poster), told, height)
    blocks += band_blocks(cells(poster), foot_line, height)
    return blocks + _foot(below, foot, height)


def _foot(poster: Poster, foot: QRectF, unit: float) -> list[Block]:
    """The games in their order, the bounties, or both beside each other."""
    if not (len(poster.rotation) > 1 and poster.bounties):
        games = rotation_blocks(poster, foot, unit)
        return games or bounty_blocks(poster, foot, unit)
    left, right = columns(foot, 2, unit * 0.04)
    games = rotation_blocks(poster, left, unit)
    return games + bounty_blocks(poster, right, unit)


def _tall(poster: Poster, width: float, height: float) -> list[Block]:
    margin = width * 0.05
    whole = QRectF(margin, 0, width - 2 * margin, height)
    feet = [len(poster.rotation) > 1, bool(poster.bounties)]
    above, middle, _, grid, foot = cut(whole, 0.07, *_TALL[sum(feet)])
    unit = width * 0.85
    blocks = head(poster, above, unit)
    shares: Shares = (0.10, 0.36, 0.04, 0.50)
    if (poster.seats or poster.payouts) and not poster.announcement:
        grid.setTop(grid.bottom() - height * _TOLD_TALL)
        middle.setBottom(grid.top() - height * 0.015)
    if poster.announcement:
        announced = QRectF(grid.x(), grid.y() + height * _TOLD_TALL, grid.width(), 0)
        announced.setBottom(height)
        grid.setBottom(announced.top() - margin * 0.3)
        blocks += band(poster, announced, unit)
    if poster.ending:
        over = QRectF(middle)
        over.setBottom(grid.bottom() if poster.announcement else height)
        return blocks + ending(poster, over, unit)
    if poster.seats:
        shares = _FINAL_TALL
    elif poster.payouts and not poster.announcement:
        shares = _PRIZES_TALL
    blocks += main(poster._replace(bounties=()), middle, unit, shares)
    told = cells(poster)
    rows = lines(grid.adjusted(0, margin * 0.3, 0, 0), -(-len(told) // _ACROSS_TALL), margin * 0.3)
    each = -(-len(told) // len(rows))
    for number, row in enumerate(rows):
        blocks += band_blocks(told[number * each : (number + 1) * each], row, unit)
    if poster.announcement:
        return blocks
    parts = iter(lines(foot, sum(feet), margin * 0.3))
    turns, bounties = feet
    blocks += rotation_blocks(poster, next(parts), unit, 2) if turns else []
    return blocks + (bounty_blocks(poster, next(parts), unit) if bounties else [])


def _alone(poster: Poster, width: float, height: float) -> list[Block]:
    """A wall that has one thing to say: a list, or what is announced."""
    unit = min(width * 0.85, height)
    margin = unit * 0.045
    head_line, body = cut(QRectF(margin, 0, width - 2 * margin, height), 0.075, 0.925)
    blocks = head(poster, head_line, unit)
    if poster.listing is None:
        return blocks + messages(poster, body, unit)
    if poster.announcement:
        body, announced = cut(body, 0.81, 0.19)
        blocks += band(poster, announced, unit)
    elif poster.board and height <= width:
        low = body.adjusted(0, body.height() - _CODE * height, 0, -height * 0.02)
        code, beside = corner(poster, low, height)
        blocks += code
        body.setRight(beside.right())
    elif poster.board:
        body.setBottom(height - strip_height(width))
        foot = QRectF(body.x(), body.bottom(), body.width(), strip_height(width))
        blocks += strip(poster, foot, width)
    return blocks + list_blocks(poster, poster.listing, body, unit)


def _slide(poster: Poster, width: float, height: float) -> list[Block]:
    """A picture, and below it the time in a line: nobody has to wait for it."""
    whole = QRectF(0, 0, width, height)
    picture, line = cut(whole, PICTURE_PART, 1 - PICTURE_PART)
    margin = min(width, height) * 0.04
    inside = line.adjusted(margin, margin * 0.3, -margin, -margin * 0.3)
    title, time = columns(inside, 2, margin)
    unit = min(width, height)
    assert poster.slide
    return [
        Picture(picture, poster.slide),
        text(title, poster.title, unit * 0.06, "soft", SEMIBOLD),
        _small_time(poster, time, unit),
    ]


def _small_time(poster: Poster, where: QRectF, unit: float) -> Block:
    sized = figures(where, poster.time, poster.widest, unit * 0.12, poster.colour)
    return sized._replace(side=RIGHT)

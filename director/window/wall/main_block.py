"""The middle of the wall: the level and its time, and below them what a hand costs."""

from PySide6.QtCore import QRectF

from director.translation import say
from director.views.wall.wall import Poster
from director.views.wall.wall_stage import Stage
from director.views.wall.wall_words import headline
from director.window.look.fonts import SEMIBOLD
from director.window.wall.blocks import (
    CENTRE,
    FIGURES,
    LEFT,
    Block,
    Fill,
    cut,
    ems,
    figures,
    paragraph,
    parted,
    text,
)
from director.window.wall.rails import lines_blocks, seat_blocks
from director.window.wall.stakes_block import stakes_blocks

_BESIDE = 2.5
"""From this width on, by its height, the panel stands beside the stakes and not below them."""
Shares = tuple[float, float, float, float]
"""How the height is shared by the title, the time, the line below it, and the rest."""


def main(poster: Poster, where: QRectF, unit: float, shares: Shares) -> list[Block]:
    """The level, its time below it, one line of news, and the stakes."""
    title, time, line, below = cut(where, *shares)
    words, colour = headline(poster)
    blocks: list[Block] = [text(time, words, unit * 0.16, colour, SEMIBOLD, CENTRE)]
    if poster.time:
        blocks = [text(title, words, unit * 0.065, colour, SEMIBOLD, CENTRE)]
        blocks.append(figures(time, poster.time, poster.widest, unit * 0.5, poster.colour))
    # the line has its place whether there is news or not: nothing moves but time
    news, below = cut(below, 0.14, 0.86)
    if poster.message:
        blocks.append(text(news, poster.message, unit * 0.044, poster.tone, SEMIBOLD, CENTRE))
    return [*blocks, *_track(poster, line, unit), *_stakes(poster, below, unit)]


def main_across(poster: Poster, where: QRectF, unit: float, clock: float) -> list[Block]:
    """The time, which has `clock` of the height, the level and the news to its right.

    Who sits at the final table has the whole height at the right of all that.
    """
    if poster.seats and poster.time:
        counted = any(stack for _, _, stack in poster.seats)
        left, right = parted(where, (0.62, 0.38) if counted else (0.66, 0.34), unit * 0.04)
        alone = poster._replace(seats=(), payouts=(), bounties=())
        return [*_beside_time(alone, left, unit, clock, True), *seat_blocks(poster, right, unit)]
    # read first where the figure is a wait, and no time of day
    captioned = poster.stage == Stage.REGISTRATION
    return _beside_time(poster, where, unit, clock, captioned)


def _beside_time(
    poster: Poster, where: QRectF, unit: float, clock: float, captioned: bool
) -> list[Block]:
    """The same without a panel; the level stands above a time that is captioned."""
    above, line, below = cut(where, clock, 0.06, 0.94 - clock)
    if not poster.time:
        title, news = cut(above, 0.64, 0.30)
        shown = [
            text(title, poster.title, unit * 0.16, "text", SEMIBOLD),
            text(news, poster.message, unit * 0.06, "soft", SEMIBOLD),
        ]
        return [*shown, *_track(poster, line, unit), *_stakes(poster, below, unit)]
    words, colour = headline(poster)
    if captioned:
        caption, above = cut(above, 0.25, 0.75)
    size = above.height() / FIGURES
    wide = min(ems(poster.widest, SEMIBOLD) * size, above.width() * 0.62)
    time = QRectF(above.x(), above.y(), wide, above.height())
    beside = above.adjusted(wide + unit * 0.06, 0, 0, 0)
    blocks: list[Block] = [
        figures(time, poster.time, poster.widest, unit, poster.colour, LEFT),
        *_track(poster, line, unit),
    ]
    if captioned:
        blocks.append(text(caption, words, unit * 0.06, colour, SEMIBOLD))
        news, largest = beside, unit * 0.075
    else:
        title, _, news = cut(beside, 0.50, 0.06, 0.40)
        blocks += paragraph(title, words, unit * 0.105, colour, SEMIBOLD, 2, LEFT)
        largest = unit * 0.055
    if poster.message:
        blocks += paragraph(news, poster.message, largest, poster.tone, SEMIBOLD, 2, LEFT)
    return blocks + _stakes(poster, below, unit)


def _track(poster: Poster, line: QRectF, unit: float) -> list[Block]:
    """How much of the level is over."""
    track = QRectF(line.x(), line.center().y() - unit * 0.004, line.width(), unit * 0.008)
    passed = QRectF(track)
    passed.setWidth(track.width() * poster.part)
    return [Fill(track, "line"), Fill(passed, poster.colour)]


def _stakes(poster: Poster, where: QRectF, unit: float) -> list[Block]:
    """What a hand costs; beside it who sits where, or what is still to be won."""
    title, told = say("Prizes"), poster.payouts
    if not told:
        title, told = poster.bounty_title, poster.bounties
    if not (poster.seats or told):
        return stakes_blocks(poster.stakes, where, unit)
    if where.width() > where.height() * _BESIDE:
        first = where.adjusted(0, 0, -where.width() * 0.36, 0)
        second = where.adjusted(where.width() * 0.68, 0, 0, 0)
    else:
        beside_part = 0.48 if poster.seats else 0.33
        first, _, second = cut(where, 0.96 - beside_part, 0.04, beside_part)
    beside = (
        seat_blocks(poster, second, unit)
        if poster.seats
        else lines_blocks(title, told, second, unit)
    )
    return [*stakes_blocks(poster.stakes, first, unit), *beside]

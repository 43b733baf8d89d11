"""The middle of the wall: the level and its time, and below them what a hand costs."""

from PySide6.QtCore import QRectF

from director.translation import say
from director.views.clock.event_status import State
from director.views.wall.wall import Line, Poster
from director.views.wall.wall_stage import Stage
from director.window.look.fonts import MEDIUM, SEMIBOLD
from director.window.wall.blocks import (
    CENTRE,
    Block,
    Fill,
    Text,
    columns,
    cut,
    figures,
    fitting,
    text,
)
from director.window.wall.stakes_block import stakes_blocks

Shares = tuple[float, float, float, float]
"""How the height is shared by the title, the time, the line below it, and the rest."""


def main(poster: Poster, where: QRectF, unit: float, shares: Shares) -> list[Block]:
    """The level and its time, one line of news, and the stakes."""
    title, time, line, below = cut(where, *shares)
    blocks: list[Block] = [_title(poster, title, unit)]
    blocks.append(figures(time, poster.time, poster.widest, unit * 0.5, poster.colour))
    track = QRectF(where.x(), line.center().y() - unit * 0.004, where.width(), unit * 0.008)
    blocks.append(Fill(track, "line"))
    passed = QRectF(track)
    passed.setWidth(track.width() * poster.part)
    blocks.append(Fill(passed, poster.colour))
    # the line has its place whether there is news or not: nothing moves but time
    news, below = cut(below, 0.14, 0.86)
    if poster.message:
        size = unit * (0.038 if poster.tone == "soft" else 0.044)
        blocks.append(text(news, poster.message, size, poster.tone, SEMIBOLD, CENTRE))
    if poster.facts:
        facts, below = cut(below, 0.34, 0.64)
        blocks += _facts(poster.facts, facts, unit)
    return blocks + stakes_blocks(poster.stakes, below, unit)


def _title(poster: Poster, where: QRectF, unit: float) -> Text:
    """The level; a clock that stands says so here, as large as fits."""
    if poster.state == State.PAUSED:
        words = say("PAUSED  ·  {title}", title=poster.title)
        return text(where, words, unit * 0.075, "paused", SEMIBOLD, CENTRE)
    colour = "rest" if poster.stage == Stage.BREAK else "text"
    return text(where, poster.title, unit * 0.060, colour, SEMIBOLD, CENTRE)


def _facts(facts: tuple[Line, ...], where: QRectF, unit: float) -> list[Block]:
    """Captions side by side, each with what it says below it."""
    cells = [cut(cell, 0.34, 0.56) for cell in columns(where, len(facts), unit * 0.03)]
    size = fitting(cells[0][1], [words for _, words in facts], SEMIBOLD, unit * 0.05)
    small = fitting(cells[0][0], [name for name, _ in facts], MEDIUM, unit * 0.028)
    blocks: list[Block] = []
    for (above, below), (name, words) in zip(cells, facts, strict=True):
        blocks.append(Text(above, name, small, "faint", MEDIUM))
        blocks.append(Text(below, words, size, "soft", SEMIBOLD))
    return blocks

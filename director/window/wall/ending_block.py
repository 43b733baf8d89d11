"""The wall when it is over: who has won, and who came next."""

from PySide6.QtCore import QRectF

from director.views.wall.wall import Poster
from director.window.look.fonts import MEDIUM, SEMIBOLD
from director.window.wall.blocks import (
    CENTRE,
    RIGHT,
    Block,
    Text,
    columns,
    cut,
    fitting,
    lines,
    text,
)
from director.window.wall.event_color import accent


def ending(poster: Poster, where: QRectF, unit: float) -> list[Block]:
    """Who has won, and who came next, down the columns."""
    title, name, below = cut(where.adjusted(0, unit * 0.05, 0, 0), 0.12, 0.34, 0.50)
    blocks: list[Block] = [
        text(title, poster.ending, unit * 0.062, accent(poster), SEMIBOLD, CENTRE),
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

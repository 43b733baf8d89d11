"""The bounties at the foot of the wall: as many as can be read from across the room."""

from PySide6.QtCore import QRectF

from director.views.wall.wall import Poster
from director.window.look.fonts import MEDIUM
from director.window.wall.blocks import Block, Fill, Text, columns, cut, fitting, lines, text

_LARGEST, _SMALLEST = 0.042, 0.036
_ROWS = (1, 2)


def bounty_blocks(poster: Poster, where: QRectF, unit: float) -> list[Block]:
    """The greatest bounties, in a row or two; those for which it is too narrow are left out."""
    if not poster.bounties:
        return []
    blocks: list[Block] = [Fill(QRectF(where.x(), where.y(), where.width(), 2), "line")]
    inside = where.adjusted(0, unit * 0.008, 0, -unit * 0.008)
    caption, below = cut(inside, 0.44, 0.56)
    blocks.append(text(caption, poster.bounty_title, unit * 0.0375, "faint", MEDIUM))
    told = [f"{name}  {amount}" for name, amount in poster.bounties]
    size, cells = max(
        (_set(told[:count], below, unit, rows) for count in _counts(told) for rows in _ROWS),
        key=lambda one: (one[0] >= unit * _SMALLEST, len(one[1]) if one[0] else 0, one[0]),
    )
    for cell, words, (_, amount) in zip(cells, told, poster.bounties, strict=False):
        blocks.append(Text(cell, words, size, "faint" if amount == "× 0" else "soft", MEDIUM))
    return blocks


def _counts(told: list[str]) -> range:
    return range(len(told), 0, -1)


def _set(told: list[str], where: QRectF, unit: float, rows: int) -> tuple[float, list[QRectF]]:
    """The size of so many in so many rows, and their places."""
    across = -(-len(told) // rows)
    cells = [cell for row in lines(where, rows) for cell in columns(row, across, unit * 0.02)]
    return fitting(cells[0], told, MEDIUM, unit * _LARGEST), cells[: len(told)]

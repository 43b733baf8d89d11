"""The line of bounties across the foot of the wall."""

from PySide6.QtCore import QRectF

from director.gui.look.fonts import MEDIUM
from director.gui.wall.blocks import Block, Fill, Text, columns, cut, fitting, lines, text
from director.gui.wall.posters import Poster


def bounty_blocks(poster: Poster, where: QRectF, unit: float, across: int) -> list[Block]:
    """The line of bounties across the foot of the wall."""
    if not poster.bounties:
        return []
    blocks: list[Block] = [Fill(QRectF(where.x(), where.y(), where.width(), 2), "line")]
    inside = where.adjusted(0, unit * 0.008, 0, -unit * 0.008)
    caption, below = cut(inside, 0.32, 0.68)
    blocks.append(text(caption, poster.bounty_title, unit * 0.024, "faint", MEDIUM))
    down = -(-len(poster.bounties) // max(across, 1))
    cells = [cell for row in lines(below, down) for cell in columns(row, across, unit * 0.02)]
    told = [f"{name}  {amount}" for name, amount in poster.bounties]
    size = fitting(cells[0], told, MEDIUM, unit * 0.036)
    for cell, words, (_, amount) in zip(cells, told, poster.bounties, strict=False):
        blocks.append(Text(cell, words, size, "faint" if amount == "× 0" else "soft", MEDIUM))
    return blocks

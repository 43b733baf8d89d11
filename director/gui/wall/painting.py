"""Paints the blocks of the wall."""

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImageReader, QPainter, QPixmap

from director.gui.look.fonts import font
from director.gui.look.palettes import worn
from director.gui.look.shapes import paint_shape
from director.gui.states import State
from director.gui.wall.blocks import CENTRE, RIGHT, Block, Fill, Picture, Sign, Text

_GROUNDS = {State.PAUSED: "wall_paused", State.BREAK: "wall_rest"}


def ground(state: State) -> QColor:
    """What everything stands on: seen from across the room."""
    return QColor(getattr(worn(), _GROUNDS.get(state, "wall")))


def reach(block: Block) -> QRectF:
    """As far as a block can be seen: a figure may be larger than its place is high."""
    if isinstance(block, Text):
        over = max(2.0, (block.size * 1.3 - block.where.height()) / 2)
        return block.where.adjusted(-2, -over, 2, over)
    return block.where.adjusted(-2, -2, 2, 2)


def paint_block(painter: QPainter, block: Block, state: State) -> None:
    """Draws one block of the wall."""
    palette = worn()
    match block:
        case Fill(where, name):
            colour = _hairline(ground(state)) if name == "line" else QColor(getattr(palette, name))
            painter.fillRect(where, colour)
        case Sign(where, name):
            paint_shape(painter, state, where, getattr(palette, name))
        case Picture(where, path):
            picture = _picture(path, int(where.width()), int(where.height()))
            size = picture.size()
            left = where.center().x() - size.width() / 2
            painter.drawPixmap(QPointF(left, where.center().y() - size.height() / 2), picture)
        case Text(where, text, size, name, weight, side):
            set_in = font(size, weight)
            metrics = QFontMetricsF(set_in)
            left = where.x()
            if side in (CENTRE, RIGHT):
                over = where.width() - metrics.horizontalAdvance(text)
                left += over if side == RIGHT else over / 2
            painter.setFont(set_in)
            painter.setPen(QColor(getattr(palette, name)))
            # figures and words stand in the middle by their capitals
            baseline = where.center().y() + metrics.capHeight() / 2
            painter.drawText(QPointF(left, baseline), text)


def _hairline(on: QColor) -> QColor:
    """A line that is seen on any ground, and no more."""
    colour = QColor(worn().text)
    colour.setAlphaF(0.16 if on.lightnessF() < 0.5 else 0.2)
    return colour


@lru_cache(maxsize=2)
def _picture(path: Path, width: int, height: int) -> QPixmap:
    """A picture as large as fits; nothing where the file is none."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid():
        room = QSize(width, height)
        reader.setScaledSize(size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio))
    return QPixmap.fromImage(reader.read())

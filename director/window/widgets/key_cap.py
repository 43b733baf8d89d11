"""The key of a deed as a small cap: a thin frame around its letter, never words of a label."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from director.window.look.fonts import MEDIUM, SMALL, font
from director.window.look.palettes import mixed

_HIGH = 18
_PAD = 5
_CORNER = 3
_FRAME = 0.5
"""How far the frame stands back behind the letter."""


@cache
def cap_width(key: str) -> int:
    """Pixels across; at least as wide as high."""
    return max(_HIGH, round(QFontMetricsF(_font()).horizontalAdvance(key)) + 2 * _PAD)


def paint_cap(painter: QPainter, key: str, right: QPointF, colour: str, under: str) -> None:
    """Paints a key at the left of a point, halfway down; `under` is the colour it lies on."""
    wide = cap_width(key)
    cap = QRectF(right.x() - wide, right.y() - _HIGH / 2, wide, _HIGH)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(mixed(colour, under, _FRAME))
    painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER, _CORNER)
    painter.setPen(QColor(colour))
    painter.setFont(_font())
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
    painter.restore()


@cache
def _font() -> QFont:
    return font(SMALL, MEDIUM)

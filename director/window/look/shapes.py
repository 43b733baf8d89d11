"""The shape of each state, beside its colour and its word: nobody has to tell red from green."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from director.views.clock.event_status import State
from director.window.look.palettes import current_palette


def shape(state: State, where: QRectF) -> QPainterPath:
    """A sign for each: a triangle runs, two bars stand, a moon rests, a flag is over.

    A ring is to be filled, a disc with a door is open, a square is shut, a tick is paid, and a
    cross is damaged.
    """
    path = QPainterPath()
    x, y, side = where.x(), where.y(), where.width()
    match state:
        case State.RUNNING:
            path.moveTo(x + side * 0.14, y + side * 0.06)
            path.lineTo(x + side * 0.94, y + side * 0.5)
            path.lineTo(x + side * 0.14, y + side * 0.94)
            path.closeSubpath()
        case State.PAUSED:
            path.addRect(QRectF(x + side * 0.12, y + side * 0.06, side * 0.27, side * 0.88))
            path.addRect(QRectF(x + side * 0.61, y + side * 0.06, side * 0.27, side * 0.88))
        case State.BREAK:
            path.addEllipse(where.adjusted(side * 0.04, side * 0.04, -side * 0.04, -side * 0.04))
            bite = QPainterPath()
            bite.addEllipse(QPointF(x + side * 0.70, y + side * 0.34), side * 0.40, side * 0.40)
            path = path.subtracted(bite)
        case State.DRAFT:
            path.addEllipse(where.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06))
            hole = QPainterPath()
            hole.addEllipse(where.adjusted(side * 0.24, side * 0.24, -side * 0.24, -side * 0.24))
            path = path.subtracted(hole)
        case State.OPEN:
            path.addEllipse(where.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06))
            half = QPainterPath()
            half.addRect(QRectF(x + side * 0.5, y + side * 0.2, side * 0.26, side * 0.6))
            path = path.subtracted(half)
        case State.CLOSED:
            path.addRect(where.adjusted(side * 0.08, side * 0.08, -side * 0.08, -side * 0.08))
        case State.PAID:
            path.moveTo(x + side * 0.02, y + side * 0.52)
            path.lineTo(x + side * 0.20, y + side * 0.34)
            path.lineTo(x + side * 0.40, y + side * 0.54)
            path.lineTo(x + side * 0.80, y + side * 0.10)
            path.lineTo(x + side * 0.98, y + side * 0.28)
            path.lineTo(x + side * 0.40, y + side * 0.90)
            path.closeSubpath()
        case State.DAMAGED:
            for corner in (0.06, 0.72):
                path.moveTo(x + side * corner, y + side * 0.06)
                path.lineTo(x + side * (corner + 0.22), y + side * 0.06)
                path.lineTo(x + side * (1.0 - corner), y + side * 0.94)
                path.lineTo(x + side * (0.78 - corner), y + side * 0.94)
                path.closeSubpath()
            path.setFillRule(Qt.FillRule.WindingFill)
        case State.OVER:
            path.addRect(QRectF(x + side * 0.12, y, side * 0.14, side))
            path.moveTo(x + side * 0.32, y + side * 0.04)
            path.lineTo(x + side * 0.96, y + side * 0.30)
            path.lineTo(x + side * 0.32, y + side * 0.58)
            path.closeSubpath()
    return path


def paint_shape(painter: QPainter, state: State, where: QRectF, colour: str) -> None:
    """Draws the shape of a state into a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPath(shape(state, where))
    painter.restore()


def sign(state: State) -> QPixmap:
    """The shape of a state as a small picture, in its colour."""
    return _sign(state, getattr(current_palette(), state.colour))


def mark(state: State, colour: str) -> QPixmap:
    """The same at 16 pixels, in another colour of the palette."""
    return _sign(state, getattr(current_palette(), colour), 32)


@lru_cache(maxsize=64)
def _sign(state: State, colour: str, size: int = 24) -> QPixmap:
    drawn = QPixmap(size, size)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    paint_shape(painter, state, QRectF(2, 2, size - 4, size - 4), colour)
    painter.end()
    drawn.setDevicePixelRatio(2)
    return drawn


def dot(filled: bool, colour: str) -> QPixmap:
    """A small disc for who is in, a ring for who is out, in a colour of the palette."""
    return _dot(filled, getattr(current_palette(), colour))


@lru_cache(maxsize=32)
def _dot(filled: bool, colour: str) -> QPixmap:
    drawn = QPixmap(28, 28)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), 3))
    painter.setBrush(QColor(colour) if filled else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(14, 14), 7, 7)
    painter.end()
    drawn.setDevicePixelRatio(2)
    return drawn

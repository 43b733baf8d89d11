"""The four suits as outlines in a square of one by one, so that no font has to have them."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.0))
    path.quadTo(0.68, 0.28, 0.90, 0.5)
    path.quadTo(0.68, 0.72, 0.5, 1.0)
    path.quadTo(0.32, 0.72, 0.10, 0.5)
    path.quadTo(0.32, 0.28, 0.5, 0.0)
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.97))
    path.cubicTo(0.42, 0.78, 0.04, 0.58, 0.04, 0.30)
    path.cubicTo(0.04, 0.12, 0.17, 0.04, 0.28, 0.04)
    path.cubicTo(0.39, 0.04, 0.47, 0.12, 0.5, 0.24)
    path.cubicTo(0.53, 0.12, 0.61, 0.04, 0.72, 0.04)
    path.cubicTo(0.83, 0.04, 0.96, 0.12, 0.96, 0.30)
    path.cubicTo(0.96, 0.58, 0.58, 0.78, 0.5, 0.97)
    return path


def _stem() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.55))
    path.cubicTo(0.52, 0.80, 0.58, 0.92, 0.70, 0.99)
    path.lineTo(0.30, 0.99)
    path.cubicTo(0.42, 0.92, 0.48, 0.80, 0.5, 0.55)
    return path


def _spade() -> QPainterPath:
    leaf = QTransform(1, 0, 0, -0.86, 0, 0.86).map(_heart())  # a heart upside down
    return leaf.united(_stem())


def _club() -> QPainterPath:
    path = QPainterPath()
    radius = 0.235
    for x, y in ((0.5, 0.245), (0.245, 0.60), (0.755, 0.60)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), radius, radius)
        path = path.united(leaf)
    middle = QPainterPath()
    middle.addRect(QRectF(0.40, 0.38, 0.20, 0.26))
    return path.united(middle).united(_stem())


def _star() -> QPainterPath:
    """The joker's sign."""
    path = QPainterPath()
    points = [
        (0.50, 0.02), (0.61, 0.37), (0.98, 0.37), (0.68, 0.58), (0.80, 0.94),
        (0.50, 0.72), (0.20, 0.94), (0.32, 0.58), (0.02, 0.37), (0.39, 0.37),
    ]  # fmt: skip
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


OUTLINES = {0: _club(), 1: _diamond(), 2: _heart(), 3: _spade(), -1: _star()}
"""By the number of the suit, clubs 0 to spades 3; the joker's is -1."""

RED_AND_BLACK = {0: "#1b1d20", 1: "#c8202f", 2: "#c8202f", 3: "#1b1d20", -1: "#6a3fb5"}
BACK = "#9aa1a9"
"""Of a card, in either look: its face is light in both."""

FOUR_COLOURS = {0: "#13803f", 1: "#1668c7", 2: "#c8202f", 3: "#1b1d20", -1: "#6a3fb5"}


def outline(suit: int, where: QRectF) -> QPainterPath:
    """A suit's outline in a rectangle."""
    fitted = QTransform()
    fitted.translate(where.x(), where.y())
    fitted.scale(where.width(), where.height())
    return fitted.map(OUTLINES[suit])

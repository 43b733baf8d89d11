"""The lines of the bracket, painted: from each table to the one that its players come to."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from director.translation import say
from director.views.tables.bracket import BracketColumn
from director.window.look.palettes import current_palette

_STRAIGHT = 4.0
"""Pixels: two boxes that lie so level are joined without a bend."""


class _Line(NamedTuple):
    """An elbow from a box of one round to a box of the next."""

    points: tuple[QPointF, ...]
    is_played: bool
    """Whether somebody has come along it."""
    is_chosen: bool


def paint_lines(
    painter: QPainter,
    columns: Sequence[BracketColumn],
    boxes: Sequence[Sequence[QRectF]],
    column: int,
    chosen: tuple[int, int],
) -> None:
    """Those between a round and the one before; the lines of the chosen table above the others."""
    palette = current_palette()
    lines = sorted(
        _lines(columns, boxes, column, chosen), key=lambda one: (one.is_chosen, one.is_played)
    )
    for line in lines:
        colour = palette.running if line.is_played else palette.field
        pen = QPen(QColor(colour), 2 if line.is_played else 1)
        if line.is_chosen:
            pen = QPen(QColor(palette.accent), 2.5)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(list(line.points)))


def _lines(
    columns: Sequence[BracketColumn],
    boxes: Sequence[Sequence[QRectF]],
    column: int,
    chosen: tuple[int, int],
) -> Iterator[_Line]:
    """Where lines would cross, tables are joined by one line, and only the chosen one's are own."""
    before, here = boxes[column - 1], boxes[column]
    if not before or not here:
        return
    left, right = before[0].right(), here[0].left()
    mixed = _crosses(columns, column)
    for place, card in enumerate(columns[column].cards):
        for feed in range(len(before)) if mixed else card.feeds:
            own = feed in card.feeds and chosen in ((column, place), (column - 1, feed))
            done = (
                not mixed
                and card.stage != "to come"
                and columns[column - 1].cards[feed].stage == "done"
            )
            x = left + (right - left) * (0.25 if own and mixed else 0.5)
            points = _elbow(left, x, right, before[feed].center().y(), here[place].center().y())
            yield _Line(points, done, own)


def _elbow(left: float, x: float, right: float, start: float, end: float) -> tuple[QPointF, ...]:
    if abs(start - end) < _STRAIGHT:
        return QPointF(left, end), QPointF(right, end)
    return QPointF(left, start), QPointF(x, start), QPointF(x, end), QPointF(right, end)


def _crosses(columns: Sequence[BracketColumn], column: int) -> bool:
    """Whether anybody may come to any table, or tables are not met in their order."""
    cards = columns[column].cards
    feeds = [feed for card in cards for feed in card.feeds]
    at_byes = columns[column - 1].cards[-1].title == say("Bye")
    met = [feed for feed in feeds if not (at_byes and feed == len(columns[column - 1].cards) - 1)]
    return not all(card.feeds for card in cards) or met != sorted(set(met))

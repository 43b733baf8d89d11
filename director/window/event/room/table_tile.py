"""One table of the room, painted as a tile: forty of them, and a hundred, are seen at once.

What is to be done at a table is told by a shape and a word, never by a colour alone.
"""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from director.translation import say
from director.views.tables.room import TableCard
from director.window.look.fonts import BODY, REGULAR, SEMIBOLD, SMALL, font
from director.window.look.palettes import current_palette, outline

GAP = 8
"""Between two tiles, in pixels."""
_SMALLEST, _LARGEST = (80, 44), (280, 112)
"""Width and height of a tile in pixels."""
_LARGE = 64
"""From this height on number and words are large, and every seat has its mark."""
_LARGER = 16
"""Pixels of the type in a large tile."""
_SIGN = 10
"""Of the shape that tells an alarm, in pixels."""


class Tiling(NamedTuple):
    """How tiles are laid out."""

    columns: int
    width: float
    height: float


def tiling(tables: int, width: float, height: float) -> Tiling:
    """The largest tiles with which so many tables fit into a room; the smallest are scrolled."""
    most = max(1, int((width + GAP) // (_SMALLEST[0] + GAP)))
    found = []
    for columns in range(1, most + 1):
        lines = -(-tables // columns) or 1
        wide = min((width - (columns - 1) * GAP) / columns, _LARGEST[0])
        high = min((height - (lines - 1) * GAP) / lines, _LARGEST[1], wide * 0.62)
        if high >= _SMALLEST[1]:
            found.append(Tiling(columns, wide, high))
    if found:
        return max(found, key=lambda one: (one.width * one.height, one.columns))
    return Tiling(most, (width - (most - 1) * GAP) / most, _SMALLEST[1])


class Alarm(NamedTuple):
    """Something to be done at a table, or to be known."""

    words: str
    short: str
    """The same in a word, for a small tile."""
    colour: str
    shape: Callable[[QRectF], QPainterPath]


def alarms(table: TableCard, *, called: bool, breaks: bool, acted_on: bool = False) -> list[Alarm]:
    """Of a table, the most pressing one first; a clock is `called` there, or it `breaks` next.

    A table that is uneven and not `acted_on` now may wait.
    """
    palette = current_palette()
    uneven = palette.warning if acted_on else palette.soft
    found = []
    if called:
        found.append(Alarm(say("clock called"), say("clock"), palette.paused, _dial))
    if table.awaited:
        found.append(Alarm(table.state, say("broken"), palette.warning, _cross))
    elif breaks:
        found.append(Alarm(say("breaks next"), say("breaks"), palette.warning, _cross))
    if table.locked:
        found.append(Alarm(table.state, say("locked"), palette.soft, _padlock))
    elif table.is_short:
        found.append(Alarm(table.state, say("short"), uneven, _pointing_down))
    elif table.is_over:
        found.append(Alarm(table.state, say("over"), uneven, _pointing_up))
    elif table.is_full:
        found.append(Alarm(say("full"), say("full"), palette.soft, _row_of_seats))
    return found


def paint_tile(
    painter: QPainter,
    where: QRectF,
    table: TableCard,
    *,
    chosen: bool,
    called: bool,
    breaks: bool,
    acted_on: bool,
    focused: bool,
) -> None:
    """Draws a table: its number, who is there of how many, what is to be done, or its game."""
    palette, large = current_palette(), where.height() >= _LARGE
    found = alarms(table, called=called, breaks=breaks, acted_on=acted_on)
    colour = found[0].colour if found else palette.soft
    pressing = bool(found) and colour != palette.soft
    painter.setPen(QPen(QColor(palette.accent), 2) if chosen and focused else outline())
    painter.setBrush(QColor(palette.chosen if chosen else palette.raised))
    painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), 8, 8)
    side = 12 if large else 8
    inner = where.adjusted(side, 6, -side, -side)
    painter.setFont(font(_LARGER if large else BODY, SEMIBOLD))
    painter.setPen(QColor(palette.faint if table.awaited else palette.text))
    first = QRectF(inner.x(), inner.y(), inner.width(), QFontMetricsF(painter.font()).height())
    painter.drawText(first, Qt.AlignmentFlag.AlignVCenter, str(table.number))
    if not table.awaited:
        painter.setFont(font(_LARGER if large else BODY, SEMIBOLD if pressing else REGULAR))
        painter.setPen(QColor(colour if pressing else palette.soft))
        middle_right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(first, middle_right, f"{table.players} / {len(table.chairs)}")
    painter.setFont(font(_LARGER if large else SMALL))
    line = QFontMetricsF(painter.font()).height()
    second = QRectF(inner.x(), first.bottom(), inner.width(), line)
    _paint_words(painter, second, table, found)
    if large:
        paint_seats(painter, where.adjusted(12, where.height() - 12, -12, 0), table, colour)


def _paint_words(painter: QPainter, where: QRectF, table: TableCard, found: list[Alarm]) -> None:
    """Every alarm's shape and the first one's words; a game where there is no alarm."""
    palette = current_palette()
    left = where.x()
    for alarm in found:
        top = where.center().y() - _SIGN / 2
        painter.setPen(QPen(QColor(alarm.colour), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(alarm.shape(QRectF(left + 0.8, top, _SIGN, _SIGN)))
        left += _SIGN + 6
    words = found[0].words if found else table.game or table.state
    if found and QFontMetricsF(painter.font()).horizontalAdvance(words) > where.right() - left:
        words = found[0].short
    plain = palette.accent if words == table.game else palette.soft
    painter.setPen(QColor(found[0].colour if found else plain))
    room = QRectF(left, where.y(), where.right() - left, where.height())
    metrics = QFontMetricsF(painter.font())
    fitting = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, fitting)


def paint_seats(painter: QPainter, where: QRectF, table: TableCard, colour: str) -> None:
    """A mark for each seat, filled where somebody sits: a short table is seen from afar."""
    seats = len(table.chairs)
    width = (where.width() - (seats - 1) * 4) / seats
    taken, open_, players = QColor(colour), QColor(current_palette().line), table.players
    for number in range(seats):
        mark = QRectF(where.x() + number * (width + 4), where.y(), width, 4)
        painter.fillRect(mark, taken if number < players else open_)


def _drawn(*points: tuple[float, float], closed: bool = True) -> Callable[[QRectF], QPainterPath]:
    """A shape of straight lines, by its corners in a square of one by one."""

    def shape(where: QRectF) -> QPainterPath:
        at = [
            QPointF(where.x() + x * where.width(), where.y() + y * where.height())
            for x, y in points
        ]
        path = QPainterPath(at[0])
        for corner in at[1:]:
            path.lineTo(corner)
        if closed:
            path.closeSubpath()
        return path

    return shape


_pointing_down = _drawn((0, 0.15), (1, 0.15), (0.5, 0.95))
_pointing_up = _drawn((0, 0.85), (1, 0.85), (0.5, 0.05))


def _cross(where: QRectF) -> QPainterPath:
    path = _drawn((0.05, 0.05), (0.95, 0.95), closed=False)(where)
    path.addPath(_drawn((0.95, 0.05), (0.05, 0.95), closed=False)(where))
    return path


def _row_of_seats(where: QRectF) -> QPainterPath:
    """As the marks of the seats are, with none left open."""
    path = QPainterPath()
    for x in (0.0, 0.5, 1.0):
        path.addPath(_drawn((x, 0.3), (x, 0.7), closed=False)(where))
    return path


def _dial(where: QRectF) -> QPainterPath:
    path = _drawn((0.5, 0.2), (0.5, 0.5), (0.72, 0.62), closed=False)(where)
    path.addEllipse(where)
    return path


def _padlock(where: QRectF) -> QPainterPath:
    path = _drawn((0.05, 0.45), (0.95, 0.45), (0.95, 1), (0.05, 1))(where)
    path.addPath(
        _drawn((0.25, 0.45), (0.25, 0.05), (0.75, 0.05), (0.75, 0.45), closed=False)(where)
    )
    return path

"""One table of the room, painted as a tile: forty of them are seen at once."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from director.translation import say
from director.views.tables.room import TableCard
from director.window.look.fonts import BODY, HEAD, REGULAR, SEMIBOLD, SMALL, font
from director.window.look.palettes import current_palette

WIDTH, HEIGHT, GAP = 146, 78, 12
"""Of a tile in pixels, and between two of them."""


def paint_tile(
    painter: QPainter,
    where: QRectF,
    table: TableCard,
    *,
    chosen: bool,
    called: bool,
    focused: bool,
) -> None:
    """Draws a table: its number, who is there of how many, its game, and what is to be done.

    `called` says that the clock is called on somebody there.
    """
    palette = current_palette()
    uneven = table.is_short or table.is_over
    colour = palette.paused if called else palette.warning if uneven else palette.soft
    painter.setPen(QPen(QColor(palette.accent), 2) if chosen and focused else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.chosen if chosen else palette.raised))
    painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), 8, 8)
    painter.setFont(font(HEAD, SEMIBOLD))
    painter.setPen(QColor(palette.text))
    painter.drawText(QPointF(where.x() + 12, where.y() + 28), str(table.number))
    painter.setFont(font(BODY, SEMIBOLD if uneven else REGULAR))
    painter.setPen(QColor(colour))
    count = f"{table.players} / {len(table.chairs)}"
    width = QFontMetricsF(painter.font()).horizontalAdvance(count)
    painter.drawText(QPointF(where.right() - 12 - width, where.y() + 27), count)
    words = say("clock called") if called else table.state if uneven or table.locked else table.game
    painter.setFont(font(SMALL))
    painter.setPen(QColor(palette.accent if words == table.game else colour))
    metrics = QFontMetricsF(painter.font())
    fitting = metrics.elidedText(words, Qt.TextElideMode.ElideRight, where.width() - 24)
    painter.drawText(QPointF(where.x() + 12, where.y() + 49), fitting)
    paint_seats(painter, where.adjusted(12, HEIGHT - 16, -12, 0), table, colour)


def paint_seats(painter: QPainter, where: QRectF, table: TableCard, colour: str) -> None:
    """A mark for each seat, filled where somebody sits: a short table is seen from afar."""
    seats = len(table.chairs)
    width = (where.width() - (seats - 1) * 4) / seats
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(seats):
        mark = QRectF(where.x() + number * (width + 4), where.y(), width, 4)
        painter.setBrush(QColor(colour if number < table.players else current_palette().line))
        painter.drawRect(mark)

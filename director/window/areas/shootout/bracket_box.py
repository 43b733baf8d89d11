"""A table of the bracket, painted: its number, how it stands, and everybody who began at it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from director.translation import capital
from director.views.tables.bracket import BracketCard, BracketPlayer
from director.window.look.fonts import REGULAR, SEMIBOLD, SMALL, font
from director.window.look.icons import paint_icon
from director.window.look.palettes import current_palette

WIDTH = 248
_TITLE, _ROW, _PAD, _BAR = 36, 21, 12, 10
_COLOURS = {"playing": "running", "done": "soft", "to come": "faint"}


def box_height(card: BracketCard) -> float:
    """A row for each who began there, or two lines for who comes."""
    rows = len(card.players) or (2 if card.names else 0)
    more = _BAR if card.stage == "playing" else 0
    more += _ROW if card.clock else 0
    return _TITLE + rows * _ROW + more + (_PAD - 4 if rows else 0)


def paint_box(
    painter: QPainter, where: QRectF, card: BracketCard, clock: str, *, chosen: bool, focused: bool
) -> None:
    """The box in its place; `clock` is what the table's own clock shows."""
    _paint_frame(painter, where, card, chosen=chosen, focused=focused)
    palette = current_palette()
    painter.setFont(font(weight=SEMIBOLD))
    painter.setPen(QColor(palette.faint if card.stage == "to come" else palette.text))
    painter.drawText(QPointF(where.x() + _PAD, where.y() + 24), card.title)
    painter.setFont(font(SMALL, SEMIBOLD if card.stage == "playing" else REGULAR))
    painter.setPen(QColor(getattr(palette, _COLOURS[card.stage])))
    wide = QFontMetricsF(painter.font()).horizontalAdvance(card.state)
    painter.drawText(QPointF(where.right() - _PAD - wide, where.y() + 24), card.state)
    y = where.y() + _TITLE
    for player in card.players:
        _paint_player(painter, QRectF(where.x() + _PAD, y, WIDTH - 2 * _PAD, _ROW), player)
        y += _ROW
    if not card.players and card.names:
        painter.setFont(font(SMALL))
        painter.setPen(QColor(palette.soft))
        words = QRectF(where.x() + _PAD, y, WIDTH - 2 * _PAD, 2 * _ROW)
        painter.drawText(words, Qt.TextFlag.TextWordWrap, capital(card.names))
    if card.clock:
        painter.setFont(font(SMALL))
        painter.setPen(QColor(palette.soft))
        painter.drawText(QPointF(where.x() + _PAD, y + 15), clock)
    if card.stage == "playing":
        bar = QRectF(where.x() + _PAD, where.bottom() - 9, WIDTH - 2 * _PAD, 3)
        painter.fillRect(bar, QColor(palette.line))
        bar.setWidth(bar.width() * card.part)
        painter.fillRect(bar, QColor(palette.running))


def _paint_frame(
    painter: QPainter, where: QRectF, card: BracketCard, *, chosen: bool, focused: bool
) -> None:
    palette = current_palette()
    to_come = card.stage == "to come"
    pen = QPen(QColor(palette.line), 1, Qt.PenStyle.DashLine if to_come else Qt.PenStyle.SolidLine)
    if chosen:
        pen = QPen(QColor(palette.accent if focused else palette.field), 2)
    painter.setPen(pen)
    painter.setBrush(QColor(palette.ground if to_come else palette.raised))
    painter.drawRoundedRect(where, 6, 6)


def _paint_player(painter: QPainter, where: QRectF, player: BracketPlayer) -> None:
    """Who goes on is lit, with a tick; who is out stands back."""
    palette = current_palette()
    through = player.fate == "through"
    painter.setFont(font(weight=SEMIBOLD if through else REGULAR))
    colours = {"in": palette.text, "out": palette.faint, "through": palette.running}
    painter.setPen(QColor(colours[player.fate]))
    room = where.width() - (20 if through else 0)
    metrics = QFontMetricsF(painter.font())
    name = metrics.elidedText(player.name, Qt.TextElideMode.ElideRight, room)
    painter.drawText(QPointF(where.x(), where.y() + 15), name)
    if through:
        tick = QRectF(where.right() - 15, where.y() + 3, 14, 14)
        paint_icon(painter, "done", tick, palette.running)

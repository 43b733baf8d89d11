"""A table of the bracket, painted: its number, how it stands, and who began at it.

Where a round has more tables than there is room for, who is still there stands in a line or two.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from director.translation import capital, say
from director.views.tables.bracket import BracketCard, BracketPlayer
from director.window.look.fonts import REGULAR, SEMIBOLD, SMALL, font
from director.window.look.icons import paint_icon
from director.window.look.palettes import current_palette

WIDTH = 248
_TITLE, _ROW, _PAD, _BAR = 36, 21, 12, 10
_COLOURS = {"playing": "running", "done": "soft", "to come": "faint"}


ALL = 0
"""Everybody has a line of their own."""
LEVELS = (ALL, 2, 1)
"""In how many lines the names stand, the roomiest first."""
_SMALL_TITLE, _LINE, _FOOT = 30, 17, 10


def box_height(card: BracketCard, lines: int = ALL) -> float:
    """A row for each who began there, or so many lines for who is left or comes."""
    if lines:
        return _SMALL_TITLE + (lines + bool(card.clock)) * _LINE + _FOOT
    rows = len(card.players) or (2 if card.names else 0)
    more = _BAR if card.stage == "playing" else 0
    more += _ROW if card.clock else 0
    return _TITLE + rows * _ROW + more + (_PAD - 4 if rows else 0)


def paint_box(
    painter: QPainter,
    where: QRectF,
    card: BracketCard,
    clock: str,
    *,
    lines: int,
    chosen: bool,
    focused: bool,
) -> None:
    """The box in its place; `clock` is what the table's own clock shows."""
    _paint_frame(painter, where, card, chosen=chosen, focused=focused)
    palette = current_palette()
    title = where.y() + (20 if lines else 24)
    painter.setFont(font(weight=SEMIBOLD))
    painter.setPen(QColor(palette.faint if card.stage == "to come" else palette.text))
    painter.drawText(QPointF(where.x() + _PAD, title), card.title)
    painter.setFont(font(SMALL, SEMIBOLD if card.stage == "playing" else REGULAR))
    painter.setPen(QColor(getattr(palette, _COLOURS[card.stage])))
    wide = QFontMetricsF(painter.font()).horizontalAdvance(card.state)
    painter.drawText(QPointF(where.right() - _PAD - wide, title), card.state)
    room = where.adjusted(_PAD, _SMALL_TITLE if lines else _TITLE, -_PAD, 0)
    y = _paint_in_lines(painter, room, card, lines) if lines else _paint_all(painter, room, card)
    if card.clock:
        painter.setFont(font(SMALL))
        painter.setPen(QColor(palette.soft))
        painter.drawText(QPointF(room.x(), y + (13 if lines else 15)), clock)
    if card.stage == "playing":
        bar = QRectF(room.x(), where.bottom() - (6 if lines else 9), room.width(), 3)
        painter.fillRect(bar, QColor(palette.line))
        bar.setWidth(bar.width() * card.part)
        painter.fillRect(bar, QColor(palette.running))


def _paint_all(painter: QPainter, room: QRectF, card: BracketCard) -> float:
    """Everybody in a row of their own, or who comes; where the next line begins."""
    y = room.y()
    for player in card.players:
        _paint_player(painter, QRectF(room.x(), y, room.width(), _ROW), player)
        y += _ROW
    if not card.players and card.names:
        painter.setFont(font(SMALL))
        painter.setPen(QColor(current_palette().soft))
        words = QRectF(room.x(), y, room.width(), 2 * _ROW)
        painter.drawText(words, Qt.TextFlag.TextWordWrap, capital(card.names))
    return y


def _paint_in_lines(painter: QPainter, room: QRectF, card: BracketCard, lines: int) -> float:
    """Who is still there, one after another; where the next line begins."""
    palette = current_palette()
    through = [one.name for one in card.players if one.fate == "through"]
    names = through or [one.name for one in card.players if one.fate == "in"]
    painter.setFont(font(SMALL, SEMIBOLD if through else REGULAR))
    metrics = QFontMetricsF(painter.font())
    painter.setPen(QColor(palette.running if through else palette.text if names else palette.soft))
    shown = names or ([capital(card.names)] if card.names else [])
    for at, line in enumerate(names_in_lines(shown, metrics, room.width(), lines)):
        cut = metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(QPointF(room.x(), room.y() + at * _LINE + 13), cut)
    return room.y() + lines * _LINE


def names_in_lines(
    names: Sequence[str], metrics: QFontMetricsF, width: float, lines: int
) -> list[str]:
    """As many whole names as so many lines of a width in pixels have room for, then how many more.

    The first name stands there even where it is too long.
    """
    for count in range(len(names), 0, -1):
        left = len(names) - count
        words = [*names[:count], *([say("{count} more", count=left)] if left else [])]
        found = [words[0]]
        for word in words[1:]:
            longer = f"{found[-1]}, {word}"
            if metrics.horizontalAdvance(longer) <= width:
                found[-1] = longer
            else:
                found[-1] += ","
                found.append(word)
        if len(found) <= lines or (count == 1 and lines == 1):
            return found[:lines]
    return []


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

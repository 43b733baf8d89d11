"""Playing cards drawn as vectors: a rank and a suit as large as the card allows, no pictures.

A card is read from across a table, so its index fills it. It is drawn the same at every size, in
red and black or in four colours.
"""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from director.engine.cards import Card, Cards
from director.views.contrast import readable
from director.window.look.fonts import BOLD, font
from director.window.look.palettes import current_palette
from director.window.look.suits import BACK, FOUR_COLOURS, RED_AND_BLACK, outline

RATIO = 1.36
"""A card's height by its width."""


class Deck(NamedTuple):
    """How cards are drawn."""

    width: float = 40
    four_colours: bool = False

    @property
    def size(self) -> QSizeF:
        """Of one card, in pixels."""
        return QSizeF(self.width, round(self.width * RATIO))

    @property
    def gap(self) -> float:
        """Between two cards."""
        return max(3.0, round(self.width * 0.1))

    def row(self, count: int) -> QSizeF:
        """The room that so many cards take side by side."""
        return QSizeF(count * self.width + max(0, count - 1) * self.gap, self.size.height())


def sign(card: Card) -> str:
    """A rank as it is printed on a card."""
    if card.rank == 0:
        return "Jo"
    return "10" if card.rank == 10 else card.text[0]


def paint_card(
    painter: QPainter, at: QPointF, card: Card, deck: Deck, *, lit: bool = False, dim: bool = False
) -> None:
    """Draws a card at its upper left corner; lit when it plays, dim when it does not."""
    device = painter.device()
    ratio = device.devicePixelRatioF()
    painter.drawPixmap(at, _picture(card, deck, lit, dim, current_palette().name, ratio))


@lru_cache(maxsize=1024)
def _picture(card: Card, deck: Deck, lit: bool, dim: bool, _look: str, ratio: float) -> QPixmap:
    """A card as it is drawn in a look: it is drawn once, and there again with every keystroke."""
    size = deck.size
    picture = QPixmap(QSize(ceil(size.width() * ratio), ceil(size.height() * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    _draw(painter, QRectF(QPointF(), size), card, deck, lit=lit, dim=dim)
    painter.end()
    return picture


def _draw(
    painter: QPainter, where: QRectF, card: Card, deck: Deck, *, lit: bool, dim: bool
) -> None:
    radius = deck.width * 0.11
    palette = current_palette()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inside = where.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setPen(QPen(QColor(palette.line if dim else palette.edge), 1))
    painter.setBrush(QColor(palette.unlit if dim else palette.face))
    painter.drawRoundedRect(inside, radius, radius)
    if lit:
        painter.setPen(QPen(QColor(palette.accent), max(2.0, deck.width * 0.06)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inside, radius, radius)
    colour = (FOUR_COLOURS if deck.four_colours else RED_AND_BLACK)[card.suit]
    _paint_index(painter, where, card, deck, readable(colour, palette.unlit) if dim else colour)
    painter.restore()


def _paint_index(painter: QPainter, where: QRectF, card: Card, deck: Deck, ink: str) -> None:
    colour = QColor(ink)
    text = sign(card)
    set_in = font(deck.width * 0.74, BOLD)
    metrics = QFontMetricsF(set_in)
    tall = metrics.capHeight()
    baseline = where.top() + deck.width * 0.14 + tall
    painter.save()
    painter.setFont(set_in)
    painter.setPen(colour)
    narrow = min(1.0, where.width() * 0.8 / metrics.horizontalAdvance(text))
    painter.translate(where.center().x(), baseline)
    painter.scale(narrow, 1)
    painter.drawText(QPointF(-metrics.horizontalAdvance(text) / 2, 0), text)
    painter.restore()
    side = deck.width * 0.45
    top = baseline + deck.width * 0.14  # below the tail of the Q
    square = QRectF(where.center().x() - side / 2, top, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(outline(card.suit, square))


def paint_back(painter: QPainter, at: QPointF, deck: Deck) -> None:
    """A card that lies face down."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    where = QRectF(at, deck.size).adjusted(0.5, 0.5, -0.5, -0.5)
    radius, inset = deck.width * 0.11, deck.width * 0.14
    painter.setPen(QPen(QColor(current_palette().edge), 1))
    painter.setBrush(QColor(current_palette().face))
    painter.drawRoundedRect(where, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BACK))
    painter.drawRoundedRect(where.adjusted(inset, inset, -inset, -inset), radius / 2, radius / 2)
    painter.restore()


def paint_slot(painter: QPainter, at: QPointF, deck: Deck) -> None:
    """The place of a card that is still to come."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(current_palette().line), 1, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = deck.width * 0.11
    painter.drawRoundedRect(QRectF(at, deck.size).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.restore()


def paint_row(
    painter: QPainter,
    at: QPointF,
    cards: Cards,
    deck: Deck,
    *,
    lit: frozenset[Card] | None = None,
    slots: int = 0,
) -> None:
    """Cards side by side, and slots up to so many; once something is lit, the rest is dim."""
    step = deck.width + deck.gap
    for place, card in enumerate(cards):
        point = QPointF(at.x() + place * step, at.y())
        plays = lit is not None and card in lit
        paint_card(painter, point, card, deck, lit=plays, dim=lit is not None and not plays)
    for place in range(len(cards), slots):
        paint_slot(painter, QPointF(at.x() + place * step, at.y()), deck)

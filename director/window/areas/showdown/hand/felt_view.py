"""A board drawn as it lies on the felt, with places for the cards that are still to come."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.engine.cards import Card, Cards, written
from director.translation import say
from director.views.ruling.felt import Place, Spots
from director.window.look.cards import Deck, paint_back, paint_card, paint_slot
from director.window.look.fonts import SMALL, font
from director.window.look.palettes import current_palette

_WORD = 32
"""The room of the word beside a row that is out."""


class FeltView(QWidget):
    """The board of one hand."""

    def __init__(self) -> None:
        super().__init__()
        self.spots: Spots = ()
        self.cards: Mapping[Place, Cards] = {}
        self.lit: frozenset[Card] | None = None
        self.out: frozenset[int] = frozenset()
        """Rows that do not count any more (Oklahoma)."""
        self.face_down: frozenset[Card] = frozenset()
        self._deck = Deck()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_board(
        self,
        cards: Mapping[Place, Cards],
        spots: Spots,
        deck: Deck,
        lit: frozenset[Card] | None = None,
        out: frozenset[int] = frozenset(),
        face_down: frozenset[Card] = frozenset(),
    ) -> None:
        """Shows these cards at these spots; the lit ones play."""
        now = cards, spots, deck, lit, out, face_down
        if now == (self.cards, self.spots, self._deck, self.lit, self.out, self.face_down):
            return
        self.cards, self.spots, self._deck, self.lit, self.out, self.face_down = now
        self.setAccessibleName("  ".join(map(self._told, cards.values())))
        self.setVisible(bool(spots))
        self.updateGeometry()
        self.update()

    def _told(self, row: Cards) -> str:
        """A row as it is read out, with what lies face down."""
        if self.face_down.isdisjoint(row):
            return written(row)
        told = (
            say("{card} face down", card=card.text) if card in self.face_down else card.text
            for card in row
        )
        return ", ".join(told)

    def sizeHint(self) -> QSize:
        size = self._square.size()
        corners = [self._corner(spot.x, spot.y) for spot in self.spots] or [QPointF()]
        wide = max(corner.x() for corner in corners) + size.width()
        tall = max(corner.y() for corner in corners) + size.height()
        return QSize(round(wide) + (_WORD if self.out else 0), round(tall))

    @property
    def _square(self) -> QRectF:
        return QRectF(QPointF(), QSizeF(self._deck.size))

    def _corner(self, x: float, y: float) -> QPointF:
        deck = self._deck
        wide, tall = deck.width + deck.gap, deck.size.height() + deck.gap
        return QPointF(round(x * wide), round(y * tall))

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        for spot in self.spots:
            corner = self._corner(spot.x, spot.y)
            row = self.cards.get(spot.place, ())
            if spot.number >= len(row):
                paint_slot(painter, corner, self._deck)
                continue
            card = row[spot.number]
            if card in self.face_down:
                paint_back(painter, corner, self._deck)
                continue
            plays = self.lit is not None and card in self.lit
            dim = spot.place[1] in self.out or (self.lit is not None and not plays)
            paint_card(painter, corner, card, self._deck, lit=plays, dim=dim)
        painter.setFont(font(SMALL))
        painter.setPen(QColor(current_palette().soft))
        for number in self.out:
            right = max(spot.x for spot in self.spots if spot.place[1] == number) + 1
            where = QRectF(
                self._corner(right, number), QSizeF(_WORD, self._deck.size.height())
            ).adjusted(4, 0, 0, 0)
            painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, say("out"))

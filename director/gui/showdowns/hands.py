"""Cards in a row, as a widget that others put beside what was typed."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.engine.cards import Card, Cards, written
from director.gui.look.cards import Deck, paint_row


class HandView(QWidget):
    """A hand, or a row of the board."""

    def __init__(self, deck: Deck, slots: int = 0) -> None:
        super().__init__()
        self._deck = deck
        self._slots = slots
        self.cards: Cards = ()
        self.lit: frozenset[Card] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_hand(
        self, cards: Cards, deck: Deck, slots: int = 0, lit: frozenset[Card] | None = None
    ) -> None:
        """Shows these cards, with places for those to come; the lit ones play."""
        now = cards, deck, slots, lit
        if now == (self.cards, self._deck, self._slots, self.lit):
            return
        self.cards, self._deck, self._slots, self.lit = now
        self.setAccessibleName(written(cards))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        size = self._deck.row(max(len(self.cards), self._slots))
        return QSize(round(size.width()), round(size.height()))

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_row(painter, QPointF(0, 0), self.cards, self._deck, lit=self.lit, slots=self._slots)

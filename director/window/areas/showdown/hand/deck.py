"""The deck to click beside the form: used cards are grey, so a wrong suit is seen at once."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.engine.cards import JOKER, Card, written
from director.engine.games.game import Game
from director.translation import say
from director.window.look.cards import Deck, paint_card


class DeckView(QWidget):
    """A row for each suit, from the ace down, the joker at the end of the first."""

    picked = Signal(object)
    """The Card that was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self._deck = Deck(28)
        self._spots: dict[Card, QPointF] = {}
        self.used: frozenset[Card] = frozenset()
        self._over: Card | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(say("The deck"))

    def show_deck(self, game: Game, used: Iterable[Card], deck: Deck) -> None:
        """Shows the cards of a game, those that are used in grey."""
        now = frozenset(used)
        if self._spots.keys() != game.cards or deck != self._deck:
            self._deck = deck
            self._spots = self._laid_out(game)
            self.updateGeometry()
        elif now == self.used:
            return
        self.used = now
        self.setAccessibleDescription(say("used: {cards}", cards=written(sorted_down(now))))
        self.update()

    def _laid_out(self, game: Game) -> dict[Card, QPointF]:
        ranks = sorted({card.rank for card in game.cards if card is not JOKER}, reverse=True)
        wide, tall = self._deck.width + 3, self._deck.size.height() + 3
        spots = {
            card: QPointF(ranks.index(card.rank) * wide, (3 - card.suit) * tall)
            for card in game.cards
            if card is not JOKER
        }
        if JOKER in game.cards:
            spots[JOKER] = QPointF(len(ranks) * wide, 0)
        return spots

    def sizeHint(self) -> QSize:
        size = self._deck.size
        wide = max((spot.x() for spot in self._spots.values()), default=0)
        tall = max((spot.y() for spot in self._spots.values()), default=0)
        return QSize(round(wide + size.width()), round(tall + size.height()))

    def card_at(self, where: QPointF) -> Card | None:
        """The card at a point; None beside the cards, and where it is used."""
        for card, spot in self._spots.items():
            if QRectF(spot, self._deck.size).contains(where):
                return None if card in self.used else card
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        card = self.card_at(event.position())
        if card and event.button() == Qt.MouseButton.LeftButton:
            self.picked.emit(card)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self.card_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(None)
        super().leaveEvent(event)

    def _point_at(self, card: Card | None) -> None:
        if card is not self._over:
            self._over = card
            hand = Qt.CursorShape.PointingHandCursor if card else Qt.CursorShape.ArrowCursor
            self.setCursor(hand)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        for card, spot in self._spots.items():
            used = card in self.used
            paint_card(painter, spot, card, self._deck, lit=card is self._over, dim=used)


def sorted_down(cards: Iterable[Card]) -> tuple[Card, ...]:
    """From the ace of spades down to the joker."""
    return tuple(sorted(cards, key=lambda card: (card.rank, card.suit), reverse=True))

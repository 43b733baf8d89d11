"""Cards in a row, as a widget that others put beside what was typed."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.engine.cards import Card, Cards, written
from director.gui.look.cards import Deck, paint_card
from director.gui.look.palettes import worn
from director.gui.showdowns.deals import DOWN, EXPOSED, RAISED, Hand

_LIFT = 8
"""How much higher an upcard lies."""


class HandView(QWidget):
    """A hand: upcards lie higher, what a player keeps apart or has turned up stands apart."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self._deck = deck
        self.hand: Hand = ()
        self.lit: frozenset[Card] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def cards(self) -> Cards:
        """The cards alone."""
        return tuple(dealt.card for dealt in self.hand)

    def show_hand(self, hand: Hand, deck: Deck, lit: frozenset[Card] | None = None) -> None:
        """Shows these cards; the lit ones play."""
        now = hand, deck, lit
        if now == (self.hand, self._deck, self.lit):
            return
        self.hand, self._deck, self.lit = now
        self.setAccessibleName(written(self.cards))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        wide = max((left for left in self._lefts()), default=0) + self._deck.width
        return QSize(round(wide), round(self._deck.size.height()) + self._lift)

    @property
    def _lift(self) -> int:
        return _LIFT if any(dealt.group in RAISED for dealt in self.hand) else 0

    def _lefts(self) -> list[float]:
        """Where each card begins."""
        lefts, left = [], 0.0
        for place, dealt in enumerate(self.hand):
            if place and _stands_apart(self.hand[place - 1].group, dealt.group):
                left += round(self._deck.width * 0.4)
            lefts.append(left)
            left += self._deck.width + self._deck.gap
        return lefts

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        deck, lift = self._deck, self._lift
        for (card, group), left in zip(self.hand, self._lefts(), strict=True):
            top = 0 if group in RAISED else lift
            plays = self.lit is not None and card in self.lit
            dim = self.lit is not None and not plays
            paint_card(painter, QPointF(left, top), card, deck, lit=plays, dim=dim)
            if group == EXPOSED:  # turned up by its player: a bar where it lay
                below = top + deck.size.height() + 3
                painter.fillRect(QRectF(left, below, deck.width, 3), QColor(worn().soft))


def _stands_apart(before: str, group: str) -> bool:
    """Whether there is a gap between cards of two groups."""
    return before != group and (group == EXPOSED or not {before, group} <= {DOWN, *RAISED, ""})

"""Cards in a row, as a widget that others put beside what was typed."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.engine.cards import Card, Cards, written
from director.engine.games.game import Game
from director.views.ruling.dealt_hand import (
    DOWN,
    EXPOSED,
    RAISED,
    UP,
    Hand,
    cards_of_hand,
    places_of,
)
from director.window.look.cards import Deck, paint_card, paint_slot
from director.window.look.palettes import current_palette

_LIFT = 8
"""How much higher an upcard lies."""


class _Spot(NamedTuple):
    """Where one card lies, or will lie: how far from the left, and in which group."""

    left: float
    group: str
    card: Card | None


class HandView(QWidget):
    """A hand: upcards lie higher, what a player keeps apart or has turned up stands apart."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self._deck = deck
        self.hand: Hand = ()
        self.lit: frozenset[Card] | None = None
        self._places: tuple[str, ...] = ()
        self._room = 0.0
        self._lifts = False
        self._awaited = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def keep_room(self, game: Game) -> None:
        """Keeps room for a hand of this game from now on, for its cards and those to come."""
        self._places = places_of(game)
        deck, cards = self._deck, cards_of_hand(game)
        self._room = deck.row(cards).width() + (self._apart if game.parts or game.groups else 0)
        self._lifts = bool(game.up or game.groups)
        self.updateGeometry()
        self.update()

    def await_cards(self, awaited: bool) -> None:
        """Shows places for the cards that are still to come, or shows none."""
        if awaited != self._awaited:
            self._awaited = awaited
            self.update()

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
        right = max((spot.left for spot in self._spots()), default=0) + self._deck.width
        wide = max(right, self._room)
        return QSize(round(wide), round(self._deck.size.height()) + self._lift)

    @property
    def _lift(self) -> int:
        raised = self._lifts or any(dealt.group in RAISED for dealt in self.hand)
        return _LIFT if raised else 0

    @property
    def _apart(self) -> int:
        """How far a group stands apart."""
        return round(self._deck.width * 0.4)

    def _spots(self) -> list[_Spot]:
        """The cards, and the places of those that are still to come."""
        cards: list[tuple[Card | None, str]] = [(dealt.card, dealt.group) for dealt in self.hand]
        if self._awaited:
            cards += [(None, group) for group in self._still_free()]
        if self._places and not {DOWN, UP} & {*self._places}:
            cards.sort(key=lambda one: self._places.index(one[1]) if one[1] in self._places else 0)
        spots: list[_Spot] = []
        left = 0.0
        for card, group in cards:
            if spots and _stands_apart(spots[-1].group, group):
                left += self._apart
            spots.append(_Spot(left, group, card))
            left += self._deck.width + self._deck.gap
        return spots

    def _still_free(self) -> list[str]:
        """The groups of the places to which no card has come."""
        free = list(self._places)
        for dealt in self.hand:
            if free:
                free.remove(dealt.group if dealt.group in free else free[-1])
        return free

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        deck, lift = self._deck, self._lift
        for left, group, card in self._spots():
            top = 0 if group in RAISED else lift
            if card is None:
                paint_slot(painter, QPointF(left, top), deck)
                continue
            plays = self.lit is not None and card in self.lit
            dim = self.lit is not None and not plays
            paint_card(painter, QPointF(left, top), card, deck, lit=plays, dim=dim)
            if group == EXPOSED:  # turned up by its player: a bar where it lay
                below = top + deck.size.height() + 3
                painter.fillRect(QRectF(left, below, deck.width, 3), QColor(current_palette().soft))


def _stands_apart(before: str, group: str) -> bool:
    """Whether there is a gap between cards of two groups."""
    return before != group and (group == EXPOSED or not {before, group} <= {DOWN, *RAISED, ""})

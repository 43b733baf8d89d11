"""The deck with a line above it that says where a click goes: to the field that was last in use."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from director.engine.cards import Card
from director.engine.games.game import Game
from director.translation import say
from director.views.ruling.dealt_hand import cards_of
from director.window.areas.showdown.hand.card_field import CardField
from director.window.areas.showdown.hand.deck import DeckView
from director.window.look.cards import Deck
from director.window.look.styles import GRID
from director.window.widgets.labels import column, label, panel, rewrite, row


class DeckPanel(QWidget):
    """The deck of a game, and the field that its cards go to."""

    put = Signal(object)
    """The CardField that a card was put into."""

    def __init__(self) -> None:
        super().__init__()
        self.deck = DeckView()
        self._where = label("", "caption")
        self._fields: Sequence[CardField] = ()
        self._target: CardField | None = None
        self._box = row(panel(column(self._where, self.deck), margin=GRID), None)
        self.setLayout(self._box)
        self.stand(in_the_form=True)
        self.deck.picked.connect(self._put)

    def stand(self, *, in_the_form: bool) -> None:
        """Keeps the margins of where it stands: below the form, or in a column with margins."""
        room = (2 * GRID, GRID, 2 * GRID, GRID) if in_the_form else (0, 0, 0, 0)
        self._box.setContentsMargins(*room)

    def watch(self, fields: Sequence[CardField]) -> None:
        """These are the fields for cards from now on."""
        for field in fields:
            if field not in self._fields:
                field.focused.connect(lambda field=field: self._aim(field))
        self._fields = list(fields)
        self._aim(self._target)

    def show_deck(self, game: Game, deck: Deck) -> None:
        """Shows the deck, what is used in grey; nothing while it is put away."""
        if self.isHidden():
            return
        used = {card for field in self._fields for card in cards_of(field.text())}
        self.deck.show_deck(game, used, deck)

    def _aim(self, field: CardField | None) -> None:
        self._target = field if field in self._fields else next(iter(self._fields), None)
        if self._target:
            name = self._target.accessibleName()
            rewrite(self._where, say("Clicks go to: {field}", field=name))

    def _put(self, card: Card) -> None:
        if self._target:
            self._target.add(card)
            self.put.emit(self._target)

"""The board of a showdown in the shape of its game: one row, or its rows street by street."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from director.engine.cards import Card
from director.engine.games import Game
from director.gui.look.cards import Deck
from director.gui.look.styles import GRID
from director.gui.parts.fields import Field
from director.gui.parts.labels import captioned, emptied, label
from director.gui.showdowns.cases import finished
from director.gui.showdowns.hands import HandView
from director.gui.showdowns.lines import cards_of
from director.words import say

Place = tuple[int, int]
"""A street and a row, both from 0."""


class BoardForm(QWidget):
    """A field for each part of the board, and its cards drawn beside it."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GRID)
        self.fields: dict[Place, Field] = {}
        self._hands: dict[Place, tuple[HandView, int]] = {}
        self._fault = label("", "fault", wrap=True)

    def shape(self, game: Game) -> None:
        """Takes the shape of a game's board."""
        emptied(self._grid, keep=self._fault)
        self.fields, self._hands = {}, {}
        if game.one_row:
            if game.is_stud:
                self._add((0, 0), say("Community card, where the stub ran short"), 0, 0)
            elif game.board_count:
                self._add((0, 0), say("Board"), game.board_count, 0)
        else:
            streets = [street for street in game.streets if street.board]
            for number, street in enumerate(streets):
                for at, count in enumerate(street.board):
                    title = say("{street}, row {row}", street=street.name, row=at + 1)
                    self._add((number, at), title, count, len(self.fields))
        self._grid.addWidget(self._fault, len(self.fields), 0, 1, 2)
        self._grid.setColumnStretch(0, 1)
        self._fault.hide()

    def _add(self, place: Place, title: str, count: int, line: int) -> None:
        field = Field(title, "ah kd 3c 8s 9h" if count > 3 else "")
        field.textEdited.connect(lambda _: self.edited.emit())
        field.editingFinished.connect(self.edited.emit)
        hand = HandView(Deck())
        self.fields[place] = field
        self._hands[place] = hand, count
        bottom = Qt.AlignmentFlag.AlignBottom
        self._grid.addWidget(captioned(title, field), line, 0, bottom)
        self._grid.addWidget(hand, line, 1, bottom)

    @property
    def typed(self) -> Mapping[Place, str]:
        """What is typed; a card of which only the rank stands there is still to come."""
        return {
            place: finished(field.text()) if field.hasFocus() else field.text()
            for place, field in self.fields.items()
        }

    def clear(self) -> None:
        """Makes it empty again."""
        for field in self.fields.values():
            field.empty()

    def mark(self, wrong: str) -> None:
        """Marks the board as wrong, or as right with ""."""
        for field in self.fields.values():
            field.mark(wrong)
        self._fault.setText(wrong)
        self._fault.setVisible(bool(wrong))

    def show_cards(self, deck: Deck, lit: frozenset[Card] | None) -> None:
        """Draws what lies there, with places for what is to come."""
        for place, field in self.fields.items():
            hand, slots = self._hands[place]
            hand.show_hand(cards_of(field.text()), deck, slots, lit)

"""The table of an exercise: the board as it lies, below it everybody's cards."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from director.engine.cards import Card
from director.translation import say
from director.views.practice.table_shown import PlayerShown, TableShown
from director.window.areas.showdown.hand.felt_view import FeltView
from director.window.look.cards import Deck
from director.window.look.styles import GRID
from director.window.widgets.cards_in_a_row import HandView
from director.window.widgets.labels import column, emptied, holding, label

_WIDTHS = ((2.5, 42), (4.5, 36), (9, 30))
"""How wide a card is on a felt of so many cards from top to bottom."""
_IN_HAND, _MANY_IN_HAND = 38, 32
_ROOMY, _LARGER = (640, 640), 1.3
"""From so wide and high a view on, all cards are that much larger."""
_MANY = 5
_NAMES = 150
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class TableView(QWidget):
    """What players see."""

    def __init__(self) -> None:
        super().__init__()
        self.felt = FeltView()
        self._players = QGridLayout()
        self._players.setContentsMargins(0, 0, 0, 0)
        self._players.setHorizontalSpacing(2 * GRID)
        self._players.setVerticalSpacing(GRID)
        self._players.setColumnMinimumWidth(0, _NAMES)
        self._players.setColumnStretch(1, 1)
        self._facts = QVBoxLayout()
        self._facts.setContentsMargins(0, 0, 0, 0)
        self._facts.setSpacing(4)
        box = column(holding(self._facts), self.felt, holding(self._players), None, gap=2 * GRID)
        self.setLayout(box)
        self.setAccessibleName(say("The table"))
        self._shown: tuple[TableShown, bool, bool, float] | None = None

    def show_table(self, table: TableShown, four_colours: bool, *, told: bool) -> None:
        """Shows a table; once the answer is told, which cards play and which are out."""
        scale = self._scale
        if self._shown == (table, four_colours, told, scale):
            return
        self._shown = table, four_colours, told, scale
        lit = table.plays if told and table.plays else None
        tall = max((spot.y + 1 for spot in table.spots), default=0)
        width = next(width for most, width in _WIDTHS if tall <= most)
        self.felt.show_board(
            table.board,
            table.spots,
            Deck(round(width * scale), four_colours),
            lit,
            table.rows_out if told else frozenset(),
            table.face_down if told else frozenset(),
        )
        emptied(self._facts)
        for fact in table.facts:
            self._facts.addWidget(label(fact, "", wrap=True))
        emptied(self._players)
        held = max((len(one.hand) for one in table.players), default=0)
        deck = Deck(round((_IN_HAND if held <= _MANY else _MANY_IN_HAND) * scale), four_colours)
        for line, player in enumerate(table.players):
            self._add_player(line, player, deck, lit)

    @property
    def _scale(self) -> float:
        """How much larger cards are than where there is just room for them."""
        view = self.parentWidget() or self
        wide, high = _ROOMY
        return _LARGER if view.width() >= wide and view.height() >= high else 1.0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shown and self._shown[-1] != self._scale:
            table, four_colours, told, _ = self._shown
            self.show_table(table, four_colours, told=told)

    def _add_player(
        self, line: int, player: PlayerShown, deck: Deck, lit: frozenset[Card] | None
    ) -> None:
        note = ", ".join(filter(None, (player.seat, player.deeds)))
        title = label(player.title, "sum")
        names = holding(column(None, title, label(note, "hint", wrap=True), None, gap=0))
        names.setFixedWidth(_NAMES)
        self._players.addWidget(names, line, 0, _LEFT)
        if player.hand:
            cards = HandView(deck)
            cards.show_hand(player.hand, deck, lit)
            self._players.addWidget(cards, line, 1, _LEFT)

    def words(self) -> list[str]:
        """Everything that is written, from the top."""
        table = self._shown[0] if self._shown else None
        return [*table.facts, *(one.title for one in table.players)] if table else []

"""One player of a showdown: seat, name, cards and bet to type, and the hand drawn below."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from director.engine.cards import Card, Cards, NotACard, read_cards
from director.gui.look.cards import Deck
from director.gui.parts.fields import Field
from director.gui.parts.labels import column, holding, label, row
from director.gui.showdowns.cases import TypedPlayer, finished
from director.gui.showdowns.hands import HandView
from director.words import say

CARD_WIDTH = 30
SEAT, BET = 44, 72


def cards_of(text: str) -> Cards:
    """The cards of a text as far as they are cards, for the picture; a joker's stroke is none."""
    found: list[Card] = []
    for piece in text.replace("/", " ").split():
        try:
            found += read_cards(piece)
        except NotACard:
            continue
    return tuple(found)


class PlayerLine(QWidget):
    """What is typed about one player, and what comes of it."""

    edited = Signal()

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        who = say("player {number}", number=number + 1)
        self.seat = Field(say("Seat of {who}", who=who))
        self.name = Field(say("Name of {who}", who=who), say("Name"))
        self.cards = Field(say("Cards of {who}", who=who), "as 2s kh kc")
        self.bet = Field(say("Bet of {who}", who=who), say("Bet"))
        self.folded = QCheckBox(say("folded"))
        self.folded.setAccessibleName(say("{who} has folded", who=who))
        self.hand = HandView(Deck(CARD_WIDTH))
        self._beside = label("", "soft", wrap=True)
        self._fault = label("", "fault", wrap=True)
        self.seat.setText(str(number + 1))
        self.seat.setFixedWidth(SEAT)
        self.bet.setFixedWidth(BET)
        self.name.setMinimumWidth(72)
        self.name.setMaximumWidth(160)
        upper = row(self.seat, self.name, self.cards, self.bet, self.folded)
        upper.setStretch(1, 2)
        upper.setStretch(2, 5)
        self._lower = holding(row(52, self.hand, self._beside))
        self._lower.layout().setStretch(2, 1)  # type: ignore[union-attr]
        self._fault_line = holding(row(52, self._fault))
        self.setLayout(column(holding(upper), self._fault_line, self._lower, gap=4))
        for field in (self.seat, self.name, self.cards, self.bet):
            field.textEdited.connect(lambda _: self.edited.emit())
        self.folded.toggled.connect(lambda _: self.edited.emit())
        self.cards.editingFinished.connect(self.edited.emit)
        self.show_result("", "", "", Deck(CARD_WIDTH), None)

    @property
    def typed(self) -> TypedPlayer:
        """What is typed; a card of which only the rank stands there is still to come."""
        cards = self.cards.text()
        if self.cards.hasFocus():
            cards = finished(cards)
        return TypedPlayer(
            self.seat.text(), self.name.text(), cards, self.bet.text(), self.folded.isChecked()
        )

    def clear(self) -> None:
        """Makes it empty again."""
        for field in (self.name, self.cards, self.bet):
            field.empty()
        self.seat.setText(str(self.number + 1))
        self.folded.setChecked(False)

    def mark(self, wrong: dict[str, str]) -> None:
        """Marks fields as wrong, each with its sentence; a whole line for what has no field."""
        fields = {"seat": self.seat, "cards": self.cards, "bet": self.bet}
        for name, field in fields.items():
            field.mark(next((why for at, why in wrong.items() if at.split(".")[0] == name), ""))
        self._fault.setText("\n".join(dict.fromkeys(wrong.values())))
        self._fault_line.setVisible(bool(wrong))

    def show_result(
        self, award: str, hands: str, missing: str, deck: Deck, lit: frozenset[Card] | None
    ) -> None:
        """Shows the hand, what it is called, and what it wins; or what is still to come."""
        cards = cards_of(self.cards.text())
        self.hand.show_hand(cards, deck, len(cards), lit)
        self._beside.setText("\n".join(one for one in (award, hands, missing) if one))
        self._lower.setVisible(bool(cards or missing))

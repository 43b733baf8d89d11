"""One player of a showdown: seat, name, cards and bet to type, and the hand drawn below."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from director.engine.cards import Card
from director.engine.games.game import Game
from director.translation import say
from director.views.ruling.dealt_hand import (
    fields_of,
    group_room,
    group_title,
    hand_of,
    hint,
)
from director.views.ruling.typed_case import TypedPlayer
from director.window.areas.showdown.hand.card_field import CardField
from director.window.areas.showdown.hand.verdict import LINE, Saying, VerdictView
from director.window.look.cards import Deck
from director.window.widgets.cards_in_a_row import HandView
from director.window.widgets.field import Field
from director.window.widgets.labels import column, emptied, holding, row

CARD_WIDTH = 30
SEAT, NAME, BET, ONE_CARD = 44, 64, 64, 42
FOR_FINGERS = 32
"""The least height of a box that is ticked, in pixels."""
_WIDE, _NARROW = 6, 8
"""Beside more cards than these there is little room: what comes of them breaks into more lines."""


class PlayerLine(QWidget):
    """What is typed about one player, and what comes of it."""

    edited = Signal()

    def __init__(self, number: int, game: Game) -> None:
        super().__init__()
        self.number = number
        who = say("player {number}", number=number + 1)
        self.seat = Field(say("Seat of {who}", who=who))
        self.name = Field(say("Name of {who}", who=who), say("Name"))
        self.hands: dict[str, CardField] = {}
        """The fields for cards, by group; one without a name where the game has no groups."""
        self.bet = Field(say("Bet of {who}", who=who), say("Bet"))
        self.folded = QCheckBox(say("folded"))
        self.folded.setAccessibleName(say("{who} has folded", who=who))
        self.short = QCheckBox(say("short"))
        self.short.setAccessibleName(say("{who} has one card fewer", who=who))
        self.short.setToolTip(say("dealt one card short; the hand plays with the rest"))
        self.declared = QCheckBox(say("buh"))
        self.declared.setAccessibleName(say("{who} has declared", who=who))
        self.declared.setToolTip(say("tabled in time and declared"))
        self.hand = HandView(Deck(CARD_WIDTH))
        self._who = who
        self._game = game
        self.verdict = VerdictView()
        """What comes of the hand, or what is wrong with it."""
        self.faults: tuple[str, ...] = ()
        self._typing = row()
        self._lay_out()
        for field in (self.seat, self.name, self.bet):
            field.textEdited.connect(lambda _: self.edited.emit())
        for box in (self.folded, self.short, self.declared):
            box.setMinimumHeight(FOR_FINGERS)
            box.toggled.connect(lambda _: self.edited.emit())
        self.shape(game)
        self.show_result("", "", "", Deck(CARD_WIDTH), None)

    def _lay_out(self) -> None:
        self.seat.setText(str(self.number + 1))
        self.seat.setFixedWidth(SEAT)
        self.bet.setFixedWidth(BET)
        self.name.setMinimumWidth(NAME)
        self.name.setMaximumWidth(160)
        upper = row(
            self.seat, self.name, holding(self._typing), self.bet, self.folded, stretch={1: 2, 2: 5}
        )
        also = holding(column(self.short, self.declared, None, gap=0))
        self._align_boxes()
        top = Qt.AlignmentFlag.AlignTop
        lower = row(SEAT + 8)
        lower.addWidget(self.hand, 0, top)
        lower.addWidget(self.verdict, 1, top)
        lower.addWidget(also, 0, top)
        self._lower = holding(lower)
        self.setLayout(column(holding(upper), self._lower, gap=4))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:  # boxes in a window are not as wide
            self._align_boxes()

    def _align_boxes(self) -> None:
        """The boxes below stand under the one above."""
        for box in (self.short, self.declared):
            box.setMinimumWidth(self.folded.sizeHint().width())

    def shape(self, game: Game) -> None:
        """Takes the fields for cards that a game asks for; what is typed stays where it can."""
        self._game = game
        groups = fields_of(game) or ("",)
        if tuple(self.hands) != groups:
            kept = "" if len(self.hands) != 1 else self.cards.text()
            emptied(self._typing)
            self.hands = {}
            for group in groups:
                title = group_title(group)
                spoken = f"{say('Cards of {who}', who=self._who)} {title}".strip()
                field = CardField(spoken)
                field.textEdited.connect(lambda _: self.edited.emit())
                field.turned.connect(self.edited.emit)
                self.hands[group] = field
                room = group_room(game, group)
                if not room:
                    field.setFixedWidth(ONE_CARD)
                self._typing.addWidget(field, room)
            if len(groups) == 1:
                self.cards.setText(kept)
        if groups == ("",):
            self.cards.setPlaceholderText(hint(game))
        self.short.setVisible(game.is_stud)
        self.declared.setVisible(bool(game.declares))
        self.hand.keep_room(game)
        room = max(self.hand.sizeHint().height(), verdict_room(game))
        self.verdict.setFixedHeight(room)
        self._lower.setFixedHeight(room)

    @property
    def cards(self) -> CardField:
        """The field for cards, or the first of them."""
        return next(iter(self.hands.values()))

    @property
    def text(self) -> str:
        """The cards as they stand there, with strokes between groups."""
        return " / ".join(field.text() for field in self.hands.values())

    @property
    def typed(self) -> TypedPlayer:
        """What is typed; a card of which only the rank stands there is still to come."""
        return TypedPlayer(
            self.seat.text(),
            self.name.text(),
            " / ".join(field.typed for field in self.hands.values()),
            self.bet.text(),
            self.folded.isChecked(),
            self._game.is_stud and self.short.isChecked(),
            bool(self._game.declares) and self.declared.isChecked(),
        )

    def fill(self, typed: TypedPlayer, hands: Mapping[str, str]) -> None:
        """Writes a player into the fields; the cards by group, or all under ""."""
        self.seat.setText(typed.seat)
        self.name.setText(typed.name)
        self.bet.setText(typed.bet)
        self.folded.setChecked(typed.folded)
        self.short.setChecked(typed.short)
        self.declared.setChecked(typed.declared)
        if set(hands) <= set(self.hands):
            for group, field in self.hands.items():
                field.setText(hands.get(group, ""))
        else:
            self.cards.setText(typed.cards)

    def clear(self) -> None:
        """Makes it empty again."""
        for field in (self.name, *self.hands.values(), self.bet):
            field.empty()
        self.seat.setText(str(self.number + 1))
        for box in (self.folded, self.short, self.declared):
            box.setChecked(False)

    def mark(self, wrong: dict[str, str]) -> None:
        """Marks fields as wrong, each with its sentence; a whole line for what has no field."""
        for name, field in {"seat": self.seat, "bet": self.bet}.items():
            field.mark(wrong.get(name, ""))
        for group, field in self.hands.items():
            field.mark(wrong.get(f"cards.{group}", wrong.get("cards", "")))
        self.faults = tuple(dict.fromkeys(wrong.values()))

    def show_result(
        self, award: str, hands: str, missing: str, deck: Deck, lit: frozenset[Card] | None
    ) -> None:
        """Shows the hand, what it is called, and what it wins; or what is still to come."""
        hand = hand_of(self.text, self._game)
        self.hand.show_hand(hand, deck, lit)
        self.hand.await_cards(not self.folded.isChecked())
        lines = [Saying(line) for line in (*hands.split("\n"), missing) if line]
        if award:
            lines.insert(0, Saying(award, "text"))
        self.verdict.say([Saying(fault, "warning") for fault in self.faults] or lines)


def verdict_room(game: Game) -> int:
    """How tall the room is for what comes of a hand: the award, and a line for each portion."""
    lines = 1 + len(game.all_portions)
    return lines * LINE + (_NARROW if len(game.all_portions) > 1 and game.most_cards > _WIDE else 0)

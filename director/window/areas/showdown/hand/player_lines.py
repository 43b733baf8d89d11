"""The players of a showdown, line by line; one line is always free for one more."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from director.engine.games.game import Game
from director.translation import say
from director.views.ruling.dealt_hand import fields_of, group_room, group_title
from director.views.ruling.judgement import Judgement
from director.views.ruling.player_result import hands_named, winning_cards
from director.views.ruling.typed_case import TypedPlayer
from director.window.areas.showdown.hand.card_field import CardField
from director.window.areas.showdown.hand.player_line import (
    BET,
    CARD_WIDTH,
    NAME,
    ONE_CARD,
    SEAT,
    PlayerLine,
)
from director.window.look.cards import Deck
from director.window.look.styles import GRID
from director.window.widgets.labels import column, emptied, holding, label, row

_AT_FIRST = 4
"""So many lines stand there at first."""


class PlayersForm(QWidget):
    """Everybody at the showdown."""

    edited = Signal()
    grown = Signal()
    """There are other fields than before."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.lines: list[PlayerLine] = []
        self._game = game
        self._groups: tuple[str, ...] | None = None
        self._titles = column()
        self._box = column(gap=GRID + 4)
        self.setLayout(column(holding(self._titles), holding(self._box), gap=4))
        self.begin()
        self.shape(game)

    def begin(self) -> None:
        """Empty lines for a new hand."""
        self._have(_AT_FIRST)
        for line in self.lines:
            line.clear()

    def shape(self, game: Game) -> None:
        """Takes the fields that a game asks for."""
        self._game = game
        for line in self.lines:
            line.shape(game)
        if self._groups != fields_of(game):
            self._groups = fields_of(game)
            emptied(self._titles)
            self._titles.addWidget(_titles(game))
            self.grown.emit()

    def grow(self) -> None:
        """One line more when the last is taken and the game serves so many."""
        if self.lines[-1].typed.is_there and len(self.lines) < self._game.most_players:
            self._have(len(self.lines) + 1)

    def fill(self, players: Sequence[TypedPlayer], hands: Sequence[dict[str, str]]) -> None:
        """Writes these players into the lines."""
        self._have(max(_AT_FIRST, len(players)))
        for line in self.lines:
            line.clear()
        for line, player, hand in zip(self.lines, players, hands, strict=False):
            line.fill(player, hand)
        self.grow()

    @property
    def typed(self) -> tuple[TypedPlayer, ...]:
        """What is typed about everybody, empty lines too."""
        return tuple(line.typed for line in self.lines)

    @property
    def card_fields(self) -> list[CardField]:
        """The fields for cards, down the players."""
        return [field for line in self.lines for field in line.hands.values()]

    def mark(self, judgement: Judgement) -> None:
        """Marks what is wrong at its field."""
        for number, line in enumerate(self.lines):
            start = f"players[{number}]."
            line.mark(
                {
                    at.removeprefix(start): why
                    for at, why in judgement.wrong.items()
                    if at.startswith(start)
                }
            )

    def show_results(self, judgement: Judgement, seated: Sequence[int], four_colours: bool) -> None:
        """Shows every hand, what it is called and what it wins."""
        said, ruling = judgement.said, judgement.ruling
        winning = winning_cards(ruling) if ruling else {}
        seats = list(ruling.showdown.players) if ruling else []
        deck = Deck(CARD_WIDTH, four_colours)
        for number, line in enumerate(self.lines):
            award = hands = ""
            lit = None
            if said and ruling and number in seated:
                seat = seats[seated.index(number)]
                won = ruling.awards.get(seat, 0)
                award = say("wins {amount}", amount=said.amount(won)) if won else ""
                hands, lit = hands_named(ruling, seat), winning.get(seat)
            missing = judgement.to_come.get(f"players[{number}].cards", "")
            line.show_result(award, hands, missing, deck, lit)

    def _have(self, count: int) -> None:
        """So many lines, no more and no fewer."""
        if count == len(self.lines):
            return
        while len(self.lines) > count:
            gone = self.lines.pop()
            gone.hide()
            gone.deleteLater()
        while len(self.lines) < count:
            line = PlayerLine(len(self.lines), self._game)
            line.edited.connect(self.edited.emit)
            self.lines.append(line)
            self._box.addWidget(line)
            line.setVisible(True)  # now, and not when the event loop comes by: Tab may be next
        self.grown.emit()


def _titles(game: Game) -> QWidget:
    """What the columns of the players are called."""
    seat, name, bet = (label(say(title), "caption") for title in ("Seat", "Name", "Bet"))
    groups = fields_of(game)
    hands = row()
    if groups:
        for group in groups:
            title = label(group_title(group), "caption")
            room = group_room(game, group)
            if not room:
                title.setFixedWidth(ONE_CARD)
            hands.addWidget(title, room)
    else:
        hands.addWidget(label(say("Cards"), "caption"))
    seat.setFixedWidth(SEAT)
    bet.setFixedWidth(BET)
    name.setMinimumWidth(NAME)
    name.setMaximumWidth(160)
    folded = QCheckBox(say("folded"))  # as wide as the boxes below, and never seen
    policy = folded.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    folded.setSizePolicy(policy)
    box = row(seat, name, holding(hands), bet, folded, stretch={1: 2, 2: 5})
    folded.hide()
    return holding(box)

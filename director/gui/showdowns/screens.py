"""A disputed hand: what is typed on the left, the ruling on the right with every keystroke."""

from itertools import pairwise
from math import gcd

from PySide6.QtWidgets import QCheckBox, QFrame, QScrollArea, QWidget

from director.engine.games import Game
from director.gui import stakes
from director.gui.events.cockpits import Cockpit
from director.gui.events.screens import Screen
from director.gui.look.cards import Deck
from director.gui.look.styles import GRID
from director.gui.parts.actions import Bound
from director.gui.parts.buttons import ActionButton
from director.gui.parts.choices import Choice
from director.gui.parts.choosers import Chooser
from director.gui.parts.fields import Field
from director.gui.parts.labels import captioned, column, holding, label, row
from director.gui.showdowns.boards import BoardForm
from director.gui.showdowns.cases import Typed
from director.gui.showdowns.games import games_offered
from director.gui.showdowns.judgements import Judgement, judge
from director.gui.showdowns.lines import BET, CARD_WIDTH, SEAT, PlayerLine
from director.gui.showdowns.results import hands_named, winning_cards
from director.gui.showdowns.rules import OwnRules
from director.gui.showdowns.rulings import RulingView
from director.words import say

_AT_FIRST = 4
"""So many lines stand there at first; one is always free."""


class ShowdownScreen(Screen):
    """The showdown of one hand."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self.game_field = Chooser(say("Game"), say("Name of the game"), self._offered)
        self.tldr = label("", "hint", wrap=True)
        self.board = BoardForm()
        self.rules = OwnRules(cockpit.library)
        self.pot = Field(say("Pot"), say("or bets"))
        self.dead = Field(say("Dead money"), "0")
        self.chip = Field(say("Smallest chip"), "1")
        self.button = Field(say("Button"), say("seat"))
        self.lines: list[PlayerLine] = []
        self._players = column(gap=2 * GRID)
        self.ruling = RulingView()
        self._fault = label("", "fault", wrap=True)
        self.judgement = Judgement(None, {}, {}, False)
        self._game: Game | None = None
        self._lay_out(actions)
        self._connect()
        self._begin()

    @property
    def game(self) -> Game | None:
        """The game that is played; None while there is none of that name."""
        return self._game

    def _lay_out(self, actions: Bound[Cockpit]) -> None:
        clear = ActionButton(actions["showdown.clear"])
        game = captioned(say("Game"), self.game_field)
        fields = [
            captioned(say("Pot"), self.pot),
            captioned(say("Dead money"), self.dead),
            captioned(say("Smallest chip"), self.chip),
            captioned(say("Button"), self.button),
        ]
        for field in (self.pot, self.dead, self.chip, self.button):
            field.setFixedWidth(96)
        head = row(game, holding(column(label(), clear, gap=4)), gap=2 * GRID)
        head.setStretch(0, 1)
        form = column(
            holding(head),
            self.tldr,
            self.rules,
            self.board,
            holding(column(_titles(), holding(self._players), gap=4)),
            holding(row(*fields, None, gap=2 * GRID)),
            self._fault,
            None,
            gap=2 * GRID,
        )
        form.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, GRID)
        inside = QWidget()
        inside.setLayout(form)
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setMinimumWidth(520)
        self.ruling.setMinimumWidth(320)
        right = holding(column(self.ruling))
        right.layout().setContentsMargins(GRID, 2 * GRID, 2 * GRID, GRID)  # type: ignore[union-attr]
        box = row(scroll, right, gap=GRID)
        box.setStretch(0, 11)
        box.setStretch(1, 9)
        self.setLayout(box)

    def _connect(self) -> None:
        self.game_field.picked.connect(lambda choice: self.play(str(choice.key)))
        self.game_field.entered.connect(self._take_first)
        self.board.edited.connect(self.judge_again)
        self.rules.edited.connect(self.judge_again)
        for field in (self.pot, self.dead, self.chip, self.button):
            field.textEdited.connect(lambda _: self.judge_again())
        self.cockpit.clearing.connect(self._begin)

    def land(self) -> None:
        self.lines[0].cards.setFocus()

    def refresh(self) -> None:
        self.judge_again()

    def play(self, game_id: str) -> None:
        """Takes another game; what is typed stays."""
        game = stakes.known(self.cockpit.library, game_id)
        if game is None:
            return
        self._game = game
        self.game_field.setText(game.name)
        self.tldr.setText(game.tldr)
        self.board.shape(game)
        self.rules.shape(game)
        self._order_tabs()
        self.judge_again()

    def _begin(self) -> None:
        """An empty form for the next hand of the same game."""
        while len(self.lines) > _AT_FIRST:
            self.lines.pop().deleteLater()
        while len(self.lines) < _AT_FIRST:
            self._add_line()
        for line in self.lines:
            line.clear()
        self.board.clear()
        for field in (self.pot, self.dead, self.button):
            field.empty()
        self.chip.setText(str(self._smallest_chip()))
        first = stakes.in_rotation(self.cockpit.tournament.structure)[0].id
        self.play(self._game.id if self._game else first)
        if self.isVisible():
            self.land()

    def _add_line(self) -> None:
        line = PlayerLine(len(self.lines))
        line.edited.connect(self.judge_again)
        self.lines.append(line)
        self._players.addWidget(line)

    def _smallest_chip(self) -> int:
        """The largest chip of which every bet of this level is a multiple."""
        t = self.cockpit.tournament
        level = t.structure.level_before(self.cockpit.bridge.face.step)
        return gcd(*level.stakes) if level and any(level.stakes) else 1

    def judge_again(self) -> None:
        """Rules on what is typed now, and shows it at every field."""
        game = self._game
        if game is None:
            return
        if self.lines[-1].typed.is_there and len(self.lines) < game.most_players:
            self._add_line()
            self._order_tabs()
        self.judgement = judge(self._typed(), game, self.cockpit.library)
        self._show_marks(self.judgement)
        self._show_hands(self.judgement)
        advice = say("Cards are typed as  as 10h kd  or  A♠ T♥ K♦,  with or without spaces.")
        self.ruling.show_judgement(self.judgement, advice, self._deck(34))

    def _typed(self) -> Typed:
        return Typed(
            tuple(line.typed for line in self.lines),
            self.board.typed,
            self.pot.text(),
            self.dead.text(),
            self.button.text(),
            self.chip.text(),
            self.rules.dice,
            self.rules.choice,
            self.rules.options,
        )

    def _deck(self, width: float) -> Deck:
        return Deck(width, self.cockpit.settings.flag("four_colours"))

    def _show_marks(self, judgement: Judgement) -> None:
        wrong = dict(judgement.wrong)
        for number, line in enumerate(self.lines):
            start = f"players[{number}]."
            line.mark(
                {at.removeprefix(start): why for at, why in wrong.items() if at.startswith(start)}
            )
        board = next((why for at, why in wrong.items() if at.startswith("board")), "")
        self.board.mark(board)
        fields = {"pots": self.pot, "dead": self.dead, "chip": self.chip, "button": self.button}
        below = []
        for name, field in fields.items():
            why = next((why for at, why in wrong.items() if at.startswith(name)), "")
            field.mark(why)
            below.append(why)
        missing = judgement.to_come.get("button", "")
        self._fault.setText("  ".join(why for why in (*below, missing) if why))
        self._fault.setVisible(bool(self._fault.text()))

    def _show_hands(self, judgement: Judgement) -> None:
        ruling = judgement.ruling
        winning = winning_cards(ruling) if ruling else {}
        lit = frozenset().union(*winning.values()) if winning else None
        self.board.show_cards(self._deck(40), lit)
        places = self._typed().seated
        seats = list(ruling.showdown.players) if ruling else []
        for number, line in enumerate(self.lines):
            seat = seats[places.index(number)] if ruling and number in places else None
            won = ruling.awards.get(seat, 0) if ruling and seat is not None else 0
            award = say("wins {amount}", amount=judgement.amount(won)) if won else ""
            hands = hands_named(ruling, seat) if ruling and seat is not None else ""
            missing = judgement.to_come.get(f"players[{number}].cards", "")
            line.show_result(
                award, hands, missing, self._deck(CARD_WIDTH), winning.get(seat) if seat else None
            )

    def _offered(self, text: str) -> list[Choice]:
        structure = self.cockpit.tournament.structure
        return games_offered(text, structure, self.cockpit.library)

    def _take_first(self, text: str) -> None:
        offered = self._offered(text)
        if offered:
            self.play(str(offered[0].key))
        else:
            self.cockpit.say(say("no game is called '{name}'", name=text), "refused")

    def _order_tabs(self) -> None:
        """Cards first, down the players, then the board, then the chips; names can wait."""
        order: list[QWidget] = [self.game_field, *self.rules.fields]
        order += [line.cards for line in self.lines]
        order += self.board.fields.values()
        order += [self.pot, *(line.bet for line in self.lines), self.dead, self.chip, self.button]
        for line in self.lines:
            order += [line.seat, line.name, line.folded]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)


def _titles() -> QWidget:
    """What the columns of the players are called."""
    seat, name, cards, bet = (label(say(t), "caption") for t in ("Seat", "Name", "Cards", "Bet"))
    seat.setFixedWidth(SEAT)
    bet.setFixedWidth(BET)
    name.setMinimumWidth(72)
    name.setMaximumWidth(160)
    folded = QCheckBox(say("folded"))  # as wide as the boxes below, and never seen
    policy = folded.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    folded.setSizePolicy(policy)
    box = row(seat, name, cards, bet, folded)
    folded.hide()
    box.setStretch(1, 2)
    box.setStretch(2, 5)
    return holding(box)

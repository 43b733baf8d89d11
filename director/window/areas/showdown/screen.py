"""A disputed hand: what is typed on the left, the ruling on the right with every keystroke."""

from itertools import pairwise
from math import gcd
from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from director.engine.cards import Card
from director.engine.games.game import Game
from director.engine.games.game_names import unclear
from director.engine.showdown.adjudication import Ruling
from director.files.forms import briefly
from director.files.limits import read_json
from director.house.house_rules import paying
from director.reports.sheets_beside_events import RULING
from director.translation import say
from director.views.clock import stakes
from director.views.ruling.judgement import Judgement, judge
from director.views.ruling.player_result import winning_cards
from director.views.ruling.typed_case import Typed, case, dealt, dice
from director.window.areas.showdown.hand.board_fields import BoardForm
from director.window.areas.showdown.hand.card_field import CardField
from director.window.areas.showdown.hand.chips_form import ChipsForm
from director.window.areas.showdown.hand.deck_panel import DeckPanel
from director.window.areas.showdown.hand.game_field import games_meant, games_offered
from director.window.areas.showdown.hand.key_walk import KeyWalk
from director.window.areas.showdown.hand.player_line import PlayerLine
from director.window.areas.showdown.hand.player_lines import PlayersForm
from director.window.areas.showdown.hand.special_rules_form import SpecialRulesForm
from director.window.areas.showdown.hand_files import NotAHand, Opened, opened
from director.window.areas.showdown.open_and_save import OpenAndSave
from director.window.areas.showdown.ruling.given_hand import spoken
from director.window.areas.showdown.ruling.ruling_view import RulingView
from director.window.event.event_screen import RulingsDeskScreen
from director.window.event.screen_names import SHOWDOWN
from director.window.look.cards import Deck
from director.window.look.styles import GRID
from director.window.printing.sheet import sheet_of
from director.window.rulings_desk.give_ruling import Spoken
from director.window.rulings_desk.requests import HandRequest, OpenCase, PlayGame
from director.window.rulings_desk.ruling_actions import RulingActions
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton
from director.window.widgets.choice_list import Choice
from director.window.widgets.chooser import Chooser
from director.window.widgets.labels import SCREEN, captioned, column, holding, label, row
from director.window.widgets.scrolling_form import SteadyScroll
from director.window.widgets.status_line import REFUSED

_WIDE = 1200
"""From here on the deck lies below the ruling and is there at first; else it takes room from the
form and stays away until it is asked for."""


class ShowdownScreen(RulingsDeskScreen):
    """The showdown of one hand."""

    def __init__(self, cockpit: RulingsDesk, actions: Bound[Any]) -> None:
        super().__init__(cockpit)
        self._game = _first_game(cockpit)
        self._shape = self._game
        self.game_field = Chooser(say("Game"), say("Game"), self._offered)
        self.tldr = label("", "hint", wrap=True)
        self.board = BoardForm()
        self.rules = SpecialRulesForm(cockpit.library)
        self.players = PlayersForm(self._game)
        self.chips = ChipsForm()
        self.deck_panel = DeckPanel()
        self._walk = KeyWalk(self)
        self._deck_wanted: bool | None = None
        self._no_game = ""
        """Why no game was taken last."""
        self.ruling = RulingView()
        self.files = OpenAndSave(cockpit, self, self.case, self.fill)
        self.given = RulingActions(cockpit, self, SHOWDOWN, self._spoken)
        self.judgement = Judgement(None, {}, {}, False)
        self._lay_out(actions)
        self._connect()
        self._begin()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._game

    @property
    def lines(self) -> list[PlayerLine]:
        """The players, line by line."""
        return self.players.lines

    def _lay_out(self, actions: Bound[Any]) -> None:
        self._deck_button = ActionButton(actions["showdown.deck"], text=say("Deck"))
        self._deck_button.setCheckable(True)
        clear = ActionButton(actions["showdown.clear"])
        game = captioned(say("Game"), self.game_field)
        buttons = row(self._deck_button, clear)
        head = row(game, holding(column(label(), holding(buttons), gap=4)), gap=2 * GRID, stretch=0)
        self.chips.put_beside(
            ActionButton(actions["showdown.open"], text=say("Open …")),
            ActionButton(actions["showdown.save"], text=say("Save …")),
        )
        form = column(
            holding(head),
            self.tldr,
            self.rules,
            self.board,
            self.players,
            self.chips,
            None,
            gap=2 * GRID,
            margins=SCREEN,
        )
        inside = QWidget()
        inside.setLayout(form)
        self._scroll = SteadyScroll(inside)
        self._scroll.setMinimumWidth(520)
        self._left = column(self._scroll, self.deck_panel, gap=0, stretch=0)
        self.ruling.setMinimumWidth(320)
        outputs = holding(
            row(
                ActionButton(actions["ruling.aloud"], text=say("Read aloud")),
                ActionButton(actions["ruling.copy"], text=say("Copy")),
                ActionButton(actions["ruling.file"], text=say("File …")),
                None,
            )
        )
        self._right = column(self.ruling, outputs, gap=GRID)
        left, right = holding(self._left), holding(self._right)
        self._right.setContentsMargins(GRID, 2 * GRID, 2 * GRID, GRID)
        self.setLayout(row(left, right, gap=GRID, stretch={0: 11, 1: 9}))

    def _connect(self) -> None:
        self.game_field.picked.connect(lambda choice: self._choose(str(choice.key)))
        self.game_field.entered.connect(self._take_named)
        self.board.edited.connect(self.judge_again)
        self.rules.edited.connect(self.judge_again)
        self.players.edited.connect(self.judge_again)
        self.players.grown.connect(self._order_tabs)
        self.chips.edited.connect(self.judge_again)
        self.deck_panel.put.connect(self._scroll.ensureWidgetVisible)
        self._walk.went.connect(lambda field: self._scroll.ensureWidgetVisible(field, 0, 72))

    def land(self) -> None:
        if self._deck_wanted is None:
            self._show_deck_panel(self.width() >= _WIDE)
        self.lines[0].cards.setFocus()

    def refresh(self) -> None:
        game = stakes.known(self.cockpit.library, self._game.id)
        if game is None or game == self._game:
            self.judge_again()
        else:  # its file is another one now
            self.play(game.id)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _WIDE
        if (self._right.indexOf(self.deck_panel) >= 0) is not wide:
            self.deck_panel.stand(in_the_form=not wide)
            (self._right if wide else self._left).insertWidget(1, self.deck_panel)
        if not self.game_field.hasFocus():
            self._name_game()

    def play(self, game_id: str) -> None:
        """Takes another game; what is typed stays."""
        game = stakes.known(self.cockpit.library, game_id)
        if game is None:
            if why := self.cockpit.library.why_not(game_id):
                self.cockpit.say(why, REFUSED)
            self._name_game()
            return
        self._game = game
        self.cockpit.unsaid.emit(self._no_game)
        self._name_game()
        self.tldr.setText(game.tldr)
        self.rules.shape(game)
        self._take_shape(game)
        self.judge_again()

    def _choose(self, game_id: str) -> None:
        """Takes the game that was typed, and goes on to what the hand needs first.

        The options of the house stand as they are: Shift+Tab leads to them.
        """
        self.play(game_id)
        if self._game.id == game_id and self.game_field.hasFocus():
            [*self.rules.asked, self.lines[0].cards][0].setFocus()

    def _name_game(self) -> None:
        """Writes the game into its field; by its short name where the long one has no room."""
        field, game = self.game_field, self._game
        fits = field.fontMetrics().horizontalAdvance(game.name) <= field.width() - 2 * GRID - 8
        field.setText(game.name if fits else game.short or game.name)
        field.setCursorPosition(0)
        field.setToolTip(game.name)

    def _take_shape(self, game: Game) -> None:
        """The fields of the game as it is dealt."""
        self._shape = game
        self.board.shape(game)
        self.players.shape(game)
        self._order_tabs()

    def _begin(self) -> None:
        """An empty form for the next hand of the same game."""
        self.players.begin()
        self.board.clear()
        self.chips.clear(self._smallest_chip())
        self.play(self._game.id)
        self._scroll.verticalScrollBar().setValue(0)
        if self.isVisible():
            self.land()

    def _smallest_chip(self) -> int:
        """The largest chip of which every bet of this level is a multiple."""
        level = self.cockpit.level
        return gcd(*level.stakes) if level and any(level.stakes) else 1

    def judge_again(self) -> None:
        """Rules on what is typed now, and shows it at every field."""
        typed = self.typed
        shape = dealt(typed, self._game, self.cockpit.library)
        if shape is not self._shape:
            self._take_shape(shape)
            typed = self.typed
        self.players.grow()
        house = paying(self.cockpit.settings)
        self.judgement = judge(typed, self._game, self.cockpit.library, house)
        self._show_marks(self.judgement)
        self._show_hands(self.judgement, typed)
        advice = say("Type cards as  as 10h kd  or  A♠ T♥ K♦,  with or without spaces.")
        self.ruling.show_judgement(self.judgement, advice, self._deck(34))
        self.given.settle()

    @property
    def typed(self) -> Typed:
        """Everything as it is typed now."""
        return Typed(
            self.players.typed,
            self.board.typed,
            self.chips.pot.text(),
            self.chips.dead.text(),
            self.chips.button.text(),
            self.chips.chip.text(),
            self.rules.dice,
            self.rules.choice,
            self.rules.options,
        )

    def case(self) -> dict[str, Any]:
        """What is typed, as the object of the showdown file."""
        return case(self.typed, self._game, self._shape)

    def _deck(self, width: float) -> Deck:
        return Deck(width, self.cockpit.settings.flag("four_colours"))

    def _show_marks(self, judgement: Judgement) -> None:
        wrong = dict(judgement.wrong)
        self.players.mark(judgement)
        self.board.mark({at: why for at, why in wrong.items() if at.startswith("board")})
        self.chips.mark(wrong, judgement.to_come.get("button", ""))

    def _show_hands(self, judgement: Judgement, typed: Typed) -> None:
        ruling = judgement.ruling
        winning = winning_cards(ruling) if ruling else {}
        lit = frozenset[Card]().union(*winning.values()) if winning else None
        width = 40 if self._shape.one_row else 32
        rolled = dice(typed.dice)
        self.board.show_cards(self._shape, self._deck(width), lit, _rows_out(ruling), rolled)
        self.players.show_results(judgement, typed.seated, self._deck(0).four_colours)
        self.deck_panel.show_deck(self._shape, self._deck(28))

    def _card_fields(self) -> list[CardField]:
        """Every field for cards, in the order in which they are typed."""
        return [*self.players.card_fields, *self.board.fields.values()]

    def respond(self, request: object) -> None:
        match request:
            case PlayGame(game):
                self.play(game)
            case OpenCase(case_):
                self.open_case(case_)
            case HandRequest.CLEAR:
                self._begin()
            case HandRequest.DECK:
                self._show_deck_panel(self.deck_panel.isHidden())
            case HandRequest.OPEN:
                self.files.ask_which()
            case HandRequest.SAVE:
                self.files.ask_where()

    def _spoken(self) -> Spoken | None:
        """The ruling as it is given."""
        said, event, sheets = self.judgement.said, self.cockpit.event_name, self.cockpit.sheets
        if said is None:
            return None
        ruling = said.ruling
        title = say("Ruling: {game}", game=ruling.game.name)
        return spoken(said, self.case(), sheet_of(RULING, (ruling, event), sheets, title))

    def open_case(self, case: str) -> None:
        """Writes a hand that was filed into the form, to be judged again."""
        try:
            self.fill(opened(read_json(case), self.cockpit.library))
        except (NotAHand, ValueError) as error:
            self.cockpit.say(str(error), REFUSED)

    def fill(self, hand: Opened) -> None:
        """Writes a hand into the form."""
        typed = hand.typed
        self._begin()
        self.play(hand.game.id)
        self.rules.fill(typed.dice, typed.choice, typed.options)
        self._take_shape(hand.shape)
        self.players.fill(typed.players, hand.hands)
        self.board.fill(typed.board)
        self.chips.pot.setText(typed.pot)
        self.chips.dead.setText(typed.dead)
        self.chips.button.setText(typed.button)
        self.chips.chip.setText(typed.chip)
        self.judge_again()

    def _show_deck_panel(self, wanted: bool) -> None:
        self._deck_wanted = wanted
        self.deck_panel.setVisible(wanted)
        self._deck_button.setChecked(wanted)
        self.deck_panel.show_deck(self._shape, self._deck(28))

    def _offered(self, text: str) -> list[Choice]:
        return games_offered(text, self.cockpit.structure, self.cockpit.library)

    def _take_named(self, text: str) -> None:
        """Takes the game that a text means; where it may mean several, they are listed."""
        meant = games_meant(text, self.cockpit.structure, self.cockpit.library)
        if len(meant) == 1:
            self._choose(str(meant[0].key))
            return
        self._no_game = say("no game matches “{name}”", name=briefly(text))
        if meant:
            self._no_game = unclear(text, [choice.text for choice in meant])
            self.game_field.offer()
        self.cockpit.say(self._no_game, REFUSED)

    def _order_tabs(self) -> None:
        """A player's cards and bet, the next player's, the board, the chips; the rest can wait."""
        pot, *others = self.chips.fields.values()
        board = list(self.board.fields.values())
        order: list[QWidget] = [self.game_field, *self.rules.fields]
        for line in self.lines:
            order += [*line.hands.values(), line.bet]
        order += [*board, pot, *others]
        for line in self.lines:
            order += [line.seat, line.name, line.folded, line.short, line.declared]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
        down: list[list[QWidget]] = [
            [line.seat for line in self.lines],
            [line.name for line in self.lines],
            [line.bet for line in self.lines],
            [line.folded for line in self.lines],
            list(board),
        ]
        hands = [[*line.hands.values()] for line in self.lines]
        down += [list(column) for column in zip(*hands, strict=True)]
        self._walk.lead(down, hands, [*board, pot], [line.bet for line in self.lines])
        self.deck_panel.watch(self._card_fields())


def _first_game(desk: RulingsDesk) -> Game:
    """The first game of the event; hold'em where there is no event, or its game is not known."""
    structure = desk.structure
    first = stakes.known(desk.library, stakes.in_rotation(structure)[0].id) if structure else None
    return first or stakes.known(desk.library, "texas-holdem") or desk.library.sound()[0]


def _rows_out(ruling: Ruling | None) -> frozenset[int]:
    """The rows of the board that do not count, by their number from 0 (Oklahoma)."""
    if ruling is None or ruling.game.removal is None or not ruling.showdown.board:
        return frozenset()
    gone = ruling.game.removal.gone(ruling.showdown.board)
    return frozenset(number - 1 for number in gone)

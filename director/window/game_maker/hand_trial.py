"""A hand of the game as it is typed, saved or not; one key keeps it as an example."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction

from director.engine.games.library import Library
from director.house.house_rules import PAYING
from director.house.settings import Settings
from director.translation import say
from director.window.areas.showdown.hand_files import NotAHand, opened
from director.window.areas.showdown.screen import ShowdownScreen
from director.window.areas.showdown.showdown_actions import SHOWDOWN_ACTIONS
from director.window.event.screen_names import SHOWDOWN
from director.window.game_maker.kept_example import NotKept, kept_example
from director.window.look.styles import GRID
from director.window.rulings_desk.requests import HandRequest
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton, push_button
from director.window.widgets.field import Field
from director.window.widgets.labels import column, holding, label, row
from director.window.widgets.page import Page
from director.window.widgets.status_line import REFUSED

if TYPE_CHECKING:
    from director.reports.sheet_kinds import Typesetter


class HandTrial(Page):
    """The Showdown entry over one game that nobody else knows yet."""

    said = Signal(str, str)
    kept = Signal(object)
    """The table of an example."""

    def __init__(self, settings: Settings, sheets: "Typesetter", keeps: QAction) -> None:
        super().__init__()
        self._settings, self._sheets = settings, sheets
        self.desk: RulingsDesk | None = None
        self.hand: ShowdownScreen | None = None
        self.head = label("", "head")
        self.title = Field(say("Title of the example"), say("title of the example; or none"))
        self.title.setMinimumWidth(240)
        self.back = push_button(say("Back to the game"), self.left.emit)
        keeping = ActionButton(keeps, first=True)
        room = (2 * GRID, GRID, 2 * GRID, 0)
        head = row(self.head, None, self.title, keeping, self.back, margins=room)
        self._box = column(holding(head), gap=0)
        self.setLayout(self._box)

    def begin(self, library: Library, game_id: str) -> None:
        """Hands of this game, in a library that has it; what was typed before stays."""
        typed = self.hand.case() if self.hand else None
        if self.hand:
            self._box.removeWidget(self.hand)
            self.hand.hide()
            self.hand.deleteLater()
        self.desk = RulingsDesk(library, self._as_examples_are_judged(), self._sheets, self)
        self.desk.said.connect(self.said)
        actions: Bound[Any] = Bound(SHOWDOWN_ACTIONS, self.desk, self._refuse, self)
        self.hand = ShowdownScreen(self.desk, actions)
        self._box.addWidget(self.hand, 1)
        self.desk.screen = SHOWDOWN
        actions.refresh()
        self.hand.play(game_id)
        self.hand.game_field.setEnabled(False)
        self.head.setText(say("Try a hand: {game}", game=self.hand.game.name))
        if typed and typed.get("game") == game_id and typed["players"]:
            with suppress(NotAHand):  # the game is dealt otherwise now
                self.hand.fill(opened(typed, library))
        self.hand.land()

    def _refuse(self, why: str) -> None:
        self.said.emit(why, REFUSED)

    def _as_examples_are_judged(self) -> Settings:
        """The settings without the house rules that change who is paid: no game file has them."""
        values = {key: one for key, one in self._settings.values.items() if key not in PAYING}
        return Settings(self._settings.path, values)

    def keep(self) -> None:
        """The hand with its ruling as an example; then the next hand begins."""
        if self.hand is None or self.desk is None:
            return
        try:
            made = kept_example(
                self.hand.case(), self.hand.game, self.desk.library, self.title.text()
            )
        except NotKept as why:
            self.said.emit(str(why), REFUSED)
            return
        self.title.empty()
        self.hand.respond(HandRequest.CLEAR)
        self.kept.emit(made)

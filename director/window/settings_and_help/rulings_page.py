"""Rulings and showdowns without an event: the same screens, beside the events."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton, QStackedWidget, QWidget

from director.translation import say
from director.window.areas.rulings.screen import RulingsScreen
from director.window.areas.showdown.screen import ShowdownScreen
from director.window.areas.showdown.showdown_actions import SHOWDOWN_ACTIONS
from director.window.event.cockpit import RULINGS, SHOWDOWN
from director.window.event.event_screen import RulingsDeskScreen
from director.window.event.other_events import OthersStrip
from director.window.look.styles import GRID
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton
from director.window.widgets.labels import column, holding, label, row

_SCREENS: dict[str, Callable[[RulingsDesk, Bound[Any]], RulingsDeskScreen]] = {
    RULINGS: RulingsScreen,
    SHOWDOWN: ShowdownScreen,
}
"""Each is built when it is first looked at."""


class RulingsPage(QWidget):
    """The screens of a rulings desk that is no event's."""

    left = Signal()
    """Escape, with nothing more to put away."""

    def __init__(
        self, desk: RulingsDesk, going: Bound[RulingsDesk], refuse: Callable[[str], object]
    ) -> None:
        super().__init__()
        self.desk = desk
        self.deeds = Bound(SHOWDOWN_ACTIONS, desk, refuse, self)
        self.others = OthersStrip()
        self._made: dict[str, RulingsDeskScreen] = {}
        self._stack = QStackedWidget()
        self._to = {name: ActionButton(going[f"screen.{name}"]) for name in _SCREENS}
        for button in self._to.values():
            button.setCheckable(True)
        self.back = QPushButton(say("Back to the events"))
        self.back.setAutoDefault(True)  # Enter presses it, as Space does
        self.back.clicked.connect(lambda _=False: self.left.emit())
        hint = label(say("No event is in sight: nothing given here is filed"), "hint")
        head = row(*self._to.values(), hint, None, self.back, gap=GRID)
        head.setContentsMargins(2 * GRID, GRID, 2 * GRID, 0)
        box = column(self.others, holding(head), self._stack, gap=0)
        box.setStretch(2, 1)
        self.setLayout(box)
        desk.play_asked.connect(lambda game: self._showdown().play(game))
        desk.case_asked.connect(lambda case: self._showdown().open_case(case))
        desk.refreshed.connect(self.refresh)

    @property
    def shown(self) -> RulingsDeskScreen:
        """The screen in sight."""
        return self.screen_of(self.desk.screen)

    def screen_of(self, name: str) -> RulingsDeskScreen:
        """A screen by its name, built when first asked for."""
        if name not in self._made:
            self._made[name] = _SCREENS[name](self.desk, self.deeds)
            self._stack.addWidget(self._made[name])
        return self._made[name]

    def show_screen(self, name: str) -> None:
        """Goes to a screen, ready for work there."""
        screen = self.screen_of(name)
        self._stack.setCurrentWidget(screen)
        for each, button in self._to.items():
            button.setChecked(each == name)
        self.refresh()
        screen.land()

    def refresh(self) -> None:
        """Shows everything anew: a setting is another now."""
        self.deeds.refresh()
        if self._stack.count() and self.desk.screen:
            self.shown.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        self.desk.screen = ""  # its keys and entries count here alone
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not self.deeds.press(event, self.desk.screen):
            super().keyPressEvent(event)

    def _showdown(self) -> ShowdownScreen:
        screen = self.screen_of(SHOWDOWN)
        assert isinstance(screen, ShowdownScreen)
        return screen

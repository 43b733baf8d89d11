"""Rulings and showdowns without an event: the same screens, beside the events."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from director.translation import say
from director.window.areas.rulings import area as rulings
from director.window.areas.showdown import area as showdown
from director.window.areas.showdown.showdown_actions import SHOWDOWN_ACTIONS
from director.window.event.event_screen import AnyScreen
from director.window.event.other_events import OtherEventsStrip
from director.window.look.styles import GRID, dress_window
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton, push_button
from director.window.widgets.labels import column, holding, label, row
from director.window.widgets.stack import Wardrobe

_AREAS = {area.name: area for area in (rulings.AREA, showdown.AREA)}


class RulingsPage(QWidget):
    """The screens of a rulings desk that is no event's."""

    left = Signal()
    """Escape, with nothing more to put away."""

    def __init__(
        self, desk: RulingsDesk, going: Bound[RulingsDesk], refuse: Callable[[str], object]
    ) -> None:
        super().__init__()
        self.desk = desk
        self.hand_actions = Bound(SHOWDOWN_ACTIONS, desk, refuse, self)
        self.others = OtherEventsStrip()
        self._made: dict[str, AnyScreen] = {}
        self._stack = Wardrobe()
        self._to = {name: ActionButton(going[f"screen.{name}"]) for name in _AREAS}
        for button in self._to.values():
            button.setCheckable(True)
        self.back = push_button(say("Back to the events"), self.left.emit)
        hint = label(say("No event is open: rulings here are not filed"), "hint")
        head = row(*self._to.values(), hint, None, self.back, gap=GRID)
        head.setContentsMargins(2 * GRID, GRID, 2 * GRID, 0)
        above = holding(head)
        box = column(self.others, above, self._stack, gap=0)
        box.setStretch(2, 1)
        self.setLayout(box)
        for part in (self.others, above):
            dress_window(part)
        desk.refreshed.connect(self.refresh)

    @property
    def shown(self) -> AnyScreen:
        """The screen in sight."""
        return self.screen_of(self.desk.screen)

    def screen_of(self, name: str) -> AnyScreen:
        """A screen by its name, built when first asked for."""
        if name not in self._made:
            self._made[name] = _AREAS[name].screen(self.desk, self.hand_actions)
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
        self.hand_actions.refresh()
        if self._stack.count() and self.desk.screen:
            self.shown.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        self.desk.screen = ""  # its keys and entries count here alone
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not self.hand_actions.press(event, self.desk.screen):
            super().keyPressEvent(event)

    def hand_on(self, request: object) -> None:
        """Has the screen answer that answers such a request, made now where it was not."""
        for area in _AREAS.values():
            if isinstance(request, area.answers):
                self.screen_of(area.name).respond(request)

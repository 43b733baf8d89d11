"""The rail beside every screen: a place for each part of the event, always at the same height."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QToolButton

from director.tournament.state import Tournament
from director.translation import say
from director.window.event.area import always
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import REGISTER
from director.window.look.styles import GRID
from director.window.shell.areas import AREAS, BY_NAME
from director.window.widgets.action import Bound
from director.window.widgets.labels import column, reveal

_ALWAYS = [area.name for area in AREAS if area.there is always]
_ALWAYS.insert(_ALWAYS.index("rulings") + 1, REGISTER)
PLACES = (*_ALWAYS, *(area.name for area in AREAS if area.there is not always))
"""In the order of their keys, then those that come with an event: what comes stands last."""
_USUAL = 13
"""So many places have room at once; only more of them make each place lower."""
_LOWEST, _HIGHEST = 28, 56
_GAP = 2
_ICONS = ((52, 24), (44, 20), (41, 16), (0, 0))
"""From which height on an icon is how large, in pixels; lower, only the word has room."""


class Rail(QFrame):
    """The screens, one below the other; what this event has not, has no place."""

    def __init__(self, actions: Bound[Cockpit]) -> None:
        super().__init__()
        self.setObjectName("rail")
        self.setFixedWidth(11 * GRID)
        self._height = 0
        """Of each place, in pixels."""
        self._buttons: dict[str, QToolButton] = {}
        for name in PLACES:
            area = BY_NAME.get(name)
            button = self._button(actions, f"screen.{name}", area.short if area else "")
            self._buttons[name] = button
        self._sheets = self._button(actions, "print.sheets", say("Sheets"))
        margins = (GRID, GRID, GRID, GRID)
        self.setLayout(
            column(*self._buttons.values(), None, self._sheets, gap=_GAP, margins=margins)
        )

    def _button(self, actions: Bound[Cockpit], action_id: str, short: str) -> QToolButton:
        made = QToolButton()
        action = actions[action_id]
        made.setDefaultAction(action)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        words = action.text().partition("\t")[0]

        def follow() -> None:
            made.setText(short or words)
            made.setAccessibleName(words)

        action.changed.connect(follow)  # the button takes the action's own words each time
        follow()
        return made

    def show_event(self, t: Tournament, screen: str) -> None:
        """A place for what this event has, and for the screen in sight."""
        for area in AREAS:
            reveal(self._buttons[area.name], area.there(t) or area.name == screen)
        self._divide()

    def minimumSizeHint(self) -> QSize:
        """Room for every place at its lowest: higher ones give way before a page is scrolled."""
        there = sum(not button.isHidden() for button in (*self._buttons.values(), self._sheets))
        return QSize(self.width(), there * (_LOWEST + _GAP) + 2 * GRID)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide()

    def _divide(self) -> None:
        """Gives each place its height."""
        buttons = (*self._buttons.values(), self._sheets)
        there = sum(not button.isHidden() for button in buttons)
        room = (self.height() - 2 * GRID) // max(there, _USUAL) - _GAP
        height = max(_LOWEST, min(room, _HIGHEST))
        if height == self._height:
            return
        self._height = height
        icon = next(size for least, size in _ICONS if height >= least)
        style = Qt.ToolButtonStyle
        for button in buttons:
            button.setToolButtonStyle(
                style.ToolButtonTextUnderIcon if icon else style.ToolButtonTextOnly
            )
            button.setFixedSize(9 * GRID, height)
            button.setIconSize(QSize(icon, icon))

"""The rail beside every screen: a place for each part of the event, always at the same height."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QToolButton

from director.tournament.state import Tournament
from director.translation import say
from director.window.event.cockpit import REGISTER, Cockpit
from director.window.look.styles import GRID
from director.window.shell.areas import AREAS, BY_NAME
from director.window.widgets.action import Bound
from director.window.widgets.labels import column, reveal

PLACES = (
    *("players", "tables", "clock", "showdown", "rulings", REGISTER, "money", "history", "prizes"),
    *("counts", "results", "deal", "bounties", "bracket", "flights"),
)
"""In the order of their keys, then those that come with an event; none changes its height."""
_LOWEST, _HIGHEST = 5 * GRID - 2, 7 * GRID
_GAP = 2
_ROOMY = 6 * GRID
"""From this height on, the icons are as large as they are drawn."""


class Rail(QFrame):
    """The screens, one below the other; what this event has not, has no place."""

    def __init__(self, actions: Bound[Cockpit]) -> None:
        super().__init__()
        self.setObjectName("rail")
        self.setFixedWidth(11 * GRID)
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
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = (self.height() - 2 * GRID) // (len(PLACES) + 1) - _GAP
        height = max(_LOWEST, min(room, _HIGHEST))
        icon = 24 if height >= _ROOMY else 16
        for button in (*self._buttons.values(), self._sheets):
            button.setFixedSize(9 * GRID, height)
            button.setIconSize(QSize(icon, icon))

"""The rail beside every screen: seven places that never move, and More for the other screens."""

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QCursor,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QMenu, QToolButton, QWidget

from director.tournament.state import Tournament
from director.translation import say
from director.window.event.area import always
from director.window.event.cockpit import Cockpit
from director.window.event.requests import ShowMoreScreens
from director.window.event.screen_names import REGISTER
from director.window.look.fonts import SMALL, font
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID
from director.window.shell.areas import AREAS, BY_NAME
from director.window.widgets.action import Bound, see
from director.window.widgets.labels import column, label, reveal

RAIL = ("players", "tables", "clock", "showdown", "rulings", "money", "prizes")
"""What every evening needs, in the order of the keys."""
_OTHERS = [area.name for area in AREAS if area.name not in RAIL]
MORE = (
    (REGISTER, *(name for name in _OTHERS if BY_NAME[name].there is always)),
    tuple(name for name in _OTHERS if BY_NAME[name].there is not always),
)
"""What is under More: of every event, and what comes with one."""
_USUAL = len(RAIL) + 2
"""So many places have room: the seven, More, and the screen in sight where it is another one."""
_LOWEST, _HIGHEST = 41, 56
_GAP = 2
_CORNER = 5
"""Pixels between the digit of a place and its edges."""
_HELD = 16
"""The height of what is held with the digits, above them."""
_ABOVE = _HELD + _GAP
_ICONS = ((52, 24), (44, 20), (_LOWEST, 16))
"""From which height on an icon is how large, in pixels."""


class _Place(QToolButton):
    """A place that says its action in a word or two; it hears of it as long as it lives."""

    def __init__(self, action: QAction, short: str) -> None:
        super().__init__()
        self._short = short
        see(self, action)
        self.setDefaultAction(action)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        action.changed.connect(self._follow)  # it takes the action's own words each time
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        see(self, self.defaultAction())

    @property
    def digit(self) -> str:
        """That leads here with Ctrl; empty where another key does, or none."""
        key = self.defaultAction().shortcut().toString().removeprefix("Ctrl+")
        return key if key.isdigit() else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if digit := self.digit:
            painter = QPainter(self)
            painter.setFont(font(SMALL))
            painter.setPen(QColor(current_palette().faint))
            corner = self.rect().adjusted(0, _CORNER, -_CORNER - 1, 0)
            painter.drawText(corner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, digit)

    def _follow(self) -> None:
        words = self.defaultAction().text().partition("\t")[0]
        self.setText(self._short or words)
        self.setAccessibleName(words)


class Rail(QFrame):
    """The screens, one below the other; of those under More the one in sight stands there too."""

    def __init__(self, actions: Bound[Cockpit]) -> None:
        super().__init__()
        self.setObjectName("rail")
        self.setFixedWidth(11 * GRID)
        self._height = 0
        """Of each place, in pixels."""
        self._actions = actions
        self._there: tuple[tuple[str, ...], ...] = MORE
        """What this event has of that which is under More."""
        self._buttons = {name: self._place(name) for name in (*RAIL, *MORE[0], *MORE[1])}
        self.menu = QMenu(self)
        self.more = _Place(actions["rail.more"], say("More"))
        self.menu.aboutToHide.connect(self._forget_mouse)
        actions.subject.on(ShowMoreScreens, lambda _: self._drop_menu())
        self.held = label(_held(), "hint")
        self.held.setFixedSize(9 * GRID - _CORNER, _HELD)
        self.held.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        usual = [self._buttons[name] for name in RAIL]
        others = [self._buttons[name] for group in MORE for name in group]
        margins = (GRID, GRID, GRID, GRID)
        self.setLayout(
            column(self.held, *usual, self.more, *others, None, gap=_GAP, margins=margins)
        )

    def _place(self, name: str) -> _Place:
        area = BY_NAME.get(name)
        return _Place(self._actions[f"screen.{name}"], area.short if area else "")

    def show_event(self, t: Tournament, screen: str) -> None:
        """What this event has is under More; a screen from there has a place while it is seen."""
        came = tuple([name for name in MORE[1] if BY_NAME[name].there(t) or name == screen])
        self._there = (MORE[0], came)
        for group in MORE:
            for name in group:
                reveal(self._buttons[name], name == screen)
        self._divide()

    def _drop_menu(self) -> None:
        """Beside its place, with the screen in sight chosen, or else the first."""
        self.menu.clear()
        for names in self._there:
            self.menu.addActions([self._actions[f"screen.{name}"] for name in names])
            self.menu.addSeparator()
        self.menu.addAction(self._actions["print.sheets"])
        lit = [one for one in self.menu.actions() if one.isChecked()]
        self.menu.setActiveAction((lit or self.menu.actions())[0])
        self.menu.popup(self.more.mapToGlobal(QPoint(self.more.width(), 0)))

    def _forget_mouse(self) -> None:
        """The mouse left it for the menu, which Qt tells nobody: it is not lit any more."""
        self.more.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, _is_over(self.more))
        self.more.update()

    def minimumSizeHint(self) -> QSize:
        """Room for every place at its lowest: higher ones give way before a page is scrolled."""
        return QSize(self.width(), _USUAL * (_LOWEST + _GAP) + _ABOVE + 2 * GRID)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide()

    def _divide(self) -> None:
        """Gives each place its height."""
        room = (self.height() - _ABOVE - 2 * GRID) // _USUAL - _GAP
        height = max(_LOWEST, min(room, _HIGHEST))
        if height == self._height:
            return
        self._height = height
        icon = next(size for least, size in _ICONS if height >= least)
        for button in (*self._buttons.values(), self.more):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setFixedSize(9 * GRID, height)
            button.setIconSize(QSize(icon, icon))


def _held() -> str:
    """The key that is held while a digit is pressed, as the machine calls it: "Ctrl+"."""
    first = QKeySequence("Ctrl+1").toString(QKeySequence.SequenceFormat.NativeText)
    return first.removesuffix("1")


def _is_over(widget: QWidget) -> bool:
    """Whether the mouse is over it now."""
    return widget.rect().contains(widget.mapFromGlobal(QCursor.pos()))

"""The second click of a double click belongs to what its first click was on, and to nothing else.

What was clicked may be gone by then: a question that is answered, a list that is chosen from, a
page that is left. What comes to light in its place is not what the hand meant, so there the second
click does nothing.
"""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from shiboken6 import isValid

from director.window.widgets.drop import QUESTIONS, Drop

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_CLICKS = (*_PRESSES, QEvent.Type.MouseButtonRelease)


class SecondClicks(QObject):
    """Looks at every click of one window before anything in it does."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._at, self._on = QPoint(), window
        """Where the last click was, on the screen, and what lay there."""
        self._when = 0
        """When it was, in milliseconds of the window system: one act may take longer than a click.
        """
        self._is_gone = False
        """Whether what was clicked has been answered or left since."""
        self._keeps_back = False
        """Whether the button that is down is felt by nothing."""
        QUESTIONS.left.connect(self._note_gone)

    def begin(self) -> None:
        """Once the window is there."""
        self._window.windowHandle().installEventFilter(self)

    def _note_gone(self) -> None:
        """Something was answered or left; another question may stand in its very place."""
        one: QWidget | None = self._on if isValid(self._on) else None
        while one is not None and not isinstance(one, Drop):
            one = one.parentWidget()
        self._is_gone = self._is_gone or one is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _CLICKS or not isinstance(event, QMouseEvent):
            return False
        if event.button() != Qt.MouseButton.LeftButton or _is_beside(watched, event):
            return False
        if event.type() == QEvent.Type.MouseButtonRelease:
            kept, self._keeps_back = self._keeps_back, False
            return kept
        place = event.globalPosition().toPoint()
        on = watched if isinstance(watched, QMenu) else self._under(place)
        if self._is_second(event, place) and (self._is_gone or not self._is_within(on)):
            self._keeps_back = True
            return True
        self._at, self._on, self._when = place, on, event.timestamp()
        self._is_gone = False
        return False

    def _under(self, place: QPoint) -> QWidget:
        return self._window.childAt(self._window.mapFromGlobal(place)) or self._window

    def _is_second(self, event: QMouseEvent, place: QPoint) -> bool:
        """Whether a click here is one with the last: soon after it, and at the same place."""
        hints = QApplication.styleHints()
        soon = self._when and event.timestamp() - self._when < hints.mouseDoubleClickInterval()
        far = (place - self._at).manhattanLength() > hints.mouseDoubleClickDistance()
        return bool(soon) and not far

    def _is_within(self, on: QWidget) -> bool:
        """Whether it is what was clicked, or has come up inside that: a cell that is written in."""
        was = self._on
        return isValid(was) and (on is was or was.isAncestorOf(on))


def note_clicks(menu: QMenu) -> None:
    """From now on a click in this menu counts as one in its window: the menu is gone afterwards."""
    around = menu.parentWidget()
    here = Qt.FindChildOption.FindDirectChildrenOnly
    looks = around.window().findChild(SecondClicks, options=here) if around else None
    for one in (menu, *menu.findChildren(QMenu)):
        if looks:
            one.installEventFilter(looks)


def _is_beside(watched: QObject, event: QMouseEvent) -> bool:
    """Whether it closes a menu from outside, and will come again to what lies there."""
    return isinstance(watched, QMenu) and not watched.rect().contains(event.position().toPoint())

"""Hands at the keys and the mouse: each act goes where Qt would take it, and is watched."""

from collections.abc import Callable
from functools import partial
from random import Random

import shiboken6
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from director.window.system import tasks
from monkeying.house import House
from monkeying.watching import Watch

_MENUS = 5
"""So many menus are open at once at most, one out of the other."""
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
_PLAIN = Qt.KeyboardModifier.NoModifier
_TURNS = 400
"""Turns of the event loop, of five milliseconds at most, for which work beside it is awaited."""


class Hands:
    """Does one thing after another; each is an act with a number."""

    def __init__(self, house: House, watch: Watch, rng: Random) -> None:
        self.house, self._watch, self._rng = house, watch, rng
        self.acts = 0
        self.seen: Callable[[], object] = lambda: None
        """What is looked at after each act."""
        self.waits = True
        """Whether what goes on beside the window is awaited."""

    # -- keys --------------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        """Keys one after another: "F8", "Ctrl+N", "Return"."""
        for key in keys:
            self._act(f"presses {key}", partial(_press, key))

    def types(self, text: str) -> None:
        """Letters, wherever the focus is."""
        self._act(f"types {text[:40]!r}", lambda: _types(text, self._watch.beat))

    def enters(self, text: str) -> None:
        """Letters and Enter."""
        self.types(text)
        self.press("Return")

    def pastes(self, text: str) -> None:
        """What lies on the clipboard, wherever the focus is."""

        def paste() -> None:
            QGuiApplication.clipboard().setText(text)
            _press("Ctrl+V")

        self._act(f"pastes {text[:40]!r}", paste)

    # -- the mouse ---------------------------------------------------------------------------

    def click(self, widget: QWidget, at: QPoint | None = None, times: int = 1) -> None:
        """Clicks on a widget, in its middle or at a place in it."""
        place = widget.rect().center() if at is None else at

        def click() -> None:
            _close_menus(widget)
            if shiboken6.isValid(widget):  # else of a list that closed of itself
                QTest.mouseClick(widget, LEFT, _PLAIN, place)
            if times > 1 and shiboken6.isValid(widget) and widget.isVisible():
                QTest.mouseDClick(widget, LEFT, _PLAIN, place)
                self._let_go(LEFT, widget, place)

        self._act(f"clicks {'twice ' * (times > 1)}{named(widget)}", click)

    def _let_go(self, button: Qt.MouseButton, widget: QWidget, place: QPoint) -> None:
        """Nobody's hand leaves a button down: over whatever lies there, when that has gone."""
        if not (shiboken6.isValid(widget) and widget.isVisible()):
            widget, place = self.house.window, QPoint(0, 0)
        QTest.mouseRelease(widget, button, _PLAIN, place)

    def right_click(self, widget: QWidget, at: QPoint) -> None:
        """Clicks with the other button."""

        def click() -> None:
            if not shiboken6.isValid(widget):
                return
            if isinstance(widget.window(), QFileDialog):
                return  # of Qt, and its menus hold the loop until somebody chooses
            spot = widget.mapToGlobal(at)
            QTest.mousePress(widget, RIGHT, _PLAIN, at)
            if shiboken6.isValid(widget):
                asks = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, spot)
                QApplication.sendEvent(widget, asks)
            self._let_go(RIGHT, widget, at)

        self._act(f"right-clicks {named(widget)}", click)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Takes up what lies at a place of the window, and lets go at another."""

        def drag() -> None:
            handle = self.house.window.windowHandle()
            QTest.mousePress(handle, LEFT, _PLAIN, start)
            for part in (0.1, 0.5, 0.9, 1.0):
                QTest.mouseMove(handle, start + (end - start) * part)
                QApplication.processEvents()
            QTest.mouseRelease(handle, LEFT, _PLAIN, end)

        self._act(f"drags {start.x()},{start.y()} to {end.x()},{end.y()}", drag)

    def turn_wheel(self, widget: QWidget, lines: int) -> None:
        """Turns the wheel over a widget."""

        def turn() -> None:
            if not shiboken6.isValid(widget):  # of a list that closed of itself
                return
            middle = QPointF(widget.rect().center())
            spot = QPointF(widget.mapToGlobal(middle.toPoint()))
            way, phase = QPoint(0, 120 * lines), Qt.ScrollPhase.NoScrollPhase
            none = Qt.MouseButton.NoButton
            event = QWheelEvent(middle, spot, QPoint(), way, none, _PLAIN, phase, False)
            QApplication.sendEvent(widget, event)

        self._act(f"turns the wheel over {named(widget)}", turn)

    def trigger(self, action: QAction) -> None:
        """Chooses an entry of a menu."""

        def choose() -> None:
            _close_menus()
            action.trigger()

        self._act(f"chooses {action.objectName()}", choose)

    def resize(self, width: int, height: int) -> None:
        """Gives the window another size."""
        self._act(f"resizes to {width}x{height}", lambda: self.house.window.resize(width, height))

    # -- time, and the program itself ------------------------------------------------------------

    def wait(self, **time: float) -> None:
        """So much time passes."""
        words = " ".join(f"{count} {unit}" for unit, count in time.items())
        self._act(f"waits {words}", lambda: self.house.wait(**time))

    def close_and_open(self) -> None:
        """Closes the window and starts the program again over the same book."""

        def again() -> None:
            if not self.house.close():
                self._watch.fail("the window does not close", self._said())
            _come_to_rest()
            self.house.open()

        self._act("closes and opens", again, still=True)

    # -- eyes ------------------------------------------------------------------------------------

    def pick(self) -> tuple[QWidget, QPoint] | None:
        """Some place of what is in front, and the widget that lies there."""
        top = in_front(self.house.window)
        rect = top.rect()
        if not rect.isValid() or not top.isVisible():
            return None
        at = QPoint(self._rng.randrange(rect.width()), self._rng.randrange(rect.height()))
        widget = top.childAt(at) or top
        if not shiboken6.isValid(widget):  # of a list that has closed
            return None
        return widget, widget.mapFrom(top, at)

    def _said(self) -> str:
        return self.house.window.status.text

    def _act(self, name: str, do: Callable[[], object], *, still: bool = False) -> None:
        self.acts += 1
        self._watch.begin(self.acts, name)
        if still:
            self._watch.end()  # a start takes as long as it takes
        do()
        self.settle()
        self._watch.end()
        if not still and not self.house.is_open:  # it was closed: the program is started again
            self.house.put_away()
            _come_to_rest()
            self.house.open()
            self.settle()
        self.seen()

    def settle(self) -> None:
        """What was queued is done, and what is done beside the window has come back."""
        for turn in range(_TURNS):
            self._watch.beat()
            QApplication.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            if turn > 1 and not (self.waits and vars(tasks)["_under_way"]):
                break
            if turn > 1:
                self._watch.beat()
                QTest.qWait(5)
        active = (
            QApplication.activeWindow()
        )  # of no window system: it may be a menu that has closed
        if not (active and active.isVisible()) and QApplication.activePopupWidget() is None:
            self.house.window.activateWindow()
            QApplication.processEvents()


def named(widget: QWidget) -> str:
    """A widget as a report calls it: what it is, and what it says or is called."""
    if not shiboken6.isValid(widget):
        return f"{type(widget).__name__}, gone"
    text = getattr(widget, "text", "")
    says = widget.accessibleName() or (text() if callable(text) else text)
    return f"{type(widget).__name__} {str(says)[:30]!r}"


def in_front(window: QWidget) -> QWidget:
    """What a click would reach: a menu, a box, a dialog, or the window."""
    front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    return front or QApplication.activeWindow() or window


def _close_menus(but_for: QWidget | None = None) -> None:
    """Nobody reaches what lies under an open menu before that is closed."""
    for _ in range(_MENUS):
        popup = QApplication.activePopupWidget()
        of_it = but_for is not None and shiboken6.isValid(but_for) and but_for.window() is popup
        if popup is None or of_it:
            return
        popup.close()


def _target() -> QWidget | None:
    popup = QApplication.activePopupWidget()
    return popup or QApplication.focusWidget() or QApplication.activeWindow()


def _press(key: str) -> None:
    target, pressed = _target(), QKeySequence(key)[0]  # type: ignore[index]  # not in the stub
    if target:
        QTest.keyClick(target, pressed.key(), pressed.keyboardModifiers())


def _types(text: str, between: Callable[[], object]) -> None:
    """Plain letters as keys; what no key has comes as an input method brings it: as text."""
    for letter in _letters(text):
        between()  # nobody types several at once: each is waited for by itself
        target = _target()
        if target is None:
            return
        if len(letter) == 1 and letter.isascii() and letter.isprintable():
            QTest.keyClicks(target, letter)
            continue
        if letter in "\r\n":
            QTest.keyClick(target, Qt.Key.Key_Return)
            continue
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if shiboken6.isValid(target):
                QApplication.sendEvent(target, QKeyEvent(kind, 0, _PLAIN, letter))


def _letters(text: str) -> list[str]:
    """Of a very long text the beginning by letters, and the rest at once."""
    most = 60
    rest = [text[most:].replace("\n", " ")] if len(text) > most else []
    return [*text[:most], *rest]


def dismiss_boxes() -> None:
    """A box that stops everything is answered; it runs an event loop of its own."""
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox):
        box.reject()


def _come_to_rest() -> None:
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

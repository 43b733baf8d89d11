"""Somebody at the desk: hands that press, type, paste and click, and eyes that read.

Nothing here knows what the program does. Whatever is clicked is found by the text that stands
there; whatever is typed goes to where the cursor is.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeySequence, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QScrollArea,
    QTableView,
    QWidget,
)

from director.window.shell.main_window import MainWindow
from director.window.system import tasks
from director.window.wall.wall_window import Wall
from director.window.widgets.choice_list import Choices
from tests.journeys.evening_on_disk import EveningOnDisk
from tests.journeys.sights import Sight, in_front, is_seen, painted, seen, sights

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
_PLAIN = Qt.KeyboardModifier.NoModifier
_BLINK = 20
"""Milliseconds."""
_PATIENCE = 50
_STOPS = 120
"""So often somebody presses Tab in search of a field before giving up."""


class Person:
    """Who runs the evening."""

    def __init__(self, folder: Path) -> None:
        self.desk = EveningOnDisk(folder)

    # -- time ------------------------------------------------------------------------------------

    def wait(self, **time: float) -> None:
        """So much time passes."""
        self.desk.wait(**time)
        self._see()

    def leave(self) -> None:
        """Closes the program and goes home."""
        self.desk.end()
        self.desk.desktop.put_away()

    @property
    def opened(self) -> list[str]:
        """The names of the files that the viewer was given so far."""
        return [file.name for file in self.desk.desktop.opened]

    def opens(self, name: str) -> Path:
        """The file that was opened last, in front of whoever is to read or edit it."""
        file = self.desk.desktop.opened[-1]
        assert file.name == name
        return file

    def come_back(self) -> None:
        """Closes the program and starts it again: all there is comes from the disk."""
        self.desk.end()
        self.desk.start()
        self._see()

    def _see(self) -> None:
        """What was queued is done, and what is done beside the window has come back."""
        for _ in range(3):
            QApplication.processEvents()
            tasks.finish_all()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        active = QApplication.activeWindow()
        if active is None or active.screen() is not self.window.screen():
            # where a dialog was, or a wall went up elsewhere; no window system does it here
            self.window.activateWindow()
            QApplication.processEvents()

    @property
    def window(self) -> MainWindow:
        assert self.desk.window
        return self.desk.window

    # -- the keyboard ----------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        """Keys one after another: "F8", "Ctrl+N", "Return"."""
        for key in keys:
            pressed = QKeySequence(key)[0]  # type: ignore[index]  # not in the stub
            QTest.keyClick(self._focus(), pressed.key(), pressed.keyboardModifiers())
            self._see()

    def types(self, text: str) -> None:
        """Letters, wherever the cursor is."""
        QTest.keyClicks(self._focus(), text)
        self._see()

    def enters(self, *lines: str) -> None:
        """Letters and Enter, for each line."""
        for text in lines:
            self.types(text)
            self.press("Return")

    def pastes(self, text: str) -> None:
        """What lies on the clipboard, put where the cursor is."""
        QGuiApplication.clipboard().setText(text)
        self.press("Ctrl+V")

    def tabs_to(self, name: str) -> None:
        """Presses Tab until the cursor is in the field of this name."""
        for _ in range(_STOPS):
            if _named(self._focus()) == name:
                return
            self.press("Tab")
        raise AssertionError(f"no field called {name!r} is reached by Tab\n{self.page()}")

    def finds_anything(self, words: str) -> None:
        """Types words where anything is found, and takes the first that is offered."""
        self.press("Ctrl+K")
        self.enters(words)

    def _focus(self) -> QWidget:
        popup = QApplication.activePopupWidget()
        return popup or QApplication.focusWidget() or in_front()

    @property
    def cursor(self) -> str:
        """The name of whatever has the focus."""
        return _named(self._focus())

    # -- the mouse -------------------------------------------------------------------------------

    def clicks(self, *texts: str, nth: int = 0) -> None:
        """Clicks on what says this, one after another: a button, a row, a seat, an entry."""
        for text in texts:
            one = self.finds(text, nth)
            assert one.enabled, f"{text!r} is grey: {one.widget.toolTip()}\n{self.page()}"
            QTest.mouseClick(one.widget, LEFT, _PLAIN, one.at)
            self._see()

    def double_clicks(self, text: str, nth: int = 0) -> None:
        """Clicks twice on what says this."""
        one = self.finds_listed(text, nth)
        QTest.mouseClick(one.widget, LEFT, _PLAIN, one.at)
        QTest.mouseDClick(one.widget, LEFT, _PLAIN, one.at)
        self._see()

    def clicks_field(self, name: str) -> None:
        """Puts the cursor into the field of this name; what stands there is chosen whole."""
        if _field(name) is None:
            self.scrolls_to(name)
        field = _field(name)
        if field:
            QTest.mouseClick(field, LEFT, _PLAIN, field.rect().center())
            self.press("Ctrl+A")
            return
        raise AssertionError(f"no field called {name!r} is to be seen\n{self.page()}")

    def right_clicks(self, text: str, entry: str, nth: int = 0) -> None:
        """Clicks with the other button on what says this, and on an entry of what drops down."""
        one = self.finds_listed(text, nth)
        QTest.mousePress(one.widget, RIGHT, _PLAIN, one.at)
        asks = QContextMenuEvent(
            QContextMenuEvent.Reason.Mouse, one.at, one.widget.mapToGlobal(one.at)
        )
        QApplication.sendEvent(one.widget, asks)
        QTest.mouseRelease(one.widget, RIGHT, _PLAIN, one.at)
        self._see()
        assert isinstance(in_front(), QMenu), f"nothing drops down from {text!r}"
        self.clicks(entry)

    def menu(self, *path: str) -> None:
        """Through the menus: "Players", "Payment", "Take payment …"."""
        for text in path:
            lines = [one for one in _meant(text) if isinstance(one.widget, QMenuBar | QMenu)]
            line = next(iter(lines), None)
            assert line, f"the menu has no {text!r}\n{self.page()}"
            assert line.enabled, f"{text!r} is grey in the menu\n{self.page()}"
            QTest.mouseClick(line.widget, LEFT, _PLAIN, line.at)
            for _ in range(_PATIENCE if text != path[-1] else 0):
                if in_front() is not line.widget.window():
                    break
                QTest.qWait(_BLINK)  # a menu within a menu takes its time
            self._see()

    def clicks_entry(self, begins: str) -> None:
        """Clicks on the line of an open menu that begins with this."""
        lines = sights(lambda seen: seen.startswith(begins))
        assert lines, f"the menu has no {begins!r}\n{self.page()}"
        QTest.mouseClick(lines[0].widget, LEFT, _PLAIN, lines[0].at)
        self._see()

    def drags(self, text: str, to: str) -> None:
        """Takes up what says the one thing and lets go over what says the other."""
        handle = self.window.windowHandle()
        start, end = (self._in_window(self.finds_listed(one)) for one in (text, to))
        QTest.mousePress(handle, LEFT, _PLAIN, start)
        for way in (start + QPoint(30, 0), end + QPoint(3, 3), end):
            QTest.mouseMove(handle, way)
            QApplication.processEvents()
        QTest.mouseRelease(handle, LEFT, _PLAIN, end)
        self._see()

    def _in_window(self, one: Sight) -> QPoint:
        return one.widget.mapTo(self.window, one.at)

    def scrolls_to(self, text: str) -> None:
        """Turns the wheel over a list or a form until the text is to be seen."""
        for area in in_front().findChildren(QWidget):
            if area.isVisible() and _holds(area, text):
                self._turns(area, 8)
                while not (_meant(text) or _field(text)):
                    before = _uppermost(area)
                    self._turns(area, -1)
                    if _uppermost(area) == before:
                        break  # this is its end
                else:
                    return

    def _turns(self, area: QWidget, lines: int) -> None:
        _wheel(area.viewport() if isinstance(area, QAbstractScrollArea) else area, lines)
        self._see()

    def chooses(self, name: str, entry: str) -> None:
        """Opens a field that drops down, and clicks an entry in it."""
        for one in sights():
            if _named(one.widget) == name and isinstance(one.widget, QComboBox):
                QTest.mouseClick(one.widget, LEFT, _PLAIN, one.widget.rect().center())
                self._see()
                self.clicks(entry)
                return
        raise AssertionError(f"no list called {name!r} is to be seen\n{self.page()}")

    # -- the eyes --------------------------------------------------------------------------------

    def finds(self, text: str, nth: int = 0) -> Sight:
        """Where this text stands; a button before words that say the same."""
        found = _meant(text)
        if not found:
            QTest.qWait(_BLINK)
            self.scrolls_to(text)
            found = _meant(text)
        assert len(found) > nth, f"{text!r} is not to be seen\n{self.page()}"
        return found[nth]

    def finds_listed(self, text: str, nth: int = 0) -> Sight:
        """Where this stands in a list, or on the map of the tables."""
        self.finds(text)
        found = [
            one for one in _meant(text) if isinstance(one.widget.parent(), QAbstractScrollArea)
        ]
        assert len(found) > nth, f"{text!r} stands in no list\n{self.page()}"
        return found[nth]

    def sees(self, text: str) -> bool:
        """Whether this stands somewhere on the screen, perhaps among other words."""
        return self._looks_twice(lambda: bool(sights(lambda seen: text in seen)))

    def _looks_twice(self, look: Callable[[], bool]) -> bool:
        """Whoever does not see something at once looks again before saying so."""
        if look():
            return True
        QTest.qWait(_BLINK)
        return look()

    def sees_button(self, text: str) -> bool:
        """Whether there is a button that says this."""
        found = sights(lambda seen: seen == text)
        return any(isinstance(one.widget, QAbstractButton) for one in found)

    def reads(self, text: str) -> None:
        """Sees that this stands somewhere on the screen, or tells all that stands there."""
        assert self.sees(text), f"{text!r} is not to be seen\n{self.page()}"

    def hears(self, text: str) -> None:
        """Sees that the line at the foot of the window begins with this, or tells the page."""
        assert self.said.startswith(text), f"{text!r} is not said\n{self.page()}"

    def sees_just(self, text: str) -> bool:
        """Whether this, and nothing else, stands somewhere on the screen."""
        return self._looks_twice(lambda: bool(sights(lambda seen: seen == text)))

    def page(self) -> str:
        """All that is to be seen, line by line."""
        lines: dict[int, list[str]] = {}
        for one in sights():
            lines.setdefault(one.on_screen.center().y() // 12, []).append(
                one.text if one.enabled else f"({one.text})"
            )
        said = "\n".join("  |  ".join(line) for line in lines.values())
        return f"{said}\n[cursor: {self.cursor}]"

    @property
    def said(self) -> str:
        """The line at the foot of the window."""
        return self.window.status.text

    def beside(self, caption: str) -> str:
        """What stands to the right of a caption, in its line."""
        everything = sights()
        for one in everything:
            if one.text == caption:
                right = [
                    other
                    for other in everything
                    if other.on_screen.left() > one.on_screen.left()
                    and other.widget is not one.widget
                    and abs(other.on_screen.center().y() - one.on_screen.center().y()) < 6
                ]
                if right:
                    return min(right, key=lambda other: other.on_screen.left()).text
        raise AssertionError(f"nothing stands beside {caption!r}\n{self.page()}")

    def wall(self, screen: str) -> list[str]:
        """What stands on the wall of the screen that is called so; nothing where there is none."""
        walls = [
            one
            for one in QApplication.topLevelWidgets()
            if isinstance(one, Wall) and one.isVisible() and one.screen().name() == screen
        ]
        return [text for one in walls for text in painted(one)]

    def sees_list(self, *titles: str) -> bool:
        """Whether a list with these columns is in sight."""
        return _list(titles) is not None

    def table(self, *titles: str) -> list[tuple[str, ...]]:
        """The rows of the list in sight that has these columns, as whoever scrolls reads them."""
        view = _list(titles)
        assert view, f"no list has the columns {titles}\n{self.page()}"
        model, columns = view.model(), _columns(view)
        return [
            tuple(str(model.index(line, columns[title]).data() or "") for title in titles)
            for line in range(model.rowCount())
        ]


def _columns(view: QTableView) -> dict[str, int]:
    """The columns that are shown, by their titles."""
    model, across = view.model(), Qt.Orientation.Horizontal
    return {
        str(model.headerData(at, across)): at
        for at in range(model.columnCount())
        if not view.isColumnHidden(at)
    }


def _list(titles: tuple[str, ...]) -> QTableView | None:
    for view in in_front().findChildren(QTableView):
        if view.isVisible() and {*titles} <= _columns(view).keys():
            return view
    return None


_FIELDS = (QLineEdit, QPlainTextEdit, QComboBox)


def _named(widget: QWidget) -> str:
    """What a screen reader would say a field is called."""
    name = widget.accessibleName()
    if not name and isinstance(widget, QAbstractButton):
        name = widget.text().replace("&", "")
    return name


def _meant(text: str) -> list[Sight]:
    found = sights(lambda seen: seen.rstrip(" …") == text.rstrip(" …"))
    found = [one for one in found if one.text == text] or found
    return sorted(found, key=lambda one: not isinstance(one.widget, QAbstractButton))


def _field(name: str) -> QWidget | None:
    """The field in sight that is called so."""
    for one in in_front().findChildren(QWidget):
        is_meant = isinstance(one, _FIELDS) and one.isVisible() and _named(one) == name
        if is_meant and is_seen(Sight("", one, one.rect())):
            return one
    return None


def _holds(area: QWidget, text: str) -> bool:
    """Whether this is a list or a form that has the text somewhere, in sight or not."""
    if isinstance(area, Choices):
        return any(choice.text == text for choice in area.offered)
    if isinstance(area, QAbstractItemView):
        model = area.model()
        return any(
            str(model.index(line, column).data()) == text
            for line in range(model.rowCount())
            for column in range(model.columnCount())
        )
    return isinstance(area, QScrollArea) and any(
        _named(one) == text or any(sight.text == text for sight in seen(one))
        for one in area.viewport().findChildren(QWidget)
        if one.isVisible()
    )


def _uppermost(area: QWidget) -> object:
    """What stands at the upper edge: how far a list or a form is scrolled."""
    if isinstance(area, QAbstractScrollArea):
        return area.verticalScrollBar().value()
    return area.seen[:1] if isinstance(area, Choices) else None


def _wheel(view: QWidget, lines: int) -> None:
    middle = QPointF(view.rect().center())
    spot = QPointF(view.mapToGlobal(middle.toPoint()))
    turn = QWheelEvent(
        middle,
        spot,
        QPoint(),
        QPoint(0, 120 * lines),
        Qt.MouseButton.NoButton,
        _PLAIN,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, turn)

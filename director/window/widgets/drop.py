"""A small panel that drops down below the top bar: never over the clock, never modal.

Escape closes it from wherever the focus is, and the focus goes back to where it came from. It
leaves with the screen that it lies over, and with the next one that drops down there. Tab stays
within it: what lies behind it is reached with the mouse, or once it is gone. It grows with what it
says but never shrinks, and lies still while a mouse button is down: nothing in it goes away from
under a click.
"""

from weakref import WeakSet

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QMoveEvent,
    QRegion,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from director.translation import say
from director.window.look.styles import GRID, dress_ahead, dress_window
from director.window.widgets.came_from import CameFrom, is_there
from director.window.widgets.field import is_ctrl_enter
from director.window.widgets.mouse_up import once_up
from director.window.widgets.stack import Wardrobe

_CORNER = 8
"""The radius of a panel's corners, in pixels."""
COMES_BACK = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)
"""Why the focus leaves a panel that stays: another window or a menu has it for a while."""


class _Scrim(QFrame):
    """What dims the window behind a panel; a click on it is a click beside the panel: no answer."""

    def __init__(self, drop: "Drop") -> None:
        super().__init__()
        self._drop = drop
        self.setObjectName("scrim")
        drop.destroyed.connect(self.deleteLater)

    def cover(self) -> None:
        """Lies over the whole window but the panel."""
        window, drop = self._drop.window(), self._drop
        if self.parentWidget() is not window:
            self.setParent(window)
            dress_window(self)
        self.setGeometry(window.rect())
        place = drop.rect().translated(drop.mapTo(window, drop.rect().topLeft()))
        self.setMask(QRegion(window.rect()) - _rounded(place))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.RightButton:
            self._drop.pass_by()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()  # with the press already, the menu would be asked of what lies below
        self._drop.pass_by()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()  # its first click has opened the panel


QUESTION_OPEN = say("first answer what is asked, or leave it with Escape")
"""What is said where something typed would be lost."""

_SHOWN: WeakSet["Drop"] = WeakSet()
"""Kept, for Qt goes through thousands of widgets to find them, and it is asked at every act."""


class _Questions(QObject):
    """What is asked in any window."""

    asked = Signal()
    """Something is asked now."""
    left = Signal()
    """It was answered or left."""


QUESTIONS = _Questions()


def is_asked() -> bool:
    """Whether something is to be answered or left first."""
    return any(one.ASKS for one in drops_in_sight())


def drops_in_sight() -> list["Drop"]:
    """Every panel that lies open, in any window."""
    return [one for one in _SHOWN if is_there(one)]


def leave_questions() -> bool:
    """Puts away what is asked in the window in front; False where something typed would be lost.

    So nothing is done behind an open question, and nothing that was typed goes unseen.
    """
    window = QApplication.activeWindow()
    open_now = [one for one in drops_in_sight() if one.ASKS and one.window() is window]
    if any(one.has_typing for one in open_now):
        return False
    for one in open_now:
        one.give_way()
    return True


def _is_in_front(focused: QWidget) -> bool:
    """Whether it stands in something that has dropped down."""
    return any(one.isAncestorOf(focused) for one in drops_in_sight())


def _rounded(place: QRect) -> QRegion:
    """A rectangle without its corners, as panels are drawn."""
    wide = 2 * _CORNER
    corner = QRect(0, 0, wide, wide)
    found = QRegion(place.adjusted(_CORNER, 0, -_CORNER, 0))
    found += QRegion(place.adjusted(0, _CORNER, 0, -_CORNER))
    for x in (place.left(), place.right() + 1 - wide):
        for y in (place.top(), place.bottom() + 1 - wide):
            found += QRegion(corner.translated(x, y), QRegion.RegionType.Ellipse)
    return found


class Drop(QFrame):
    """A panel over the upper part of its parent."""

    WIDTH = 560
    SCRIM = False
    """Whether the window behind it is dimmed: where it wants an answer before all else."""
    ASKS = True
    """Whether it is answered or left before anything else is done; a list to look at is not, and is
    only as high as what it shows."""
    unanswered = Signal()
    """It was put away by a click beside it, or by whatever comes instead."""
    held = Signal()
    """A click beside it has left it open: something typed would have been lost."""
    gone = Signal()
    """It is out of sight: answered or left."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("drop")
        self.box = QVBoxLayout(self)
        self.box.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        self.box.setSpacing(GRID)
        self._over = parent
        self._scrim = _Scrim(self) if self.SCRIM else None
        self._keeps_keys = False
        self._came_from = CameFrom(self, parent)
        self._tallest = 0
        """Pixels that it has been high since it was opened."""
        self.hide()
        if isinstance(parent, Wardrobe):
            dress_window(self)
        parent.installEventFilter(self)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)  # counts while it is visible
        escape.activated.connect(self.escape)
        escape.activatedAmbiguously.connect(self.escape)  # one drop after another

    @property
    def has_typing(self) -> bool:
        """Whether something was typed here that would be lost."""
        return bool(self.typing)

    @property
    def typing(self) -> str:
        """What was typed here; empty for nothing."""
        texts = [one.text() for one in self.findChildren(QLineEdit) if one.isModified()]
        for one in self.findChildren(QPlainTextEdit):
            texts += [one.toPlainText()] if one.document().isModified() else []
        return ", ".join(filter(None, texts))

    @property
    def asked(self) -> str:
        """What it asks, for who left it; empty where that need not be said."""
        return ""

    @property
    def is_left_open(self) -> bool:
        """Whether whoever goes elsewhere leaves something undone that was begun here."""
        return bool(self.asked) and self.has_typing

    @property
    def unsaved(self) -> str:
        """What stands here that would be lost with the program; empty for nothing."""
        if not (self.ASKS and self.isVisible() and self.has_typing):
            return ""
        return "\n".join(one.text() for one in self.findChildren(QLineEdit))

    def drop(self) -> None:
        """Opens it; what has the focus now will have it again."""
        if not self.isVisible():
            for other in self._over.findChildren(
                Drop, options=Qt.FindChildOption.FindDirectChildrenOnly
            ):
                other.give_way()
            self._came_from.note()
            self._rest_above_last()
        self._tallest = 0  # it is another question
        dress_ahead(self)
        self.settle()
        self.show()
        self.raise_()
        if self._scrim:
            self._scrim.cover()
            self._scrim.show()
            self._scrim.raise_()

    def pass_by(self) -> None:
        """A click beside it closes it, unless something typed would be lost."""
        if self.ASKS and self.has_typing:
            self.held.emit()
        else:
            self.give_way()

    def give_way(self) -> None:
        """Something comes instead of an answer."""
        if self.isVisible():
            self.lift()
            self.unanswered.emit()

    def escape(self) -> None:
        """Escape closes it."""
        self.lift()

    def lift(self) -> None:
        """Closes it."""
        if not self.isVisible():
            return
        self._keep_keys(False)
        focused = QApplication.focusWidget()
        if focused is None or self._came_from.has(focused):
            self._came_from.give_back()
        self.hide()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The next to have the focus, as Qt asks at Tab and where what has it goes out of sight."""
        if not self.isVisible():
            self._came_from.give_back()
            return True
        focused = QApplication.focusWidget()
        first = focused if focused is not None and self.isAncestorOf(focused) else self
        one = first.nextInFocusChain() if forward else first.previousInFocusChain()
        while one is not None and one is not first:
            tabbed = one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.focusProxy() is None
            if tabbed and self.isAncestorOf(one) and is_there(one):
                reason = Qt.FocusReason
                one.setFocus(reason.TabFocusReason if forward else reason.BacktabFocusReason)
                return True
            one = one.nextInFocusChain() if forward else one.previousInFocusChain()
        return False

    def settle(self) -> None:
        """Takes its place in the middle of its parent's upper edge, no higher than its parent.

        As high as its lines are at its width: any higher, and all of them would move apart.
        """
        parent = self._over
        width = min(self.WIDTH, parent.width() - 4 * GRID)
        if self.isVisible() and once_up(self, self.settle):
            self.box.setEnabled(False)  # what is pressed stays until it is let go
            return
        if not self.box.isEnabled():
            self.box.setEnabled(True)
            self.box.activate()
        self.setFixedWidth(width)
        self.box.activate()
        # what is still hidden may have no height for its width: it is then as high as it asks
        fits = self.box.hasHeightForWidth()
        wanted = self.box.totalHeightForWidth(width) if fits else self.sizeHint().height()
        if self.isVisible() and self.ASKS:
            wanted = max(wanted, self._tallest)
        self._tallest = wanted
        self.resize(width, min(wanted, parent.height() - 2 * GRID))
        self.move((parent.width() - width) // 2, GRID)

    def _rest_above_last(self) -> None:
        """What it is too high for what it says is left above its last line: the buttons stay."""
        last = self.box.count() - 1
        above = self.box.itemAt(last - 1) if last > 0 else None
        if above and above.spacerItem() is None:
            self.box.insertStretch(last)

    def showEvent(self, event: QShowEvent) -> None:
        _SHOWN.add(self)
        self._keep_keys(self.SCRIM)
        super().showEvent(event)
        if self.ASKS and not event.spontaneous():
            QUESTIONS.asked.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        _SHOWN.discard(self)
        self._keep_keys(False)
        if self._scrim:
            self._scrim.hide()
        super().hideEvent(event)
        self.gone.emit()
        if self.ASKS and not event.spontaneous():
            QUESTIONS.left.emit()

    def _keep_keys(self, keeps: bool) -> None:
        """No key reaches the page that is dimmed behind it, whoever puts the cursor there."""
        if keeps is self._keeps_keys:
            return
        self._keeps_keys = keeps
        here = Qt.FindChildOption.FindDirectChildrenOnly
        for keys in self._over.findChildren(QShortcut, options=here):
            keys.setEnabled(not keeps)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        if keeps:
            app.focusChanged.connect(self._hold_focus)
        else:
            app.focusChanged.disconnect(self._hold_focus)

    def _hold_focus(self, _: QWidget | None, focused: QWidget | None) -> None:
        if focused is None or not self._over.isAncestorOf(focused) or _is_in_front(focused):
            return
        was: QWidget | None = self.focusWidget()  # the stub knows of no None
        if was is not None:
            was.setFocus()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._cover()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cover()

    def _cover(self) -> None:
        if self._scrim and self.isVisible():
            self._scrim.cover()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self.ASKS and is_ctrl_enter(event):
            event.accept()  # it answers what is asked, whatever it does on the page behind
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()  # what is typed here is no command of the window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._tallest = 0  # there may be less room than before
            self.settle()
            self._cover()
        if event.type() == QEvent.Type.Hide and not event.spontaneous():
            self.hide()
        return super().eventFilter(watched, event)

"""A small panel that drops down below the top bar: never over the clock, never modal.

Escape closes it from wherever the focus is, and the focus goes back to where it came from. It
leaves with the screen that it lies over.
"""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from director.window.look.styles import GRID


class Drop(QFrame):
    """A panel over the upper part of its parent."""

    WIDTH = 560
    SCRIM = False
    """Whether the page behind it is dimmed: where what it asks cannot be undone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("drop")
        self.box = QVBoxLayout(self)
        self.box.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        self.box.setSpacing(GRID)
        self._over = parent
        self._scrim = QFrame(parent)
        self._scrim.setObjectName("scrim")
        self._scrim.hide()
        self._came_from: QWidget | None = None
        self.hide()
        parent.installEventFilter(self)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)  # counts while it is visible
        escape.activated.connect(self.lift)
        escape.activatedAmbiguously.connect(self.lift)  # one drop after another

    def drop(self) -> None:
        """Opens it; what has the focus now will have it again."""
        if not self.isVisible():
            self._came_from = QApplication.focusWidget()
        self.settle()
        if self.SCRIM:
            self._scrim.show()
            self._scrim.raise_()
        self.show()
        self.raise_()

    def lift(self) -> None:
        """Closes it."""
        if not self.isVisible():
            return
        focused = QApplication.focusWidget()
        elsewhere = focused is not None and not self.isAncestorOf(focused)
        self.hide()
        if not elsewhere and self._came_from and self._came_from.isVisible():
            self._came_from.setFocus()

    def settle(self) -> None:
        """Takes its place in the middle of its parent's upper edge."""
        parent = self._over
        self._scrim.setGeometry(parent.rect())
        width = min(self.WIDTH, parent.width() - 4 * GRID)
        self.setFixedWidth(width)
        self.adjustSize()
        self.move((parent.width() - width) // 2, GRID)

    def hideEvent(self, event: QHideEvent) -> None:
        self._scrim.hide()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()  # what is typed here is no command of the window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.settle()
        if event.type() == QEvent.Type.Hide and not event.spontaneous():
            self.hide()
        return super().eventFilter(watched, event)

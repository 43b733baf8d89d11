"""A small panel that drops down below the top bar: never over the clock, never modal.

Escape closes it, and the focus goes back to where it came from.
"""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from director.gui.look.styles import GRID


class Drop(QFrame):
    """A panel over the upper part of its parent."""

    WIDTH = 560

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("drop")
        self.box = QVBoxLayout(self)
        self.box.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        self.box.setSpacing(GRID)
        self._over = parent
        self._came_from: QWidget | None = None
        self.hide()
        parent.installEventFilter(self)

    def drop(self) -> None:
        """Opens it; what has the focus now will have it again."""
        if not self.isVisible():
            self._came_from = QApplication.focusWidget()
        self.settle()
        self.show()
        self.raise_()

    def lift(self) -> None:
        """Closes it."""
        if not self.isVisible():
            return
        self.hide()
        if self._came_from and self._came_from.isVisible():
            self._came_from.setFocus()

    def settle(self) -> None:
        """Takes its place in the middle of its parent's upper edge."""
        parent = self._over
        width = min(self.WIDTH, parent.width() - 4 * GRID)
        self.setFixedWidth(width)
        self.adjustSize()
        self.move((parent.width() - width) // 2, GRID)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.lift()
        else:
            event.accept()  # what is typed here is no command of the window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.settle()
        return super().eventFilter(watched, event)

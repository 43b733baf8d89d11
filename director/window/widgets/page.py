"""What Escape leaves: a page beside the events, or a form in place of a list."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


class Page(QWidget):
    """A page that is left with Escape."""

    left = Signal()
    """Nobody wants anything more here."""

    def escape(self) -> None:
        """Escape was pressed, and nothing on the page wanted it."""
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escape()
        else:
            super().keyPressEvent(event)

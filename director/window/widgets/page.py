"""What Escape leaves: a page beside the events, or a form in place of a list."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


def on_ctrl_enter(form: QWidget, act: Callable[[], object]) -> None:
    """From now on Ctrl+Enter commits this form so, wherever in it the cursor is."""
    for keys in ("Ctrl+Enter", "Ctrl+Return"):
        pressed = QShortcut(QKeySequence(keys), form)
        pressed.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        pressed.setAutoRepeat(False)
        pressed.activated.connect(act)


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

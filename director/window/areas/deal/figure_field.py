"""A field for figures: letters are commands of the screen, arrows go through its list."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from director.window.widgets.field import Field

_LINES = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class FigureField(Field):
    """One line of figures."""

    stepped = Signal(int)
    """So many lines on in the list."""
    left = Signal()
    """Escape."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LINES:
            self.stepped.emit(_LINES[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.text().isalpha() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # no figure: it may be a command of the screen
        else:
            super().keyPressEvent(event)

"""A field for figures: letters are commands of the screen, arrows go through its list."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from director.window.widgets.field import ListField


class FigureField(ListField):
    """One line of figures."""

    left = Signal()
    """Escape."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.text().isalpha() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # no figure: it may be a command of the screen
        else:
            super().keyPressEvent(event)

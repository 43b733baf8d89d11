"""Fields to type in. An empty one leaves Ctrl+Z to the window; a wrong one says what is wrong."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

_LINES = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class Field(QLineEdit):
    """One line to type in."""

    def __init__(self, name: str, hint: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)

    def empty(self) -> None:
        """Empties it, and forgets what was typed: there is nothing here to take back."""
        self.setText("")

    def begin(self) -> None:
        """Takes the cursor; what stands there is typed over."""
        self.setFocus()
        self.selectAll()

    def mark(self, fault: str) -> None:
        """Marks it as wrong, with the sentence that says why; "" for right."""
        wrong = bool(fault)
        if self.property("wrong") is not wrong:
            self.setProperty("wrong", wrong)
            self.style().unpolish(self)
            self.style().polish(self)
        if self.toolTip() != fault:
            self.setToolTip(fault)
            self.setAccessibleDescription(fault)

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and not self.text()
            and (
                event.matches(QKeySequence.StandardKey.Undo)
                or event.matches(QKeySequence.StandardKey.Redo)
            )
        ):
            event.ignore()  # nothing was typed here: the window's own undo is meant
            return False
        return super().event(event)


class ListField(Field):
    """A field whose arrows go through the list below it."""

    stepped = Signal(int)
    """So many lines down."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LINES:
            self.stepped.emit(_LINES[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class SearchField(ListField):
    """A field to search with: Escape empties it before it leaves the page."""

    emptied = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.empty()
            self.emptied.emit()
        else:
            super().keyPressEvent(event)

"""Fields to type in. A wrong one says what is wrong.

Ctrl+Z takes back what came last: typing here, or else what was done in the event since.
"""

from typing import ClassVar

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

_LINES = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class Field(QLineEdit):
    """One line to type in."""

    acts: ClassVar[int] = 0
    """How much has been done in events since the program was started."""

    def __init__(self, name: str, hint: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self._typed_after = -1
        """So much had been done when something was typed here last."""
        self.textEdited.connect(self._note_typing)

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
            and not (self.text() and self._typed_after == Field.acts)
            and (
                event.matches(QKeySequence.StandardKey.Undo)
                or event.matches(QKeySequence.StandardKey.Redo)
            )
        ):
            event.ignore()  # the window's own undo is meant
            return False
        return super().event(event)

    def _note_typing(self) -> None:
        self._typed_after = Field.acts


def note_act() -> None:
    """Something was done in an event: it is what Ctrl+Z takes back, before what was typed."""
    Field.acts += 1


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

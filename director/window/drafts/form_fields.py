"""The fields of a form over a draft that has a way back of its own: they leave undo to it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QPlainTextEdit, QSizePolicy

from director.translation import say
from director.window.look.styles import GRID
from director.window.widgets.field import Field


def leaves_undo(event: QEvent) -> bool:
    """Whether this is Ctrl+Z or Ctrl+Y: the draft has a way back of its own."""
    return (
        event.type() == QEvent.Type.ShortcutOverride
        and isinstance(event, QKeyEvent)
        and (
            event.matches(QKeySequence.StandardKey.Undo)
            or event.matches(QKeySequence.StandardKey.Redo)
        )
    )


class LineField(Field):
    """One line to type in."""

    def event(self, event: QEvent) -> bool:
        if leaves_undo(event):
            event.ignore()
            return False
        return super().event(event)


class LinesField(QPlainTextEdit):
    """Several lines to type in."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setFixedHeight(12 * GRID)

    def event(self, event: QEvent) -> bool:
        if leaves_undo(event):
            event.ignore()
            return False
        return super().event(event)


class ChoiceField(QComboBox):
    """One of a few words, or none."""

    def __init__(self, choices: Sequence[str], none: str = "not set") -> None:
        """`none` is what stands for none of them."""
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.addItem(say(none), "")
        for one in choices:
            self.addItem(say(one), one)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def wheelEvent(self, event: QEvent) -> None:
        event.ignore()  # the form is scrolled, and nothing is changed in passing

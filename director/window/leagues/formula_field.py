"""The field in which a formula is typed: what is wrong is underlined where it stands."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from director.tournament.formulas.tokens import FormulaFault
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID

_LINES, _MOST_LINES = 3, 9
"""So many lines are seen of a short formula, and of one whose parts have names."""


class FormulaField(QPlainTextEdit):
    """Some lines; Enter is for whoever owns it, Shift+Enter begins a line, Tab goes on."""

    entered = Signal()

    def __init__(self, name: str, hint: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(GRID)
        self._make_room()
        self.blockCountChanged.connect(lambda _: self._make_room())

    def _make_room(self) -> None:
        """As high as there are lines."""
        lines = min(max(self.blockCount() + 1, _LINES), _MOST_LINES)
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + 3 * GRID)

    def put_in(self, text: str) -> None:
        """Types something where the cursor stands."""
        self.textCursor().insertText(text)
        self.setFocus()

    def underline(self, faults: Sequence[FormulaFault]) -> None:
        """Marks where something is wrong; at the end of the text the last sign is marked."""
        marks, text = [], self.toPlainText()
        for fault in faults:
            length = _units(text)
            start = min(_units(text[: fault.span.start]), max(length - 1, 0))
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(self.document())
            mark.cursor.setPosition(start)
            end = min(max(_units(text[: fault.span.end]), start + 1), length)
            mark.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            form = QTextCharFormat()
            form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            form.setUnderlineColor(QColor(current_palette().warning))
            mark.format = form
            marks.append(mark)
        self.setExtraSelections(marks)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


def _units(text: str) -> int:
    """How long a text is as Qt counts letters."""
    return len(text) + sum(one > "\uffff" for one in text)

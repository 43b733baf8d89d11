"""A field for figures: arrows go through its list, and letters are commands until one is typed."""

import re
from decimal import Decimal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent

from director.window.event.asking.typed_players import chips_in
from director.window.widgets.field import ListField


class FigureField(ListField):
    """One line of figures."""

    left = Signal()
    """Escape."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever comes back from a question finds it as after Enter: letters are the screen's."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.OtherFocusReason:
            self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif self._is_command(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _is_command(self, event: QKeyEvent) -> bool:
        """Whether a letter is the screen's: not behind a figure somebody is typing, as in 140k."""
        untouched = self.selectedText() == self.text()
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        return untouched and event.text().isalpha() and not control


def read_stack(text: str) -> int | None:
    """The chips of one player; k stands for thousands. None where it is none.

    >>> read_stack("12,500"), read_stack("140k"), read_stack("12.5 K"), read_stack("12 800")
    (12500, 140000, 12500, None)
    """
    if thousands := _THOUSANDS.fullmatch(text.strip()):
        chips = Decimal(thousands[1]) * 1000
        return int(chips) if chips and chips == chips.to_integral_value() else None
    amounts = chips_in(text)
    return amounts[0] if amounts and len(amounts) == 1 and amounts[0] else None


_THOUSANDS = re.compile(r"(\d+(?:\.\d+)?)\s*k", re.IGNORECASE)

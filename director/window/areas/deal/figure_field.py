"""A field for figures: arrows go through its list, and a letter is refused with a sentence."""

import re
from decimal import Decimal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from director.translation import say
from director.window.event.asking.typed_players import chips_in
from director.window.widgets.field import ListField, is_typing


class FigureField(ListField):
    """One line of figures. A letter is never a command here: whoever types has no other wish."""

    left = Signal()
    """Escape."""
    refused = Signal(str)
    """Why a letter is not taken."""

    def __init__(self, name: str, hint: str = "", *, in_thousands: bool = False) -> None:
        """With `in_thousands` a k may stand behind a figure, as in 140k."""
        super().__init__(name, hint)
        self._in_thousands = in_thousands

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif is_typing(event) and event.text().isalpha() and not self._is_thousands(event):
            self.refused.emit(say("only figures are typed here: after Escape letters are commands"))
        else:
            super().keyPressEvent(event)

    def _is_thousands(self, event: QKeyEvent) -> bool:
        at = self.selectionStart() if self.hasSelectedText() else self.cursorPosition()
        before = self.text()[:at].rstrip()[-1:]
        return self._in_thousands and event.text().casefold() == "k" and before.isdecimal()


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

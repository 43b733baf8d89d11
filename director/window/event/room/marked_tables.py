"""The tables that are marked on a map, for one act on all of them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt

_ADDS, _REACHES = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class MarkedTables:
    """Marked as rows of a list are: with Ctrl one more or one less, with Shift all up to there."""

    def __init__(self) -> None:
        self.numbers: frozenset[int] = frozenset()
        self._last = 0
        """The one from which Shift reaches."""

    def click(self, table: int, tables: Sequence[int], keys: Qt.KeyboardModifier) -> None:
        """Marks what a click on a table means, of these tables; without one of the keys none."""
        before, self._last = self._last, table
        if keys & _REACHES and before in tables and table in tables:
            self._last = before
            first, last = sorted((tables.index(before), tables.index(table)))
            self.numbers = frozenset(tables[first : last + 1])
        elif keys & _ADDS:
            self.numbers ^= {table}
        else:
            self.numbers = frozenset()

    def keep(self, tables: Sequence[int]) -> None:
        """What is not there any more is not marked."""
        self.numbers &= frozenset(tables)

    def clear(self) -> bool:
        """Marks none; whether any was."""
        marked, self.numbers = self.numbers, frozenset()
        return bool(marked)

"""What is typed beside a list is of the row it was typed for, whichever is chosen next.

Enter, the button and whatever chooses another row take it alike. What is refused stays, with its
row. After a click on a row figures go to the field; what was typed from the list leads back to it.
"""

from collections.abc import Callable, Hashable
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent

from director.window.widgets.field import ListField, is_typing
from director.window.widgets.table_view import RowsView

Row = TypeVar("Row")


class RowField(NamedTuple, Generic[Row]):
    """One field beside a list."""

    field: ListField
    take: Callable[[Row | None, str], bool]
    """Writes a text down for a row, None where no row is chosen; says it where it is refused."""
    stands: Callable[[Row], str] = lambda _: ""
    """What stands there for a row before anything is typed."""

    @property
    def is_open(self) -> bool:
        return self.field.isVisible() and self.field.isEnabled()

    @property
    def is_typed(self) -> bool:
        """Whether something was typed here that is not yet written down."""
        return self.field.isModified() and bool(self.field.text().strip())


class TypedForRow(QObject, Generic[Row]):
    """The fields beside a list, each for the row that is chosen in it."""

    recorded = Signal(object)
    """Enter or the button has written it down for this row, as it was before."""

    def __init__(self, view: RowsView[Row], *fields: RowField[Row]) -> None:
        super().__init__(view)
        self._view, self._fields = view, fields
        self._last = fields[0]
        """Where the cursor was last."""
        self._row: Row | None = None
        """For whom the fields are."""
        self._is_taking = False
        self.from_list = False
        """Whether the cursor was brought here by a figure that was typed in the list."""
        view.installEventFilter(self)
        view.chosen.connect(self.look)
        view.clicked.connect(lambda _: self.begin())
        view.opened.connect(self.begin)
        for one in fields:
            one.field.installEventFilter(self)
            one.field.stepped.connect(view.step)
            one.field.returnPressed.connect(self.record)

    @property
    def is_typed(self) -> bool:
        """Whether something was typed that is not yet written down."""
        return any(one.is_typed and one.is_open for one in self._fields)

    def begin(self) -> None:
        """Puts the cursor where it was last, or into the first field that is there."""
        there = [one for one in (self._last, *self._fields) if one.is_open]
        if there:
            there[0].field.begin()

    def record(self) -> None:
        """Takes what is typed for the chosen row, or else what stands there; then the next row."""
        row = self._view.choice
        last = self._last if self._last.is_open else self._fields[0]
        after = self._after(row)
        taken = all(self._taken(one, row) for one in self._fields if one.is_typed or one is last)
        if taken:
            self._view.choose(after)
            self.look()
        if taken and self.from_list:
            self._view.setFocus()
        else:
            last.field.begin()
        if taken:
            self.recorded.emit(row)

    def look(self) -> None:
        """Shows what stands for the chosen row; what was typed for another one is taken before."""
        if self._is_taking:
            return
        rows, before = self._view.rows, self._row
        if before is not None and self._identity(self._view.choice) != rows.identity(before):
            typed = [one for one in self._fields if one.is_typed and one.is_open]
            refused = not all(self._taken(one, before) for one in typed)
            if refused and rows.place(rows.identity(before)) is not None:
                self._view.choose(rows.identity(before))
                return
            for one in self._fields:
                one.field.setModified(False)
        self._row = self._view.choice
        for one in self._fields:
            text = "" if self._row is None else one.stands(self._row)
            if not one.field.isModified():
                one.field.setText(text)
                one.field.selectAll()

    def _taken(self, one: RowField[Row], row: Row | None) -> bool:
        self._is_taking = True
        taken = one.take(row, one.field.text())
        self._is_taking = False
        if taken:
            one.field.setModified(False)
        return taken

    def _identity(self, row: Row | None) -> Hashable:
        return None if row is None else self._view.rows.identity(row)

    def _after(self, row: Row | None) -> Hashable:
        """The row below it, as they lie before anything is taken; the last one stays."""
        rows = self._view.rows
        at = None if row is None else rows.place(rows.identity(row))
        return None if at is None else rows.identity(rows.rows[min(at + 1, len(rows.rows) - 1)])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self._last = next((one for one in self._fields if one.field is watched), self._last)
            self.from_list = self.from_list and watched is not self._view
        if (
            event.type() == QEvent.Type.KeyPress
            and watched is self._view
            and isinstance(event, QKeyEvent)
            and is_typing(event)
            and event.text().isdecimal()
            and any(one.is_open for one in self._fields)
        ):
            self.from_list = True
            self.begin()
            self._last.field.insert(event.text())
            return True
        return super().eventFilter(watched, event)

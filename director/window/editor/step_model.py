"""The steps of a draft as Qt wants a table: an adapter that keeps nothing but the rows."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtGui import QColor

from director.translation import say
from director.window.editor.draft import Row
from director.window.editor.editor import Editor, fault_of
from director.window.editor.step_columns import LEVEL, Column, kind_of
from director.window.look.palettes import current_palette
from director.window.widgets.table_rows import Index, first_difference

_NOWHERE = QModelIndex()

FAULT = int(Qt.ItemDataRole.UserRole)
"""The sentence that says what is wrong with a cell."""


STARTED = say("this row has started and cannot be changed")


class StepsModel(QAbstractTableModel):
    """A row for each step."""

    def __init__(self, editor: Editor) -> None:
        super().__init__(editor)
        self._editor = editor
        self._rows: list[Row] = editor.draft.rows
        self._columns = editor.columns
        editor.changed.connect(self.refresh)

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns, those out of sight too."""
        return self._columns

    def column(self, column: str) -> int:
        """Where a column stands."""
        return next(at for at, one in enumerate(self._columns) if one.id == column)

    def refresh(self) -> None:
        """Shows the draft as it is; what has not moved stays where it is."""
        rows, before = self._editor.draft.rows, self._rows
        if [one.id for one in self._editor.columns] != [one.id for one in self._columns]:
            self.beginResetModel()
            self._rows, self._columns = rows, self._editor.columns
            self.endResetModel()
            return
        more = len(rows) - len(before)
        at = first_difference(before, rows)
        if more > 0:
            self.beginInsertRows(_NOWHERE, at, at + more - 1)
            self._rows = rows
            self.endInsertRows()
        elif more < 0:
            self.beginRemoveRows(_NOWHERE, at, at - more - 1)
            self._rows = rows
            self.endRemoveRows()
        self._rows = rows
        if rows:
            last = self.index(len(rows) - 1, len(self._columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        here = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        begun = index.row() < self._editor.locked
        return here | Qt.ItemFlag.ItemIsEditable if self._keys(index) and not begun else here

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], self._columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return column.show(row)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                if index.row() < self._editor.locked:
                    return STARTED
                return self._fault(index) or (say(column.hint) if column.hint else None)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _aligned(column)
            case Qt.ItemDataRole.ForegroundRole:
                tone = "rest" if kind_of(row) != LEVEL else "text"
                if index.row() < self._editor.locked:
                    tone = "faint"
                return QColor(getattr(current_palette(), tone))
        return self._fault(index) if role == FAULT else None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not index.isValid() or not self._keys(index):
            return False
        self._editor.write([(index.row(), self._columns[index.column()])], str(value))
        return True

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.head
            case Qt.ItemDataRole.TextAlignmentRole:
                return _aligned(column)
            case Qt.ItemDataRole.ToolTipRole:
                return say(column.hint) if column.hint else column.full_title
        return None

    def _keys(self, index: Index) -> bool:
        return bool(self._columns[index.column()].keys(self._rows[index.row()]))

    def _fault(self, index: Index) -> str:
        column, row = self._columns[index.column()], self._rows[index.row()]
        return fault_of(self._editor.verdict, index.row(), column, row)


def _aligned(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter

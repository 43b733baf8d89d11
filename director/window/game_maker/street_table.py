"""The streets of a game as a table: type into a cell, Tab to the next, Enter to the row below.

Where nothing is typed, Tab goes on to the next field of the form.
"""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QTableView,
    QWidget,
)

from director.files.toml_statements import Place
from director.translation import say
from director.window.drafts.typed_cells import with_typed_cells
from director.window.game_maker.maker import Maker
from director.window.game_maker.street_columns import COLUMNS, Row
from director.window.look.palettes import current_palette
from director.window.widgets.table_rows import Index, first_difference

_NOWHERE = QModelIndex()
_ROW = 32
_HEAD = 32


class StreetsModel(QAbstractTableModel):
    """A row for each street, and an empty one to begin another in."""

    def __init__(self, maker: Maker) -> None:
        super().__init__(maker)
        self._maker = maker
        self._rows: list[Row] = []
        self.wrong: Mapping[Place, str] = {}

    @property
    def streets(self) -> list[Row]:
        """The streets as they stand."""
        return self._rows

    def refresh(self) -> None:
        """Shows the streets of the text."""
        stated = self._maker.game_text.whole.get("street")
        rows = [one for one in stated if isinstance(one, dict)] if isinstance(stated, list) else []
        more = len(rows) - len(self._rows)
        at = first_difference(self._rows, rows)
        if more > 0:  # a cell may be open, and stays where it is: nothing is reset
            at += at == len(self._rows)  # what was begun in the empty row is in it
            self.beginInsertRows(_NOWHERE, at, at + more - 1)
            self._rows = rows
            self.endInsertRows()
        elif more < 0:
            self.beginRemoveRows(_NOWHERE, at, at - more - 1)
            self._rows = rows
            self.endRemoveRows()
        if more or rows != self._rows:
            self._rows = rows
            self._tell()

    def mark(self, wrong: Mapping[Place, str]) -> None:
        """What is wrong, by its place in the file."""
        self.wrong = wrong
        self._tell()

    def _tell(self) -> None:
        last = self.index(len(self._rows), len(COLUMNS) - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows) + 1

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column = COLUMNS[index.column()]
        if index.row() == len(self._rows):
            first = role == Qt.ItemDataRole.DisplayRole and index.column() == 0
            if role == Qt.ItemDataRole.ForegroundRole:
                return QColor(current_palette().faint)
            return say("new street") if first else None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return column.show(self._rows[index.row()])
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._fault(index) or (say(column.hint) if column.hint else None)
            case Qt.ItemDataRole.ForegroundRole:
                palette = current_palette()
                if self._fault(index):
                    return QColor(palette.warning)
                taken = self._maker.game_text.takes_over(("street",))
                return QColor(palette.soft if taken else palette.text)
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        rows = [*self._rows]
        if index.row() == len(rows):
            if not str(value).strip():
                return False
            rows.append({"name": say("street {number}", number=len(rows) + 1)})
        rows[index.row()] = COLUMNS[index.column()].write(rows[index.row()], str(value))
        self.put(rows)
        return True

    def put(self, rows: list[Row]) -> None:
        """Other streets, as one change of the text."""
        self._maker.put(("street",), rows or None, [])

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return say(COLUMNS[section].title)
        return None

    def _fault(self, index: Index) -> str:
        exact = ("street", index.row(), COLUMNS[index.column()].key)
        return self.wrong.get(exact) or self.wrong.get(("street", index.row()), "")


class StreetTable(QTableView):
    """The deal, a street a row."""

    def __init__(self, maker: Maker) -> None:
        super().__init__()
        self.streets = StreetsModel(maker)
        self.setModel(self.streets)
        self.setAccessibleName(say("Streets"))
        with_typed_cells(self, _ROW)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().setFixedHeight(_HEAD)
        self.horizontalHeader().setMinimumSectionSize(24)
        side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.horizontalHeader().setDefaultAlignment(side)
        self.setStyleSheet("StreetTable::item { padding-left: 5px; }")  # as far as the heads
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for at, column in enumerate(COLUMNS):
            self.setColumnWidth(at, column.width)
        self.streets.rowsInserted.connect(lambda *_: self._settle())
        self.streets.rowsRemoved.connect(lambda *_: self._settle())
        self._settle()

    def refresh(self) -> None:
        """Shows the streets of the text."""
        self.streets.refresh()

    def mark(self, wrong: Mapping[Place, str]) -> None:
        """What is wrong, by its place in the file."""
        self.streets.mark(wrong)

    def go_to(self, place: Place) -> None:
        """To the street and the key of a place."""
        number = next((one for one in place if isinstance(one, int)), 0)
        keys = [column.key for column in COLUMNS]
        at = keys.index(str(place[-1])) if place[-1] in keys else 0
        self.setCurrentIndex(self.streets.index(number, at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = self.currentIndex()
        match event.key():
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace if here.isValid():
                self._delete(here, whole=bool(event.modifiers()))
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if here.isValid():
                if self.state() != QAbstractItemView.State.EditingState:
                    self._go_down()  # a cell that is open is closed first
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.selectedIndexes():
            here = self.currentIndex()
            self.setCurrentIndex(_NOWHERE)  # Qt stands there already, and shows it to nobody
            self.setCurrentIndex(here if here.isValid() else self.streets.index(0, 0))

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        super().closeEditor(editor, hint)
        if hint == QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            self._go_down()

    def _go_down(self) -> None:
        here = self.currentIndex()
        row = min(here.row() + 1, self.streets.rowCount() - 1)
        self.setCurrentIndex(self.streets.index(row, here.column()))

    def _delete(self, here: QModelIndex, *, whole: bool) -> None:
        """What stands in a cell goes, or its whole street."""
        rows = [*self.streets.streets]
        if here.row() < len(rows):
            if whole:
                del rows[here.row()]
            else:
                rows[here.row()] = COLUMNS[here.column()].write(rows[here.row()], "")
            self.streets.put(rows)

    def _settle(self) -> None:
        """As high as its rows."""
        self.setFixedHeight(_HEAD + self.streets.rowCount() * _ROW + 18)

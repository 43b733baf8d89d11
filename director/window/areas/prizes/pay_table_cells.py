"""The spreadsheet of a pay table: entries to the left, places above; type into a cell."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QTableView

from director.tournament.prizes.pay_table_grid import (
    AMOUNT,
    ENTRIES,
    PERCENT,
    Cell,
    Line,
    in_order,
    lines_read,
    places_of,
)
from director.translation import say
from director.window.drafts.typed_cells import with_typed_cells
from director.window.look.palettes import current_palette, mixed
from director.window.system.clipboard import clip_text, read_clip
from director.window.widgets.table_rows import Index

_NOWHERE = QModelIndex()
_FIXED = 2
"""Columns before the first place: the entries, and in what they are paid."""
_WIDTHS = (88, 80)
_PLACE = 72


class LinesModel(QAbstractTableModel):
    """The lines of a draft; whoever writes into a cell gives new lines to `change`."""

    def __init__(self, change: Callable[[list[Line]], object], parent: QObject) -> None:
        super().__init__(parent)
        self._change = change
        self.lines: list[Line] = []
        self.places: list[str] = []
        self.more: list[str] = []
        """Columns that nobody has typed into yet."""
        self._wrong: Mapping[Cell, str] = {}

    def show(self, lines: list[Line], wrong: Mapping[Cell, str]) -> None:
        """Shows these lines, and what is wrong with their cells."""
        places = in_order({*places_of(lines), *self.more})
        if len(lines) == len(self.lines) and places == self.places:
            self.lines, self._wrong = lines, wrong
            if lines:
                last = self.index(len(lines) - 1, self.columnCount() - 1)
                self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self.lines, self.places, self._wrong = lines, places, wrong
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else _FIXED + len(self.places)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flag = Qt.ItemFlag
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsEditable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return self._text(index.row(), index.column())
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.fault(index) or None
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignRight if index.column() >= _FIXED else _LEFT
                return side | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.ForegroundRole:
                return QColor(
                    current_palette().warning if self.fault(index) else current_palette().text
                )
            case Qt.ItemDataRole.BackgroundRole:
                wrong = self.fault(index)
                return (
                    mixed(current_palette().warning, current_palette().ground, 0.2)
                    if wrong
                    else None
                )
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        self.write({(index.row(), index.column()): str(value)})
        return True

    def write(self, cells: Mapping[tuple[int, int], str]) -> None:
        """Texts into cells, in one act."""
        lines = list(self.lines)
        for (row, column), text in cells.items():
            while row >= len(lines):
                lines.append(Line("", PERCENT, {}))
            if column < _FIXED + len(self.places):
                lines[row] = self._written(lines[row], column, text)
        self._change(lines)

    def replace(self, lines: list[Line]) -> None:
        """Other lines altogether, in one act."""
        self.more = []
        self._change(lines)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        titles = (say("Entries"), say("Paid in"), *self.places)
        return titles[section] if section < len(titles) else None

    def fault(self, index: Index) -> str:
        """What is wrong with a cell, or with its whole line."""
        names = (ENTRIES, "", *self.places)
        line = index.row()
        return self._wrong.get(Cell(line, names[index.column()]), "") or (
            self._wrong.get(Cell(line, ""), "") if index.column() == 0 else ""
        )

    def _text(self, row: int, column: int) -> str:
        line = self.lines[row]
        if column == 0:
            return line.entries
        if column == 1:
            return say("percent") if line.unit == PERCENT else say("amounts")
        return line.shares.get(self.places[column - _FIXED], "")

    def _written(self, line: Line, column: int, text: str) -> Line:
        if column == 0:
            return line._replace(entries=text.strip())
        if column == 1:
            begun = text.strip().casefold()[:1]
            return line._replace(unit=AMOUNT if begun == say("amounts")[0] else PERCENT)
        return line._replace(shares={**line.shares, self.places[column - _FIXED]: text.strip()})


class LinesView(QTableView):
    """The grid. Enter goes down, or to a new line; Ctrl+V takes cells of a spreadsheet."""

    def __init__(self, model: LinesModel) -> None:
        super().__init__()
        self.grid = model
        self.setModel(model)
        self.setAccessibleName(say("The payout structure"))
        with_typed_cells(self, 32)
        self.setAlternatingRowColors(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        model.modelReset.connect(self._size)

    def go_to(self, row: int, column: int) -> None:
        """To a cell."""
        there = self.grid.index(
            min(row, self.grid.rowCount() - 1), min(column, self.grid.columnCount() - 1)
        )
        self.setCurrentIndex(there)
        self.scrollTo(there)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size()
        # as far to the left as the chosen cell allows: there stand the entries
        self.horizontalScrollBar().setValue(0)
        self.scrollTo(self.currentIndex())

    def chosen_lines(self) -> list[int]:
        """The lines in which something is selected."""
        return sorted({one.row() for one in self.selectedIndexes()})

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here, key = self.currentIndex(), event.key()
        if self.state() == QAbstractItemView.State.EditingState:
            event.ignore()  # the field in the cell has had it
        elif event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self._paste(read_clip(QApplication.clipboard().text()))
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.grid.write({(one.row(), one.column()): "" for one in self.selectedIndexes()})
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if here.row() + 1 == self.grid.rowCount():
                self.grid.write({(here.row() + 1, 0): ""})
                self.go_to(here.row() + 1, 0)
            else:
                self.go_to(here.row() + 1, here.column())
        elif key == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _copy(self) -> None:
        chosen = {(one.row(), one.column()): str(one.data()) for one in self.selectedIndexes()}
        rows, columns = (sorted({place[at] for place in chosen}) for at in (0, 1))
        texts = [[chosen.get((row, column), "") for column in columns] for row in rows]
        QApplication.clipboard().setText(clip_text(texts))

    def _paste(self, cells: Sequence[Sequence[str]]) -> None:
        """Cells from here on; a whole sheet with its titles takes the place of all lines."""
        whole, here = lines_read(cells), self.currentIndex()
        if whole is not None and cells[0][0].strip().casefold() == say("Entries").casefold():
            self.grid.replace(whole)
        elif here.isValid():
            self.grid.write(
                {
                    (here.row() + down, here.column() + right): text
                    for down, row in enumerate(cells)
                    for right, text in enumerate(row)
                }
            )

    def _size(self) -> None:
        room = self.viewport().width() - sum(_WIDTHS)
        place = room // max(room // _PLACE, 1)  # no number is cut at the edge: 6.5 is not read as 6
        for at in range(self.grid.columnCount()):
            self.setColumnWidth(at, _WIDTHS[at] if at < _FIXED else max(place, _PLACE))


_LEFT = Qt.AlignmentFlag.AlignLeft

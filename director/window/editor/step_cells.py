"""The spreadsheet: type into a cell, Tab to the next, Enter to the row below or a new one."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelectionModel,
    QModelIndex,
    QPointF,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QLineEdit,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from director.translation import capital, say
from director.window.drafts.typed_cells import TypedCell, with_typed_cells
from director.window.editor.editor import Editor
from director.window.editor.step_columns import wanted
from director.window.editor.step_model import FAULT, STARTED, StepsModel
from director.window.look.fonts import font
from director.window.look.palettes import current_palette, mixed
from director.window.system.clipboard import clip_text, read_clip, under_titles
from director.window.widgets.field import Field, is_typing
from director.window.widgets.table_rows import Index
from director.window.widgets.table_view import paint_chosen

_ROW = 32
_HEAD = 60
_PAD = 8
_BESIDE = 20
"""What the frame and the bar at its side take."""


def _is_whole(left: float, right: float, room: float) -> bool:
    """Whether a column is seen from edge to edge: half a figure would be a wrong figure."""
    return (left >= 0 and right <= room) or right - left > room


class _Heads(QHeaderView):
    """The titles of the columns that are seen whole."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(True)

    def paintSection(self, painter: QPainter, rect: QRect, at: int) -> None:
        if _is_whole(rect.left(), rect.right(), self.viewport().width()):
            super().paintSection(painter, rect, at)


class _Delegate(TypedCell):
    """Paints a cell with its fault, and says while one types what would be wrong."""

    def __init__(self, view: "StepsView") -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette, rect = current_palette(), QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            paint_chosen(painter, rect, focused=option.widget.hasFocus())
        painter.fillRect(
            QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1),
            mixed(palette.line, palette.ground, 0.45),
        )
        if not _is_whole(rect.left(), rect.right(), self._view.viewport().width()):
            return
        if index.data(FAULT):
            self._paint_fault(painter, rect)
        room = rect.adjusted(_PAD, 0, -_PAD, 0)
        colour = index.data(Qt.ItemDataRole.ForegroundRole)
        painter.setPen(colour)
        painter.setFont(font())
        words = QFontMetricsF(font()).elidedText(
            index.data() or "", Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, index.data(Qt.ItemDataRole.TextAlignmentRole), words)
        if index == self._view.currentIndex() and option.widget.hasFocus():
            painter.setPen(QColor(palette.accent))
            painter.drawRect(rect.adjusted(0.5, 0.5, -1.5, -1.5))

    def _paint_fault(self, painter: QPainter, rect: QRectF) -> None:
        """A frame and a filled corner: a fault is told by its shape as well."""
        colour = QColor(current_palette().warning)
        painter.setPen(colour)
        painter.drawRect(rect.adjusted(0.5, 0.5, -1.5, -1.5))
        painter.setBrush(colour)
        corner = rect.topRight() - QPointF(1, 0)
        painter.drawPolygon(QPolygonF([corner, corner - QPointF(9, 0), corner + QPointF(0, 9)]))
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def createEditor(self, parent: QWidget, _: QStyleOptionViewItem, index: Index) -> QWidget:
        field = Field(self._view.steps.columns[index.column()].full_title, "", parent)
        field.setProperty("scale", "cell")
        field.setAlignment(index.data(Qt.ItemDataRole.TextAlignmentRole))
        at, column = index.row(), index.column()
        field.textEdited.connect(lambda text: self._view.weigh(field, at, column, text))
        return field

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QLineEdit) and not editor.isModified():
            editor.setText(index.data(Qt.ItemDataRole.EditRole))

    def setModelData(self, editor: QWidget, _: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QLineEdit) and editor.isModified():
            self._view.write(index, editor.text())


class StepsView(QTableView):
    """Levels, breaks, changes and ends of day, a row each."""

    told = Signal(str)
    """What is wrong with the cell that one stands in or types into; "" for nothing."""

    def __init__(self, editor: Editor) -> None:
        super().__init__()
        self.editor = editor
        self.steps = StepsModel(editor)
        self._shown: set[str] = set()
        self.whole_width = 0
        """What all columns in sight take, and the bar beside them, in pixels."""
        self.setHorizontalHeader(_Heads(self))
        self.setModel(self.steps)
        self.setItemDelegate(_Delegate(self))
        self.setAccessibleName(say("Levels and breaks"))
        with_typed_cells(self, _ROW)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setFixedHeight(_HEAD)
        self.horizontalHeader().setStretchLastSection(True)
        self.horizontalHeader().setMinimumSectionSize(_PAD)
        self.doubleClicked.connect(self._tell_locked)
        editor.changed.connect(self._show_columns)
        editor.opened.connect(self._show_anew)
        editor.went.connect(self.go_to)
        self._show_anew()

    def rowsAboutToBeRemoved(self, parent: Index, first: int, last: int) -> None:
        """Where a cell goes while it is typed into, the keys go on in the list."""
        focus = QApplication.focusWidget()
        super().rowsAboutToBeRemoved(parent, first, last)
        if focus and self.isAncestorOf(focus):
            self.setFocus()

    def go_to(self, row: int, column: str = "") -> None:
        """To a row, and to a column of it where one is named."""
        at = self.steps.column(column) if column else max(0, self.currentIndex().column())
        there = self.steps.index(min(row, self.steps.rowCount() - 1), at)
        if there.isValid() and there != self.currentIndex():
            self._stand(there)
        self.scrollTo(there)

    def weigh(self, field: Field, at: int, column: int, text: str) -> None:
        """Says what would be wrong with what is typed so far."""
        fault = self.editor.tried(at, self.steps.columns[column], text)
        field.mark(fault)
        self.told.emit(fault)

    def write(self, index: Index, text: str) -> None:
        """What was typed, into its cell; into each of its column where several rows are chosen."""
        column = self.steps.columns[index.column()]
        rows = {one.row() for one in self.selectedIndexes() if one.column() == index.column()}
        rows = rows if index.row() in rows else {index.row()}
        self.editor.write([(row, column) for row in sorted(rows)], text)

    def enter(self) -> None:
        """To the row below; after the last one there is a new one, at its first stakes."""
        row = self.currentIndex().row()
        if row + 1 < self.steps.rowCount():
            self._stand(self.steps.index(row + 1, self.currentIndex().column()))
            return
        self.editor.insert(self.steps.rowCount())
        bets = (at for at, one in enumerate(self.steps.columns) if one.id not in _BEFORE_STAKES)
        first = next((at for at in bets if not self.isColumnHidden(at)), 0)
        self._stand(self.steps.index(self.steps.rowCount() - 1, first))

    def chosen_rows(self) -> list[int]:
        """The rows in which something is selected."""
        return sorted({one.row() for one in self.selectedIndexes()})

    def copy(self) -> None:
        """The selected cells as text that spreadsheets read."""
        chosen = {(one.row(), one.column()): one.data() for one in self.selectedIndexes()}
        columns = sorted({column for _, column in chosen if not self.isColumnHidden(column)})
        rows = sorted({row for row, _ in chosen})
        grid = [[chosen.get((row, column)) or "" for column in columns] for row in rows]
        QGuiApplication.clipboard().setText(clip_text(grid))

    def paste(self) -> None:
        """Cells from a spreadsheet, from here on; a first line of titles says which is which."""
        grid = read_clip(QGuiApplication.clipboard().text())
        here = self.currentIndex()
        if not grid or not here.isValid():
            return
        in_sight = [one for at, one in enumerate(self.steps.columns) if not self.isColumnHidden(at)]
        titles = under_titles(grid, [one.full_title for one in self.steps.columns])
        if titles is not None:
            columns = [self.steps.columns[at] for at in titles]
            self.editor.paste(here.row(), columns, grid[1:])
            return
        first = self.steps.columns[here.column()]
        columns = in_sight[in_sight.index(first) :] if first in in_sight else in_sight
        self.editor.paste(here.row(), columns, grid)

    def clear_cells(self) -> None:
        """The selected cells become empty."""
        cells = [
            (one.row(), self.steps.columns[one.column()])
            for one in self.selectedIndexes()
            if self.steps.columns[one.column()].id != "step"
        ]
        self.editor.write(cells, "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.state() == QAbstractItemView.State.EditingState:
            event.ignore()  # the field in the cell has had it
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif event.matches(QKeySequence.StandardKey.Cut):
            self.copy()
            self.clear_cells()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.clear_cells()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.enter()
        elif key == Qt.Key.Key_Escape:
            event.ignore()
        else:
            if is_typing(event):
                self._tell_locked(self.currentIndex())
            super().keyPressEvent(event)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, keys: Qt.KeyboardModifier
    ) -> QModelIndex:
        step = {
            QAbstractItemView.CursorAction.MoveNext: 1,
            QAbstractItemView.CursorAction.MovePrevious: -1,
        }.get(action)
        return self._neighbour(step) if step else super().moveCursor(action, keys)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        if hint == QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            super().closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)
            self.enter()
        else:
            super().closeEditor(editor, hint)
        self._tell()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._tell()

    def _neighbour(self, step: int) -> QModelIndex:
        """The next cell that means something, or the one before; the ends hold."""
        here = self.currentIndex()
        width = self.steps.columnCount()
        at = here.row() * width + here.column() + step
        while 0 <= at < self.steps.rowCount() * width:
            there = self.steps.index(at // width, at % width)
            editable = self.steps.flags(there) & Qt.ItemFlag.ItemIsEditable
            if editable and not self.isColumnHidden(there.column()):
                return there
            at += step
        return here

    def _stand(self, there: QModelIndex) -> None:
        """Goes to a cell and selects it alone, whatever keys are held just now."""
        alone = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(there, alone)

    def _tell(self) -> None:
        self.told.emit(self.currentIndex().data(FAULT) or "")

    def _tell_locked(self, index: Index) -> None:
        """Somebody means to type into a row that has started."""
        if index.row() < self.editor.locked:
            self.told.emit(capital(STARTED))

    def _show_anew(self) -> None:
        self._shown = set()
        self._show_columns()
        self._stand(self.steps.index(0, 1))

    def _show_columns(self) -> None:
        """Shows what is needed; a column that has been there stays, empty or not."""
        columns, measure = self.steps.columns, QFontMetricsF(font())
        self._shown |= wanted(columns, self.editor.draft, self.editor.has_stud)
        self.whole_width = _BESIDE
        for at, column in enumerate(columns):
            hidden = column.id not in self._shown
            if self.isColumnHidden(at) is not hidden:
                self.setColumnHidden(at, hidden)
            if not hidden:
                texts = (column.show(row) for row in self.editor.draft.rows)
                longest = max((measure.horizontalAdvance(one) for one in texts), default=0)
                width = max(column.width, round(longest) + 2 * _PAD + 2)
                self.setColumnWidth(at, width)
                self.whole_width += width
        self._tell()


_BEFORE_STAKES = ("step", "label", "length")

"""Grids whose cells are typed into: a key types over the cell that one stands in."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QStyledItemDelegate,
    QTableView,
    QWidget,
)

from director.window.widgets.field import ENTER


class TypedCell(QStyledItemDelegate):
    """A cell that takes what was typed when Enter is pressed.

    Qt only notes to do so: what is typed ahead, while the window is busy, would still go into the
    cell that was left.
    """

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in ENTER
            and isinstance(editor, QWidget)
        ):
            self.commitData.emit(editor)
            self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.SubmitModelCache)
            return True
        return super().eventFilter(editor, event)


def with_typed_cells(view: QTableView, row: int) -> None:
    """Makes it such a grid: without lines or numbers, each row so many pixels high."""
    if not isinstance(view.itemDelegate(), TypedCell):
        view.setItemDelegate(TypedCell(view))
    view.setShowGrid(False)
    view.setEditTriggers(
        QAbstractItemView.EditTrigger.AnyKeyPressed
        | QAbstractItemView.EditTrigger.DoubleClicked
        | QAbstractItemView.EditTrigger.EditKeyPressed
    )
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(row)
    view.horizontalHeader().setHighlightSections(False)

"""Grids whose cells are typed into: a key types over the cell that one stands in."""

from PySide6.QtWidgets import QAbstractItemView, QTableView


def with_typed_cells(view: QTableView, row: int) -> None:
    """Makes it such a grid: without lines or numbers, each row so many pixels high."""
    view.setShowGrid(False)
    view.setEditTriggers(
        QAbstractItemView.EditTrigger.AnyKeyPressed
        | QAbstractItemView.EditTrigger.DoubleClicked
        | QAbstractItemView.EditTrigger.EditKeyPressed
    )
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(row)
    view.horizontalHeader().setHighlightSections(False)

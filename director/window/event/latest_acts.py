"""What happened last: the newest records of the log, with the time of each."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from director.desk.desk import Desk
from director.translation import say
from director.views.log.happenings import Happening, happenings
from director.window.widgets.buttons import ActionButton
from director.window.widgets.labels import column, holding, label, row
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView

COLUMNS: tuple[Column[Happening], ...] = (
    Column("Time", lambda row: row.time, width=64, colour=lambda _: "faint"),
    Column(
        "What happened",
        lambda row: row.what if row.counts else say("{what}  (undone)", what=row.what),
        colour=lambda row: "" if row.counts else "faint",
    ),
)


class History(QWidget):
    """The newest records of one event."""

    def __init__(self, desk: Desk, whole: QAction) -> None:
        """`whole` leads to all records."""
        super().__init__()
        self._desk = desk
        self.model = RowsModel(COLUMNS, lambda row: row.number, self)
        view = RowsView(self.model, say("What happened"), self)
        view.horizontalHeader().hide()
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        opens = ActionButton(whole)
        opens.setProperty("role", "act")
        head = row(label(say("What happened"), "caption"), None, opens)
        self.setLayout(column(holding(head), view))

    def refresh(self) -> None:
        """Shows what happened since."""
        self.model.show(happenings(self._desk))

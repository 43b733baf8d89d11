"""Below a player's card: what happened to this player, with times."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.desk.desk import Desk
from director.tournament.state import EntryNumber
from director.translation import say
from director.views.players.entry_records import EntryRecords
from director.window.event.latest_acts import COLUMNS
from director.window.widgets.buttons import ActionButton
from director.window.widgets.labels import column, holding, label, reveal, row
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import ROW_HEIGHT, RowsView

_SLICE, _BETWEEN = 0.008, 40
"""Seconds, and milliseconds: a long log is read without anybody feeling it."""


class PlayerHistory(QWidget):
    """The records that concern one entry, the newest first."""

    def __init__(self, desk: Desk, whole: QAction) -> None:
        """`whole` leads to all records."""
        super().__init__()
        self._records = EntryRecords(desk)
        self._entry: EntryNumber | None = None
        self.model = RowsModel(COLUMNS, lambda row: row.number, self)
        view = RowsView(self.model, say("What happened to the player"), self)
        view.horizontalHeader().hide()
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        view.setMinimumHeight(ROW_HEIGHT)  # the acts come first in a low window
        view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._opens = ActionButton(whole)
        self._opens.setProperty("role", "act")
        head = row(label(say("What happened"), "caption"), None, self._opens)
        self.setLayout(column(holding(head), view, gap=0))
        self._timer = QTimer(self)
        self._timer.setInterval(_BETWEEN)
        self._timer.timeout.connect(self._read_on)

    def show_entry(self, entry: EntryNumber | None) -> None:
        """Shows what happened to this entry; the rest of the log follows slice by slice."""
        another, self._entry = entry != self._entry, entry
        reveal(self, entry is not None)
        if entry is None:
            self._timer.stop()
        else:
            self._read_on(_SLICE if another else 0)  # an act waits for what is new alone

    def _read_on(self, seconds: float = _SLICE) -> None:
        self._records.read_on(seconds)
        if self._entry is not None:
            self.model.show(self._records.of(self._entry))
        if self._records.is_whole or self._entry is None or not self.isVisible():
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

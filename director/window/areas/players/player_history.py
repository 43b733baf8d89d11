"""Below a player's card: what happened to this player; where none is chosen, to everybody."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QWidget

from director.desk.desk import Desk
from director.tournament.state import EntryNumber
from director.translation import say
from director.views.log.happenings import Happening, happenings
from director.views.players.entry_records import EntryRecords
from director.window.event.latest_acts import COLUMNS
from director.window.look.styles import GRID
from director.window.widgets.buttons import ActionButton
from director.window.widgets.labels import column, holding, label, reveal, row
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import ROW_HEIGHT, RowsView

_NEWEST, _FEWEST = 16, 4
"""So many records are told where nobody is chosen, at most and at least: what is seen whole."""
_ABOVE = 64
"""Pixels of what stands above them."""
_SLICE, _BETWEEN = 0.008, 40
"""Seconds, and milliseconds: a long log is read without anybody feeling it."""


class _Acts(RowsView[Happening]):
    """As high as its rows are, each with all its words."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def fit(self) -> None:
        """Takes the height of all rows."""
        self.give_room(1)
        high = self.verticalHeader().length() + 2 * self.frameWidth()
        if self.height() != high:
            self.setFixedHeight(high)


class PlayerHistory(QWidget):
    """The records that concern one entry, or the newest of all; the newest first.

    All rows are seen: it is the card that scrolls.
    """

    def __init__(self, desk: Desk, whole: QAction) -> None:
        """`whole` leads to all records."""
        super().__init__()
        self._desk = desk
        self._records = EntryRecords(desk)
        self._entry: EntryNumber | None = None
        self._seen = _NEWEST
        self.model = RowsModel(COLUMNS, lambda row: row.number, self)
        self._view = _Acts(self.model, say("What happened to the player"), self)
        self._view.horizontalHeader().hide()
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._opens = ActionButton(whole)
        self._title = label(say("What happened"), "caption")
        self._hint = label(say("Select a player to see their card"), "hint", wrap=True)
        self._hint.setContentsMargins(0, 0, 0, GRID)  # apart from the button below it
        head = row(self._title, None, self._opens)
        self.setLayout(column(self._hint, holding(head), self._view, gap=0))
        self._timer = QTimer(self)
        self._timer.setInterval(_BETWEEN)
        self._timer.timeout.connect(self._read_on)

    def show_entry(self, entry: EntryNumber | None) -> None:
        """Shows what happened to this entry; the rest of the log follows slice by slice."""
        another, self._entry = entry != self._entry, entry
        reveal(self._hint, entry is None)
        if entry is None:
            self._timer.stop()
            self._show(happenings(self._desk, self._seen))
        else:
            self._read_on(_SLICE if another else 0)  # an act waits for what is new alone

    def fit(self, height: int) -> None:
        """As many of the newest records as there is room for in so many pixels."""
        self._seen = max(_FEWEST, min(_NEWEST, (height - _ABOVE) // ROW_HEIGHT))
        if self._entry is None:
            self.show_entry(None)

    def _read_on(self, seconds: float = _SLICE) -> None:
        self._records.read_on(seconds)
        if self._entry is not None:
            self._show(self._records.of(self._entry))
        if self._records.is_whole or self._entry is None or not self.isVisible():
            self._timer.stop()
        else:
            self._timer.start()  # anew: the next slice waits until an act is painted

    def _show(self, rows: Sequence[Happening]) -> None:
        self.model.show(rows)
        self._view.fit()

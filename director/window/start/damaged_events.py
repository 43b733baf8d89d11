"""What can be done about an event that is damaged or has lost its end: a strip below the list."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QFrame, QSizePolicy

from director.tournament.log.books import Copy, EventRow
from director.translation import capital, say
from director.window.look.styles import GRID, dress_window
from director.window.start.start_actions import StartActions
from director.window.widgets.attempt import told_elsewhere, tried
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import badge, column, holding, label, reveal, row


class DamageStrip(QFrame):
    """Says what is wrong with the chosen event, and opens, restores or exports it."""

    def __init__(self, start_actions: StartActions) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._start_actions = start_actions
        self._row: EventRow | None = None
        self._copy: Copy | None = None
        self.words = label(wrap=True)
        self.words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.read = push_button(say("Open readable part, read only"), self._open)
        self.restore = push_button("", self._restore)
        self.export = push_button(say("Export readable part …"), self._ask_for_file)
        head = row(badge(say("Damaged")), self.words, gap=GRID)
        head.setStretch(1, 1)
        box = column(
            holding(head), holding(row(None, self.export, self.read, self.restore)), gap=GRID
        )
        box.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        self.setLayout(box)
        reveal(self, False)

    def show_for(self, chosen: EventRow | None) -> None:
        """Shows itself where something is known to be wrong with an event."""
        wrong = chosen.damaged if chosen else ""
        if chosen:
            wrong = self._start_actions.damage.wrong_with(chosen.number) or wrong
        self._row = chosen if wrong else None
        reveal(self, bool(wrong))
        if not wrong or chosen is None:
            return
        self.words.setText(capital(wrong) + ".")
        unfit = self._start_actions.damage.unfit.get(chosen.number)
        self.read.setEnabled(unfit is None or unfit.number > 1)
        self._copy = self._newest(chosen)
        self.restore.setEnabled(
            self._copy is not None and self._start_actions.damage.rescue is not None
        )
        self.restore.setText(_restoring(self._copy))
        self.export.setEnabled(self._start_actions.damage.rescue is not None)

    def _newest(self, chosen: EventRow) -> Copy | None:
        lost = self._start_actions.damage.lost.get(chosen.number)
        book = self._start_actions.event_list.book
        copies = tried(book.newest_copies, told_elsewhere) or ()
        if lost and lost.copy:
            return next((one for one in copies if one.path == lost.copy), None)
        return copies[0] if copies else None

    def _open(self) -> None:
        if self._row:
            self._start_actions.open_sound_part(self._row.number)

    def _restore(self) -> None:
        if self._row and self._copy:
            self._start_actions.damage.restore(self._row.number, self._copy.path)

    def _ask_for_file(self) -> None:
        if self._row is None:
            return
        event = self._row.number
        dialog = QFileDialog(self.window(), say("Export readable part"), self._row.name, "*.csv")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setModal(False)
        dialog.fileSelected.connect(
            lambda path: self._start_actions.damage.export(event, Path(path))
        )
        dress_window(dialog)
        dialog.show()


def _restoring(copy: Copy | None) -> str:
    if copy is None:
        return say("Restore: no backup found")
    return say(
        "Restore the backup of {time} in {folder}",
        time=f"{copy.at.astimezone():%d %b %H:%M}",
        folder=copy.path.parent.name,
    )

"""What a file would change in the register, to be looked at before anything is written."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from director.desk.player_sheets import Preview
from director.translation import say
from director.views.counted import counted
from director.window.look.styles import GRID
from director.window.register.register_columns import PREVIEW, PreviewLine, preview_lines
from director.window.widgets.labels import column, holding, label, rewrite, row
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView


class PreviewView(QWidget):
    """A file's rows, and the choice to take them in or to leave it."""

    accepted = Signal(object)
    """The Preview is to be written."""
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.found: Preview | None = None
        self.title = label("", "head", wrap=True)
        self.sums = label("", "soft", wrap=True)
        self.ignored = label("", "caption", wrap=True)
        self.model: RowsModel[PreviewLine] = RowsModel(PREVIEW, lambda one: one.row, self)
        self.view = RowsView(self.model, say("What the file would change"), self)
        self.view.let_sort()
        self.go = QPushButton()
        self.go.setProperty("role", "first")
        self.leave = QPushButton(say("Leave everything as it is"))
        self._foot = label("", "hint")
        foot = holding(row(self._foot, None, self.leave, self.go))
        box = column(self.title, self.sums, self.ignored, self.view, foot, gap=GRID)
        box.setStretch(3, 1)
        self.setLayout(box)
        self.go.clicked.connect(lambda _=False: self._accept())
        self.leave.clicked.connect(lambda _=False: self.left.emit())
        self.view.opened.connect(self.go.setFocus)

    def show_preview(self, found: Preview) -> None:
        """Shows what this file would change; nothing is written yet."""
        self.found = found
        self.title.setText(say("{file}: what it would change", file=found.file))
        sums = {
            counted(len(found.new), "1 new person", "{count} new people"): found.new,
            say("{count} changed", count=len(found.changed)): found.changed,
            say("{count} as they are", count=found.unchanged): found.unchanged,
            counted(len(found.faults), "1 row left out", "{count} rows left out"): found.faults,
        }
        self.sums.setText("   ·   ".join(words for words, some in sums.items() if some))
        columns = ", ".join(found.ignored)
        rewrite(self.ignored, say("Not read: {columns}", columns=columns) if columns else "")
        self.model.show(preview_lines(found))
        count = len(found.planned)
        self.go.setText(counted(count, "Take 1 person in", "Take {count} people in"))
        self.go.setEnabled(bool(count))
        self._foot.setText(say("Nothing is written yet") if count else say("Nothing to write"))

    def land(self) -> None:
        """Puts the focus where one begins: on the rows, to be looked at."""
        if self.model.rows:
            self.view.setFocus()
            self.view.selectRow(0)
        else:
            self.leave.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _accept(self) -> None:
        if self.found is not None:
            self.accepted.emit(self.found)

"""What a file would change in the register, to be looked at before anything is written."""

from collections.abc import Callable

from PySide6.QtCore import Signal

from director.desk.lists.player_sheets import Preview
from director.translation import say
from director.views.counted import counted
from director.window.look.styles import GRID
from director.window.register.register_columns import PREVIEW, PreviewLine, preview_lines
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import column, holding, label, rewrite, row
from director.window.widgets.page import Page
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView


class PreviewView(Page):
    """A file's rows, and the choice to take them in or to leave it."""

    accepted = Signal(object)
    """The Preview is to be written."""

    def __init__(self, paper_lacks: Callable[[str], str]) -> None:
        """`paper_lacks` says that paper cannot print some sign of a name."""
        super().__init__()
        self._paper_lacks = paper_lacks
        self.found: Preview | None = None
        self.title = label("", "head", wrap=True)
        self.sums = label("", "soft", wrap=True)
        self.ignored = label("", "caption", wrap=True)
        self.model: RowsModel[PreviewLine] = RowsModel(PREVIEW, lambda one: one.row, self)
        self.view = RowsView(self.model, say("Changes in this file"), self)
        self.view.let_sort()
        self.go = push_button("", self._accept, "first")
        self.leave = push_button(say("Cancel"), self.left.emit)
        self._foot = label("", "hint")
        foot = holding(row(self._foot, None, self.leave, self.go))
        self.setLayout(
            column(self.title, self.sums, self.ignored, self.view, foot, gap=GRID, stretch=3)
        )
        self.view.opened.connect(self.go.setFocus)

    def show_preview(self, found: Preview) -> None:
        """Shows what this file would change; nothing is written yet."""
        self.found = found
        self.title.setText(say("Changes in {file}", file=found.file))
        sums = {
            counted(len(found.new), "1 new person", "{count} new people"): found.new,
            say("{count} changed", count=len(found.changed)): found.changed,
            say("{count} unchanged", count=found.unchanged): found.unchanged,
            counted(len(found.faults), "1 row skipped", "{count} rows skipped"): found.faults,
        }
        self.sums.setText("   ·   ".join(words for words, some in sums.items() if some))
        columns = ", ".join(found.ignored)
        rewrite(self.ignored, say("Columns ignored: {columns}", columns=columns) if columns else "")
        self.model.show(preview_lines(found, self._paper_lacks))
        count = len(found.planned)
        self.go.setText(counted(count, "Import 1 person", "Import {count} people"))
        self.go.setEnabled(bool(count))
        self._foot.setText(say("Nothing is saved yet") if count else say("Nothing to import"))

    def land(self) -> None:
        """Puts the focus where one begins: on the rows, to be looked at."""
        if self.model.rows:
            self.view.setFocus()
            self.view.selectRow(0)
        else:
            self.leave.setFocus()

    def _accept(self) -> None:
        if self.found is not None:
            self.accepted.emit(self.found)

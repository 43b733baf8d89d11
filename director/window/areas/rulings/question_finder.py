"""The left of the Rulings screen: one box to type in, and what is found below it."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from director.rulings.search import FILED, GAME, RULING, TERM, Entry, search, together
from director.translation import say
from director.window.look.styles import GRID
from director.window.widgets.context_menu import Act
from director.window.widgets.field import SearchField
from director.window.widgets.labels import captioned, column, label
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView

_HEAD = "head"
"""The kind of a line that is a title over what follows."""


_TONES = {_HEAD: "accent", GAME: "soft", TERM: "soft"}
"""What can be ruled by stands out from what is only read."""


_COLUMNS: tuple[Column[Entry], ...] = (
    Column(say("Question"), lambda entry: entry.title, colour=lambda one: _TONES.get(one.kind, "")),
    Column(say("Topic"), lambda entry: entry.under, width=88, colour=lambda _: "faint"),
)


class _List(RowsView[Entry]):
    """What is found: the arrows pass over the titles."""

    def __init__(self, finder: "Finder") -> None:
        super().__init__(finder.model, say("Results"), finder)
        self._finder = finder

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._finder.step(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)


class Finder(QWidget):
    """Finds an entry by its words; one of those that are found is chosen."""

    chosen = Signal()
    """Another one is chosen, or none."""
    opened = Signal()
    """Enter, or a double click."""

    def __init__(self, among: Callable[[], Sequence[Entry]]) -> None:
        """`among` is everything that can be found now."""
        super().__init__()
        self._among = among
        self.search = SearchField(say("Find"), say("string bet, quartered, odd chip …"))
        self.model: RowsModel[Entry] = RowsModel(_COLUMNS, lambda one: one[:2], self)
        self.view = _List(self)
        self.none = label(say("No match"), "hint")
        self._wide = False
        self._apart: Entry | None = None
        """What was gone to, and stands for itself beside what is called like it."""
        self.setLayout(column(captioned(say("Find"), self.search), self.none, self.view, gap=GRID))
        self.search.textEdited.connect(lambda _: self._look_up_anew())
        self.search.stepped.connect(self.step)
        self.search.emptied.connect(self.look_up)
        self.search.returnPressed.connect(self._open)
        self.view.chosen.connect(self._choose)
        self.view.opened.connect(self.opened)
        self.view.offer(lambda: [[Act(say("Open"), "Enter", None, self.opened.emit)]])

    @property
    def choice(self) -> Entry | None:
        """What is chosen."""
        return self.view.choice

    def look_up(self) -> None:
        """Lists what answers to what is typed; the best of it is chosen."""
        typed = bool(self.search.text().strip())
        found = search(self.search.text(), self._among())
        if typed:
            found = together(found, self._apart)
        self.model.show(found if typed else _grouped(found))
        self.none.setVisible(not found)
        self._share_room()
        if found and (typed or self.choice is None or self.choice.kind == _HEAD):
            self.view.choose(found[0][:2])
            self.view.scrollToTop()
        self.chosen.emit()

    def _look_up_anew(self) -> None:
        self._apart = None
        self.look_up()

    def step(self, by: int) -> None:
        """Goes so many places down the list."""
        rows = [one for one in self.model.rows if one.kind != _HEAD]
        if rows:
            at = rows.index(self.choice) if self.choice in rows else -by
            self.view.choose(rows[max(0, min(len(rows) - 1, at + by))][:2])

    def show_entry(self, entry: Entry) -> None:
        """Goes to one entry, whatever was searched for."""
        self._apart = entry
        self.search.setText("" if entry.kind in (FILED, RULING) else entry.title)
        self.look_up()
        self.view.choose(entry[:2])
        above = (self.model.place(entry[:2]) or 1) - 1
        if self.model.rows and self.model.rows[above].kind == _HEAD:
            self.view.scrollTo(self.model.index(above, 0))

    def widen(self, wide: bool) -> None:
        """Whether there is room to say of what is found where it belongs."""
        self._wide = wide
        self._share_room()

    def _share_room(self) -> None:
        """In a list under titles they say where it belongs."""
        self.view.setColumnHidden(1, not (self._wide and self.search.text().strip()))
        self.view.share_width()
        self.view.give_room(0)

    def land(self) -> None:
        """Puts the cursor into the box, what stands there marked to be typed over."""
        self.search.begin()

    def _choose(self) -> None:
        """Of a title that was clicked, what stands below it."""
        row = self.view.choice
        if row and row.kind == _HEAD:
            under = self.model.rows[(self.model.place(row[:2]) or 0) + 1]
            QTimer.singleShot(0, self, lambda: self.view.choose(under[:2]))
        else:
            self.chosen.emit()

    def _open(self) -> None:
        if self.choice is not None:
            self.opened.emit()


def _grouped(found: Sequence[Entry]) -> Iterator[Entry]:
    """Entries under the titles of their chapters."""
    for title, group in groupby(
        found, lambda one: say("On file") if one.kind == FILED else one.under
    ):
        yield Entry(_HEAD, title, title, "")
        for one in group:
            yield one if one.kind == FILED else one._replace(under="")

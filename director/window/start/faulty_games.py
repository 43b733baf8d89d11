"""Said once, at the start: which files of the house's own games are set aside."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel

from director.engine.games.game_shelves import SetAside
from director.engine.games.library import Library
from director.translation import listed, say
from director.window.look.icons import pixmap
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID
from director.window.system.tasks import Task
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import label, row

_MOST_NAMED = 5


class FaultyGamesBar(QFrame):
    """A line above everything, until it has been read."""

    asked = Signal()
    """For everything that is wrong."""
    looked = Signal()
    """All files of the house have been read."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bar")
        self._sign, self._words = QLabel(), label("", wrap=True)
        self._sign.setFixedSize(20, 20)
        self.shows = push_button(say("Show all errors"), self._show_all)
        self.closes = push_button(say("Close"), self.hide)
        box = row(self._sign, self._words, self.shows, self.closes, gap=2 * GRID)
        box.setStretch(1, 1)
        box.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        self.setLayout(box)
        self.hide()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.text()

    def look(self, library: Library) -> None:
        """Reads the house's files beside the window's thread, and names those that are faulty."""
        if library.own_files():
            Task(self, library.anew().set_aside, self._tell, self._failed, alone=False)
        else:
            self.looked.emit()

    def _tell(self, found: Sequence[SetAside]) -> None:
        """Names the files; of a single one its first fault too."""
        self.looked.emit()
        if not found:
            return
        self._sign.setPixmap(pixmap("refused", current_palette().warning))
        self._words.setText(_said(found))
        self.setAccessibleName(self.words)
        self.show()

    def _failed(self, error: Exception) -> None:
        raise error

    def _show_all(self) -> None:
        self.hide()
        self.asked.emit()


def _said(found: Sequence[SetAside]) -> str:
    names = [one.name for one in found]
    if len(names) > _MOST_NAMED:
        names = [*names[:_MOST_NAMED], say("{count} more", count=len(names) - _MOST_NAMED)]
    if len(found) > 1:
        return say(
            "These house game files have errors and are set aside: {files}. All other games can"
            " be played.",
            files=listed(names),
        )
    first, *more = found[0].faults
    values = {"file": found[0].name, "fault": first, "count": len(more)}
    if more:
        return say(
            "{file} has errors and is set aside: {fault}, and {count} more. All other games can"
            " be played.",
            **values,
        )
    return say(
        "{file} has an error and is set aside: {fault}. All other games can be played.", **values
    )

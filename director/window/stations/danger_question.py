"""A question before what cannot be taken back; Escape and the first button leave all as it is."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame

from director.translation import say
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.came_from import CameFrom
from director.window.widgets.labels import label, reveal, row


class DangerQuestion(QFrame):
    """What would be done in words, and two buttons; not there while nothing is asked."""

    turned = Signal(bool)
    """Something is asked now, or nothing any more."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._words = label("", wrap=True)
        self.keep = push_button("", self.close_question)
        self.deed = push_button("", self._do, "danger")
        self._act: Callable[[], object] = self.close_question
        self._came_from: CameFrom | None = None
        margins = (2 * GRID, GRID, 2 * GRID, GRID)
        self.setLayout(row(self._words, self.keep, self.deed, gap=GRID, stretch=0, margins=margins))
        self.hide()

    @property
    def words(self) -> str:
        """What is asked; empty while nothing is."""
        return "" if self.isHidden() else self._words.text()

    def ask(
        self,
        words: str,
        deed: str,
        act: Callable[[], object],
        keep: str = "",
    ) -> None:
        """Asks; whatever has the focus now will have it again."""
        self._words.setText(words)
        self.deed.setText(deed)
        self.keep.setText(keep or say("Cancel"))
        self._act = act
        if self.isHidden():
            self._came_from = CameFrom(self, self.parentWidget() or self)
            self._came_from.note()
        reveal(self, True)
        self.turned.emit(True)
        self.keep.setFocus()

    def close_question(self) -> None:
        """Nothing is asked any more."""
        if self.isHidden():
            return
        if self._came_from and self._came_from.has(QApplication.focusWidget()):
            self._came_from.give_back()
        reveal(self, False)
        self.turned.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_question()
        else:
            super().keyPressEvent(event)

    def _do(self) -> None:
        self.close_question()
        self._act()

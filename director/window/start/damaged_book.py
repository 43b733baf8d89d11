"""The window in place of the program's own when the book is damaged as a whole."""

from enum import Enum

from PySide6.QtWidgets import QMessageBox, QPushButton

from director.tournament.log.books import Copy
from director.translation import say
from director.window.look.styles import dress_window


class WayOut(Enum):
    """What can be done about a damaged book."""

    SALVAGE = "salvage"
    """What can be read is taken over into a new book, and the program opens."""
    COPY = "copy"
    """The newest copy takes the book's place."""
    LEAVE = "leave"
    """Nothing is touched."""


class DamagedBook(QMessageBox):
    """Says that the book is damaged, and asks for a way out; the damaged file is always kept."""

    def __init__(self, sentence: str, newest: Copy | None, *, salvages: bool = True) -> None:
        """`salvages` where it has not turned out yet that nothing can be read."""
        super().__init__()
        dress_window(self)
        self.setWindowTitle("Tournament Director")
        self.setIcon(QMessageBox.Icon.Warning)
        self.setText(sentence)
        self.setInformativeText(
            say("Nothing has been changed. Whatever you choose, the damaged file is kept.")
        )
        self._ways: dict[QPushButton, WayOut] = {}
        if salvages:
            self._add(say("Open what is readable"), WayOut.SALVAGE)
        if newest:
            when = f"{newest.at.astimezone():%d %b %H:%M}"
            words = say("Restore the backup of {time}", time=when)
            self._add(words, WayOut.COPY)
        leave = self._add(say("Close"), WayOut.LEAVE)
        self.setDefaultButton(next(iter(self._ways)))
        self.setEscapeButton(leave)

    def _add(self, words: str, way: WayOut) -> QPushButton:
        role = QMessageBox.ButtonRole
        button = self.addButton(words, role.RejectRole if way is WayOut.LEAVE else role.AcceptRole)
        self._ways[button] = way
        return button

    def chosen(self) -> WayOut:
        """Asks, and waits for the answer."""
        self.exec()
        return next(
            (way for one, way in self._ways.items() if one is self.clickedButton()), WayOut.LEAVE
        )

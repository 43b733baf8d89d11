"""Looks for a newer version: asks when it is opened, and shows the answer as it was given."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit

from director import __version__
from director.house.settings import Settings
from director.translation import say
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID
from director.window.system.tasks import Task
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import SCREEN, column
from director.window.widgets.page import Page
from director.window.widgets.page_header import PageHeader


class Answer(NamedTuple):
    """What came of asking."""

    sentence: str
    notes: str = ""
    """Of the newer version, as they were written."""


def answer(address: str) -> Answer:
    """Asks the address that the house has set; whatever failed is a sentence too."""
    from director.house.newer_version import NotTold, newest_version

    try:
        found = newest_version(address)
    except NotTold as why:
        return Answer(str(why))
    if not found.is_newer:
        return Answer(say("This is the newest version: {version}.", version=__version__))
    return Answer(
        say(
            "Version {version} is there; this is {ours}. Get it here: {where}",
            version=found.version,
            ours=__version__,
            where=found.where,
        ),
        found.notes,
    )


class VersionPage(Page):
    """The answer, and what is new in a newer version."""

    said = Signal(str, str)

    def __init__(self, settings: Settings, ask: Callable[[str], Answer] = answer) -> None:
        """`ask` is given the address, beside the window's own thread."""
        super().__init__()
        self._settings = settings
        self._ask = ask
        self._under_way = False
        self.notes = QPlainTextEdit()  # no links and no pictures: it is others' text
        self.notes.setReadOnly(True)
        self.notes.setTabChangesFocus(True)
        self.notes.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.notes.setAccessibleName(say("What is new"))
        self.again = push_button(say("Look again"), self.ask, "first")
        self.back = push_button(say("Back"), self.left.emit)
        self.header = PageHeader(say("Newer version"), self.again, self.back)
        box = column(self.header, self.notes, None, gap=2 * GRID)
        box.setContentsMargins(*SCREEN)
        box.setStretch(1, 100)  # the rest is for a page without notes
        self.setLayout(box)
        self.refresh()
        self.show_answer(Answer(""))

    def land(self) -> None:
        """Whoever comes here asks."""
        self.ask()
        self.back.setFocus()

    def refresh(self) -> None:
        """Wears the look of now."""
        ground = f"background: {current_palette().raised}; border: none; padding: {GRID}px;"
        self.notes.setStyleSheet(f"QPlainTextEdit {{ {ground} }}")

    def ask(self) -> None:
        """Asks, once at a time."""
        if self._under_way:
            return
        self._under_way = True
        self.again.setEnabled(False)
        self.show_answer(Answer(say("Looking …")))
        address = self._settings.text("updates")
        Task(self, lambda: self._ask(address), self._arrived, self._broke, alone=False)

    def _arrived(self, told: Answer) -> None:
        self._under_way = False
        self.again.setEnabled(True)
        self.show_answer(told)

    def _broke(self, error: Exception) -> None:
        self._arrived(Answer(""))
        raise error  # ours, and reported as such

    def show_answer(self, told: Answer) -> None:
        """Shows a sentence, and the notes where there are any."""
        self.header.tell(told.sentence)
        self.notes.setPlainText(told.notes)
        self.notes.setVisible(bool(told.notes))

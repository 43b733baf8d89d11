"""The house's own games: what the check says of each file, and how a faulty one is put right."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QPlainTextEdit

from director.engine.games.library import Library
from director.engine.showdown.game_checks import checked_game, said_sound
from director.files.forms import FileWrong
from director.files.toml_lines import printable
from director.translation import say
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID
from director.window.system.tasks import Task
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import SCREEN, column, label
from director.window.widgets.page import Page
from director.window.widgets.page_header import PageHeader
from director.window.widgets.status_line import FAILED


def checked(library: Library) -> str:
    """What the check says of every file of the house, line by line."""
    return "\n\n".join("\n".join(lines) for lines in _files(library))


def _files(library: Library) -> Iterator[list[str]]:
    aside = {one.path: one for one in library.set_aside()}
    for path in dict.fromkeys((*aside, *library.own_files())):
        name = printable(path.name)
        if path in aside:
            faults = [f"    {fault}" for fault in aside[path].faults]
            yield [say("{file}: set aside, cannot be played", file=name), *faults]
            continue
        try:
            game = checked_game(path, library)
        except FileWrong as wrong:
            faults = [f"    {fault}" for fault in wrong.faults]
            yield [say("{file}: playable, with errors", file=name), *faults]
        else:
            yield [f"{name}: {said_sound(game)}"]


class HouseGamesPage(Page):
    """All that the check says, to be read and copied."""

    said = Signal(str, str)
    game_asked = Signal(bool)
    """The game maker, with a new game or one that there is."""

    def __init__(self, library: Library, folder: Path) -> None:
        super().__init__()
        self._library, self._folder = library, folder
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.text.setAccessibleName(say("Check results"))
        self.again = push_button(say("Check again"), self.refresh)
        self.makes = push_button(
            say("New game like …"), lambda: self.game_asked.emit(True), "first"
        )
        self.edits = push_button(say("Edit …"), partial(self.game_asked.emit, False))
        self.opens = push_button(say("Open the folder"), self._open_folder)
        back = push_button(say("Back"), self.left.emit)
        how = say(
            "The files are in {folder}. Edit one here, or in any text editor and check again:"
            " what is sound is played at once.",
            folder=folder,
        )
        deeds = (self.makes, self.edits, self.again, self.opens, back)
        header = PageHeader(say("The house’s own games"), *deeds)
        box = column(header, label(how, "soft", wrap=True), self.text, gap=2 * GRID)
        box.setContentsMargins(*SCREEN)
        box.setStretch(2, 1)
        self.setLayout(box)

    def land(self) -> None:
        """Checks what lies there now."""
        self.refresh()
        self.again.setFocus()

    def refresh(self) -> None:
        """Checks every file anew, beside the window's own thread."""
        ground = f"background: {current_palette().raised}; border: none; padding: {GRID}px;"
        self.text.setStyleSheet(f"QPlainTextEdit {{ {ground} }}")
        self.text.setPlainText(say("checking …"))
        self._library.look_again()
        library = self._library.anew()
        Task(self, lambda: checked(library), self._show, self._failed, alone=False)

    def _show(self, text: str) -> None:
        begin = say("None yet. To start one: New game like …")
        self.text.setPlainText(text or begin)

    def _failed(self, error: Exception) -> None:
        raise error

    def _open_folder(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder))):
            words = say("{folder} cannot be opened on this computer", folder=self._folder)
            self.said.emit(words, FAILED)

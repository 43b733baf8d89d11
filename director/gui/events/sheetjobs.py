"""Sets one sheet beside the window's thread and opens it, saying on the status line how it went."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from director.gui.events.cockpits import Cockpit
from director.gui.papers import Sheet, open_in_viewer, put_aside
from director.gui.parts.statuslines import DONE, FAILED
from director.gui.parts.tasks import Task
from director.reports.documents import Pdf
from director.words import listed, say

_MOST_TOLD = 3

Viewer = Callable[[Path], bool]
"""Opens a file, and says whether anything could."""


def open_sheet(
    cockpit: Cockpit, over: QObject, sheet: Sheet, viewer: Viewer = open_in_viewer
) -> None:
    """Has the sheet set, then opens it."""
    cockpit.say(say("setting: {sheet} …", sheet=sheet.title))

    def failed(error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        why = error.strerror or str(error)
        cockpit.say(say("{sheet}: {why}", sheet=sheet.title, why=why), FAILED)

    def arrived(pdf: bytes) -> None:
        try:
            path = put_aside(pdf, sheet.name)
        except OSError as error:
            failed(error)
            return
        if viewer(path):
            cockpit.say(told_of(sheet.title, pdf), DONE)
        else:
            words = say("nothing here opens PDF files; the sheet lies at {path}", path=path)
            cockpit.say(words, FAILED)

    Task(over, sheet.make, arrived, failed)


def told_of(title: str, pdf: bytes) -> str:
    """That a sheet was opened, and which names in it are set in plain letters."""
    plainly = pdf.plainly if isinstance(pdf, Pdf) else ()
    if not plainly:
        return say("opened: {sheet}", sheet=title)
    return say(
        "opened: {sheet}; in plain letters, for no font here has theirs: {names}",
        sheet=title,
        names=listed(list(plainly[:_MOST_TOLD])),
    )

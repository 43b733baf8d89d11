"""The manual on paper: set beside the window's own thread, then opened."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from director.reports.sheet_kinds import Typesetter
from director.reports.sheets_beside_events import MANUAL
from director.translation import say
from director.window.printing.sheet import put_aside
from director.window.system.tasks import Task
from director.window.widgets.status_line import DONE, FAILED, PLAIN


def open_manual(
    over: QObject,
    sheets: Typesetter,
    tell: Callable[[str, str], None],
    viewer: Callable[[Path], bool],
) -> None:
    """Sets the manual and opens it with whatever shows PDF files here."""

    def failed(error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        tell(say("the manual cannot be prepared: {why}", why=str(error)), FAILED)

    def arrived(pdf: bytes) -> None:
        try:
            path = put_aside(pdf, "manual")
        except OSError as error:
            failed(error)
            return
        if viewer(path):
            tell(say("opened: the manual"), DONE)
        else:
            words = say("no program here opens PDF files; the manual is at {path}", path=path)
            tell(words, FAILED)

    tell(say("preparing the manual …"), PLAIN)
    Task(over, partial(MANUAL.pdf, None, sheets), arrived, failed)

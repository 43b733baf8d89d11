"""The manual on paper: set beside the window's own thread, then opened."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from director.reports.sheet_kinds import Typesetter
from director.reports.sheets_beside_events import MANUAL
from director.translation import say
from director.window.printing.opened_sheet import Viewer, not_opened
from director.window.system.tasks import Task
from director.window.widgets.status_line import DONE, FAILED, PLAIN


def open_manual(
    over: QObject,
    sheets: Typesetter,
    tell: Callable[[str, str], None],
    viewer: Viewer,
) -> None:
    """Sets the manual and opens it with whatever shows PDF files here."""

    def failed(error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        tell(say("the manual cannot be prepared: {why}", why=str(error)), FAILED)

    def arrived(pdf: bytes) -> None:
        try:
            words = not_opened(pdf, "manual", viewer)
        except OSError as error:
            failed(error)
            return
        tell(words or say("opened: the manual"), DONE)

    tell(say("preparing the manual …"), PLAIN)
    Task(over, partial(MANUAL.pdf, None, sheets), arrived, failed)

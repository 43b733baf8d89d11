"""Sets one sheet beside the window's thread and opens or prints it, saying how it went."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from director.reports.documents import Pdf
from director.reports.sheet_kinds import NoSheet
from director.translation import listed, say
from director.window.printing.opened_sheet import Viewer, not_opened
from director.window.printing.sheet import Sheet, open_in_viewer
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.system.tasks import Task
from director.window.widgets.status_line import DONE, FAILED

_MOST_TOLD = 3


def open_sheet(
    cockpit: RulingsDesk, over: QObject, sheet: Sheet, viewer: Viewer = open_in_viewer
) -> None:
    """Has the sheet set, then opens it; a sort that goes straight to a printer goes there."""
    if cockpit.print_desk.goes_straight(sheet):
        cockpit.print_desk.print(sheet)
    else:
        set_beside(cockpit, over, sheet, lambda pdf: open_it(cockpit, sheet, pdf, viewer))


def set_beside(
    cockpit: RulingsDesk,
    over: QObject,
    sheet: Sheet,
    done: Callable[[bytes], object],
    paper: str = "",
) -> None:
    """Has a sheet set beside the window's thread, then does something with it."""
    cockpit.say(say("preparing: {sheet} …", sheet=sheet.title))

    def failed(error: Exception) -> None:
        if not isinstance(error, OSError | NoSheet):
            raise error
        why = (isinstance(error, OSError) and error.strerror) or str(error)
        cockpit.say(say("{sheet}: {why}", sheet=sheet.title, why=why), FAILED)

    def arrived(pdf: bytes) -> None:
        try:
            done(pdf)
        except OSError as error:
            failed(error)

    Task(over, lambda: sheet.make_on(paper), arrived, failed)


def open_it(cockpit: RulingsDesk, sheet: Sheet, pdf: bytes, viewer: Viewer | None = None) -> None:
    """Opens a sheet that has been set. Raises OSError where it cannot be put aside."""
    words = not_opened(pdf, sheet.name, viewer or cockpit.viewer)
    cockpit.say(words or told_of(sheet.title, pdf), DONE)


def told_of(title: str, pdf: bytes) -> str:
    """That a sheet was opened, and which names in it are set in plain letters."""
    plainly = pdf.plainly if isinstance(pdf, Pdf) else ()
    if not plainly:
        return say("opened: {sheet}", sheet=title)
    return say(
        "opened: {sheet}; no font here has all letters of {names}: printed in plain letters",
        sheet=title,
        names=listed(list(plainly[:_MOST_TOLD])),
    )

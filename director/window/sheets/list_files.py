"""A list as a file: CSV, a spreadsheet or a web page, wherever the operator wants it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog

from director.reports.documents import Document
from director.reports.event_sheets.money import registration_report
from director.reports.event_sheets.results import results
from director.reports.event_sheets.seats import SeatLine, seats_by_name
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.printing.sheet import file_name, put
from director.window.widgets.status_line import DONE, FAILED
from director.window.widgets.tasks import Task

_KINDS = {
    "CSV (*.csv)": "csv",
    "Excel (*.xlsx)": "xlsx",
    "HTML (*.html)": "html",
}

Listed = Callable[[Cockpit], Document]
"""Makes the sheet whose lists are wanted."""


def results_list(cockpit: Cockpit) -> Document:
    """Who finished where."""
    return results(cockpit.tournament, cockpit.bridge.desk.name)


def seats_list(cockpit: Cockpit) -> Document:
    """Who sits where, by name."""
    t = cockpit.tournament
    lines = [SeatLine(cockpit.name(one), *place, entry=one) for one, place in t.seats.items()]
    return seats_by_name(t.name, lines)


def registration_list(cockpit: Cockpit) -> Document:
    """Who entered and paid what."""
    return registration_report(cockpit.tournament, cockpit.bridge.desk.name, cockpit.now)


def save_list(cockpit: Cockpit, listed: Listed, path: Path) -> None:
    """Writes a list into a file, of the kind that its ending says."""
    document = listed(cockpit)

    def write() -> Path:
        return put(cockpit.sheets.list_file(document, path.suffix.lower()), path)

    def written(_: Path) -> None:
        cockpit.say(say("{sheet} saved as {path}", sheet=document.title, path=path), DONE)

    def failed(error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        why = error.strerror or str(error)
        cockpit.say(say("{sheet}: {why}", sheet=document.title, why=why), FAILED)

    Task(cockpit, write, written, failed)


def ask_where(cockpit: Cockpit, listed: Listed) -> None:
    """Asks for a file. The dialog is not modal: the clock and its keys stay free."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(None, say("Save the list"), folder)
    dialog.setNameFilters([*_KINDS])
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("csv")
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(_KINDS[kind]))
    dialog.selectFile(f"{file_name(listed(cockpit).title)}.csv")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setModal(False)
    dialog.fileSelected.connect(lambda path: save_list(cockpit, listed, _ending(Path(path))))
    dialog.show()


def _ending(path: Path) -> Path:
    """A file of a kind that can be written."""
    kinds = [f".{kind}" for kind in _KINDS.values()]
    return path if path.suffix.lower() in kinds else path.with_name(f"{path.name}.csv")

"""A list as a file: CSV, a spreadsheet or a web page, wherever the operator wants it."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog

from director.files.whole_files import put_bytes
from director.reports.documents import Document
from director.reports.sheet_kinds import Event, NoSheet, SheetKind
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.printing.sheet import file_name
from director.window.sheets.event_sheets import event_of
from director.window.system.tasks import Task
from director.window.widgets.status_line import DONE, FAILED

_KINDS = {
    "CSV (*.csv)": "csv",
    "Excel (*.xlsx)": "xlsx",
    "HTML (*.html)": "html",
}


def _listed(cockpit: Cockpit, kind: SheetKind[Event]) -> Document:
    """The sheet whose lists are wanted."""
    return kind.documents(event_of(cockpit, kind), kind.paper)[0]


def save_list(cockpit: Cockpit, kind: SheetKind[Event], path: Path) -> None:
    """Writes a list into a file, of the kind that its ending says."""
    try:
        document = _listed(cockpit, kind)
    except NoSheet as why:  # the last seat went while the dialog was open
        cockpit.say(str(why), FAILED)
        return

    def write() -> Path:
        return put_bytes(cockpit.sheets.list_file(document, path.suffix.lower()), path)

    def written(_: Path) -> None:
        cockpit.say(say("{sheet} saved as {path}", sheet=document.title, path=path), DONE)

    def failed(error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        why = error.strerror or str(error)
        cockpit.say(say("{sheet}: {why}", sheet=document.title, why=why), FAILED)

    Task(cockpit, write, written, failed)


def ask_where(cockpit: Cockpit, kind: SheetKind[Event]) -> None:
    """Asks for a file. The dialog is not modal: the clock and its keys stay free."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(None, say("Save the list"), folder)
    dialog.setNameFilters([*_KINDS])
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("csv")
    dialog.filterSelected.connect(lambda one: dialog.setDefaultSuffix(_KINDS[one]))
    dialog.selectFile(f"{file_name(_listed(cockpit, kind).title)}.csv")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setModal(False)
    dialog.fileSelected.connect(lambda path: save_list(cockpit, kind, _ending(Path(path))))
    dialog.show()


def _ending(path: Path) -> Path:
    """A file of a kind that can be written."""
    kinds = [f".{kind}" for kind in _KINDS.values()]
    return path if path.suffix.lower() in kinds else path.with_name(f"{path.name}.csv")

"""The results for a web site: saved where one likes, and by themselves when an event is closed."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog

from director.files.whole_files import put_bytes
from director.reports.event_sheets.results import nobody_out
from director.tournament.event.facts import EventClosed
from director.tournament.log.log import Record
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.printing.sheet import file_name
from director.window.system.tasks import Task
from director.window.widgets.status_line import DONE, FAILED

PAGE, JSON = ".html", ".json"


def save_results_page(cockpit: Cockpit, path: Path) -> None:
    """Writes the page, and beside it the same as JSON, as they are now."""
    t, names, now = cockpit.tournament, cockpit.bridge.desk.public_names(), cockpit.now
    sheets = cockpit.sheets

    def write() -> Path:
        for ending in (JSON, PAGE):
            made = sheets.results_for_web(t, names, now, ending)
            put_bytes(made, path.with_suffix(ending))
        return path.with_suffix(PAGE)

    def written(page: Path) -> None:
        cockpit.say(say("results page saved as {path}, with a JSON file", path=page), DONE)

    def failed(error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        why = error.strerror or str(error)
        cockpit.say(say("results page not saved as {path}: {why}", why=why, path=path), FAILED)

    Task(cockpit, write, written, failed)


def ask_where_page(cockpit: Cockpit) -> None:
    """Asks for a file. The dialog is not modal: the clock and its keys stay free."""
    usual = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = cockpit.settings.text("results_folder") or usual
    dialog = QFileDialog(None, say("Save results page"), folder)
    dialog.setNameFilters([say("Web page (*.html)")])
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("html")
    dialog.selectFile(f"{_name(cockpit)}{PAGE}")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setModal(False)
    dialog.fileSelected.connect(lambda path: save_results_page(cockpit, Path(path)))
    dialog.show()


def save_at_close(cockpit: Cockpit) -> None:
    """From now on the page is written into the folder of the settings when the event is closed."""

    def done(record: Record) -> None:
        folder = cockpit.settings.text("results_folder")
        closed = any(isinstance(fact, EventClosed) for fact in record.facts)
        if closed and folder and not cockpit.is_sample and not nobody_out(cockpit.tournament):
            save_results_page(cockpit, Path(folder) / f"{_name(cockpit)}{PAGE}")

    cockpit.bridge.changed.connect(done)


def _name(cockpit: Cockpit) -> str:
    """By event and day: an event of the same name next week leaves this one alone."""
    return f"{file_name(cockpit.tournament.name)}-{cockpit.now.astimezone():%Y-%m-%d}"

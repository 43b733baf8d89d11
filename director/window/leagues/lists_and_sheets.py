"""What a league or a series gives away: a sheet that is opened, a list that is saved."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from director.files.whole_files import put_bytes
from director.reports.documents import Document
from director.reports.sheet_kinds import NoSheet, SheetKind, Typesetter
from director.translation import say
from director.window.printing.opened_sheet import Viewer, not_opened
from director.window.printing.sheet import file_name
from director.window.system.file_dialogs import ask_for_file
from director.window.system.tasks import Task
from director.window.widgets.attempt import failure_of
from director.window.widgets.status_line import DONE, FAILED

Of = TypeVar("Of")
Said = Callable[[str, str], object]
"""Hears a sentence, and of what kind it is."""

_KINDS = "CSV (*.csv);;Excel (*.xlsx);;HTML (*.html)"


def open_file(path: Path) -> bool:
    """Opens a file with whatever this machine opens such files."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


def open_sheet(
    page: QWidget,
    kind: SheetKind[Of],
    of: Of,
    sheets: Typesetter,
    viewer: Viewer,
    said: Said,
) -> None:
    """Sets a sheet beside the window's thread, and opens it."""
    (sheet,) = kind.documents(of, kind.usual(sheets.paper))
    open_pdf(page, sheet.title, lambda: sheets.pdf(sheet), viewer, said)


def open_pdf(
    page: QWidget,
    title: str,
    make: Callable[[], bytes],
    viewer: Viewer,
    said: Said,
) -> None:
    """Has a sheet made beside the window's thread, and opens it."""

    def opened(pdf: bytes) -> None:
        words = not_opened(pdf, file_name(title), viewer)
        said(words or say("opened: {sheet}", sheet=title), DONE)

    Task(page, make, opened, lambda error: _failed(error, said))


def ask_for_list(
    page: QWidget, title: str, document: Document, name: str, sheets: Typesetter, said: Said
) -> None:
    """Asks where a list goes, with a name to begin with: CSV, a spreadsheet or a web page."""

    def save(path: Path) -> None:
        save_list(page, document, path, sheets, said)

    ask_for_file(page, title, _KINDS, save, f"{file_name(name)}.csv")


def save_list(
    page: QWidget, document: Document, path: Path, sheets: Typesetter, said: Said
) -> None:
    """Writes the lists of a document into a file, of the kind that its ending says."""
    if path.suffix.lower() not in (".csv", ".xlsx", ".html"):
        path = path.with_name(f"{path.name}.csv")

    def write() -> Path:
        return put_bytes(sheets.list_file(document, path.suffix.lower()), path)

    def saved(_: Path) -> None:
        said(say("{sheet} saved as {path}", sheet=document.title, path=path), DONE)

    Task(page, write, saved, lambda error: _failed(error, said))


def _failed(error: Exception, said: Said) -> None:
    if isinstance(error, NoSheet):
        said(str(error), FAILED)
    elif failure := failure_of(error):
        said(failure.words, failure.kind)
    else:
        raise error

"""Opens a sheet that has been set; where nothing here can, it is saved where people find it."""

from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from director.files.whole_files import put_bytes
from director.translation import say
from director.window.printing.sheet import put_aside

Viewer = Callable[[Path], bool]
"""Opens a file or a folder, and says whether anything could."""

_FOLDER = "Tournament Director"


def not_opened(pdf: bytes, name: str, viewer: Viewer) -> str:
    """Opens a sheet; empty, or where it lies now where no program here opens it. Raises OSError.

    Its folder is shown then: from there it is taken to a machine that has a printer.
    """
    path = put_aside(pdf, name)
    if viewer(path):
        return ""
    with suppress(OSError):  # else it lies where it was put aside
        path = put_bytes(pdf, _free(_documents() / _FOLDER, name))
    viewer(path.parent)
    return say(
        "no program here opens PDF files: {file} is saved in {folder}",
        file=path.name,
        folder=_said(path.parent),
    )


def _documents() -> Path:
    places = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(places))


def _free(folder: Path, name: str) -> Path:
    """A file of this name that is not there yet: no older sheet is lost."""
    folder.mkdir(parents=True, exist_ok=True)
    numbered = (f"{name}-{number}" if number > 1 else name for number in count(1))
    return next(path for one in numbered if not (path := folder / f"{one}.pdf").exists())


def _said(folder: Path) -> str:
    """The folder as its owner knows it: "Documents/Tournament Director"."""
    home = Path.home()
    return str(folder.relative_to(home) if folder.is_relative_to(home) else folder)

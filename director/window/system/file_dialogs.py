"""Asks for a file without standing in the way of the clock."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_for_folder(over: QWidget, title: str, act: Callable[[Path], object]) -> QFileDialog:
    """A dialog that is not modal, for a folder that is there."""
    dialog = QFileDialog(over.window(), title)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    return _shown(dialog, over, act)


def ask_for_file(
    over: QWidget, title: str, kinds: str, act: Callable[[Path], object], name: str = ""
) -> QFileDialog:
    """A dialog that is not modal: for a new file where a name is given, else for one to read."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(over.window(), title, folder, kinds)
    if name:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(Path(name).suffix[1:])
        dialog.selectFile(name)
    else:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _shown(dialog, over, act)


def ask_for_files(
    over: QWidget, title: str, kinds: str, act: Callable[[Sequence[Path]], object]
) -> QFileDialog:
    """A dialog that is not modal, for one or several files to read."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(over.window(), title, folder, kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setModal(False)
    dialog.filesSelected.connect(lambda paths: act([Path(path) for path in paths]))
    dialog.setStyleSheet(_worn(over))
    dialog.show()
    return dialog


def _shown(dialog: QFileDialog, over: QWidget, act: Callable[[Path], object]) -> QFileDialog:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setModal(False)
    dialog.fileSelected.connect(lambda path: act(Path(path)))
    dialog.setStyleSheet(_worn(over))
    dialog.show()
    return dialog


def _worn(over: QWidget | None) -> str:
    """The style sheet of the part of a window over which something is shown."""
    while over and not over.styleSheet():
        over = over.parentWidget()
    return over.styleSheet() if over else ""

"""Asks for a file without standing in the way of the clock."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget


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
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setModal(False)
    dialog.fileSelected.connect(lambda path: act(Path(path)))
    dialog.show()
    return dialog

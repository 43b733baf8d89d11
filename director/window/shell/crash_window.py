"""A fault of ours, told plainly: what to do now, and where it is written down."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from director.translation import say

_NAME = "fault"


def tell(parent: QWidget, written: Path) -> None:
    """Says that something went wrong, without standing in the way of the clock."""
    told = parent.findChild(QMessageBox, _NAME)
    if told and told.isVisible():  # what fails each second is told once
        return
    box = QMessageBox(parent)
    box.setObjectName(_NAME)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(say("Program error"))
    box.setText(say("The program failed. Everything it confirmed is saved."))
    box.setInformativeText(say("Details are in {file}", file=written))
    box.setModal(False)
    box.show()

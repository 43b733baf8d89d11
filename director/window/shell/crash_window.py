"""What nobody caught, told plainly: a refusal in its words, a fault of ours in a window."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from director.translation import say
from director.window.look.styles import dress_window
from director.window.widgets.attempt import Tell, failure_of

_NAME = "fault"


def tell_uncaught(
    parent: QWidget, said: Tell, error: BaseException, written: Callable[[BaseException], Path]
) -> None:
    """What desk and book raise is said at the foot; what else was raised is written down first."""
    failure = None if isinstance(error, OSError) else failure_of(error)
    if failure:
        said(failure.words, failure.kind)
    else:
        tell(parent, written(error))


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
    dress_window(box)
    box.show()

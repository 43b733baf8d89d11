"""The logo of an event: chosen as a file, made small beside the window's thread, put in the log."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from director.files.pictures import as_logo
from director.tournament.commands import SetLogo
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.system.tasks import Task
from director.window.widgets.status_line import REFUSED


def choose_logo(cockpit: Cockpit) -> None:
    """Asks for the file of a picture."""
    places = QStandardPaths.StandardLocation.PicturesLocation
    folder = QStandardPaths.writableLocation(places)
    kinds = say("Pictures (*.png *.jpg *.jpeg)")
    dialog = QFileDialog(QApplication.activeWindow(), say("Event logo"), folder, kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setModal(False)
    dialog.fileSelected.connect(lambda path: take_logo(cockpit, Path(path)))
    dialog.show()


def take_logo(cockpit: Cockpit, path: Path) -> None:
    """The picture of this file becomes the event's logo, or it is said why not."""
    Task(
        cockpit,
        lambda: as_logo(path),
        lambda logo: cockpit.bridge.do(SetLogo(logo)),
        lambda error: cockpit.say(str(error), REFUSED),
        alone=False,
    )

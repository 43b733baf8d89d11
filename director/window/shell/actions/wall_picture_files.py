"""Pictures for the wall, copied where walls find them, and taken from there again."""

import shutil
from functools import partial
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from director.files.pictures import why_no_picture
from director.files.whole_files import put_bytes
from director.translation import say
from director.window.event.asking.question import Answer, Question
from director.window.event.cockpit import Cockpit
from director.window.event.wall_content import pictured
from director.window.system.tasks import Task
from director.window.widgets.choice_list import Choice
from director.window.widgets.status_line import DONE, FAILED, REFUSED

_REMOVED = "removed-slides"
"""Beside the folder of the pictures: what was taken off the walls can be fetched back."""


class _Refused(Exception):
    """A file does not become a picture of the wall; the sentence says why."""


def _add(cockpit: Cockpit, typed: str) -> Answer:
    """For which events a picture is, and then which it is."""
    content = cockpit.wall_content
    places = {
        say("This event"): content.folder_of(pictured(cockpit.tournament)),
        say("Every event"): content.folder,
    }
    found = [
        Choice(words, "", partial(_choose, cockpit, folder))
        for words, folder in places.items()
        if folder and typed.casefold() in words.casefold()
    ]
    if len(found) != 1:
        return Answer(say("Choose one") if found else say("no match"), None, tuple(found))
    only = found[0]
    do = only.key if callable(only.key) else None
    return Answer(say("Enter: {content}", content=only.text), do, tuple(found))


def _choose(cockpit: Cockpit, folder: Path) -> None:
    """Asks for the file of a picture."""
    places = QStandardPaths.StandardLocation.PicturesLocation
    begin = QStandardPaths.writableLocation(places)
    kinds = say("Pictures (*.png *.jpg *.jpeg)")
    dialog = QFileDialog(QApplication.activeWindow(), say("Picture for the wall"), begin, kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setModal(False)
    dialog.fileSelected.connect(lambda path: take_picture(cockpit, Path(path), folder))
    dialog.show()


def take_picture(cockpit: Cockpit, path: Path, folder: Path) -> None:
    """A copy of this picture goes into a folder of the walls, or it is said why not."""

    def added(copy: Path) -> None:
        cockpit.wall_content.look_again(pictured(cockpit.tournament))
        cockpit.say(say("{file} added to the pictures for the wall", file=copy.name), DONE)
        cockpit.refreshed.emit()

    def failed(error: Exception) -> None:
        cockpit.say(str(error), REFUSED if isinstance(error, _Refused) else FAILED)

    Task(cockpit, partial(_copied, path, folder), added, failed, alone=False)


def _copied(path: Path, folder: Path) -> Path:
    """The copy, under its own name. Raises _Refused, OSError."""
    if path.suffix.lower() not in (".png", ".jpg", ".jpeg"):
        raise _Refused(say("{file} is no PNG or JPEG picture", file=path.name))
    if why := why_no_picture(path):
        raise _Refused(why)
    copy = folder / path.name
    if copy.exists():
        raise _Refused(say("the wall has a picture called {file} already", file=path.name))
    folder.mkdir(parents=True, exist_ok=True)
    return put_bytes(path.read_bytes(), copy)


def _remove(cockpit: Cockpit, typed: str) -> Answer:
    """Which picture goes."""
    content = cockpit.wall_content
    paths = content.pictures(pictured(cockpit.tournament))
    found = [
        Choice(
            path.name,
            say("every event") if path.parent == content.folder else say("this event"),
            partial(remove_picture, cockpit, path),
        )
        for path in paths
        if typed.casefold() in path.name.casefold()
    ]
    if len(found) != 1:
        return Answer(say("Which picture?") if found else say("no match"), None, tuple(found))
    only = found[0]
    do = only.key if callable(only.key) else None
    return Answer(say("Enter: remove {file}", file=only.text), do, tuple(found))


def remove_picture(cockpit: Cockpit, path: Path) -> None:
    """Takes a picture off every wall; its file is kept beside their folder."""
    content = cockpit.wall_content
    assert content.folder
    kept = content.folder.parent / _REMOVED
    try:
        kept.mkdir(exist_ok=True)
        free = next(
            one
            for number in range(1, 10_000)
            if not (one := kept / (f"{number} {path.name}" if number > 1 else path.name)).exists()
        )
        shutil.move(path, free)
    except OSError as error:
        cockpit.say(str(error), FAILED)
        return
    content.look_again(pictured(cockpit.tournament))
    cockpit.say(say("{file} removed, kept in {folder}", file=path.name, folder=kept), DONE)
    cockpit.refreshed.emit()


def no_pictures(cockpit: Cockpit) -> str | None:
    """Why no picture can be removed."""
    there = cockpit.wall_content.pictures(pictured(cockpit.tournament))
    return None if there else say("the wall has no pictures")


ADD_PICTURE = Question("Which events show the picture?", "this event, every event", _add)
REMOVE_PICTURE = Question("Which picture comes off the wall?", "its name", _remove)

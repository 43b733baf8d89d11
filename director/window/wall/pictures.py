"""The pictures that a wall shows, read and made to measure beside the window's own thread.

None is waited for: until one has come, the wall shows the event. Only the newest few are kept.
"""

from collections import OrderedDict
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader, QPixmap

from director.files.pictures import why_no_picture
from director.window.system.tasks import Task

_KEPT = 4
"""Pictures, each as large as its screen: two for each of two walls."""


class NoPicture(Exception):
    """A file cannot be shown; the sentence says why."""


class _Wanted(NamedTuple):
    path: Path
    width: int
    height: int


_ready: OrderedDict[_Wanted, QPixmap] = OrderedDict()


class Pictures(QObject):
    """Has pictures read for one wall."""

    came = Signal()
    """One can be shown now."""
    refused = Signal(object, str)
    """The path of one that cannot, and why."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._under_way: set[_Wanted] = set()

    def is_ready(self, path: Path, room: QSize) -> bool:
        """Whether a picture can be painted so large; where it cannot yet, it is read."""
        wanted = _Wanted(path, room.width(), room.height())
        if wanted in _ready:
            return True
        if wanted not in self._under_way:
            self._under_way.add(wanted)
            Task(
                self,
                lambda: _read(wanted),
                lambda picture: self._keep(wanted, picture),
                lambda error: self._refuse(wanted, error),
                alone=False,
            )
        return False

    def _keep(self, wanted: _Wanted, picture: QImage) -> None:
        self._under_way.discard(wanted)
        _ready[wanted] = QPixmap.fromImage(picture)
        while len(_ready) > _KEPT:
            _ready.popitem(last=False)
        self.came.emit()

    def _refuse(self, wanted: _Wanted, error: Exception) -> None:
        self._under_way.discard(wanted)
        self.refused.emit(wanted.path, str(error))


def picture_ready(path: Path, room: QSize) -> QPixmap | None:
    """A picture that has been read for a place of so many pixels."""
    wanted = _Wanted(path, room.width(), room.height())
    if wanted in _ready:
        _ready.move_to_end(wanted)
    return _ready.get(wanted)


def forget_pictures() -> None:
    """No picture is kept any longer."""
    _ready.clear()


def _read(wanted: _Wanted) -> QImage:
    """A picture as large as fits. Raises NoPicture."""
    if why := why_no_picture(wanted.path):
        raise NoPicture(why)
    reader = QImageReader(str(wanted.path))
    reader.setAutoTransform(True)
    room, size = QSize(wanted.width, wanted.height), reader.size()
    if reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90:
        room.transpose()
    if size.isValid():
        reader.setScaledSize(size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio))
    picture = reader.read()
    if picture.isNull():
        raise NoPicture(reader.errorString())
    return picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)

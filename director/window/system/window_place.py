"""Where a window stands: as it was left, and always whole on a screen that is there."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from director.house.last_seen import LastSeen

SIZE = (1280, 800)
"""Pixels, where no window has stood yet."""
_TITLE_BAR = 32
"""Pixels that the frame takes above a window."""


def put(window: QWidget, seen: LastSeen) -> None:
    """Puts a window where it was left, or into the middle of the first screen."""
    screen = QGuiApplication.primaryScreen()
    place = QRect(*seen.place) if seen.place else QRect()
    if place.isValid():
        screen = QGuiApplication.screenAt(place.center()) or screen
    room = screen.availableGeometry().adjusted(0, _TITLE_BAR, 0, 0)
    if not place.isValid():
        place = QRect(0, 0, *SIZE)
        place.moveCenter(room.center())
    window.setGeometry(fitted(place, room))
    if seen.maximized:
        window.showMaximized()


def fitted(place: QRect, room: QRect) -> QRect:
    """A place as near as it can be within the room of a screen, and no larger than that."""
    size = place.size().boundedTo(room.size())
    left = max(room.left(), min(place.left(), room.right() + 1 - size.width()))
    top = max(room.top(), min(place.top(), room.bottom() + 1 - size.height()))
    return QRect(left, top, size.width(), size.height())


def place_of(window: QWidget) -> tuple[int, int, int, int]:
    """Where a window stands, or would stand if it did not fill its screen."""
    place = window.normalGeometry() if window.isMaximized() else window.geometry()
    return place.left(), place.top(), place.width(), place.height()

"""The small triangle that stands before the present line of a list."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from director.views.clock.event_status import State
from director.window.look.palettes import current_palette
from director.window.look.shapes import paint_shape


def mark(colour: str) -> QPixmap:
    """A triangle in a colour of the palette; nothing, but as wide, without one."""
    return _drawn(getattr(current_palette(), colour) if colour else "")


@lru_cache(maxsize=8)
def _drawn(colour: str) -> QPixmap:
    made = QPixmap(28, 28)
    made.fill(Qt.GlobalColor.transparent)
    if colour:
        painter = QPainter(made)
        paint_shape(painter, State.RUNNING, QRectF(4, 4, 18, 20), colour)
        painter.end()
    made.setDevicePixelRatio(2)
    return made

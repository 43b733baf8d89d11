"""The first thing to be seen of a start: the frame, the event that was in sight last, its clock.

It is painted before anything else of the program is loaded, and leaves when the window itself has
been painted in its place. Hence it needs nothing but Qt, the colours and the fonts.
"""

from time import time

from PySide6.QtCore import QElapsedTimer, QRect, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from director.house.last_seen import LastSeen
from director.translation import say
from director.window.look import fonts, palettes
from director.window.system.text_scale import scale_text
from director.window.system.window_place import put

_BAR, _FOOT, _CLOCK = 26, 32, 96
_PATIENCE = 300
"""Milliseconds after which the start goes on, though no screen has asked for a picture yet."""


class FirstWindow(QWidget):
    """A picture of the window that is about to come."""

    painted = Signal()

    def __init__(self, seen: LastSeen) -> None:
        super().__init__()
        self._seen = seen
        self.was_painted = False
        self.setWindowTitle(say("Tournament Director"))
        put(self, seen)

    def paintEvent(self, _: QPaintEvent) -> None:
        colours = palettes.current_palette()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        width, height = self.width(), self.height()
        painter.fillRect(self.rect(), QColor(colours.ground))
        painter.fillRect(0, 0, width, _BAR, QColor(colours.raised))
        painter.fillRect(0, height - _FOOT, width, _FOOT, QColor(colours.raised))
        middle = Qt.AlignmentFlag.AlignCenter
        top = (height - _CLOCK) // 2
        painter.setFont(fonts.font(fonts.HEAD, fonts.SEMIBOLD))
        painter.setPen(QColor(colours.text))
        painter.drawText(QRect(0, top - 56, width, 32), middle, self._seen.event)
        painter.setFont(fonts.font(_CLOCK, fonts.SEMIBOLD))
        running = bool(self._seen.until)
        painter.setPen(QColor(colours.text if running else colours.soft))
        painter.drawText(QRect(0, top, width, _CLOCK + 16), middle, self._seen.left(time()))
        painter.setFont(fonts.font(fonts.BODY))
        painter.setPen(QColor(colours.soft))
        painter.drawText(QRect(0, top + _CLOCK + 24, width, 24), middle, self._seen.step)
        foot = QRect(16, height - _FOOT, width - 32, _FOOT)
        painter.drawText(foot, Qt.AlignmentFlag.AlignVCenter, say("opening your events …"))
        painter.end()
        self.was_painted = True


def shown(seen: LastSeen) -> FirstWindow:
    """The first window, painted; the application is made where there is none yet."""
    scale_text(seen.text_size)
    app = QApplication.instance() or QApplication([""])
    fonts.load()
    palettes.wear(seen.look if seen.look in palettes.PALETTES else palettes.DARK.name)
    window = FirstWindow(seen)
    window.show()
    waited = QElapsedTimer()
    waited.start()
    while not window.was_painted and waited.elapsed() < _PATIENCE:
        app.processEvents()
    QGuiApplication.sync()
    return window

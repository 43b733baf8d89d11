"""A form that scrolls and is as wide with a scroll bar as without one."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QScrollBar, QWidget


class _SteadyBar(QScrollBar):
    """Keeps its room at all times, and is seen where there is something to scroll."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.maximum():
            super().paintEvent(event)


def keep_room_for_bar(area: QAbstractScrollArea) -> None:
    """Leaves the room of its scroll bar free at all times, so that no line lies under it."""
    area.setVerticalScrollBar(_SteadyBar(Qt.Orientation.Vertical))
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)


class SteadyScroll(QScrollArea):
    """Scrolls up and down. Nothing in it is broken into lines anew when the bar comes or goes.

    A click beside the fields leaves the focus where it is.
    """

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_room_for_bar(self)

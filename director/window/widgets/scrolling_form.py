"""A form that scrolls and is as wide with a scroll bar as without one."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


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
        self.verticalScrollBar().rangeChanged.connect(lambda *_: self._keep_wide())
        self._keep_wide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:  # the bar of a window's look is narrower
            self._keep_wide()

    def _keep_wide(self) -> None:
        """Leaves the room of the bar free while there is none."""
        bar = self.verticalScrollBar()
        free = 0 if bar.maximum() else bar.sizeHint().width()
        if self.viewportMargins().right() != free:
            self.setViewportMargins(0, 0, free, 0)

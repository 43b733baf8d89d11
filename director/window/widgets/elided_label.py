"""A line of text that is cut with three dots where there is no room, and told in its tip."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel

from director.window.widgets.labels import tip

_BETWEEN = "  ·  "
_LEAST = 80
"""Pixels below which nobody knows what it is about."""


class ElidedLabel(QLabel):
    """A label as wide as its text, or as there is room.

    It leaves out its end; of a line in parts first the last of them, which only says a key.
    """

    def __init__(self, role: str = "", *, in_parts: bool = False) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._in_parts = in_parts

    @property
    def shown(self) -> str:
        """What of its text is to be seen."""
        metrics, text = self.fontMetrics(), self.text()
        head, parted, _ = text.rpartition(_BETWEEN)
        if self._in_parts and parted and metrics.horizontalAdvance(text) > self.width():
            text = f"{head} …"
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, self.width())

    def setText(self, text: str) -> None:
        """Another text."""
        super().setText(text)
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    def _tell(self) -> None:
        self.setToolTip("" if self.shown == self.text() else tip(self.text()))

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, super().minimumSizeHint().height())

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, self.shown)

"""A line of text that leaves out its middle where it is too long: its two ends matter."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from director.window.widgets.labels import tip


class ElidedLabel(QLabel):
    """A label as wide as there is room; what does not fit stands in its tool tip."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    def shown(self) -> str:
        """What of its text is to be seen."""
        middle = Qt.TextElideMode.ElideMiddle
        return self.fontMetrics().elidedText(self.text(), middle, self.width())

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
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, self.shown)

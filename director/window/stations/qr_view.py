"""A QR code, drawn as squares at whatever size there is room for."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

Squares = Sequence[Sequence[bool]]
_QUIET = 4
"""Squares of white around it: without them cameras do not find it."""


class QrView(QWidget):
    """Black on white in every look: a code in other colours is read by few cameras."""

    def __init__(self, side: int) -> None:
        """`side` is how wide and high it is, in pixels."""
        super().__init__()
        self._squares: Squares = ()
        self._side = side
        self.setFixedSize(side, side)

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def show_code(self, squares: Squares, name: str) -> None:
        """Shows these squares; `name` is what it leads to, for who cannot see it."""
        self.setAccessibleName(name)
        if squares != self._squares:
            self._squares = squares
            self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        if not self._squares:
            return  # a white square would be taken for a code
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        across = len(self._squares) + 2 * _QUIET
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.setBrush(Qt.GlobalColor.black)
        size = self._side / across
        edges = [round((_QUIET + at) * size) for at in range(len(self._squares) + 1)]
        for y, line in enumerate(self._squares):
            for x, dark in enumerate(line):
                if dark:
                    wide, high = edges[x + 1] - edges[x], edges[y + 1] - edges[y]
                    painter.drawRect(edges[x], edges[y], wide, high)

"""What comes of one player's hand, in words, in room that is there before anything is typed."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.window.look.fonts import BODY, SMALL, font
from director.window.look.palettes import current_palette

LINE, SMALL_LINE = 19, 16
"""How tall a line is, at the usual size and where there is little room."""


class Saying(NamedTuple):
    """Words, and the colour of the palette in which they stand."""

    words: str
    tone: str = "soft"


class VerdictView(QWidget):
    """A few lines that keep to their room: smaller where they need more, and cut at the last."""

    def __init__(self) -> None:
        super().__init__()
        self.sayings: tuple[Saying, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """Everything that is said, a line each."""
        return "\n".join(one.words for one in self.sayings)

    def say(self, sayings: Sequence[Saying]) -> None:
        """Says something else."""
        if tuple(sayings) == self.sayings:
            return
        self.sayings = tuple(sayings)
        self.setAccessibleName(self.text)
        self.setToolTip(self.text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, self.height())

    def paintEvent(self, _: QPaintEvent) -> None:
        size, tall = BODY, LINE
        lines = self._lines(BODY)
        if len(lines) * LINE > self.height():
            size, tall = SMALL, SMALL_LINE
            lines = self._lines(SMALL)
        most = max(1, self.height() // tall)
        painter = QPainter(self)
        painter.setFont(font(size))
        if len(lines) > most:
            rest = " ".join(one.words for one in lines[most - 1 :])
            cut = QFontMetricsF(font(size)).elidedText(
                rest, Qt.TextElideMode.ElideRight, self.width()
            )
            lines = [*lines[: most - 1], lines[most - 1]._replace(words=cut)]
        for number, line in enumerate(lines):
            painter.setPen(QColor(getattr(current_palette(), line.tone)))
            box = QRectF(0, number * tall, self.width(), tall)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, line.words)

    def _lines(self, size: int) -> list[Saying]:
        """The lines as they are broken at this size."""
        found = []
        for saying in self.sayings:
            layout = QTextLayout(saying.words, font(size))
            layout.setTextOption(QTextOption())
            layout.beginLayout()
            while (line := layout.createLine()).isValid():
                line.setLineWidth(self.width())
                line.setPosition(QPointF())
                start, length = line.textStart(), line.textLength()
                found.append(Saying(saying.words[start : start + length].strip(), saying.tone))
            layout.endLayout()
        return found

"""A figure with its caption above it: what is left, the average, the time."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.window.look.fonts import HEAD, SEMIBOLD, SMALL, font
from director.window.look.palettes import current_palette

_HEIGHT = 44


class Figure(QWidget):
    """A caption and a figure below it, in as much room as the widest figure needs."""

    def __init__(self, widest: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widest = widest
        self.caption = ""
        self.value = ""
        self.colour = "text"
        self.part: float | None = None
        """How much is over, from 0 to 1, drawn as a line beneath; None where nothing passes."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_figure(
        self, caption: str, value: str, colour: str = "text", part: float | None = None
    ) -> None:
        """From now on, this figure; the colour is a field of the palette."""
        now = caption, value, colour, part
        if now == (self.caption, self.value, self.colour, self.part):
            return
        wider = len(value) > len(self.value) or len(caption) > len(self.caption)
        self.caption, self.value, self.colour, self.part = now
        self.setAccessibleName(f"{caption}: {value}")
        if wider:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        figures = QFontMetricsF(font(HEAD, SEMIBOLD))
        small = QFontMetricsF(font(SMALL))
        width = max(
            figures.horizontalAdvance(self._widest),
            figures.horizontalAdvance(self.value),
            small.horizontalAdvance(self.caption),
        )
        return QSize(round(width) + 2, _HEIGHT)

    def paintEvent(self, _: QPaintEvent) -> None:
        palette = current_palette()
        painter = QPainter(self)
        painter.setFont(font(SMALL))
        painter.setPen(QColor(palette.faint))
        painter.drawText(QPointF(0, 13), self.caption)
        painter.setFont(font(HEAD, SEMIBOLD))
        painter.setPen(QColor(getattr(palette, self.colour)))
        painter.drawText(QPointF(0, 35), self.value)
        if self.part is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.line))
            painter.drawRect(QRectF(0, 41, self.width(), 3))
            painter.setBrush(QColor(getattr(palette, self.colour)))
            painter.drawRect(QRectF(0, 41, self.width() * self.part, 3))

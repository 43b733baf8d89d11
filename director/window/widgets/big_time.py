"""The time that is left, as large as the room allows, and a line for how much is over."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.window.look.fonts import SEMIBOLD, font
from director.window.look.palettes import current_palette

_LARGEST = 340


class BigTime(QWidget):
    """A time that can be read from the other end of the desk. It holds none itself."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.colour = "text"
        self.part = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_time(self, text: str, colour: str, part: float, name: str) -> None:
        """From now on, this time in this colour of the palette; `part` of the step is over."""
        self.text, self.colour, self.part = text, colour, part
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(480, 190)

    def minimumSizeHint(self) -> QSize:
        return QSize(152, 96)

    def paintEvent(self, _: QPaintEvent) -> None:
        palette = current_palette()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QColor(palette.accent))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        # sized by its widest form, so that it does not jump when a digit goes
        widest = "0:00:00" if self.text.count(":") == 2 else "00:00"
        hundred = QFontMetricsF(font(100, SEMIBOLD))
        em = max(hundred.horizontalAdvance(one) for one in (widest, self.text)) / 100
        size = min(_LARGEST, (self.width() - 16) / em, (self.height() - 28) / 0.74)
        set_in = font(size, SEMIBOLD)
        metrics = QFontMetricsF(set_in)
        painter.setFont(set_in)
        painter.setPen(QColor(getattr(palette, self.colour)))
        baseline = (self.height() - 16 + metrics.capHeight()) / 2
        left = (self.width() - metrics.horizontalAdvance(self.text)) / 2
        painter.drawText(QPointF(left, baseline), self.text)
        line = QRectF(8, self.height() - 10, self.width() - 16, 4)
        painter.fillRect(line, QColor(palette.line))
        line.setWidth(line.width() * self.part)
        painter.fillRect(line, QColor(getattr(palette, self.colour)))

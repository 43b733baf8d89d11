"""A short list to choose from, one line a choice, moved through by whoever owns it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from director.window.look.fonts import BODY, SMALL, font
from director.window.look.palettes import current_palette

_ROW = 32


class Choice(NamedTuple):
    """One line: what is chosen, and something beside it."""

    text: str
    detail: str = ""
    key: object = None
    """What it stands for."""
    press: str = ""
    """The key that chooses it, while none is marked."""


class Choices(QFrame):
    """Up to a handful of choices."""

    MOST = 8

    picked = Signal(object)
    """The Choice that was clicked."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("suggestions")
        self._name = name
        self.offered: Sequence[Choice] = ()
        self.more = 0
        """How many there are besides."""
        self.at = -1
        self.offer(())

    def offer(self, choices: Sequence[Choice], at: int = -1) -> None:
        """Shows these choices, one of them marked; -1 for none."""
        self.offered = tuple(choices[: self.MOST])
        self.more = max(0, len(choices) - self.MOST)
        self._mark(at if at < len(self.offered) else -1)
        self.setFixedHeight(self.sizeHint().height())

    def move_by(self, lines: int) -> None:
        """Marks another choice, so many lines on; the ends hold."""
        if self.offered:
            self._mark(min(max(self.at + lines, 0), len(self.offered) - 1))

    @property
    def current(self) -> Choice | None:
        """The choice that is marked."""
        return self.offered[self.at] if 0 <= self.at < len(self.offered) else None

    def sizeHint(self) -> QSize:
        return QSize(320, _ROW * (len(self.offered) + bool(self.more)) + 2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        line = int((event.position().y() - 1) // _ROW)
        if 0 <= line < len(self.offered):
            self._mark(line)
            self.picked.emit(self.offered[line])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        palette = current_palette()
        painter = QPainter(self)
        usual = QFontMetricsF(font(BODY))
        for line, choice in enumerate(self.offered):
            where = QRectF(1, 1 + line * _ROW, self.width() - 2, _ROW)
            if line == self.at:
                painter.fillRect(where, QColor(palette.chosen))
                painter.fillRect(QRectF(1, where.y(), 3, _ROW), QColor(palette.accent))
            right = where.right() - 16 - _paint_key(painter, where, choice.press)
            detail = usual.horizontalAdvance(choice.detail)
            room = right - where.x() - detail - 24
            painter.setFont(font(BODY))
            painter.setPen(QColor(palette.text))
            text = usual.elidedText(choice.text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QPointF(16, where.y() + 21), text)
            painter.setPen(QColor(palette.soft))
            painter.drawText(QPointF(right - detail, where.y() + 21), choice.detail)
        if self.more:
            painter.setFont(font(SMALL))
            painter.setPen(QColor(palette.faint))
            painter.drawText(QPointF(16, 1 + len(self.offered) * _ROW + 20), f"+ {self.more}")

    def _mark(self, at: int) -> None:
        self.at = at
        current = self.current
        self.setAccessibleName(
            f"{self._name}: {current.text} {current.detail}" if current else self._name
        )
        self.update()


def _paint_key(painter: QPainter, where: QRectF, key: str) -> float:
    """Draws a key in a frame at the right of a line, as no word beside it is; the room it takes."""
    if not key:
        return 0
    palette = current_palette()
    painter.setFont(font(SMALL))
    width = QFontMetricsF(painter.font()).horizontalAdvance(key) + 12
    frame = QRectF(where.right() - 12 - width, where.y() + (where.height() - 20) / 2, width, 20)
    painter.setPen(QColor(palette.line))
    painter.drawRoundedRect(frame, 4, 4)
    painter.setPen(QColor(palette.soft))
    painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, key)
    return width + 4

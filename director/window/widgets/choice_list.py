"""A short list to choose from, one line a choice, moved through by whoever owns it.

Of a long list a handful is in sight; the wheel, the line below and what is marked bring the rest.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
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
    leads: bool = False
    """Whether it does nothing but ask something else: one click is enough."""
    group: str = ""
    """What it is a choice of, where several questions stand in one list, one below the other."""


class Choices(QFrame):
    """Choices, a handful of them in sight."""

    MOST = 8

    picked = Signal(object)
    """The Choice that was clicked."""
    sure = Signal()
    """It was clicked twice: nothing else is to be read or added before it is done."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("suggestions")
        self._name = name
        self.offered: Sequence[Choice] = ()
        self.at = -1
        self._first = 0
        """The one that stands in the uppermost line."""
        self.offer(())

    def offer(self, choices: Sequence[Choice], at: int = -1) -> None:
        """Shows these choices, one of them marked; -1 for none."""
        self.offered, self._first = tuple(choices), 0
        self._mark(at if at < len(self.offered) else -1)
        self.setFixedHeight(self.sizeHint().height())

    def mark_again(self, choice: Choice | None) -> None:
        """Marks what was marked before others were offered, if it is still among them."""
        keys = [one.key for one in self.offered]
        if choice and choice.key in keys:
            self._mark(keys.index(choice.key))

    @property
    def seen(self) -> Sequence[Choice]:
        """Those that are in sight."""
        return self.offered[self._first : self._first + self.MOST]

    @property
    def more(self) -> int:
        """How many follow below those in sight."""
        return max(0, len(self.offered) - self._first - self.MOST)

    def move_by(self, lines: int) -> None:
        """Marks another choice, so many lines on; the ends hold."""
        if self.offered:
            self._mark(min(max(self.at + lines, 0), len(self.offered) - 1))

    @property
    def current(self) -> Choice | None:
        """The choice that is marked."""
        return self.offered[self.at] if 0 <= self.at < len(self.offered) else None

    def sizeHint(self) -> QSize:
        there = len(self.offered)
        return QSize(320, _ROW * (min(there, self.MOST) + (there > self.MOST)) + 2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        line = int((event.position().y() - 1) // _ROW)
        if 0 <= line < len(self.seen):
            self._mark(self._first + line)
            self.picked.emit(self.offered[self._first + line])
        elif self.offered:
            self._roll(self.MOST if self.more else -len(self.offered))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if (event.position().y() - 1) // _ROW < len(self.seen):
            self.sure.emit()
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._roll(-2 if event.angleDelta().y() > 0 else 2)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        palette = current_palette()
        painter = QPainter(self)
        usual = QFontMetricsF(font(BODY))
        groups = {usual.horizontalAdvance(one.group) for one in self.offered if one.group}
        begins = 16 + (max(groups) + 24 if groups else 0)
        above = ""
        for line, choice in enumerate(self.seen):
            where = QRectF(1, 1 + line * _ROW, self.width() - 2, _ROW)
            if self._first + line == self.at:
                painter.fillRect(where, QColor(palette.chosen))
                painter.fillRect(QRectF(1, where.y(), 3, _ROW), QColor(palette.accent))
            right = where.right() - 16 - _paint_key(painter, where, choice.press)
            detail = usual.horizontalAdvance(choice.detail)
            room = right - where.x() - detail - begins - 8
            painter.setFont(font(BODY))
            painter.setPen(QColor(palette.text))
            text = usual.elidedText(choice.text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QPointF(begins, where.y() + 21), text)
            painter.setPen(QColor(palette.soft))
            if choice.group != above:
                painter.drawText(QPointF(16, where.y() + 21), choice.group)
            above = choice.group
            painter.drawText(QPointF(right - detail, where.y() + 21), choice.detail)
        if len(self.offered) > self.MOST:
            painter.setFont(font(SMALL))
            painter.setPen(QColor(palette.faint))
            words = f"+ {self.more}" if self.more else f"↑ {self._first}"
            painter.drawText(QPointF(16, 1 + self.MOST * _ROW + 20), words)

    def _roll(self, lines: int) -> None:
        """Brings others into sight, so many lines on; the ends hold."""
        last = max(0, len(self.offered) - self.MOST)
        self._first = min(max(self._first + lines, 0), last)
        self.update()

    def _mark(self, at: int) -> None:
        self.at = at
        if at >= 0:  # what is marked is in sight
            self._first = min(self._first, at)
            self._first = max(self._first, at - self.MOST + 1)
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

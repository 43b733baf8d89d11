"""The answers to choose from, each with its key; after the answer, which was right."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.engine.cards import written
from director.school.exercise import Choice
from director.translation import say
from director.window.look.cards import Deck, paint_row
from director.window.look.fonts import BODY, MEDIUM, REGULAR, font
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID
from director.window.widgets.key_cap import cap_width, paint_cap

_ROW, _CARDS_ROW = 36, 48
_CARD = 27
_KEYS = 44
"""Pixels at the left, for the key."""


class ChoicesView(QWidget):
    """Up to eight answers, one below the other."""

    picked = Signal(int)
    """The number of the answer that was clicked, from 0."""

    def __init__(self) -> None:
        super().__init__()
        self.choices: Sequence[Choice] = ()
        self.said: int | None = None
        self.right: int | None = None
        """Which is right, once that is told."""
        self._deck = Deck(_CARD)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(say("Answers"))

    def show_choices(
        self,
        choices: Sequence[Choice],
        four_colours: bool,
        said: int | None = None,
        right: int | None = None,
    ) -> None:
        """Shows answers; after one was given, which it was and which is right."""
        self.choices, self.said, self.right = tuple(choices), said, right
        self._deck = Deck(_CARD, four_colours)
        self.setAccessibleDescription("; ".join(self.words()))
        self.updateGeometry()
        self.update()

    def words(self) -> list[str]:
        """Every answer as it is read out, with its key and whether it is right."""
        return [
            " ".join(filter(None, (str(at + 1), one.text or written(one.cards), self._mark(at))))
            for at, one in enumerate(self.choices)
        ]

    def sizeHint(self) -> QSize:
        return QSize(320, sum(map(_height, self.choices)))

    def _mark(self, at: int) -> str:
        """What stands at the right of an answer."""
        if self.right is None:
            return ""
        if at == self.right:
            return say("✓ right")
        return say("your answer") if at == self.said else ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        top = 0
        for at, one in enumerate(self.choices):
            top += _height(one)
            if event.position().y() < top:
                self.picked.emit(at)
                return

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = current_palette()
        top = 0.0
        for at, one in enumerate(self.choices):
            where = QRectF(0.5, top + 1.5, self.width() - 1, _height(one) - 3)
            is_right = at == self.right
            painter.setPen(QColor(palette.running if is_right else palette.line))
            ground = palette.chosen if at == self.said else palette.raised
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(where, 4, 4)
            key = str(at + 1)
            right = QPointF(where.left() + 12 + cap_width(key), where.center().y())
            paint_cap(painter, key, right, palette.soft, ground)
            self._paint_answer(painter, where.adjusted(_KEYS, 0, -1.5 * GRID, 0), at, one)
            top += _height(one)

    def _paint_answer(self, painter: QPainter, where: QRectF, at: int, one: Choice) -> None:
        palette = current_palette()
        over = self.right is not None and at not in (self.right, self.said)
        if mark := self._mark(at):
            painter.setFont(font(BODY, MEDIUM))
            painter.setPen(QColor(palette.running if at == self.right else palette.warning))
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(where, int(side), mark)
            where = where.adjusted(0, 0, -painter.fontMetrics().horizontalAdvance(mark) - GRID, 0)
        if one.cards:
            top = where.center().y() - self._deck.size.height() / 2
            paint_row(painter, QPointF(where.left(), round(top)), one.cards, self._deck)
            return
        painter.setFont(font(BODY, REGULAR if over else MEDIUM))
        painter.setPen(QColor(palette.faint if over else palette.text))
        text = QFontMetricsF(painter.font()).elidedText(
            one.text, Qt.TextElideMode.ElideRight, where.width()
        )
        painter.drawText(where, int(Qt.AlignmentFlag.AlignVCenter), text)


def _height(choice: Choice) -> int:
    return _CARDS_ROW if choice.cards else _ROW

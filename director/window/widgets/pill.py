"""The state of the event, told three times over: by colour, by word and by shape."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.views.clock.event_status import State
from director.window.look.fonts import SEMIBOLD, SMALL, font
from director.window.look.palettes import current_palette, mixed
from director.window.look.shapes import paint_shape

_HEIGHT, _SIGN, _PAD = 24, 10, 10


class StatePill(QWidget):
    """A state in a small rounded field."""

    LEAST = _HEIGHT
    """Pixels across without its word."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = State.DRAFT
        self._has_word = True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_state(State.DRAFT)

    def show_state(self, state: State) -> None:
        """From now on, this state."""
        self.state = state
        self.setAccessibleName(state.word)
        self.setToolTip(state.word)
        self.updateGeometry()
        self.update()

    def show_word(self, on: bool) -> None:
        """Whether the word stands there, or the shape alone where there is little room."""
        if on is not self._has_word:
            self._has_word = on
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.width_with_word if self._has_word else _HEIGHT, _HEIGHT)

    @property
    def width_with_word(self) -> int:
        """Pixels for shape and word."""
        width = QFontMetricsF(font(SMALL, SEMIBOLD)).horizontalAdvance(self.state.word)
        return round(width + _SIGN + 6 + 2 * _PAD)

    def paintEvent(self, _: QPaintEvent) -> None:
        colour = getattr(current_palette(), self.state.colour)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(colour, current_palette().raised, 0.18))
        painter.drawRoundedRect(QRectF(self.rect()), _HEIGHT / 2, _HEIGHT / 2)
        left = _PAD if self._has_word else (_HEIGHT - _SIGN) / 2
        sign = QRectF(left, (self.height() - _SIGN) / 2, _SIGN, _SIGN)
        paint_shape(painter, self.state, sign, colour)
        if not self._has_word:
            return
        painter.setPen(QColor(colour))
        painter.setFont(font(SMALL, SEMIBOLD))
        words = QRectF(self.rect()).adjusted(_PAD + _SIGN + 6, 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.state.word)

"""The bracket, painted: a column for each round, a card for each table, only what is in sight."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from director.translation import say
from director.views.tables.bracket import BracketCard, BracketColumn
from director.window.look.fonts import HEAD, REGULAR, SEMIBOLD, SMALL, font
from director.window.look.icons import paint_icon
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID

_WIDTH, _HEIGHT, _HEAD, _GAP = 264, 72, 56, 2 * GRID
_COLOURS = {"playing": "running", "done": "soft", "to come": "faint"}


class BracketMap(QAbstractScrollArea):
    """All rounds, and one table that is chosen."""

    chosen = Signal()

    def __init__(self, clock: Callable[[str], str], parent: QWidget | None = None) -> None:
        """`clock` says what a table's own clock shows now."""
        super().__init__(parent)
        self._clock = clock
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(say("Bracket"))
        self.columns: Sequence[BracketColumn] = ()
        self._at = (0, 0)

    @property
    def card(self) -> BracketCard | None:
        """The chosen table."""
        column, place = self._at
        if column < len(self.columns) and place < len(self.columns[column].cards):
            return self.columns[column].cards[place]
        return None

    def show_columns(self, columns: Sequence[BracketColumn]) -> None:
        """Shows these rounds; in another number of rounds, the last one drawn is gone to."""
        drawn = [
            n for n, one in enumerate(columns) if any(card.stage != "to come" for card in one.cards)
        ]
        moved = len(drawn) != len(
            [one for one in self.columns if any(card.stage != "to come" for card in one.cards)]
        )
        self.columns = columns
        self._measure()
        column, place = (drawn[-1] if drawn else 0, 0) if moved else self._at
        self._go(column, place)
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(3 * (_WIDTH + _GAP), 400)

    def _measure(self) -> None:
        tall = max((len(one.cards) for one in self.columns), default=0)
        height = _HEAD + tall * (_HEIGHT + GRID)
        width = len(self.columns) * (_WIDTH + _GAP) - _GAP
        view = self.viewport()
        for bar, room, all_ in (
            (self.verticalScrollBar(), view.height(), height),
            (self.horizontalScrollBar(), view.width(), width),
        ):
            bar.setRange(0, max(0, all_ - room))
            bar.setPageStep(room)
            bar.setSingleStep(_HEIGHT + GRID)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def scrollContentsBy(self, _: int, __: int) -> None:
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        column, place = self._at
        match event.key():
            case Qt.Key.Key_Down:
                self._go(column, place + 1)
            case Qt.Key.Key_Up:
                self._go(column, place - 1)
            case Qt.Key.Key_Right:
                self._go(column + 1, place)
            case Qt.Key.Key_Left:
                self._go(column - 1, place)
            case Qt.Key.Key_Home:
                self._go(column, 0)
            case Qt.Key.Key_End:
                self._go(column, 1 << 30)
            case _:
                event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for column, one in enumerate(self.columns):
            for place in range(len(one.cards)):
                if self._place(column, place).contains(event.position()):
                    self._go(column, place)

    def _go(self, column: int, place: int) -> None:
        if not self.columns:
            return
        column = max(0, min(column, len(self.columns) - 1))
        place = max(0, min(place, len(self.columns[column].cards) - 1))
        self._at = (column, place)
        where = self._place(column, place)
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        if where.top() < _HEAD and place:
            down.setValue(round(down.value() + where.top() - _HEAD))
        if not place:
            down.setValue(0)
        if where.bottom() > self.viewport().height():
            down.setValue(round(down.value() + where.bottom() - self.viewport().height() + GRID))
        if where.right() > self.viewport().width():
            across.setValue(round(across.value() + where.right() - self.viewport().width()))
        if where.left() < 0:
            across.setValue(round(across.value() + where.left()))
        self.viewport().update()
        self.chosen.emit()

    def _place(self, column: int, place: int) -> QRectF:
        """Where a card lies in sight."""
        return QRectF(
            column * (_WIDTH + _GAP) - self.horizontalScrollBar().value(),
            _HEAD + place * (_HEIGHT + GRID) - self.verticalScrollBar().value(),
            _WIDTH,
            _HEIGHT,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = QRectF(event.rect())
        for column, one in enumerate(self.columns):
            for place, card in enumerate(one.cards):
                where = self._place(column, place)
                if where.intersects(seen):
                    self._paint_card(painter, where, card, chosen=(column, place) == self._at)
            self._paint_head(painter, column, one)

    def _paint_head(self, painter: QPainter, column: int, one: BracketColumn) -> None:
        """The name of a round stays in sight above its tables."""
        palette = current_palette()
        where = QRectF(self._place(column, 0).x(), 0, _WIDTH + _GAP, _HEAD)
        painter.fillRect(where, QColor(palette.ground))
        painter.setFont(font(HEAD, SEMIBOLD))
        painter.setPen(QColor(palette.text))
        painter.drawText(QPointF(where.x(), 22), one.title)
        painter.setFont(font(SMALL))
        painter.setPen(QColor(palette.faint))
        painter.drawText(QPointF(where.x(), 42), one.caption)

    def _paint_card(
        self, painter: QPainter, where: QRectF, card: BracketCard, *, chosen: bool
    ) -> None:
        palette = current_palette()
        colour = QColor(getattr(palette, _COLOURS[card.stage]))
        to_come = card.stage == "to come"
        edge = QPen(QColor(palette.accent), 2) if chosen and self.hasFocus() else Qt.PenStyle.NoPen
        if chosen and not self.hasFocus():
            edge = QPen(QColor(palette.line), 1)
        elif to_come and not chosen:
            edge = QPen(QColor(palette.line), 1, Qt.PenStyle.DashLine)
        painter.setPen(edge)
        painter.setBrush(QColor(palette.ground if to_come else palette.raised))
        painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), 8, 8)
        painter.setFont(font(weight=SEMIBOLD))
        painter.setPen(QColor(palette.faint if to_come else palette.text))
        painter.drawText(QPointF(where.x() + 16, where.y() + 27), card.title)
        painter.setFont(font(SMALL, REGULAR if card.stage != "playing" else SEMIBOLD))
        painter.setPen(colour)
        width = QFontMetricsF(painter.font()).horizontalAdvance(card.state)
        painter.drawText(QPointF(where.right() - 16 - width, where.y() + 27), card.state)
        if card.stage == "done" and card.state:
            tick = QRectF(where.right() - 16 - width - 20, where.y() + 16, 14, 14)
            paint_icon(painter, "done", tick, palette.running)
        words = card.names or (self._clock(card.clock) if card.clock else "")
        painter.setFont(font())
        painter.setPen(QColor(palette.soft))
        text = QFontMetricsF(painter.font()).elidedText(
            words, Qt.TextElideMode.ElideRight, where.width() - 32
        )
        painter.drawText(QPointF(where.x() + 16, where.y() + 50), text)
        if card.stage == "playing":
            bar = QRectF(where.x() + 16, where.bottom() - 12, where.width() - 32, 3)
            painter.fillRect(bar, QColor(palette.line))
            bar.setWidth(bar.width() * card.part)
            painter.fillRect(bar, colour)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

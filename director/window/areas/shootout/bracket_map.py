"""The bracket, painted: a box for each table, lines to the round that its players go on to.

Only what is in sight is drawn; it is walked through by keys, and made smaller until all of it fits.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from director.translation import say
from director.views.tables.bracket import BracketCard, BracketColumn
from director.views.tables.bracket_layout import Sized, tops
from director.window.areas.shootout.bracket_box import ALL, LEVELS, WIDTH, box_height, paint_box
from director.window.areas.shootout.bracket_lines import paint_lines
from director.window.look.fonts import HEAD, SEMIBOLD, SMALL, font
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID

_HEAD, _BETWEEN, _GAP, _EDGE = 60, 72, 2 * GRID, 2
_SMALLEST, _LARGEST, _STEP = 0.25, 2.0, 1.25
_CAPTIONS = 0.6
"""Smaller than that, a round has room for its name alone."""


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
        self.zoom = 1.0
        self._boxes: list[list[QRectF]] = []
        self._lines: list[int] = []
        """In how many lines each round's names stand."""
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
        self._lay()
        column, place = (drawn[-1] if drawn else 0, 0) if moved else self._at
        self._go(column, place)
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(3 * WIDTH + 2 * _BETWEEN, 400)

    def _lay(self) -> None:
        """Where every box lies, at full size, from the upper left corner of the first round."""
        self._lines = [self._lines_of(one.cards) for one in self.columns]
        sized = [
            [Sized(box_height(card, lines), card.feeds) for card in one.cards]
            for one, lines in zip(self.columns, self._lines, strict=True)
        ]
        gap = GRID if any(self._lines) else _GAP
        self._boxes = [
            [
                QRectF(_EDGE + column * (WIDTH + _BETWEEN), top, WIDTH, one.height)
                for top, one in zip(edges, cards, strict=True)
            ]
            for column, (edges, cards) in enumerate(zip(tops(sized, gap), sized, strict=True))
        ]
        self._measure()

    def _lines_of(self, cards: Sequence[BracketCard]) -> int:
        """The most that a round may say of its tables and still be in sight; made larger, all."""
        if self.zoom > 1:
            return ALL
        room = self.viewport().height() - _HEAD - GRID
        for lines in LEVELS:
            gap = GRID if lines else _GAP
            if sum([box_height(card, lines) + gap for card in cards]) <= room:
                return lines
        return LEVELS[-1]

    def _measure(self) -> None:
        size, view = self._size(), self.viewport()
        for bar, room, all_ in (
            (self.verticalScrollBar(), view.height() - _HEAD, size.height() * self.zoom),
            (self.horizontalScrollBar(), view.width(), size.width() * self.zoom),
        ):
            bar.setRange(0, max(0, round(all_ - room)))
            bar.setPageStep(max(1, room))
            bar.setSingleStep(round(48 * self.zoom))

    def _size(self) -> QRectF:
        """All boxes together, at full size."""
        boxes = [box for column in self._boxes for box in column]
        right = max([box.right() for box in boxes], default=0.0) + _EDGE
        return QRectF(0, 0, right, max([box.bottom() for box in boxes], default=0.0) + _EDGE)

    def set_zoom(self, zoom: float) -> None:
        """So large; the chosen table stays in sight."""
        self.zoom = max(_SMALLEST, min(zoom, _LARGEST))
        self._lay()
        self._go(*self._at)

    def fit(self) -> None:
        """All of it in sight, as far as it can be read at all."""
        size, view = self._size(), self.viewport()
        if size.width() and size.height():
            room = max(1, view.height() - _HEAD)
            self.set_zoom(min(1.0, view.width() / size.width(), room / size.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

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
                self._go(column + 1, self._beside(column + 1))
            case Qt.Key.Key_Left:
                self._go(column - 1, self._beside(column - 1))
            case Qt.Key.Key_Home:
                self._go(column, 0)
            case Qt.Key.Key_End:
                self._go(column, 1 << 30)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.set_zoom(self.zoom * _STEP)
            case Qt.Key.Key_Minus:
                self.set_zoom(self.zoom / _STEP)
            case Qt.Key.Key_0:
                self.fit()
            case Qt.Key.Key_1:
                self.set_zoom(1.0)
            case _:
                event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self.zoom * (_STEP if event.angleDelta().y() > 0 else 1 / _STEP))
        else:
            super().wheelEvent(event)

    def choose_at(self, point: QPoint) -> bool:
        """Chooses the table at a point of what is in sight; whether there is one."""
        for column, boxes in enumerate(self._boxes):
            for place in range(len(boxes)):
                if self._place(column, place).contains(QPointF(point)):
                    self._go(column, place)
                    return True
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.choose_at(event.position().toPoint())

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:
        """Where the chosen table is: a menu opens there."""
        if query != Qt.InputMethodQuery.ImCursorRectangle or self.card is None:
            return super().inputMethodQuery(query)
        return self._place(*self._at).toRect()

    def _beside(self, column: int) -> int:
        """The place in the next round, or the one before, that the chosen table has a line to."""
        if not 0 <= column < len(self.columns) or self.card is None:
            return self._at[1]
        here, place = self._at
        cards = self.columns[column].cards
        if column < here and self.card.feeds:
            return self.card.feeds[0]
        if column > here:
            for number, card in enumerate(cards):
                if place in card.feeds:
                    return number
        middle = self._boxes[here][place].center().y()
        return min(
            range(len(cards)),
            key=lambda number: abs(self._boxes[column][number].center().y() - middle),
            default=0,
        )

    def _go(self, column: int, place: int) -> None:
        if not self.columns:
            return
        column = max(0, min(column, len(self.columns) - 1))
        place = max(0, min(place, len(self.columns[column].cards) - 1))
        self._at = (column, place)
        if self.columns[column].cards:
            self._bring(self._place(column, place), first=not place)
            self.setAccessibleDescription(self._said(column))
        self.viewport().update()
        self.chosen.emit()

    def _bring(self, where: QRectF, *, first: bool) -> None:
        """A box into sight, its upper left corner above all."""
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        view = self.viewport()
        if where.bottom() > view.height():
            down.setValue(round(down.value() + where.bottom() - view.height() + GRID))
            where = where.translated(0, view.height() - where.bottom())
        if where.top() < _HEAD:
            down.setValue(round(down.value() + where.top() - _HEAD))
        if first and where.height() < view.height() and down.value() < where.height():
            down.setValue(0)
        if where.right() > view.width():
            across.setValue(round(across.value() + where.right() - view.width() + GRID))
        if where.left() < 0:
            across.setValue(round(across.value() + where.left() - GRID))

    def _said(self, column: int) -> str:
        """The chosen table, for who does not see it."""
        card = self.card
        if card is None:
            return ""
        words = (self.columns[column].title, card.title, card.state, card.names)
        return ", ".join([one for one in words if one])

    def _place(self, column: int, place: int) -> QRectF:
        """Where a box lies in sight."""
        box, at = self._boxes[column][place], self._origin()
        return QRectF(
            at.x() + box.x() * self.zoom,
            at.y() + box.y() * self.zoom,
            box.width() * self.zoom,
            box.height() * self.zoom,
        )

    def _origin(self) -> QPoint:
        return QPoint(-self.horizontalScrollBar().value(), _HEAD - self.verticalScrollBar().value())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        origin = QPointF(self._origin())
        seen = QRectF(event.rect()).translated(-origin)
        seen = QRectF(seen.topLeft() / self.zoom, seen.size() / self.zoom)
        painter.save()
        painter.translate(origin)
        painter.scale(self.zoom, self.zoom)
        for column in range(1, len(self.columns)):
            paint_lines(painter, self.columns, self._boxes, column, self._at)
        for column, one in enumerate(self.columns):
            for place, (card, box) in enumerate(zip(one.cards, self._boxes[column], strict=True)):
                if box.intersects(seen):
                    chosen = (column, place) == self._at
                    words = self._clock(card.clock) if card.clock else ""
                    paint_box(
                        painter,
                        box,
                        card,
                        words,
                        lines=self._lines[column],
                        chosen=chosen,
                        focused=self.hasFocus(),
                    )
        painter.restore()
        self._paint_heads(painter)

    def _paint_heads(self, painter: QPainter) -> None:
        """The names of the rounds stay in sight above their tables."""
        palette = current_palette()
        painter.fillRect(0, 0, self.viewport().width(), _HEAD - GRID, QColor(palette.ground))
        for column, one in enumerate(self.columns):
            x = self._origin().x() + (_EDGE + column * (WIDTH + _BETWEEN)) * self.zoom
            room = (WIDTH + _BETWEEN) * self.zoom - GRID
            painter.save()
            painter.setClipRect(QRectF(x, 0, room, _HEAD))
            painter.setFont(font(HEAD if self.zoom > _CAPTIONS else SMALL, SEMIBOLD))
            painter.setPen(QColor(palette.text))
            painter.drawText(QPointF(x, 22), one.title)
            if self.zoom > _CAPTIONS:
                painter.setFont(font(SMALL))
                painter.setPen(QColor(palette.faint))
                painter.drawText(QPointF(x, 42), one.caption)
            painter.restore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

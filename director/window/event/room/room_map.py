"""The map of the room: every table a card with its seats in order, painted and not built.

Three hundred tables are drawn as fast as three, because only what is in sight is painted. Arrows
go from seat to seat and from table to table; the seat they are at is the chosen player. Nobody is
chosen before a key or a click has chosen a seat, nor once somebody else has come to sit there.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QFrame, QWidget

from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber
from director.translation import say
from director.views.tables.room import Chair, TableCard
from director.window.event.player_clocks import HandTimer
from director.window.event.room import table_tile
from director.window.event.room.marked_tables import MarkedTables
from director.window.event.room.table_card import (
    FOOT,
    FOR_FINGERS,
    GAP,
    LINE,
    LOWEST,
    NO_TIMERS,
    TOP,
    paint_table,
    seat_height,
)
from director.window.look.icons import paint_icon
from director.window.look.palettes import current_palette
from director.window.system.touch import has_touch_screen

_WIDTH = 248
_TICK = 16
_GOING = {
    Qt.Key.Key_Down,
    Qt.Key.Key_Up,
    Qt.Key.Key_Right,
    Qt.Key.Key_Left,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_PageUp,
}
"""The keys that go on from what is chosen; where nothing is, they choose the seat to begin at."""
_WITH_CTRL = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class RoomMap(QAbstractScrollArea):
    """All tables, and one seat that is chosen."""

    chosen = Signal()
    opened = Signal()
    """Somebody wants to see more of the chosen seat: Enter, or a double click."""
    typed = Signal(str)
    """A figure: the beginning of a table-seat."""
    pulled = Signal()
    """The player in the chosen seat is being dragged."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(say("Tables"))
        self.tables: Sequence[TableCard] = ()
        self.timers: Mapping[EntryNumber, HandTimer] = NO_TIMERS
        self._table = 0
        self._seat = 0
        """The chosen chair, by its place in the lists, or where the keys begin to choose."""
        self._is_chosen = False
        self._whom: EntryNumber | None = None
        """Who sat in the chosen chair when it was chosen."""
        self.is_at_heading = False
        """Whether a table was chosen by its heading, and none of its seats."""
        self._columns = 1
        self._laid_for = 0
        """The most tables since it came into sight: none that is left moves under the mouse, or
        changes its size, where another goes."""
        self.marks: MarkedTables | None = None
        """Where several tables can be marked for one act."""
        self.is_overview = False
        """Whether tables are tiles without names, so that forty are seen at once."""
        self._tiles = table_tile.tiling(0, 0, 0)
        self._card_height: float = TOP + FOOT
        self._line = LINE
        """The height of a seat, in pixels."""
        self._lowest = FOR_FINGERS if has_touch_screen() else LOWEST
        self._acts: frozenset[int] = frozenset()
        """The tables from which somebody is to move now, or of which something is asked."""
        self._breaks: int | None = None
        """The table that is to break next."""
        self._target: tuple[int, int | None] | None = None
        """The table, and the seat, over which somebody is dragged."""
        self._refused = False
        self._pressed: QPointF | None = None

    def show_tables(self, tables: Sequence[TableCard]) -> None:
        """Shows these tables; the chosen seat stays where it is, as far as it is there.

        Somebody else who sits there now has not been chosen by anybody.
        """
        at = self.tables[self._table].number if self._table < len(self.tables) else 0
        before, self.tables = self.tables, tables
        numbers = [table.number for table in tables]
        self._table = numbers.index(at) if at in numbers else 0
        self._is_chosen = self._is_chosen and at in numbers
        if tables:
            self._seat = min(self._seat, len(tables[self._table].chairs) - 1)
            sits = tables[self._table].chairs[self._seat].entry
            self._is_chosen &= self.is_at_heading or sits in (None, self._whom)
        lay = self._lay
        if self.marks:
            self.marks.keep([table.number for table in tables if not table.awaited])
        self._measure()
        self._tell()
        if lay != self._lay or [table.number for table in before] != numbers:
            self.viewport().update()
            return
        for number, (old, new) in enumerate(zip(before, tables, strict=True)):
            if old != new:
                self.viewport().update(self._in_view(number))

    @property
    def _lay(self) -> tuple[object, ...]:
        """How cards lie in the map."""
        return self._columns, self._card_height, self._line, self._tiles

    def _in_view(self, number: int) -> QRect:
        """Where a table's card lies in what is in sight."""
        return self.card(number).translated(0, -self.verticalScrollBar().value()).toAlignedRect()

    @property
    def chair(self) -> Chair | None:
        """The chosen seat, or the first of the chosen table; None where nothing is chosen."""
        if self._is_chosen and self._table < len(self.tables):
            chairs = self.tables[self._table].chairs
            return chairs[self._seat] if self._seat < len(chairs) else None
        return None

    @property
    def place(self) -> Place | None:
        """The chosen seat; seat 0 for the table alone, None where nothing is chosen."""
        chair = self.chair
        if chair and (self.is_at_heading or self.is_overview):
            return Place(chair.place.table, 0)
        return chair.place if chair else None

    def show_timers(self, timers: Mapping[EntryNumber, HandTimer]) -> None:
        """Shows these clocks beside the players on whom they are called."""
        if timers != self.timers:
            self.timers = timers
            self.viewport().update()

    def show_acts(self, breaks: int | None, tables: frozenset[int]) -> None:
        """Marks the table that is to break next, and all of which the floor has to do now."""
        if (breaks, tables) != (self._breaks, self._acts):
            self._breaks, self._acts = breaks, tables
            self.viewport().update()

    def show_target(self, over: tuple[int, int | None] | None, *, refused: bool = False) -> None:
        """Marks the table, or its seat, on which somebody would be dropped, or may not be."""
        self._target, self._refused = over, refused
        self.viewport().update()

    def under(self, point: QPointF) -> tuple[int, int | None] | None:
        """The number of the table at a point of what is in sight, and the seat where it is one."""
        if not QRectF(self.viewport().rect()).contains(point):
            return None
        at = point + QPointF(0, self.verticalScrollBar().value())
        for number, table in enumerate(self.tables):
            card = self.card(number)
            if card.contains(at):
                seat = int((at.y() - card.y() - TOP) // self._line)
                on_seat = not self.is_overview and 0 <= seat < len(table.chairs)
                return table.number, table.chairs[seat].place.seat if on_seat else None
        return None

    def go_to(self, place: Place) -> bool:
        """Chooses a seat, or with seat 0 the table, and shows it; whether there is such a seat."""
        numbers = [table.number for table in self.tables]
        if place.table not in numbers:
            return False
        at = numbers.index(place.table)
        if not 0 <= place.seat <= len(self.tables[at].chairs):
            return False
        if self.is_overview:
            self.show_overview(False)
        self._go(at, max(0, place.seat - 1), at_heading=not place.seat)
        return True

    def show_overview(self, on: bool) -> None:
        """Shows tables as tiles, or with their seats; the chosen one stays in sight."""
        self.is_overview = on
        self._measure()
        self._show_chosen()
        self._tell()
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(3 * (_WIDTH + GAP), 400)

    def card(self, number: int) -> QRectF:
        """Where a table's card lies in the whole map."""
        line, column = divmod(number, self._columns)
        gap = self._gap
        left, top = column * (self._card_width + gap), line * (self._card_height + gap)
        return QRectF(left, top, self._card_width, self._card_height)

    @property
    def _gap(self) -> int:
        return table_tile.GAP if self.is_overview else GAP

    @property
    def _card_width(self) -> float:
        if self.is_overview:
            return self._tiles.width
        room = self.viewport().width()
        return min((room - (self._columns - 1) * self._gap) / self._columns, 1.7 * _WIDTH)

    def _measure(self) -> None:
        most = max((len(table.chairs) for table in self.tables), default=0)
        self._laid_for = max(self._laid_for if self.isVisible() else 0, len(self.tables))
        if self.is_overview:
            view = self.viewport()
            self._tiles = table_tile.tiling(self._laid_for, view.width(), view.height())
            self._columns, self._card_height = self._tiles.columns, self._tiles.height
        else:
            room = (self.viewport().width() + self._gap) // (_WIDTH + self._gap)
            self._columns = max(1, min(room, self._laid_for))
            lines = -(-self._laid_for // self._columns)
            self._line = seat_height(most, lines, self.viewport().height(), self._lowest)
            self._card_height = TOP + most * self._line + FOOT
        lines = -(-len(self.tables) // self._columns)
        height = int(lines * (self._card_height + self._gap)) - self._gap
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, height - self.viewport().height()))
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(self._line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._laid_for = 0
        self._measure()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case key if key in _GOING and not self._is_chosen:
                self._go(self._table, self._seat)
            case Qt.Key.Key_Space if event.modifiers() == Qt.KeyboardModifier.ControlModifier:
                self._mark(event.modifiers())
            case Qt.Key.Key_Escape if self.marks and self.marks.clear():
                self._show_marks()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.is_overview:
                self.show_overview(False)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if not self.is_at_heading:
                self.opened.emit()
            case Qt.Key.Key_Down if self.is_overview:
                self._go(self._table + self._columns, 0)
            case Qt.Key.Key_Up if self.is_overview:
                self._go(self._table - self._columns, 0)
            case Qt.Key.Key_Down:
                self._go(self._table, self._seat + (not self.is_at_heading))
            case Qt.Key.Key_Up:
                self._go(self._table, self._seat - 1)
            case Qt.Key.Key_Right:
                self._go(self._table + 1, self._seat)
            case Qt.Key.Key_Left:
                self._go(self._table - 1, self._seat)
            case Qt.Key.Key_PageDown:
                self._go(self._table + self._columns, self._seat)
            case Qt.Key.Key_PageUp:
                self._go(self._table - self._columns, self._seat)
            case Qt.Key.Key_Home:
                self._go(0, 0)
            case Qt.Key.Key_End:
                self._go(len(self.tables) - 1, 0)
            case _ if event.text().isdigit() and not event.modifiers() & _WITH_CTRL:
                self.typed.emit(event.text())
            case _:
                event.ignore()

    def choose_at(self, point: QPoint) -> bool:
        """Chooses the seat at a point of what is in sight, or its table; whether there is one."""
        at = QPointF(point) + QPointF(0, self.verticalScrollBar().value())
        for number in range(len(self.tables)):
            card = self.card(number)
            if card.contains(at):
                seat = int((at.y() - card.y() - TOP) // self._line)
                self._go(number, 0 if self.is_overview else max(0, seat), at_heading=seat < 0)
                return True
        return False

    def _mark(self, keys: Qt.KeyboardModifier) -> None:
        """Marks the chosen table, or those up to it; without one of these keys none any more."""
        if self.marks and self.tables:
            if not self._is_chosen:
                self._go(self._table, self._seat, at_heading=True)
            numbers = [one.number for one in self.tables]
            before = self.marks.numbers
            self.marks.click(numbers[self._table], numbers, keys)
            if before != self.marks.numbers:
                self._show_marks()

    def _show_marks(self) -> None:
        self._tell()
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        there = self.choose_at(event.position().toPoint())
        is_marked = self.marks and there and self.tables[self._table].number in self.marks.numbers
        if there and (event.button() == Qt.MouseButton.LeftButton or not is_marked):
            self._mark(event.modifiers())
        over, chair = self.under(event.position()), self.chair
        seat = over and over[1]
        is_plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
        carries = is_plain and chair and chair.entry is not None
        self._pressed = event.position() if seat and carries else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        way = event.position() - self._pressed
        if way.manhattanLength() >= QApplication.startDragDistance():
            self._pressed = None
            self.pulled.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        over = self.under(event.position())
        if self.marks and event.modifiers():
            self.mousePressEvent(event)  # two marks after each other
        elif self.is_overview:
            self.show_overview(False)
        elif over and over[1] and event.button() == Qt.MouseButton.LeftButton:
            self.choose_at(event.position().toPoint())
            self.opened.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        event.accept()

    def _go(self, table: int, seat: int, *, at_heading: bool = False) -> None:
        """Chooses a seat; one off the end of a table is the nearest at the next table."""
        if not self.tables:
            return
        chairs = len(self.tables[self._table].chairs)
        if table == self._table and seat >= chairs:
            table, seat = table + self._columns, 0
        elif table == self._table and seat < 0:
            table, seat = table - self._columns, chairs - 1
        if not 0 <= table < len(self.tables):
            return
        self._table, self._is_chosen = table, True
        self.is_at_heading = at_heading or self.is_overview  # of a tile no seat is seen
        self._seat = min(max(seat, 0), len(self.tables[table].chairs) - 1)
        self._whom = self.tables[table].chairs[self._seat].entry
        self._show_chosen()
        self._tell()
        self.viewport().update()

    def _show_chosen(self) -> None:
        bar, card = self.verticalScrollBar(), self.card(self._table)
        if card.top() < bar.value():
            bar.setValue(round(card.top()))
        elif card.bottom() > bar.value() + self.viewport().height():
            bar.setValue(round(card.bottom() - self.viewport().height()))

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:
        """Where the chosen seat is, for a page that is scrolled and follows the keyboard."""
        if query != Qt.InputMethodQuery.ImCursorRectangle or not self.tables:
            return super().inputMethodQuery(query)
        place = self.card(self._table).translated(0, -self.verticalScrollBar().value())
        if self.is_at_heading and not self.is_overview:
            place.setHeight(TOP)
        elif not self.is_overview:
            place.setTop(place.top() + TOP + self._seat * self._line)
            place.setHeight(self._line)
        return place.toRect()

    def _tell(self) -> None:
        chair = self.chair
        if chair:
            words = say(
                "table {table}, seat {seat}: {who}",
                table=chair.place.table,
                seat=chair.place.seat,
                who=chair.name or say("open"),
            )
            if self.is_at_heading:
                words = say("table {table}", table=chair.place.table)
            elif chair.words:
                words = f"{words}, {chair.words}"
            if self.marks and chair.place.table in self.marks.numbers:
                words = say("{what}, marked", what=words)
        else:
            words = say("no seat selected")
        self.setAccessibleDescription(words)
        self.chosen.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = self.verticalScrollBar().value()
        painter.translate(0, -top)
        seen = QRectF(event.rect().translated(0, top))
        step = self._card_height + self._gap
        first, last = (int(edge // step) for edge in (seen.top(), seen.bottom()))
        in_sight = range(first * self._columns, min((last + 1) * self._columns, len(self.tables)))
        for number in in_sight:
            table, where = self.tables[number], self.card(number)
            if where.intersects(seen) and self.is_overview:
                table_tile.paint_tile(
                    painter,
                    where,
                    table,
                    chosen=self._is_chosen and number == self._table,
                    called=any(chair.entry in self.timers for chair in table.chairs),
                    breaks=table.number == self._breaks,
                    acted_on=table.number in self._acts,
                    focused=self.hasFocus(),
                )
            elif where.intersects(seen):
                is_chosen = self._is_chosen and number == self._table
                seat = -1 if self.is_at_heading else self._seat
                paint_table(
                    painter,
                    where,
                    table,
                    seat if is_chosen else None,
                    self.timers,
                    seat_height=self._line,
                    acted_on=table.number in self._acts,
                    focused=self.hasFocus(),
                )
            if self.marks and table.number in self.marks.numbers:
                self._paint_mark(painter, where)
            if self._target and self._target[0] == table.number:
                self._paint_target(painter, where)

    def _paint_mark(self, painter: QPainter, where: QRectF) -> None:
        """A frame around a marked table, and a tick at its upper edge: not by a colour alone."""
        accent = current_palette().accent
        painter.setPen(QPen(QColor(accent), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(where.adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
        tick = QRectF(where.center().x() - _TICK / 2, where.y() + 4, _TICK, _TICK)
        paint_icon(painter, "done", tick, accent)

    def _paint_target(self, painter: QPainter, where: QRectF) -> None:
        """A frame around what somebody would be dropped on; a broken one where that is refused."""
        assert self._target
        seat, palette = self._target[1], current_palette()
        if seat is not None:
            top = where.y() + TOP + (seat - 1) * self._line
            line = QRectF(where.x(), top, where.width(), self._line)
            where = line.adjusted(6, 1, -6, -1)
        pen = QPen(QColor(palette.paused if self._refused else palette.accent), 2)
        pen.setStyle(Qt.PenStyle.DashLine if self._refused else Qt.PenStyle.SolidLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), 6, 6)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

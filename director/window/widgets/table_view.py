"""The view of every table: no cage of lines, whole rows, and keys that belong to the window.

What a row is known by stays selected when rows come and go. A letter pressed here is not typed
anywhere, so it goes on to the window, where it may be a command.
"""

from collections.abc import Callable, Container, Hashable
from functools import cache
from typing import Generic, TypeVar

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from director.window.look.fonts import font, struck_through
from director.window.look.palettes import current_palette, mixed
from director.window.widgets.context_menu import Acts, ContextMenu
from director.window.widgets.field import ENTER, LINES
from director.window.widgets.find_by_letters import closest
from director.window.widgets.table_rows import Cell, Index, RowsModel

Row = TypeVar("Row")

ROW_HEIGHT = 32
_PAD = 8
_SMALLEST = 120
_ENDS = {Qt.Key.Key_Home: -1, Qt.Key.Key_End: 1}


_EDGE = 2
"""The height of the lines of a chosen row, in pixels."""


class _Delegate(QStyledItemDelegate):
    """Paints a cell: no frame around it, for a row is the thing that is chosen."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette, rect = current_palette(), QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            paint_chosen(painter, rect, focused=option.widget.hasFocus())
        hairline = QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1)
        painter.fillRect(hairline, _hairline(palette.line, palette.ground))
        room = rect.adjusted(_PAD, 0, -_PAD, 0)
        cell = _cell(index)
        set_in, metrics = _set_in(struck=cell.struck)
        is_high = room.height() > ROW_HEIGHT  # a row that was made higher for a long text
        if not is_high and _is_cut(room.center().y(), metrics.height(), option.widget):
            return  # half a figure is a wrong figure: 8,000 without its comma
        if cell.picture is not None:
            size = cell.picture.deviceIndependentSize()
            top = rect.center().y() - size.height() / 2
            painter.drawPixmap(QPointF(room.x(), top), cell.picture)
            room.adjust(size.width() + _PAD, 0, 0, 0)
        painter.setPen(QColor(getattr(palette, cell.colour or "text")))
        painter.setFont(set_in)
        if is_high:
            painter.drawText(room, cell.side | Qt.TextFlag.TextWordWrap, cell.words)
            return
        words = metrics.elidedText(cell.words, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, cell.side, words)


def paint_chosen(painter: QPainter, rect: QRectF, *, focused: bool) -> None:
    """The ground of a chosen row, between two lines in a look of high contrast."""
    palette = current_palette()
    quiet = mixed(palette.chosen, palette.ground, 0.55)
    painter.fillRect(rect, QColor(palette.chosen) if focused else quiet)
    if palette.outlined:
        for top in (rect.top(), rect.bottom() - _EDGE - 1):
            painter.fillRect(QRectF(rect.x(), top, rect.width(), _EDGE), QColor(palette.line))


def _is_cut(middle: float, height: float, view: QWidget) -> bool:
    """Whether a line of text would be cut off by the upper or lower edge of its view."""
    seen = view.viewport().height() if isinstance(view, QAbstractItemView) else view.height()
    return middle - height / 2 < -1 or middle + height / 2 > seen + 1


def _cell(index: Index) -> Cell:
    """What is to be painted; asked of the model at once, for there are hundreds of cells."""
    model = index.model()
    assert isinstance(model, RowsModel)
    return model.cell(index.row(), index.column())


@cache
def _hairline(line: str, ground: str) -> QColor:
    return mixed(line, ground, 0.45)


@cache
def _set_in(*, struck: bool) -> tuple[QFont, QFontMetricsF]:
    made = struck_through() if struck else font()
    return made, QFontMetricsF(made)


class RowsView(QTableView, Generic[Row]):
    """A table of rows, one of them chosen."""

    chosen = Signal()
    """Another row is chosen, or none."""
    opened = Signal()
    """Enter, or a double click, on the chosen row."""
    unchosen = Signal()
    """Enter, and no row is chosen."""
    pulled = Signal()
    """The chosen row is being dragged."""

    def __init__(self, model: RowsModel[Row], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = model
        self.setModel(model)
        self.setAccessibleName(name)
        self.setItemDelegate(_Delegate(self))
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen.emit())
        model.modelAboutToBeReset.connect(self._remember)
        model.modelReset.connect(self._choose_again)
        for changes in (model.rowsAboutToBeInserted, model.rowsAboutToBeRemoved):
            changes.connect(self._look_where_it_is)
        for changed in (model.rowsInserted, model.rowsRemoved):
            changed.connect(self._keep_in_sight)
        self._in_sight = False
        """Whether the chosen row was seen before rows came or went."""
        self.activated.connect(lambda _: self.opened.emit())
        self._roomy: int | None = None
        """The column whose text has as many lines as it takes."""
        self._remembered: Hashable = None
        self._remembered_all: list[Hashable] = []
        self._finds: Callable[[Row], str] | None = None
        self._typed, self._since_typed = "", QElapsedTimer()
        self._pressed: QPoint | None = None
        """Where the mouse went down on a row, until it is dragged."""
        self._hugs = False
        self._least = 0
        """Rows that are seen however low the window is."""
        self.context_menu: ContextMenu | None = None

    def find_by_typing(self, name: Callable[[Row], str]) -> None:
        """From now on letters that are typed here choose the row whose name answers to them."""
        self._finds = name

    def offer(self, acts: Acts) -> None:
        """From now on a right click on a row says what can be done with it."""
        self.context_menu = ContextMenu(self, self.choose_at, acts, is_told=True)

    def viewportEvent(self, event: QEvent) -> bool:
        menu = self.context_menu
        return bool(menu and menu.eventFilter(self, event)) or super().viewportEvent(event)

    def choose_at(self, point: QPoint) -> bool:
        """Chooses the row at a point of the viewport, and whatever is chosen with it; if any."""
        at = self.indexAt(point)
        if not at.isValid() or self.rows.is_title(at.row()):
            return False
        if not self.selectionModel().isRowSelected(at.row()):
            self._choose_only(at.row())
        return True

    def hug_rows(self, least: int = 0) -> None:
        """From now on it ends below its last row, or below the last whole one of many.

        However low the window is, `least` rows are seen where there are so many.
        """
        self._hugs, self._least = True, least
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        for changed in (self.rows.modelReset, self.rows.rowsInserted, self.rows.rowsRemoved):
            changed.connect(self.updateGeometry)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), self._height_of(len(self.rows.rows))) if self._hugs else hint

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        least = min(self._least, len(self.rows.rows))
        return QSize(hint.width(), self._height_of(least)) if least else hint

    def _height_of(self, rows: int) -> int:
        """Pixels of so many rows, with the titles above them."""
        titles = self.horizontalHeader().sizeHint().height()
        return titles + rows * ROW_HEIGHT + 2 * self.frameWidth()

    def _to_whole_rows(self) -> None:
        """Leaves out the row that would be cut off by the lower edge."""
        seen = (self.height() - self._height_of(0)) // ROW_HEIGHT
        if 0 < seen < len(self.rows.rows) and self.height() != self._height_of(seen):
            self.resize(self.width(), self._height_of(seen))

    def let_sort(self) -> None:
        """From now on a click on a title sorts by it."""
        self.horizontalHeader().setSortIndicatorClearable(True)
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)

    @property
    def choice(self) -> Row | None:
        """The row that is chosen; of several the one where the keys are."""
        chosen = [one.row() for one in self.selectionModel().selectedRows()]
        if not chosen:
            return None
        here = self.currentIndex().row()
        return self.rows.row(here if here in chosen else chosen[0])

    @property
    def choices(self) -> list[Row]:
        """All rows that are chosen, from above."""
        places = sorted(one.row() for one in self.selectionModel().selectedRows())
        return [self.rows.row(place) for place in places]

    def let_choose_several(self) -> None:
        """From now on Ctrl, Shift and Ctrl+A choose more rows than one."""
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)

    @property
    def _takes_several(self) -> bool:
        return self.selectionMode() == QAbstractItemView.SelectionMode.ExtendedSelection

    def choose(self, identity: Hashable) -> None:
        """Chooses the row of this identity, and shows it; nothing where there is none."""
        place = self.rows.place(identity)
        if place is not None:
            self._choose_only(place)

    def selectRow(self, row: int) -> None:
        """Chooses this row and no other; Qt's own would add to the choice while Ctrl is held."""
        self._choose_only(row)

    def _choose_only(self, place: int) -> None:
        """Chooses one row, whichever keys are held."""
        index, flag = self.rows.index(place, 0), QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)

    def choose_closest(self, typed: str, name: Callable[[Row], str]) -> None:
        """Chooses the row that a text means best, though others in the list answer to it too."""
        meant = closest(typed, self.rows.rows, name)
        if meant is not None:
            self.choose(self.rows.identity(meant))

    def land_on_closest(self, typed: str, name: Callable[[Row], str]) -> None:
        """Takes the focus, on the row that a text means best; where there is none, nothing."""
        if self.rows.rows:
            self.choose_closest(typed, name)
            self.land()

    def land(self) -> None:
        """Takes the focus, and chooses the first row where none is chosen."""
        self.setFocus()
        if self.choice is None:
            self.choose_first()

    def choose_first(self) -> None:
        """Chooses the first row, and shows the title above it as well."""
        rows = (at for at in range(len(self.rows.rows)) if not self.rows.is_title(at))
        if (first := next(rows, None)) is not None:
            self._choose_only(first)
            self.scrollToTop()

    def step(self, by: int) -> None:
        """Chooses the row so many lines further down, as far as there are any; titles do not count.

        Before the first row the title above it is shown as well.
        """
        rows = [at for at in range(len(self.rows.rows)) if not self.rows.is_title(at)]
        if rows:
            here = -1 if self.choice is None else self.currentIndex().row()
            at = rows.index(here) if here in rows else -1
            place = max(0, min(len(rows) - 1, at + by))
            self._choose_only(rows[place])
            self.scrollTo(self.rows.index(rows[place] if place else 0, 0))

    def give_room(self, column: int) -> None:
        """Rows whose text in a column is too long for one line get as many as it takes.

        So they do again at another width; whoever shows other rows gives them room.
        """
        self._roomy = column
        _, metrics = _set_in(struck=False)
        room, header = self.columnWidth(column) - 2 * _PAD, self.verticalHeader()
        whole, wrapped = QRectF(0, 0, max(room, 1), 0), Qt.TextFlag.TextWordWrap
        for at, row in enumerate(self.rows.rows):
            height, text = ROW_HEIGHT, self.rows.columns[column].text(row)
            if metrics.horizontalAdvance(text) > room:
                lines = metrics.boundingRect(whole, wrapped, text).height()
                height += round(lines - metrics.height())
            if header.sectionSize(at) != height:
                header.resizeSection(at, height)

    def hide_columns(self, titles: Container[str]) -> None:
        """Shows all columns but these."""
        for at, column in enumerate(self.rows.columns):
            if self.isColumnHidden(at) is not (column.title in titles):
                self.setColumnHidden(at, column.title in titles)
                self.share_width()

    def copy(self) -> None:
        """Puts the chosen rows, or the whole table where none is, on the clipboard as text."""
        rows = self.choices or self.rows.rows
        lines = ("\t".join(column.text(row) for column in self.rows.columns) for row in rows)
        QGuiApplication.clipboard().setText("\n".join(lines))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif self._takes_several and event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
        elif event.key() in ENTER:
            (self.unchosen if self.choice is None else self.opened).emit()
        elif event.key() in LINES and self.choice is None:
            self.choose_first()  # Qt would go on from the first, which nobody has chosen
        elif event.key() in _ENDS and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.step(_ENDS[Qt.Key(event.key())] * len(self.rows.rows))
        elif self._seek(event):
            return
        elif event.text().strip() or event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Backspace):
            event.ignore()  # no field has the focus: it may be a command of the window
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        at = event.position().toPoint()
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = at if left and self.indexAt(at).isValid() else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        # a row that is dragged stays the chosen one: no other is selected on the way
        far = QApplication.startDragDistance()
        way = event.position().toPoint() - (self._pressed or event.position().toPoint())
        if self._pressed is not None and way.manhattanLength() >= far:
            self._pressed = None
            self.pulled.emit()

    def _seek(self, event: QKeyEvent) -> bool:
        """Chooses what the letters typed so far mean; whether this key was one of them."""
        commands = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        letter = event.text()
        if self._finds is None or event.modifiers() & commands:
            return False
        if not letter or not letter.isprintable():
            return False
        pause = QGuiApplication.styleHints().keyboardInputInterval()
        if not self._since_typed.isValid() or self._since_typed.elapsed() > 2 * pause:
            self._typed = ""
        if not (self._typed + letter).strip():
            return False
        self._typed += letter
        self._since_typed.start()
        self.choose_closest(self._typed, self._finds)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_width()
        if self._roomy is not None:
            self.give_room(self._roomy)
        if self._hugs:
            self._to_whole_rows()

    def share_width(self) -> None:
        """Gives the columns without a width of their own what the others leave."""
        shown = [
            (number, column)
            for number, column in enumerate(self.rows.columns)
            if not self.isColumnHidden(number)
        ]
        fixed = sum(column.width for _, column in shown)
        free = sum(1 for _, column in shown if not column.width)
        share = max(_SMALLEST, (self.viewport().width() - fixed) // free) if free else 0
        for number, column in shown:
            most = column.most or share
            self.setColumnWidth(number, column.width or min(share, most))
        if any(column.most for _, column in shown):  # what it leaves goes to the last one
            room = self.viewport().width() - sum([self.columnWidth(at) for at, _ in shown[:-1]])
            last, column = shown[-1]
            self.setColumnWidth(last, max(column.width, room))

    def _look_where_it_is(self) -> None:
        seen, chosen = self.viewport().rect(), self.choice is not None
        self._in_sight = chosen and seen.intersects(self.visualRect(self.currentIndex()))

    def _keep_in_sight(self) -> None:
        """Rows that come above push the chosen one no further down than can be seen."""
        if self._in_sight:
            self.executeDelayedItemsLayout()
            self.scrollTo(self.currentIndex())

    def _remember(self) -> None:
        chosen = self.choice
        self._remembered = None if chosen is None else self.rows.identity(chosen)
        self._remembered_all = [self.rows.identity(one) for one in self.choices]

    def _choose_again(self) -> None:
        if self._remembered is not None:
            self.choose(self._remembered)
        flag = QItemSelectionModel.SelectionFlag
        for one in self._remembered_all if len(self._remembered_all) > 1 else ():
            place = self.rows.place(one)
            if place is not None:
                index = self.rows.index(place, 0)
                self.selectionModel().select(index, flag.Select | flag.Rows)
        if not self.selectionModel().hasSelection():
            self.setCurrentIndex(QModelIndex())
            if self._remembered is not None:
                self.chosen.emit()  # Qt forgets a choice without a word

"""One model for every table: plain rows, and columns that are declared as data.

The rows are sorted here, in Python, and replaced as a whole by whoever knows them better; what has
not changed stays where it is, so that a selection and the place in a long list survive.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import compress
from operator import is_not
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QPixmap

from director.translation import say
from director.window.look.fonts import struck_through
from director.window.look.palettes import current_palette
from director.window.widgets.labels import tip

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex

_NOWHERE = QModelIndex()
_ONE_BY_ONE = 48
"""Up to so many rows come and go one by one; more of them are a new table."""


@dataclass(frozen=True)
class Column(Generic[Row]):
    """A column: its title, what it says of a row, and how it sorts."""

    title: str
    text: Callable[[Row], str]
    key: Callable[[Row], Any] | None = None
    """What rows are sorted by; the text where there is nothing better."""
    width: int = 0
    """In pixels; 0 takes the room that is left."""
    most: int = 0
    """The widest it gets, in pixels, where it takes what is left; 0 for all of it."""
    right: bool = False
    """Whether it is set flush right, as figures are."""
    colour: Callable[[Row], str] | None = None
    """A field of the palette for this row's text, or "" for the usual one."""
    icon: Callable[[Row], Any] | None = None
    """A small picture before the text."""
    struck: Callable[[Row], bool] | None = None
    """Whether this row's text is struck through: it does not count any more."""


class Cell(NamedTuple):
    """What is painted in one place of a table."""

    words: str
    side: Qt.AlignmentFlag
    colour: str
    """A field of the palette, or "" for the usual one."""
    picture: QPixmap | None
    struck: bool


class RowsModel(QAbstractTableModel, Generic[Row]):
    """Rows of any kind, each known by its identity."""

    def __init__(
        self,
        columns: Sequence[Column[Row]],
        identity: Callable[[Row], Hashable],
        parent: QObject | None = None,
        is_title: Callable[[Row], bool] | None = None,
    ) -> None:
        """`is_title` tells the titles that stand over the rows of a group: nobody chooses one."""
        super().__init__(parent)
        self.columns = columns
        self._is_title = is_title
        self.identity = identity
        self._rows: list[Row] = []
        self._came: list[Row] = []
        """The rows in the order in which they came."""
        self._sorted_by: tuple[int, bool] | None = None
        """The column, and whether it is turned round; None for the order in which rows come."""

    @property
    def rows(self) -> Sequence[Row]:
        """The rows in the order in which they stand."""
        return self._rows

    def stand_in(self, columns: Sequence[Column[Row]]) -> None:
        """Shows other columns; rows sorted by one that is none of them come as they come."""
        self.beginResetModel()
        self.columns = columns
        if self._sorted_by and self._sorted_by[0] >= len(columns):
            self._sorted_by = None
        self.endResetModel()

    def row(self, number: int) -> Row:
        """The row at a place."""
        return self._rows[number]

    def place(self, identity: Hashable) -> int | None:
        """Where the row of this identity stands; None where there is none."""
        places = (at for at, row in enumerate(self._rows) if self.identity(row) == identity)
        return next(places, None)

    def show(self, rows: Iterable[Row]) -> None:
        """Shows these rows instead of the present ones."""
        self._came = list(rows)
        wanted = self._in_order(self._came)
        if abs(len(wanted) - len(self._rows)) > _ONE_BY_ONE:
            self._begin_anew(wanted)  # at once: comparing thousands of rows takes too long
            return
        if len(wanted) == len(self._rows):
            others = _others(self._rows, wanted)
            if all(self._is_same(self._rows[at], wanted[at]) for at in others):
                self._replace(wanted)
                return
        elif self._changes_in_one_place(wanted):
            self._replace(wanted)
            return
        before = list(map(self.identity, self._rows))
        after = list(map(self.identity, wanted))
        gone, come = set(before) - set(after), set(after) - set(before)
        if len(gone) + len(come) > _ONE_BY_ONE or len(set(after)) != len(after):
            self._begin_anew(wanted)
            return
        self._take_away(gone)
        self._put_in([row for row in wanted if self.identity(row) in come])
        self._rearrange(wanted)
        self._replace(wanted)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sorts by a column, what is equal there as it came; -1 for the order in which it came."""
        turned = order == Qt.SortOrder.DescendingOrder
        self._sorted_by = (column, turned) if 0 <= column < len(self.columns) else None
        self._rearrange(self._in_order(self._came))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column, row = self.columns[index.column()], self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return column.text(row)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(column.text(row)) or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return _aligned(column)
            case Qt.ItemDataRole.ForegroundRole:
                name = column.colour(row) if column.colour else ""
                return QColor(getattr(current_palette(), name)) if name else None
            case Qt.ItemDataRole.DecorationRole:
                return column.icon(row) if column.icon else None
            case Qt.ItemDataRole.FontRole:
                return struck_through() if column.struck and column.struck(row) else None
        return None

    def is_title(self, row: int) -> bool:
        """Whether a title of others stands at a place."""
        return self._is_title is not None and self._is_title(self._rows[row])

    def flags(self, index: Index) -> Qt.ItemFlag:
        titled = index.isValid() and self.is_title(index.row())
        return Qt.ItemFlag.NoItemFlags if titled else super().flags(index)

    def cell(self, row: int, column: int) -> Cell:
        """The same at once, for who paints hundreds of cells."""
        of, one = self.columns[column], self._rows[row]
        picture = of.icon(one) if of.icon else None
        return Cell(
            of.text(one) or "",
            _aligned(of),
            (of.colour(one) if of.colour else "") or "",
            picture if isinstance(picture, QPixmap) else None,
            bool(of.struck and of.struck(one)),
        )

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            title = self.columns[section].title
            return say(title) if title else ""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _aligned(self.columns[section])
        return None

    def _in_order(self, rows: list[Row]) -> list[Row]:
        if self._sorted_by is None:
            return rows
        number, turned = self._sorted_by
        column = self.columns[number]
        return sorted(rows, key=column.key or column.text, reverse=turned)

    def _begin_anew(self, wanted: list[Row]) -> None:
        self.beginResetModel()
        self._rows = wanted
        self.endResetModel()

    def _is_same(self, old: Row, new: Row) -> bool:
        return old is new or self.identity(old) == self.identity(new)

    def _changes_in_one_place(self, wanted: list[Row]) -> bool:
        """Rows come or go beside each other, as a new one at either end of a long list does."""
        rows = self._rows
        first = self._alike(rows, wanted)
        least = min(len(rows), len(wanted)) - first
        last = min(self._alike(rows[::-1], wanted[::-1]), least)
        gone, come = len(rows) - first - last, len(wanted) - first - last
        if gone and come:
            return False
        if gone:
            self.beginRemoveRows(_NOWHERE, first, first + gone - 1)
            del self._rows[first : first + gone]
            self.endRemoveRows()
        else:
            self.beginInsertRows(_NOWHERE, first, first + come - 1)
            self._rows[first:first] = wanted[first : first + come]
            self.endInsertRows()
        return True

    def _alike(self, old: Sequence[Row], new: Sequence[Row]) -> int:
        """Up to where two lists begin with the same rows; most are the same objects."""
        alike = min(len(old), len(new))
        others = compress(range(alike), map(is_not, old, new))
        return next((at for at in others if not self._is_same(old[at], new[at])), alike)

    def _take_away(self, gone: set[Hashable]) -> None:
        for at in reversed(range(len(self._rows))):
            if self.identity(self._rows[at]) in gone:
                self.beginRemoveRows(_NOWHERE, at, at)
                del self._rows[at]
                self.endRemoveRows()

    def _put_in(self, rows: list[Row]) -> None:
        if rows:
            self.beginInsertRows(_NOWHERE, len(self._rows), len(self._rows) + len(rows) - 1)
            self._rows.extend(rows)
            self.endInsertRows()

    def _rearrange(self, wanted: list[Row]) -> None:
        """The same rows in another order; what points to a row goes with it."""
        places = {self.identity(row): at for at, row in enumerate(wanted)}
        moves = [places[self.identity(row)] for row in self._rows]
        if moves == list(range(len(moves))):
            return
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        new = [self.index(moves[index.row()], index.column()) for index in old]
        self._rows = wanted
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()

    def _replace(self, wanted: list[Row]) -> None:
        """The same rows in the same order, with what they say now."""
        changed = [at for at in _others(self._rows, wanted) if self._rows[at] != wanted[at]]
        self._rows = wanted
        if changed:
            last = len(self.columns) - 1
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], last))


def _others(old: Sequence[Any], new: Sequence[Any]) -> list[int]:
    """Where two lists of one length have another object; found without a step in Python."""
    return list(compress(range(len(old)), map(is_not, old, new)))


def _aligned(column: Column[Any]) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def first_difference(before: Sequence[object], after: Sequence[object]) -> int:
    """Where two lists of rows begin to differ, not after the end of the shorter one."""
    pairs = zip(before, after, strict=False)
    return next(
        (at for at, (old, new) in enumerate(pairs) if old != new), min(len(before), len(after))
    )

"""A list that is asked for in rows: one for each seat, and beside it who sits there."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from director.rulings.inputs import Input, Table
from director.translation import say
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.field import Field
from director.window.widgets.labels import label, reveal

_LEAST = 2
"""So many rows are there at first."""
_NOTHING = "-"
"""Typed instead of a list: there is nothing in it."""
_NARROW = 64
_PAIR = 2
"""A list by seat has so many columns, and a comma ends its rows."""
_WHO = 1
"""The column of the names, behind the seat."""


class ListRows(QWidget):
    """The rows of one list, and of what is asked for beside it in the same rows."""

    edited = Signal()
    told = Signal()
    """It was said that nobody has any: nothing is left to type here."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._own = len(table.columns)
        self._titles = list(table.columns)
        self._rows: list[list[Field]] = []
        self._who: list[QLabel] = []
        self._names: Mapping[int, str] = {}
        self.nobody = push_button(say("Nobody has any: type -"), self._say_nobody, "link")
        """Says so for every row; a stroke typed in one of them does too, while none has any."""
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GRID)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnMinimumWidth(0, _NARROW)
        for at, title in enumerate(self._titles):
            self._title(at, title)
        self.setLayout(self._grid)
        self._make_rows(_LEAST)

    @property
    def cells(self) -> Iterator[Field]:
        """Every cell, row by row."""
        return (cell for row in self._rows for cell in row)

    @property
    def who(self) -> list[str]:
        """Who is named beside each row."""
        return [one.text() for one in self._who]

    def add_column(self, asked: Input, table: Table) -> "Column":
        """One more thing to ask for in each row."""
        self._titles.append(asked.title)
        self._title(len(self._titles) - 1, asked.title)
        for at, cells in enumerate(self._rows):
            self._add_cell(at, cells)
        return Column(self, len(self._titles) - 1, table)

    def name(self, names: Mapping[int, str]) -> None:
        """Says who sits where."""
        self._names = names
        self._show_names()

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """The first cell in which something is to be typed has it."""
        begun = [row for row in self._rows if any(cell.text() for cell in row[1:])]
        seen = [row for row in (*begun, *self._rows) if not row[0].isHidden()]  # more sat before
        lists = [cell for row in seen for cell in row[: self._own]]
        stops = [one for one in lists if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        next((one for one in stops if not one.text()), stops[0]).setFocus(reason)

    def below(self, cell: QWidget | None) -> Field | None:
        """The cell of the next seat, where those who sit there are named; None behind the last."""
        for row, next_row in pairwise(self._rows):
            if cell in row[1 : self._own] and self._names and next_row[0].text():
                return next_row[row.index(cell)]
        return None

    def seat_of(self, cell: QWidget) -> str:
        """Whose row a cell is in: "seat 2 (Ann Ost)"."""
        at = next(at for at, row in enumerate(self._rows) if cell in row)
        values = {"seat": self._rows[at][0].text().strip(), "player": self._who[at].text()}
        return say("seat {seat} ({player})", **values)

    @property
    def may_be_nobody(self) -> bool:
        """Whether it can be said at once that nobody has any."""
        return bool(self._table.nobody)

    def left_empty(self, cell: QWidget | None) -> bool:
        """Whether a row is left, and nothing is typed in any."""
        begun = any(text for row in self._rows for text in [one.text() for one in row[1:]])
        return self.may_be_nobody and cell in list(self.cells) and not begun

    def stepped(self, cell: QWidget | None, by: int) -> Field | None:
        """The same cell a row down, or up for -1; None where no row is in sight there."""
        for row, next_row in pairwise(self._rows[::by]):
            if cell in row and not next_row[0].isHidden():
                return next_row[row.index(cell)]
        return None

    def in_column(self, place: int) -> dict[str, Field]:
        """The cells of one of the columns, by what stands there for the seat."""
        return {row[0].text().strip(): row[place] for row in self._rows}

    def text(self) -> str:
        """All that stands in the list, also what is not whole yet."""
        return self._table.written(row for row in self._lines if any(row)) if self._typed else ""

    def said(self) -> str:
        """The rows that are whole; nothing as long as one is begun and not whole."""
        begun = [row for row in self._lines if any(row[1:])]
        if not begun and any(row[0] == _NOTHING for row in self._lines):
            return _NOTHING
        return self._table.written(begun) if all(all(row) for row in begun) else ""

    def fill(self, text: str) -> None:
        """Puts a list in; the rows below it are emptied."""
        rows = self._table.cells(text)
        self._make_rows(max(_LEAST, len(rows)))
        for cells, row in zip(self._rows, [*rows, *[()] * len(self._rows)], strict=False):
            for cell, said in zip(cells, [*row, *[""] * len(cells)], strict=False):
                cell.setText(said)
        self._settle()

    def beside(self, place: int) -> list[tuple[str, str]]:
        """What stands in one of the columns beside the list, with its seat."""
        return [
            (row[0].text().strip(), row[place].text().strip())
            for row in self._rows
            if row[place].text().strip()
        ]

    def fill_beside(self, place: int, pairs: Sequence[tuple[str, ...]]) -> None:
        """Puts something in beside the seats; who has none has a row at the end."""
        for row in self._rows:
            row[place].setText("")
        for seat, said in pairs:
            named = [one for one in self._rows if one[0].text().strip() == seat]
            free = [one for one in self._rows if not one[0].text()]
            if not (named or free):
                self._make_rows(len(self._rows) + 1)
            row = [*named, *free, self._rows[-1]][0]
            row[0].setText(seat)
            row[place].setText(said)
        self._settle()

    @property
    def _lines(self) -> list[tuple[str, ...]]:
        return [tuple(cell.text().strip() for cell in row[: self._own]) for row in self._rows]

    @property
    def _typed(self) -> bool:
        return any(any(row) for row in self._lines)

    def _title(self, at: int, title: str) -> None:
        self._grid.addWidget(label(title, "caption", wrap=at > 0), 0, at + (at >= _WHO))
        self._grid.setColumnStretch(at + (at >= _WHO), int(at > 0))

    def _make_rows(self, count: int) -> None:
        """At least so many rows; those that are there stay."""
        while len(self._rows) < count:
            who = label("", "soft")
            self._who.append(who)
            self._rows.append([])
            self._grid.addWidget(who, len(self._rows), _WHO)
            for _ in self._titles:
                self._add_cell(len(self._rows) - 1, self._rows[-1])

    def _add_cell(self, row: int, cells: list[Field]) -> None:
        at, before = len(cells), list(self.cells)
        cell = Field(say("{title}, row {row}", title=self._titles[at], row=row + 1))
        cells.append(cell)
        cell.setMaximumWidth(_NARROW if at == 0 else 16777215)
        cell.textEdited.connect(partial(self._edit, row, at))
        cell.textChanged.connect(lambda _: self._show_names())
        self._grid.addWidget(cell, row + 1, at + (at >= _WHO))
        everywhere = list(self.cells)
        if before and (place := everywhere.index(cell)):
            QWidget.setTabOrder(everywhere[place - 1], cell)

    def _edit(self, row: int, at: int, text: str) -> None:
        """Takes what is typed; a list that is typed or pasted as one line goes into its cells."""
        rows = self._table.cells(text) if at == 0 else []
        ends = text.rstrip(" ")[-1:]
        if rows and (":" in text or all(rows[0])):
            self._spread(row, rows)
        elif at and (ends == ";" or (ends == "," and (at < self._own - 1 or self._own == _PAIR))):
            self._rows[row][at].setText(text.rstrip(" ,;"))
            self._step(row, at)
        elif 0 < at < self._own and self.may_be_nobody and text.strip() == _NOTHING:
            if not self._counted(besides=row):
                self._say_nobody()
                return
            self._rows[row][at].setText(self._table.nobody)  # who has some was typed before
        self._settle()
        self.edited.emit()

    def _counted(self, besides: int | None = None) -> bool:
        """Whether it was typed of somebody what they have."""
        nothing = {"", self._table.nobody}
        lists = [row[1 : self._own] for at, row in enumerate(self._rows) if at != besides]
        return any(cell.text().strip() not in nothing for row in lists for cell in row)

    def _say_nobody(self) -> None:
        """Writes into each row that nobody has any, and tells it."""
        if not self._rows[0][0].text():
            self._rows[0][0].setText("1")
        for cells in self._rows:
            for at, cell in enumerate(cells[1:], start=1):
                cell.setText(self._table.nobody if at < self._own and cells[0].text() else "")
        self._settle()
        self.edited.emit()
        self.told.emit()

    def _spread(self, row: int, rows: Sequence[tuple[str, ...]]) -> None:
        self._make_rows(row + len(rows))
        for cells, said in zip(self._rows[row:], rows, strict=False):
            for cell, text in zip(cells, said, strict=False):
                cell.setText(text)
        last = self._rows[row + len(rows) - 1][: self._own]
        to = next((one for one in last if not one.text()), last[-1])
        to.setFocus()
        to.deselect()

    def _step(self, row: int, at: int) -> None:
        """To the next cell of the row, or into the next row."""
        if at + 1 < len(self._titles):
            self._rows[row][at + 1].setFocus()
            return
        self._make_rows(row + 2)
        to = self._rows[row + 1]
        (to[1] if to[0].text() else to[0]).setFocus()

    def _settle(self) -> None:
        """One row is always left to type in, unless everybody at the table has one."""
        used = [at for at, row in enumerate(self._rows) if any(cell.text() for cell in row)]
        last = max(used, default=-1)
        if not self._names:
            self._make_rows(last + 2)
        for at, row in enumerate(self._rows):
            seen = at <= last or (at < max(_LEAST, last + 2) and not self._names)
            for widget in (*row, self._who[at]):
                reveal(widget, seen)
        by_key = say("Nobody has any: type -")
        self.nobody.setText(say("Nobody has any") if self._counted() else by_key)
        self._show_names()

    def _show_names(self) -> None:
        for who, row in zip(self._who, self._rows, strict=True):
            seat = row[0].text().strip() if row else ""
            name = self._names.get(int(seat), "") if seat.isdecimal() else ""
            if who.text() != name:
                who.setText(name)
            policy = Qt.FocusPolicy.ClickFocus if name else Qt.FocusPolicy.StrongFocus
            if row and row[0].focusPolicy() != policy and not row[0].hasFocus():
                row[0].setFocusPolicy(policy)  # the seat of somebody who is named is not typed


class Column:
    """What is asked for beside a list, by seat."""

    def __init__(self, rows: ListRows, place: int, table: Table) -> None:
        self._rows, self._place, self._table = rows, place, table

    def text(self) -> str:
        """What stands in it."""
        return self._table.written(self._rows.beside(self._place))

    said = text

    def fill(self, text: str) -> None:
        """Puts it in beside the seats."""
        self._rows.fill_beside(self._place, self._table.cells(text))

    def hint(self, each: Mapping[int, str]) -> None:
        """Says in the cell of each seat what is to be typed there."""
        for seat, cell in self._rows.in_column(self._place).items():
            cell.setPlaceholderText(each.get(int(seat), "") if seat.isdecimal() else "")

    def setFocus(self, seat: int = 0) -> None:
        """The cell of a seat has it, else the one in which one is, or the first that is filled."""
        cells = self._rows.in_column(self._place)
        filled = [one for one in cells.values() if one.text()]
        here = [one for one in cells.values() if one.hasFocus()]
        next(iter([*filter(None, [cells.get(str(seat))]), *here, *filled, self._rows])).setFocus()

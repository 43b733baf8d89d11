"""Tables and who sits at them, measured and drawn: one grid of equal cells, one size of type."""

from dataclasses import replace
from typing import NamedTuple

from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.events import SeatedTable, TableList
from director.reports.documents import Block
from director.reports.typesetting.blocks import Placed, Sizes, place, split
from director.reports.typesetting.event_blocks.wall_blocks import HEAD, list_head
from director.reports.typesetting.inks import INK, LINE, SOFT
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.lettering.text_fitting import fitting, wrapped, write

_TYPES = (16.0, 14.0, 12.0, 10.5)
"""Points, the largest in which all tables stand on one page with every name whole."""
_LEAST, _LEAST_SMALL = 9.5, 8.5
"""Points, where they take several pages; the second on paper as small as A5."""
_SMALL = 400
"""Points of width: less has small paper."""
_BETWEEN = 22
"""Points between two cells."""
_MORE = 0.8
"""Of a line of a seat, the second one of a long name."""
_NARROWEST = 15
"""Of the type, the width of a cell at least."""
_EMPTY = "–"


class _Cells(NamedTuple):
    """The type in points, how many cells stand beside each other, and how large each is."""

    size: float
    across: int
    width: float
    height: float

    @property
    def line(self) -> float:
        """From one seat to the next."""
        return self.size * 1.42

    @property
    def indent(self) -> float:
        """Where names begin."""
        return self.size * 1.9

    def down(self, room: float) -> int:
        """How many cells stand below each other on a page."""
        return max(1, int((room - HEAD) // self.height))


def _cells(block: TableList, size: float, across: int, width: float) -> _Cells:
    """Cells in which the table with most lines finds room: long names go on a second one."""
    each = (width - _BETWEEN * (across - 1)) / across
    own = _Cells(size, across, each, 0)
    tables = block.every or block.tables
    most = max([sum([_high(name, own) for _, name in one.seats]) for one in tables])
    return own._replace(height=own.line * most + size * 3.4)


def _lines(name: str, cells: _Cells) -> list[str]:
    return wrapped(name, MEDIUM, cells.size, cells.width - cells.indent)


def _high(name: str, cells: _Cells) -> float:
    """How many seats of one line a seat takes."""
    return 1 + _MORE * (len(_lines(name, cells)) - 1)


def _chosen(block: TableList, sizes: Sizes) -> _Cells:
    """The largest type in which one page holds all tables, or as many cells as usual."""
    width = sizes.width
    least = _LEAST_SMALL if width < _SMALL else _LEAST
    if block.across:
        return _cells(block, least, block.across, width)
    for size in (*_TYPES, least):
        room = max(1, int((width + _BETWEEN) // (size * _NARROWEST)))
        most = min(room, len(block.tables))
        for across in range(min(most, 2), most + 1):
            cells = _cells(block, size, across, width)
            if across * cells.down(sizes.room) >= len(block.tables):
                return cells
    most = max(1, int((width + _BETWEEN) // (least * _NARROWEST)))
    ways = [_cells(block, least, across, width) for across in range(1, most + 1)]
    return max(ways, key=lambda one: one.across * one.down(sizes.room))


@place.register
def _table_list(block: TableList, sizes: Sizes) -> Placed:
    cells = _chosen(block, sizes)
    rows = -(-len(block.tables) // cells.across)
    titles = block.tables[0].title, block.tables[-1].title

    def draw(canvas: Canvas, x: float, y: float) -> None:
        which = " – ".join(dict.fromkeys(titles)) if block.across else ""
        list_head(canvas, block, which, (x, y, sizes.width))
        for number, one in enumerate(block.tables):
            down, right = divmod(number, cells.across)
            left = x + right * (cells.width + _BETWEEN)
            _cell(canvas, one, cells, left, y - HEAD - down * cells.height)

    return Placed(HEAD + rows * cells.height, draw, sizes.width)


def _cell(canvas: Canvas, one: SeatedTable, cells: _Cells, x: float, y: float) -> None:
    """A table: its number large, and below it the seats in their order."""
    size = cells.size
    base = y - size * 1.7
    write(canvas, one.title, x, base, BOLD, size * 1.6, INK)
    there = f"{sum([bool(name) for _, name in one.seats])} / {len(one.seats)}"
    left = x + cells.width - fonts.width(there, REGULAR, size)
    write(canvas, there, left, base, REGULAR, size, SOFT)
    base -= size * 0.5
    canvas.setStrokeColor(INK)
    canvas.setLineWidth(1)
    canvas.line(x, base, x + cells.width, base)
    line = base - size * 1.05
    for seat, name in one.seats:
        wide = fonts.width(seat, REGULAR, size)
        write(canvas, seat, x + size * 1.3 - wide, line, REGULAR, size, INK)
        for step, told in enumerate(_lines(name or _EMPTY, cells)):
            line -= cells.line * _MORE if step else 0
            own = fitting(told, MEDIUM, size, cells.width - cells.indent)
            write(canvas, told, x + cells.indent, line, MEDIUM, own, INK if name else SOFT)
        canvas.setStrokeColor(LINE)
        canvas.setLineWidth(0.3)
        canvas.line(x, line - size * 0.37, x + cells.width, line - size * 0.37)
        line -= cells.line


@split.register
def _split_table_list(block: TableList, room: float, sizes: Sizes) -> tuple[Block, Block] | None:
    cells = _chosen(block, sizes)
    fit = cells.across * cells.down(room)
    if fit >= len(block.tables):
        return None
    every = block.every or block.tables
    return (
        replace(block, tables=block.tables[:fit], across=cells.across, every=every),
        replace(block, tables=block.tables[fit:], across=cells.across, every=every),
    )

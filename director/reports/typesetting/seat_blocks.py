"""Tables and who sits at them, measured and drawn: one grid of equal cells, one size of type."""

from dataclasses import replace
from typing import NamedTuple

from reportlab.pdfgen.canvas import Canvas

from director.reports import documents as says
from director.reports.typesetting import fonts
from director.reports.typesetting.blocks import Placed, Sizes, place, split
from director.reports.typesetting.card_drawings import INK, LINE, SOFT
from director.reports.typesetting.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.text_fitting import cut, write
from director.reports.typesetting.wall_blocks import HEAD, list_head

_TYPES = (16.0, 14.0, 12.0, 10.5)
"""Points, the largest in which all tables stand on one page with every name whole."""
_LEAST, _LEAST_SMALL = 9.5, 8.5
"""Points, where they take several pages; the second on paper as small as A5."""
_SMALL = 400
"""Points of width: less has small paper."""
_BETWEEN = 22
"""Points between two cells."""
_NARROWEST, _USUAL = 15, 22
"""Of the type, the width of a cell: at least, and where not all names are whole."""
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


def _cells(block: says.TableList, size: float, across: int, width: float) -> _Cells:
    each = (width - _BETWEEN * (across - 1)) / across
    seats = max([len(one.seats) for one in block.tables])
    return _Cells(size, across, each, size * 1.42 * seats + size * 3.4)


def _chosen(block: says.TableList, sizes: Sizes) -> _Cells:
    """The largest type in which one page holds everything whole, or as many cells as usual."""
    width = sizes.width
    longest = max(
        [fonts.width(name, MEDIUM, 1) for one in block.tables for _, name in one.seats], default=0
    )
    least = _LEAST_SMALL if width < _SMALL else _LEAST
    if block.across:
        return _cells(block, least, block.across, width)
    for size in (*_TYPES, least):
        room = max(1, int((width + _BETWEEN) // (size * _NARROWEST)))
        most = min(room, len(block.tables))
        for across in range(most, min(most, 2) - 1, -1):
            cells = _cells(block, size, across, width)
            is_whole = longest * size <= cells.width - cells.indent
            fits = across * cells.down(sizes.room) >= len(block.tables)
            if is_whole and (fits or size == least):
                return cells
    return _cells(block, least, max(1, round(width / (least * _USUAL))), width)


@place.register
def _table_list(block: says.TableList, sizes: Sizes) -> Placed:
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


def _cell(canvas: Canvas, one: says.SeatedTable, cells: _Cells, x: float, y: float) -> None:
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
    for number, (seat, name) in enumerate(one.seats):
        line = base - number * cells.line - size * 1.05
        wide = fonts.width(seat, REGULAR, size)
        write(canvas, seat, x + size * 1.3 - wide, line, REGULAR, size, SOFT)
        told = cut(name, MEDIUM, size, cells.width - cells.indent) if name else _EMPTY
        write(canvas, told, x + cells.indent, line, MEDIUM, size, INK if name else SOFT)
        canvas.setStrokeColor(LINE)
        canvas.setLineWidth(0.3)
        canvas.line(x, line - size * 0.37, x + cells.width, line - size * 0.37)


@split.register
def _split_table_list(
    block: says.TableList, room: float, sizes: Sizes
) -> tuple[says.Block, says.Block] | None:
    cells = _chosen(block, sizes)
    fit = cells.across * cells.down(room)
    if fit >= len(block.tables):
        return None
    return (
        replace(block, tables=block.tables[:fit], across=cells.across),
        replace(block, tables=block.tables[fit:], across=cells.across),
    )

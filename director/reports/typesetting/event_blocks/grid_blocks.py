"""Grids, measured and drawn: columns no wider than they need, and long words on several lines."""

from collections.abc import Sequence
from typing import NamedTuple

from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.figures import Beside, Grid, InColumns, Row
from director.reports.documents import Block
from director.reports.typesetting.blocks import NEAREST, Placed, Sizes, most, place, split
from director.reports.typesetting.inks import INK, LINE, SHADE
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.lettering.text_fitting import (
    SMALLEST,
    breakable,
    fitting,
    wrapped,
    write,
)

_SMALLEST_GRID = 5.4
"""Points below which the type of a grid does not go, whatever its columns need."""
_SMALLER = 0.86
"""Of the type: before a grid is set in less, its words go on several lines."""
_FAR, _NEAR = 3.2, 2.5
"""Of the type, between two columns: at most, and where words stand at the end."""
_GUTTER = 1.0
"""Of the type, between two columns with sums, at least."""
_LEAST_WORDS = 7.0
"""Of the type: a column of words is no narrower, where its words are that long."""
_ACROSS = 0.94
"""Of the type: that of a line that goes across."""
_BETWEEN = 1.8
"""Of the type, between two grids."""
_EVEN, _WRITTEN = 10.5, 5.0
"""Points of type of grids equally wide; of the type, how wide a column to write in is."""
_MOST = 3
"""So many columns of one grid lie beside each other."""
_TOGETHER = 4
"""Rows of a column that go on to the next side at least, where as many stay."""
_FEW = 12
"""Rows that are not parted into columns side by side."""


class _Set(NamedTuple):
    """A grid as it is set: its type, its columns, and the lines of every cell."""

    sizes: Sizes
    widths: list[float]
    rights: list[float]
    edge: float
    """How wide it is as a whole."""
    too_wide: float
    """By how much its columns lack room to be told apart."""
    lines: list[list[list[str]]]

    @property
    def line(self) -> float:
        """From one row of a line to the next."""
        return self.sizes.text * 1.52

    def height(self, row: Row, number: int) -> float:
        """Of a row, with as many lines as its longest cell."""
        step = self.sizes.line if row.is_across else self.sizes.text * 1.18
        return self.line + step * (max([len(cell) for cell in self.lines[number]]) - 1)


@place.register
def _grid(block: Grid, sizes: Sizes) -> Placed:
    own = _set(block, sizes)
    sizes, size, line = own.sizes, own.sizes.text, own.line
    above = size * 0.9
    top = line * (2.1 if any(column.over for column in block.columns) else 1.2) + above
    heights = [own.height(row, number) for number, row in enumerate(block.rows)]

    def draw(canvas: Canvas, x: float, y: float) -> None:
        _grid_head(canvas, block, own, x, y - above)
        y -= top
        canvas.setStrokeColor(INK)
        canvas.setLineWidth(0.8)
        canvas.line(x, y + line * 0.02, x + own.edge, y + line * 0.02)
        for number, (row, height) in enumerate(zip(block.rows, heights, strict=True)):
            base = y - line * 0.72
            if row.is_across:
                canvas.setFillColor(SHADE)
                canvas.rect(x, y - height, own.edge, height, stroke=0, fill=1)
                for step, text in enumerate(own.lines[number][0]):
                    write(canvas, text, x + size * 0.5, base - step * sizes.line, BOLD,
                          sizes.small(_ACROSS), INK)  # fmt: skip
            else:
                font = _font(row)
                for lines, column, width, right in zip(
                    own.lines[number], block.columns, own.widths, own.rights, strict=True
                ):
                    for step, text in enumerate(lines):
                        wide = fonts.width(text, font, size)
                        left = right - wide if column.figures else right - width
                        write(canvas, text, x + left, base - step * size * 1.18, font, size, INK)
                if row.is_sum:
                    canvas.setStrokeColor(INK)
                    canvas.setLineWidth(0.8)
                    canvas.line(x, y, x + own.edge, y)
                if number + 1 < len(block.rows) and not block.rows[number + 1].is_across:
                    canvas.setStrokeColor(LINE)
                    canvas.setLineWidth(0.3)
                    canvas.line(x, y - height, x + own.edge, y - height)
            y -= height
        _rules_to_write(canvas, block, own, x, (y, y + sum(heights)))

    return Placed(top + sum(heights) + size * 0.4, draw, own.edge + own.too_wide)


def _rules_to_write(
    canvas: Canvas, block: Grid, own: _Set, x: float, ends: tuple[float, float]
) -> None:
    """Around what is written by hand."""
    canvas.setStrokeColor(INK)
    canvas.setLineWidth(0.5)
    for column, width, right in zip(block.columns, own.widths, own.rights, strict=True):
        if column.is_written:
            wide = width + own.sizes.text * 0.4
            canvas.rect(x + right - width, ends[0], wide, ends[1] - ends[0])


def _font(row: Row) -> str:
    return BOLD if row.is_sum else MEDIUM


def _set(block: Grid, sizes: Sizes) -> _Set:
    """A grid in the room that it has: as it is, smaller, with words on lines, smaller still."""
    sizes = sizes._replace(text=_type(block, sizes))
    size = sizes.text
    widths = _narrowed(block, size, sizes.width)
    gaps = max(1, len(widths) - 1)
    room = (sizes.width - sum(widths) - size) / gaps
    far = _NEAR if len(widths) > 1 and not block.columns[-1].figures else _FAR
    band = sizes.small(_ACROSS)
    across = [fonts.width(row.cells[0], BOLD, band) + size for row in block.rows if row.is_across]
    needs = sum(widths) + size
    wanted = min(max([needs + size * far * gaps, *across]), sizes.width)
    gap = min(room, size * 2 * far, (wanted - needs) / gaps)
    edge = max(needs + gap * gaps, min(wanted, sizes.width))
    lines = [
        [wrapped(row.cells[0], BOLD, band, edge - size)]
        if row.is_across
        else [
            [text]
            if column.figures or fonts.width(text, _font(row), size) <= width + 0.01
            else wrapped(text, _font(row), size, width)
            for text, column, width in zip(row.cells, block.columns, widths, strict=True)
        ]
        for row in block.rows
    ]
    too_wide = max(0.0, size * NEAREST - gap) * gaps
    return _Set(sizes, widths, _rights(widths, gap, size * 0.5), edge, too_wide, lines)


def _type(block: Grid, sizes: Sizes) -> float:
    """The type in which the columns can be told apart."""
    size = sizes.text
    near = _nearest(block)
    needs = _needs(_widths(block, size), size, near)
    if needs <= sizes.width:
        return size
    least = min(size, max(sizes.least, sizes.floor or SMALLEST, size * _SMALLER))
    if size * sizes.width / needs >= least:
        return size * sizes.width / needs
    floors = _needs(_floors(block, least), least, near)
    return (
        least
        if floors <= sizes.width
        else max(sizes.least or _SMALLEST_GRID, least * sizes.width / floors)
    )


def shrinks(block: Grid | Beside, sizes: Sizes) -> bool:
    """Whether a grid, or several beside each other, find no room in their own type."""
    return wanted_width(block, sizes.text) > sizes.width


def wanted_width(block: Grid | Beside, size: float) -> float:
    """How wide a grid is at least, or several beside each other, if no word is broken."""
    grids = block.grids if isinstance(block, Beside) else (block,)
    needs = [_needs(_widths(grid, size), size, _nearest(grid)) for grid in grids]
    return sum(needs) + size * _BETWEEN * (len(grids) - 1)


def _nearest(block: Grid) -> float:
    """Of the type, between two columns: amounts that are summed are told apart at a glance."""
    return _GUTTER if any(row.is_sum for row in block.like or block.rows) else NEAREST * 2


def _needs(widths: Sequence[float], size: float, near: float) -> float:
    return sum(widths) + size + size * near * (len(widths) - 1)


def _floors(block: Grid, size: float) -> list[float]:
    """How wide each column is at least: figures as they are, words at their longest word."""
    return [
        width
        if column.figures
        else min(width, max([size * _LEAST_WORDS, _longest_word(block, number, size)]))
        for number, (column, width) in enumerate(
            zip(block.columns, _widths(block, size), strict=True)
        )
    ]


def _longest_word(block: Grid, number: int, size: float) -> float:
    words = {
        part
        for row in block.like or block.rows
        if not row.is_across
        for word in row.cells[number].split(" ")
        for part in breakable(word)
    }
    return max([fonts.width(word, MEDIUM, size) for word in words], default=0.0)


def _narrowed(block: Grid, size: float, room: float) -> list[float]:
    """The widths of the columns; where there is no room for all, the widest words give way."""
    widths, floors = _widths(block, size), _floors(block, size)
    over = _needs(widths, size, _nearest(block)) - room
    while over > 0.01:
        loose = [n for n, width in enumerate(widths) if width > floors[n] + 0.01]
        if not loose:
            break
        widest = max(loose, key=lambda n: widths[n])
        rest = [width for n, width in enumerate(widths) if n in loose and n != widest]
        down = max(
            floors[widest],
            widths[widest] - over,
            min([max(rest, default=0.0), widths[widest] - size]),
        )
        over -= widths[widest] - down
        widths[widest] = down
    return widths


def _widths(block: Grid, size: float) -> list[float]:
    """How wide each column would be."""
    cells = [(row.cells, _font(row)) for row in block.like or block.rows if not row.is_across]
    overs = [column.over for column in block.columns]
    return [
        max(
            fonts.width(column.title, MEDIUM, size),
            *(fonts.width(row[n], font, size) for row, font in cells),
            fonts.width(column.over, MEDIUM, size) if overs.count(column.over) == 1 else 0,
            size * _WRITTEN if column.is_written else 0,
        )
        for n, column in enumerate(block.columns)
    ]


def _rights(widths: list[float], gap: float, indent: float) -> list[float]:
    """Where each column ends."""
    rights, here = [], indent
    for width in widths:
        here += width
        rights.append(here)
        here += gap
    return rights


def _grid_head(canvas: Canvas, block: Grid, own: _Set, x: float, y: float) -> None:
    """The titles of the columns, and above them those that several have in common."""
    size, soft, rights = own.sizes.text, own.sizes.soft, own.rights
    small = max(own.sizes.small(0.86), min(size, SMALLEST))
    down = size * (2.55 if any(column.over for column in block.columns) else 1.2)
    for column, width, right in zip(block.columns, own.widths, rights, strict=True):
        wide = fonts.width(column.title, REGULAR, small)
        left = right - wide if column.figures else right - width
        write(canvas, column.title, x + left, y - down, REGULAR, small, soft)
    overs = {column.over for column in block.columns if column.over}
    for over in sorted(overs):
        places = [n for n, column in enumerate(block.columns) if column.over == over]
        left, right = rights[places[0]] - own.widths[places[0]], rights[places[-1]]
        if any(column.is_written for column in block.columns):  # the name of a form
            points = fitting(over, BOLD, size * 1.15, right - left)
            write(canvas, over, x + left, y - size * 1.1, BOLD, points, INK)
            continue
        middle = x + (left + right) / 2 - fonts.width(over, MEDIUM, small) / 2
        write(canvas, over, middle, y - size * 1.1, MEDIUM, small, INK)
        canvas.setStrokeColor(LINE)
        canvas.setLineWidth(0.6)
        canvas.line(x + left, y - size * 1.45, x + right, y - size * 1.45)


@place.register
def _beside(block: Beside, sizes: Sizes) -> Placed:
    sizes, widths = _shares(block, sizes)
    between = sizes.text * _BETWEEN
    parts = [
        place(grid, sizes._replace(width=width))
        for grid, width in zip(block.grids, widths, strict=True)
    ]

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for part, width in zip(parts, widths, strict=True):
            part.draw(canvas, x, y)
            x += width + between

    too_wide = max(part.widest - width for part, width in zip(parts, widths, strict=True))
    return Placed(max(part.height for part in parts), draw, sizes.width + max(0.0, too_wide))


def _shares(block: Beside, sizes: Sizes) -> tuple[Sizes, list[float]]:
    """One type for all grids, and the width of each: what it needs, and of the rest a share.

    Words go on another line before the type gets smaller, so that rows of grids look alike.
    """
    if block.is_even:
        sizes = sizes._replace(text=max(_EVEN, sizes.text), floor=_EVEN)
    if block.places > len(block.grids):
        between = sizes.text * _BETWEEN
        part = len(block.grids) / block.places
        sizes = sizes._replace(width=(sizes.width + between) * part - between)
    if block.is_even:
        count = len(block.grids)
        return sizes, [(sizes.width - sizes.text * _BETWEEN * (count - 1)) / count] * count
    while True:
        size = sizes.text
        room = sizes.width - size * _BETWEEN * (len(block.grids) - 1)
        needs = [_needs(_widths(grid, size), size, _nearest(grid)) for grid in block.grids]
        if sum(needs) <= room:
            break
        floors = [_needs(_floors(grid, size), size, _nearest(grid)) for grid in block.grids]
        loose = [need - floor for need, floor in zip(needs, floors, strict=True)]
        if sum(floors) <= room or size <= _SMALLEST_GRID:
            part = max(0.0, room - sum(floors)) / (sum(loose) or 1)
            needs = [floor + one * part for floor, one in zip(floors, loose, strict=True)]
            break
        sizes = sizes._replace(text=max(_SMALLEST_GRID, size * 0.97))
    more = max(0.0, room - sum(needs)) / len(needs)
    gaps = [len(grid.columns) - 1 for grid in block.grids]
    each = [min(more, size * (_FAR - NEAREST * 2) * gap) for gap in gaps]
    return sizes, [need + own for need, own in zip(needs, each, strict=True)]


@place.register
def _in_columns(block: InColumns, sizes: Sizes) -> Placed:
    """Read down one column after the other; all as wide as the whole grid needs."""
    grid, between = block.grid, sizes.text * _BETWEEN
    count = block.abreast or _columns_of(grid, sizes)
    each = -(-len(grid.rows) // count)
    room = (sizes.width - between * (count - 1)) / count
    width = min(_set(grid, sizes).edge, room)
    parts = [
        place(_part(grid, at, at + each), sizes._replace(width=width))
        for at in range(0, len(grid.rows), each)
    ]

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for part in parts:
            part.draw(canvas, x, y)
            x += width + between

    return Placed(max([part.height for part in parts]), draw, max([one.widest for one in parts]))


def _part(grid: Grid, first: int, last: int | None = None) -> Grid:
    """Some rows of a grid, as wide and as large as all of it is set."""
    return Grid(grid.columns, grid.rows[first:last], grid.like or grid.rows)


def _columns_of(grid: Grid, sizes: Sizes) -> int:
    """Of a grid in columns that begins here."""
    return max(1, min(_abreast(grid, sizes), -(-len(grid.rows) // _FEW)))


def _abreast(grid: Grid, sizes: Sizes) -> int:
    """How many of a grid lie beside each other, if few of its words break for that."""
    for count in range(_MOST, 1, -1):
        width = (sizes.width - sizes.text * _BETWEEN * (count - 1)) / count
        own = _set(grid, sizes._replace(width=width))
        broken = sum([max([len(cell) for cell in row]) - 1 for row in own.lines])
        if own.sizes.text >= sizes.text * _SMALLER - 0.01 and broken * 3 <= len(grid.rows):
            return count
    return 1


def _none_left_alone(fit: int, count: int, together: int) -> int:
    """How many rows stay here, so that those left for the next side are no stray remainder."""
    return min(fit, count - together) if fit >= 2 * together else fit


@split.register
def _split_grid(block: Grid, room: float, sizes: Sizes) -> tuple[Block, Block] | None:
    rows = block.rows
    fit = most(len(rows), lambda n: place(_part(block, 0, n), sizes).height, room)
    fit = _none_left_alone(fit, len(rows), _TOGETHER)
    return (_part(block, 0, fit), _part(block, fit)) if fit else None


@split.register
def _split_columns(block: InColumns, room: float, sizes: Sizes) -> tuple[Block, Block] | None:
    count = block.abreast or _columns_of(block.grid, sizes)

    def part(first: int, last: int | None = None) -> InColumns:
        return InColumns(_part(block.grid, first, last), count)

    fit = most(len(block.grid.rows), lambda n: place(part(0, n), sizes).height, room)
    fit = _none_left_alone(fit, len(block.grid.rows), _TOGETHER * count)
    return (part(0, fit), part(fit)) if fit else None

"""Every kind of block measured and drawn: its height at a size of type, and what it looks like."""

from collections.abc import Callable, Mapping, Sequence
from functools import singledispatch
from typing import NamedTuple

from reportlab.lib.colors import Color
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from director.reports import documents as says
from director.reports.typesetting import fonts
from director.reports.typesetting.card_drawings import (
    INK,
    LINE,
    SHADE,
    SOFT,
)
from director.reports.typesetting.fonts import BOLD, ITALIC, MEDIUM, REGULAR
from director.reports.typesetting.text_fitting import fitting, wrapped, write

_SMALLEST_BESIDE = 6.4
"""The size of type, in points, below which grids side by side are not set."""

_SMALLEST_GRID = 5.4
"""The same for one grid."""
_NEAREST = 0.25
"""Of the type, between two figures or columns; nearer than that they cannot be told apart."""
_FAR, _NEAR = 6.0, 2.5
"""The same, where there is room for more."""

Draw = Callable[[Canvas, float, float], None]
"""Draws something with its upper left corner at x and y."""


class Sizes(NamedTuple):
    """The size of type and the width there is, in points."""

    text: float
    width: float
    four_colours: bool = False
    """Whether each suit has a colour of its own."""
    pages: Mapping[str, int] = {}
    """On which page each chapter begins, by its key; empty until that is known."""
    soft: Color = SOFT
    """What lesser words are printed in; thermal paper has no grey."""
    room: float = 0
    """How high the frame of a side is, for what fills it."""

    @property
    def line(self) -> float:
        """From one line to the next."""
        return self.text * 1.32


class Placed(NamedTuple):
    """A block as it is set: its height, and how it is drawn."""

    height: float
    draw: Draw
    widest: float = 0
    """How wide what is drawn is, for the test that nothing is clipped."""
    begins: bool = False
    """Whether it begins a new side."""
    key: str = ""
    """Of the chapter that begins here."""


@singledispatch
def place(block: object, sizes: Sizes) -> Placed:
    """A block at a size of type."""
    raise TypeError(f"no way to set {type(block).__name__}: {sizes}")


@place.register
def _heading(block: says.Heading, sizes: Sizes) -> Placed:
    picture = _logo(block.logo, sizes) if block.logo else None
    room = sizes.width - (picture.width + sizes.text if picture else 0)
    taken = fonts.width(block.beside, REGULAR, sizes.text * 1.05) + sizes.text
    size = fitting(block.text, BOLD, sizes.text * 2.1, room - (taken if block.beside else 0))
    above = sizes.line if block.above else 0
    height = max(above + size * 1.35, picture.height + sizes.text * 0.5 if picture else 0)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        if block.above:
            write(canvas, block.above, x, y - sizes.text, MEDIUM, sizes.text, SOFT)
        write(canvas, block.text, x, y - above - size * 0.98, BOLD, size, INK)
        if block.beside:
            beside = sizes.text * 1.05
            left = x + room - fonts.width(block.beside, REGULAR, beside)
            write(canvas, block.beside, left, y - above - size * 0.98, REGULAR, beside, SOFT)
        if picture:
            left, down = x + sizes.width - picture.width, y - picture.height
            canvas.drawImage(picture.image, left, down, picture.width, picture.height, mask="auto")

    return Placed(height, draw, fonts.width(block.text, BOLD, size), begins=block.begins)


class _Logo(NamedTuple):
    """A picture and the room that it takes, in points."""

    image: ImageReader
    width: float
    height: float


def _logo(path: str, sizes: Sizes) -> _Logo:
    """As high as four lines, and no wider than a quarter of the sheet. Raises OSError."""
    image = ImageReader(path)
    wide, high = image.getSize()
    height = min(sizes.line * 4, sizes.width / 4 * high / wide)
    return _Logo(image, height * wide / high, height)


@place.register
def _section(block: says.Section, sizes: Sizes) -> Placed:
    size = fitting(block.text, BOLD, sizes.text, sizes.width)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        write(canvas, block.text, x, y - sizes.line * 1.15, BOLD, size, INK)

    width = fonts.width(block.text, BOLD, size)
    return Placed(sizes.line * 1.5, draw, width)


@place.register
def _lead(block: says.Lead, sizes: Sizes) -> Placed:
    return _lines(block.text, sizes, ITALIC, sizes.text * 1.1, after=0.5)


@place.register
def _prose(block: says.Prose, sizes: Sizes) -> Placed:
    return _lines(block.text, sizes, REGULAR, sizes.text)


@place.register
def _points(block: says.Points, sizes: Sizes) -> Placed:
    if len(block.texts) == 1:
        return _lines(block.texts[0], sizes, REGULAR, sizes.text)
    indent = sizes.text * 1.1
    inside = sizes._replace(width=sizes.width - indent)
    parts = [_lines(text, inside, REGULAR, sizes.text) for text in block.texts]

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for part in parts:
            write(canvas, "•", x + sizes.text * 0.25, y - sizes.text, REGULAR, sizes.text, SOFT)
            part.draw(canvas, x + indent, y)
            y -= part.height

    widest = max(part.widest for part in parts) + indent
    return Placed(sum(part.height for part in parts), draw, widest)


@place.register
def _figures(block: says.Figures, sizes: Sizes) -> Placed:
    size = sizes.text
    small = size * 0.82
    widths = [
        max(fonts.width(one.value, MEDIUM, size), fonts.width(one.title, REGULAR, small))
        for one in block.figures
    ]
    gap = min(size * 2.4, (sizes.width - sum(widths)) / max(1, len(widths) - 1))
    widest = sum(widths) + max(gap, size * _NEAREST) * (len(widths) - 1)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for figure, width in zip(block.figures, widths, strict=True):
            write(canvas, figure.title, x, y - size * 0.95, REGULAR, small, sizes.soft)
            write(canvas, figure.value, x, y - size * 2.15, MEDIUM, size, INK)
            x += width + gap

    return Placed(size * 2.75, draw, widest)


@place.register
def _grid(block: says.Grid, sizes: Sizes) -> Placed:
    sizes = _narrowed(block, sizes)
    size, line = sizes.text, sizes.text * 1.52
    has_over = any(column.over for column in block.columns)
    widths = _widths(block, size)
    across = {
        number: wrapped(row.cells[0], BOLD, size * 0.94, sizes.width - size)
        for number, row in enumerate(block.rows)
        if row.is_across
    }
    gap = (sizes.width - sum(widths) - size) / max(1, len(widths) - 1)
    if gap > size * _FAR and not block.columns[-1].figures:
        gap = size * _NEAR  # words at the end need no edge to stand at
    rights = _rights(widths, gap, size * 0.5)
    too_near = max(0.0, size * _NEAREST - gap) * (len(widths) - 1)
    above = size * 0.9
    top = line * (2.1 if has_over else 1.2) + above

    def draw(canvas: Canvas, x: float, y: float) -> None:
        _grid_head(canvas, block, sizes, x, y - above, widths, rights)
        y -= top
        canvas.setStrokeColor(INK)
        canvas.setLineWidth(0.8)
        canvas.line(x, y + line * 0.02, x + sizes.width, y + line * 0.02)
        for number, row in enumerate(block.rows):
            base = y - line * 0.72
            if row.is_across:
                height = _across_height(across[number], sizes)
                canvas.setFillColor(SHADE)
                canvas.rect(x, y - height, sizes.width, height, stroke=0, fill=1)
                for text in across[number]:
                    write(canvas, text, x + size * 0.5, base, BOLD, size * 0.94, INK)
                    base -= sizes.line
                y -= height
            else:
                for text, column, width, right in zip(
                    row.cells, block.columns, widths, rights, strict=True
                ):
                    own = fonts.width(text, MEDIUM, size)
                    left = right - own if column.figures else right - width
                    write(canvas, text, x + left, base, MEDIUM, size, INK)
                if number + 1 < len(block.rows) and not block.rows[number + 1].is_across:
                    canvas.setStrokeColor(LINE)
                    canvas.setLineWidth(0.3)
                    canvas.line(x, y - line, x + sizes.width, y - line)
                y -= line

    levels = line * (len(block.rows) - len(across))
    breaks = sum(_across_height(texts, sizes) for texts in across.values())
    return Placed(top + levels + breaks + size * 0.4, draw, rights[-1] + too_near)


def _narrowed(block: says.Grid, sizes: Sizes) -> Sizes:
    """The type, or the smaller one at which the columns of a wide grid can be told apart."""
    size = sizes.text
    needs = sum(_widths(block, size)) + size + size * _NEAREST * (len(block.columns) - 1)
    if needs <= sizes.width:
        return sizes
    return sizes._replace(text=max(_SMALLEST_GRID, size * sizes.width / needs))


@place.register
def _beside(block: says.Beside, sizes: Sizes) -> Placed:
    while _gap_beside(block, sizes) < sizes.text * 0.8 and sizes.text > _SMALLEST_BESIDE:
        sizes = sizes._replace(text=sizes.text * 0.97)
    between = sizes.text * 1.8
    gap = _gap_beside(block, sizes)
    needs = [sum(_widths(grid, sizes.text)) + sizes.text for grid in block.grids]
    widths = [
        need + gap * (len(grid.columns) - 1) for need, grid in zip(needs, block.grids, strict=True)
    ]
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


def _gap_beside(block: says.Beside, sizes: Sizes) -> float:
    """The room between two columns, alike in all grids."""
    needs = [sum(_widths(grid, sizes.text)) + sizes.text for grid in block.grids]
    gaps = sum(len(grid.columns) - 1 for grid in block.grids)
    left = sizes.width - sizes.text * 1.8 * (len(block.grids) - 1) - sum(needs)
    return left / max(1, gaps)


def _widths(block: says.Grid, size: float) -> list[float]:
    """How wide each column has to be."""
    cells = [row.cells for row in block.rows if not row.is_across]
    overs = [column.over for column in block.columns]
    return [
        max(
            *(
                fonts.width(text, MEDIUM, size)
                for text in (column.title, *(row[n] for row in cells))
            ),
            fonts.width(column.over, MEDIUM, size) if overs.count(column.over) == 1 else 0,
        )
        for n, column in enumerate(block.columns)
    ]


def _across_height(texts: Sequence[str], sizes: Sizes) -> float:
    """Of a line that goes across the grid, on as many lines as it takes."""
    return sizes.text * 1.52 + sizes.line * (len(texts) - 1)


def _rights(widths: list[float], gap: float, indent: float) -> list[float]:
    """Where each column ends."""
    rights, here = [], indent
    for width in widths:
        here += width
        rights.append(here)
        here += gap
    return rights


def _grid_head(
    canvas: Canvas,
    block: says.Grid,
    sizes: Sizes,
    x: float,
    y: float,
    widths: list[float],
    rights: list[float],
) -> None:
    """The titles of the columns, and above them those that several have in common."""
    small = sizes.text * 0.86
    down = sizes.text * (2.55 if any(column.over for column in block.columns) else 1.2)
    for column, width, right in zip(block.columns, widths, rights, strict=True):
        own = fonts.width(column.title, REGULAR, small)
        left = right - own if column.figures else right - width
        write(canvas, column.title, x + left, y - down, REGULAR, small, sizes.soft)
    overs = {column.over for column in block.columns if column.over}
    for over in sorted(overs):
        places = [n for n, column in enumerate(block.columns) if column.over == over]
        left, right = rights[places[0]] - widths[places[0]], rights[places[-1]]
        middle = x + (left + right) / 2 - fonts.width(over, MEDIUM, small) / 2
        write(canvas, over, middle, y - sizes.text * 1.1, MEDIUM, small, INK)
        canvas.setStrokeColor(LINE)
        canvas.setLineWidth(0.6)
        canvas.line(x + left, y - sizes.text * 1.45, x + right, y - sizes.text * 1.45)


@place.register
def _box(block: says.Box, sizes: Sizes) -> Placed:
    """Figures in a frame, with the title beside them."""
    pad = sizes.text * 0.5
    title = fonts.width(block.title, BOLD, sizes.text)
    inside = place(says.Figures(block.figures), sizes._replace(width=sizes.width - title - pad * 5))
    height = inside.height + pad

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.setStrokeColor(INK)
        canvas.setLineWidth(0.9)
        canvas.roundRect(x, y - height, sizes.width, height, 4, stroke=1, fill=0)
        write(canvas, block.title, x + pad, y - height / 2 - sizes.text * 0.35, BOLD, sizes.text,
               INK)  # fmt: skip
        inside.draw(canvas, x + title + pad * 4, y - pad * 0.4)

    return Placed(height + pad * 1.4, draw, title + pad * 5 + inside.widest)


@place.register
def _chapter(block: says.Chapter, sizes: Sizes) -> Placed:
    """A title that others lead to."""
    points = sizes.text * (1.9, 1.45, 1.0)[block.level]
    room = sizes.width - fonts.width(block.beside, REGULAR, sizes.text) - sizes.text
    size = fitting(block.text, BOLD, points, room)
    above = sizes.text * (0, 0.9, 0.4)[block.level]
    height = above + points * 1.5

    def draw(canvas: Canvas, x: float, y: float) -> None:
        base = y - above - points * 0.95
        canvas.bookmarkHorizontal(block.key, 0, y)
        canvas.addOutlineEntry(block.text, block.key, min(block.level, 1), closed=True)
        write(canvas, block.text, x, base, BOLD, size, INK)
        left = x + sizes.width - fonts.width(block.beside, REGULAR, sizes.text)
        write(canvas, block.beside, left, base, REGULAR, sizes.text, SOFT)
        if block.level < 2:
            canvas.setStrokeColor(LINE)
            canvas.setLineWidth(0.6)
            canvas.line(x, base - points * 0.3, x + sizes.width, base - points * 0.3)

    widest = fonts.width(block.text, BOLD, size)
    return Placed(height, draw, widest, begins=block.level == 0, key=block.key)


@place.register
def _leads(block: says.Leads, sizes: Sizes) -> Placed:
    """Lines with their pages, each of which can be followed."""
    between = sizes.text * 2
    count = len(block.columns)
    width = (sizes.width - between * (count - 1)) / count
    height = max(len(column) for column in block.columns) * sizes.line

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for column in block.columns:
            down = y
            for one in column:
                _lead_line(canvas, one, sizes, (x, down, width))
                down -= sizes.line
            x += width + between

    return Placed(height, draw, sizes.width)


def _lead_line(
    canvas: Canvas, one: says.LeadsTo, sizes: Sizes, at: tuple[float, float, float]
) -> None:
    """What leads somewhere, dots, and the pages; `at` is its upper left corner and its width."""
    x, y, width = at
    base, small = y - sizes.text, sizes.text * 0.94
    pages = sorted({(sizes.pages.get(key, 0), key) for key in one.keys})
    numbers = list(dict(reversed(pages)).items())[::-1]
    told = [f"{page}, " for page, _ in numbers[:-1]] + [str(page) for page, _ in numbers[-1:]]
    left = x + width - sum(fonts.width(text, REGULAR, small) for text in told)
    indent = sizes.text * 1.1 * one.level
    font = MEDIUM if one.level == 0 else REGULAR
    size = fitting(one.text, font, small, left - x - indent - sizes.text)
    write(canvas, one.text, x + indent, base, font, size, INK)
    begins = x + indent + fonts.width(one.text, font, size) + sizes.text * 0.4
    canvas.setStrokeColor(LINE)
    canvas.setLineWidth(0.5)
    canvas.setDash(0.6, 2.2)
    if left - begins > sizes.text:
        canvas.line(begins, base, left - sizes.text * 0.4, base)
    canvas.setDash()
    place_of = left
    for text, (_, key) in zip(told, numbers, strict=True):
        wide = fonts.width(text, REGULAR, small)
        write(canvas, text, place_of, base, REGULAR, small, SOFT)
        area = (place_of, y - sizes.line, place_of + wide, y)
        canvas.linkRect("", key, area, relative=1, thickness=0)
        place_of += wide
    if len(numbers) == 1:
        area = (x, y - sizes.line, left, y)
        canvas.linkRect("", numbers[0][1], area, relative=1, thickness=0)


@singledispatch
def split(
    block: says.Block,  # noqa: ARG001 -- this and what follows: for kinds that can be parted
    room: float,  # noqa: ARG001 -- the same
    sizes: Sizes,  # noqa: ARG001 -- the same
) -> tuple[says.Block, says.Block] | None:
    """A long block as what fits the room and the rest; None where it cannot be parted there."""
    return None


@split.register
def _split_grid(
    block: says.Grid, room: float, sizes: Sizes
) -> tuple[says.Block, says.Block] | None:
    columns, rows = block.columns, block.rows
    fit = most(len(rows), lambda n: place(says.Grid(columns, rows[:n]), sizes).height, room)
    return (says.Grid(columns, rows[:fit]), says.Grid(columns, rows[fit:])) if fit else None


@split.register
def _split_points(
    block: says.Points, room: float, sizes: Sizes
) -> tuple[says.Block, says.Block] | None:
    texts = block.texts
    if len(texts) < 2:
        return None
    fit = most(len(texts), lambda n: place(says.Points(texts[:n]), sizes).height, room)
    return (says.Points(texts[:fit]), says.Points(texts[fit:])) if fit else None


def most(count: int, height: Callable[[int], float], room: float) -> int:
    """How many of them fit, one at least being left over; 0 where not even a few do."""
    low, high = 1, min(count - 1, 200)
    if high < 1 or height(low) > room:
        return 0
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if height(middle) <= room else (low, middle - 1)
    return low


def _lines(text: str, sizes: Sizes, font: str, size: float, after: float = 0.15) -> Placed:
    """Sentences set in lines."""
    lines = wrapped(text, font, size, sizes.width)
    step = size * 1.32

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for number, line in enumerate(lines):
            write(canvas, line, x, y - size - number * step, font, size, INK)

    widest = max(fonts.width(line, font, size) for line in lines)
    return Placed(len(lines) * step + size * after, draw, widest)

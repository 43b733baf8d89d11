"""What several people sign, measured and drawn: a row for each with 12 mm above the line."""

from collections.abc import Sequence

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.events import Signatures
from director.reports.blocks.figures import Row
from director.reports.documents import Block
from director.reports.typesetting.blocks import Placed, Sizes, most, place, split
from director.reports.typesetting.inks import INK
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.lettering.text_fitting import LEGIBLE, in_lines, write

_ROW = 15 * mm
"""Of a row: 12 mm to sign in, and room below the line."""
_BELOW = 2.6 * mm
_LARGE = 1.45
"""Of the type: the amount that is signed for."""
_NAME = 1.1
_SIGNED = 130
"""Points: what a signature has at least."""


@place.register
def _signatures(block: Signatures, sizes: Sizes) -> Placed:
    """A name stands above its figures, so that it has their room."""
    size, gap = _sized(block, sizes)
    small = max(LEGIBLE, size * 0.86)
    ends = _ends(_figures(block, size), gap)
    sign = ends[-1] + gap * 2
    names = [
        in_lines(row.cells[0], BOLD, size * _NAME, sign - gap, max(LEGIBLE, size * 0.92))
        for row in block.rows
    ]
    least = max(_ROW, size * (_NAME * 1.6 + _LARGE) + _BELOW)
    highs = [least + (len(lines) - 1) * points * 1.16 for points, lines in names]
    head, foot = size * 1.8, size * 3.6 if block.total else 0

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for column, end in zip(block.columns[1:], ends, strict=True):
            wide = fonts.width(column.title, REGULAR, small)
            write(canvas, column.title, x + end - wide, y - size * 1.15, REGULAR, small, sizes.soft)
        write(canvas, block.signed, x + sign, y - size * 1.15, REGULAR, small, sizes.soft)
        y -= head
        _line(canvas, x, y, sizes.width, 0.9)
        for row, (points, lines), high in zip(block.rows, names, highs, strict=True):
            base = y - high + _BELOW
            for number, text in enumerate(lines):
                low = y - points * (1.35 + number * 1.16)
                write(canvas, text, x, low, BOLD, points, INK)
            _cells(canvas, block, row, ends, (x, base, size))
            _line(canvas, x + sign, base - 1.5, sizes.width - sign, 0.6)
            y -= high
            _line(canvas, x, y, sign - gap, 0.3)
        if block.total:
            write(canvas, block.total.cells[0], x, y - size * 1.4, BOLD, size * _NAME, INK)
            _cells(canvas, block, block.total, ends, (x, y - size * 3, size))

    too_wide = max(0.0, sign - sizes.width)
    return Placed(head + sum(highs) + foot + size * 0.4, draw, sizes.width + too_wide)


def _sized(block: Signatures, sizes: Sizes) -> tuple[float, float]:
    """The type in which a signature has its room beside the figures, and what parts them."""
    size = max(LEGIBLE, sizes.text)
    while size > LEGIBLE and _room(block, size, sizes.width) < size * 1.1:
        size = max(LEGIBLE, size * 0.97)
    return size, max(size * 0.5, min(size * 2.2, _room(block, size, sizes.width)))


def _room(block: Signatures, size: float, width: float) -> float:
    """Between two columns, where a signature has what it needs."""
    figures = _figures(block, size)
    return (width - _SIGNED - sum(figures)) / (len(figures) + 1)


def _ends(widths: Sequence[float], gap: float) -> list[float]:
    """Where each column ends."""
    return [sum(widths[: n + 1]) + gap * n for n in range(len(widths))]


def _figures(block: Signatures, size: float) -> list[float]:
    """How wide each column of figures is."""
    rows = [*block.rows, *([block.total] if block.total else [])]
    widths = []
    for number, column in enumerate(block.columns[1:], start=1):
        points = size * (_LARGE if number == block.large else 1)
        widest = max([fonts.width(row.cells[number], BOLD, points) for row in rows], default=0.0)
        title = fonts.width(column.title, REGULAR, max(LEGIBLE, size * 0.86))
        widths.append(max(widest, title))
    return widths


def _cells(
    canvas: Canvas,
    block: Signatures,
    row: Row,
    ends: Sequence[float],
    at: tuple[float, float, float],
) -> None:
    """The figures of a row, on the line at this left end and height, in this type."""
    x, base, size = at
    for number, (text, end) in enumerate(zip(row.cells[1:], ends, strict=True), start=1):
        font = BOLD if number == block.large or row is block.total else MEDIUM
        points = size * (_LARGE if number == block.large else 1)
        write(canvas, text, x + end - fonts.width(text, font, points), base, font, points, INK)


def _line(canvas: Canvas, x: float, y: float, width: float, thick: float) -> None:
    canvas.setStrokeColor(INK)
    canvas.setLineWidth(thick)
    canvas.line(x, y, x + width, y)


@split.register
def _split_signatures(block: Signatures, room: float, sizes: Sizes) -> tuple[Block, Block] | None:
    """The sum stands below the last of them."""

    def first(count: int) -> Signatures:
        return Signatures(block.columns, block.rows[:count], block.large, block.signed)

    fit = most(len(block.rows), lambda n: place(first(n), sizes).height, room)
    rest = Signatures(block.columns, block.rows[fit:], block.large, block.signed, block.total)
    return (first(fit), rest) if fit else None

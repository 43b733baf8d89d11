"""Forms and logs, measured and drawn: rows high enough to write in, lines as long as they are."""

from collections.abc import Sequence
from dataclasses import replace

from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.events import Form, Happenings
from director.reports.blocks.figures import Row
from director.reports.documents import Block
from director.reports.typesetting.blocks import Placed, Sizes, most, place, split
from director.reports.typesetting.inks import INK, LINE
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.lettering.text_fitting import (
    fitting,
    wrapped,
    write,
    write_middle,
)

_ROW = 2.5
"""How high a row is, in type: a pen needs about nine millimetres."""
_BOX = 6.2
"""How wide a box is, where there are few."""
_WORDS = 0.32
"""Of the width: what names have at least."""
_TWO_LINES = 0.8
"""Of the type: that of a name that does not fit in one line."""
_NEXT_LINE = 0.43
"""Of the height of a row: from one line of a name to the next."""
_LEAST = 5
"""Of the type: narrower than that no name can be read."""


@place.register
def _form(block: Form, sizes: Sizes) -> Placed:
    size, row = sizes.text * 1.15, sizes.text * _ROW
    small = sizes.small(0.95)
    titles = [fonts.width(box, MEDIUM, small) + size for box in block.boxes]
    left = sizes.width - _needs(block, size, small, sizes.width * _WORDS)
    each = min(size * _BOX, left / max(1, len(titles)))
    boxes = [max(title, each) for title in titles]
    widths = _columns(block, size, small, sizes.width - sum(boxes))
    head = row * 0.75
    told = [_told(line, block, widths, size) for line in block.rows]
    counts = [max([len(cell) for cell in one], default=1) for one in told]
    highs = [row * (1 + _NEXT_LINE * max(0, count - 2)) for count in counts]

    def draw(canvas: Canvas, x: float, y: float) -> None:
        lefts = [x]
        for width in [*widths, *boxes]:
            lefts.append(lefts[-1] + width)
        base = y - head + small * 0.45
        for column, left, right in zip(block.columns, lefts, lefts[1:], strict=False):
            own = fonts.width(column.title, MEDIUM, small)
            at = right - own - size * 0.5 if column.figures else left + size * 0.5
            write(canvas, column.title, at, base, MEDIUM, small, sizes.soft)
        for box, left, width in zip(block.boxes, lefts[len(widths) :], boxes, strict=False):
            write_middle(canvas, box, left + width / 2, base, MEDIUM, small, INK)
        low = y - head
        for line, lines, high in zip(block.rows, told, highs, strict=True):
            low -= high
            for n, column in enumerate(block.columns):
                if column.figures:
                    own = fonts.width(line.cells[n], BOLD, size)
                    at = lefts[n + 1] - own - size * 0.5
                    base = low + high / 2 - row * 0.17
                    write(canvas, line.cells[n], at, base, BOLD, size, INK)
                else:
                    middle = low + high / 2
                    _words(canvas, lines[n], lefts[n] + size * 0.5, middle, (size, row, widths[n]))
        sums = [line.is_sum for line in block.rows]
        _rules(canvas, lefts, len(widths), y - head, highs, sums)

    narrowest = min(
        [width for width, one in zip(widths, block.columns, strict=True) if not one.figures],
        default=size * _LEAST,
    )
    too_wide = max(0.0, size * _LEAST - narrowest)
    return Placed(head + sum(highs) + sizes.text * 0.6, draw, sizes.width + too_wide)


def _told(row: Row, block: Form, widths: Sequence[float], size: float) -> list[list[str]]:
    """The lines of each cell: words take as many as they need, and none is cut."""
    return [
        [text]
        if column.figures or fonts.width(text, MEDIUM, size) <= width - size
        else wrapped(text, MEDIUM, size * _TWO_LINES, width - size)
        for text, column, width in zip(row.cells, block.columns, widths, strict=True)
    ]


def _words(
    canvas: Canvas,
    lines: Sequence[str],
    x: float,
    middle: float,
    room: tuple[float, float, float],
) -> None:
    """Words about the middle of a row; the type, the height of a line's row, the cell's width."""
    size, row, width = room
    if len(lines) == 1 and fonts.width(lines[0], MEDIUM, size) <= width - size:
        write(canvas, lines[0], x, middle - row * 0.17, MEDIUM, size, INK)
        return
    points = size * _TWO_LINES
    base = middle + row * ((len(lines) - 1) * _NEXT_LINE / 2 - 0.12)
    for number, line in enumerate(lines):
        own = fitting(line, MEDIUM, points, width - size)
        write(canvas, line, x, base - number * _NEXT_LINE * row, MEDIUM, own, INK)


def _needs(block: Form, size: float, small: float, words: float) -> float:
    """How wide the columns have to be, with so much for words at least."""
    needs = _needed(block, size, small)
    return sum(
        max(need, words) if not column.figures else need
        for need, column in zip(needs, block.columns, strict=True)
    )


def _needed(block: Form, size: float, small: float) -> list[float]:
    """How wide each column is: figures need what they need, words their title."""
    return [
        max(
            fonts.width(column.title, MEDIUM, small),
            *[fonts.width(row.cells[n], BOLD, size) for row in block.rows if column.figures],
            0.0,
        )
        + size
        for n, column in enumerate(block.columns)
    ]


def _columns(block: Form, size: float, small: float, room: float) -> list[float]:
    """How wide each is: words have all that is left."""
    needs = _needed(block, size, small)
    words = [n for n, column in enumerate(block.columns) if not column.figures]
    left = room - sum(needs)
    for n in words:
        needs[n] += left / len(words)
    return needs


def _rules(
    canvas: Canvas,
    lefts: Sequence[float],
    boxes: int,
    top: float,
    highs: Sequence[float],
    sums: Sequence[bool],
) -> None:
    """A line below each row, boxes around what is to be written; a sum stands below a rule."""
    canvas.setStrokeColor(INK)
    canvas.setLineWidth(0.9)
    canvas.line(lefts[0], top, lefts[-1], top)
    low = top
    for high, below in zip(highs, (*sums[1:], False), strict=True):
        low -= high
        canvas.setLineWidth(0.9 if below else 0.5)
        canvas.line(lefts[0], low, lefts[-1], low)
    canvas.setLineWidth(0.5)
    for left in lefts[boxes:]:
        canvas.line(left, top, left, low)


@place.register
def _happenings(block: Happenings, sizes: Sizes) -> Placed:
    size = sizes.text
    staff = (*block.titles[2:3], *(block.staff or [one.who for one in block.lines]))
    wide = max([fonts.width(one, REGULAR, size) for one in staff]) + size * 1.4
    number, time, who = size * 3.4, size * 5, min(wide, sizes.width * 0.13)
    left = number + time + who
    lines = [wrapped(one.what, REGULAR, size, sizes.width - left) for one in block.lines]
    notes = [
        wrapped(one.taken_back, MEDIUM, size, sizes.width - left) if one.taken_back else []
        for one in block.lines
    ]
    heights = [
        (len(what) + len(note)) * sizes.line + size * 0.35
        for what, note in zip(lines, notes, strict=True)
    ]

    head = size * 1.7 if block.titles and not block.goes_on else 0.0

    def draw(canvas: Canvas, x: float, y: float) -> None:
        if head:
            small = sizes.small(0.86)
            for title, at in zip(block.titles, (0, number, number + time, left), strict=True):
                write(canvas, title, x + at, y - size * 1.1, REGULAR, small, sizes.soft)
        y -= head
        for one, what, note, height in zip(block.lines, lines, notes, heights, strict=True):
            base = y - size * 1.1
            write(canvas, one.number, x, base, REGULAR, size, sizes.soft)
            write(canvas, one.time, x + number, base, MEDIUM, size, INK)
            points = fitting(one.who, REGULAR, size, who - size)
            write(canvas, one.who, x + number + time, base, REGULAR, points, sizes.soft)
            for text in what:
                write(canvas, text, x + left, base, REGULAR, size, INK)
                if one.taken_back:
                    canvas.setStrokeColor(INK)
                    canvas.setLineWidth(size * 0.07)
                    end = x + left + fonts.width(text, REGULAR, size)
                    canvas.line(x + left, base + size * 0.25, end, base + size * 0.25)
                base -= sizes.line
            for text in note:
                write(canvas, text, x + left, base, MEDIUM, size, INK)
                base -= sizes.line
            y -= height
            canvas.setStrokeColor(LINE)
            canvas.setLineWidth(0.3)
            canvas.line(x, y, x + sizes.width, y)

    widest = left + max([fonts.width(text, MEDIUM, size) for what in lines for text in what])
    return Placed(head + sum(heights), draw, widest)


@split.register
def _split_happenings(block: Happenings, room: float, sizes: Sizes) -> tuple[Block, Block] | None:
    lines = block.lines

    def first(count: int) -> Happenings:
        return replace(block, lines=lines[:count])

    fit = most(len(lines), lambda n: place(first(n), sizes).height, room)
    return (first(fit), replace(block, lines=lines[fit:], goes_on=False)) if fit else None

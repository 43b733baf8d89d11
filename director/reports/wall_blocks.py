"""What hangs on a wall or stands on a table, measured and drawn: long lists and huge figures."""

from reportlab.pdfgen.canvas import Canvas

from director.reports import documents as says
from director.reports import fonts
from director.reports.blocks import Placed, Sizes, place, split
from director.reports.drawings import INK, LINE
from director.reports.fonts import BOLD, MEDIUM, REGULAR
from director.reports.lettering import fitting, write, write_middle

_TYPE = 12.0
"""Points: read at arm's length in bad light, whatever the paper."""
_LINE = _TYPE * 1.42
_HEAD = 62.0
"""Points of the title and the names from which and to which a page goes."""
_NARROWEST = 228
"""Of a column."""
_BETWEEN = 20
_INITIAL = _TYPE * 1.35
"""Room for a letter where the names begin to have another."""


@place.register
def _wall_list(block: says.WallList, sizes: Sizes) -> Placed:
    count = _count(sizes)
    width = (sizes.width - _BETWEEN * (count - 1)) / count
    rows = -(-len(block.rows) // count)
    height = _HEAD + (rows + 1) * _LINE
    figures = _figures(block)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        _head(canvas, block, sizes.width, x, y)
        initial = ""
        for number in range(count):
            left = x + number * (width + _BETWEEN)
            here = block.rows[number * rows : (number + 1) * rows]
            if not here:
                break
            _titles(canvas, block, figures, (left, y - _HEAD, width))
            for step, row in enumerate(here, start=1):
                base = y - _HEAD - step * _LINE - _TYPE * 1.05
                begins = row.cells[0][:1].upper()
                if begins != initial or step == 1:
                    write(canvas, begins, left, base, BOLD, _TYPE, INK)
                initial = begins
                _row(canvas, row, figures, (left, base, width))

    return Placed(height, draw, sizes.width)


def _count(sizes: Sizes) -> int:
    """Of columns beside each other."""
    return max(1, int((sizes.width + _BETWEEN) // (_NARROWEST + _BETWEEN)))


def _figures(block: says.WallList) -> list[float]:
    """How wide each column after the names is."""
    return [
        max(
            fonts.width(column.title, REGULAR, _TYPE * 0.8),
            *[fonts.width(row.cells[n], BOLD, _TYPE) for row in block.rows],
        )
        + _TYPE * 0.9
        for n, column in enumerate(block.columns[1:], start=1)
    ]


def _head(canvas: Canvas, block: says.WallList, width: float, x: float, y: float) -> None:
    write(canvas, block.above, x, y - 12, MEDIUM, 12, INK)
    beside = fonts.width(block.beside, REGULAR, 12)
    write(canvas, block.beside, x + width - beside, y - 12, REGULAR, 12, INK)
    names = f"{block.rows[0].cells[0]} – {block.rows[-1].cells[0]}" if block.rows else ""
    title = fonts.width(block.title, BOLD, 26)
    write(canvas, block.title, x, y - 42, BOLD, 26, INK)
    size = fitting(names, BOLD, 17, width - title - 24)
    write(canvas, names, x + width - fonts.width(names, BOLD, size), y - 42, BOLD, size, INK)


def _titles(
    canvas: Canvas,
    block: says.WallList,
    figures: list[float],
    at: tuple[float, float, float],
) -> None:
    left, y, width = at
    size = _TYPE * 0.8
    base = y - _LINE + 5
    write(canvas, block.columns[0].title, left + _INITIAL, base, REGULAR, size, INK)
    edge = left + width
    for column, wide in zip(reversed(block.columns[1:]), reversed(figures), strict=True):
        own = fonts.width(column.title, REGULAR, size)
        write(canvas, column.title, edge - own, base, REGULAR, size, INK)
        edge -= wide
    canvas.setStrokeColor(INK)
    canvas.setLineWidth(0.9)
    canvas.line(left, y - _LINE, left + width, y - _LINE)


def _row(
    canvas: Canvas, row: says.Row, figures: list[float], at: tuple[float, float, float]
) -> None:
    left, base, width = at
    edge = left + width
    for text, wide in zip(reversed(row.cells[1:]), reversed(figures), strict=True):
        own = fonts.width(text, BOLD, _TYPE)
        write(canvas, text, edge - own, base, BOLD, _TYPE, INK)
        edge -= wide
    name = row.cells[0]
    size = fitting(name, MEDIUM, _TYPE, edge - left - _INITIAL)
    write(canvas, name, left + _INITIAL, base, MEDIUM, size, INK)
    canvas.setStrokeColor(LINE)
    canvas.setLineWidth(0.4)
    canvas.line(left, base - _LINE + _TYPE * 1.05, left + width, base - _LINE + _TYPE * 1.05)


@split.register
def _split_wall_list(
    block: says.WallList, room: float, sizes: Sizes
) -> tuple[says.Block, says.Block] | None:
    fit = int((room - _HEAD) // _LINE - 1) * _count(sizes)
    if not 0 < fit < len(block.rows):
        return None
    head = (block.title, block.above, block.beside, block.columns)
    return says.WallList(*head, block.rows[:fit]), says.WallList(*head, block.rows[fit:])


_PLACARD = 0.97
"""Of the room of a side."""


@place.register
def _placard(block: says.Placard, sizes: Sizes) -> Placed:
    """As wide as the side; its height is that of the side, which is known by its width alone."""
    height = sizes.room * _PLACARD
    half = (height / 2 - 14) if block.folded else height

    def draw(canvas: Canvas, x: float, y: float) -> None:
        if not block.folded:
            _face(canvas, block, (x, y, sizes.width, half))
            return
        canvas.setStrokeColor(LINE)
        canvas.setDash(3, 4)
        canvas.line(x, y - height / 2, x + sizes.width, y - height / 2)
        canvas.setDash()
        _face(canvas, block, (x, y - height / 2 - 14, sizes.width, half))
        canvas.saveState()
        canvas.translate(x + sizes.width, y - height / 2 + 14)
        canvas.rotate(180)
        _face(canvas, block, (0, 0, sizes.width, half))
        canvas.restoreState()

    return Placed(height, draw, sizes.width, begins=True)


def _face(canvas: Canvas, block: says.Placard, at: tuple[float, float, float, float]) -> None:
    """What is read from one side: `at` is its upper left corner, its width and its height."""
    x, y, width, height = at
    small = height * 0.085
    middle = x + width / 2
    above = fitting(block.above, MEDIUM, small, width)
    write_middle(canvas, block.above, middle, y - small, MEDIUM, above, INK)
    below = fitting(block.below, MEDIUM, small * 0.8, width)
    write_middle(canvas, block.below, middle, y - height + small * 0.3, MEDIUM, below, INK)
    points = fitting(block.figure, BOLD, height * 0.78 / 0.7, width)
    room = height - small * 2.4
    points = min(points, room * 0.88 / 0.7)
    base = y - small * 1.3 - room / 2 - points * 0.35
    write_middle(canvas, block.figure, middle, base, BOLD, points, INK)

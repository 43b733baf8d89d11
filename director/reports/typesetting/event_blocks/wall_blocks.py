"""What hangs on a wall or stands on a table, measured and drawn: long lists and huge figures."""

from dataclasses import replace
from typing import NamedTuple

from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.events import Placard, TableList, WallList
from director.reports.blocks.figures import Row
from director.reports.documents import Block
from director.reports.typesetting.blocks import Placed, Sizes, place, split
from director.reports.typesetting.event_blocks.scan_blocks import draw_face
from director.reports.typesetting.inks import INK, LINE
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.lettering.text_fitting import cut, fitting, write, write_middle
from director.tournament.entries.name_order import initial as initial_of

_TYPES = (20.0, 16.0, 12.0)
"""Points: the largest that one page holds; the last is read at arm's length in bad light."""
HEAD = 62.0
"""Points of the title and the names from which and to which a page goes."""
_LEAST_HEAD = 9.0
"""Points of the event's name over it: a longer name is cut."""
_BETWEEN = 20
"""Points between two columns."""

_LONG, _SHORT = 19, 12
"""Of the type, how wide a column is at least: with names, and without."""


class _Type(NamedTuple):
    """A size of type, in points, and what follows from it."""

    size: float
    columns: int
    """Beside each other."""
    width: float
    """Of one."""
    initial: float
    """Room before the names: for a letter where they begin to have another, or for a lead."""

    @property
    def line(self) -> float:
        """From one line to the next."""
        return self.size * 1.42

    def rows(self, room: float) -> int:
        """How many names a page holds."""
        return int((room - HEAD) // self.line - 1) * self.columns


def _type(block: WallList, size: float, width: float) -> _Type:
    is_short = block.has_lead and not any(row.cells[1] for row in block.rows)
    least = size * (_SHORT if is_short else _LONG)
    columns = max(1, int((width + _BETWEEN) // (least + _BETWEEN)))
    each = (width - _BETWEEN * (columns - 1)) / columns
    if not block.has_lead:
        return _Type(size, columns, each, size * 1.35)
    leads = [fonts.width(row.cells[0], BOLD, size) for row in block.rows]
    title = fonts.width(block.columns[0].title, REGULAR, size * 0.8)
    return _Type(size, columns, each, max([title, *leads]) + size * 0.8)


def _chosen(block: WallList, sizes: Sizes) -> _Type:
    types = [_type(block, size, sizes.width) for size in _TYPES]
    fits = [one for one in types if len(block.rows) <= one.rows(sizes.room)]
    return fits[0] if fits and not block.parted else types[-1]


@place.register
def _wall_list(block: WallList, sizes: Sizes) -> Placed:
    type_ = _chosen(block, sizes)
    rows = -(-len(block.rows) // type_.columns)
    figures = _figures(block, type_)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        which = _names(block) if block.parted else block.told
        list_head(canvas, block, which, (x, y, sizes.width))
        initial = ""
        for number in range(type_.columns):
            left = x + number * (type_.width + _BETWEEN)
            here = block.rows[number * rows : (number + 1) * rows]
            if not here:
                break
            _titles(canvas, block, figures, type_, (left, y - HEAD))
            for step, row in enumerate(here, start=1):
                base = y - HEAD - step * type_.line - type_.size * 1.05
                if row.is_across:  # a script of its own
                    write(canvas, row.cells[0], left, base, BOLD, type_.size * 0.9, INK)
                    initial = ""
                    continue
                if block.has_lead:
                    write(canvas, row.cells[0], left, base, BOLD, type_.size, INK)
                    _row(canvas, row._replace(cells=row.cells[1:]), figures, type_, (left, base))
                    continue
                begins = initial_of(row.cells[0])
                if begins != initial or step == 1:
                    wide = type_.initial - type_.size * 0.3
                    size = fitting(begins, BOLD, type_.size, wide)
                    write(canvas, begins, left, base, BOLD, size, INK)
                initial = begins
                _row(canvas, row, figures, type_, (left, base))

    return Placed(HEAD + (rows + 1) * type_.line, draw, sizes.width)


def _figures(block: WallList, type_: _Type) -> list[float]:
    """How wide each column after the names is."""
    size = type_.size
    return [
        max(
            fonts.width(column.title, REGULAR, size * 0.8),
            *[fonts.width(row.cells[n], BOLD, size) for row in block.rows if not row.is_across],
            0.0,
        )
        + size * 0.9
        for n, column in enumerate(block.columns)
        if n > block.has_lead
    ]


def list_head(
    canvas: Canvas,
    block: WallList | TableList,
    which: str,
    at: tuple[float, float, float],
) -> None:
    """The title, and at its right what this page has of it; its left, its top and its width."""
    x, y, width = at
    beside = fonts.width(block.beside, REGULAR, 12)
    room = width - beside - 12
    size = max(_LEAST_HEAD, fitting(block.above, MEDIUM, 12, room))
    write(canvas, cut(block.above, MEDIUM, size, room), x, y - 12, MEDIUM, size, INK)
    write(canvas, block.beside, x + width - beside, y - 12, REGULAR, 12, INK)
    title = fonts.width(block.title, BOLD, 26)
    write(canvas, block.title, x, y - 42, BOLD, 26, INK)
    if which:
        size = fitting(which, BOLD, 17, width - title - 24)
        write(canvas, which, x + width - fonts.width(which, BOLD, size), y - 42, BOLD, size, INK)


def _names(block: WallList) -> str:
    """From whom to whom a page goes."""
    named = [row.cells[0] for row in block.rows if not row.is_across]
    return f"{named[0]} – {named[-1]}"


def _titles(
    canvas: Canvas,
    block: WallList,
    figures: list[float],
    type_: _Type,
    at: tuple[float, float],
) -> None:
    left, y = at
    size = type_.size * 0.8
    base = y - type_.line + 5
    name, *others = block.columns
    if block.has_lead:
        write(canvas, name.title, left, base, REGULAR, size, INK)
        name, *others = others
    write(canvas, name.title, left + type_.initial, base, REGULAR, size, INK)
    edge = left + type_.width
    for column, wide in zip(reversed(others), reversed(figures), strict=True):
        own = fonts.width(column.title, REGULAR, size)
        write(canvas, column.title, edge - own, base, REGULAR, size, INK)
        edge -= wide
    canvas.setStrokeColor(INK)
    canvas.setLineWidth(0.9)
    canvas.line(left, y - type_.line, left + type_.width, y - type_.line)


def _row(
    canvas: Canvas, row: Row, figures: list[float], type_: _Type, at: tuple[float, float]
) -> None:
    left, base = at
    edge = left + type_.width
    for text, wide in zip(reversed(row.cells[1:]), reversed(figures), strict=True):
        own = fonts.width(text, BOLD, type_.size)
        write(canvas, text, edge - own, base, BOLD, type_.size, INK)
        edge -= wide
    name = row.cells[0]
    size = fitting(name, MEDIUM, type_.size, edge - left - type_.initial)
    write(canvas, name, left + type_.initial, base, MEDIUM, size, INK)
    down = base - type_.line + type_.size * 1.05
    canvas.setStrokeColor(LINE)
    canvas.setLineWidth(0.4)
    canvas.line(left, down, left + type_.width, down)


@split.register
def _split_wall_list(block: WallList, room: float, sizes: Sizes) -> tuple[Block, Block] | None:
    fit = _chosen(block, sizes).rows(room)
    if not 0 < fit < len(block.rows):
        return None
    if fit > 1 and block.rows[fit - 1].is_across:
        fit -= 1  # a heading stands over a name
    return (
        replace(block, rows=block.rows[:fit], parted=True),
        replace(block, rows=block.rows[fit:], parted=True),
    )


_PLACARD = 0.97
"""Of the room of a side."""


@place.register
def _placard(block: Placard, sizes: Sizes) -> Placed:
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


def _face(canvas: Canvas, block: Placard, at: tuple[float, float, float, float]) -> None:
    """What is read from one side: `at` is its upper left corner, its width and its height."""
    if block.scan:
        draw_face(canvas, block, block.scan, at)
        return
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

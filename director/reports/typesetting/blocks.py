"""Every kind of block measured and drawn: its height at a size of type, and what it looks like."""

from base64 import b64decode
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, singledispatch
from io import BytesIO
from typing import NamedTuple

from reportlab.lib.colors import Color, HexColor
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.book_text import Chapter, Leads, LeadsTo
from director.reports.blocks.figures import Box, Figures
from director.reports.blocks.text import Heading, Lead, Points, Prose, Section
from director.reports.documents import Block
from director.reports.typesetting.inks import INK, LINE, SOFT
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD, ITALIC, MEDIUM, REGULAR
from director.reports.typesetting.lettering.text_fitting import (
    SMALLEST,
    cut,
    fitting,
    in_lines,
    wrapped,
    write,
)

_LEAST_TITLE = 1.5
"""Of the type: a title that would be smaller goes on two lines."""
NEAREST = 0.25
"""Of the type, between two figures or columns; nearer than that they cannot be told apart."""

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
    least: float = 0
    """Of a card: the smallest type, in points; 0 where lesser words may be smaller."""
    pictures: float = 1
    """How many times as large as usual cards are drawn; words stay as they are."""
    floor: float = 0
    """Points below which lesser words do not go, where the type itself is no smaller."""

    @property
    def line(self) -> float:
        """From one line to the next."""
        return self.text * 1.32

    def small(self, part: float) -> float:
        """The type of lesser words: this part of the usual, or the smallest there may be."""
        return max(self.text * part, self.least, min(self.text, self.floor))


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
    above: float = 0
    """White at its top, which falls away at the top of a column."""


@singledispatch
def place(block: object, sizes: Sizes) -> Placed:
    """A block at a size of type."""
    raise TypeError(f"no way to set {type(block).__name__}: {sizes}")


@place.register
def _heading(block: Heading, sizes: Sizes) -> Placed:
    source = read_picture(block.picture) if block.picture else block.logo
    picture = _logo(source, sizes) if source else None
    room = sizes.width - (picture.width + sizes.text if picture else 0)
    taken = fonts.width(block.beside, REGULAR, sizes.text * 1.05) + sizes.text
    wide = room - (taken if block.beside else 0)
    size, lines = in_lines(block.text, BOLD, sizes.text * 2.1, wide, sizes.text * _LEAST_TITLE)
    above = sizes.line if block.above else 0
    height = above + size * (1.35 + 1.15 * (len(lines) - 1))
    height = max(height, picture.height + sizes.text * 0.5 if picture else 0)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        if block.above:
            words = cut(block.above, MEDIUM, sizes.text, room)
            soft = HexColor(block.color) if block.color else SOFT
            write(canvas, words, x, y - sizes.text, MEDIUM, sizes.text, soft)
        for number, line in enumerate(lines):
            write(canvas, line, x, y - above - size * (0.98 + 1.15 * number), BOLD, size, INK)
        if block.beside:
            beside = sizes.text * 1.05
            left = x + room - fonts.width(block.beside, REGULAR, beside)
            write(canvas, block.beside, left, y - above - size * 0.98, REGULAR, beside, SOFT)
        if picture:
            left, down = x + sizes.width - picture.width, y - picture.height
            canvas.drawImage(picture.image, left, down, picture.width, picture.height, mask="auto")

    widest = max([fonts.width(line, BOLD, size) for line in lines])
    return Placed(height, draw, widest, begins=block.begins)


class _Logo(NamedTuple):
    """A picture and the room that it takes, in points."""

    image: ImageReader
    width: float
    height: float


@lru_cache(maxsize=4)
def read_picture(picture: str) -> ImageReader:
    """A PNG in base64, read once for all slips."""
    return ImageReader(BytesIO(b64decode(picture)))


def _logo(source: str | ImageReader, sizes: Sizes) -> _Logo:
    """As high as four lines, and no wider than a quarter of the sheet. Raises OSError."""
    image = source if isinstance(source, ImageReader) else ImageReader(source)
    wide, high = image.getSize()
    height = min(sizes.line * 4, sizes.width / 4 * high / wide)
    return _Logo(image, height * wide / high, height)


@place.register
def _section(block: Section, sizes: Sizes) -> Placed:
    size, lines = in_lines(block.text, BOLD, sizes.text, sizes.width, sizes.text)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for number, line in enumerate(lines):
            write(canvas, line, x, y - sizes.line * (1.15 + number), BOLD, size, INK)

    width = max([fonts.width(line, BOLD, size) for line in lines])
    return Placed(sizes.line * (0.5 + len(lines)), draw, width, above=sizes.line * 0.35)


@place.register
def _lead(block: Lead, sizes: Sizes) -> Placed:
    font = MEDIUM if sizes.least else ITALIC  # what is read at arm's length stands upright
    return _lines(block.text, sizes, font, sizes.text * 1.1, after=0.3 if sizes.least else 0.5)


@place.register
def _prose(block: Prose, sizes: Sizes) -> Placed:
    return _lines(block.text, sizes, REGULAR, sizes.text)


@place.register
def _points(block: Points, sizes: Sizes) -> Placed:
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
def _figures(block: Figures, sizes: Sizes) -> Placed:
    size = sizes.text
    small = max(sizes.small(0.82), min(size, SMALLEST))
    widths = [
        max(fonts.width(one.value, MEDIUM, size), fonts.width(one.title, REGULAR, small))
        for one in block.figures
    ]
    if len(widths) > 1 and sum(widths) + size * (len(widths) - 1) > sizes.width:
        return _figures_in_rows(block, widths, sizes)
    gap = min(size * 2.4, (sizes.width - sum(widths)) / max(1, len(widths) - 1))
    widest = sum(widths) + max(gap, size * NEAREST) * (len(widths) - 1)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for figure, width in zip(block.figures, widths, strict=True):
            write(canvas, figure.title, x, y - size * 0.95, REGULAR, small, sizes.soft)
            write(canvas, figure.value, x, y - size * 2.15, MEDIUM, size, INK)
            x += width + gap

    return Placed(size * 2.75, draw, widest)


def _figures_in_rows(block: Figures, widths: Sequence[float], sizes: Sizes) -> Placed:
    """As many beside each other as there is room for, the others below them."""
    fit, room = 1, sizes.width - widths[0]
    while room >= sizes.text + widths[fit]:
        room -= sizes.text + widths[fit]
        fit += 1
    rows = [place(Figures(part), sizes) for part in (block.figures[:fit], block.figures[fit:])]

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for row in rows:
            row.draw(canvas, x, y)
            y -= row.height

    return Placed(sum(row.height for row in rows), draw, max(row.widest for row in rows))


@place.register
def _box(block: Box, sizes: Sizes) -> Placed:
    """Figures in a frame, with the title beside them."""
    pad = sizes.text * 0.5
    title = fonts.width(block.title, BOLD, sizes.text)
    inside = place(Figures(block.figures), sizes._replace(width=sizes.width - title - pad * 5))
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
def _chapter(block: Chapter, sizes: Sizes) -> Placed:
    """A title that others lead to."""
    points = sizes.text * (1.9, 1.45, 1.0)[block.level]
    room = sizes.width - fonts.width(block.beside, REGULAR, sizes.text) - sizes.text
    size = fitting(block.text, BOLD, points, room)
    above = sizes.text * (1.4, 0.9, 0.4)[block.level]
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
    return Placed(height, draw, widest, key=block.key, above=above)


@place.register
def _leads(block: Leads, sizes: Sizes) -> Placed:
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


def _lead_line(canvas: Canvas, one: LeadsTo, sizes: Sizes, at: tuple[float, float, float]) -> None:
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
    block: Block,  # noqa: ARG001 -- this and what follows: for kinds that can be parted
    room: float,  # noqa: ARG001 -- the same
    sizes: Sizes,  # noqa: ARG001 -- the same
) -> tuple[Block, Block] | None:
    """A long block as what fits the room and the rest; None where it cannot be parted there."""
    return None


@split.register
def _split_points(block: Points, room: float, sizes: Sizes) -> tuple[Block, Block] | None:
    texts = block.texts
    if len(texts) < 2:
        return None
    fit = most(len(texts), lambda n: place(Points(texts[:n]), sizes).height, room)
    return (Points(texts[:fit]), Points(texts[fit:])) if fit else None


@split.register
def _split_leads(block: Leads, room: float, sizes: Sizes) -> tuple[Block, Block] | None:
    if len(block.columns) > 1:
        return None
    (lines,) = block.columns
    fit = most(len(lines), lambda n: n * sizes.line, room)
    if fit and lines[fit - 1].level < lines[fit].level:
        fit -= 1  # what others stand below goes with them
    return (Leads((lines[:fit],)), Leads((lines[fit:],))) if fit else None


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

"""What a manual is set from: passages with keys in them, tables of passages, listings, pictures."""

from collections.abc import Sequence
from typing import NamedTuple

from reportlab.lib.colors import HexColor
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.book_text import Listing, Passage, Picture, Table
from director.reports.documents import Block
from director.reports.typesetting.blocks import Placed, Sizes, most, place, split
from director.reports.typesetting.inks import INK, LINE, SHADE, SOFT
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.lettering.text_fitting import fitting, write

_LINK = HexColor("#1d4f91")
_INDENT = 1.6
"""Of the type: how far an item stands behind its mark."""
_LEAST = 0.16
"""Of the width: what a column of a table has at least."""
_FINE = 0.55
"""Points for a pixel of a picture: fine enough on paper."""
_HIGHEST, _UPRIGHT = 0.5, 0.42
"""Of the height of a page: how high a picture may be, and one that is higher than wide."""


class _Word(NamedTuple):
    """A word, its font, and whether it stands close to the one before it."""

    text: str
    font: str
    is_key: bool
    is_close: bool
    to: str = ""
    """The key of the chapter that it leads to."""


class _Lines(NamedTuple):
    """Words on lines, each with its place from the left."""

    lines: tuple[tuple[tuple[float, _Word], ...], ...]
    widest: float


def _words(passage: Passage, font: str) -> list[_Word]:
    found: list[_Word] = []
    is_close = True
    for part in passage.words:
        face = BOLD if part.bold else MEDIUM if part.key else font
        pieces = part.text.split(" ")
        for number, piece in enumerate(pieces):
            close = is_close if number == 0 else False
            if piece:
                found.append(_Word(piece, face, part.key, close, part.to))
                is_close = True
            elif number:
                is_close = False
        if pieces[-1] == "":
            is_close = False
    return found


def _wrapped(passage: Passage, font: str, size: float, width: float) -> _Lines:
    """The words of a passage on lines no wider than this; what stands close is kept together."""
    space = fonts.width(" ", font, size)
    groups: list[list[_Word]] = []
    for word in _words(passage, font):
        if word.is_close and groups:
            groups[-1].append(word)
        else:
            groups.append([word])
    lines: list[list[tuple[float, _Word]]] = [[]]
    so_far = widest = 0.0
    for group in groups:
        own = sum(fonts.width(word.text, word.font, size) for word in group)
        if lines[-1] and so_far + space + own > width:
            lines.append([])
            so_far = 0.0
        at = so_far + (space if lines[-1] else 0)
        for word in group:
            lines[-1].append((at, word))
            at += fonts.width(word.text, word.font, size)
        so_far = at
        widest = max(widest, so_far)
    return _Lines(tuple(tuple(line) for line in lines), widest)


def _draw_lines(canvas: Canvas, set_lines: _Lines, x: float, y: float, size: float) -> None:
    """Draws them from the top down; keys stand on a shade."""
    for number, line in enumerate(set_lines.lines):
        base = y - size - number * size * 1.36
        for at, word in line:
            if word.is_key:
                wide = fonts.width(word.text, word.font, size)
                canvas.setFillColor(SHADE)
                canvas.rect(x + at - 1, base - size * 0.27, wide + 2, size * 1.2, stroke=0, fill=1)
        for at, word in line:
            write(canvas, word.text, x + at, base, word.font, size, _LINK if word.to else INK)
            if word.to:
                wide = fonts.width(word.text, word.font, size)
                area = (x + at, base - size * 0.27, x + at + wide, base + size)
                canvas.linkRect("", word.to, area, relative=1, thickness=0)


def lines_of(passage: Passage, sizes: Sizes) -> list[int]:
    """How many words there are on each line of a passage."""
    return [len(line) for line in _wrapped(passage, REGULAR, sizes.text, sizes.width).lines]


def _height(set_lines: _Lines, size: float) -> float:
    return len(set_lines.lines) * size * 1.36


@place.register
def _passage(block: Passage, sizes: Sizes) -> Placed:
    size = sizes.text
    indent = size * _INDENT if block.mark else 0
    set_lines = _wrapped(block, REGULAR, size, sizes.width - indent)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        if block.mark:
            write(canvas, block.mark, x, y - size, REGULAR, size, SOFT)
        _draw_lines(canvas, set_lines, x + indent, y, size)

    after = size * (0.35 if block.mark else 0.6)
    return Placed(_height(set_lines, size) + after, draw, set_lines.widest + indent)


@place.register
def _table(block: Table, sizes: Sizes) -> Placed:
    size, small = sizes.text, sizes.text * 0.86
    gap = size
    widths = _columns(block, size, sizes.width - gap * (len(block.titles) - 1))
    heads = [_wrapped(one, REGULAR, small, width) for one, width in _pairs(block.titles, widths)]
    rows = [
        [_wrapped(one, REGULAR, size, width) for one, width in _pairs(row, widths)]
        for row in block.rows
    ]
    has_head = any(one.words for one in block.titles)
    top = (max(_height(one, small) for one in heads) if has_head else 0) + size * 0.4
    heights = [max(_height(one, size) for one in row) + size * 0.45 for row in rows]

    def draw(canvas: Canvas, x: float, y: float) -> None:
        if has_head:
            _draw_row(canvas, heads, widths, (x, y), (small, gap))
        y -= top
        canvas.setStrokeColor(INK)
        canvas.setLineWidth(0.8)
        canvas.line(x, y, x + sizes.width, y)
        for row, height in zip(rows, heights, strict=True):
            _draw_row(canvas, row, widths, (x, y - size * 0.12), (size, gap))
            y -= height
            canvas.setStrokeColor(LINE)
            canvas.setLineWidth(0.3)
            canvas.line(x, y, x + sizes.width, y)

    return Placed(top + sum(heights) + size * 0.8, draw, sizes.width)


def _pairs(cells: Sequence[Passage], widths: Sequence[float]) -> list[tuple[Passage, float]]:
    return list(zip(cells, widths, strict=True))


def _draw_row(
    canvas: Canvas,
    cells: Sequence[_Lines],
    widths: Sequence[float],
    at: tuple[float, float],
    of: tuple[float, float],
) -> None:
    """Cells beside each other; `at` is the upper left corner, `of` the type and the gap."""
    x, y = at
    size, gap = of
    for cell, width in zip(cells, widths, strict=True):
        _draw_lines(canvas, cell, x, y, size)
        x += width + gap


def _columns(block: Table, size: float, width: float) -> list[float]:
    """How wide each column is: what it needs where there is room, else by how much it says."""
    columns = list(zip(block.titles, *block.rows, strict=True))
    needs = [
        max(_wrapped(one, REGULAR, size, float("inf")).widest for one in column)
        for column in columns
    ]
    if sum(needs) <= width:
        left = width - sum(needs)
        return [*needs[:-1], needs[-1] + left]
    least = [min(need, width * _LEAST) for need in needs]
    more = [need - floor for need, floor in zip(needs, least, strict=True)]
    left = width - sum(least)
    # the root: a long column gets more, but does not leave the others a word to a line
    shares = [one**0.5 for one in more]
    return [floor + left * share / sum(shares) for floor, share in zip(least, shares, strict=True)]


@split.register
def _split_table(block: Table, room: float, sizes: Sizes) -> tuple[Block, Block] | None:
    titles, rows = block.titles, block.rows
    fit = most(len(rows), lambda n: place(Table(titles, rows[:n]), sizes).height, room)
    # no row stands alone, nor below the titles that are said again
    if fit == 1 and len(rows) > 2 and room < sizes.room / 2:
        return None
    if fit == len(rows) - 1 and fit > 1:
        fit -= 1
    return (Table(titles, rows[:fit]), Table(titles, rows[fit:])) if fit else None


@place.register
def _listing(block: Listing, sizes: Sizes) -> Placed:
    size = min(
        fitting(line, REGULAR, sizes.text * 0.9, sizes.width - sizes.text)
        for line in block.lines or ("",)
    )
    step = size * 1.36
    height = len(block.lines) * step + size * 0.8

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.setFillColor(SHADE)
        canvas.rect(x, y - height, sizes.width, height, stroke=0, fill=1)
        for number, line in enumerate(block.lines):
            indent = (len(line) - len(line.lstrip())) * fonts.width("0", REGULAR, size)
            base = y - size * 1.3 - number * step
            write(canvas, line.lstrip(), x + sizes.text * 0.5 + indent, base, REGULAR, size, INK)

    return Placed(height + sizes.text * 0.7, draw, sizes.width)


@split.register
def _split_listing(block: Listing, room: float, sizes: Sizes) -> tuple[Block, Block] | None:
    lines = block.lines
    fit = most(len(lines), lambda n: place(Listing(lines[:n]), sizes).height, room)
    return (Listing(lines[:fit]), Listing(lines[fit:])) if fit else None


@place.register
def _picture(block: Picture, sizes: Sizes) -> Placed:
    """Raises OSError where it is not there."""
    image = ImageReader(block.path)
    wide, high = image.getSize()
    highest = sizes.room * (_HIGHEST if wide > high else _UPRIGHT)
    width = min(sizes.width, wide * _FINE, highest * wide / high)
    height = width * high / wide
    small = sizes.text * 0.86

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.drawImage(image, x, y - height, width, height, mask="auto")
        canvas.setStrokeColor(LINE)
        canvas.setLineWidth(0.5)
        canvas.rect(x, y - height, width, height, stroke=1, fill=0)
        title = fitting(block.title, REGULAR, small, sizes.width)
        write(canvas, block.title, x, y - height - small * 1.3, REGULAR, title, SOFT)

    return Placed(height + small * (2.6 if block.title else 1.2), draw, width)

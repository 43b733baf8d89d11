"""Brackets, measured and drawn: boxes of tables, and elbows to the round that comes next."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, pairwise
from typing import NamedTuple

from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.events import Bracket, BracketBox, BracketRound
from director.reports.typesetting.blocks import Placed, Sizes, place
from director.reports.typesetting.inks import INK, LINE, SOFT
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.lettering.text_fitting import (
    SMALLEST,
    cut,
    in_lines,
    wrapped,
    write,
)
from director.views.tables.bracket_layout import Sized, tops

_NARROWEST, _WIDEST = 14.5, 34.0
"""Of the type: how wide a box is."""
_BETWEEN, _GAP = 2.6, 0.7
"""Of the type: between two rounds, and between two boxes."""
_ABOVE, _HEAD = 0.7, 3.0
"""Of the type: above a round, its name and what stands below that."""
_ROW, _TITLE, _PAD, _TO_WRITE = 1.3, 1.75, 0.55, 1.65
"""Of the type: within a box."""

_LARGER = (1.9, 1.75, 1.6, 1.45, 1.3, 1.15, 1.0)
"""Times the type: rounds that are written on, on a side of their own."""
_APART = 1.2
"""Of the type: between two columns of one round."""
_COLUMNS = 4
"""In which a round stands before the others at most."""
_ROUNDING = 0.01
"""Points by which a sum of heights may be off."""
_INDENT = 0.9
"""Of the type: a name that goes on on another line, so that it is no other player."""


class _Set(NamedTuple):
    """A box as it is set, with its words in lines that are no wider than it."""

    box: BracketBox
    rows: tuple[tuple[str, ...], ...]
    words: tuple[str, ...]
    title: float
    """The type of its title."""
    height: float


@place.register
def _bracket(block: Bracket, sizes: Sizes) -> Placed:
    if block.is_written:
        own = _to_write_on(block, sizes)
    elif len(block.rounds) == 1:
        own = _in_columns(block.rounds[0], sizes)
    elif _is_open(block.rounds):
        ways = [_from_columns(block, count, sizes) for count in range(1, _COLUMNS + 1)]
        own = min(ways, key=lambda one: one.height)
    else:
        own = _side_by_side(block, sizes)
    # what has to be parted is higher than any side
    return own._replace(height=sizes.room * 2) if block.then else own


def _to_write_on(block: Bracket, sizes: Sizes) -> Placed:
    """Below its head, in the largest type that the side holds: its lines are far apart."""
    heads = [place(one, sizes) for one in block.head]
    down = sum([one.height for one in heads])
    plain = replace(block, is_written=False)
    for scale in _LARGER:
        own = place(plain, sizes._replace(text=sizes.text * scale))
        if down + own.height <= sizes.room and own.widest <= sizes.width:
            break

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for one in heads:
            one.draw(canvas, x, y)
            y -= one.height
        own.draw(canvas, x, y)

    return Placed(down + own.height, draw, own.widest)


def _size(sizes: Sizes) -> float:
    return max(SMALLEST, sizes.text * 0.92)


def rounds_abreast(sizes: Sizes) -> int:
    """How many rounds a side is wide enough for."""
    size = _size(sizes)
    return max(1, int((sizes.width + size * _BETWEEN) // (size * (_NARROWEST + _BETWEEN))))


def _side_by_side(block: Bracket, sizes: Sizes) -> Placed:
    size, count = _size(sizes), len(block.rounds)
    width = (sizes.width - size * _BETWEEN * (count - 1)) / count
    if width < size * _NARROWEST:
        return Placed(sizes.room * 2, lambda *_: None)
    width = min(width, size * _WIDEST)
    rounds = [[_box(box, width, size) for box in one.boxes] for one in block.rounds]
    sized = [[Sized(one.height, one.box.feeds) for one in boxes] for boxes in rounds]
    edges = tops(sized, size * _GAP)
    bottom = max(
        [top + one.height for tops_, boxes in zip(edges, rounds, strict=True)
         for top, one in zip(tops_, boxes, strict=True)]
    )  # fmt: skip
    step = width + size * _BETWEEN

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for number, one in enumerate(block.rounds):
            _round_head(canvas, one, x + number * step, y - size * _ABOVE, size)
        y -= size * (_ABOVE + _HEAD)
        for number, (before, here) in enumerate(pairwise(rounds)):
            left = x + number * step + width
            _lines(canvas, (before, here), (edges[number], edges[number + 1]), (left, y, size))
        for number, (boxes, tops_) in enumerate(zip(rounds, edges, strict=True)):
            for box, top in zip(boxes, tops_, strict=True):
                _draw_box(canvas, box, x + number * step, y - top, width, size)

    return Placed(
        size * (_ABOVE + _HEAD) + bottom + size * 0.5, draw, step * count - size * _BETWEEN
    )


def _is_open(rounds: Sequence[BracketRound]) -> bool:
    """Whether the second round is drawn from all of the first, so that these may lie anyhow."""
    return not any(box.feeds for box in rounds[1].boxes)


def _from_columns(block: Bracket, count: int, sizes: Sizes) -> Placed:
    """The first round in so many columns, one line from all of it, then the others."""
    size, others = _size(sizes), len(block.rounds) - 1
    between = size * _BETWEEN
    width = (sizes.width - between * others - size * _APART * (count - 1)) / (count + others)
    if width < size * _NARROWEST:
        return Placed(sizes.room * 2, lambda *_: None)
    width = min(width, size * _WIDEST)
    columns = _level([_box(box, width, size) for box in block.rounds[0].boxes], count, size)
    first = max([_tall(one, size) for one in columns])
    rounds = [[_box(box, width, size) for box in one.boxes] for one in block.rounds[1:]]
    whole = _Set(BracketBox(""), (), (), size, first)
    edges = tops(
        [[Sized(first)], *[[Sized(o.height, o.box.feeds) for o in one] for one in rounds]],
        size * _GAP,
    )[1:]
    bottom = max([top + one.height for tops_, boxes in zip(edges, rounds, strict=True)
                  for top, one in zip(tops_, boxes, strict=True)] + [first])  # fmt: skip
    start = count * width + size * _APART * (count - 1)
    step = width + between

    def draw(canvas: Canvas, x: float, y: float) -> None:
        _round_head(canvas, block.rounds[0], x, y - size * _ABOVE, size)
        for number, one in enumerate(block.rounds[1:]):
            left = x + start + between + number * step
            _round_head(canvas, one, left, y - size * _ABOVE, size)
        y -= size * (_ABOVE + _HEAD)
        _draw_columns(canvas, columns, (x, y), width, size)
        _brace(canvas, x + start + size * 0.3, y, first, size)
        _lines(canvas, ([whole], rounds[0]), ([0.0], edges[0]), (x + start, y, size), size * 0.8)
        for number, (before, here) in enumerate(pairwise(rounds)):
            left = x + start + between + number * step + width
            _lines(canvas, (before, here), (edges[number], edges[number + 1]), (left, y, size))
        for number, (boxes, tops_) in enumerate(zip(rounds, edges, strict=True)):
            for box, top in zip(boxes, tops_, strict=True):
                _draw_box(canvas, box, x + start + between + number * step, y - top, width, size)

    return Placed(size * (_ABOVE + _HEAD) + bottom + size * 0.5, draw, start + others * step)


def _tall(boxes: Sequence[_Set], size: float) -> float:
    return sum([one.height for one in boxes]) + size * _GAP * max(0, len(boxes) - 1)


def _level(boxes: Sequence[_Set], count: int, size: float) -> list[list[_Set]]:
    """Boxes in their order, in columns of which the highest is as low as may be."""
    tallest = max([one.height for one in boxes], default=0.0)
    heights = {high for first in range(len(boxes)) for high in _ends(boxes[first:], size)}
    limits = sorted({tallest, *[high for high in heights if high > tallest]})
    lowest = bisect_left(
        limits, True, key=lambda limit: len(_no_higher(boxes, limit, size)) <= count
    )
    return _no_higher(boxes, limits[lowest], size)


def _ends(boxes: Sequence[_Set], size: float) -> Iterator[float]:
    """How high a column is of the first box, of the first two, and so on."""
    return accumulate([one.height for one in boxes], lambda high, more: high + size * _GAP + more)


def _no_higher(boxes: Sequence[_Set], limit: float, size: float) -> list[list[_Set]]:
    """Boxes in their order, each column as full as this height lets it be."""
    columns: list[list[_Set]] = [[]]
    left = limit + _ROUNDING
    for one in boxes:
        if columns[-1] and one.height > left:
            columns.append([])
            left = limit + _ROUNDING
        columns[-1].append(one)
        left -= one.height + size * _GAP
    return columns


def _brace(canvas: Canvas, x: float, y: float, height: float, size: float) -> None:
    """At the right of all from which somebody may come."""
    canvas.setStrokeColor(SOFT)
    canvas.setLineWidth(0.8)
    path = canvas.beginPath()
    path.moveTo(x, y)
    path.lineTo(x + size * 0.5, y)
    path.lineTo(x + size * 0.5, y - height)
    path.lineTo(x, y - height)
    canvas.drawPath(path, stroke=1, fill=0)


def _in_columns(one: BracketRound, sizes: Sizes) -> Placed:
    """Column by column, in as many columns as make it lowest."""
    size = _size(sizes)
    ways = []
    most = int((sizes.width + size * _APART) // (size * (_NARROWEST + _APART)))
    for count in range(1, max(1, min(most, len(one.boxes))) + 1):
        width = (sizes.width - size * _APART * (count - 1)) / count
        width = min(width, size * _WIDEST)
        columns = _level([_box(box, width, size) for box in one.boxes], count, size)
        ways.append((max([_tall(column, size) for column in columns]), width, columns))
    high, width, columns = min(ways, key=lambda way: way[0])

    def draw(canvas: Canvas, x: float, y: float) -> None:
        _round_head(canvas, one, x, y - size * _ABOVE, size)
        y -= size * (_ABOVE + _HEAD)
        _draw_columns(canvas, columns, (x, y), width, size)

    return Placed(size * (_ABOVE + _HEAD) + high + size * 0.6, draw, sizes.width)


def _box(box: BracketBox, width: float, size: float) -> _Set:
    inside = width - size * _PAD * 2
    rows = tuple(
        [
            tuple(_name(row, MEDIUM if n in box.through else REGULAR, size, inside - size))
            for n, row in enumerate(box.rows)
        ]
    )
    words = tuple(wrapped(box.words, REGULAR, size, inside)) if box.words else ()
    state = fonts.width(box.state, REGULAR, size)
    title, _ = in_lines(box.title, BOLD, size * 1.08, inside - state - size * 0.6, SMALLEST)
    lines = sum([len(row) for row in rows]) + len(words)
    height = size * (_TITLE + lines * _ROW + box.lines * _TO_WRITE + _PAD)
    return _Set(box, rows, words, title, height)


def _name(text: str, font: str, size: float, width: float) -> list[str]:
    return [cut(line, font, size, width) for line in wrapped(text, font, size, width)]


def _draw_columns(
    canvas: Canvas,
    columns: Sequence[Sequence[_Set]],
    at: tuple[float, float],
    width: float,
    size: float,
) -> None:
    """The tables of one round, column by column, the upper left corner of the first at `at`."""
    x, y = at
    for number, column in enumerate(columns):
        down = 0.0
        for box in column:
            left = x + number * (width + size * _APART)
            _draw_box(canvas, box, left, y - down, width, size)
            down += box.height + size * _GAP


def _draw_box(canvas: Canvas, one: _Set, x: float, y: float, width: float, size: float) -> None:
    """The box with its upper left corner at x and y."""
    box = one.box
    to_come = box.is_to_come or not one.rows
    canvas.setStrokeColor(SOFT if to_come else INK)
    canvas.setLineWidth(0.6 if to_come else 0.8)
    if to_come:
        canvas.setDash(2.5, 2)
    canvas.roundRect(x, y - one.height, width, one.height, 3, stroke=1, fill=0)
    canvas.setDash()
    left, right = x + size * _PAD, x + width - size * _PAD
    base = y - size * 1.25
    write(canvas, box.title, left, base, BOLD, one.title, INK)
    state = right - fonts.width(box.state, REGULAR, size)
    write(canvas, box.state, state, base, REGULAR, size, SOFT)
    base = y - size * (_TITLE + 0.98)
    for number, lines in enumerate(one.rows):
        through = number in box.through
        colour = SOFT if number in box.out else INK
        if through:
            _tick(canvas, right - size * 0.8, base, size)
        for step, text in enumerate(lines):
            at = left + (size * _INDENT if step else 0)
            write(canvas, text, at, base, MEDIUM if through else REGULAR, size, colour)
            base -= size * _ROW
    for text in one.words:
        write(canvas, text, left, base, REGULAR, size, SOFT)
        base -= size * _ROW
    canvas.setStrokeColor(LINE)
    canvas.setLineWidth(0.6)
    for number in range(box.lines):
        low = base + size * (_ROW - 1.2) - size * _TO_WRITE * number - size * 0.55
        canvas.line(left, low, right, low)


def _tick(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.setStrokeColor(INK)
    canvas.setLineWidth(size * 0.13)
    path = canvas.beginPath()
    path.moveTo(x, y + size * 0.3)
    path.lineTo(x + size * 0.26, y + size * 0.04)
    path.lineTo(x + size * 0.75, y + size * 0.62)
    canvas.drawPath(path, stroke=1, fill=0)


def _round_head(canvas: Canvas, one: BracketRound, x: float, y: float, size: float) -> None:
    write(canvas, one.title, x, y - size * 1.1, BOLD, size * 1.15, INK)
    write(canvas, one.caption, x, y - size * 2.25, REGULAR, size, SOFT)


def _lines(
    canvas: Canvas,
    rounds: tuple[Sequence[_Set], Sequence[_Set]],
    edges: tuple[Sequence[float], Sequence[float]],
    at: tuple[float, float, float],
    inset: float = 0.0,
) -> None:
    """From the boxes of a round to those of the next; thick where somebody has gone along."""
    (before, here), (left, y, size) = rounds, at
    right = left + size * _BETWEEN
    middle = (left + right) / 2
    starts = [y - top - one.height / 2 for one, top in zip(before, edges[0], strict=True)]
    mixed = not _is_decided((before, here))
    for one, top in zip(here, edges[1], strict=True):
        end = y - top - one.height / 2
        for feed in range(len(before)) if mixed else one.box.feeds:
            done = not mixed and bool(one.rows) and before[feed].box.is_done
            canvas.setStrokeColor(INK if done else SOFT)
            canvas.setLineWidth(1.3 if done else 0.6)
            path = canvas.beginPath()
            path.moveTo(left + inset, starts[feed])
            path.lineTo(middle, starts[feed])
            path.lineTo(middle, end)
            path.lineTo(right, end)
            canvas.drawPath(path, stroke=1, fill=0)


def _is_decided(rounds: Sequence[Sequence[_Set]]) -> bool:
    """Whether it is known who comes to each box, and no line crosses another."""
    return all(in_order([one.box.feeds for one in boxes]) for boxes in rounds[1:])


def in_order(feeds: Sequence[tuple[int, ...]]) -> bool:
    """Those who did not play may go to several boxes; their box is the last."""
    every = [feed for one in feeds for feed in one]
    last = max(every, default=0)
    met = [feed for feed in every if feed != last]
    return all(feeds) and met == sorted(set(met))

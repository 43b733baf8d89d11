"""Brackets, measured and drawn: boxes of tables, and elbows to the round that comes next.

What is larger than a side is parted where a table of a later round has all it comes from.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from reportlab.pdfgen.canvas import Canvas

from director.reports import documents as says
from director.reports.typesetting import fonts
from director.reports.typesetting.blocks import Placed, Sizes, place, split
from director.reports.typesetting.card_drawings import INK, LINE, SOFT
from director.reports.typesetting.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.text_fitting import SMALLEST, cut, in_lines, wrapped, write
from director.views.tables.bracket_layout import Sized, tops

_NARROWEST, _WIDEST = 14.5, 24.0
"""Of the type: how wide a box is."""
_BETWEEN, _GAP = 2.6, 0.7
"""Of the type: between two rounds, and between two boxes."""
_ABOVE, _HEAD = 0.7, 3.0
"""Of the type: above a round, its name and what stands below that."""
_ROW, _TITLE, _PAD, _TO_WRITE = 1.3, 1.75, 0.55, 1.65
"""Of the type: within a box."""

_INDENT = 0.9
"""Of the type: a name that goes on on another line, so that it is no other player."""


class _Set(NamedTuple):
    """A box as it is set, with its words in lines that are no wider than it."""

    box: says.BracketBox
    rows: tuple[tuple[str, ...], ...]
    words: tuple[str, ...]
    title: float
    """The type of its title."""
    height: float


@place.register
def _bracket(block: says.Bracket, sizes: Sizes) -> Placed:
    if len(block.rounds) == 1:
        own = _in_columns(block.rounds[0], sizes)
    else:
        own = _side_by_side(block, sizes)
    # what has to be parted is higher than any side
    return own._replace(height=sizes.room * 2) if block.then else own


def _size(sizes: Sizes) -> float:
    return max(SMALLEST, sizes.text * 0.92)


def _rounds_abreast(sizes: Sizes) -> int:
    """How many rounds a side is wide enough for."""
    size = _size(sizes)
    return max(1, int((sizes.width + size * _BETWEEN) // (size * (_NARROWEST + _BETWEEN))))


def _side_by_side(block: says.Bracket, sizes: Sizes) -> Placed:
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


def _in_columns(one: says.BracketRound, sizes: Sizes) -> Placed:
    """Row by row, as many beside each other as the side is wide enough for."""
    size, count = _size(sizes), _rounds_abreast(sizes)
    gap = size * 1.2
    width = (sizes.width - gap * (count - 1)) / count
    boxes = [_box(box, width, size) for box in one.boxes]
    rows = [boxes[at : at + count] for at in range(0, len(boxes), count)]
    heights = [max([box.height for box in row]) + size * _GAP for row in rows]

    def draw(canvas: Canvas, x: float, y: float) -> None:
        _round_head(canvas, one, x, y - size * _ABOVE, size)
        y -= size * (_ABOVE + _HEAD)
        for row, height in zip(rows, heights, strict=True):
            for number, box in enumerate(row):
                _draw_box(canvas, box, x + number * (width + gap), y, width, size)
            y -= height

    return Placed(size * (_ABOVE + _HEAD) + sum(heights) + size * 0.6, draw, sizes.width)


def _box(box: says.BracketBox, width: float, size: float) -> _Set:
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


def _draw_box(canvas: Canvas, one: _Set, x: float, y: float, width: float, size: float) -> None:
    """The box with its upper left corner at x and y."""
    box = one.box
    to_come = not one.rows
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


def _round_head(canvas: Canvas, one: says.BracketRound, x: float, y: float, size: float) -> None:
    write(canvas, one.title, x, y - size * 1.1, BOLD, size * 1.15, INK)
    write(canvas, one.caption, x, y - size * 2.25, REGULAR, size, SOFT)


def _lines(
    canvas: Canvas,
    rounds: tuple[Sequence[_Set], Sequence[_Set]],
    edges: tuple[Sequence[float], Sequence[float]],
    at: tuple[float, float, float],
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
            path.moveTo(left, starts[feed])
            path.lineTo(middle, starts[feed])
            path.lineTo(middle, end)
            path.lineTo(right, end)
            canvas.drawPath(path, stroke=1, fill=0)


def _is_decided(rounds: Sequence[Sequence[_Set]]) -> bool:
    """Whether it is known who comes to each box, and no line crosses another."""
    return all(_in_order([one.box.feeds for one in boxes]) for boxes in rounds[1:])


def _in_order(feeds: Sequence[tuple[int, ...]]) -> bool:
    """Those who did not play may go to several boxes; their box is the last."""
    every = [feed for one in feeds for feed in one]
    last = max(every, default=0)
    met = [feed for feed in every if feed != last]
    return all(feeds) and met == sorted(set(met))


@split.register
def _split_bracket(
    block: says.Bracket, room: float, sizes: Sizes
) -> tuple[says.Block, says.Block] | None:
    if block.then:
        first = says.Bracket(block.rounds)
        return first, says.Bracket(block.then[0].rounds, block.then[1:])
    if len(block.rounds) == 1:
        return _split_round(block.rounds[0], room, sizes)
    if all(_in_order([box.feeds for box in one.boxes]) for one in block.rounds[1:]):
        parts = list(_subtrees(block.rounds, room, sizes))
    else:
        parts = [says.Bracket((one,)) for one in block.rounds]
    if len(parts) < 2:
        return None
    return parts[0], says.Bracket(parts[1].rounds, tuple(parts[2:]))


def _split_round(
    one: says.BracketRound, room: float, sizes: Sizes
) -> tuple[says.Block, says.Block] | None:
    count = _rounds_abreast(sizes)
    for fit in range((len(one.boxes) - 1) // count * count, 0, -count):
        first = says.Bracket((one._replace(boxes=one.boxes[:fit]),))
        if place(first, sizes).height <= room:
            return first, says.Bracket((one._replace(boxes=one.boxes[fit:]),))
    return None


def _subtrees(
    rounds: Sequence[says.BracketRound], room: float, sizes: Sizes
) -> Iterator[says.Bracket]:
    """As many rounds as a side holds with some boxes of the last and all that come to them.

    The rounds after those begin with the same last boxes on sides of their own.
    """
    for depth in range(min(_rounds_abreast(sizes), len(rounds)) - 1, 0, -1):
        every = [_part(rounds, depth, (root,)) for root in range(len(rounds[depth].boxes))]
        if all(place(one, sizes).height <= room for one in every):
            break
    else:
        yield from [says.Bracket((one,)) for one in rounds]
        return
    roots = list(range(len(rounds[depth].boxes)))
    while roots:
        fit = 1
        while fit < len(roots) and _fits(rounds, depth, roots[: fit + 1], room, sizes):
            fit += 1
        yield _part(rounds, depth, tuple(roots[:fit]))
        roots, room = roots[fit:], sizes.room  # no heading stands on the sides after the first
    if depth + 1 < len(rounds):
        upper = says.Bracket(tuple(rounds[depth:]))
        if place(upper, sizes).height <= room:
            yield upper
        else:
            yield from _subtrees(rounds[depth:], room, sizes)


def _fits(
    rounds: Sequence[says.BracketRound],
    depth: int,
    roots: Sequence[int],
    room: float,
    sizes: Sizes,
) -> bool:
    return place(_part(rounds, depth, tuple(roots)), sizes).height <= room


def _part(rounds: Sequence[says.BracketRound], depth: int, roots: tuple[int, ...]) -> says.Bracket:
    """These boxes of a round, and before them all from which somebody comes to them."""
    kept = [sorted(roots)]
    for one in reversed(rounds[1 : depth + 1]):
        kept.insert(0, sorted({feed for box in kept[0] for feed in one.boxes[box].feeds}))
    found = []
    for number, (one, boxes) in enumerate(zip(rounds, kept, strict=False)):
        places = {box: n for n, box in enumerate(kept[number - 1])} if number else {}
        cut = [
            one.boxes[box]._replace(feeds=tuple([places[feed] for feed in one.boxes[box].feeds]))
            if number
            else one.boxes[box]
            for box in boxes
        ]
        found.append(one._replace(boxes=tuple(cut)))
    return says.Bracket(tuple(found))

"""Slips: so many to a sheet, with marks where to cut, or one after another on the roll.

All slips of a sheet are as high as the highest, so that every cut goes straight through.
"""

from collections.abc import Sequence
from typing import NamedTuple

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.events import Written
from director.reports.documents import Block, Slip
from director.reports.typesetting.blocks import Placed, Sizes, place
from director.reports.typesetting.inks import INK
from director.reports.typesetting.lettering.text_fitting import LEGIBLE
from director.reports.typesetting.sides.cut_marks import draw_cut_marks
from director.reports.typesetting.sides.page import Layout, Page

_NARROWEST = 260
"""Points from cut to cut: two slips beside each other on A4 and letter."""
_PAD = 15
"""Points around what stands on a slip; more than a printer leaves white."""
_ROLL_MARGIN = 4 * mm
"""What an 80 mm printer cannot print on."""
_TYPE = 25
"""Letters about half as wide as high that a line of a slip holds, halved."""
_ON_THE_ROLL = 1.11
"""Its type beside that of a slip: thermal printers are coarse, and 9 points the least."""
_LARGEST, _SMALLEST = 13.0, 4.0
_STEPS, _A_STEP = 8, 0.04
"""By which type grows where a sheet has room left."""
_MEASURED = 24
"""So many of the highest are tried: in larger type another one may wrap and be the highest."""


def cut_out(
    slips: Sequence[Slip], width: float, height: float, *, four_colours: bool = False
) -> Layout:
    """Slips from left to right and from the top down, all alike in size."""
    columns = max(1, int(width // _NARROWEST))
    across = width / columns
    inside = across - 2 * _PAD
    sizes = Sizes(min(_LARGEST, inside / _TYPE), inside, four_colours, least=LEGIBLE)
    stacks = [_stack(slip.blocks, sizes) for slip in slips]
    tallest = sorted(range(len(slips)), key=lambda number: -stacks[number].height)
    rows = max(1, int(height // (stacks[tallest[0]].height + 2 * _PAD)))
    if rows == 1 and len(slips) > columns:
        few = [slips[number] for number in tallest[:_MEASURED]]
        if smaller := _smaller(few, sizes, height / 2 - 2 * _PAD):
            sizes, rows = smaller, 2
            stacks = [_stack(slip.blocks, sizes) for slip in slips]
    room = height / rows - 2 * _PAD
    larger = _larger([slips[number] for number in tallest[:_MEASURED]], sizes, room)
    if larger.text > sizes.text:
        grown = [_stack(slip.blocks, larger) for slip in slips]
        if all(one.widest <= inside + 0.1 and one.height <= room for one in grown):
            stacks = grown
    highest = max([one.height for one in stacks])
    down = height / rows
    each = columns * rows
    marks = Placed(0, lambda canvas, _, top: draw_cut_marks(canvas, width, top, columns, rows))
    pages = []
    for at in range(0, len(stacks), each):
        here = stacks[at : at + each]
        lines = [
            (_line(here[first : first + columns], across, down, highest), down * first / columns)
            for first in range(0, len(here), columns)
        ]
        pages.append(Page(((marks, 0.0), *lines)))
    return Layout(width, height, 0, tuple(pages))


def _larger(slips: Sequence[Slip], sizes: Sizes, room: float) -> Sizes:
    """The largest type at which no fewer slips lie on a sheet."""
    for step in range(_STEPS, 0, -1):
        larger = sizes._replace(text=sizes.text * (1 + step * _A_STEP))
        if all(_stack(slip.blocks, larger).height <= room for slip in slips):
            return larger
    return sizes


def _smaller(slips: Sequence[Slip], sizes: Sizes, room: float) -> Sizes | None:
    """The type, a little smaller and still legible, at which none is higher than this."""
    for step in range(1, _STEPS - 1):
        smaller = sizes._replace(text=max(LEGIBLE, sizes.text * (1 - step * _A_STEP / 2)))
        if all(_stack(slip.blocks, smaller).height <= room for slip in slips):
            return smaller
    return None


def on_the_roll(slips: Sequence[Sequence[Block]], width: float) -> Layout:
    """A side for each slip, cut off where it ends; in black only, for thermal paper has no grey."""
    inside = width - 2 * _ROLL_MARGIN
    sizes = Sizes(inside / _TYPE * _ON_THE_ROLL, inside, soft=INK, least=LEGIBLE)
    pages = []
    for blocks in slips:
        stack = _stacked(blocks, sizes)
        smaller = sizes
        while stack.widest > inside + 0.1 and smaller.text > _SMALLEST:
            smaller = smaller._replace(text=smaller.text * 0.95)
            stack = _stacked(blocks, smaller)
        pages.append(Page(((stack, 0.0),), stack.height + 2 * _ROLL_MARGIN))
    return Layout(width, 0, _ROLL_MARGIN, tuple(pages))


class _Stack(NamedTuple):
    """What stands on a slip, and what is signed at its foot, on one height with its neighbors'."""

    above: Placed
    foot: Placed

    @property
    def height(self) -> float:
        return self.above.height + self.foot.height

    @property
    def widest(self) -> float:
        return max(self.above.widest, self.foot.widest)


_NO_FOOT = Placed(0, lambda *_: None)


def _stack(blocks: Sequence[Block], sizes: Sizes) -> _Stack:
    for first, block in enumerate(blocks):
        if isinstance(block, Written) and block.signed:
            return _Stack(_stacked(blocks[:first], sizes), _stacked(blocks[first:], sizes))
    return _Stack(_stacked(blocks, sizes), _NO_FOOT)


def _stacked(blocks: Sequence[Block], sizes: Sizes) -> Placed:
    """Blocks one below the other, as one."""
    parts = [place(block, sizes) for block in blocks]

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for part in parts:
            part.draw(canvas, x, y)
            y -= part.height

    widest = max([part.widest for part in parts], default=0.0)
    return Placed(sum([part.height for part in parts]), draw, widest)


def _line(stacks: Sequence[_Stack], across: float, down: float, highest: float) -> Placed:
    """Slips beside each other; the highest would stand in the middle of its part of the sheet."""
    above = (down - highest) / 2

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for number, stack in enumerate(stacks):
            left = x + number * across + _PAD
            stack.above.draw(canvas, left, y - above)
            stack.foot.draw(canvas, left, y - above - highest + stack.foot.height)

    too_wide = max(0.0, *[stack.widest - across + 2 * _PAD for stack in stacks])
    too_high = max(0.0, *[stack.height - down + 2 * _PAD for stack in stacks])
    return Placed(down + too_high, draw, len(stacks) * across + too_wide)

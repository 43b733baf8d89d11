"""Cards to be laminated: two sides, one size of type for all cards of a paper, never in less.

What does not fit goes on to another card; nothing gets smaller.
"""

from collections.abc import Sequence
from dataclasses import replace

from reportlab.pdfgen.canvas import Canvas

from director.reports.documents import Block, CardHead, Document, Note, Points, Section
from director.reports.typesetting.blocks import Placed, Sizes, place
from director.reports.typesetting.card_drawings import SOFT
from director.reports.typesetting.fonts import REGULAR
from director.reports.typesetting.page import Layout, Page
from director.reports.typesetting.paging import paged
from director.reports.typesetting.text_fitting import LEGIBLE, wrapped, write
from director.translation import say

SMALLEST = LEGIBLE
"""Points: no sign on a card is smaller, and on cards up to A5 this is the type of all sentences."""
_WIDTH, _HEIGHT = 419.5, 610.0
"""Of the card that the type is made for; on a larger one it grows with the paper."""
_CAUTIONS = 3
"""So many stand in front at most."""
_MARGIN = 0.045
"""Of the width of a card, around what stands on it; at least so many points:"""
_LEAST_MARGIN = 16.0


def lay_out_card(
    document: Document, wide: float, high: float, *, four_colours: bool = False
) -> Layout:
    """Its sides, the front first; with more than two, each further two are another card."""
    margin = max(_LEAST_MARGIN, wide * _MARGIN)
    text = SMALLEST * max(1.0, min(wide / _WIDTH, high / _HEIGHT))
    room = high - 2 * margin
    sizes = Sizes(text, wide - 2 * margin, four_colours, room=room, least=SMALLEST)
    foot = _foot(document.foot, sizes)
    front, back = _with_cautions(document, sizes, room)
    in_front, on_back = _room_left(front, sizes, room), _room_left(back, sizes, room - foot.height)
    shown = False
    for more in document.if_room if back else ():
        height = sum(place(block, sizes).height for block in more)
        if height <= on_back:
            back, on_back, shown = (*back, *more), on_back - height, True
        elif not shown and height <= in_front:  # rather there than nowhere
            front, in_front, shown = (*front, *more), 0.0, True
    pages = _sides(front, sizes, room)
    if not back and len(pages) > 1:
        front, back = _parted(document.blocks)
        pages = _sides(front, sizes, room)
    if back:
        *others, last = _sides(back, sizes, room - foot.height)
        pages = (*pages, *others, Page((*last.placed, (foot, room - foot.height))))
    return Layout(wide, high, margin, pages)


def _with_cautions(
    document: Document, sizes: Sizes, room: float
) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    """The front with as many cautions as have room there, and the back with the others."""
    front, back, cautions = document.blocks, document.back, document.cautions
    title = say("Watch out")
    left = _room_left(front, sizes, room)
    for count in range(min(_CAUTIONS, len(cautions)), 0, -1):
        told = (Section(title), Points(cautions[:count]))
        if sum(place(block, sizes).height for block in told) <= left:
            front, cautions = (*front, *told), cautions[count:]
            break
    if cautions:
        back = (*back[:1], Note(title, " ".join(cautions)), *back[1:])
    return front, back


def _parted(blocks: tuple[Block, ...]) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    """A card without a back that is too small for its blocks: the last section goes there."""
    begins = max(number for number, block in enumerate(blocks) if isinstance(block, Section))
    heads = [replace(one, is_small=True) for one in blocks if isinstance(one, CardHead)]
    return blocks[:begins], (*heads, *blocks[begins:])


def _sides(blocks: Sequence[Block], sizes: Sizes, room: float) -> tuple[Page, ...]:
    return paged(blocks, [place(block, sizes) for block in blocks], sizes, room)


def _room_left(blocks: Sequence[Block], sizes: Sizes, room: float) -> float:
    """Below the last of the blocks, on its side."""
    if not blocks:
        return 0.0
    last, down = _sides(blocks, sizes, room)[-1].placed[-1]
    return room - down - last.height


def _foot(text: str, sizes: Sizes) -> Placed:
    """Where it comes from, small and at the bottom."""
    lines = wrapped(text, REGULAR, sizes.least, sizes.width) if text else []
    step = sizes.least * 1.25

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for number, line in enumerate(lines, start=1):
            write(canvas, line, x, y - number * step, REGULAR, sizes.least, SOFT)

    return Placed(len(lines) * step + sizes.least * 0.3, draw)

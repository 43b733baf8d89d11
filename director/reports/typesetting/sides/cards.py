"""Cards to be laminated: two sides, one size of type for all cards of a paper, never in less.

What does not fit goes on to another card; nothing gets smaller.
"""

from dataclasses import replace

from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.games import (
    Board,
    CardHead,
    DealStrip,
    Diagrams,
    Hand,
    Ladder,
    Tricks,
    Worths,
)
from director.reports.blocks.text import Lead, Note, Points, Section, Steps
from director.reports.documents import Block, Document
from director.reports.typesetting.blocks import Placed, Sizes, place
from director.reports.typesetting.inks import SOFT
from director.reports.typesetting.lettering.fonts import REGULAR
from director.reports.typesetting.lettering.text_fitting import LEGIBLE, wrapped, write
from director.reports.typesetting.sides.page import Layout, Page
from director.reports.typesetting.sides.paging import paged
from director.translation import say

SMALLEST = LEGIBLE
"""Points: no sign on a card is smaller, and on cards up to A5 this is the type of all sentences."""
_WIDTH, _HEIGHT = 419.5, 610.0
"""Of the card that the type is made for; on a larger one it grows with the paper."""
Blocks = tuple[Block, ...]

_LARGER = (2.2, 2.0, 1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1)
"""Of the usual size: how large cards may be drawn where there is room."""
_EMPTY = 0.06
"""Of a side: so much is left free when a hand comes to the front that also has room behind."""
_WHITE = 1.2
"""Of the type: so much more stands at most between two parts of a side."""
_PARTS = (DealStrip, Diagrams, Ladder, Lead, Note, Section, Steps, Worths)
"""What a part of a side begins with."""
_DRAWN = (Board, Hand)
_GROWS = (*_DRAWN, DealStrip, Diagrams, Ladder, Tricks, Worths)
"""What has cards in it."""
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
    if back:
        front, back = _filled(document, front, back, sizes, room, room - foot.height)
    pages = _sides(front, sizes, room)
    if not back and len(pages) > 1:
        front, back = _parted(document.blocks)
        pages = _sides(front, sizes, room)
    if back:
        *others, last = _sides(back, sizes, room - foot.height)
        pages = (*pages, *others, Page((*last.placed, (foot, room - foot.height))))
    return Layout(wide, high, margin, pages)


def _filled(
    document: Document, front: Blocks, back: Blocks, sizes: Sizes, room: float, behind: float
) -> tuple[Blocks, Blocks]:
    """Both sides with what is there for the room; an empty front takes the first of the hands."""
    in_front, on_back = _room_left(front, sizes, room), _room_left(back, sizes, behind)
    shown = False
    behind_first: tuple[Blocks, ...] = ()
    if document.picture_tells:  # what tells the rule in another case may stand behind
        behind_first = tuple([(one,) for one in document.pictures if one not in front])
    first, *others = document.if_room or ((),)
    for more in (first, *behind_first, *others):
        height = sum(place(block, sizes).height for block in more)
        is_hand = any(isinstance(one, _DRAWN) for one in more)
        if is_hand and not shown and height <= in_front - room * _EMPTY:
            front, in_front, shown = (*front, *more), in_front - height, True
        elif height <= on_back:
            back, on_back = (*back, *more), on_back - height
        elif is_hand and not shown and height <= in_front:  # rather there than nowhere
            front, in_front, shown = (*front, *more), 0.0, True
    return front, back


def _with_cautions(document: Document, sizes: Sizes, room: float) -> tuple[Blocks, Blocks]:
    """The front with cautions and pictures, as many as have room there; the back with the rest."""
    front, back, cautions = document.blocks, document.back, document.cautions
    left = _room_left(front, sizes, room)
    first = int(document.picture_tells)
    for picture in document.pictures[:first]:
        front, left = _with_picture(front, picture, sizes, left)
    title = say("Watch out")
    told: Blocks = ()
    for count in range(min(_CAUTIONS, len(cautions)), 0, -1):
        tried = (Section(title), Points(cautions[:count]))
        height = sum(place(block, sizes).height for block in tried)
        if height <= left:
            told, cautions, left = tried, cautions[count:], left - height
            break
    top: Blocks = (Note(title, " ".join(cautions)),) if cautions else ()
    for rather in document.rather_in_front:
        height = sum(place(block, sizes).height for block in rather)
        if height <= left:
            front, left = (*front, *rather), left - height
        else:
            top = (*top, *rather)
    for picture in document.pictures[first:]:
        front, left = _with_picture(front, picture, sizes, left)
    return (*front, *told), (*back[:1], *top, *back[1:])


def _with_picture(front: Blocks, picture: Block, sizes: Sizes, left: float) -> tuple[Blocks, float]:
    """The front with a picture behind its lead, where it has room, and what is left of that."""
    height = place(picture, sizes).height
    if height > left:
        return front, left
    at = max(at for at, one in enumerate(front, 1) if isinstance(one, Lead | Diagrams))
    return (*front[:at], picture, *front[at:]), left - height


def _parted(blocks: Blocks) -> tuple[Blocks, Blocks]:
    """A card without a back that is too small for its blocks: the last section goes there."""
    begins = max(number for number, block in enumerate(blocks) if isinstance(block, Section))
    heads = [replace(one, is_small=True) for one in blocks if isinstance(one, CardHead)]
    return blocks[:begins], (*heads, *blocks[begins:])


def _sides(blocks: Blocks, sizes: Sizes, room: float) -> tuple[Page, ...]:
    """One side in balance: cards as large as there is room for, then white between the parts."""
    placed = [place(block, sizes) for block in blocks]
    pages = paged(blocks, placed, sizes, room)
    if len(pages) > 1:
        return pages
    for larger in _LARGER if any(isinstance(one, _GROWS) for one in blocks) else ():
        grown = sizes._replace(pictures=larger)
        tried = [
            place(block, grown) if isinstance(block, _GROWS) else one
            for block, one in zip(blocks, placed, strict=True)
        ]
        if sum([one.height for one in tried]) <= room and all(
            one.widest <= sizes.width for one in tried
        ):
            pages = paged(blocks, tried, grown, room)
            break
    return (_spread(blocks, pages[0], sizes, room),)


def _set(blocks: Blocks, sizes: Sizes, room: float) -> tuple[Page, ...]:
    return paged(blocks, [place(block, sizes) for block in blocks], sizes, room)


def _spread(blocks: Blocks, page: Page, sizes: Sizes, room: float) -> Page:
    """The white below goes between the parts of a side, as far as it still looks like one."""
    parts = sum([isinstance(block, _PARTS) for block in blocks[1:]])
    *_, (last, low) = page.placed
    each = min((room - low - last.height) / parts, sizes.text * _WHITE) if parts else 0.0
    lower, placed = 0.0, []
    for number, (block, (one, down)) in enumerate(zip(blocks, page.placed, strict=True)):
        lower += each if number and isinstance(block, _PARTS) else 0.0
        placed.append((one, down + lower))
    return Page(tuple(placed))


def _room_left(blocks: Blocks, sizes: Sizes, room: float) -> float:
    """Below the last of the blocks, on its side."""
    last, down = _set(blocks, sizes, room)[-1].placed[-1]
    return room - down - last.height


def _foot(text: str, sizes: Sizes) -> Placed:
    """Where it comes from, small and at the bottom."""
    lines = wrapped(text, REGULAR, sizes.least, sizes.width) if text else []
    step = sizes.least * 1.25

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for number, line in enumerate(lines, start=1):
            write(canvas, line, x, y - number * step, REGULAR, sizes.least, SOFT)

    return Placed(len(lines) * step + sizes.least * 0.3, draw)

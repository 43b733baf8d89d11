"""Sets documents in type. With `fonts`, `blocks` and `drawings` the only part that knows ReportLab.

A sheet is to fit on one side: everything is measured, and the type gets smaller until it does,
down to a size that can still be read at arm's length; then a second side is begun.
"""

from collections.abc import Sequence
from io import BytesIO
from typing import NamedTuple

from reportlab.lib.pagesizes import A4, A5, letter
from reportlab.pdfgen.canvas import Canvas

from director.reports import fonts
from director.reports.blocks import Placed, Sizes, place
from director.reports.documents import Block, Document

_PAPERS = {
    "letter": letter,
    "a4": A4,
    "half letter": (5.5 * 72, 8.5 * 72),
    "a5": A5,
}

_SMALLEST = 0.74
"""Of the full size of type."""
_COMFORTABLE = 0.86
"""The same, where something is there only because there is room."""
_STEP = 0.02


class Page(NamedTuple):
    """One side: what stands on it, each at its height from the top, in points."""

    placed: tuple[tuple[Placed, float], ...]


class Layout(NamedTuple):
    """A document as it is set: the paper, the frame in it, and the pages."""

    width: float
    height: float
    margin: float
    pages: tuple[Page, ...]


def set_in_type(document: Document) -> bytes:
    """The document as PDF; the same document makes the same bytes."""
    laid = lay_out(document)
    buffer = BytesIO()
    canvas = Canvas(buffer, pagesize=(laid.width, laid.height), invariant=1)
    canvas.setTitle(document.title)
    for page in laid.pages:
        for placed, down in page.placed:
            placed.draw(canvas, laid.margin, laid.height - laid.margin - down)
        canvas.showPage()
    canvas.save()
    return buffer.getvalue()


def lay_out(document: Document) -> Layout:
    """Every block of a document in its place, at the largest size of type that fits one side."""
    fonts.load()
    if document.if_room:
        laid = _laid(document, (*document.blocks, *document.if_room), _COMFORTABLE)
        if len(laid.pages) == 1:
            return laid
    return _laid(document, document.blocks, _SMALLEST)


def _laid(document: Document, blocks: Sequence[Block], smallest: float) -> Layout:
    """These blocks at the largest size of type that fits one side, or at the smallest allowed."""
    width, height = _PAPERS[document.paper]
    margin = min(width, height) * 0.065
    room = height - 2 * margin
    base = 10.5 if width > 500 else 8.6
    scale = 1.0
    while True:
        sizes = Sizes(base * scale, width - 2 * margin)
        placed = [place(block, sizes) for block in blocks]
        used = sum(one.height for one in placed)
        if used <= room or scale - _STEP < smallest:
            return Layout(width, height, margin, _paged(placed, room))
        scale -= _STEP


def _paged(blocks: Sequence[Placed], room: float) -> tuple[Page, ...]:
    """Blocks on as many sides as they take; a title stays with what it stands over."""
    pages: list[Page] = []
    here: list[tuple[Placed, float]] = []
    down = 0.0
    for number, block in enumerate(blocks):
        following = blocks[number + 1].height if block.keeps and number + 1 < len(blocks) else 0
        if here and down + block.height + following > room + 0.01:
            pages.append(Page(tuple(here)))
            here, down = [], 0.0
        here.append((block, down))
        down += block.height
    pages.append(Page(tuple(here)))
    return tuple(pages)

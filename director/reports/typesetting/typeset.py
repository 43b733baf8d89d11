"""Sets documents in type. With `fonts`, `blocks` and `drawings` the only part that knows ReportLab.

A sheet is to fit on one side: everything is measured, and the type gets smaller until it does,
down to a size that can still be read at arm's length; then a second side is begun. Cards that are
laminated (`cards`) have one size of type for a whole set, and never less.
"""

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO

from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.events import Placard, TableList, WallList
from director.reports.blocks.figures import Beside, Grid
from director.reports.blocks.text import Heading
from director.reports.documents import Block, Document, Pdf, Slip
from director.reports.papers import ROLL
from director.reports.typesetting.blocks import Sizes, place
from director.reports.typesetting.book import manual_blocks
from director.reports.typesetting.book.book_pages import lay_out_book
from director.reports.typesetting.event_blocks import (
    bracket_blocks,
    bracket_parts,
    chart_blocks,
    form_blocks,
    grid_blocks,
    seat_blocks,
    signature_blocks,
    slip_blocks,
    wall_blocks,
)
from director.reports.typesetting.event_blocks.grid_blocks import shrinks
from director.reports.typesetting.game_blocks import (
    card_blocks,
    diagram_blocks,
    play_blocks,
    ranking_blocks,
    rule_card_blocks,
)
from director.reports.typesetting.inks import INK, LINE, SOFT
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import MEDIUM, REGULAR
from director.reports.typesetting.lettering.missing_glyphs import lacking
from director.reports.typesetting.lettering.text_fitting import LEGIBLE, cut, write
from director.reports.typesetting.sides.cards import lay_out_card
from director.reports.typesetting.sides.door_sheets import (
    fits_wide,
    in_their_order,
    one_page,
    ways_to_stand,
)
from director.reports.typesetting.sides.page import PAPER_SIZES, Layout, Page
from director.reports.typesetting.sides.paging import paged
from director.reports.typesetting.sides.slips import cut_out, on_the_roll

__all__ = ["Layout", "Page", "draw_page", "lay_out", "set_all", "set_in_type"]

_KINDS = (
    bracket_blocks,
    bracket_parts,
    card_blocks,
    diagram_blocks,
    chart_blocks,
    form_blocks,
    grid_blocks,
    manual_blocks,
    play_blocks,
    ranking_blocks,
    rule_card_blocks,
    seat_blocks,
    signature_blocks,
    slip_blocks,
    wall_blocks,
)
"""Where further kinds of blocks are measured and drawn; to know them is enough."""

_SMALLEST = 0.74
"""Of the full size of type."""
_LEAST, _LEAST_SMALL = 8.5, 7.0
"""Points that a sheet does not go below; the second on paper as small as A5."""
_COMFORTABLE = 0.86
"""The same, for what takes many sides, and where something is there only for the room."""
_LARGER = (1.3, 1.2, 1.1)
"""What stands on a side of its own may be so much larger than usual."""
_STEP = 0.02
_LONG = 4
"""Sides beyond which nobody counts them: the type is comfortable."""
_EDGES = LEGIBLE
"""Points of the type along the edges of a book's page."""


def set_in_type(document: Document, *, four_colours: bool = False) -> Pdf:
    """The document as PDF; the same document makes the same bytes."""
    return set_all([document], document.title, four_colours=four_colours)


def set_all(documents: Sequence[Document], title: str, *, four_colours: bool = False) -> Pdf:
    """Several documents one after the other in one PDF; at most one of them is a book."""
    fonts.load()
    buffer = BytesIO()
    canvas = Canvas(buffer, invariant=1)
    canvas.setTitle(title)
    for document in documents:
        laid = lay_out(document, four_colours=four_colours)
        if document.is_book:
            canvas.showOutline()
        for number, page in enumerate(laid.pages, start=1):
            canvas.setPageSize((laid.width, page.height or laid.height))
            draw_page(canvas, laid, page)
            if laid.foot:
                of = f" / {len(laid.pages)}" if document.is_numbered else ""
                _draw_head(canvas, laid, *page.head)
                _draw_foot(canvas, laid, f"{number}{of}")
            canvas.showPage()
    canvas.save()
    pdf = Pdf(buffer.getvalue())
    pdf.plainly = lacking(documents)
    return pdf


def draw_page(canvas: Canvas, laid: Layout, page: Page) -> None:
    """One side, its lower left corner where the canvas has its own."""
    for placed, down in page.placed:
        placed.draw(canvas, laid.margin, (page.height or laid.height) - laid.margin - down)


def _draw_head(canvas: Canvas, laid: Layout, chapter: str, within: str) -> None:
    """The chapter at the left, what stands on the page at the right, and a rule below."""
    if not chapter:
        return
    right, y = laid.width - laid.margin, laid.height - laid.margin * 0.66
    write(canvas, chapter, laid.margin, y, MEDIUM, _EDGES, SOFT)
    room = right - laid.margin - fonts.width(chapter, MEDIUM, _EDGES) - 2 * _EDGES
    told = cut(within, REGULAR, _EDGES, room)
    write(canvas, told, right - fonts.width(told, REGULAR, _EDGES), y, REGULAR, _EDGES, SOFT)
    canvas.setStrokeColor(LINE)
    canvas.setLineWidth(0.5)
    canvas.line(laid.margin, y - 4, right, y - 4)


def _draw_foot(canvas: Canvas, laid: Layout, number: str) -> None:
    y, right = laid.margin * 0.62, laid.width - laid.margin
    left = right - fonts.width(number, MEDIUM, _EDGES)
    title = cut(laid.foot, REGULAR, _EDGES, left - laid.margin - 12)
    write(canvas, title, laid.margin, y, REGULAR, _EDGES, SOFT)
    write(canvas, number, left, y, MEDIUM, _EDGES, INK)


def lay_out(document: Document, *, four_colours: bool = False) -> Layout:
    """Every block of a document in its place, at the largest size of type that fits one side."""
    fonts.load()
    width, height = PAPER_SIZES[document.paper]
    slips = [one for one in document.blocks if isinstance(one, Slip)]
    if document.paper == ROLL:
        return on_the_roll([one.blocks for one in slips] or [document.blocks], width)
    if document.is_book:
        return lay_out_book(document, four_colours=four_colours)
    if slips:
        return cut_out(slips, width, height, four_colours=four_colours)
    if document.is_card:
        return lay_out_card(document, width, height, four_colours=four_colours)
    if document.is_broad:
        width, height = height, width
    margin = min(width, height) * 0.065
    room = height - 2 * margin
    base = (
        14.5
        if width > 700 and not document.is_broad
        else 10.5
        if width > 500
        else 8.6
        if width > 380
        else 8.2
    )
    least = LEGIBLE if document.is_signed else 0
    floor = _LEAST if min(width, height) > 500 else _LEAST_SMALL
    full = Sizes(max(base, least), width - 2 * margin, four_colours, room=room, least=least,
                 floor=floor)  # fmt: skip
    if any(_takes_sides(one) for one in document.blocks):
        return Layout(width, height, margin, _on_sides(document.blocks, full, room))
    if not document.is_broad and _is_too_wide(document.blocks, full._replace(text=floor)):
        return lay_out(replace(document, is_broad=True), four_colours=four_colours)
    smallest = min(1.0, max(_SMALLEST, floor / full.text))
    if document.is_broad:
        smallest = min(smallest, floor / full.text)
    pages = _one_side(document, document.blocks, full, smallest)
    pages = pages or _fitted(_on_several(document, document.blocks), full, room, smallest)
    for more in document.if_room:
        blocks = (*document.blocks, *more)
        fuller = _one_side(document, blocks, full, _COMFORTABLE)
        fuller = fuller or _fitted(_on_several(document, blocks), full, room, _COMFORTABLE)
        pages = fuller if len(fuller) <= len(pages) else pages
    foot = document.title if document.is_numbered and len(pages) > 1 else ""
    return Layout(width, height, margin, pages, foot)


def _on_several(document: Document, blocks: Sequence[Block]) -> Sequence[Block]:
    return in_their_order(blocks) if document.hangs else blocks


def _is_too_wide(blocks: Sequence[Block], sizes: Sizes) -> bool:
    """Whether a grid finds no room in the smallest type: then the paper lies on its long side."""
    return any(isinstance(one, Grid | Beside) and shrinks(one, sizes) for one in blocks)


def _one_side(
    document: Document, blocks: Sequence[Block], full: Sizes, smallest: float
) -> tuple[Page, ...]:
    """What hangs on a door, in the largest type that one side holds; empty where none does."""
    scales = [*_LARGER, *[1 - _STEP * n for n in range(round((1 - smallest) / _STEP) + 1)]]
    for scale in scales if document.hangs else ():
        sizes = full._replace(text=full.small(scale) if scale < 1 else full.text * scale)
        for way in ways_to_stand(blocks):
            if fits_wide(way, sizes) and (page := one_page(way, sizes)):
                return (page,)
    return ()


def _takes_sides(block: Block) -> bool:
    """Whether it is meant for sides of its own, however many: the type stays as large as it is."""
    return isinstance(block, WallList | TableList | Placard) or (
        isinstance(block, Heading) and block.begins
    )


def _on_sides(blocks: Sequence[Block], full: Sizes, room: float) -> tuple[Page, ...]:
    """Blocks at the largest size of type at which each side that is begun holds all it is for."""
    begun = max(1, sum([_takes_sides(block) for block in blocks]))
    for scale in _LARGER:
        placed = [place(block, full._replace(text=full.text * scale)) for block in blocks]
        if all(one.widest <= full.width for one in placed):
            pages = paged(blocks, placed, full._replace(text=full.text * scale), room)
            if len(pages) <= begun:
                return pages
    return _set(blocks, full, room)


def _fitted(blocks: Sequence[Block], full: Sizes, room: float, smallest: float) -> tuple[Page, ...]:
    """Blocks at the largest size that fits one side; on several, as few as the smallest takes."""
    placed = [place(block, full) for block in blocks]
    used = sum(one.height for one in placed)
    if used <= room:
        return paged(blocks, placed, full, room)
    if used > _LONG * room:
        sizes = full._replace(text=full.text * _COMFORTABLE)
        return paged(blocks, [place(block, sizes) for block in blocks], sizes, room)
    scales = [1 - _STEP * step for step in range(1, round((1 - smallest) / _STEP) + 1)]
    at = [full._replace(text=full.small(scale)) for scale in scales]
    least = len(_set(blocks, at[-1], room))
    low, high = 0, len(at) - 1
    while low < high:
        middle = (low + high) // 2
        fits = len(_set(blocks, at[middle], room)) <= least
        low, high = (low, middle) if fits else (middle + 1, high)
    return _set(blocks, at[low], room)


def _set(blocks: Sequence[Block], sizes: Sizes, room: float) -> tuple[Page, ...]:
    """Blocks at one size of type."""
    return paged(blocks, [place(block, sizes) for block in blocks], sizes, room)

"""Cards set together on larger sheets, two or four on each, with marks where to cut.

Cards follow each other from left to right and from the top down. Where any of them has a back, each
sheet of fronts is followed by the sheet of their backs, which lie behind them when the paper is
turned over its long edge, as printers do that print on both sides.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from typing import NamedTuple

from reportlab.lib.pagesizes import A4, landscape, letter
from reportlab.pdfgen.canvas import Canvas

from director.reports.documents import Document
from director.reports.papers import IMPOSED
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.sides.cut_marks import draw_cut_marks
from director.reports.typesetting.sides.page import Layout, Page
from director.reports.typesetting.typeset import draw_page, lay_out


class Imposition(NamedTuple):
    """A sheet, and the cards that lie on it."""

    card: str
    """The paper of one card."""
    sheet: tuple[float, float]
    columns: int
    rows: int

    @property
    def is_broad(self) -> bool:
        """Whether the sheet lies on its long edge."""
        return self.sheet[0] > self.sheet[1]

    def behind(self, place: int) -> int:
        """Where the back of the card at this place lies, the sheet being turned over.

        An upright sheet is turned like the page of a book: left and right change places. One that
        lies on its long edge is turned like a calendar: above and below do.
        """
        row, column = divmod(place, self.columns)
        if self.is_broad:
            return (self.rows - 1 - row) * self.columns + column
        return row * self.columns + self.columns - 1 - column


class Side(NamedTuple):
    """One side of a card as it is set."""

    laid: Layout
    page: Page


class Printed(NamedTuple):
    """A card as it is cut out: its front, and its back where it has one."""

    front: Side
    back: Side | None = None


IMPOSITIONS: Mapping[str, Imposition] = {
    "letter, two-up": Imposition(IMPOSED["letter, two-up"], landscape(letter), 2, 1),
    "letter, four-up": Imposition(IMPOSED["letter, four-up"], letter, 2, 2),
    "a4, two-up": Imposition(IMPOSED["a4, two-up"], landscape(A4), 2, 1),
    "a4, four-up": Imposition(IMPOSED["a4, four-up"], A4, 2, 2),
}
"""By the names of papers that people choose."""


def set_together(
    documents: Iterable[Document], on: Imposition, title: str, *, four_colours: bool = False
) -> bytes:
    """All cards, which are of the card's paper, as many on a sheet as it holds."""
    fonts.load()
    buffer = BytesIO()
    canvas = Canvas(buffer, pagesize=on.sheet, invariant=1)
    canvas.setTitle(title)
    cards = [card for one in documents for card in _cards(lay_out(one, four_colours=four_colours))]
    has_backs = any(card.back for card in cards)
    each = on.columns * on.rows
    for first in range(0, len(cards), each):
        here = cards[first : first + each]
        _sheet(canvas, on, {place: card.front for place, card in enumerate(here)})
        if has_backs:
            backs = {on.behind(place): card.back for place, card in enumerate(here) if card.back}
            _sheet(canvas, on, backs, turned=on.is_broad)
    canvas.save()
    return buffer.getvalue()


def _cards(laid: Layout) -> Iterator[Printed]:
    """The sides of a document, two and two."""
    sides: Sequence[Side] = [Side(laid, page) for page in laid.pages]
    for first in range(0, len(sides), 2):
        yield Printed(*sides[first : first + 2])


def _sheet(
    canvas: Canvas, on: Imposition, sides: Mapping[int, Side], *, turned: bool = False
) -> None:
    """One side of a sheet with its marks.

    `turned` sets them on their heads: the backs of a sheet that is turned like a calendar, so that
    each card once it is cut out is turned like a page.
    """
    width, height = on.sheet[0] / on.columns, on.sheet[1] / on.rows
    for place, (laid, page) in sides.items():
        row, column = divmod(place, on.columns)
        canvas.saveState()
        canvas.translate((column + 0.5) * width, on.sheet[1] - (row + 0.5) * height)
        if turned:
            canvas.rotate(180)
        canvas.translate(-laid.width / 2, -laid.height / 2)
        draw_page(canvas, laid, page)
        canvas.restoreState()
    draw_cut_marks(canvas, *on.sheet, on.columns, on.rows)
    canvas.showPage()

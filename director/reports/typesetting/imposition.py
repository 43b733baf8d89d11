"""Cards set together on larger sheets, two or four on each, with marks where to cut.

Sides follow each other from left to right and from the top down.
"""

from collections.abc import Iterable, Mapping
from io import BytesIO
from typing import NamedTuple

from reportlab.lib.pagesizes import A4, landscape, letter
from reportlab.pdfgen.canvas import Canvas

from director.reports.documents import IMPOSED, Document
from director.reports.typesetting import fonts
from director.reports.typesetting.cut_marks import draw_cut_marks
from director.reports.typesetting.typeset import draw_page, lay_out


class Imposition(NamedTuple):
    """A sheet, and the cards that lie on it."""

    card: str
    """The paper of one card."""
    sheet: tuple[float, float]
    columns: int
    rows: int


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
    """All sides of all documents, which are of the card's paper, as many on a sheet as it holds."""
    fonts.load()
    buffer = BytesIO()
    canvas = Canvas(buffer, pagesize=on.sheet, invariant=1)
    canvas.setTitle(title)
    width, height = on.sheet[0] / on.columns, on.sheet[1] / on.rows
    slots = on.columns * on.rows
    filled = 0
    for document in documents:
        laid = lay_out(document, four_colours=four_colours)
        for page in laid.pages:
            if filled and filled % slots == 0:
                _finish(canvas, on)
            row, column = divmod(filled % slots, on.columns)
            canvas.saveState()
            canvas.translate(
                column * width + (width - laid.width) / 2,
                on.sheet[1] - (row + 1) * height + (height - laid.height) / 2,
            )
            draw_page(canvas, laid, page)
            canvas.restoreState()
            filled += 1
    _finish(canvas, on)
    canvas.save()
    return buffer.getvalue()


def _finish(canvas: Canvas, on: Imposition) -> None:
    """The marks where to cut; then the next sheet."""
    draw_cut_marks(canvas, *on.sheet, on.columns, on.rows)
    canvas.showPage()

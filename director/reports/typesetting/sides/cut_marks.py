"""Marks where a sheet is cut into equal parts."""

from reportlab.pdfgen.canvas import Canvas

from director.reports.typesetting.inks import SOFT

_MARK = 9
"""How long a cut mark is, in points."""


def draw_cut_marks(canvas: Canvas, wide: float, high: float, columns: int, rows: int) -> None:
    """At the edges of the sheet and where two cuts cross."""
    cuts_down = [wide * number / columns for number in range(1, columns)]
    cuts_across = [high * number / rows for number in range(1, rows)]
    canvas.setStrokeColor(SOFT)
    canvas.setLineWidth(0.4)
    for x in cuts_down:
        canvas.line(x, 0, x, _MARK)
        canvas.line(x, high, x, high - _MARK)
        for y in cuts_across:
            canvas.line(x, y - _MARK / 2, x, y + _MARK / 2)
            canvas.line(x - _MARK / 2, y, x + _MARK / 2, y)
    for y in cuts_across:
        canvas.line(0, y, _MARK, y)
        canvas.line(wide, y, wide - _MARK, y)

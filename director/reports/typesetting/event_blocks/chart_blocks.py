"""Charts on paper: as wide as the page, with lines that are told apart without any color."""

from reportlab.lib.colors import Color, HexColor
from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.figures import Charted
from director.reports.typesetting.blocks import Placed, Sizes, place
from director.reports.typesetting.inks import INK, LINE, SHADE, SOFT
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD, MEDIUM
from director.reports.typesetting.lettering.text_fitting import write
from director.views.charts import plot as marks
from director.views.charts.chart import QUIET, TONES
from director.views.charts.plot import Area, Stroke, Words, plot

_TALL = 0.3
"""Of the width."""
_COLOURS: dict[str, Color] = {
    marks.TEXT: INK,
    marks.SOFT: SOFT,
    marks.GRID: LINE,
    marks.PAUSE: SHADE,
    marks.BAND: SHADE,
    QUIET: HexColor("#a9b0b8"),
    **dict(zip(TONES, map(HexColor, ("#0a5aa0", "#9a4f00", "#5940c0", "#10703d")), strict=True)),
}
_DASHES = dict(zip(TONES, ((), (6, 2.5), (2, 2), (8, 2, 2, 2)), strict=True))


@place.register
def _charted(block: Charted, sizes: Sizes) -> Placed:
    """A chart with its title and its sentence above it."""
    size = sizes.small(0.86)
    height = max(sizes.width * _TALL, size * 14)
    laid = plot(
        block.chart,
        (sizes.width, height),
        size,
        lambda words: fonts.width(words, MEDIUM, size),
        lambda words: fonts.width(words, BOLD, size),
    )
    above = sizes.text * 1.2

    def draw(canvas: Canvas, x: float, y: float) -> None:
        y -= above
        canvas.saveState()
        for mark in laid.marks:
            colour = _COLOURS[mark.tone]
            match mark:
                case Area():
                    canvas.setFillColor(colour)
                    low = y - mark.y - mark.height
                    canvas.rect(x + mark.x, low, mark.width, mark.height, stroke=0, fill=1)
                case Stroke():
                    _stroke(canvas, mark, colour, (x, y))
                case Words():
                    font = BOLD if mark.is_title else MEDIUM
                    wide = fonts.width(mark.text, font, size)
                    left = x + mark.x - wide * {"start": 0.0, "middle": 0.5}.get(mark.anchor, 1.0)
                    write(canvas, mark.text, left, y - mark.y, font, size, colour)
        canvas.restoreState()

    return Placed(above + height + sizes.text * 0.4, draw, sizes.width)


def _stroke(canvas: Canvas, mark: Stroke, colour: Color, at: tuple[float, float]) -> None:
    x, y = at
    canvas.setStrokeColor(colour)
    canvas.setLineWidth(mark.weight * 0.6)
    canvas.setDash([step * mark.weight * 0.6 for step in _DASHES.get(mark.tone, ())])
    path = canvas.beginPath()
    path.moveTo(x + mark.places[0][0], y - mark.places[0][1])
    for across, down in mark.places[1:]:
        path.lineTo(x + across, y - down)
    canvas.drawPath(path)

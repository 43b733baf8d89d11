"""What stands on slips, measured and drawn: a name, and the largest figures there are."""

from dataclasses import replace
from functools import lru_cache

from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.events import Plates, Scan, Written
from director.reports.blocks.text import Banner, Ends
from director.reports.typesetting.blocks import Placed, Sizes, place, read_picture
from director.reports.typesetting.event_blocks.scan_blocks import draw_code
from director.reports.typesetting.inks import INK
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.lettering.text_fitting import (
    SMALLEST,
    fitting,
    halves,
    in_lines,
    wrapped,
    write,
    write_middle,
)
from director.views.qr import QUIET, qr

_NAME = 2.1
"""How much larger a name is than the type around it."""
_SMALL = 0.86
"""How small what stands at the top of a slip gets before it goes on two lines."""
_TWO_LINES = 0.62
"""The size of a name on two lines, of that on one."""
_STEP = 1.04
"""From one of them to the next."""
_LOGO = 1.4
"""The height of a logo, by the type beside it."""
_TO_SIGN = 12 * mm
_CODE = 6.9
"""How wide and high a code is, by the type: beside plates whose figures are two digits."""
_TOLD = 0.84
"""The type of what a code opens."""
_COMMA = 0.16
"""Of the type: how far a comma reaches below the line."""
_FIGURE = 5.2
"""The same for the figures on one plate or two; on more they are smaller."""


@place.register
def _ends(block: Ends, sizes: Sizes) -> Placed:
    least = max(SMALLEST, sizes.small(_SMALL))
    right = max(sizes.least, fitting(block.right, REGULAR, sizes.text, sizes.width * 0.5))
    taken = fonts.width(block.right, REGULAR, right)
    logo = read_picture(block.picture) if block.picture else None
    high = sizes.text * _LOGO
    wide = 0.0
    if logo:
        across, down = logo.getSize()
        wide = min(high * across / down, sizes.width * 0.3)
        high = wide * down / across
    before = wide + sizes.text * 0.6 if logo else 0.0
    room = sizes.width - taken - sizes.text - before
    left, lines = in_lines(block.left, BOLD, sizes.text, room, least)
    below = wrapped(block.below, MEDIUM, sizes.text, sizes.width) if block.below else []
    under = (len(lines) - 1) * left * _STEP * 1.1
    more = under + len(below) * sizes.line

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for number, line in enumerate(lines):
            base = y - sizes.text - number * left * _STEP * 1.1
            write(canvas, line, x + before, base, BOLD, left, INK)
        for number, line in enumerate(below, start=1):
            base = y - sizes.text - under - number * sizes.line
            write(canvas, line, x, base, MEDIUM, sizes.text, INK)
        edge = x + sizes.width
        if logo:
            bottom = y - sizes.text * 1.3
            canvas.drawImage(logo, x, bottom, wide, high, mask="auto")
        write(canvas, block.right, edge - taken, y - sizes.text, REGULAR, right, sizes.soft)
        canvas.setStrokeColor(HexColor(block.color) if block.color else INK)
        canvas.setLineWidth(2.2 if block.color else 0.8)
        canvas.line(x, y - sizes.text * 1.45 - more, edge, y - sizes.text * 1.45 - more)

    widest = max([fonts.width(line, BOLD, left) for line in lines])
    widest_below = max([fonts.width(line, MEDIUM, sizes.text) for line in below], default=0.0)
    return Placed(sizes.text * 1.75 + more, draw, max(taken + before + widest, widest_below))


@place.register
def _banner(block: Banner, sizes: Sizes) -> Placed:
    full = sizes.text * _NAME
    size = fitting(block.text, BOLD, full, sizes.width)
    lines = [block.text]
    if size < full * _TWO_LINES:
        lines = halves(block.text)
        size = min([fitting(line, BOLD, full * _TWO_LINES, sizes.width) for line in lines])
    height = full * 1.45
    words = size * (0.94 + _STEP * (len(lines) - 1))
    down = (height - words) / 2 + size * 0.72

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for number, line in enumerate(lines):
            write(canvas, line, x, y - down - number * size * _STEP, BOLD, size, INK)

    return Placed(height, draw, max([fonts.width(line, BOLD, size) for line in lines]))


@place.register
def _plates(block: Plates, sizes: Sizes) -> Placed:
    if block.scan:
        return _plates_to_scan(replace(block, scan=None), block.scan, sizes)
    count = len(block.figures)
    gap = sizes.text * 0.7
    width = (sizes.width - gap * (count - 1)) / count
    inside = width - sizes.text * 1.2
    full = sizes.text * _FIGURE * 2 / max(2, count)
    points = min([fitting(one.value, BOLD, full, inside) for one in block.figures])
    title = sizes.text * 1.05
    foot = max(sizes.text * 0.75, points * _COMMA + sizes.text * 0.3)
    high = points * 0.7 + title * 1.3 + sizes.text * 0.8 + foot
    """Figures are about 0.7 of their type high."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for figure in block.figures:
            canvas.setStrokeColor(INK)
            canvas.setLineWidth(1.2)
            canvas.rect(x, y - high, width, high, stroke=1, fill=0)
            write(canvas, figure.title, x + sizes.text * 0.6, y - title * 1.15, MEDIUM, title, INK)
            low = y - high + foot
            write_middle(canvas, figure.value, x + width / 2, low, BOLD, points, INK)
            x += width + gap

    widest = max([fonts.width(one.value, BOLD, points) for one in block.figures])
    return Placed(high + sizes.text * 0.5, draw, sizes.width + max(0.0, widest - inside))


def _plates_to_scan(block: Plates, scan: Scan, sizes: Sizes) -> Placed:
    """The code at their right, as high as they usually are, so that no card gets higher by it."""
    side = sizes.text * _CODE
    room = sizes.width - side * (1 + QUIET / len(qr(scan.address)))
    plates = place(block, sizes._replace(width=room))
    small = sizes.small(_TOLD)
    lines, widest = _told(scan, small, sizes.width)
    high = max(plates.height, side + sizes.text * 0.5)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        plates.draw(canvas, x, y)
        draw_code(canvas, scan.address, x + sizes.width - side, y - side, side)
        for number, line in enumerate(lines):
            write(canvas, line, x, y - high - small * (0.8 + number * 1.2), REGULAR, small, INK)

    too_wide = max(0.0, plates.widest - room)
    return Placed(
        high + small * (0.2 + len(lines) * 1.2), draw, max(widest, sizes.width + too_wide)
    )


@lru_cache(maxsize=8)
def _told(scan: Scan, size: float, width: float) -> tuple[list[str], float]:
    """What a code opens, in lines, and how wide these are: the same on every card of a sheet."""
    lines = wrapped(f"{scan.told} {scan.typed}", REGULAR, size, width)
    return lines, max([fonts.width(line, REGULAR, size) for line in lines])


@place.register
def _written(block: Written, sizes: Sizes) -> Placed:
    """A line to write on for each, beside each other."""
    size = sizes.small(0.9)
    gap = sizes.text * 1.5
    width = (sizes.width - gap * (len(block.titles) - 1)) / len(block.titles)
    titles = [fonts.width(title, REGULAR, size) + size * 0.5 for title in block.titles]
    down = max(sizes.text * 2.3, _TO_SIGN if block.signed else 0)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.setStrokeColor(INK)
        canvas.setLineWidth(0.6)
        for title, wide in zip(block.titles, titles, strict=True):
            write(canvas, title, x, y - down, REGULAR, size, sizes.soft)
            canvas.line(x + wide, y - down - 1.5, x + width, y - down - 1.5)
            x += width + gap

    too_wide = max([wide + 40 - width for wide in titles])
    return Placed(down + sizes.text * 0.6, draw, sizes.width + max(0.0, too_wide))

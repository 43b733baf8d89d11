"""QR codes on paper: each is described once in a file, however often it stands there."""

from functools import lru_cache
from hashlib import sha256

from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.events import Placard, Scan
from director.reports.typesetting.inks import INK
from director.reports.typesetting.lettering.fonts import BOLD, MEDIUM, REGULAR, width
from director.reports.typesetting.lettering.text_fitting import fitting, write, write_middle
from director.views.qr import Squares, qr

_OVER = 0.085
"""Of the height of a face, the line over its figure and that below it."""


def draw_code(canvas: Canvas, address: str, x: float, y: float, side: float) -> None:
    """A code with its lower left corner there, so wide and high, without white around it."""
    squares, name = qr(address), _name(address)
    across = len(squares)
    if not canvas.hasForm(name):
        _describe(canvas, name, squares)
    canvas.saveState()
    canvas.translate(x, y)
    canvas.scale(side / across, side / across)
    canvas.doForm(name)
    canvas.restoreState()


@lru_cache(maxsize=64)
def _name(address: str) -> str:
    return f"qr-{sha256(address.encode()).hexdigest()[:16]}"


def _describe(canvas: Canvas, name: str, squares: Squares) -> None:
    """The dark squares as one shape: between shapes of their own, viewers would show hairlines."""
    across = len(squares)
    canvas.beginForm(name, 0, 0, across, across)
    canvas.setFillColor(INK)
    shape = canvas.beginPath()
    for down, row in enumerate(squares):
        at = 0
        while at < across:
            end = at
            while end < across and row[end]:
                end += 1
            if end > at:
                shape.rect(at, across - 1 - down, end - at, 1)
            at = end + 1
    canvas.drawPath(shape, stroke=0, fill=1)
    canvas.endForm()


def draw_face(
    canvas: Canvas, block: Placard, scan: Scan, at: tuple[float, float, float, float]
) -> None:
    """A face of a table's card: its figure, and the code beside it with what that opens below.

    `at` is its upper left corner, its width and its height.
    """
    x, y, wide, height = at
    small = height * _OVER
    foot = height * 0.2
    write(canvas, block.above, x, y - small, MEDIUM, small, INK)
    event = fitting(
        block.below, MEDIUM, small * 0.7, wide - width(block.above, MEDIUM, small) * 1.4
    )
    left = x + wide - width(block.below, MEDIUM, event)
    write(canvas, block.below, left, y - small, MEDIUM, event, INK)
    middle = height - small * 1.6 - foot
    side = min(middle * 0.94, wide * 0.46)
    top = y - small * 1.6
    draw_code(canvas, scan.address, x + wide - side, top - side, side)
    room = wide - side * 1.2
    points = min(fitting(block.figure, BOLD, side / 0.7, room), side / 0.7)
    base = top - side / 2 - points * 0.35
    write_middle(canvas, block.figure, x + room / 2, base, BOLD, points, INK)
    size = fitting(scan.told, MEDIUM, foot * 0.3, wide)
    write(canvas, scan.told, x, y - height + foot * 0.56, MEDIUM, size, INK)
    typed = fitting(scan.typed, REGULAR, foot * 0.26, wide)
    write(canvas, scan.typed, x, y - height + foot * 0.14, REGULAR, typed, INK)

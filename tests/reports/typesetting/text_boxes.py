"""Where each run of text stands on a printed sheet, read from its PDF: nothing may lie on another.

A box is the ink of a run, not its line, so that letters that only stand close are no fault.
"""

from collections.abc import Iterator
from typing import NamedTuple

from pypdfium2 import PdfDocument, PdfPage
from pypdfium2.raw import FPDF_PAGEOBJ_TEXT

_TOUCH = 0.6
"""Points that two boxes may share in each direction: kerning and rounding."""


class Run(NamedTuple):
    """Words drawn at once: what they say, the box of their ink and their type, in points."""

    text: str
    left: float
    bottom: float
    right: float
    top: float
    size: float


class Fault(NamedTuple):
    """Words that lie on others, or leave the paper."""

    page: int
    text: str
    other: str
    """Empty where the words leave the paper."""


def faults(pdf: bytes) -> list[Fault]:
    """Everything on a printed sheet that lies on something else or off the paper."""
    with PdfDocument(pdf) as document:
        return [
            fault
            for number, page in enumerate(document, start=1)
            for fault in _faults_of(page, number)
        ]


def smallest(pdf: bytes) -> tuple[float, str]:
    """The smallest type of a sheet in points, and words that are set in it."""
    with PdfDocument(pdf) as document:
        runs = [run for page in document for run in runs_of(page)]
    return min([(round(run.size, 2), run.text) for run in runs])


def runs_of(page: PdfPage) -> Iterator[Run]:
    """All runs of a page that show something."""
    words = page.get_textpage()
    for one in page.get_objects(filter=[FPDF_PAGEOBJ_TEXT]):
        one.textpage = words
        text = one.extract().strip()
        left, bottom, right, top = one.get_bounds()
        if text and right - left > 0.1 and top - bottom > 0.1:
            scale = one.get_matrix()
            size = one.get_font_size() * (scale.a**2 + scale.b**2) ** 0.5
            yield Run(text, left, bottom, right, top, size)


def _faults_of(page: PdfPage, number: int) -> Iterator[Fault]:
    wide, high = page.get_size()
    runs = sorted(runs_of(page), key=lambda run: run.left)
    for run in runs:
        if (
            min(run.left, run.bottom) < -_TOUCH
            or run.right > wide + _TOUCH
            or run.top > high + _TOUCH
        ):
            yield Fault(number, run.text, "")
    for at, run in enumerate(runs):
        for other in runs[at + 1 :]:
            if other.left > run.right - _TOUCH:
                break
            if _lie_on_each_other(run, other):
                yield Fault(number, run.text, other.text)


def _lie_on_each_other(one: Run, other: Run) -> bool:
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.top, other.top) - max(one.bottom, other.bottom)
    return across > _TOUCH and down > _TOUCH

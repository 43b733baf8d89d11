"""Pages as they are set: their size, the frame in them, and what stands where."""

from collections.abc import Mapping
from typing import NamedTuple

from reportlab.lib.pagesizes import A3, A4, A5, A6, letter
from reportlab.lib.units import mm

from director.reports.papers import ROLL
from director.reports.typesetting.blocks import Placed

PAPER_SIZES: Mapping[str, tuple[float, float]] = {
    "letter": letter,
    "a4": A4,
    "half letter": (5.5 * 72, 8.5 * 72),
    "a5": A5,
    "index card": (4 * 72, 6 * 72),
    "quarter letter": (4.25 * 72, 5.5 * 72),
    "a6": A6,
    "a3": A3,
    ROLL: (80 * mm, 0),
}
"""In points."""


class Page(NamedTuple):
    """One side: what stands on it, each at its height from the top, in points."""

    placed: tuple[tuple[Placed, float], ...]
    height: float = 0
    """Of the side, where it is cut off where what stands on it ends; 0 for that of the paper."""
    head: tuple[str, str] = ("", "")
    """What runs along the top of a book's page, at its left and at its right."""


class Layout(NamedTuple):
    """A document as it is set: the paper, the frame in it, and the pages."""

    width: float
    height: float
    margin: float
    pages: tuple[Page, ...]
    foot: str = ""
    """What stands below each page, with its number; empty for a sheet."""

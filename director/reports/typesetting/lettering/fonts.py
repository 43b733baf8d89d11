"""The type of all sheets: the fonts that they name, and how wide a text is in them."""

from functools import lru_cache

from reportlab.pdfbase import pdfmetrics

from director.reports.typesetting.lettering.letters import (
    BOLD,
    BOLD_SIGNS,
    ITALIC,
    MEDIUM,
    REGULAR,
    SIGNS,
    is_plain,
    load,
)
from director.reports.typesetting.lettering.shaping import line

__all__ = ["BOLD", "BOLD_SIGNS", "ITALIC", "MEDIUM", "REGULAR", "SIGNS", "load", "width"]


@lru_cache(maxsize=60_000)
def _unit_width(text: str, font: str) -> float:
    """How wide a text is at a size of one point; words come again and again."""
    if is_plain(text, font):
        return pdfmetrics.stringWidth(text, font, 1)
    return line(text, font).width


def width(text: str, font: str, size: float) -> float:
    """How wide a text is as it is set, in points."""
    return _unit_width(text, font) * size

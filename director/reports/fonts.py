"""The type of all sheets: one family, and a second one for the signs that the first lacks."""

from functools import cache
from typing import Any

from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from director import shelf

REGULAR, MEDIUM, BOLD, ITALIC = "Plex", "Plex-Medium", "Plex-Bold", "Plex-Italic"
SIGNS, BOLD_SIGNS = "Signs", "Signs-Bold"
"""Liberation Sans has the four suits, and nearly every letter of Europe."""

_FILES = {
    REGULAR: "IBMPlexSans-Regular.ttf",
    MEDIUM: "IBMPlexSans-Medium.ttf",
    BOLD: "IBMPlexSans-SemiBold.ttf",
    ITALIC: "IBMPlexSans-Italic.ttf",
    SIGNS: "LiberationSans-Regular.ttf",
    BOLD_SIGNS: "LiberationSans-Bold.ttf",
}


@cache
def load() -> None:
    """Makes the shipped fonts known to ReportLab, and sets nothing in any other."""
    for name, file in _FILES.items():
        pdfmetrics.registerFont(TTFont(name, str(shelf.fonts() / file)))
    pdfmetrics.registerFontFamily(
        REGULAR, normal=REGULAR, bold=BOLD, italic=ITALIC, boldItalic=BOLD
    )
    rl_config.canvas_basefontname = REGULAR


@cache
def has(font: str, letter: str) -> bool:
    """Whether a font has this letter."""
    face: Any = pdfmetrics.getFont(font)
    return ord(letter) in face.face.charToGlyph


def lacks(text: str) -> set[str]:
    """The letters of a text that no shipped font has."""
    return {one for one in text if not has(REGULAR, one) and not has(SIGNS, one)}


def width(text: str, font: str, size: float) -> float:
    """How wide a text is, in points."""
    return sum(pdfmetrics.stringWidth(part, face, size) for part, face in runs(text, font))


def runs(text: str, font: str) -> list[tuple[str, str]]:
    """A text in pieces of one font each: what the first lacks is set in the other."""
    other = BOLD_SIGNS if font in (BOLD, MEDIUM) else SIGNS
    pieces: list[tuple[str, str]] = []
    for letter in text:
        face = font if has(font, letter) or not has(other, letter) else other
        if pieces and pieces[-1][1] == face:
            pieces[-1] = (pieces[-1][0] + letter, face)
        else:
            pieces.append((letter, face))
    return pieces

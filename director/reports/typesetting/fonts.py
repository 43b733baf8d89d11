"""The type of all sheets: one family, and a second one for the signs that the first lacks."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any
from unicodedata import normalize

from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from director.house import shelf

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
    rl_config.useA85 = 0  # a quarter larger and slower, for programs of the past


@cache
def has(font: str, letter: str) -> bool:
    """Whether a font has this letter."""
    face: Any = pdfmetrics.getFont(font)
    return ord(letter) in face.face.charToGlyph


@cache
def _letters(font: str) -> frozenset[int]:
    face: Any = pdfmetrics.getFont(font)
    return frozenset(face.face.charToGlyph)


def _has_all(font: str, text: str) -> bool:
    return _letters(font).issuperset(map(ord, text))


def lacks(text: str) -> set[str]:
    """The letters of a text that no shipped font has."""
    return {one for one in text if not has(REGULAR, one) and not has(SIGNS, one)}


_PLAIN: Mapping[str, str] = {"‐": "-", "‑": "-", "−": "-", "―": "–", "⁃": "-", "ʻ": "‘"}
_UNKNOWN = "?"


def plain(letter: str) -> str:
    """A sign that no shipped font has, in letters that one has: 'ｋ' is 'k', '①' is '1'.

    Joining marks and variation signs vanish.
    """
    if letter in _PLAIN:
        return _PLAIN[letter]
    kept = "".join(one for one in normalize("NFKD", letter) if one != letter and not lacks(one))
    return kept or ("" if normalize("NFC", letter) and not letter.isprintable() else _UNKNOWN)


@lru_cache(maxsize=60_000)
def _unit_width(text: str, font: str) -> float:
    """How wide a text is at a size of one point; words come again and again."""
    return sum(pdfmetrics.stringWidth(part, face, 1) for part, face in runs(text, font))


def width(text: str, font: str, size: float) -> float:
    """How wide a text is, in points."""
    return _unit_width(text, font) * size


def runs(text: str, font: str) -> list[tuple[str, str]]:
    """A text in pieces of one font each: what the first lacks is set in the other.

    What both lack is set in plain letters.
    """
    if _has_all(font, text):
        return [(text, font)] if text else []
    other = BOLD_SIGNS if font in (BOLD, MEDIUM) else SIGNS
    pieces: list[tuple[str, str]] = []
    whole = normalize("NFC", text)
    for letter in (part for one in whole for part in (plain(one) if lacks(one) else one)):
        face = font if has(font, letter) or not has(other, letter) else other
        if pieces and pieces[-1][1] == face:
            pieces[-1] = (pieces[-1][0] + letter, face)
        else:
            pieces.append((letter, face))
    return pieces

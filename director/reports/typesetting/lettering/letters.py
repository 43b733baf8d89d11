"""Which font has which letter: one family, and companions for what it lacks."""

from collections.abc import Mapping
from functools import cache
from typing import Any
from unicodedata import category, normalize

from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics

from director.house import shelf
from director.house.typefaces import COMPANIONS, EAST_ASIAN, HEBREW, Typeface
from director.reports.typesetting.lettering.embedded_font import EmbeddedFont
from director.reports.typesetting.lettering.reading_direction import is_read_from_the_right

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
    """Makes the first fonts known to ReportLab, and sets nothing in any other."""
    for name, file in _FILES.items():
        _register(name, file)
    pdfmetrics.registerFontFamily(
        REGULAR, normal=REGULAR, bold=BOLD, italic=ITALIC, boldItalic=BOLD
    )
    rl_config.canvas_basefontname = REGULAR
    rl_config.useA85 = 0  # a quarter larger and slower, for programs of the past


def _register(name: str, file: str) -> None:
    pdfmetrics.registerFont(EmbeddedFont(name, str(shelf.fonts() / file)))


@cache
def _companion(file: str) -> str:
    """The name of a companion's font, which is read when the first name needs it."""
    _register(file, file)
    return file


_SETS_SPACES = {file for one in COMPANIONS if one.sets_spaces for file in (one.regular, one.bold)}


def file_of(font: str) -> str:
    """The file in the folder of fonts that a font was read from."""
    return _FILES.get(font, font)


@cache
def _letters(font: str) -> frozenset[int]:
    face: Any = pdfmetrics.getFont(font)
    return frozenset(face.face.charToGlyph)


@cache
def _plain_letters(font: str) -> frozenset[int]:
    """The letters that stand beside each other as they are."""
    return frozenset(one for one in _letters(font) if not must_be_shaped(chr(one)))


def has(font: str, letter: str) -> bool:
    """Whether a font has this letter."""
    return ord(letter) in _letters(font)


def is_plain(text: str, font: str) -> bool:
    """Whether a font has each letter of a text, and sets it by putting one beside the other."""
    if text.isascii() and text.isprintable() and _sets_ascii(font):
        return True
    return _plain_letters(font).issuperset(map(ord, text))


@cache
def _sets_ascii(font: str) -> bool:
    """Most words are in these letters, and so most are answered for at once."""
    return _plain_letters(font).issuperset(range(ord(" "), ord("~") + 1))


@cache
def is_mark(letter: str) -> bool:
    """Whether it belongs to the letter before it: an accent, a point, a joiner."""
    return category(letter) in ("Mn", "Mc", "Me") or letter in "\u200c\u200d"


@cache
def must_be_shaped(letter: str) -> bool:
    """Whether what it looks like, or where it stands, depends on the letters beside it."""
    return is_mark(letter) or is_read_from_the_right(letter) or _its_script(letter) in COMPANIONS


_UNSPACED = (
    (0x0E00, 0x0EFF),
    (0x1000, 0x109F),
    (0x1780, 0x17FF),
    (0x2E80, 0x9FFF),
    (0xF900, 0xFAFF),
    (0xFF00, 0xFFEF),
)
"""Thai and Lao, Burmese, Khmer, Chinese and Japanese: written without spaces between words."""
_NEVER_LAST = frozenset("เแโใไເແໂໃໄ\u1039\u17d2（「『《〈【")
"""Vowels that stand before their consonant, signs that bind the next one, opening brackets."""
_NEVER_FIRST = frozenset(
    "ะาำๅๆฯະາຳໆฯ、。，．・：；！？）」』》〉】ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々"
)
"""Vowels that stand behind their consonant, and what no line begins with."""


def signs(text: str) -> list[str]:
    """A text parted where a line may end without a space: between signs, never in a Latin word.

    >>> signs("王小明"), signs("เชียงใหม่"), signs("Ann-Marie")
    (['王', '小', '明'], ['เชี', 'ย', 'ง', 'ให', 'ม่'], ['Ann-Marie'])
    """
    found: list[str] = []
    for letter in text:
        if found and _belong_together(found[-1][-1], letter):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def _belong_together(before: str, letter: str) -> bool:
    if is_mark(letter) or letter in _NEVER_FIRST or before in _NEVER_LAST:
        return True
    return not (_is_unspaced(before) or _is_unspaced(letter))


def _is_unspaced(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in _UNSPACED)


@cache
def _its_script(letter: str) -> Typeface | None:
    scripts = (HEBREW, *COMPANIONS, EAST_ASIAN)
    return next((one for one in scripts if one.may_have(letter)), None)


@cache
def font_of(letter: str, first: str) -> str:
    """The font that a letter is set in; empty where no shipped font has it."""
    if has(first, letter):
        return first
    script = _its_script(letter)
    if script:
        companion = _companion(script.bold if first == BOLD else script.regular)
        if has(companion, letter):
            return companion
    signs = BOLD_SIGNS if first in (BOLD, MEDIUM) else SIGNS
    return signs if has(signs, letter) else ""


def lacks(text: str) -> set[str]:
    """The letters of a text that no shipped font has."""
    return {
        one for one in normalize("NFC", text) if not _is_joiner(one) and not font_of(one, REGULAR)
    }


def unprintable(text: str) -> str:
    """The signs of a text that are printed as '?', each of them once.

    >>> load()
    >>> unprintable("Łucja 山 𝐀 😀😀")
    '😀'
    """
    return "".join(dict.fromkeys(one for one in text if lacks(one) and plain(one) == _UNKNOWN))


def _is_joiner(letter: str) -> bool:
    return letter in "\u200c\u200d"


_PLAIN: Mapping[str, str] = {"‐": "-", "‑": "-", "−": "-", "―": "–", "⁃": "-", "ʻ": "‘"}
_UNKNOWN = "?"


def plain(letter: str) -> str:
    """A sign that no shipped font has, in letters that one has: '𝐤' is 'k', '①' is '1'.

    Variation signs vanish.
    """
    if letter in _PLAIN:
        return _PLAIN[letter]
    kept = "".join(one for one in normalize("NFKD", letter) if one != letter and not lacks(one))
    vanishes = not letter.isprintable() or "\ufe00" <= letter <= "\ufe0f"
    return kept or ("" if vanishes else _UNKNOWN)


def with_fonts(text: str, font: str) -> list[tuple[str, str]]:
    """Each letter of a text and the font that it is set in; a mark stays with its letter.

    What all fonts lack is set in plain letters.
    """
    found: list[tuple[str, str]] = []
    lacking = lacks(text)
    whole = normalize("NFC", text)
    for letter in (part for one in whole for part in (plain(one) if one in lacking else one)):
        own = font_of(letter, font)
        if found and is_mark(letter):
            before = found[-1][1]
            if _is_joiner(letter) or has(before, letter):
                own = before
            elif has(own, found[-1][0]):
                found[-1] = (found[-1][0], own)
        elif found and found[-1][1] in _SETS_SPACES and not letter.isalpha():
            own = found[-1][1] if has(found[-1][1], letter) else own
        found.append((letter, own or font))
    return found

"""A text as glyphs: joined, reordered, marked, and read from the side it is read from.

A text of plain letters never comes here; HarfBuzz is loaded with the first one that does.
"""

from functools import cache, lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import ShapeData

from director.house import shelf
from director.reports.typesetting.lettering import letters
from director.reports.typesetting.lettering.embedded_font import GLYPHS, Signs
from director.reports.typesetting.lettering.reading_direction import TURNED, in_order_seen, levels

if TYPE_CHECKING:
    import uharfbuzz


class Piece(NamedTuple):
    """A part of a line in one font and one direction."""

    font: str
    signs: str
    """Letters that stand beside each other as they are, or Signs."""
    width: float
    """At a size of one point."""
    says_itself: bool = True
    """Whether the letters are found again in the glyphs."""


class Line(NamedTuple):
    """A text as it is set."""

    pieces: tuple[Piece, ...]
    """In the order in which they are seen, from the left."""
    width: float
    """At a size of one point."""
    said: str
    """The text, where it is not found again in the glyphs; empty for others."""


@lru_cache(maxsize=20_000)
def line(text: str, font: str) -> Line:
    """A text in pieces of one font and one direction each, as they stand from the left."""
    set_in = letters.with_fonts(text, font)
    whole = "".join(letter for letter, _ in set_in)
    found, their_levels = [], []
    both = zip(set_in, levels(whole), strict=True)
    for (face, level), group in groupby(both, lambda one: (one[0][1], one[1])):
        part = "".join(letter for (letter, _), _ in group)
        if level % 2 or any(map(letters.must_be_shaped, part)):
            found.append(shaped(part, face, from_the_right=level % 2 == 1))
        else:
            found.append(Piece(face, part, pdfmetrics.stringWidth(part, face, 1)))
        their_levels.append(level)
    pieces = tuple(in_order_seen(found, their_levels))
    said = "" if all(one.says_itself for one in pieces) else whole
    return Line(pieces, sum(one.width for one in pieces), said)


def shaped(text: str, font: str, *, from_the_right: bool) -> Piece:
    """A text of one font as HarfBuzz sets it."""
    import uharfbuzz

    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.direction = "rtl" if from_the_right else "ltr"
    buffer.language = "und"
    buffer.guess_segment_properties()
    # discretionary ligatures would make a word of the Koran of a name
    uharfbuzz.shape(_harfbuzz_font(font), buffer, {"dlig": False})
    begins = sorted({one.cluster for one in buffer.glyph_infos})
    ends = dict(zip(begins, [*begins[1:], len(text)], strict=True))
    face: Any = pdfmetrics.getFont(font)
    face = face.face
    signs, shapes, stands_for, says_itself = "", [], [], True
    glyphs = zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)
    for begin, group in groupby(glyphs, lambda one: one[0].cluster):
        own, first = text[begin : ends[begin]], len(signs)
        for info, position in group:
            signs += _sign(face, own, info.codepoint)
            x, y, right, up = [face._pdfScale(one) for one in position.position]
            shapes.append(ShapeData(begin, right, up, x, y, face.charWidths[ord(signs[-1])]))
        # what takes text out of a sheet turns such a line round itself, sign by sign
        seen = own[::-1] if from_the_right else own
        stands_for += [seen, *[""] * (len(signs) - first - 1)]
        is_one = len(signs) - first == 1 and (from_the_right or len(own) == 1)
        says_itself = says_itself and (is_one or signs[first:] == own)
    width = sum(one.x_advance for one in shapes) / 1000
    return Piece(font, Signs(signs, shapes, tuple(stands_for)), width, says_itself)


def _sign(face: Any, text: str, glyph: int) -> str:
    """What a glyph is called in the font: a letter that it is, or a number of its own."""
    candidates: list[str] = [*text, TURNED.get(text, "")]
    for one in candidates:
        if one and face.charToGlyph.get(ord(one)) == glyph:
            return one
    sign = GLYPHS + glyph
    if sign not in face.charToGlyph:
        face.charToGlyph[sign] = glyph
        face.charWidths[sign] = face._pdfScale(face.hmetrics[glyph][0])
    return chr(sign)


@cache
def _harfbuzz_font(font: str) -> "uharfbuzz.Font":
    import uharfbuzz

    blob = uharfbuzz.Blob.from_file_path(str(shelf.fonts() / letters.file_of(font)))
    return uharfbuzz.Font(uharfbuzz.Face(blob))

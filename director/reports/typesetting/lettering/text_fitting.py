"""Words on a line: how they are wrapped, made to fit, and written in fonts that have them."""

from collections.abc import Callable

from reportlab.lib.colors import Color
from reportlab.pdfgen.canvas import Canvas

from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.letters import is_plain, signs
from director.reports.typesetting.lettering.shaping import line

SMALLEST = 7.5
"""Points: what is smaller is not read, so that words go on another line instead."""
LEGIBLE = 9.0
"""Points: cards, slips and what is signed have no smaller type."""

_ALONE = 4
"""Signs of a number, at most, that are too few for a line of their own."""


def wrapped(text: str, font: str, size: float, width: float) -> list[str]:
    """A text in lines that are no wider than this.

    A word that is wider breaks at its hyphens; where words have no spaces, between two signs.
    """
    lines, here, so_far = [], "", 0.0
    space = fonts.width(" ", font, size)
    for word in text.split(" "):
        for number, part in enumerate(_parts(word, font, size, width)):
            between, gap = ("", 0.0) if number else (" ", space)
            own = fonts.width(part, font, size)
            if here and so_far + gap + own > width:
                lines.append(here)
                here, so_far = part, own
            elif here:
                here, so_far = f"{here}{between}{part}", so_far + gap + own
            else:
                here, so_far = part, own
    return _none_alone([*lines, here], text, lambda line: fonts.width(line, font, size) <= width)


def _parts(word: str, font: str, size: float, width: float) -> list[str]:
    return [word] if fonts.width(word, font, size) <= width else breakable(word)


def breakable(word: str) -> list[str]:
    """A word in the parts that may stand on different lines."""
    first, *others = word.split("-")
    parts = [first]
    for other in others:
        parts[-1] += "-"
        parts.append(other)
    return [part for one in parts for part in (signs(one) if not one.isascii() else [one])]


def halves(text: str) -> list[str]:
    """A text parted near its middle: at a space, or between two signs; whole where it has none."""
    parts = text.split(" ") if " " in text else signs(text)
    between = " " if " " in text else ""
    ends = [between.join(parts[:count]) for count in range(1, len(parts))]
    if not ends:
        return [text]
    first = min(ends, key=lambda one: abs(len(one) - len(text) // 2))
    return _none_alone([first, text[len(first) + len(between) :]], text, lambda _: True)


def _none_alone(lines: list[str], text: str, fits: Callable[[str], bool]) -> list[str]:
    """No number or suit stands alone on the last line: the word before it comes along."""
    if len(lines) < 2 or len(lines[-1]) > _ALONE or any(sign.isalpha() for sign in lines[-1]):
        return lines
    *others, before, last = lines
    cut_at = before.rfind(" ") + 1 or before.rfind("-", 0, -1) + 1
    joined = f"{before[cut_at:]} {last}"
    if not cut_at or not text.endswith(joined) or not fits(joined):
        return lines
    return [*others, before[:cut_at].rstrip(" "), joined]


def fitting(text: str, font: str, size: float, width: float) -> float:
    """The size of type, or the smaller one at which a text fits the width."""
    wide = fonts.width(text, font, size)
    return size if wide <= width or not wide else size * width / wide


def cut(text: str, font: str, size: float, width: float) -> str:
    """As much of a text as a line holds, the rest said by an ellipsis."""
    if fonts.width(text, font, size) <= width:
        return text
    while text and fonts.width(f"{text}…", font, size) > width:
        text = text[:-1].rstrip(" ,")
    return f"{text}…"


def in_lines(
    text: str, font: str, size: float, width: float, least: float
) -> tuple[float, list[str]]:
    """The type in which a text fits one line, or lines of it in no less than this type.

    Only a single word that is wider than all the room gets smaller than that.
    """
    own = fitting(text, font, size, width)
    if own >= least:
        return own, [text]
    lines = wrapped(text, font, least, width)
    return min([fitting(line, font, least, width) for line in lines]), lines


def write(
    canvas: Canvas, text: str, x: float, y: float, font: str, size: float, colour: Color
) -> None:
    """A line of text, each letter in a font that has it."""
    canvas.setFillColor(colour)
    if is_plain(text, font):
        canvas.setFont(font, size)
        canvas.drawString(x, y, text)
        return
    one = line(text, font)
    if one.said:
        letters = one.said.encode("utf-16-be").hex().upper()
        canvas.addLiteral(f"/Span <</ActualText <FEFF{letters}>>> BDC")
    for piece in one.pieces:
        canvas.setFont(piece.font, size)
        canvas.drawString(x, y, piece.signs)
        x += piece.width * size
    if one.said:
        canvas.addLiteral("EMC")


def write_middle(
    canvas: Canvas, text: str, x: float, y: float, font: str, size: float, colour: Color
) -> None:
    """The same, with its middle at x."""
    write(canvas, text, x - fonts.width(text, font, size) / 2, y, font, size, colour)

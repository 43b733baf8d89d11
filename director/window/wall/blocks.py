"""What the wall is made of: pieces of text that fit their place, lines and one shape.

A piece is set as large as its place allows and no larger than it is meant to be. So nothing is
ever cut off, on any screen.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from director.window.look.fonts import REGULAR, SEMIBOLD, font

LEFT, CENTRE, RIGHT = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignHCenter,
    Qt.AlignmentFlag.AlignRight,
)

_LINE = 1.16
"""The height of a line by its size: as far below the middle as a "g" reaches, twice."""
FIGURES = 0.78
"""The same for a time, which reaches neither above a capital nor below the line."""
AMOUNTS = 0.95
"""The same for amounts, which have a comma below the line."""

PICTURE_PART = 0.86
"""What a picture takes of the wall's height; below it stands the time."""
_WHOLE = 100


class Text(NamedTuple):
    """A piece of text in its place."""

    where: QRectF
    text: str
    size: float
    """In pixels."""
    colour: str = "text"
    """A field of the palette, or the color of an event."""
    weight: QFont.Weight = REGULAR
    side: Qt.AlignmentFlag = LEFT


class Fill(NamedTuple):
    """A place filled with a colour of the palette."""

    where: QRectF
    colour: str


class Sign(NamedTuple):
    """The shape of the event's state."""

    where: QRectF
    colour: str


class Picture(NamedTuple):
    """A picture from a file, whole, in the middle of its place."""

    where: QRectF
    path: Path


class Logo(NamedTuple):
    """The event's logo, from the left edge of its place."""

    where: QRectF
    picture: str
    """A PNG as base64."""


class Code(NamedTuple):
    """A QR code on white, as large as its place."""

    where: QRectF
    address: str
    """What it opens."""


Block = Text | Fill | Sign | Picture | Logo | Code


@lru_cache(maxsize=4096)
def ems(text: str, weight: QFont.Weight = REGULAR) -> float:
    """How wide a text is, by its size."""
    return QFontMetricsF(font(_WHOLE, weight)).horizontalAdvance(text) / _WHOLE


def fitting(
    where: QRectF, texts: Sequence[str], weight: QFont.Weight, most: float, line: float = _LINE
) -> float:
    """The size at which the widest of these texts fits a place, and no larger than `most`."""
    widest = max((ems(text, weight) for text in texts), default=0)
    size = min(most, where.height() / line)
    return min(size, where.width() / widest) if widest else size


def text(
    where: QRectF,
    words: str,
    most: float,
    colour: str = "text",
    weight: QFont.Weight = REGULAR,
    side: Qt.AlignmentFlag = LEFT,
) -> Text:
    """A piece of text, as large as fits."""
    return Text(where, words, fitting(where, [words], weight, most), colour, weight, side)


def paragraph(
    where: QRectF,
    words: str,
    most: float,
    colour: str,
    weight: QFont.Weight,
    rows: int = 4,
    side: Qt.AlignmentFlag = CENTRE,
) -> list[Text]:
    """A longer text in the middle of its place, in as many lines as make it largest."""
    best: tuple[float, list[str]] = (0.0, [words])
    for count in range(1, rows + 1):
        split = broken(words, count, weight)
        places = lines(where, len(split))
        size = fitting(places[0], split, weight, most)
        if size > best[0]:
            best = size, split
    size, split = best
    high = size * _LINE
    top = where.center().y() - high * len(split) / 2
    return [
        Text(
            QRectF(where.x(), top + number * high, where.width(), high),
            line,
            size,
            colour,
            weight,
            side,
        )
        for number, line in enumerate(split)
    ]


def broken(words: str, count: int, weight: QFont.Weight) -> list[str]:
    """A text in so many lines or fewer, all about as wide; where a line ends, no dot stands."""
    share = ems(words, weight) / count
    made: list[str] = []
    line = ""
    for word in words.split():
        longer = f"{line} {word}".strip()
        if line and len(made) < count - 1 and ems(longer, weight) > share * 1.05:
            made.append(line)
            longer = word
        line = longer
    return [*made, line] if not made else [one.strip(" ·") for one in (*made, line)]


def figures(
    where: QRectF,
    words: str,
    widest: str,
    most: float,
    colour: str,
    side: Qt.AlignmentFlag = CENTRE,
) -> Text:
    """A time or a number, sized by its widest form so that it stands still."""
    size = fitting(where, [words, widest], SEMIBOLD, most, FIGURES)
    return Text(where, words, size, colour, SEMIBOLD, side)


def lines(where: QRectF, count: int, gap: float = 0) -> list[QRectF]:
    """A place cut into lines of one height."""
    height = (where.height() - gap * (count - 1)) / count if count else 0
    return [
        QRectF(where.x(), where.y() + number * (height + gap), where.width(), height)
        for number in range(count)
    ]


def columns(where: QRectF, count: int, gap: float = 0) -> list[QRectF]:
    """A place cut into columns of one width."""
    width = (where.width() - gap * (count - 1)) / count if count else 0
    return [
        QRectF(where.x() + number * (width + gap), where.y(), width, where.height())
        for number in range(count)
    ]


def parted(where: QRectF, widths: Sequence[float], gap: float = 0) -> list[QRectF]:
    """A place cut into columns whose widths are to each other as these."""
    free = (where.width() - gap * (len(widths) - 1)) / sum(widths)
    places, left = [], where.x()
    for width in widths:
        places.append(QRectF(left, where.y(), width * free, where.height()))
        left += width * free + gap
    return places


def cut(where: QRectF, *heights: float) -> list[QRectF]:
    """A place cut from above into parts; each is a share of its height."""
    parts, top = [], where.top()
    for height in heights:
        parts.append(QRectF(where.x(), top, where.width(), where.height() * height))
        top += where.height() * height
    return parts

"""The wall when it is over: who has won, and who came next."""

from PySide6.QtCore import QRectF

from director.translation import say
from director.views.wall.wall import Poster
from director.window.look.fonts import MEDIUM, SEMIBOLD
from director.window.wall.blocks import (
    CENTRE,
    RIGHT,
    Block,
    Text,
    columns,
    cut,
    fitting,
    lines,
    text,
)
from director.window.wall.event_color import accent

_TITLE, _NAME, _PLACES, _EDGE = 0.105, 0.28, 0.07, 0.03
"""What the words above the name, the name, which places are shown, and the edges have of the
height, by the unit."""
_LEAST, _MOST = 0.081, 0.14
"""The height of a line of the places, by the unit."""


def ending(poster: Poster, where: QRectF, unit: float) -> list[Block]:
    """Who has won, and below that who came next: the page of this moment, down its columns."""
    inside = where.adjusted(0, unit * _EDGE, 0, -unit * _EDGE)
    shares = [unit * part / inside.height() for part in (_TITLE, _NAME, _PLACES)]
    title, name, told, below = cut(inside, *shares, 1 - sum(shares))
    blocks: list[Block] = [
        text(title, poster.ending, unit * 0.062, accent(poster), SEMIBOLD, CENTRE),
        text(name, poster.winner, unit * 0.2, "text", SEMIBOLD, CENTRE),
    ]
    if not poster.places:
        return blocks
    most = max(1, int(below.height() / (unit * _LEAST)))
    pages = -(-len(poster.places) // (2 * most))
    each = -(-len(poster.places) // pages)
    number = poster.turn % pages
    page = poster.places[number * each : (number + 1) * each]
    range_words = _range_words(page[0][0], page[-1][0], number, pages)
    blocks.append(text(told, range_words, unit * 0.042, "soft", MEDIUM, CENTRE))
    across = 1 if below.height() > below.width() and each <= most else 2
    down = -(-each // across)
    below.setHeight(min(below.height(), down * unit * _MOST))
    inside = below.adjusted(where.width() * 0.06, 0, 0, 0)
    cells = [cell for side in columns(inside, across, unit * 0.04) for cell in lines(side, down)]
    largest = unit * (0.052 if across == 2 else 0.07)
    names = [who for _, who in poster.places]
    size = fitting(_after(cells[0], 0.14), names, MEDIUM, largest)
    figure = min(size, cells[0].width() * 0.08)
    for cell, (place, who) in zip(cells, page, strict=False):
        before = QRectF(cell.x(), cell.y(), cell.width() * 0.10, cell.height())
        blocks.append(Text(before, str(place), figure, "faint", MEDIUM, RIGHT))
        blocks.append(Text(_after(cell, 0.14), who, size, "soft", MEDIUM))
    return blocks


def _range_words(first: int, last: int, number: int, pages: int) -> str:
    """Which places a page shows, and which of how many pages it is."""
    words = say("Places {first}–{last}", first=first, last=last)
    if first == last:
        words = say("Place {place}", place=first)
    if pages == 1:
        return words
    return "  ·  ".join([words, say("{page} of {pages}", page=number + 1, pages=pages)])


def _after(where: QRectF, part: float) -> QRectF:
    """A place without its first part."""
    return where.adjusted(where.width() * part, 0, 0, 0)

"""The edges of the wall: the event and its state at the upper one, announcements at the lower."""

from PySide6.QtCore import QRectF

from director.translation import say
from director.views.clock.event_status import NOT_STARTED
from director.views.wall.wall import Poster
from director.window.look.fonts import MEDIUM, SEMIBOLD
from director.window.wall.blocks import RIGHT, Block, Fill, Logo, Sign, ems, paragraph, text
from director.window.wall.event_color import banner, strip
from director.window.wall.painting import logo_shape

_STRIP = 0.011
"""The height of the event's color along the upper edge."""


def head(poster: Poster, where: QRectF, unit: float) -> list[Block]:
    """The event's name, and its state at the other end."""
    if poster.color:
        where = where.adjusted(0, unit * _STRIP, 0, 0)
    size = unit * 0.044
    word = poster.state_word
    sign = size * 0.75
    state = min(ems(word, SEMIBOLD) * size, where.width() * 0.35)
    place = QRectF(where.right() - state, where.y(), state, where.height())
    beside = QRectF(place.x() - sign * 1.5, where.center().y() - sign / 2, sign, sign)
    name = QRectF(where.x(), where.y(), beside.x() - where.x() - size, where.height())
    colour = "soft" if poster.state in NOT_STARTED else poster.state.colour
    blocks: list[Block] = []
    if poster.logo:
        high = where.height() * 0.62
        wide = min(high * logo_shape(poster.logo), where.width() * 0.3)
        high = wide / logo_shape(poster.logo) if wide else 0.0
        top = where.center().y() - high / 2
        blocks.append(Logo(QRectF(where.x(), top, wide, high), poster.logo))
        name = name.adjusted(wide + size * 0.6, 0, 0, 0)
    if poster.unlocked:
        # whoever can change the time from here is to see that, and so is everybody else
        wide = name.width() * 0.36
        free = QRectF(name.right() - wide, name.y(), wide, name.height())
        name.setWidth(name.width() - wide - size)
        words = say("keys unlocked: ← → level, ↑ ↓ minute")
        blocks.append(text(free, words, size * 0.6, "warning", SEMIBOLD, RIGHT))
    if poster.no_line:
        # the clock goes on from what is known here; who is out since then is not
        wide = ems(poster.no_line, SEMIBOLD) * size * 0.6
        place_of_it = QRectF(name.right() - wide, name.y(), wide, name.height())
        name.setWidth(name.width() - wide - size)
        blocks.append(text(place_of_it, poster.no_line, size * 0.6, "warning", SEMIBOLD, RIGHT))
    if poster.color:
        edge = _to_the_edges(QRectF(where.x(), -unit, where.width(), unit * (1 + _STRIP)), unit)
        blocks.append(Fill(edge, strip(poster)))
    return [
        text(name, poster.name, size, "soft", MEDIUM),
        *blocks,
        Sign(beside, colour),
        text(place, word, size, colour, SEMIBOLD, RIGHT),
        Fill(QRectF(where.x(), where.bottom() - 2, where.width(), 2), "line"),
    ]


def band(poster: Poster, where: QRectF, unit: float) -> list[Block]:
    """What the desk announces, from edge to edge at the foot, where no stakes give way to it."""
    inside = where.adjusted(0, unit * 0.014, 0, -unit * 0.014)
    behind, ink = banner(poster)
    words = paragraph(inside, poster.announcement, unit * 0.105, ink, SEMIBOLD)
    return [Fill(_to_the_edges(where.adjusted(0, 0, 0, unit), unit), behind), *words]


def _to_the_edges(where: QRectF, unit: float) -> QRectF:
    """A place as wide as the screen, and wider: the blocks stand inside its edges."""
    return where.adjusted(-unit, 0, unit, 0)

"""The QR code of the board on the wall: in a corner of its own, where nothing else stands."""

from PySide6.QtCore import QRectF

from director.translation import say
from director.views.board_pages import as_typed
from director.views.wall.wall import Poster
from director.window.look.fonts import MEDIUM, SEMIBOLD
from director.window.wall.blocks import CENTRE, Block, Code, cut, paragraph, text

_CAPTION = 0.15
"""Of a corner's height, the line over the code."""
_STRIP = 0.2
"""Of a tall wall's width, how high the strip at its foot is."""
_GAP = 0.035
"""Of the wall's height or width, what is left free beside the code."""


def corner(poster: Poster, where: QRectF, unit: float) -> tuple[list[Block], QRectF]:
    """The code in the lower right corner of a place, and what of the place is left beside it."""
    side = where.height() / (1 + _CAPTION)
    beside = where.adjusted(0, 0, -side - unit * _GAP, 0)
    above, below = cut(
        QRectF(where.right() - side, where.y(), side, where.height()),
        _CAPTION / (1 + _CAPTION),
        1 / (1 + _CAPTION),
    )
    caption = text(above, say("On your phone"), unit * 0.028, "soft", MEDIUM, CENTRE)
    return [caption, Code(below, poster.board)], beside


def strip_height(width: float) -> float:
    """How much of a tall wall's height the strip takes, with the white around it."""
    return width * (_STRIP + _GAP)


def strip(poster: Poster, where: QRectF, unit: float) -> list[Block]:
    """The code at the right of a strip, and at its left what it opens."""
    side = unit * _STRIP
    code = QRectF(where.right() - side, where.y(), side, side)
    words = QRectF(where.x(), where.y(), where.width() - side - unit * _GAP, side)
    told, typed = cut(words, 0.68, 0.32)
    lines = paragraph(
        told, say("Clock, seats and prizes on your phone"), unit * 0.05, "soft", SEMIBOLD, 2
    )
    return [*lines, text(typed, as_typed(poster.board), unit * 0.034, "faint", MEDIUM, CENTRE),
            Code(code, poster.board)]  # fmt: skip

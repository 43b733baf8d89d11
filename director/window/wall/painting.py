"""Paints the blocks of the wall."""

from base64 import b64decode
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPixmap

from director.views.clock.event_status import State
from director.views.qr import QUIET, Squares, qr
from director.window.look.fonts import font
from director.window.look.palettes import current_palette
from director.window.look.shapes import paint_shape
from director.window.wall.blocks import (
    CENTRE,
    PICTURE_PART,
    RIGHT,
    Block,
    Code,
    Fill,
    Logo,
    Picture,
    Sign,
    Text,
)
from director.window.wall.pictures import picture_ready

_FROM_OUTLINES, _CHANGING = 64, 200
"""Letters above this size are filled as outlines each time, and so are kept as a picture once set;
figures above that size are those of the time, another one every second: each sign has its own."""

_TIME = frozenset("0123456789:")
_LARGE, _FIGURES = 10, 2 * len(_TIME)
"""Texts kept as pictures: those of one wall, with hardly any of the level before. Where stakes
have grown to six figures, each takes half a megabyte. Beside them, the signs of the time."""

_GROUNDS = {State.PAUSED: "wall_paused", State.BREAK: "wall_rest"}


def ground(state: State) -> QColor:
    """What everything stands on: seen from across the room."""
    return QColor(getattr(current_palette(), _GROUNDS.get(state, "wall")))


def reach(block: Block) -> QRectF:
    """As far as a block can be seen: a figure may be larger than its place is high."""
    if isinstance(block, Text):
        over = max(2.0, (block.size * 1.3 - block.where.height()) / 2)
        return block.where.adjusted(-2, -over, 2, over)
    return block.where.adjusted(-2, -2, 2, 2)


def paint_block(painter: QPainter, block: Block, state: State) -> None:
    """Draws one block of the wall."""
    palette = current_palette()
    match block:
        case Fill(where, name):
            filled = _hairline(ground(state)) if name == "line" else QColor(_colour(name))
            painter.fillRect(_pixels(where), filled)
        case Sign(where, name):
            paint_shape(painter, state, where, getattr(palette, name))
        case Logo(where, logo):
            ratio = painter.device().devicePixelRatio()
            kept_logo = _logo(logo, round(where.height() * ratio))
            target = QRectF(where.topLeft(), QSizeF(kept_logo.size()) / ratio)
            painter.drawPixmap(target.toRect(), kept_logo)
        case Code(where, address):
            _paint_code(painter, _pixels(where), qr(address))
        case Picture(where, path):
            ratio = painter.device().devicePixelRatio()
            room = QSize(round(where.width() * ratio), round(where.height() * ratio))
            if picture := picture_ready(path, room):
                size = picture.size() / ratio
                left = where.center().x() - size.width() / 2
                top = where.center().y() - size.height() / 2
                painter.drawPixmap(QRect(QPoint(int(left), int(top)), size), picture)
        case Text(where, text, size, name, weight, side):
            set_in, metrics = _type(int(size), weight)
            left = where.x()
            if side in (CENTRE, RIGHT):
                over = where.width() - metrics.horizontalAdvance(text)
                left += over if side == RIGHT else over / 2
            # figures and words stand in the middle by their capitals
            base = QPointF(left, where.center().y() + metrics.capHeight() / 2)
            colour = _colour(name)
            ratio = painter.device().devicePixelRatio()
            if size >= _CHANGING and _TIME.issuperset(text):
                for sign in text:  # figures are equally wide, and no pair of them is kerned
                    _figure(sign, set_in.pixelSize(), weight, colour, ratio).paint(painter, base)
                    base += QPointF(metrics.horizontalAdvance(sign), 0)
            elif size * ratio > _FROM_OUTLINES and size < _CHANGING:
                _kept(text, set_in.pixelSize(), weight, colour, ratio).paint(painter, base)
            else:
                _set(painter, base, text, set_in, colour)


def _paint_code(painter: QPainter, where: QRect, squares: Squares) -> None:
    """Dark on white in every look, with edges between pixels of the screen: so cameras read it."""
    ratio = painter.device().devicePixelRatio()
    size = where.width() * ratio / (len(squares) + 2 * QUIET)
    edges = [round((QUIET + at) * size) / ratio for at in range(len(squares) + 1)]
    painter.fillRect(where, QColor("#ffffff"))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.translate(where.topLeft())
    for down, row in enumerate(squares):
        for right, dark in enumerate(row):
            if dark:
                corners = (
                    QPointF(edges[right], edges[down]),
                    QPointF(edges[right + 1], edges[down + 1]),
                )
                painter.fillRect(QRectF(*corners), QColor("#000000"))
    painter.restore()


def _colour(name: str) -> str:
    """A field of the palette, or the color of an event as it is."""
    return name if name.startswith("#") else str(getattr(current_palette(), name))


@lru_cache(maxsize=64)
def _type(size: int, weight: QFont.Weight) -> tuple[QFont, QFontMetricsF]:
    """A size of type and its measures, which take as long to ask for as a word takes to set."""
    set_in = font(size, weight)
    return set_in, QFontMetricsF(set_in)


def _set(painter: QPainter, base: QPointF, text: str, set_in: QFont, colour: str) -> None:
    painter.setFont(set_in)
    painter.setPen(QColor(colour))
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # of the wall, not of a name on it
    painter.drawText(base, text)


def _pixels(where: QRectF) -> QRect:
    """A place in whole pixels: a fill with soft edges takes many times as long, and looks it."""
    whole = where.toRect()
    return QRect(whole.topLeft(), whole.size().expandedTo(QSize(1 if where.width() else 0, 1)))


def _hairline(on: QColor) -> QColor:
    """A line that is seen on any ground, and no more."""
    colour = QColor(current_palette().text)
    colour.setAlphaF(0.16 if on.lightnessF() < 0.5 else 0.2)
    return colour


@lru_cache(maxsize=8)
def _logo(picture: str, high: int) -> QPixmap:
    """A logo so many pixels high; nothing where it is none."""
    made = QPixmap()
    made.loadFromData(b64decode(picture))
    if made.isNull():
        return made
    return made.scaledToHeight(high, Qt.TransformationMode.SmoothTransformation)


@lru_cache(maxsize=8)
def logo_shape(picture: str) -> float:
    """How wide a logo is, by its height."""
    made = QImage.fromData(b64decode(picture))
    return made.width() / made.height() if made.height() else 0.0


class _Kept(NamedTuple):
    """A text as a picture, and where that stands beside the text's own place."""

    picture: QPixmap
    beside: QPoint

    def paint(self, painter: QPainter, base: QPointF) -> None:
        painter.drawPixmap(base.toPoint() + self.beside, self.picture)


def _as_picture(text: str, size: int, weight: QFont.Weight, colour: str, ratio: float) -> _Kept:
    """A text set once, cut as tightly as it can be."""
    set_in = font(size, weight)
    around = QFontMetricsF(set_in).tightBoundingRect(text).adjusted(-2, -2, 2, 2).toAlignedRect()
    picture = QPixmap(around.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _set(painter, QPointF(-around.x(), -around.y()), text, set_in, colour)
    painter.end()
    return _Kept(picture, around.topLeft())


_kept = lru_cache(maxsize=_LARGE)(_as_picture)
_figure = lru_cache(maxsize=_FIGURES)(_as_picture)


def room_for_picture(width: float, height: float, ratio: float) -> QSize:
    """The pixels of the place that a picture has on a wall of this size."""
    return QSize(round(width * ratio), round(height * PICTURE_PART * ratio))

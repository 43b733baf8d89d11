"""Our own few line icons, drawn in whatever colour they stand in."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from director.house import shelf
from director.window.look.palettes import Palette, current_palette, mixed


def app_icon() -> QIcon:
    """The program's own."""
    return QIcon(str(shelf.icons() / "director.svg"))


@lru_cache(maxsize=256)
def _drawing(name: str, colour: str) -> QSvgRenderer:
    text = (shelf.icons() / f"{name}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(text.replace("currentColor", colour).encode()))


def paint_icon(painter: QPainter, name: str, where: QRectF, colour: str) -> None:
    """Draws an icon into a square."""
    _drawing(name, colour).render(painter, where)


def pixmap(name: str, colour: str, size: int = 20, ratio: float = 2.0) -> QPixmap:
    """An icon as a picture, fine enough for a screen of so many dots a pixel."""
    drawn = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    paint_icon(painter, name, QRectF(0, 0, drawn.width(), drawn.height()), colour)
    painter.end()
    drawn.setDevicePixelRatio(ratio)
    return drawn


def icon(name: str) -> QIcon:
    """An icon for a button, in the colours now worn; asked for anew when the look changes."""
    return _icon(name, current_palette())


@lru_cache(maxsize=512)
def _icon(name: str, palette: Palette) -> QIcon:
    made = QIcon()
    made.addPixmap(pixmap(name, palette.soft, 24), QIcon.Mode.Normal, QIcon.State.Off)
    made.addPixmap(pixmap(name, palette.text, 24), QIcon.Mode.Active, QIcon.State.Off)
    made.addPixmap(pixmap(name, palette.accent, 24), QIcon.Mode.Normal, QIcon.State.On)
    off = mixed(palette.text, palette.ground, 0.3).name()
    made.addPixmap(pixmap(name, off, 24), QIcon.Mode.Disabled, QIcon.State.Off)
    return made

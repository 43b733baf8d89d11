"""A color that is chosen by eye: its swatch, and the dialog that asks for another."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QColorDialog, QWidget

from director.window.look.palettes import current_palette
from director.window.look.styles import dress_window

_SIZE, _SHARP = 18, 2
"""Pixels of a swatch, and how many times finer it is drawn."""


def swatch(color: str) -> QIcon:
    """A square of the color; where there is none, an empty one that is crossed out."""
    picture = QPixmap(_SIZE * _SHARP, _SIZE * _SHARP)
    picture.setDevicePixelRatio(_SHARP)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(current_palette().field))
    if QColor(color).isValid():
        painter.setBrush(QColor(color))
    else:
        painter.drawLine(3, _SIZE - 3, _SIZE - 3, 3)
    painter.drawRoundedRect(QRectF(0.5, 0.5, _SIZE - 1, _SIZE - 1), 3, 3)
    painter.end()
    return QIcon(picture)


def ask_for_color(
    over: QWidget, title: str, now: str, act: Callable[[str], object]
) -> QColorDialog:
    """A dialog that is not modal; the color comes as '#1f6feb'."""
    dialog = QColorDialog(QColor(now or "#1f6feb"), over.window())
    dialog.setWindowTitle(title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setModal(False)
    dialog.colorSelected.connect(lambda color: act(color.name()))
    dress_window(dialog)
    dialog.show()
    return dialog

"""What is too faint in a picture of a window: text against its ground, edges of fields.

Measured on the pixels as they were painted, not on the colors that somebody meant.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget

from director.views.contrast import EDGE, TEXT, contrast

_THIN = 0.9
"""How much of its contrast thin type keeps where no stem covers a whole pixel."""


def faint(window: QWidget) -> list[str]:
    """What stands out too little, each as its text and its contrast; empty where nothing does."""
    window.ensurePolished()
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    scale = image.devicePixelRatio()
    found = []
    for widget in window.findChildren(QWidget):
        if not (widget.isVisible() and widget.isEnabled()):
            continue
        place = _in_sight(widget, window).intersected(window.rect())
        ends = (place.topLeft(), place.center(), place.bottomRight())
        own = (widget, *widget.findChildren(QWidget))
        if place.size() != widget.size() or any(window.childAt(end) not in own for end in ends):
            continue  # partly out of sight, or something lies over it
        painted = QRect(place.topLeft() * scale, place.size() * scale).intersected(image.rect())
        found += [f"{type(widget).__name__} {why}" for why in _faults(widget, painted, image)]
    return found


def _faults(widget: QWidget, place: QRect, image: QImage) -> Iterator[str]:
    match widget:
        case QLabel() | QAbstractButton() if widget.text().strip():
            least, seen = TEXT * _THIN, _strongest(image, place)
            if seen < least:
                yield f"{widget.text()!r}: {seen:.2f} of {least:.2f}"
        case QLineEdit() | QComboBox() if place.left() > 1:
            middle = place.center().y()
            edges = [_name(image.pixel(place.left() + at, middle)) for at in (0, 1)]
            ground = _name(image.pixel(place.left() - 1, middle))
            seen = max(contrast(edge, ground) for edge in edges)
            if seen < EDGE:
                yield f"edge of a field: {seen:.2f} of {EDGE}"


def _strongest(image: QImage, place: QRect) -> float:
    """The contrast of what stands out most from the color that most of a place has."""
    cut_out = image.copy(place)  # owns the pixels that are counted
    colors = Counter(memoryview(cut_out.constBits()).cast("I").tolist())
    ground = _name(colors.most_common(1)[0][0])
    return max(_contrast(_name(color), ground) for color in colors)


_contrast = cache(contrast)
"""The same few colors meet in every picture."""


def _in_sight(widget: QWidget, window: QWidget) -> QRect:
    """The part of a widget that is to be seen, in the window's own pixels."""
    seen = widget.visibleRegion().boundingRect()
    return seen.translated(widget.mapTo(window, QPoint())) if not seen.isEmpty() else QRect()


def _name(pixel: int) -> str:
    return f"#{pixel & 0xFFFFFF:06x}"

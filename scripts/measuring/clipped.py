"""What is cut off in a window: labels, buttons, column heads and whole widgets.

What cuts itself off on purpose, with three dots or by scrolling, is left out.
"""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QScrollBar,
    QToolButton,
    QWidget,
)

from director.window.look.fonts import MEDIUM, SMALL, font
from director.window.widgets.buttons import ActionButton
from director.window.widgets.elided_label import ElidedLabel

_SLACK = 1
"""Pixels that rounding may cost."""
_EDGES = 8
"""Pixels that the edges of a button or a column take at the least."""
_ARROW = 24
"""Pixels of the arrow that opens a list."""
_UNDER = Qt.ToolButtonStyle.ToolButtonTextUnderIcon
_UNDER_ICON = 9
"""Pixels between an icon and the word under it, and of the edges above and below both."""


def clipped(window: QWidget) -> list[str]:
    """What is cut off, each as the kind of widget and its text; empty where nothing is."""
    return [
        f"{type(widget).__name__} {said!r}: {why}"
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and not widget.visibleRegion().isEmpty()
        for said, why in _faults(widget, window)
    ]


def _faults(widget: QWidget, window: QWidget) -> Iterator[tuple[str, str]]:
    match widget:
        case ElidedLabel():
            pass
        case QLabel() if widget.text():
            yield from _of_label(widget)
        case QHeaderView():
            yield from _of_heads(widget)
        case ActionButton():
            pass  # shortens a name and keeps its verb
        case QToolButton() if widget.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
            pass
        case QToolButton() if widget.toolButtonStyle() == _UNDER:
            yield from _too_wide(widget.text(), widget.font(), widget.width() - _EDGES)
            needed = (
                widget.iconSize().height() + _UNDER_ICON + QFontMetricsF(widget.font()).height()
            )
            if needed > widget.height() + _SLACK:
                yield widget.text(), f"{needed:.0f} high in {widget.height()}"
        case QAbstractButton() if widget.text():
            yield from _too_wide(widget.text(), widget.font(), widget.width() - _EDGES)
        case QComboBox():
            room = widget.width() - _EDGES - _ARROW
            yield from _too_wide(widget.currentText(), widget.font(), room)
    over = _cut_by_parent(widget, window)
    if over:
        yield _said(widget), over


def _too_wide(text: str, in_font: QFont, room: int) -> Iterator[tuple[str, str]]:
    """A text, of one line or more, that has less room in pixels than it needs."""
    metrics = QFontMetricsF(in_font)
    shown = text.replace("&&", "&") if "&&" in text else text.replace("&", "")
    needed = max(metrics.horizontalAdvance(line) for line in shown.splitlines() or [""])
    if needed > room + _SLACK:
        yield text, f"{needed:.0f} wide in {room}"


def _of_label(widget: QLabel) -> Iterator[tuple[str, str]]:
    text, room = widget.text(), widget.contentsRect().size()
    if widget.wordWrap():
        needed = QSize(room.width(), widget.heightForWidth(widget.width()))
        least = widget.minimumSizeHint()
        needed = QSize(min(least.width(), needed.width()), needed.height())
    else:
        needed = widget.sizeHint()
    if needed.width() > widget.width() + _SLACK:
        yield text, f"{needed.width()} wide in {widget.width()}"
    if needed.height() > widget.height() + _SLACK:
        yield text, f"{needed.height()} high in {widget.height()}"


def _of_heads(header: QHeaderView) -> Iterator[tuple[str, str]]:
    model = header.model()
    if header.orientation() == Qt.Orientation.Vertical:
        return
    for section in range(header.count()):
        said = model.headerData(section, Qt.Orientation.Horizontal)
        if header.isSectionHidden(section) or not said:
            continue
        room = header.sectionSize(section) - 2 * _EDGES
        yield from _too_wide(str(said), font(SMALL, MEDIUM), room)


def _cut_by_parent(widget: QWidget, window: QWidget) -> str:
    """How far a widget reaches out of what shows it; empty where it does not, or is scrolled."""
    if isinstance(widget, QScrollBar):
        return ""
    parent = widget.parentWidget()
    if parent is None or not isinstance(widget, QLabel | QAbstractButton | QLineEdit | QComboBox):
        return ""
    above: QWidget | None = parent
    while above is not None:
        if isinstance(above.parentWidget(), QAbstractScrollArea | QAbstractItemView):
            return ""  # what is out of sight there is scrolled to
        place = QRect(widget.mapTo(above, QPoint()), widget.size())
        inside = above.rect().adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK)
        if not inside.contains(place):
            where = "the window" if above is window else type(above).__name__
            return f"reaches out of {where}"
        above = None if above is window else above.parentWidget()
    return ""


def _said(widget: QWidget) -> str:
    for name in ("text", "currentText"):
        if hasattr(widget, name):
            return str(getattr(widget, name)())
    return widget.objectName()

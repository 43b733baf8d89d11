"""Labels in the few sizes and tones there are, and boxes that keep to the grid."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypedDict, TypeVar, Unpack

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from director.window.look.styles import GRID
from director.window.widgets.stack import Stack

Margins = tuple[int, int, int, int]
"""The room at the left, above, at the right and below, in pixels."""

Item = QWidget | int | None
Box = TypeVar("Box", QHBoxLayout, QVBoxLayout)


class Room(TypedDict, total=False):
    """How the room of a row or column is divided, where it is not as usual."""

    gap: int
    """Between one widget and the next, in pixels."""
    stretch: Mapping[int, int] | int
    """The place of the one that takes the room left over, or how much of it each takes."""
    margins: Margins


SCREEN: Margins = (3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
"""Around all that stands on a screen."""

BAR: Margins = (2 * GRID, GRID, 2 * GRID, GRID)
"""Around a line that goes across the window."""


def label(text: str = "", role: str = "", *, wrap: bool = False) -> QLabel:
    """A label; its role is "caption", "soft", "head", "hint", "fault" or nothing."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    # a name that is written from the right stands where the others do
    made.setAlignment(made.alignment() | Qt.AlignmentFlag.AlignAbsolute)
    return made


def keep_at_top(words: QLabel) -> None:
    """It stands below what is above it also where a list below it is not there."""
    words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
    words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)


def keep_its_place(words: QLabel) -> None:
    """What stands around it stays where it is when one line of words comes or goes."""
    there = words.sizePolicy()
    there.setRetainSizeWhenHidden(True)
    words.setSizePolicy(there)
    words.setMinimumHeight(words.fontMetrics().height())


def tip(text: str) -> str:
    """A tool tip that shows a text as it is, also one that looks like a web page: a name may."""
    plain = text.replace("&", "&amp;").replace("<", "&lt;")
    return f"<span>{plain}</span>" if plain != text else text


def badge(text: str) -> QLabel:
    """A word in a small frame of its own."""
    made = label(text, "badge")
    made.setFixedHeight(3 * GRID)
    return made


def row(*widgets: Item, **room: Unpack[Room]) -> QHBoxLayout:
    """Widgets side by side; a number is so much room, None all the room there is."""
    return _filled(QHBoxLayout(), widgets, **room)


def column(*widgets: Item, **room: Unpack[Room]) -> QVBoxLayout:
    """Widgets one below the other; a number is so much room, None all the room there is."""
    return _filled(QVBoxLayout(), widgets, **room)


def _filled(
    box: Box,
    widgets: tuple[Item, ...],
    gap: int = GRID,
    stretch: Mapping[int, int] | int = MappingProxyType({}),
    margins: Margins = (0, 0, 0, 0),
) -> Box:
    box.setContentsMargins(*margins)
    box.setSpacing(gap)
    for widget in widgets:
        if widget is None:
            box.addStretch(1)
        elif isinstance(widget, int):
            box.addSpacing(widget)
        else:
            box.addWidget(widget)
    for place, share in ({stretch: 1} if isinstance(stretch, int) else stretch).items():
        box.setStretch(place, share)
    return box


def holding(box: QLayout) -> QWidget:
    """A widget that is nothing but its layout."""
    made = QWidget()
    made.setLayout(box)
    return made


def stacked(*widgets: QWidget) -> Stack:
    """Widgets of which one is seen at a time."""
    made = Stack()
    for widget in widgets:
        made.addWidget(widget)
    return made


def emptied(box: QLayout, keep: QWidget | None = None) -> None:
    """Takes everything out of a layout; what is to be kept only leaves its place."""
    while item := box.takeAt(0):
        widget = item.widget()
        if widget and widget is not keep:
            widget.hide()  # it goes when the event loop comes by, and must not be seen until then
            widget.deleteLater()


def panel(box: QHBoxLayout | QVBoxLayout, margin: int = 2 * GRID) -> QFrame:
    """A raised surface around what belongs together."""
    made = QFrame()
    made.setObjectName("panel")
    box.setContentsMargins(margin, margin, margin, margin)
    made.setLayout(box)
    return made


def captioned(caption: str, field: QWidget) -> QWidget:
    """A field with its name above it."""
    title = label(caption, "caption")
    title.setBuddy(field)
    if not field.accessibleName():
        field.setAccessibleName(caption)
    return holding(column(title, field, gap=4))


def reveal(widget: QWidget, seen: bool) -> None:
    """Shows or hides a widget; where it is so already, nothing is laid out anew."""
    if widget.isHidden() is seen:
        widget.setVisible(seen)


def rewrite(where: QLabel, words: str) -> None:
    """Other words on a label; without words it is not there."""
    if where.text() != words:
        where.setText(words)
    reveal(where, bool(words))

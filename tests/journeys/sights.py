"""What stands on the screen: every text that can be read now, and where it can be pointed at."""

from collections.abc import Callable, Iterator
from functools import singledispatch
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)

from director.window.areas.shootout.bracket_map import BracketMap
from director.window.areas.showdown.ruling.pot_view import PotView
from director.window.event.room.room_map import RoomMap
from director.window.wall.blocks import Text
from director.window.wall.wall_window import Wall
from director.window.widgets.choice_list import Choices
from director.window.widgets.figure import Figure


class Sight(NamedTuple):
    """A text, and where it stands."""

    text: str
    widget: QWidget
    """What is pointed at; of a list, its viewport."""
    where: QRect
    enabled: bool = True

    @property
    def at(self) -> QPoint:
        return self.where.center()

    @property
    def on_screen(self) -> QRect:
        return QRect(self.widget.mapToGlobal(self.where.topLeft()), self.where.size())


def in_front() -> QWidget:
    """The window whose texts are read: an open menu, a dialog, or the one that is active."""
    found = (
        QApplication.activePopupWidget()
        or QApplication.activeModalWidget()
        or QApplication.activeWindow()
    )
    assert found, "no window is active"
    return found


def sights(wanted: Callable[[str], bool] = bool) -> list[Sight]:
    """All that can be read in the window in front, from the top to the bottom; or what is wanted.

    Only that is looked for behind other things, for a look at everything takes its time.
    """
    window = in_front()
    found = []
    for widget in [window, *window.findChildren(QWidget)]:
        if widget.isVisible() and widget.window() is window:
            found += [one for one in seen(widget) if one.text and wanted(one.text) and is_seen(one)]
    return sorted(found, key=lambda one: (one.on_screen.top(), one.on_screen.left()))


def is_seen(one: Sight) -> bool:
    """Whether nothing lies over its middle, and no edge hides it."""
    window = one.widget.window()
    inside = one.widget.visibleRegion().boundingRect().intersected(one.where)
    if inside.isEmpty():
        return False
    top = window.childAt(one.widget.mapTo(window, inside.center())) or window
    return top is one.widget or one.widget.isAncestorOf(top) or _lets_through(top, one.widget)


def _lets_through(top: QWidget, widget: QWidget) -> bool:
    """A label on a button, or a frame around a field, is the button and the field."""
    return top.isAncestorOf(widget) and not top.findChildren(QWidget, "scrim")


def painted(wall: Wall) -> list[str]:
    """The texts of a wall, as it was painted last."""
    _, blocks = wall._drawn
    return [one.text for one in blocks if isinstance(one, Text) and one.text]


@singledispatch
def seen(widget: QWidget) -> Iterator[Sight]:
    """The texts of one widget."""
    yield from ()


@seen.register
def _(widget: QLabel) -> Iterator[Sight]:
    yield Sight(widget.text(), widget, widget.rect(), widget.isEnabled())


@seen.register
def _(widget: QAbstractButton) -> Iterator[Sight]:
    words = widget.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
    words = words.partition("\t")[0]
    if isinstance(widget, QToolButton) and not words:
        words = widget.accessibleName()
    yield Sight(words or widget.accessibleName(), widget, widget.rect(), widget.isEnabled())


@seen.register
def _(widget: QLineEdit) -> Iterator[Sight]:
    yield Sight(widget.text() or widget.placeholderText(), widget, widget.rect())


@seen.register
def _(widget: QPlainTextEdit) -> Iterator[Sight]:
    yield Sight(widget.toPlainText() or widget.placeholderText(), widget, widget.rect())


@seen.register
def _(widget: QTextEdit) -> Iterator[Sight]:
    yield Sight(widget.toPlainText(), widget, widget.rect())


@seen.register
def _(widget: QComboBox) -> Iterator[Sight]:
    yield Sight(widget.currentText(), widget, widget.rect(), widget.isEnabled())


@seen.register
def _(widget: Figure) -> Iterator[Sight]:
    yield Sight(widget.accessibleName(), widget, widget.rect())


@seen.register
def _(widget: QCheckBox) -> Iterator[Sight]:
    """Beside its words a click does nothing."""
    words = widget.rect()
    words.setWidth(min(words.width(), widget.sizeHint().width()))
    yield Sight(widget.text().replace("&", ""), widget, words, widget.isEnabled())


@seen.register
def _(widget: QTabBar) -> Iterator[Sight]:
    for at in range(widget.count()):
        yield Sight(widget.tabText(at).replace("&", ""), widget, widget.tabRect(at))


@seen.register(QMenu)
@seen.register(QMenuBar)
def _(widget: QMenu | QMenuBar) -> Iterator[Sight]:
    for one in widget.actions():
        words = one.text().replace("&", "").partition("\t")[0]
        if one.isVisible():
            yield Sight(words, widget, widget.actionGeometry(one), one.isEnabled())


@seen.register
def _(widget: QHeaderView) -> Iterator[Sight]:
    model = widget.model()
    for at in range(widget.count()):  # none where there is no model
        if not widget.isSectionHidden(at):
            left, width = widget.sectionViewportPosition(at), widget.sectionSize(at)
            words = model.headerData(at, Qt.Orientation.Horizontal)
            rect = QRect(left, 0, width, widget.viewport().height())
            yield Sight(str(words or ""), widget.viewport(), rect)


@seen.register
def _(widget: QAbstractItemView) -> Iterator[Sight]:
    model, view = widget.model(), widget.viewport()
    for line in range(max(0, widget.indexAt(QPoint(4, 4)).row()), model.rowCount()):
        for column in range(model.columnCount()):
            index: QModelIndex = model.index(line, column)
            rect = widget.visualRect(index)
            if rect.isValid() and rect.top() > view.height():
                return
            if rect.isValid() and rect.intersects(view.rect()):
                yield Sight(str(index.data() or ""), view, rect)


@seen.register
def _(widget: Choices) -> Iterator[Sight]:
    lines = len(widget.seen) + (len(widget.offered) > widget.MOST)
    height = (widget.height() - 2) / max(1, lines)
    for at, choice in enumerate(widget.seen):
        rect = QRect(1, round(1 + at * height), widget.width() - 2, round(height))
        yield Sight(choice.text, widget, rect)


@seen.register
def _(widget: PotView) -> Iterator[Sight]:
    for words in widget.words():
        yield Sight(words, widget, widget.rect())


@seen.register
def _(widget: RoomMap) -> Iterator[Sight]:
    view = widget.viewport()
    top = widget.verticalScrollBar().value()
    for number, table in enumerate(widget.tables):
        card = widget.card(number).translated(0, -top)
        yield Sight(f"Table {table.number}", view, _inside(card, view))
        if widget.is_overview:
            continue
        lines = _seat_lines(widget, card)
        for chair in table.chairs:
            if rect := lines.get(chair.place.seat):
                yield Sight(chair.name or f"{table.number}-{chair.place.seat}", view, rect)


def _inside(card: QRectF, view: QWidget) -> QRect:
    """The head of a table's card."""
    return QRect(round(card.x()) + 8, round(card.y()) + 4, round(card.width()) - 16, 24)


def _seat_lines(room: RoomMap, card: QRectF) -> dict[int, QRect]:
    """Where the seats of a table stand: told by what lies under each point."""
    found: dict[int, list[int]] = {}
    x = round(card.center().x())
    for y in range(round(card.top()), round(card.bottom()), 4):
        under = room.under(QPointF(x, y))
        if under and under[1] is not None:
            found.setdefault(under[1], []).append(y)
    left, width = round(card.x()) + 8, round(card.width()) - 16
    return {seat: QRect(left, min(ys), width, max(ys) - min(ys) + 4) for seat, ys in found.items()}


@seen.register
def _(widget: BracketMap) -> Iterator[Sight]:
    rect = widget.viewport().rect()
    for column in widget.columns:
        for card in column.cards:
            words = card.title, card.state, card.names, *(one.name for one in card.players)
            yield Sight("  ".join(filter(None, words)), widget.viewport(), rect)

"""What drops down from a row, a seat or a table: its acts with their keys, or why not now.

A right click chooses first what lies under it; so does a finger that rests there. The menu key and
Shift+F10 open it at what is chosen.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPointingDevice
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QMenu

from director.translation import capital
from director.window.widgets.action import Bound
from director.window.widgets.labels import tip
from director.window.widgets.second_click import note_clicks

_LONG = 600
"""Milliseconds that a finger rests on what it means."""
_LONGEST = 56
"""Letters of a reason beside its act; all of it is in the tip."""


@dataclass(frozen=True)
class Under:
    """Actions that drop down once more, from a line of the menu with this title."""

    title: str
    names: Sequence[str]


Groups = Sequence[Sequence[str] | Under]
"""Actions by their ids, with a line between the groups."""


class Act(NamedTuple):
    """One line of the menu."""

    text: str
    key: str
    """The key that does the same here; empty where none does."""
    why_not: str | None
    do: Callable[[], object]
    under: str = ""
    """The title of the line from which it drops down; empty for a line of the menu itself."""


Acts = Callable[[], Iterable[Sequence[Act]]]


def declared(actions: Bound[Any], groups: Groups | Callable[[], Groups], screen: str = "") -> Acts:
    """The acts of declared actions; a key of its own is shown only where it counts."""

    def acts() -> Iterable[Sequence[Act]]:
        known = {one.id: one for one in actions.declared}
        for group in groups() if callable(groups) else groups:
            names, title = (group.names, group.title) if isinstance(group, Under) else (group, "")
            there = [known[name] for name in names if actions.in_menus(name)]
            yield [
                Act(
                    actions.text(one.id),
                    one.key_text if not one.screens or screen in one.screens else "",
                    actions.refusal(one.id),
                    partial(actions.ask, one.id),
                    title,
                )
                for one in there
            ]

    return acts


def of_buttons(*groups: Sequence[QAbstractButton]) -> Acts:
    """The acts of the buttons that stand beside a list."""

    def acts() -> Iterable[Sequence[Act]]:
        for group in groups:
            yield [
                Act(one.text(), "", None if one.isEnabled() else "", one.click)
                for one in group
                if not one.isHidden()
            ]

    return acts


class ContextMenu(QObject):
    """Opens the menu of whatever is chosen in a view."""

    def __init__(
        self,
        view: QAbstractScrollArea,
        choose_at: Callable[[QPoint], bool],
        acts: Acts,
        *,
        is_told: bool = False,
    ) -> None:
        """`choose_at` chooses what lies at a point of the viewport; whether anything does.

        With `is_told` the view tells it what its viewport feels: the first window has a list before
        anything asks Qt for a viewport, which makes all kinds of widgets known to Python.
        """
        super().__init__(view)
        self._view, self._choose_at, self._acts = view, choose_at, acts
        self.menu: QMenu | None = None
        """What is open, or was last."""
        self._touched = QPoint()
        """Where a finger or the mouse went down last."""
        self._rests = QTimer(self)
        self._rests.setSingleShot(True)
        self._rests.setInterval(_LONG)
        self._rests.timeout.connect(self.rest)
        view.installEventFilter(self)
        if not is_told:
            view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QContextMenuEvent):
            if event.reason() == QContextMenuEvent.Reason.Mouse:
                self.open_at(event.pos())
            else:
                self.open_at_choice()
            return True
        if isinstance(event, QKeyEvent) and _asks(event):
            if event.type() == QEvent.Type.KeyPress:
                self.open_at_choice()
            event.accept()
            return True
        if isinstance(event, QMouseEvent):
            self._feel(event)
        return super().eventFilter(watched, event)

    @property
    def is_felt(self) -> bool:
        """Whether a finger lies on the view, and may come to rest."""
        return self._rests.isActive()

    def rest(self) -> None:
        """The finger has rested."""
        self._rests.stop()
        self.open_at(self._touched)

    def open_at_choice(self) -> None:
        """Below what is chosen."""
        place = self._view.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
        if isinstance(place, QRect) and place.isValid():
            place.translate(-self._view.viewport().pos())
            self.open_at(QPoint(max(place.left(), 0) + place.height(), place.center().y()))

    def open_at(self, point: QPoint) -> None:
        """Chooses what lies at a point of the viewport, and says what can be done with it."""
        if (self.menu and self.menu.isVisible()) or not self._choose_at(point):
            return
        if self.menu:
            self.menu.deleteLater()
        self._view.setFocus()
        self.menu = _made(self._view, self._acts())
        note_clicks(self.menu)
        if not self.menu.isEmpty():
            self.menu.popup(self._view.viewport().mapToGlobal(point))

    def _feel(self, event: QMouseEvent) -> None:
        """A finger opens it by resting; a mouse has another button for it."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._touched = event.position().toPoint()
            if event.pointerType() == QPointingDevice.PointerType.Finger:
                self._rests.start()
        elif (
            event.type() != QEvent.Type.MouseMove
            or (event.position().toPoint() - self._touched).manhattanLength()
            >= QApplication.startDragDistance()
        ):
            self._rests.stop()


def _asks(event: QKeyEvent) -> bool:
    shifted = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
    return event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride) and (
        event.key() == Qt.Key.Key_Menu or (event.key() == Qt.Key.Key_F10 and shifted)
    )


def _made(view: QAbstractScrollArea, groups: Iterable[Sequence[Act]]) -> QMenu:
    menu = QMenu(view)
    for group in groups:
        if group and not menu.isEmpty():
            menu.addSeparator()
        into = menu.addMenu(group[0].under) if group and group[0].under else menu
        for act in group:
            beside = act.key if act.why_not is None else _short(capital(act.why_not))
            line = into.addAction(f"{act.text}\t{beside}" if beside else act.text)
            line.setEnabled(act.why_not is None)
            line.setToolTip(tip(f"{act.text}: {capital(act.why_not)}" if act.why_not else act.text))
            line.triggered.connect(partial(_do, act))
    for one in (menu, *menu.findChildren(QMenu)):
        one.setToolTipsVisible(True)
    return menu


def _do(act: Act, _checked: bool = False) -> None:
    act.do()


def _short(why: str) -> str:
    return why if len(why) <= _LONGEST else f"{why[: _LONGEST - 1]}…"

"""The menus of the window: what stands where, made from the actions that count on this page."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar
from shiboken6 import isValid

from director.translation import say
from director.window.shell.menu_places import MENU_BAR, Part
from director.window.widgets.action import Bound


class Menus:
    """The menu bar of a window, made anew where other actions stand in it.

    Keys count whether their action stands in a menu or not: the window itself has all of them.
    """

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._here: dict[str, QAction] = {}
        self._shown: dict[str, QAction] = {}

    def fill(self, bounds: Sequence[Bound[Any]]) -> None:
        """Shows what counts now; a menu without actions is not there."""
        every = [(bound, one.id) for bound in reversed(bounds) for one in bound.declared]
        here = {action: bound[action] for bound, action in every}
        shown = {action: bound[action] for bound, action in every if bound.in_menus(action)}
        if (here, shown) == (self._here, self._shown):
            return
        self._here, self._shown = here, shown
        for old in self._window.actions():
            self._window.removeAction(old)
        self._window.addActions(list(here.values()))
        self._fill_bar()

    def _fill_bar(self) -> None:
        bar = self._window.menuBar()
        old_menus = [one.menu() for one in bar.actions()]  # not the one of Qt's own sign for more
        bar.clear()
        for old_menu in old_menus:
            old_menu.deleteLater()
        for part in MENU_BAR:
            if menu := _made(part, self._shown, bar):
                bar.addMenu(menu)
                # later: Qt gives the keyboard to the bar only after the menu is hidden
                menu.aboutToHide.connect(lambda: QTimer.singleShot(0, lambda: _give_back(bar)))


def _give_back(bar: QMenuBar) -> None:
    """A menu is closed and no other opens: letters go to the screen again, not to the bar."""
    if isValid(bar) and bar.hasFocus() and QApplication.activePopupWidget() is None:
        none = Qt.KeyboardModifier.NoModifier
        leave = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, none)
        QCoreApplication.sendEvent(bar, leave)  # the bar has no other way out of its keyboard mode


def _made(part: Part, here: Mapping[str, QAction], above: Any) -> QMenu | None:
    """A menu with the groups that have something on this page, a line between them."""
    made = QMenu(say(part.title), above)
    for group in part.groups:
        entries = [
            here.get(one) if isinstance(one, str) else _made(one, here, made) for one in group
        ]
        there = [one for one in entries if one]
        if there and made.actions():
            made.addSeparator()
        for entry in there:
            if isinstance(entry, QMenu):
                made.addMenu(entry)
            else:
                made.addAction(entry)
    return made if made.actions() else None

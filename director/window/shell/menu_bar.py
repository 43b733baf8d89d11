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


def fill_menus(window: QMainWindow, bounds: Sequence[Bound[Any]]) -> None:
    """Fills the bar anew; a menu without actions is not there.

    Keys count whether their action stands in a menu or not: the window itself has all of them.
    """
    bar = window.menuBar()
    old_menus = [action.menu() for action in bar.actions()]  # not the one of Qt's own sign for more
    bar.clear()
    for old_menu in old_menus:
        old_menu.deleteLater()
    every = [(bound, one.id) for bound in reversed(bounds) for one in bound.declared]
    here = {action: bound[action] for bound, action in every}
    shown = {action: bound[action] for bound, action in every if bound.in_menus(action)}
    for old in window.actions():
        window.removeAction(old)
    window.addActions(list(here.values()))
    for part in MENU_BAR:
        if menu := _made(part, shown, bar):
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

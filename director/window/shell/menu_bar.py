"""The menus of the window: what stands where, made from the actions that count on this page."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar, QWidget
from shiboken6 import isValid

from director.translation import say
from director.window.shell.menu_places import MENU_BAR, Part
from director.window.widgets.action import Bound
from director.window.widgets.second_click import note_clicks

_IDS = {part.title: part.ids for part in MENU_BAR}


class Menus:
    """The menu bar of a window; what stands in a menu is looked up when it opens.

    Keys count whether their action stands in a menu or not: the window itself has those that Qt
    looks up.
    """

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._bounds: Sequence[Bound[Any]] = ()
        self._shown: dict[str, Bound[Any]] = {}
        self._menus: dict[str, QMenu] = {}
        """Those of the bar by their titles, each made once."""

    def fill(self, bounds: Sequence[Bound[Any]]) -> None:
        """Shows what counts now; a menu without actions is not there."""
        if bounds != self._bounds:
            for menu in self._menus.values():
                _empty(menu)  # their keys would count beside those of what is in sight now
            for old in self._window.actions():
                self._window.removeAction(old)
            every = [one for bound in reversed(bounds) for one in bound.with_shortcuts]
            self._window.addActions([*{one.objectName(): one for one in every}.values()])
        every = [(bound, one.id) for bound in reversed(bounds) for one in bound.declared]
        shown = {action: bound for bound, action in every if bound.in_menus(action)}
        if (bounds, shown) != (self._bounds, self._shown):
            self._bounds, self._shown = bounds, shown
            self._fill_bar()

    def _fill_bar(self) -> None:
        bar = self._window.menuBar()
        bar.clear()
        for part in MENU_BAR:
            if _IDS[part.title] & self._shown.keys():
                bar.addMenu(self._menu(part, bar))

    def _menu(self, part: Part, bar: QMenuBar) -> QMenu:
        if part.title not in self._menus:
            made = self._menus[part.title] = QMenu(say(part.title), bar)
            made.aboutToShow.connect(lambda: _refill(made, part, self._shown, made))
            made.aboutToShow.connect(lambda: note_clicks(made))
            # later: Qt gives the keyboard to the bar only after the menu is hidden
            made.aboutToHide.connect(lambda: QTimer.singleShot(0, lambda: _give_back(bar)))
        if bar.isNativeMenuBar():  # macOS reads its menus whenever it likes, with the keys in them
            _refill(self._menus[part.title], part, self._shown, self._window)
        return self._menus[part.title]


def _give_back(bar: QMenuBar) -> None:
    """A menu is closed and no other opens: letters go to the screen again, not to the bar."""
    if isValid(bar) and bar.hasFocus() and QApplication.activePopupWidget() is None:
        none = Qt.KeyboardModifier.NoModifier
        leave = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, none)
        QCoreApplication.sendEvent(bar, leave)  # the bar has no other way out of its keyboard mode


def _empty(menu: QMenu) -> None:
    menu.clear()
    for old in menu.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
        _empty(old)
        old.deleteLater()


def _refill(menu: QMenu, part: Part, here: Mapping[str, Bound[Any]], seen_in: QWidget) -> None:
    """Puts into a menu the groups that have something on this page, a line between them.

    They say what is true as long as a widget is seen.
    """
    _empty(menu)
    for group in part.groups:
        there = [one for one in group if here.keys() & _ids(one)]
        if there and menu.actions():
            menu.addSeparator()
        for one in there:
            if isinstance(one, Part):
                within = QMenu(say(one.title), menu)
                _refill(within, one, here, seen_in)
                menu.addMenu(within)
            else:
                here[one].see(seen_in, one)
                menu.addAction(here[one][one])


def _ids(entry: str | Part) -> set[str]:
    return {entry} if isinstance(entry, str) else entry.ids

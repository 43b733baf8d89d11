"""The menus of the window, as the declared actions have them."""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from PySide6.QtWidgets import QMenu, QMenuBar

from director.translation import say
from director.window.event.menus import MENUS
from director.window.widgets.action import Bound


def fill_menus(bar: QMenuBar, bounds: Sequence[Bound[Any]]) -> None:
    """Fills the bar anew; a menu without actions is not there, a line stands between groups."""
    bar.clear()
    for title in MENUS:
        menu = QMenu(say(title), bar)
        entries = [entry for bound in bounds for entry in bound.menu(title)]
        entries.sort(key=itemgetter(0))
        for number, (_, same) in enumerate(groupby(entries, key=itemgetter(0))):
            if number:
                menu.addSeparator()
            menu.addActions([action for _, action in same])
        if entries:
            bar.addMenu(menu)

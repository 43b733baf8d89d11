"""What is looked at after an act: where the focus is, and whether what is shown still holds."""

from collections.abc import Iterator
from typing import Protocol

from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTableView, QWidget

from director.window.settings_and_help.side_pages import SidePages
from director.window.shell.events.open_event import OpenEvent
from director.window.shell.main_window import MainWindow
from director.window.widgets.drop import Drop
from director.window.widgets.table_rows import RowsModel
from monkeying.hands import Hands
from monkeying.house import House
from monkeying.watching import Watch

_ESCAPES = 10


class Sight(Protocol):
    """Whatever has the window."""

    @property
    def window(self) -> MainWindow: ...


def place(house: Sight) -> str:
    """The page in sight, and its screen."""
    window = house.window
    page = window.frame.page
    screen = window.cockpit.screen if window.cockpit else ""
    inner = page.name if isinstance(page, SidePages) else ""
    return "/".join(filter(None, [type(page).__name__, screen, inner if not screen else ""]))


def look_for_focus(house: Sight, watch: Watch) -> None:
    """The keyboard is somewhere that can be seen, as long as the window is in front."""
    window = house.window
    if QApplication.activeWindow() is not window or not window.isEnabled():
        return
    if QApplication.activePopupWidget() or QApplication.activeModalWidget():
        return
    focus = QApplication.focusWidget()
    if focus is None:
        watch.fail(f"focus nowhere on {place(house)}")
    elif not focus.isVisible():
        watch.fail(f"focus on a hidden {type(focus).__name__} on {place(house)}")


def escape(house: House, hands: Hands, watch: Watch) -> None:
    """Escape leads out of whatever lies over a page, and back from a page beside the events."""
    for _ in range(_ESCAPES):
        if not overlays(house):
            return
        hands.press("Escape")
    for one in overlays(house):
        watch.fail(f"Escape does not leave {one} on {place(house)}", house.window.status.text)


def overlays(house: House) -> list[str]:
    """What lies over the page in sight, by what it is."""
    found = [type(one).__name__ for one in house.window.findChildren(Drop) if one.isVisible()]
    popup = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    if popup:
        found.append(type(popup).__name__)
    active = QApplication.activeWindow()
    if active and active is not house.window:
        found.append(type(active).__name__)
    return found


def look_whether_shown(kept: OpenEvent, watch: Watch, house: Sight) -> None:
    """What the screen says is what it says when it is read anew."""
    page = kept.page
    if not page.isVisible() or kept.cockpit.bridge.busy:
        return
    before = dict(_said(page))
    kept.cockpit.refreshed.emit()
    QApplication.processEvents()
    after = dict(_said(page))
    other = [key for key in before if key in after and before[key] != after[key]]
    if other:
        was, now = before[other[0]], after[other[0]]
        watch.fail(f"stale words on {place(house)} ({other[0][1]})", f"{was!r} is {now!r}")


def _said(page: QWidget) -> Iterator[tuple[tuple[int, str], object]]:
    """All words in sight, each by the widget that says them."""
    for one in page.findChildren(QWidget):
        if not one.isVisible():
            continue
        if isinstance(one, QLabel | QAbstractButton):
            yield (id(one), type(one).__name__), one.text()
        elif isinstance(one, QTableView) and isinstance(model := one.model(), RowsModel):
            rows = [[of.text(row) for of in model.columns] for row in model.rows]
            yield (id(one), one.accessibleName() or "table"), rows

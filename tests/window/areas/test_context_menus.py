"""Right clicks: every list says what can be done with a row, by the same actions and keys."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from director.window.shell.areas import AREAS
from director.window.widgets.context_menu import ContextMenu
from director.window.widgets.table_view import RowsView
from tests.window.stages import NAMES

SAYS_WHAT_HAPPENED = "What happened to the player"


def menu_of(view):
    return next(one for one in view.children() if isinstance(one, ContextMenu))


def right_click(view, at):
    """As the window system sends it: the press, what asks for a menu, the button let go."""
    where = view.viewport()
    QTest.mousePress(where, Qt.MouseButton.RightButton, pos=at)
    asks = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, where.mapToGlobal(at))
    QApplication.sendEvent(where, asks)
    QTest.mouseRelease(where, Qt.MouseButton.RightButton, pos=at)
    return menu_of(view).menu


def lines(menu: QMenu):
    return {
        text: (beside, one.isEnabled())
        for one in menu.actions()
        for text, _, beside in [one.text().partition("\t")]
        if text
    }


def line(menu: QMenu, text: str):
    return next(one for one in menu.actions() if one.text().partition("\t")[0] == text)


@pytest.fixture
def friday(stage):
    stage.event(*NAMES, seated=True, running=True)
    return stage


def test_a_right_click_chooses_the_row_first_and_busts_whom_it_says(friday):
    screen = friday.go("players")
    third = screen.view.visualRect(screen.model.index(2, 1)).center()

    menu = right_click(screen.view, third)
    line(menu, "Bust Cho Marlin").trigger()
    friday.press(Qt.Key.Key_Return)

    assert friday.cockpit.name(friday.cockpit.entry) == "Cho Marlin"
    assert list(friday.t.busts) == [3]


def test_a_menu_has_the_keys_and_says_beside_what_cannot_be_done_why(friday):
    screen = friday.go("players")

    menu = right_click(screen.view, screen.view.visualRect(screen.model.index(0, 1)).center())

    found = lines(menu)
    assert found["Bust Ann Ost"] == ("X", True)
    assert found["Warn or penalize …"] == ("W", True)
    assert found["Rebuy …"] == ("This event has no rebuys", False)


def test_a_seat_says_what_can_be_done_with_player_seat_and_table(friday):
    friday.go("tables")
    room = friday.screen.map
    at = QPoint(60, int(room.card(0).y()) + 70)

    found = lines(right_click(room, at))

    who = friday.cockpit.name(friday.cockpit.entry)
    assert [f"Bust {who}", "Move player …", "Block seat", "Lock table 1 …"] == [
        text for text in found if text.startswith(("Bust", "Move", "Block", "Lock"))
    ]
    assert found["Add-on …"][0] != "A", "A is 'arrived' on this screen"


@pytest.mark.parametrize(
    ("key", "held"),
    [
        (Qt.Key.Key_Menu, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier),
    ],
)
def test_the_menu_key_opens_it_at_the_chosen_row(friday, key, held):
    view = friday.go("players").view
    view.choose(2)
    view.setFocus()

    friday.press(key, held)

    menu = menu_of(view).menu
    assert menu.isVisible()
    assert "Bust Bob Marek" in lines(menu)
    menu.close()


def test_a_finger_that_rests_on_a_row_opens_it_and_one_that_moves_does_not(friday):
    view = friday.go("players").view
    at = view.visualRect(view.rows.index(1, 1)).center()
    menu = menu_of(view)
    screen = QPointingDevice(
        "screen",
        1,
        QInputDevice.DeviceType.TouchScreen,
        QPointingDevice.PointerType.Finger,
        QInputDevice.Capability.Position,
        1,
        1,
    )

    def touch(kind, point):
        where, button = view.viewport(), Qt.MouseButton.LeftButton
        event = QMouseEvent(
            kind,
            QPointF(point),
            QPointF(where.mapToGlobal(point)),
            button,
            button,
            Qt.KeyboardModifier.NoModifier,
            screen,
        )
        QApplication.sendEvent(where, event)

    touch(QEvent.Type.MouseButtonPress, at)
    touch(QEvent.Type.MouseMove, at + QPoint(0, 60))
    assert not menu.is_felt
    touch(QEvent.Type.MouseButtonPress, at)
    assert menu.is_felt
    menu.rest()

    assert "Bust Bob Marek" in lines(menu.menu)
    menu.menu.close()


@pytest.mark.parametrize("area", AREAS, ids=[one.name for one in AREAS])
def test_every_list_of_an_event_has_a_menu(friday, area):
    friday.cockpit.ask_for(area.name)
    screen = friday.page.shown

    lists = [
        one for one in screen.findChildren(RowsView) if one.accessibleName() != SAYS_WHAT_HAPPENED
    ]

    assert [one.accessibleName() for one in lists if one.context_menu is None] == []

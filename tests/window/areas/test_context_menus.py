"""Right clicks: every list says what can be done with a row, by the same actions and keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from director.tournament.commands import ChangeStructure, RedrawSeats, Register, SetMoney
from director.tournament.entries.terms import AddOns, Rebuys
from director.tournament.money.state import MoneyTerms, Price
from director.window.event.room.table_card import TOP
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

    menu = right_click(room, at)

    who, found = friday.cockpit.name(friday.cockpit.entry), lines(menu)
    of_table = lines(line(menu, "Table 1").menu())
    seat = f"Seat 1–{friday.cockpit.place.seat}"
    assert [f"Bust {who}", "Move player …", "Penalties", seat, "Table 1"] == [
        text for text in found if text.startswith(("Bust", "Move", "Penal", "Seat", "Table"))
    ]
    assert "Block seat" in lines(line(menu, seat).menu())
    assert of_table["Lock table 1 …"] == ("K", True)
    assert "Rebuy …" not in found, "this event sells none"


def test_what_is_done_with_a_player_has_the_same_key_at_the_seat(friday):
    rebuys = replace(friday.t.structure, rebuys=Rebuys(60, 500), add_ons=AddOns(60, 500))
    friday.cockpit.bridge.do(ChangeStructure(rebuys))
    friday.cockpit.bridge.do(SetMoney(MoneyTerms("$", entry=Price(60))))
    in_list = friday.go("players")
    at = in_list.view.visualRect(in_list.model.index(0, 1)).center()
    menu = right_click(in_list.view, at)
    listed = lines(menu)
    menu.close()
    room = friday.go("tables").map
    line_of = TOP + (friday.t.seats[1].seat - 0.5) * room._line
    menu = right_click(room, QPoint(60, int(room.card(0).y() + line_of)))
    seated = lines(menu) | lines(line(menu, "Penalties").menu())

    shared = {text: key for text, (key, _) in seated.items() if text in listed}

    assert shared == {
        "Bust Ann Ost": "X",
        "Move player …": "M",
        "Call the clock on Ann Ost": "H",
        "Record chip count …": "C",
        "Warn or penalize …": "W",
        "Record missed hands …": "This player has no missed-hand penalty",
        "Disqualify …": "Shift+D",
        "History of Ann Ost": "Shift+H",
        "Take payment …": "This player owes nothing",
        "Rebuy …": "B",
        "Add-on …": "",  # A is 'arrived' on this screen
    }


def test_each_line_is_high_enough_for_a_finger_and_the_longest_menu_fits_a_low_screen(friday):
    sells_all = replace(friday.t.structure, rebuys=Rebuys(60, 500), add_ons=AddOns(60, 500))
    friday.cockpit.bridge.do(ChangeStructure(sells_all))
    room = friday.go("tables").map

    menu = right_click(room, QPoint(60, int(room.card(0).y()) + 70))

    each = [menu.actionGeometry(one).height() for one in menu.actions() if one.text()]
    assert {height >= 32 for height in each} == {True}
    assert menu.sizeHint().height() < 480


def test_at_a_seat_of_an_event_that_sells_nothing_the_menu_is_short(friday):
    room = friday.go("tables").map

    menu = right_click(room, QPoint(60, int(room.card(0).y()) + 70))

    assert menu.sizeHint().height() < 420


@pytest.mark.parametrize(
    ("key", "asked", "whom"),
    [
        (Qt.Key.Key_C, "How many chips does {player} have?", "Record chip count: Which player?"),
        (Qt.Key.Key_W, "Warning or penalty for {player}?", "Warn or penalize: Which player?"),
        (Qt.Key.Key_B, "Rebuy for {player}", "Rebuy: Which player?"),
        (Qt.Key.Key_P, "What does {player} pay?", "Take payment: Which player?"),
    ],
)
def test_a_key_of_the_players_asks_at_the_seat_and_without_one_asks_whom(friday, key, asked, whom):
    rebuys = replace(friday.t.structure, rebuys=Rebuys(60, 500))
    friday.cockpit.bridge.do(ChangeStructure(rebuys))
    friday.cockpit.bridge.do(SetMoney(MoneyTerms("$", entry=Price(60))))
    friday.cockpit.bridge.do(Register(99, "late"))
    friday.go("tables").map.go_to(friday.t.seats[8])
    friday.screen.map.setFocus()

    friday.press(key)
    title = friday.page.asking._title.text()
    friday.press(Qt.Key.Key_Escape)
    friday.go("players")
    friday.cockpit.bridge.do(RedrawSeats("again"))
    friday.go("tables")
    friday.press(key)

    assert title == asked.format(player=friday.cockpit.name(8))
    assert friday.page.asking._title.text() == whom


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


def test_a_right_click_on_a_tile_below_the_clock_means_that_table_for_its_own_clock(friday):
    room = friday.go("clock").room
    given = room.card(0).center().toPoint()

    menu = right_click(room, given)
    line(menu, "Own clock for table 1").trigger()

    assert "table 1" in friday.t.clocks

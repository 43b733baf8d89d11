"""What is not for everybody: payments and contacts, while nobody is signed in at the station."""

import pytest
from PySide6.QtCore import Qt

from director.tournament.staff.role import Role
from director.window.settings_and_help.page_names import SETTINGS
from director.window.sheets.event_sheets import sheets_on_offer
from director.window.widgets.locked_page import LockedPage
from tests.window.stages import CTRL, NAMES
from tests.window.stations.test_board_code import opened
from tests.window.stations.test_staff_at_the_station import signs_in

MONEY = (Qt.Key.Key_7, CTRL)
REGISTER = (Qt.Key.Key_R, CTRL)


@pytest.fixture
def house(stage):
    """A house with a director, and an evening under way."""
    stage.book.staff.enter("Ina", Role.DIRECTOR, "2468", "Ina", "desk 1")
    stage.event(*NAMES, seated=True)
    stage.window.start_actions.here.meet()
    return stage


def locked_pages(stage):
    return [one for one in stage.window.findChildren(LockedPage) if one.isVisible()]


@pytest.mark.parametrize("key", [MONEY, REGISTER], ids=["money", "register"])
def test_payments_and_contacts_are_seen_once_somebody_has_signed_in(house, key):
    house.press(*key)
    (locked,) = locked_pages(house)
    why, focus = locked._more.text(), house.focus

    signs_in(house, "Ina")

    assert (why, focus) == ("Nobody is signed in: press F12", locked.signs_in)
    assert locked_pages(house) == []
    assert house.screen.isVisible()


@pytest.mark.parametrize("key", [MONEY, REGISTER], ids=["money", "register"])
def test_a_station_that_is_locked_shows_them_no_more_and_asks_for_the_pin(house, key):
    signs_in(house, "Ina")
    house.press(*key)
    seen = locked_pages(house)

    house.window.start_actions.here.lock()

    assert (seen, len(locked_pages(house))) == ([], 1)
    assert house.focus is house.window.station_work.drop.pin


def test_the_register_without_an_event_is_locked_as_well(house):
    house.window.show_list()
    house.press(*REGISTER)

    (locked,) = locked_pages(house)
    locked.signs_in.click()

    assert house.window.station_work.drop.isVisible()


def test_an_event_out_of_sight_that_is_locked_leaves_the_keyboard_where_it_is(house):
    signs_in(house, "Ina")
    house.press(*MONEY)
    house.window.beside.show_aside(SETTINGS)
    focus, cockpit = house.focus, opened(house)

    cockpit.bridge.locked = "nobody is signed in: press F12"
    cockpit.refreshed.emit()

    assert house.focus is focus


def test_what_everybody_may_see_stays_in_sight(house):
    for name in ("players", "tables", "clock"):
        house.go(name)

        assert locked_pages(house) == []


def test_no_sheet_with_payments_is_offered_and_none_is_printed(house):
    private = {"Receipt", "All receipts", "Registration report", "Drawer close-out", "Floor log"}
    titles = {sheet.title for sheet in sheets_on_offer(house.cockpit)}
    refusals = [
        house.window.event_actions.refusal(one) for one in ("print.drawer", "print.floor_log")
    ]

    signs_in(house, "Ina")

    assert titles & private == set()
    assert refusals == ["nobody is signed in: press F12"] * 2
    assert house.window.event_actions.refusal("print.drawer") is None
    assert {"Drawer close-out", "Floor log"} <= {
        sheet.title for sheet in sheets_on_offer(house.cockpit)
    }


def test_the_register_is_not_exported(house):
    refusal = house.window.register_actions.refusal("register.export")

    assert refusal == "nobody is signed in: press F12"


def test_a_house_without_staff_sees_all_of_it(stage):
    stage.event(*NAMES)
    for key in (MONEY, REGISTER):
        stage.press(*key)

        assert locked_pages(stage) == []

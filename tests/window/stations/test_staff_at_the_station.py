"""Who is at the station: name and PIN, the role's actions, and the lock after some minutes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from director.tournament.staff.role import Role
from director.window.register.register_actions import REGISTER_ACTIONS
from director.window.settings_and_help.page_names import STAFF
from director.window.shell.actions.event_actions import EVENT_ACTIONS
from director.window.shell.actions.program_actions import PROGRAM_ACTIONS
from director.window.stations.action_matters import ENTERS, MATTER_OF
from tests.window.stages import NAMES


@pytest.fixture
def house(stage):
    """A house with three people, and an evening under way."""
    for name, role in (
        ("Ina", Role.DIRECTOR),
        ("Tess", Role.REGISTRATION),
        ("Marek", Role.FLOOR),
    ):
        stage.book.staff.enter(name, role, "2468", "Ina", "desk 1")
    stage.event(*NAMES, seated=True)
    stage.window.start_actions.here.meet()
    return stage


def signs_in(stage, name, pin="2468"):
    stage.press(Qt.Key.Key_F12)
    drop = stage.window.station_work.drop
    drop.name.pick(name)
    stage.types(pin)
    stage.press(Qt.Key.Key_Return)
    return drop


def in_menus(stage):
    found = set()

    def walk(actions: list[QAction]) -> None:
        for action in actions:
            menu = action.menu()
            if isinstance(menu, QMenu):
                walk(menu.actions())
            else:
                found.add(action.objectName())

    for menu in stage.menus():
        walk(menu.actions())
    return found


def test_every_action_that_belongs_to_a_role_is_one_that_there_is():
    there = {one.id for one in (*EVENT_ACTIONS, *PROGRAM_ACTIONS, *REGISTER_ACTIONS)}

    assert set(MATTER_OF) - there == set()


SHOWING = {
    "aside", "deal", "keys", "look", "palette", "print", "rail", "save", "screen", "showdown",
    "text", "wall",
}  # fmt: skip
"""What actions of these subjects do changes no event and no register: a deal is on paper as yet."""
ALSO_SHOWING = {
    "book.copy", "clock.due", "clock.mute", "clock.say_level", "clock.spoken", "event.copy",
    "event.next_step", "event.save_template", "events.next", "events.put_away", "history.of_player",
    "players.find", "prizes.delete", "prizes.import", "prizes.line", "prizes.save",
    "prizes.slip", "register.export", "ruling.aloud", "ruling.copy", "ruling.house_rules",
    "ruling.print", "staff.change", "staff.lock", "start_actions.continue", "start_actions.list",
    "start_actions.quit", "start_actions.register", "start_actions.restart",
    "start_actions.sample", "start_actions.sample_anew", "start_actions.sample_removed",
    "start_actions.structures", "tables.chip_race", "tables.go", "tables.overview",
}  # fmt: skip


def test_every_action_belongs_to_a_role_or_only_shows_something():
    there = {one.id for one in (*EVENT_ACTIONS, *PROGRAM_ACTIONS, *REGISTER_ACTIONS)}
    shown = {one for one in there if one.partition(".")[0] in SHOWING} | ALSO_SHOWING

    assert there - ENTERS - shown == set()
    assert there - ENTERS >= ALSO_SHOWING


def test_what_asks_for_something_to_be_typed_enters_it():
    """All but a template's name, and what is said and shown on walls."""
    there = (*EVENT_ACTIONS, *PROGRAM_ACTIONS, *REGISTER_ACTIONS)
    asking = {one.id for one in there if getattr(one.do, "__qualname__", "").startswith("asks.")}

    assert len(asking) > 20
    assert asking - ENTERS == {
        "event.save_template",
        "wall.add_picture",
        "wall.announce",
        "wall.remove_picture",
    }


def test_a_house_without_staff_sees_nothing_of_it_but_the_way_to_its_page(stage):
    stage.event(*NAMES)

    assert {one for one in in_menus(stage) if "staff" in one} == {"aside.staff"}
    assert stage.window.status.who == "Ina  ·  desk 1"
    stage.press(Qt.Key.Key_F12)
    assert "drop" not in vars(stage.window.station_work)


def test_until_somebody_signs_in_nothing_is_entered(house):
    why = "nobody is signed in: press F12"

    assert house.window.event_actions.refusal("clock.switch") == why
    house.cockpit.bridge.do(house.cockpit.switching)

    assert (house.said, house.t.clock.since) == ("Nobody is signed in: press F12", None)


def test_name_and_pin_are_typed_without_the_mouse(house):
    house.press(Qt.Key.Key_F12)
    house.types("tes")
    house.press(Qt.Key.Key_Return)
    house.enter("2468")

    assert house.window.status.who == "Tess, Registration  ·  desk 1"


def test_a_dealer_is_told_who_signs_in_at_a_station_and_whoever_was_there_stays(house):
    house.book.staff.enter("Dee", Role.DEALER, "2468", "Ina", "desk 1")
    signs_in(house, "Marek")

    drop = signs_in(house, "Dee")

    assert drop.fault.startswith("A dealer may not sign in at a station; a director, the floor")
    assert house.window.start_actions.here.acting.who == "Marek"


def test_five_wrong_pins_make_wait_and_the_window_says_how_long(house):
    drop = signs_in(house, "Marek", "0000")

    for _ in range(5):
        house.types("0000")
        house.press(Qt.Key.Key_Return)

    assert drop.fault == "Too many wrong PINs: wait 30 seconds"


def test_a_wrong_pin_lets_nobody_in_and_says_so(house):
    drop = signs_in(house, "Tess", "1111")

    assert (drop.fault, drop.pin.text()) == ("This is not Tess’s PIN", "")
    assert house.window.status.who == "nobody signed in  ·  desk 1"


def test_what_a_role_never_does_stands_in_no_menu_and_the_palette_says_why(house):
    signs_in(house, "Tess")

    assert "clock.switch" not in in_menus(house)
    assert "players.register" in in_menus(house)
    why = "registration may not start the clock; a director or the floor can"
    assert house.window.event_actions.refusal("clock.switch") == why


def test_records_carry_the_name_of_whoever_is_signed_in(house):
    signs_in(house, "Marek")
    house.cockpit.bridge.do(house.cockpit.switching)

    assert house.book.logs[1][-1].who == "Marek"


def test_another_person_takes_the_station_over_with_a_name_and_a_pin(house):
    signs_in(house, "Tess")
    signs_in(house, "Marek")

    assert house.window.status.who == "Marek, Floor  ·  desk 1"
    assert "clock.switch" in in_menus(house)


def test_a_locked_station_enters_nothing_and_asks_for_the_pin_below_the_clock(house):
    signs_in(house, "Marek")
    house.press(Qt.Key.Key_F12, Qt.KeyboardModifier.ShiftModifier)
    drop = house.window.station_work.drop

    assert house.window.status.who == "Marek, locked  ·  desk 1"
    assert drop.isVisible()
    assert drop.y() >= house.page.bar.height()
    assert house.focus is drop.pin
    why = "this station is locked: press F12 and type the PIN"
    assert house.window.event_actions.refusal("clock.switch") == why


def test_the_menus_of_a_locked_station_are_those_of_who_locked_it(house):
    signs_in(house, "Tess")
    before = in_menus(house)

    house.window.start_actions.here.lock()

    assert in_menus(house) == before


def test_only_a_director_comes_to_the_staff(house):
    signs_in(house, "Marek")

    refusal = house.window.program_actions.refusal("aside.staff")

    assert refusal == "the floor may not change the staff"


def staff_page(stage):
    stage.window.beside.show_aside(STAFF)
    return stage.window.beside.asides.page


def test_whoever_is_added_first_is_a_director_and_signs_in_at_once(stage):
    page = staff_page(stage)
    page.name.setText("Ina  Solberg")
    page.pin.setText("2468")
    page.saves.click()

    (ina,) = stage.book.staff.members()
    assert (ina.name, ina.role) == ("Ina Solberg", Role.DIRECTOR)
    assert stage.window.station_work.drop.isVisible()


def test_somebody_goes_out_of_service_and_does_not_sign_in_any_more(house):
    signs_in(house, "Ina")
    page = staff_page(house)
    page.view.selectRow(1)

    page.serves.click()

    assert house.window.start_actions.here.sign_in.names() == ["Ina", "Marek"]
    assert page.serves.text() == "Back in service"


def test_the_first_of_the_staff_entered_elsewhere_is_asked_for_here(stage, qtbot):
    stage.event(*NAMES, seated=True)
    stage.window.start_actions.here.meet()
    drop = stage.window.station_work.drop
    stage.book.staff.enter("Ina", Role.DIRECTOR, "2468", "Uwe", "desk 2")

    stage.cockpit.bridge.heard_elsewhere.emit()
    qtbot.waitUntil(drop.isVisible)

    assert stage.said == "The house has staff now: sign in to go on"
    refused = stage.window.event_actions.refusal("clock.switch")
    drop.name.pick("Ina")
    stage.types("2468")
    stage.press(Qt.Key.Key_Return)
    now = stage.window.event_actions.refusal("clock.switch")
    assert (refused, now) == ("nobody is signed in: press F12", None)

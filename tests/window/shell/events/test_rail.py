"""The rail: a place for each part of this event, lit while it is shown, always at its height."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from director.tournament.commands import CloseEvent, Eliminate, PlanRounds, SetMoney
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.shootouts.state import RoundTerms
from director.window.shell.areas import AREAS
from director.window.shell.events.rail import MORE, RAIL
from tests.window.stages import CTRL, NAMES

PLACES = ["Players", "Tables", "Clock", "Showdown", "Rulings", "Money", "Prizes", "More"]
UNDER_MORE = ["Register", "History", "Count chips", "Charts"]


def places(stage):
    return [one for one in stage.page.rail.findChildren(QToolButton) if not one.isHidden()]


def named(stage):
    return [one.text() for one in places(stage)]


def under_more(stage):
    places(stage)[len(RAIL)].click()
    menu = stage.page.rail.menu
    said = [one.text() for one in menu.actions() if not one.isSeparator()]
    menu.close()
    return said


def test_every_screen_has_a_place_in_the_rail_or_under_more():
    assert {area.name for area in AREAS} <= {*RAIL, *MORE[0], *MORE[1]}


def test_the_rail_has_seven_places_in_the_order_of_their_keys_and_more(stage):
    stage.event(*NAMES)

    keys = [one.defaultAction().shortcut().toString() for one in places(stage)[: len(RAIL)]]
    assert named(stage) == PLACES
    assert keys == sorted(keys)


def test_each_place_shows_the_digit_of_its_key_below_what_is_held_with_it(stage):
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_8, CTRL)
    seen = {}

    for one in places(stage):
        corner = one.grab().toImage().copy(one.width() - 16, 5, 12, 12)
        colours = {corner.pixel(x, y) for x in range(12) for y in range(12)}
        seen[one.text()] = (one.digit, len(colours) > 1)

    assert stage.page.rail.held.text() == "Ctrl+"
    assert seen == {
        "Players": ("1", True),
        "Tables": ("2", True),
        "Clock": ("3", True),
        "Showdown": ("4", True),
        "Rulings": ("5", True),
        "Money": ("7", True),
        "Prizes": ("9", True),
        "More": ("", False),
        "History": ("8", True),
    }


def test_more_has_the_other_screens_of_this_event_and_the_sheets(stage):
    desk = stage.event(*NAMES)
    before = under_more(stage)

    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100, bounty=20))))

    assert before == [*UNDER_MORE, "Print sheet …"]
    assert under_more(stage) == [*UNDER_MORE, "Bounties", "Print sheet …"]


def test_rounds_bring_the_bracket_under_more(stage):
    desk = stage.event(*NAMES)

    desk.do(PlanRounds(RoundTerms(4)))

    assert under_more(stage) == [*UNDER_MORE, "Bracket", "Print sheet …"]


def test_the_keyboard_opens_more_and_chooses_there(stage):
    stage.event(*NAMES)

    stage.press(Qt.Key.Key_F10, CTRL)
    menu = stage.page.rail.menu
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)

    assert stage.cockpit.screen == "history"


def test_a_screen_from_more_has_a_place_while_it_is_seen_and_nothing_above_it_moves(stage):
    stage.event(*NAMES)
    QTest.qWait(1)
    before = {one.text(): one.geometry() for one in places(stage)}

    stage.press(Qt.Key.Key_8, CTRL)
    QTest.qWait(1)

    assert named(stage) == [*PLACES, "History"]
    assert {one.text(): one.geometry() for one in places(stage)}.items() >= before.items()
    stage.press(Qt.Key.Key_1, CTRL)
    assert named(stage) == PLACES


def test_the_screen_in_sight_stays_lit_when_it_is_asked_for_again(stage):
    stage.event(*NAMES)

    stage.press(Qt.Key.Key_3, CTRL)
    stage.press(Qt.Key.Key_3, CTRL)
    by_key = [one.text() for one in places(stage) if one.isChecked()]
    places(stage)[2].click()

    assert by_key == ["Clock"]
    assert [one.text() for one in places(stage) if one.isChecked()] == ["Clock"]


@pytest.mark.parametrize("area", AREAS, ids=[one.name for one in AREAS])
def test_a_page_lights_its_own_place_and_no_other(stage, area):
    stage.event(*NAMES)

    stage.cockpit.ask_for(area.name)

    lit = [one.defaultAction().objectName() for one in places(stage) if one.isChecked()]
    assert lit == [f"screen.{area.name}"]


def test_every_place_says_its_key(stage):
    stage.event(*NAMES)

    tips = [one.toolTip() for one in places(stage)]

    assert [tip for tip in tips if "Ctrl+" not in tip] == []


def test_the_rail_keeps_its_icons_in_a_small_window(stage):
    stage.event(*NAMES)
    stage.window.resize(1024, 600)
    stage.cockpit.ask_for("history")

    rail, style = stage.page.rail, Qt.ToolButtonStyle.ToolButtonTextUnderIcon
    assert {one.toolButtonStyle() for one in places(stage)} == {style}
    assert min(one.iconSize().height() for one in places(stage)) >= 16
    assert rail.minimumSizeHint().height() <= rail.height()


def test_the_keyboard_goes_through_the_rail(stage):
    stage.event(*NAMES)
    places(stage)[0].setFocus()

    stage.press(Qt.Key.Key_Tab)

    assert stage.focus is places(stage)[1]


def test_the_last_hand_brings_the_results_and_undo_the_players(stage):
    desk = stage.event(*NAMES[:2], seated=True, running=True)

    desk.do(Eliminate(1))
    ended = stage.cockpit.screen
    stage.press(Qt.Key.Key_Z, CTRL)
    stage.press(Qt.Key.Key_Return)

    assert (ended, stage.cockpit.screen) == ("results", "players")
    assert "Results" not in named(stage)


def test_the_results_disturb_nobody_who_pays_prizes(stage):
    desk = stage.event(*NAMES[:2], seated=True, running=True)
    stage.cockpit.ask_for("prizes")

    desk.do(Eliminate(1))

    assert stage.cockpit.screen == "prizes"


def test_an_event_that_has_ended_opens_with_its_results(stage):
    desk = stage.event(*NAMES)
    desk.do(CloseEvent(asked=True))
    stage.window.events.put_away()

    stage.window.events.show(desk)

    assert stage.cockpit.screen == "results"


def test_more_is_not_lit_once_its_menu_has_gone(stage):
    stage.event(*NAMES)
    more = stage.page.rail.more
    more.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)  # as the mouse left it for the menu

    under_more(stage)

    assert more.underMouse() is False

"""The rail: a place for each part of this event, lit while it is shown, always at its height."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from director.tournament.commands import CloseEvent, Eliminate, PlanRounds, SetMoney
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.shootouts.state import RoundTerms
from director.window.shell.areas import AREAS
from director.window.shell.events.rail import PLACES
from tests.window.stages import CTRL, NAMES

ALWAYS = [
    *("Players", "Tables", "Clock", "Showdown", "Rulings", "Register", "Money", "History"),
    *("Prizes", "Counts", "Charts", "Sheets"),
]


def places(stage):
    return [one for one in stage.page.rail.findChildren(QToolButton) if not one.isHidden()]


def named(stage):
    return [one.text() for one in places(stage)]


def test_the_rail_has_a_place_for_every_area():
    assert {area.name for area in AREAS} <= {*PLACES}


def test_an_event_has_the_places_that_every_event_has(stage):
    stage.event(*NAMES)

    assert named(stage) == ALWAYS


def test_what_an_event_gets_comes_last_and_nothing_above_it_moves(stage):
    desk = stage.event(*NAMES)
    QTest.qWait(1)
    before = {one.text(): one.geometry() for one in places(stage)}

    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100, bounty=20))))
    QTest.qWait(1)

    assert named(stage) == [*ALWAYS[:-1], "Bounties", "Sheets"]
    assert {one.text(): one.geometry() for one in places(stage)}.items() >= before.items()


def test_rounds_bring_the_bracket(stage):
    desk = stage.event(*NAMES)

    desk.do(PlanRounds(RoundTerms(4)))

    assert named(stage) == [*ALWAYS[:-1], "Bracket", "Sheets"]


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


def test_the_rail_with_all_its_places_fits_a_small_screen(stage):
    stage.event(*NAMES)
    stage.window.resize(1024, 768)
    for area in AREAS:
        stage.page.rail._buttons[area.name].show()
    stage.page.rail._divide()

    assert stage.page.rail.minimumSizeHint().height() <= stage.page.rail.height()


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

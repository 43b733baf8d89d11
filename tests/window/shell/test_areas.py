"""The areas of an event: all of them are in the window, and what is asked of them is answered."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from director.tournament.state import EntryNumber
from director.window import areas
from director.window.event.requests import ListAlternate, RegisterPlayer, SetPrices, ShowPlayer
from director.window.rulings_desk.requests import OpenRuling, PlayGame
from director.window.shell.areas import AREAS
from tests.window.stages import CTRL, NAMES

FOLDERS = {folder.parent.name for folder in Path(areas.__file__).parent.glob("*/screen.py")}


def test_every_folder_with_a_screen_is_an_area_of_the_window():
    assert {one.screen.__module__.split(".")[-2] for one in AREAS} == FOLDERS


def test_no_two_areas_have_one_name_or_answer_the_same_request():
    twice = [
        (one.name, other.name)
        for one, other in combinations(AREAS, 2)
        if one.name == other.name or {*one.answers} & {*other.answers}
    ]

    assert twice == []


@pytest.mark.parametrize("area", AREAS, ids=[one.name for one in AREAS])
def test_what_brings_a_screen_into_sight_is_called_after_it(area):
    assert area.going.id == f"screen.{area.name}"


@pytest.mark.parametrize(
    ("request_", "screen"),
    [
        (RegisterPlayer(), "players"),
        (ListAlternate(), "players"),
        (ShowPlayer(EntryNumber(1)), "players"),
        (SetPrices(), "money"),
    ],
    ids=str,
)
def test_a_request_brings_the_screen_that_answers_it_into_sight(stage, request_, screen):
    stage.event(*NAMES)
    stage.go("clock")

    stage.cockpit.request(request_)

    assert (stage.cockpit.screen, stage.screen.isVisible()) == (screen, True)


def test_a_hand_is_ruled_on_by_a_screen_that_nobody_has_looked_at(stage):
    stage.event(*NAMES)

    stage.cockpit.request(PlayGame("razz"))

    assert stage.cockpit.screen == "players"
    assert stage.page.screen_of("showdown").game_field.text() == "Razz"


def test_a_ruling_is_opened_without_an_event_too(stage):
    stage.press(Qt.Key.Key_5, CTRL)

    stage.window.rulings_desk.request(OpenRuling("ruling", "misdeal"))

    assert stage.window.beside.rulings_page.shown.chosen.key == "misdeal"

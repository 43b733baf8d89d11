"""Lammers at the window: turned in by a key, said on the card, and minded when somebody busts."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from director.desk.event_list import SAMPLE
from director.tournament.commands import (
    ChangeStructure,
    DrawSeats,
    RedeemLammers,
    Register,
    StartClock,
)
from director.tournament.entries.terms import BY_ITSELF, LammerTerms
from tests.window.stages import NAMES, Stage


@pytest.fixture
def stage(dressed, tmp_path):
    stage = Stage(tmp_path)
    structure = replace(stage.event_list.structure(SAMPLE), lammers=LammerTerms(2, 5000))
    desk = stage.event_list.new("PLO", structure)
    for number, name in enumerate(NAMES):
        desk.do(Register(desk.player(name), f"late {number}"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    stage.window.events.show(desk)
    stage.go("players")
    stage.press(Qt.Key.Key_Down)  # nobody is chosen until somebody chooses
    yield stage
    stage.close()


def test_a_player_turns_lammers_in_by_a_key(stage):
    chosen = stage.cockpit.chosen
    before = stage.t.chips

    stage.press(Qt.Key.Key_L)
    stage.enter()

    assert (stage.t.lammers(chosen), stage.t.chips) == (1, before)
    assert "turned in lammers: 1, for 5,000" in stage.said


def test_all_of_them_by_a_word(stage):
    chosen = stage.cockpit.chosen

    stage.press(Qt.Key.Key_L)
    stage.press(Qt.Key.Key_Backspace)
    stage.enter("all")

    assert stage.t.lammers(chosen) == 0


def test_s_1_9_who_loses_the_last_chip_is_asked_how_many_lammers_go_in(stage):
    chosen = stage.cockpit.chosen

    stage.press(Qt.Key.Key_X)
    stage.enter()

    assert stage.t.is_in(chosen)
    assert stage.t.lammers(chosen) == 1


def test_with_the_last_lammer_there_is_nothing_to_ask_and_then_the_player_is_out(stage):
    chosen = stage.cockpit.chosen
    stage.cockpit.bridge.do(RedeemLammers(chosen))

    stage.press(Qt.Key.Key_X)
    assert (stage.t.is_in(chosen), stage.t.lammers(chosen)) == (True, 0)

    stage.press(Qt.Key.Key_X)
    stage.press(Qt.Key.Key_Return)
    assert not stage.t.is_in(chosen)


def test_who_is_named_by_a_seat_and_has_lammers_is_asked_too(stage):
    entry = next(iter(stage.t.seats))
    place = stage.t.seats[entry]

    stage.press(Qt.Key.Key_F8)
    stage.types(f"{place.table}-{place.seat}")
    assert "stays in and turns in 1 to 2 lammers" in stage.out.hint
    stage.press(Qt.Key.Key_Return)
    stage.enter()

    assert (stage.t.is_in(entry), stage.t.lammers(entry)) == (True, 1)


def test_b17_where_the_house_says_so_one_lammer_goes_in_of_itself(stage):
    structure = stage.t.structure
    by_itself = replace(structure, lammers=replace(structure.lammers, on_bust=BY_ITSELF))
    stage.cockpit.bridge.do(ChangeStructure(by_itself))
    chosen = stage.cockpit.chosen

    stage.press(Qt.Key.Key_X)

    assert stage.t.lammers(chosen) == 1
    assert "turned in lammers: 1, for 5,000" in stage.said


def test_the_two_buttons_of_a_player_with_lammers_are_told_apart(stage):
    buttons = stage.screen.card.acts.buttons
    said = [buttons[name].text() for name in ("players.out", "player.lammers")]
    tips = [buttons[name].toolTip() for name in ("players.out", "player.lammers")]

    assert said == ["Out of chips", "Lammers"]
    assert tips[0].startswith("Ann Ost is out of chips")

"""Lammers at the window: turned in by a key, said on the card, and minded when somebody busts."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from director.desk.offices import SAMPLE
from director.tournament.commands import DrawSeats, Register, StartClock
from director.tournament.entry_terms import LammerTerms
from tests.gui.stages import NAMES, Stage


@pytest.fixture
def stage(dressed, tmp_path):
    stage = Stage(tmp_path)
    structure = replace(stage.office.structure(SAMPLE), lammers=LammerTerms(2, 5000))
    desk = stage.office.new("PLO", structure)
    for number, name in enumerate(NAMES):
        desk.do(Register(desk.player(name), f"late {number}"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    stage.window.show_event(desk)
    stage.go("players")
    yield stage
    stage.close()


def test_a_player_turns_lammers_in_by_a_key(stage):
    chosen = stage.cockpit.chosen
    before = stage.t.chips

    stage.press(Qt.Key.Key_L)
    stage.enter()

    assert (stage.t.lammers(chosen), stage.t.chips) == (1, before)
    assert "turned lammers in: 1, for 5,000" in stage.said


def test_all_of_them_by_a_word(stage):
    chosen = stage.cockpit.chosen

    stage.press(Qt.Key.Key_L)
    stage.press(Qt.Key.Key_Backspace)
    stage.enter("all")

    assert stage.t.lammers(chosen) == 0


def test_who_has_lammers_left_is_not_put_out_by_mistake(stage):
    chosen = stage.cockpit.chosen

    stage.press(Qt.Key.Key_X)

    assert stage.t.is_in(chosen)
    assert "still has lammers, 2" in stage.said

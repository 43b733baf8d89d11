"""Nit cards at the window: a key gives one back, seats say who holds one, the wall who antes."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from director.desk.event_list import SAMPLE
from director.tournament.commands import (
    ChangeStructure,
    DrawSeats,
    Eliminate,
    Register,
    StartClock,
    TurnInNitCard,
)
from director.tournament.structure.special_rules import Specials
from director.tournament.structure.structure import FinalTable
from director.translation import chips
from director.views.wall.wall import poster
from tests.window.stages import CTRL, NAMES, Stage

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def stage(dressed, tmp_path):
    stage = Stage(tmp_path)
    sample = stage.event_list.structure(SAMPLE)
    desk = stage.event_list.new("Nits", replace(sample, special=Specials(nit_levels=True)))
    for number, name in enumerate(NAMES):
        desk.do(Register(desk.player(name), f"late {number}"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    stage.window.events.show(desk)
    stage.go("players")
    stage.press(Qt.Key.Key_Down)  # nobody is chosen until somebody chooses
    yield stage
    stage.close()


def notes(stage):
    """What stands beside the seats of the room."""
    cards = stage.go("tables").map.tables
    return {chair.entry: chair.words for one in cards for chair in one.chairs if chair.entry}


def wall(stage):
    names = stage.cockpit.bridge.desk.people()
    return poster(stage.t, stage.cockpit.now, stage.cockpit.library, names).message


def test_who_wins_a_pot_gives_the_card_back_by_a_key_and_the_seat_says_so(stage):
    winner = stage.cockpit.chosen
    assert notes(stage)[winner] == "nit card"

    stage.go("players").view.setFocus()
    stage.press(Qt.Key.Key_Y)

    assert notes(stage)[winner] == ""
    assert "turned in the nit card" in stage.said


def test_the_card_of_the_player_says_it_again_once_the_next_level_deals_cards_out(stage):
    stage.press(Qt.Key.Key_Y)
    without = stage.screen.card.texts[2]

    stage.wait(hours=1)

    assert "nit card" not in without
    assert "nit card" in stage.screen.card.texts[2]


def test_at_a_seat_the_same_key_gives_it_back(stage):
    stage.go("tables").map.go_to(stage.t.seats[3])
    winner = stage.cockpit.chosen

    stage.press(Qt.Key.Key_Y)

    assert notes(stage)[winner] == ""


def test_the_wall_says_who_holds_one_then_who_antes_how_much_and_seats_say_it_too(stage):
    for winner in (1, 2, 3, 4, 5):
        stage.cockpit.bridge.do(TurnInNitCard(winner))
    assert wall(stage) == "Fay Orr and Gus Amsel hold a nit card"
    holder = notes(stage)
    assert {entry for entry, words in holder.items() if words == "nit card"} == {6, 7}

    stage.wait(minutes=stage.t.structure.levels[0].minutes, seconds=5)

    level = stage.t.structure.levels[1]
    ante = chips(5 * level.called_by.big_blind)
    assert wall(stage) == (
        f"First pot of level {level.label}: Fay Orr and Gus Amsel ante {ante} each"
    )
    assert (notes(stage)[6], notes(stage)[1]) == (f"antes {ante}", "nit card")
    clock = stage.go("clock")
    assert clock.specials.text().startswith("Nit level, ante 5 big blinds  ·  First pot of level")


def test_a_last_pot_that_is_told_late_takes_the_ante_off_the_seat(stage):
    stage.wait(minutes=stage.t.structure.levels[0].minutes, seconds=5)
    chosen = stage.cockpit.chosen

    stage.press(Qt.Key.Key_Y, SHIFT)

    assert notes(stage)[chosen] == "nit card"
    assert "turned in the nit card of the level before" in stage.said


def test_the_last_holder_of_the_final_table_goes_out_with_the_chips_that_are_typed(stage):
    own = replace(stage.t.structure, final_table=FinalTable(players=6), late_registration=None)
    stage.cockpit.bridge.do(ChangeStructure(own))
    stage.cockpit.bridge.do(Eliminate(7))
    for winner in (2, 3, 4, 5, 6):
        stage.cockpit.bridge.do(TurnInNitCard(winner))
    assert wall(stage) == "Ann Ost holds the last nit card and is out"
    before = stage.t.chips

    stage.screen.view.choose(1)
    stage.screen.view.setFocus()
    stage.press(Qt.Key.Key_N, SHIFT)
    stage.enter("3500")

    assert (stage.t.place(1).place, before - stage.t.chips) == (6, 3500)
    assert "out with the last nit card, 3,500 chips removed" in stage.screen.card.texts[-1]


def test_from_elsewhere_the_palette_asks_who_turns_a_card_in(stage):
    stage.go("clock")
    stage.press(Qt.Key.Key_K, CTRL)
    drop = stage.window.palette_of_window.drop

    stage.enter("turn in nit card")
    offered = drop.offered
    stage.enter("ann")

    assert offered == sorted(NAMES)
    assert stage.said.startswith("Ann Ost ")

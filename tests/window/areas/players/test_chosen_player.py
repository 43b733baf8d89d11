"""Who is lit in a list, whose card is shown and on whom the keys act are one and the same."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from director.desk.event_list import SAMPLE
from director.tournament.commands import DrawSeats, Register, SetMoney, StartClock
from director.tournament.entries.terms import Rebuys
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.structure.moments import Moment
from director.window.areas.history.undo_drop import UndoDrop
from tests.window.stages import CTRL, NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier
FIRST_NAMES = [name.split()[0].lower() for name in NAMES]


@pytest.fixture
def friday(stage):
    """Players at the tables, who may rebuy."""
    rebuys = Rebuys(0, 10000, until=Moment("end", "level", "2"))
    desk = stage.event_list.new(
        "Friday", replace(stage.event_list.structure(SAMPLE), rebuys=rebuys)
    )
    desk.do(SetMoney(MoneyTerms("$", 0, Price(50, bounty=10), rebuy=Price(40))))
    for number, name in enumerate(NAMES):
        desk.do(Register(desk.player(name), f"late {number}", "cash"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    stage.window.events.show(desk)
    return desk


def lit(stage):
    """Who is lit in the list of players."""
    return tuple(row.name for row in stage.screen.view.choices)


def on_the_card(stage):
    """Whose card is shown."""
    return tuple(stage.screen.card.texts[:1])


def asks_about_a_rebuy_of(stage, name):
    stage.press(Qt.Key.Key_F8)
    stage.types(name)
    stage.press(Qt.Key.Key_Return, SHIFT)


@pytest.mark.parametrize("answer", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_whose_rebuy_was_asked_about_is_lit_and_the_next_key_acts_on_nobody_else(
    stage, friday, answer
):
    stage.go("players")
    stage.screen.view.choose(1)
    stage.screen.view.setFocus()
    asks_about_a_rebuy_of(stage, "dov")
    stage.press(answer)

    assert (lit(stage), on_the_card(stage), stage.cockpit.chosen) == (
        ("Dov Kern",),
        ("Dov Kern",),
        4,
    )
    assert stage.focus is stage.screen.view


def test_whose_rebuy_is_asked_about_is_lit_though_the_list_was_searched_for_another(stage, friday):
    stage.go("players")
    stage.screen.filter.setText("ann")
    stage.screen.view.choose(1)
    asks_about_a_rebuy_of(stage, "dov")

    assert (lit(stage), stage.cockpit.chosen) == (("Dov Kern",), 4)


def test_whose_rebuy_is_asked_about_is_lit_on_the_map_and_stays_it_when_the_map_is_drawn(
    stage, friday
):
    stage.go("tables")
    stage.screen.map.go_to(stage.t.seats[1])
    asks_about_a_rebuy_of(stage, "dov")
    stage.screen.refresh()

    assert (stage.screen.map.chair.entry, stage.cockpit.chosen) == (4, 4)


@pytest.mark.parametrize("screen", ["counts", "bounties"])
def test_whose_rebuy_is_asked_about_is_lit_where_chips_and_bounties_are_listed(
    stage, friday, screen
):
    stage.cockpit.ask_for(screen)
    stage.screen.view.choose(1)
    asks_about_a_rebuy_of(stage, "dov")

    assert (stage.screen.view.choice.entry, stage.cockpit.chosen) == (4, 4)


def _bust(stage, chance):
    stage.press(Qt.Key.Key_F8)
    stage.types(chance.choice(FIRST_NAMES))
    stage.press(Qt.Key.Key_Return)
    stage.press(chance.choice([Qt.Key.Key_Return, Qt.Key.Key_Escape]))
    stage.press(Qt.Key.Key_Escape)


def _rebuy(stage, chance):
    asks_about_a_rebuy_of(stage, chance.choice(FIRST_NAMES))
    stage.press(chance.choice([Qt.Key.Key_Return, Qt.Key.Key_Escape]))
    stage.press(Qt.Key.Key_Escape)


def _find(stage, chance):
    stage.screen.filter.setText(chance.choice(["", *FIRST_NAMES, "1-", "zz"]))
    stage.press(Qt.Key.Key_Return)


def _choose(stage, chance):
    stage.screen.view.choose(chance.randint(1, len(NAMES)))


def _step(stage, chance):
    QTest.keyClick(stage.screen.view, chance.choice([Qt.Key.Key_Down, Qt.Key.Key_Up]))


def _undo(stage, chance):
    stage.press(chance.choice([Qt.Key.Key_Z, Qt.Key.Key_Y]), CTRL)
    if stage.page.drop(UndoDrop).isVisible():
        stage.press(Qt.Key.Key_Return)


def _order(stage, chance):
    stage.screen.order.setCurrentIndex(chance.randrange(stage.screen.order.count()))


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_done_the_lit_row_and_the_card_are_of_who_is_acted_on(stage, friday, seed):
    stage.go("players")
    chance = random.Random(seed)
    for _ in range(20):
        act = chance.choice([_bust, _rebuy, _find, _choose, _step, _undo, _order])
        act(stage, chance)

        chosen = stage.cockpit.entry
        whom = () if chosen is None else (stage.cockpit.name(chosen),)
        assert (act, lit(stage), on_the_card(stage)) == (act, whom, whom)

"""An event that comes near the money without a payout structure says so on every screen."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from director.tournament.commands import (
    ChoosePayTable,
    DrawSeats,
    Eliminate,
    Register,
    SetMoney,
    StartClock,
)
from director.tournament.money.state import MoneyTerms, Price
from director.window.areas.prizes.payouts_strip import PayoutsStrip
from tests.tournament.prizes.test_prize_list import THREE
from tests.window.stages import NAMES


def with_a_pool(stage):
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100))))
    for number, name in enumerate(NAMES):
        desk.do(Register(desk.player(name), f"late {number}", "cash"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    return desk, stage.page.findChild(PayoutsStrip)


def test_it_is_said_with_the_bust_that_brings_the_money_near_and_one_click_leads_to_the_choice(
    stage,
):
    desk, strip = with_a_pool(stage)
    stage.go("clock")
    for entry in range(1, 4):
        desk.do(Eliminate(entry))
    assert not strip.isVisible()

    desk.do(Eliminate(4))

    assert strip.isVisible()
    assert strip.says == ("No payout structure is chosen: 3 players left, about 1 would be paid")
    QTest.mouseClick(strip.choose, Qt.MouseButton.LeftButton)
    assert stage.cockpit.screen == "prizes"


def test_nothing_is_missing_where_a_structure_is_chosen(stage):
    desk, strip = with_a_pool(stage)
    desk.do(ChoosePayTable(THREE))
    for entry in range(1, 6):
        desk.do(Eliminate(entry))

    assert not strip.isVisible()

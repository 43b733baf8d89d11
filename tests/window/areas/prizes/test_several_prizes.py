"""Several places chosen at once: paid by one answer that one undo takes back, and one sheet."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from director.reports.sheet_register import EVENT_SHEETS
from director.tournament.commands import ChoosePayTable, Eliminate, Register, SetMoney
from director.tournament.money.state import MoneyTerms, Price
from director.window.sheets.event_sheets import event_of, event_sheet
from tests.tournament.prizes.test_prize_list import THREE
from tests.window.areas.test_context_menus import lines, right_click
from tests.window.stages import CTRL, NAMES

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def won(stage):
    """Seven players, $100 each, three places paid, and all of them finished."""
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100))))
    for number, name in enumerate(NAMES, start=1):
        desk.do(Register(desk.player(name), f"late {number}", "cash"))
    for command in (ChoosePayTable(THREE), *[Eliminate(entry) for entry in range(1, 7)]):
        stage.cockpit.bridge.do(command)
    stage.press(Qt.Key.Key_9, CTRL)
    return stage


def click(stage, row: int, modifier: Qt.KeyboardModifier = NONE) -> None:
    view = stage.screen.view
    at = view.visualRect(stage.screen.model.index(row, 1)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, modifier, at)


def states(stage) -> list[str]:
    return [one.state for one in stage.screen.model.rows]


def test_two_are_chosen_with_the_mouse_and_paid_by_one_answer_that_one_undo_takes_back(won):
    click(won, 0)
    click(won, 2, CTRL)

    won.press(Qt.Key.Key_P)
    title, each = won.page.asking._title.text(), won.page.asking.shown_lines
    won.enter("transfer")
    paid, said = states(won), won.said
    won.press(Qt.Key.Key_Z, CTRL)

    assert title == "How are you paying 2 players $490 in total?"
    assert each == [("Gus Amsel", "$350", ""), ("Eve Lund", "$140", "")]
    assert paid == ["paid", "unpaid", "paid"]
    assert said == "2 prizes paid: $490, transfer  ·  Ctrl+Z to undo"
    assert states(won) == ["unpaid"] * 3


def test_paying_all_names_each_with_the_amount_and_the_last_one_alone_by_name(won):
    won.window.event_actions.ask("prizes.pay_all")
    asked = won.page.asking
    first = asked.asked, asked.shown_lines
    won.press(Qt.Key.Key_Escape)
    click(won, 0)
    click(won, 2, CTRL)
    won.press(Qt.Key.Key_P)
    won.enter("cash")
    won.window.event_actions.ask("prizes.pay_all")

    assert first == (
        "How are you paying 3 players $700 in total?",
        [("Gus Amsel", "$350", ""), ("Fay Orr", "$210", ""), ("Eve Lund", "$140", "")],
    )
    assert asked.asked == "How are you paying Fay Orr $210?"
    assert asked.shown_lines == []


def test_of_all_that_are_chosen_only_what_is_due_is_paid(won):
    click(won, 1)
    won.press(Qt.Key.Key_P)
    won.enter("cash")
    won.press(Qt.Key.Key_A, CTRL)

    menu = right_click(
        won.screen.view, won.screen.view.visualRect(won.screen.model.index(2, 1)).center()
    )

    assert list(lines(menu))[:2] == ["Pay 2 prizes …", "Print 3 payout slips"]


def test_what_is_done_to_one_payment_is_refused_for_several(won):
    won.press(Qt.Key.Key_A, CTRL)

    won.press(Qt.Key.Key_V)

    assert won.said == "3 places are selected: select one"


def test_the_slips_of_those_who_are_chosen_are_one_sheet(won):
    click(won, 0)
    click(won, 1, SHIFT)

    kind = EVENT_SHEETS["payout-slip"]
    sheet, slips = event_sheet(won.cockpit, kind), kind.make(event_of(won.cockpit, kind), "a5")

    assert sheet.title == "Payout slip: 2 players"
    assert len(slips.blocks) == 2


def test_another_place_is_chosen_alone_again_and_asks_for_its_own_prize(won):
    won.press(Qt.Key.Key_A, CTRL)
    click(won, 1)

    won.press(Qt.Key.Key_P)

    assert won.cockpit.winners == ()
    assert won.page.asking._title.text() == "How are you paying Fay Orr $210?"


def test_a_paid_place_alone_asks_for_no_payment(won):
    click(won, 1)
    won.press(Qt.Key.Key_P)
    won.enter("cash")

    click(won, 1)

    pay = won.window.event_actions["prizes.pay"]
    assert (pay.isEnabled(), states(won)[1]) == (False, "paid")

"""Several rows chosen at once: one act for all of them, and one undo."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from director.tournament.commands import (
    CloseEvent,
    DrawSeats,
    Eliminate,
    OpenTables,
    Register,
    SetMoney,
    StartClock,
)
from director.tournament.money.state import MoneyTerms, Price
from director.window.sheets.event_sheets import sheets_on_offer
from tests.window.areas.test_context_menus import lines, right_click
from tests.window.stages import CTRL, NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def owing(stage):
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", 0, Price(80, 20))))
    for number, name in enumerate(NAMES):
        desk.do(Register(desk.player(name), f"late {number}"))
    stage.go("players")
    return stage


def click(stage, row: int, modifier: Qt.KeyboardModifier) -> None:
    view = stage.screen.view
    at = view.visualRect(stage.screen.model.index(row, 1)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, modifier, at)


def debts(stage):
    return [stage.t.ledger.account(entry).owes for entry in stage.t.entries]


def test_three_are_chosen_with_the_mouse_and_paid_by_one_answer_that_one_undo_takes_back(owing):
    click(owing, 0, Qt.KeyboardModifier.NoModifier)
    click(owing, 2, SHIFT)

    owing.press(Qt.Key.Key_P)
    title = owing.page.asking._title.text()
    owing.enter("card")
    paid, said = debts(owing), owing.said
    owing.press(Qt.Key.Key_Z, CTRL)

    assert title == "How do the 3 players pay $300 in total?"
    assert paid == [0, 0, 0, 100, 100, 100, 100]
    assert said == "3 players paid $300, card  ·  Ctrl+Z to undo"
    assert debts(owing) == [100] * 7


def test_a_word_that_is_no_way_to_pay_is_answered_with_every_way_of_the_list(owing):
    click(owing, 0, Qt.KeyboardModifier.NoModifier)
    click(owing, 2, SHIFT)

    owing.press(Qt.Key.Key_P)
    owing.types("barter")

    assert owing.page.asking.hint == "Method: cash, card, transfer and ticket"


def test_the_card_of_several_says_how_many_owe_what_and_pays_for_all_of_them(owing):
    click(owing, 0, Qt.KeyboardModifier.NoModifier)
    click(owing, 2, SHIFT)
    card = owing.screen.card
    said = card.texts
    shown = {name for name, one in card.acts.buttons.items() if one.isVisible()}
    card.acts.buttons["player.pay"].click()
    owing.enter("card")

    assert said == ["3 players", "3 in, 0 out", "3 owe $300 in total"]
    assert shown == {"player.pay", "tables.move", "print.receipt", "print.seat_cards"}
    assert card.acts.first == ""
    assert debts(owing) == [0, 0, 0, 100, 100, 100, 100]
    assert (owing.cockpit.several, card.texts[0]) == ((), "Cho Marlin")
    click(owing, 1, Qt.KeyboardModifier.NoModifier)
    assert card.texts[0] == NAMES[1]


def test_of_several_of_an_event_that_is_over_some_are_out_and_one_has_won(owing):
    desk = owing.cockpit.bridge.desk
    for entry in sorted(owing.t.entries)[1:]:
        desk.do(Eliminate(entry))
    desk.do(CloseEvent("all is settled"))
    owing.go("players")
    owing.screen.view.land()
    owing.press(Qt.Key.Key_A, CTRL)
    card = owing.screen.card
    everybody = card.texts[1]
    click(owing, 1, Qt.KeyboardModifier.NoModifier)
    click(owing, 3, SHIFT)

    assert (everybody, card.texts[1]) == ("the winner, 6 out", "3 out")
    assert owing.window.event_actions.refusal("print.seat_cards") == "no players are seated"


@pytest.mark.parametrize("width", [1280, 1366])
def test_the_words_on_a_card_of_several_are_whole(owing, width):
    owing.window.resize(width, 736)
    owing.screen.view.land()
    owing.press(Qt.Key.Key_A, CTRL)
    QApplication.processEvents()  # the card is as wide as its window lets it be
    buttons = owing.screen.card.acts.buttons.values()

    cut = [
        one.text() for one in buttons if one.isVisible() and one.sizeHint().width() > one.width()
    ]

    assert cut == []


def test_ctrl_a_chooses_everybody_and_the_menu_says_how_many(owing):
    owing.screen.view.land()
    owing.press(Qt.Key.Key_A, CTRL)

    view = owing.screen.view
    menu = right_click(view, view.visualRect(owing.screen.model.index(3, 1)).center())

    assert owing.screen._hint.text() == "7 selected"
    assert list(lines(menu)) == [
        "Take payment from 7 players …",
        "Move 7 players …",
        "Receipt",
        "Seat cards",
        "Player history",
    ]


def test_what_is_done_to_one_player_is_refused_for_several(owing):
    click(owing, 0, Qt.KeyboardModifier.NoModifier)
    click(owing, 3, CTRL)

    owing.press(Qt.Key.Key_X)
    owing.press(Qt.Key.Key_V, SHIFT)

    assert len(owing.t.left) == 7
    assert owing.said == "2 players are selected: select one"


def test_several_have_no_history_together_and_nobody_of_them_is_named_instead(owing):
    owing.screen.view.land()
    owing.press(Qt.Key.Key_A, CTRL)
    actions = owing.screen.actions_of_event

    owing.press(Qt.Key.Key_H, SHIFT)

    assert owing.said == "7 players are selected: select one"
    assert [actions.text(one) for one in ("history.of_player", "players.out")] == [
        "Player history",
        "Bust selected player",
    ]
    assert (owing.cockpit.screen, actions["history.of_player"].isEnabled()) == ("players", False)


def test_with_several_selected_the_clock_is_called_on_nobody_before_it_is_said_on_whom(owing):
    owing.screen.view.land()
    owing.press(Qt.Key.Key_A, CTRL)
    title = owing.screen.actions_of_event.text("players.call")

    owing.press(Qt.Key.Key_H)

    assert title == "Call the clock …"
    assert (owing.cockpit.timers.running, owing.call.isVisible()) == ([], True)


def test_several_move_nowhere_before_seats_are_drawn_and_it_is_said_how_they_are(owing):
    owing.screen.view.land()
    owing.press(Qt.Key.Key_A, CTRL)
    button = owing.screen.card.acts.buttons["tables.move"]
    before = button.isEnabled(), button.toolTip()

    owing.press(Qt.Key.Key_M)
    said = owing.said
    owing.cockpit.bridge.do(DrawSeats("seats"))

    why = "no seats are drawn yet: Ctrl+D draws them"
    assert before == (False, f"Move 7 players …: N{why[1:]}")
    assert (said, button.isEnabled()) == (f"N{why[1:]}", True)


def test_all_who_owe_pay_at_once_whoever_is_chosen(owing):
    owing.screen.actions_of_event.ask("players.all_pay")

    owing.press(Qt.Key.Key_Return)

    assert debts(owing) == [0] * 7
    assert owing.said == "7 players paid $700, cash  ·  Ctrl+Z to undo"


def test_several_go_to_one_table_where_their_seats_are_drawn(owing):
    for command in (OpenTables((1, 2)), DrawSeats("seats"), StartClock()):
        owing.cockpit.bridge.do(command)
    here = [one for one, place in owing.t.seats.items() if place.table == 1]
    owing.screen.view.choose(here[0])
    click(owing, here[1] - 1, CTRL)

    owing.press(Qt.Key.Key_M)
    owing.enter("2")

    assert [owing.t.seats[one].table for one in here[:2]] == [2, 2]
    assert owing.said == "2 players moved to table 2  ·  Ctrl+Z to undo"


def test_of_several_who_move_those_who_are_out_are_not_counted(owing):
    desk = owing.cockpit.bridge.desk
    for command in (DrawSeats("seats"), StartClock()):
        desk.do(command)
    for entry in sorted(owing.t.entries)[1:]:
        desk.do(Eliminate(entry))
    owing.go("players")
    owing.screen.view.land()
    owing.press(Qt.Key.Key_Down)
    owing.press(Qt.Key.Key_A, CTRL)
    title = owing.window.event_actions["tables.move"].text()

    owing.press(Qt.Key.Key_M)
    asking = owing.page.asking
    asked = asking.asked
    owing.types("1")

    assert title.partition("\t")[0] == "Move player …"
    assert asked == "Move 1 player to which table? 6 others are out"
    assert asking.hint == "Ann Ost sits at table 1"


def test_where_all_who_are_chosen_are_out_nobody_moves(owing):
    desk = owing.cockpit.bridge.desk
    for command in (DrawSeats("seats"), StartClock(), Eliminate(1), Eliminate(2)):
        desk.do(command)
    owing.go("players")
    rows = [one.number for one in owing.screen.model.rows]
    click(owing, rows.index(1), Qt.KeyboardModifier.NoModifier)
    click(owing, rows.index(2), CTRL)

    owing.press(Qt.Key.Key_M)

    assert owing.said == "All of these players are out"


def test_another_row_is_chosen_alone_again(owing):
    owing.screen.view.land()
    owing.press(Qt.Key.Key_A, CTRL)

    click(owing, 4, Qt.KeyboardModifier.NoModifier)

    assert owing.cockpit.several == ()
    assert owing.cockpit.entry == 5


def test_several_are_chosen_until_they_have_paid(owing):
    click(owing, 0, Qt.KeyboardModifier.NoModifier)
    click(owing, 2, SHIFT)
    before = len(owing.cockpit.several)

    owing.press(Qt.Key.Key_P)
    owing.enter("cash")

    assert (before, owing.cockpit.several, debts(owing)[:3]) == (3, (), [0, 0, 0])
    assert owing.cockpit.entry is not None


def test_several_are_chosen_until_another_screen_is_gone_to(owing):
    click(owing, 0, Qt.KeyboardModifier.NoModifier)
    click(owing, 2, SHIFT)

    owing.go("clock")
    owing.go("players")

    assert (owing.cockpit.several, len(owing.screen.view.choices)) == ((), 1)


def test_receipts_of_all_who_are_chosen_are_one_sheet(owing):
    click(owing, 0, Qt.KeyboardModifier.NoModifier)
    click(owing, 2, SHIFT)

    sheet = next(one for one in sheets_on_offer(owing.cockpit) if one.title.startswith("Receipt"))

    assert sheet.title == "Receipt: 3 players"

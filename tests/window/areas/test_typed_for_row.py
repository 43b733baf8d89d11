"""Chips that are typed beside a list are of whom they were typed for, whoever is clicked next."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from director.tournament.busts.facts import Count
from director.tournament.commands import CountChips, Eliminate
from tests.window.stages import CTRL, NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def counting(stage):
    """The screen of chip counts, and what it knows of each player."""
    stage.event(*NAMES[:4], seated=True, running=True)
    stage.press(Qt.Key.Key_K, CTRL | SHIFT)
    return lambda: {stage.cockpit.name(one): chips for one, chips in stage.t.stacks.items()}


def dealing(stage):
    """The screen of deals with nobody counted, and the stacks that were typed for it."""
    desk = stage.event(*NAMES[:5])
    desk.do(Eliminate(5))
    stage.press(Qt.Key.Key_D, CTRL | SHIFT)
    return lambda: {
        stage.cockpit.name(one): chips for one, chips in stage.cockpit.bargain.stacks.items()
    }


SCREENS = {"counts": counting, "deal": dealing}


@pytest.fixture(params=SCREENS)
def written(request, stage):
    QTest.qWait(20)
    found = SCREENS[request.param](stage)
    QTest.qWait(20)
    return found


def click(stage, widget, at=None):
    """With the mouse on the window, as a hand does it."""
    there = widget.mapTo(stage.window, at or widget.rect().center())
    QTest.mouseClick(stage.window.windowHandle(), LEFT, PLAIN, there)
    QTest.qWait(20)


def click_row(stage, name):
    view = stage.screen.view
    at = next(at for at, row in enumerate(view.rows.rows) if row.name == name)
    click(stage, view.viewport(), view.visualRect(view.rows.index(at, 1)).center())


def names(stage):
    return [row.name for row in stage.screen.view.rows.rows]


def field(stage):
    return stage.screen.amount if stage.cockpit.screen == "counts" else stage.screen.stack


def test_a_click_on_the_next_row_takes_what_was_typed_for_the_one_before(stage, written):
    first, second, *_ = names(stage)
    click_row(stage, first)
    stage.types("9000")

    click_row(stage, second)
    taken, left = written(), field(stage).text()
    stage.types("8000")
    stage.press(Qt.Key.Key_Return)

    assert (taken, left) == ({first: 9000}, "")
    assert written() == {first: 9000, second: 8000}


def test_what_is_no_stack_stays_with_its_player_whoever_is_clicked(stage, written):
    first, second, *_ = names(stage)
    click_row(stage, first)
    stage.types("90.5.2")

    click_row(stage, second)

    assert (written(), stage.said) == ({}, "Type chips as a number: 12,500")
    assert (stage.screen.view.choice.name, field(stage).text()) == (first, "90.5.2")
    assert (stage.screen.whose.text().startswith(first), stage.focus) == (True, field(stage))


def test_the_arrows_take_it_as_a_click_does(stage, written):
    first, second, *_ = names(stage)
    click_row(stage, first)
    stage.types("9000")

    stage.press(Qt.Key.Key_Down)

    assert (written(), stage.screen.view.choice.name) == ({first: 9000}, second)


def test_a_button_does_what_enter_does(stage, written):
    first, second, *_ = names(stage)
    click_row(stage, first)
    stage.types("9000")
    button = next(one for one in stage.screen.findChildren(QPushButton) if one.text() == "Record")

    click(stage, button)
    stage.types("8000")
    click(stage, button)

    assert written() == {first: 9000, second: 8000}


def test_figures_typed_while_the_list_has_the_focus_go_to_the_field(stage, written):
    first = names(stage)[0]
    stage.screen.view.choose(stage.screen.view.rows.rows[0].entry)
    stage.screen.view.setFocus()

    for figure in "9000":
        stage.types(figure)
    stage.press(Qt.Key.Key_Return)

    assert written() == {first: 9000}


def test_who_comes_back_to_the_screen_finds_it_with_the_player_it_was_typed_for(stage, written):
    first, second, *_ = names(stage)
    here = stage.cockpit.screen
    click_row(stage, first)
    stage.types("9000")

    stage.go("clock")
    stage.cockpit.ask_for(here)
    QTest.qWait(20)

    assert stage.screen.view.choice.name == first
    click_row(stage, second)
    assert written() == {first: 9000}


def test_whom_the_list_leaves_out_has_what_was_typed_for_them(stage):
    counted = counting(stage)
    first, second, *_ = names(stage)
    click_row(stage, first)
    stage.types("9000")

    stage.screen.filter.setFocus()
    stage.types(second)

    assert (counted(), stage.screen.amount.text()) == ({first: 9000}, "")


def test_the_click_takes_it_though_the_list_is_sorted_anew_by_it(stage):
    counted = counting(stage)
    stage.cockpit.bridge.do(CountChips(tuple(Count(one, 1000 * one) for one in stage.t.left)))
    stage.screen.view.sortByColumn(2, Qt.SortOrder.AscendingOrder)
    first, second, *_ = names(stage)
    click_row(stage, first)
    stage.types("9000")

    click_row(stage, second)

    assert (counted()[first], stage.screen.view.choice.name) == (9000, second)
    assert names(stage)[-1] == first


def test_a_stack_that_is_being_typed_for_a_deal_stays_while_the_rest_is_worked_out(stage):
    dealing(stage)
    click_row(stage, names(stage)[0])
    stage.types("900")

    stage.cockpit.refreshed.emit()
    stage.types("0")

    assert stage.screen.stack.text() == "9000"

"""Several tables marked on the map, for one act on all of them."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from director.tournament.commands import DrawSeats, LockTable
from director.window.areas.tables.screen import ON_TABLES
from director.window.event.room.acts_of_table import ON_TABLE
from tests.window.stages import CTRL

SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def screen(stage):
    """Five tables of eight, on the Tables screen."""
    stage.window.resize(1366, 768)
    desk = stage.event(*[f"Player {number:02}" for number in range(40)], running=True)
    desk.do(DrawSeats("seats"))
    return stage.go("tables")


@pytest.fixture
def click(screen):
    """A click on the heading of a table, by its number."""

    def clicked(table, keys=NONE, button=Qt.MouseButton.LeftButton):
        heading = screen.map.card(table - 1).topLeft().toPoint() + QPoint(40, 20)
        down = screen.map.verticalScrollBar().value()
        QTest.mouseClick(screen.map.viewport(), button, keys, heading - QPoint(0, down))

    return clicked


def confirmed(stage):
    """The tables at which every seat was seen."""
    t = stage.t
    return [one for one in t.tables if t.table(one).verified == tuple(sorted(t.sitters[one]))]


def locked(stage):
    return {one: why for one in stage.t.tables if (why := stage.t.table(one).locked)}


def test_marked_tables_are_confirmed_in_one_step_and_one_undo_takes_it_back(stage, screen, click):
    click(1, CTRL)
    click(3, CTRL)
    click(4, CTRL)
    click(4, CTRL)

    stage.press(Qt.Key.Key_V, SHIFT)
    done = confirmed(stage), stage.said
    stage.cockpit.bridge.undo()

    assert done == ([1, 3], "Tables 1 and 3: all seats confirmed  ·  Ctrl+Z to undo")
    assert confirmed(stage) == []


def test_tables_up_to_a_click_are_locked_for_one_reason_and_then_unlocked(stage, screen, click):
    click(2)
    click(4, SHIFT)

    stage.press(Qt.Key.Key_K)
    asked = stage.page.asking._title.text()
    stage.enter("Television")
    were = locked(stage)
    stage.press(Qt.Key.Key_K)

    assert asked == "Why are tables 2, 3 and 4 locked?"
    assert were == {2: "Television", 3: "Television", 4: "Television"}
    assert locked(stage) == {}


def test_what_is_locked_already_for_another_reason_is_locked_for_this_one(stage, screen, click):
    stage.cockpit.bridge.do(LockTable(2, "a ruling"))
    click(1, CTRL)
    click(2, CTRL)

    stage.press(Qt.Key.Key_K)
    stage.enter("Television")

    assert locked(stage) == {1: "Television", 2: "Television"}


def test_two_quick_clicks_with_ctrl_open_nobody_and_no_table(stage, screen):
    stage.press(Qt.Key.Key_Z)
    middle = screen.map.card(1).center().toPoint()

    QTest.mouseDClick(screen.map.viewport(), Qt.MouseButton.LeftButton, CTRL, middle)
    QTest.mouseRelease(screen.map.viewport(), Qt.MouseButton.LeftButton, CTRL, middle)

    assert (stage.cockpit.tables, screen.map.is_overview) == ((2,), True)


def test_tables_are_marked_with_the_keyboard_and_escape_marks_none(stage, screen):
    stage.press(Qt.Key.Key_Space, CTRL)
    stage.press(Qt.Key.Key_Right)
    stage.press(Qt.Key.Key_Space, CTRL)
    marked = stage.cockpit.tables, screen.map.accessibleDescription()[-8:]
    stage.press(Qt.Key.Key_Escape)

    assert marked == ((1, 2), ", marked")
    assert stage.cockpit.tables == ()
    assert stage.cockpit.screen == "tables"


def test_a_plain_click_and_a_right_click_elsewhere_mark_none(stage, screen, click):
    found = []
    for keys, button in ((NONE, Qt.MouseButton.LeftButton), (NONE, Qt.MouseButton.RightButton)):
        click(1, CTRL)
        click(2, CTRL)
        found.append(stage.cockpit.tables)
        click(5, keys, button)
        found.append(stage.cockpit.tables)

    assert found == [(1, 2), (), (1, 2), ()]


def test_a_right_click_on_one_of_them_has_what_is_done_to_all(stage, screen, click):
    click(1, CTRL)
    click(2, CTRL)

    click(2, button=Qt.MouseButton.RightButton)
    of_all = screen._acts_of_seat()
    click(5, button=Qt.MouseButton.RightButton)

    assert of_all == (ON_TABLES,)
    assert screen._acts_of_seat() == (ON_TABLE,)


def test_a_table_that_is_broken_is_marked_no_more(stage, screen, click):
    click(1, CTRL)
    click(2, CTRL)
    click(5, CTRL)

    screen.map.show_tables([one for one in screen.map.tables if one.number != 5])

    assert screen.map.marks.numbers == {1, 2}

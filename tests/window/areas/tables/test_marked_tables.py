"""Several tables marked on the map, for one act on all of them."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from director.reports.sheet_register import EVENT_SHEETS
from director.tournament.commands import DrawSeats, Eliminate, LockTable
from director.window.areas.tables.screen import ON_TABLES
from director.window.event.room.acts_of_table import ON_TABLE
from director.window.sheets.event_sheets import event_of, event_sheet
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


def lose(stage, *tables, left):
    """So many are left at these tables."""
    for table in tables:
        for one in list(stage.t.at_table(table).values())[left:]:
            stage.cockpit.bridge.do(Eliminate(one.number))


def test_marked_tables_break_for_one_question_and_one_undo_takes_it_back(stage, screen, click):
    lose(stage, 1, 2, 3, 4, 5, left=4)
    before = dict(stage.t.seats)
    stays = {one for one, place in before.items() if place.table in (2, 3, 4)}
    click(1, CTRL)
    click(5, CTRL)

    stage.press(Qt.Key.Key_B, SHIFT)
    asked = stage.page.asking._title.text(), stage.page.asking.deed.text()
    stage.press(Qt.Key.Key_Return)
    after, moving = dict(stage.t.seats), set(stage.t.moving)
    said, marked = stage.said, stage.cockpit.tables
    stage.cockpit.bridge.undo()

    assert asked == ("Break tables 1 and 5?", "Break tables")
    assert said == "Tables 1 and 5 broken, 8 players move  ·  Ctrl+Z to undo"
    assert {place.table for place in after.values()} == {2, 3, 4}
    assert {one: after[one] for one in stays} == {one: before[one] for one in stays}
    assert moving == set(before) - stays
    assert marked == ()
    assert dict(stage.t.seats) == before


def test_the_refusal_names_the_table_that_cannot_break_and_all_play_on(stage, screen, click):
    lose(stage, 1, 2, 3, 4, 5, left=4)
    stage.cockpit.bridge.do(LockTable(5, "Television"))
    before = dict(stage.t.seats)
    click(1, CTRL)
    click(5, CTRL)

    stage.press(Qt.Key.Key_B, SHIFT)

    why = "Table 5 cannot break: nobody sits at table 5, or it is locked"
    assert (stage.said, dict(stage.t.seats)) == (why, before)


def test_table_cards_are_printed_for_the_marked_tables_alone(stage, screen, click):
    stage.cockpit.wall_content.board = "http://192.168.1.5:8420/e/3"
    sheet = EVENT_SHEETS["table-cards"]

    def printed():
        (document,) = sheet.documents(event_of(stage.cockpit, sheet), "a4")
        return [block.figure for block in document.blocks]

    every = printed()
    click(2, CTRL)
    click(4, CTRL)

    assert every == ["1", "2", "3", "4", "5"]
    assert printed() == ["2", "4"]
    assert event_sheet(stage.cockpit, sheet).title == "Table cards: tables 2 and 4"


def test_a_table_that_is_broken_is_marked_no_more(stage, screen, click):
    click(1, CTRL)
    click(2, CTRL)
    click(5, CTRL)

    screen.map.show_tables([one for one in screen.map.tables if one.number != 5])

    assert screen.map.marks.numbers == {1, 2}

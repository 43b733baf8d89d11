"""What is asked is answered or left before anything else is done, and what was typed is kept."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton
from shiboken6 import delete

from director.desk.undo_preview import preview_take_back
from director.tournament.commands import DrawSeats, Eliminate
from director.window.event.room.table_card import TOP
from director.window.widgets import status_line
from director.window.widgets.drop import Drop
from director.window.widgets.status_line import DONE, TOLD, StatusLine
from tests.window.stages import CTRL, NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier


def open_drops(stage):
    return [one for one in stage.window.findChildren(Drop) if one.isVisible()]


@pytest.fixture
def evening(stage):
    stage.event("Ida Lund", "Jon Marsh")
    stage.event(*NAMES, seated=True, running=True)
    return stage


def asked_from_the_palette(stage, words):
    stage.press(Qt.Key.Key_K, CTRL)
    stage.enter(words)


OVERLAYS = {
    "palette": (Qt.Key.Key_K, CTRL),
    "keys": (Qt.Key.Key_F1, SHIFT),
    "sheets": (Qt.Key.Key_P, CTRL),
    "bust": (Qt.Key.Key_F8, SHIFT),
    "sign-ups": (Qt.Key.Key_F7, CTRL),
}


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_nothing_drops_over_what_is_typed_in_a_question(evening, overlay):
    asked_from_the_palette(evening, "count drawer")
    evening.types("183")

    evening.press(*OVERLAYS[overlay])

    asked = evening.page.asking
    assert evening.said == "First answer what is asked, or leave it with Escape"
    assert open_drops(evening) == [asked]
    assert (asked.field.text(), asked.field.hasFocus()) == ("183", True)


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_a_question_in_which_nothing_is_typed_gives_way_to_what_drops_down(evening, overlay):
    asked_from_the_palette(evening, "count drawer")

    evening.press(*OVERLAYS[overlay])

    (there,) = open_drops(evening)
    assert there is not evening.page.asking


def test_a_question_in_which_nothing_is_typed_is_left_before_another_act(evening):
    asked_from_the_palette(evening, "count drawer")

    evening.press(Qt.Key.Key_F8)

    assert open_drops(evening) == [evening.out]


def test_the_clock_is_stopped_whatever_is_asked(evening):
    asked_from_the_palette(evening, "count drawer")
    evening.types("183")

    evening.press(Qt.Key.Key_F9)

    assert (evening.cockpit.bridge.face.running, evening.page.asking.field.text()) == (False, "183")


def test_the_palette_asked_for_again_is_typed_into_anew_and_nothing_below_it(evening):
    evening.go("players")
    evening.press(Qt.Key.Key_K, CTRL)
    evening.types("tabels")

    evening.press(Qt.Key.Key_K, CTRL)
    evening.types("tables")

    assert evening.window.palette_of_window.drop.field.text() == "tables"


def test_a_sign_up_list_left_with_escape_busts_nobody_at_the_next_enter(evening):
    room = evening.go("tables").map
    evening.press(Qt.Key.Key_Right)
    evening.press(Qt.Key.Key_F7, CTRL)

    evening.press(Qt.Key.Key_Escape)
    focus = evening.focus
    evening.enter()

    assert (focus, evening.t.players_left) == (room, 7)


def test_a_list_taken_with_ctrl_and_enter_leads_to_no_other_event(evening):
    cockpit = evening.cockpit
    evening.press(Qt.Key.Key_F7, CTRL)
    evening.types("Kay Moss")
    evening.press(Qt.Key.Key_Return, CTRL)

    evening.press(Qt.Key.Key_Return, CTRL)
    evening.press(Qt.Key.Key_Return, CTRL)
    evening.enter()

    assert (evening.cockpit, evening.t.players_left) == (cockpit, 8)


def test_where_the_field_it_was_asked_from_is_gone_work_begins_anew(evening):
    screen = evening.go("players")
    field = QLineEdit(screen)
    field.show()
    field.setFocus()
    evening.press(Qt.Key.Key_F8)
    field.setParent(None)
    delete(field)

    evening.enter("gus")

    assert (evening.t.players_left, evening.focus) == (6, screen.name)


def test_before_the_draw_escape_and_enter_draw_no_seats(stage):
    stage.event(*NAMES)
    stage.go("players")
    stage.press(Qt.Key.Key_F7, CTRL)

    stage.press(Qt.Key.Key_Escape)
    stage.enter()

    assert not stage.t.seats


def test_what_the_clock_says_waits_until_what_was_done_could_be_read(dressed, qtbot, monkeypatch):
    monkeypatch.setattr(status_line, "_READ", 1)
    status = StatusLine("Ina")
    qtbot.addWidget(status)
    status.say("turned in 1 lammer", DONE)

    status.say("Level 1", TOLD)

    assert status.text == "Turned in 1 lammer"
    qtbot.waitUntil(lambda: status.text == "Level 1")


def test_the_menus_that_do_not_fit_stand_behind_the_sign_for_more(stage):
    stage.event(*NAMES)
    stage.window.resize(640, 600)
    QTest.qWait(1)
    stage.window.refresh_actions()
    QTest.qWait(1)

    more = stage.window.menuBar().findChild(QToolButton, "qt_menubar_ext_button")

    assert [one.text() for one in more.menu().actions()][-1:] == ["&Help"]


def test_the_proposal_says_the_keys_that_count_where_the_cursor_is(stage):
    desk = stage.event(*[f"{name} {at}" for at in (1, 2) for name in NAMES])
    desk.do(DrawSeats("seats"))
    screen = stage.go("tables")
    screen.pane.show_proposal(1)
    there = screen.pane._hint.text()

    screen.map.setFocus()

    assert there == "Space: skip this move. Enter: accept. Escape: not now"
    assert screen.pane._hint.text() == "Ctrl+Shift+B: go to these moves"


def test_what_the_clock_says_leaves_before_it_is_no_longer_so(dressed, qtbot, monkeypatch):
    monkeypatch.setattr(status_line, "_HOLDS", 20, raising=False)
    status = StatusLine("Ina")
    qtbot.addWidget(status)

    status.say("2 minutes left", TOLD)
    told = status.text
    qtbot.waitUntil(lambda: not status.text)
    left = status.text
    status.say("30 seconds left", TOLD)
    status.say("Ann Ost busted", DONE)
    QTest.qWait(60)

    assert (told, left, status.text) == ("2 minutes left", "", "Ann Ost busted")


def test_who_goes_elsewhere_with_something_typed_is_told_what_was_not_answered(evening):
    evening.press(Qt.Key.Key_F8)
    evening.types("dov")

    evening.go("tables")

    assert (open_drops(evening), evening.said) == (
        [],
        "Not answered: Who busted?  ·  “dov” was not kept",
    )


LEAVES = {
    "Escape": lambda stage: stage.press(Qt.Key.Key_Escape),
    "a screen": lambda stage: stage.press(Qt.Key.Key_7, CTRL),
    "the list": lambda stage: stage.window.show_list(),
    "another panel": lambda stage: stage.press(Qt.Key.Key_P, CTRL),
    "another question": lambda stage: stage.press(Qt.Key.Key_F8),
    "cancel": lambda stage: stage.page.asking.cancel.click(),
}


@pytest.mark.parametrize("leaves", LEAVES.values(), ids=LEAVES)
def test_whatever_a_question_is_left_by_it_is_said_in_the_same_words(evening, leaves):
    asked_from_the_palette(evening, "count drawer")

    leaves(evening)

    said = evening.window.status.text.removeprefix("Friday: ")  # on the list
    assert said.capitalize() == "Not answered: how much cash is in the drawer?"


@pytest.mark.parametrize("leaves", [LEAVES["Escape"], LEAVES["a screen"]], ids=["Escape", "screen"])
def test_what_was_typed_into_a_question_that_is_left_is_said_to_be_gone(evening, leaves):
    asked_from_the_palette(evening, "count drawer")
    evening.types("183")

    leaves(evening)

    assert evening.said == "Not answered: How much cash is in the drawer?  ·  “183” was not kept"


def test_who_leaves_an_undo_by_going_elsewhere_is_told_that_it_was_not_done(evening):
    evening.press(Qt.Key.Key_F8)
    evening.enter("dov")
    desk = evening.cockpit.bridge.desk
    evening.cockpit.request(preview_take_back(desk, len(desk.log.records)))
    was = open_drops(evening)

    evening.go("players")

    assert (len(was), open_drops(evening)) == (1, [])
    assert evening.said == "Not answered: Undo this? Dov Kern busted in 7th place"


def where_it_is(stage, place):
    """A seat of the map, in pixels of the window."""
    room = stage.screen.map
    QTest.qWait(1)
    card = room.card([one.number for one in room.tables].index(place.table))
    at = QPoint(int(card.x()) + 60, int(card.y() + TOP + (place.seat - 0.5) * room._line))
    return room.viewport().mapTo(stage.window, at)


def test_a_double_click_on_an_open_seat_takes_nothing_from_what_is_typed_in_a_question(evening):
    evening.go("tables")
    [open_seat, *_] = [one.place for one in evening.screen.map.tables[0].chairs if not one.entry]
    evening.press(Qt.Key.Key_F8, SHIFT)
    evening.types("dov")

    at, handle = where_it_is(evening, open_seat), evening.window.windowHandle()
    for _ in range(2):
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=at, delay=20)

    assert evening.said == "First answer what is asked, or leave it with Escape"
    assert (open_drops(evening), evening.out.field.text()) == ([evening.out], "Dov Kern")


def test_a_click_on_redo_beside_the_question_of_an_undo_leaves_it_and_redoes_nothing(evening):
    desk = evening.cockpit.bridge.desk
    desk.do(Eliminate(7))
    evening.press(Qt.Key.Key_Z, CTRL)
    desk.do(Eliminate(6))
    evening.cockpit.request(preview_take_back(desk, len(desk.log.records)))
    QTest.qWait(20)
    records = len(desk.log.records)

    at = evening.window.rect().topRight() + QPoint(-60, 60)
    QTest.mouseClick(evening.window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)

    assert (open_drops(evening), len(desk.log.records)) == ([], records)
    assert evening.said.startswith("Not answered: Undo this? ")


def test_a_click_beside_a_question_takes_nothing_from_what_is_typed_and_escape_leaves_it(evening):
    asked_from_the_palette(evening, "announce")
    evening.types("Dinner at nine")
    QTest.qWait(20)

    at = evening.window.rect().topRight() + QPoint(-60, 60)
    QTest.mouseClick(evening.window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    asked, said = open_drops(evening), evening.said
    typed = evening.page.asking.field.text()
    evening.press(Qt.Key.Key_Escape)

    assert (asked, typed) == ([evening.page.asking], "Dinner at nine")
    assert said == "First answer what is asked, or leave it with Escape"
    assert open_drops(evening) == []


def test_a_right_click_beside_a_question_leaves_it_and_opens_no_menu_behind_it(evening):
    evening.go("tables")
    asked_from_the_palette(evening, "count drawer")
    lowest = evening.screen.map.tables[0].chairs[-1].place
    asked, at = open_drops(evening), where_it_is(evening, lowest)

    QTest.mousePress(evening.window.childAt(at), Qt.MouseButton.RightButton)
    below = evening.window.childAt(at)  # the window system asks for a menu once it is pressed
    point = below.mapFrom(evening.window, at)
    asks = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, below.mapToGlobal(point))
    QApplication.sendEvent(below, asks)
    QTest.mouseRelease(below, Qt.MouseButton.RightButton, pos=point)

    assert (asked, open_drops(evening)) == ([evening.page.asking], [])
    assert evening.said == "Not answered: How much cash is in the drawer?"
    assert QApplication.activePopupWidget() is None


@pytest.mark.parametrize(
    "ask",
    [
        lambda stage: stage.press(Qt.Key.Key_F8),
        lambda stage: stage.press(Qt.Key.Key_P, CTRL),
        lambda stage: asked_from_the_palette(stage, "announce"),
        lambda stage: asked_from_the_palette(stage, "close event"),
    ],
    ids=["bust", "print", "announce", "close"],
)
def test_what_is_asked_is_as_high_the_first_time_as_later(stage, ask):
    stage.event(*NAMES, seated=True, running=True)
    heights = []
    for _ in range(2):
        ask(stage)
        QApplication.processEvents()
        heights += [one.height() for one in open_drops(stage)]
        stage.press(Qt.Key.Key_Escape)

    assert heights[0] == heights[1]

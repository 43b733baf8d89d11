"""Ctrl+Z and Ctrl+Y: one key where only the act is concerned, else first what moves with it."""

import re
from datetime import timedelta

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from director.desk.desk import Desk
from director.desk.undo_preview import preview_take_back
from director.tournament.commands import (
    ChoosePayTable,
    CloseEvent,
    DrawSeats,
    Eliminate,
    MoveBust,
    RedrawSeats,
    Register,
    SetMoney,
    StartClock,
    Warn,
)
from director.tournament.entries.sign_ups import SignUp, TakeSignUps
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.views.clock.times import day_and_time
from director.views.log.happenings import day_and_second
from director.views.players.player_rows import EntryRows
from director.window.areas.history.effect_list import (
    HEADING,
    INSIDE,
    LINE,
    MORE,
    EffectsView,
    Row,
    rows,
)
from director.window.event import bridge
from director.window.look.styles import dress_window
from tests.tournament.evening import FRIDAY
from tests.window.stages import CTRL, NAMES

ALL_TO_FIRST = PayTable("All", brackets=(Bracket(1, None, (PlaceRange(1, 1, 10000),)),))


@pytest.fixture
def priced(stage):
    """An event with a prize, and somebody who has just come late."""
    desk = stage.event(*NAMES[:4], seated=True)
    desk.do(SetMoney(MoneyTerms("$", 0, Price(100))))
    desk.do(ChoosePayTable(ALL_TO_FIRST))
    desk.do(Register(desk.player("Eve Lund"), "late", "cash"))
    return desk


def drop(stage):
    return stage.undoing


def words(stage):
    return [row.words for row in drop(stage).question.view.rows]


def test_an_act_that_moves_nobody_else_is_undone_by_one_key_and_its_effect_is_said(stage):
    stage.event(*NAMES[:4], seated=True).do(Eliminate(2))

    stage.press(Qt.Key.Key_Z, CTRL)

    table, seat = stage.t.seats[2]
    assert not drop(stage).isVisible()
    assert stage.t.out == ()
    assert stage.said == (
        "Undone: Bob Marek busted  ·  Bob Marek is back in:"
        f" table {table}, seat {seat} (was place 4)  ·  Ctrl+Y to redo"
    )


def test_cash_that_has_to_go_back_is_said_where_nothing_was_asked(stage):
    desk = stage.event(*NAMES[:4])
    desk.do(SetMoney(MoneyTerms("$", 0, Price(100))))
    desk.do(Register(desk.player("Eve Lund"), "late", "cash", tendered=120))

    stage.press(Qt.Key.Key_Z, CTRL)

    assert not drop(stage).isVisible()
    assert stage.said == (
        "Undone: Eve Lund registered: $120 tendered, change $20"
        "  ·  Expected in drawer: $100 → $0  ·  Ctrl+Y to redo"
    )


def test_what_was_done_after_something_was_typed_is_undone_before_it(stage):
    stage.event(*NAMES, seated=True)
    stage.go("showdown").land()
    stage.types("as kd")
    field = stage.focus
    stage.press(Qt.Key.Key_F8)
    stage.enter("dov")
    back = stage.focus

    stage.press(Qt.Key.Key_Z, CTRL)

    assert (back, field.text(), stage.t.out) == (field, "as kd", ())


def test_what_was_typed_after_the_last_act_is_undone_before_it(stage):
    stage.event(*NAMES, seated=True).do(Eliminate(2))
    stage.go("showdown").land()
    stage.types("as kd")

    stage.press(Qt.Key.Key_Z, CTRL)

    assert (stage.focus.text(), stage.t.out) == ("", (2,))


def test_prizes_that_move_are_shown_first_and_enter_takes_it_back(stage, priced):
    stage.press(Qt.Key.Key_Z, CTRL)
    shown, still_there = words(stage), len(stage.t.entries)

    assert drop(stage).words == (
        "Undo this?",
        "Eve Lund registered",
        f"No. 9  ·  {day_and_time(FRIDAY)}  ·  Ina at desk 1",
    )
    assert still_there == 5
    assert shown[3:7] == ["Prizes", "Prize pool: $100 → $0", "Places paid: 1 → 0", shown[6]]
    assert shown[6] == "Place 1 pays: $100 → $0"
    assert stage.focus is drop(stage).question.confirm
    stage.press(Qt.Key.Key_Return)
    assert len(stage.t.entries) == 4
    assert not drop(stage).isVisible()


def test_escape_leaves_it_and_the_focus_goes_back(stage, priced):
    stage.screen.view.setFocus()
    stage.press(Qt.Key.Key_Z, CTRL)

    stage.press(Qt.Key.Key_Escape)

    assert not drop(stage).isVisible()
    assert len(stage.t.entries) == 5
    assert stage.focus is stage.screen.view


def test_ctrl_z_again_asks_again_and_takes_nothing_back(stage, priced):
    stage.press(Qt.Key.Key_Z, CTRL)
    length = len(priced.log.records)

    stage.press(Qt.Key.Key_Z, CTRL)

    assert drop(stage).isVisible()
    assert len(priced.log.records) == length


def test_a_key_that_is_held_down_has_not_said_yes(stage, priced):
    stage.press(Qt.Key.Key_Z, CTRL)
    none = Qt.KeyboardModifier.NoModifier
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, none, "\r", True, 1)

    QApplication.sendEvent(stage.focus, held)

    assert drop(stage).isVisible()
    assert len(stage.t.entries) == 5


def test_after_an_arrow_enter_still_does_what_the_button_says(stage, priced):
    stage.press(Qt.Key.Key_Z, CTRL)
    bar = drop(stage).question.view.verticalScrollBar()
    drop(stage).setFixedHeight(240)
    QApplication.processEvents()

    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down):
        stage.press(key)
    focus, scrolled = stage.focus, bar.value() > 0
    stage.press(Qt.Key.Key_Return)

    assert (focus, scrolled) == (drop(stage).question.confirm, True)
    assert (drop(stage).isVisible(), len(stage.t.entries)) == (False, 4)


def test_enter_among_the_lines_does_what_the_button_says(stage, priced):
    stage.press(Qt.Key.Key_Z, CTRL)
    stage.press(Qt.Key.Key_Return)
    stage.press(Qt.Key.Key_Y, CTRL)
    drop(stage).question.view.setFocus()

    stage.press(Qt.Key.Key_Return)

    assert (drop(stage).isVisible(), len(stage.t.entries)) == (False, 5)


def test_what_was_brought_back_with_the_prizes_is_shown_too(stage, priced):
    stage.press(Qt.Key.Key_Z, CTRL)
    stage.press(Qt.Key.Key_Return)

    stage.press(Qt.Key.Key_Y, CTRL)

    assert drop(stage).words[:2] == ("Redo this?", "Eve Lund registered")
    assert drop(stage).question.confirm.text() == "Redo (Enter)"
    stage.press(Qt.Key.Key_Return)
    assert len(stage.t.entries) == 5
    assert stage.said.startswith("Redone: Eve Lund registered  ·  Eve Lund is registered")


def test_where_a_clock_moves_it_is_said_as_of_when_it_was_read(stage):
    desk = stage.event(*NAMES, seated=True, running=True)
    desk.do(CloseEvent(asked=True))
    stage.wait(minutes=3)
    at = stage.now

    stage.cockpit.request(preview_take_back(desk, len(desk.log.records)))
    stage.wait(seconds=40)

    said = f"What will change: clocks as of {day_and_second(at)}"
    assert stage.undoing.question.words == said


def test_what_was_taken_back_together_comes_back_together(stage, qtbot):
    desk = stage.event(*NAMES[:4], seated=True)
    desk.do(Warn(2, "phone"))
    desk.do(Eliminate(2))
    before = desk.tournament
    desk.take_back(3, [7, 8])

    stage.press(Qt.Key.Key_Y, CTRL)
    shown = words(stage)
    stage.press(Qt.Key.Key_Return)

    assert shown[:3] == [
        "Also restored",
        "7  Bob Marek warned: phone",
        "8  Bob Marek busted",
    ]
    assert desk.tournament == before


def test_what_another_desk_has_done_is_shown_first(stage):
    desk = stage.event(*NAMES[:4], seated=True)
    other = Desk(stage.book, desk.event, "Ole", "desk 2", lambda: FRIDAY + timedelta(seconds=1))
    other.do(Warn(2, "phone"))
    desk.catch_up()

    stage.press(Qt.Key.Key_Z, CTRL)

    assert drop(stage).words == (
        "Undo this?",
        "Bob Marek warned: phone",
        f"No. 7  ·  {day_and_time(FRIDAY)}  ·  Ole at desk 2",
    )


def test_what_was_shown_is_not_done_after_something_else_was_done(stage, priced):
    stage.press(Qt.Key.Key_Z, CTRL)

    priced.do(Warn(2, "phone"))

    assert not drop(stage).isVisible()
    assert stage.said == "Something else was recorded meanwhile: try again"
    assert len(stage.t.entries) == 5


def test_the_question_goes_when_another_screen_is_looked_at(stage, priced):
    stage.press(Qt.Key.Key_Z, CTRL)

    stage.press(Qt.Key.Key_3, CTRL)

    assert not drop(stage).isVisible()


def test_of_many_lines_some_are_shown_and_all_of_them_by_a_key(stage):
    desk = stage.event(*[f"Player {number}" for number in range(1, 25)], seated=True)
    desk.do(RedrawSeats("again"))
    desk.station = "desk 2"
    stage.press(Qt.Key.Key_Z, CTRL)
    question = drop(stage).question
    kinds = {row.kind for row in question.view.rows}
    text, height = question.whole.text(), drop(stage).height()

    stage.press(Qt.Key.Key_A)

    inside = [row.words for row in question.view.rows if row.kind == INSIDE]
    assert kinds == {HEADING, LINE}
    assert text == f"Show {len(inside)} more lines (A)"
    assert len(inside) > 20
    assert all(" → table " in line for line in inside)
    assert question.whole.isHidden()
    assert drop(stage).height() > height
    assert stage.focus is question.confirm


def test_in_a_large_event_it_is_found_out_beside_the_window(stage, qtbot, monkeypatch):
    monkeypatch.setattr(bridge, "_MANY", 3)
    desk = stage.event(*NAMES[:4], seated=True)
    desk.do(Eliminate(2))

    stage.press(Qt.Key.Key_Z, CTRL)
    busy = stage.cockpit.bridge.busy
    qtbot.waitUntil(lambda: not stage.cockpit.bridge.busy)

    assert busy == "checking what will change"
    assert stage.t.out == ()


def test_thousands_of_lines_come_in_bit_by_bit(dressed, qtbot):
    view = EffectsView()
    dress_window(view)
    qtbot.addWidget(view)
    rows = [
        Row(HEADING, "Places"),
        *[Row(LINE, f"line {n}") for n in range(1000)],
        Row(MORE, "end"),
    ]

    view.show_rows(iter(rows))
    at_once = len(view.rows)
    qtbot.waitUntil(lambda: len(view.rows) == len(rows))

    assert at_once == 300
    assert view.rows == tuple(rows)
    assert view.document().blockCount() == len(rows)
    view.show_rows(rows[:2])
    assert view.toPlainText() == "Places\nline 0"


def test_a_draw_that_is_taken_back_leaves_everybody_without_a_seat(stage):
    desk = stage.event(*NAMES)
    desk.do(DrawSeats("seats"))

    stage.press(Qt.Key.Key_Z, CTRL)

    assert not stage.t.seats
    assert "7 players have no seat: Ann Ost, Bob Marek" in stage.said


def test_ctrl_z_right_after_an_earlier_record_was_undone_asks_before_it_takes_another_act(
    stage, qtbot
):
    desk = stage.event(*NAMES, seated=True, running=True)
    desk.do(Warn(2, "phone"))
    warned = desk.log.records[-1].number
    desk.do(Eliminate(4))
    stage.cockpit.ask_for("history")
    stage.screen.view.choose(warned)
    stage.press(Qt.Key.Key_Delete)
    stage.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not desk.log.in_force(warned))

    stage.press(Qt.Key.Key_Z, CTRL)
    asked = stage.undoing.isVisible(), stage.undoing.words[:2], stage.undoing.question.caution
    stage.press(Qt.Key.Key_Return)
    kept = stage.cockpit.name(4), stage.t.is_in(4), stage.undoing.isVisible()
    stage.press(Qt.Key.Key_Y, CTRL)

    ends = "Ctrl+Y redoes it. Enter cancels: choose Undo with the mouse or Shift+Tab."
    assert asked == (
        True,
        ("Undo this?", "Dov Kern busted in 7th place"),
        f"You have just undone an earlier record: Bob Marek warned: phone. {ends}",
    )
    assert kept == ("Dov Kern", False, False)
    assert stage.said.startswith("Redone: Bob Marek warned: phone")
    assert desk.log.in_force(warned)


def test_ctrl_y_redoes_the_earlier_record_while_it_is_asked_about_another(stage, qtbot):
    desk = stage.event(*NAMES, seated=True, running=True)
    desk.do(Warn(2, "phone"))
    warned = desk.log.records[-1].number
    desk.do(Eliminate(4))
    stage.cockpit.bridge.take_back(warned)
    qtbot.waitUntil(lambda: not desk.log.in_force(warned))
    stage.press(Qt.Key.Key_Z, CTRL)

    stage.press(Qt.Key.Key_Y, CTRL)

    assert (desk.log.in_force(warned), stage.t.is_in(4)) == (True, False)
    assert not stage.undoing.isVisible()
    assert stage.said.startswith("Redone: Bob Marek warned: phone")


def test_ctrl_z_twice_is_asked_about_neither_time(stage):
    desk = stage.event(*NAMES, seated=True, running=True)
    desk.do(Warn(2, "phone"))
    desk.do(Warn(3, "phone"))

    stage.press(Qt.Key.Key_Z, CTRL)
    stage.press(Qt.Key.Key_Z, CTRL)

    assert stage.said.startswith("Undone: Bob Marek warned: phone")


def test_enter_alone_empties_no_event_that_has_started(stage):
    desk = stage.event()
    desk.do(TakeSignUps(tuple([SignUp(desk.player(one)) for one in NAMES[:2]]), "seed"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    everybody, seats = desk.log.records[1].number, desk.log.records[2].number
    stage.cockpit.ask_for("history")
    question = stage.screen.pane.question
    said, tabbed = [], []

    for number in (everybody, seats):
        stage.screen.view.choose(number)
        stage.press(Qt.Key.Key_Delete)
        said.append((question.caution, stage.focus is question.leaves))
        stage.press(Qt.Key.Key_Backtab)
        tabbed.append(stage.focus is question.confirm)
        question.begin()
        stage.press(Qt.Key.Key_Return)

    ends = "Enter cancels: choose Undo with the mouse or Shift+Tab."
    assert tabbed == [True, True]
    assert said == [
        (f"The event has started. Nobody will be left. {ends}", True),
        (f"The event has started. Nobody will have a seat. {ends}", True),
    ]
    assert (len(stage.t.entries), len(stage.t.seats)) == (2, 2)


@pytest.mark.parametrize("height", range(100, 124, 4))
def test_no_line_of_what_will_change_is_cut_through(stage, height):
    view = EffectsView()
    view.setParent(stage.window)
    view.show_rows([Row(LINE, f"Player {number} has no seat") for number in range(30)])
    view.setGeometry(0, 0, 400, height)
    view.show()
    view.verticalScrollBar().setValue(7)
    area = view.viewport().rect()
    first = view.cursorRect(view.cursorForPosition(area.topLeft()))
    last = view.cursorRect(view.cursorForPosition(area.bottomLeft()))

    picture = view.viewport().grab().toImage()

    def drawn(top, bottom):
        lines = [picture.pixel(x, y) for y in range(top, bottom) for x in range(area.width())]
        return len(set(lines)) > 1

    assert (first.top() < 0, last.bottom() > area.bottom() - 4) == (True, True)
    assert drawn(first.bottom() + 1, last.top())
    assert not drawn(0, first.bottom() + 1)
    if last.bottom() > area.bottom():
        assert not drawn(last.top(), area.height())


def test_lines_that_change_are_broken_beside_the_scroll_bar(stage):
    view = EffectsView()
    view.setParent(stage.window)
    view.setGeometry(0, 0, 400, 100)
    view.show()
    view.show_rows([Row(LINE, f"Player {number} has no seat") for number in range(30)])

    view.break_lines(400)  # as before the question is settled, with the bar there already

    assert view.document().textWidth() <= view.viewport().width() < 400


def test_no_heading_stands_last_above_lines_that_are_out_of_sight(stage):
    view = EffectsView()
    view.setParent(stage.window)
    seats = [Row(LINE, f"Player {number} has no seat") for number in range(6)]
    view.show_rows([*seats, Row(HEADING, "Bounties"), Row(LINE, "$20")])
    view.setGeometry(0, 0, 400, 300)
    view.show()
    at = QTextCursor(view.document())
    at.movePosition(QTextCursor.MoveOperation.End)
    end = view.cursorRect(at).top()
    at.movePosition(QTextCursor.MoveOperation.Up)
    heading = view.cursorRect(at)
    view.setGeometry(0, 0, 400, end)

    picture = view.viewport().grab().toImage()
    drawn = {
        picture.pixel(x, y)
        for y in range(heading.top(), picture.height())
        for x in range(picture.width())
    }

    assert (picture.height() > heading.bottom(), len(drawn)) == (True, 1)


def test_the_button_that_undoes_in_the_history_stands_still(priced, stage):
    stage.cockpit.ask_for("history")
    pane = stage.screen.pane
    places = set()

    for number, key in ((2, Qt.Key.Key_Escape), (3, Qt.Key.Key_A), (len(priced.log.records), None)):
        stage.screen.view.choose(number)
        pane.ask()
        QTest.qWait(50)
        if key:
            stage.press(key)
            pane.ask()
            QTest.qWait(50)
        assert pane.question.isVisible()
        places.add(pane.question.confirm.mapTo(pane, QPoint(0, 0)).y())

    assert len(places) == 1


_BUSTED = re.compile(r"(?:\d+  )?(.*?) busted in (\d+)\w\w place|(.*?) is .*\(was place (\d+)\)")


@pytest.mark.parametrize("moved", [(1,), (2, 1), (3, 1, 2)])
def test_a_preview_gives_the_places_that_the_table_gives_whatever_was_corrected(stage, moved):
    desk = stage.event(*NAMES, running=True)
    for entry in (1, 2, 3):
        desk.do(Eliminate(entry))
    for entry in moved:
        desk.do(MoveBust(entry))
    stage.cockpit.bridge.catch_up()
    shown_rows = EntryRows(desk).now()
    table = {row.name: row.place for row in shown_rows if row.place}

    shown = [
        row.words
        for number in range(2, len(desk.log.records) + 1)
        for row in rows(preview_take_back(desk, number), desk, whole=True)
    ]
    said = [
        (one[1] or one[3], int(one[2] or one[4]))
        for words in shown
        if (one := _BUSTED.match(words))
    ]

    assert len(table) == 3
    assert {*said} == {*table.items()}
    assert any(re.match(r"\d+  .* busted in", words) for words in shown)

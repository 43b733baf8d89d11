"""The Clock screen: its lock, its keys, and the schedule."""

from datetime import timedelta

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from director.tournament.commands import Eliminate
from director.window.areas.history.effect_list import LINE, Row
from director.window.shell.menu_places import WHERE
from director.window.widgets.buttons import IconButton
from tests.tournament.evening import FRIDAY
from tests.window.stages import CTRL, NAMES


def test_space_starts_and_stops_on_the_clock_and_its_menu_says_so(stage):
    stage.event(*NAMES, seated=True)
    stage.go("clock")
    assert stage.window.event_actions["clock.switch"].text() == "Start clock\tF9, Space"
    stage.press(Qt.Key.Key_Space)
    stage.wait(minutes=3)
    running = stage.screen.time.text

    stage.press(Qt.Key.Key_Space)
    stage.wait(minutes=3)

    assert (running, stage.screen.time.text) == ("15:00", "15:00")


@pytest.mark.parametrize("screen", ["players", "tables", "rulings"])
def test_space_on_another_screen_leaves_the_clock_alone(stage, screen):
    stage.event(*NAMES, seated=True, running=True)
    stage.go(screen).setFocus()

    stage.press(Qt.Key.Key_Space)

    assert stage.cockpit.bridge.face.running
    assert stage.window.event_actions["clock.switch"].text() == "Pause clock"


def test_a_function_key_starts_it_even_while_a_name_is_typed(stage):
    stage.event(*NAMES, seated=True)
    stage.types("Zo")

    stage.press(Qt.Key.Key_F9)

    assert stage.cockpit.bridge.face.running
    assert stage.screen.name.text() == "Zo"


def test_the_arrows_are_locked_until_backspace_frees_them(stage):
    stage.event(*NAMES, running=True)
    stage.go("clock")
    stage.press(Qt.Key.Key_Right)
    locked = stage.cockpit.bridge.face.step

    stage.press(Qt.Key.Key_Backspace)
    stage.press(Qt.Key.Key_Right)

    assert (locked, stage.cockpit.bridge.face.step) == (0, 1)


def test_the_arrows_that_backspace_frees_are_the_clocks_wherever_the_focus_was(stage):
    stage.event(*NAMES, running=True)
    stage.go("clock").mute.setFocus()

    stage.press(Qt.Key.Key_Backspace)
    stage.press(Qt.Key.Key_Right)

    assert stage.cockpit.bridge.face.step == 1


def test_the_lock_shows_itself(stage):
    stage.event(*NAMES)
    screen = stage.go("clock")
    locked = screen._keys.text()

    stage.press(Qt.Key.Key_Backspace)

    assert locked == "Locked:  Backspace  unlocks the arrow keys"
    assert (screen._keys.text(), screen.lock.isChecked()) == ("← →  level   ·   ↑ ↓  minute", True)


def test_leaving_the_screen_locks_the_keys_again(stage):
    stage.event(*NAMES)
    stage.go("clock")
    stage.press(Qt.Key.Key_Backspace)

    stage.go("players")

    assert not stage.cockpit.unlocked


def test_up_and_down_add_and_take_a_minute(stage):
    stage.event(*NAMES, running=True)
    screen = stage.go("clock")
    stage.press(Qt.Key.Key_Backspace)

    stage.press(Qt.Key.Key_Up)
    stage.press(Qt.Key.Key_Up)
    stage.press(Qt.Key.Key_Down)

    assert screen.time.text == "19:00"


def test_there_is_nothing_before_the_first_level(stage):
    stage.event(*NAMES)
    stage.go("clock")
    stage.press(Qt.Key.Key_Backspace)

    stage.press(Qt.Key.Key_Left)

    assert stage.said == "This is the first level"


def test_the_schedule_marks_where_the_clock_is_and_says_when_the_rest_is_due(stage, monkeypatch):
    monkeypatch.setattr("director.views.clock.schedule_rows.time_of_day", lambda at: f"{at:%H:%M}")
    stage.event(*NAMES, running=True)
    screen = stage.go("clock")

    stage.wait(minutes=20)

    rows = screen.model.rows[:6]
    assert [(row.title, row.stakes, row.due) for row in rows] == [
        ("Level 1", "100 – 200", ""),
        ("Level 2", "150 – 300", "now"),
        ("Level 3", "200 – 400", "19:36"),
        ("Level 4", "300 – 600", "19:54"),
        ("Level 5", "400 – 800", "20:12"),
        ("Break", "10 min, color up 25s", "20:30"),
    ]
    assert [row.present for row in rows] == [False, True, False, False, False, False]


def test_a_tick_alone_changes_what_is_shown(stage):
    stage.event(*NAMES, running=True)
    screen = stage.go("clock")

    stage.wait(seconds=1)

    assert (screen.time.text, stage.page.bar.clock.value) == ("17:59", "17:59")


def test_the_clock_stands_in_the_bar_on_every_screen(stage):
    stage.event(*NAMES, running=True)
    seen = []
    for screen in ("players", "tables", "clock", "showdown"):
        stage.go(screen)
        stage.wait(minutes=1)
        seen.append((stage.page.bar.clock.isVisible(), stage.page.bar.clock.value))

    assert seen == [(True, f"{left}:00") for left in (17, 16, 15, 14)]


def test_the_window_ticks_by_itself(stage, qtbot):
    stage.event(*NAMES, running=True)
    stage.now = FRIDAY + timedelta(seconds=30)

    with qtbot.waitSignal(stage.cockpit.bridge.ticked, timeout=2000):
        pass

    assert stage.page.bar.clock.value == "17:30"


def test_undo_of_a_pause_goes_on_as_if_it_had_never_stood(stage):
    stage.event(*NAMES, running=True)
    screen = stage.go("clock")
    stage.wait(minutes=5)
    stage.press(Qt.Key.Key_Space)
    stage.wait(minutes=2)

    stage.press(Qt.Key.Key_Z, CTRL)
    shown = stage.undoing.question.view.rows
    stage.press(Qt.Key.Key_Return)

    assert Row(LINE, "Clock: level 1, 13:00 left, paused → level 1, 11:00 left, running") in shown
    assert screen.time.text == "11:00"


def shown_on_the_clock(screen):
    """Title, time, what comes next and what of the schedule is due."""
    next_at, break_at = screen._next_at.text(), screen._break_at.text()
    dues = [row.due for row in screen.model.rows if row.due or row.present]
    return screen._title.text(), screen.time.text, next_at, break_at, dues


def test_once_somebody_has_won_the_clock_says_so_and_nothing_runs_on(stage):
    stage.event(*NAMES, running=True)
    left = sorted(stage.t.left)
    for entry in left[1:]:
        stage.cockpit.bridge.desk.do(Eliminate(entry))
    screen = stage.go("clock")
    at_once = shown_on_the_clock(screen)

    stage.wait(hours=2)

    winner = stage.cockpit.bridge.desk.name(stage.t.winner.player)
    assert at_once == (f"Winner: {winner}", "Over", "", "", [])
    assert shown_on_the_clock(screen) == at_once


def test_once_somebody_has_won_what_moves_the_clock_is_refused_with_the_reason(stage):
    stage.event(*NAMES, running=True)
    for entry in sorted(stage.t.left)[1:]:
        stage.cockpit.bridge.desk.do(Eliminate(entry))
    screen = stage.go("clock")
    winner = stage.cockpit.bridge.desk.name(stage.t.winner.player)
    said = []

    for key in (Qt.Key.Key_Backspace, Qt.Key.Key_T, Qt.Key.Key_P, Qt.Key.Key_L, Qt.Key.Key_R):
        stage.press(key)
        said.append(stage.said)
        stage.window.status.say("")

    why = f"{winner} has won: the clock stands until a bust is undone or somebody reinstated"
    assert said == [why] * 5
    assert (screen.lock.text(), screen.lock.isEnabled(), stage.cockpit.unlocked) == (
        "Unlock",
        False,
        False,
    )


def test_announcements_are_turned_on_with_a_key_and_muted_with_the_sounds(stage):
    stage.event(*NAMES)
    stage.go("clock")

    stage.press(Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    on = (stage.settings.flag("spoken"), stage.cockpit.announcer.is_on)
    stage.press(Qt.Key.Key_M)
    muted = (stage.settings.flag("spoken"), stage.cockpit.announcer.is_on)

    assert (on, muted) == ((True, True), (True, False))
    assert (stage.screen.mute.isChecked(), stage.screen.speak.isChecked()) == (True, True)


def test_a_row_that_is_clicked_starts_the_clock_with_no_button_beside_it(stage):
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_F9)
    asked = stage.page.asking

    stage.press(Qt.Key.Key_Down)
    buttons = asked.cancel.isVisible(), asked.deed.isVisible()
    QTest.mouseClick(asked._choices, Qt.MouseButton.LeftButton, pos=QPoint(40, 17 + 32))

    assert buttons == (True, False)
    assert (stage.cockpit.bridge.face.running, len(stage.t.seats)) == (True, 0)


def test_muting_hushes_what_is_being_spoken(stage):
    stage.event(*NAMES)
    stage.go("clock")
    hushed = []
    stage.cockpit.announcer.hush = lambda: hushed.append(True)

    stage.screen.mute.click()

    assert hushed == [True]


def test_with_nobody_seated_the_first_start_asks_and_enter_draws_seats_before_it(stage):
    stage.event(*NAMES)

    stage.press(Qt.Key.Key_F9)
    asked = stage.page.asking
    seen = (
        asked._title.text(),
        [one.text for one in asked._choices.offered],
        (asked.field.isVisible(), asked.deed.isVisible(), asked._choices.current.text),
        stage.cockpit.bridge.face.running,
    )
    stage.types("no")
    stage.press(Qt.Key.Key_Return)

    assert seen == (
        "Nobody is seated: draw seats first?",
        ["Draw seats, then start", "Start without seats"],
        (False, False, "Draw seats, then start"),
        False,
    )
    assert (stage.cockpit.bridge.face.running, len(stage.t.seats)) == (True, len(NAMES))


def test_the_clock_starts_without_seats_where_that_is_chosen_and_pauses_unasked(stage):
    stage.event(*NAMES)

    stage.press(Qt.Key.Key_F9)
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Return)
    started = (stage.cockpit.bridge.face.running, len(stage.t.seats))
    stage.press(Qt.Key.Key_F9)
    stage.press(Qt.Key.Key_F9)

    assert (started, stage.cockpit.bridge.face.running) == ((True, 0), True)


def test_the_question_about_seats_takes_nothing_away_that_is_typed_in_another(stage):
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_F8)
    stage.types("an")

    stage.press(Qt.Key.Key_F9)

    assert (stage.out.field.text(), stage.page.asking.isVisible()) == ("an", False)
    assert stage.said == "First answer what is asked, or leave it with Escape"


def test_the_button_that_locks_again_says_so_in_another_look_too(stage):
    stage.event(*NAMES, running=True)
    screen = stage.go("clock")
    stage.press(Qt.Key.Key_Backspace)

    QApplication.sendEvent(screen.lock, QEvent(QEvent.Type.StyleChange))

    assert screen.lock.text() == "Lock"


def test_a_double_click_on_the_schedule_says_where_level_and_schedule_are_changed(stage):
    stage.event(*NAMES, running=True)
    screen = stage.go("clock")
    row = screen.view.visualRect(screen.model.index(3, 1)).center()
    there, said = screen.view.viewport().mapTo(stage.window, row), []
    handle, left, plain = (
        stage.window.windowHandle(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )

    for _ in range(2):
        QTest.mouseDClick(handle, left, plain, there)
        said.append(stage.said)
        stage.press(Qt.Key.Key_Backspace)

    changes = "Event ▸ Change structure changes the schedule"
    assert said == [
        f"Backspace unlocks the arrow keys, which change the level; {changes}",
        f"← → change the level; {changes}",
    ]
    assert WHERE["event.structure"] == "Event"


def test_a_click_on_an_arrow_that_is_locked_says_what_unlocks_it(stage):
    stage.event(*NAMES, running=True)
    screen = stage.go("clock")
    arrow = next(one for one in screen.findChildren(IconButton) if not one.isEnabled())

    QTest.mouseClick(arrow, Qt.MouseButton.LeftButton)

    assert stage.said == "The clock keys are locked: press Backspace to unlock them"

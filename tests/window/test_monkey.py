"""The monkey at the real window, for a moment; and that it notices what it is there to notice."""

import time
from random import Random

import pytest
from monkeying.hands import Hands
from monkeying.laws import LAWS
from monkeying.looking import look_for_focus, look_whether_shown
from monkeying.running import run
from monkeying.watching import Watch
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from director.tournament.commands import Register
from tests.window.stages import NAMES


@pytest.mark.parametrize("seed", [2])
def test_a_round_of_a_seed_finds_nothing_wrong(dressed, tmp_path, seed):
    done = run(seed, tmp_path, acts=60)

    assert [failure.line() for failure in done.failures] == []
    assert (done.acts >= 60, len(done.ran) > 5) == (True, True)


@pytest.fixture
def watch():
    with Watch(7) as made:
        made.begin(3, "presses F8")
        yield made


def failed(watch):
    return {name: (failure.act, failure.times) for name, failure in watch.failures.items()}


def test_an_exception_that_nobody_catches_is_told_once_with_its_place(dressed, watch):
    def fails():
        raise KeyError("Ann")

    for _ in range(2):
        QTimer.singleShot(0, fails)
    QApplication.processEvents()

    assert failed(watch) == {"uncaught KeyError in tests/window/test_monkey.py:fails": (3, 2)}


def test_what_qt_says_is_told(dressed, watch):
    QTimer().start(-5)

    (said,) = failed(watch)
    assert said.startswith("Qt says: QTimer::start: negative intervals aren't allowed")


def test_work_that_keeps_the_window_waiting_is_told_with_its_stack(dressed, watch):
    until = time.thread_time() + 1.2
    while time.thread_time() < until:
        pass

    (name,) = failed(watch)
    assert name.startswith("stall in tests/window/test_monkey.py:")


def test_a_focus_that_cannot_be_seen_is_told(stage, watch):
    stage.event(*NAMES)

    stage.window.setFocus()
    look_for_focus(stage, watch)
    seen = failed(watch)
    hidden = QWidget(stage.screen)
    hidden.setFocus()
    stage.focus.clearFocus()
    look_for_focus(stage, watch)

    assert (seen, failed(watch)) == ({}, {"focus nowhere on EventPage/players": (3, 1)})


def test_a_screen_that_was_not_read_anew_is_told(stage, watch):
    desk = stage.event(*NAMES)
    kept = stage.window.events.in_sight
    look_whether_shown(kept, watch, stage)
    fresh = failed(watch)
    kept.cockpit.bridge.changed.disconnect()

    desk.do(Register(desk.player("Hal Ost"), "late"))
    look_whether_shown(kept, watch, stage)

    assert (fresh, [*failed(watch)]) == ({}, ["stale words on EventPage/players (IconButton)"])


def test_money_that_went_astray_breaks_a_law(stage):
    desk = stage.event(*NAMES[:3])
    t = desk.tournament

    lost = t.but(ledger=t.ledger.but(paid=t.ledger.paid.set("cash", 50)))

    assert {name for name, holds in LAWS.items() if not holds(t)} == set()
    assert {name for name, holds in LAWS.items() if not holds(lost)} == {
        "money in is money out",
        "the drawer is its cash and its floats",
    }


def test_a_button_that_closed_what_it_was_pressed_on_is_let_go(stage, watch):
    stage.event(*NAMES)
    stage.is_open = True  # as a house is
    panel = QWidget(stage.window)
    panel.show()
    panel.customContextMenuRequested.connect(panel.hide)
    panel.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    Hands(stage, watch, Random(1)).right_click(panel, QPoint(2, 2))

    assert (panel.isVisible(), QApplication.mouseButtons()) == (False, Qt.MouseButton.NoButton)


def test_a_menu_that_has_closed_is_not_taken_for_the_window_in_front(stage, watch):
    stage.event(*NAMES)
    menu = QMenu(stage.window)
    menu.addAction("Nothing")
    menu.popup(stage.window.rect().center())
    menu.hide()
    menu.windowHandle().requestActivate()
    QApplication.processEvents()
    active = QApplication.activeWindow()

    Hands(stage, watch, Random(1)).settle()

    assert (active, QApplication.activeWindow()) == (menu, stage.window)

"""Large text and small screens: everything is reached, nothing is squeezed."""

import json
import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QLineEdit

from director.tournament.commands import DrawSeats
from director.window.shell.small_screen import LEAST_PAGE, ScrolledPages
from tests.window.stages import NAMES


@pytest.fixture
def scrolled(stage):
    stage.event(*NAMES)
    return stage.window.findChild(ScrolledPages)


def test_a_page_has_the_whole_window_where_it_fits(stage, scrolled):
    stage.window.resize(1024, 768)
    QApplication.processEvents()

    assert scrolled.is_scrolled is False


def test_a_page_that_does_not_fit_is_scrolled_and_stays_as_large(stage, scrolled):
    stage.window.resize(683, 384)  # 1366 by 768 with text at 200%
    QApplication.processEvents()

    needed = QSize(*LEAST_PAGE).expandedTo(scrolled.widget().minimumSizeHint())
    assert (scrolled.is_scrolled, scrolled.widget().size()) == (True, needed)


def test_what_has_the_keyboard_is_in_sight(stage, scrolled):
    stage.window.resize(683, 384)
    QApplication.processEvents()
    field = QLineEdit(stage.page)
    field.setGeometry(940, 540, 50, 20)
    field.show()

    stage.window.activateWindow()
    field.setFocus()
    QApplication.processEvents()

    seen = QRect(QPoint(), scrolled.viewport().size())
    assert seen.contains(QRect(field.mapTo(scrolled.viewport(), QPoint()), field.size()))


def _in_sight(scrolled, widget, place):
    seen = QRect(QPoint(), scrolled.viewport().size())
    return seen.contains(place.translated(widget.mapTo(scrolled.viewport(), QPoint())))


def test_a_row_that_arrows_lead_to_comes_into_sight(stage, scrolled):
    stage.window.resize(683, 384)
    stage.window.activateWindow()
    players = stage.go("players").view
    players.setFocus()
    players.selectRow(0)
    QApplication.processEvents()

    for _ in NAMES:
        stage.press(Qt.Key.Key_Down)
    QApplication.processEvents()

    assert _in_sight(scrolled, players.viewport(), players.visualRect(players.currentIndex()))


def test_a_seat_that_arrows_lead_to_comes_into_sight(stage, scrolled):
    stage.window.resize(683, 384)
    stage.window.activateWindow()
    stage.cockpit.bridge.desk.do(DrawSeats("seats"))
    room = stage.go("tables").map
    room.setFocus()

    for _ in range(8):
        stage.press(Qt.Key.Key_Down)
    QApplication.processEvents()

    place = room.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
    assert room.chair.place.seat == 8
    assert _in_sight(scrolled, room.viewport(), place)


SIZE_OF_TEXT = """
import json, sys
from director.house.last_seen import LastSeen
from director.window.start.first_window import shown
from director.window.system.text_scale import unscale_text
window = shown(LastSeen("Friday", "level 1", 1200, text_size=int(sys.argv[1])))
ratio = window.devicePixelRatioF()
unscale_text()
import os
print(json.dumps([ratio, os.environ.get("QT_SCALE_FACTOR")]))
"""


def scaled(percent, **surroundings):
    """How large a start with text of this size paints, and what the next start would find."""
    started = subprocess.run(
        [sys.executable, "-c", SIZE_OF_TEXT, str(percent)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"} | surroundings,
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return json.loads(started.stdout)


def test_a_start_paints_in_the_size_that_was_chosen_and_hands_on_none(stage):
    assert scaled(200) == [2.0, None]


def test_a_size_that_the_system_was_given_is_left_alone(stage):
    assert scaled(200, QT_SCALE_FACTOR="1.5") == [1.5, "1.5"]

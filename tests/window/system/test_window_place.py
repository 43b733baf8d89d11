"""Where a window stands: as it was left, whole on a screen that is there."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from director.house.last_seen import NOTHING, LastSeen
from director.window.system.window_place import fitted, place_of, put

ROOM = QRect(0, 32, 1024, 736)


@pytest.mark.parametrize(
    ("place", "where"),
    [
        (QRect(100, 80, 800, 600), QRect(100, 80, 800, 600)),
        (QRect(0, 0, 1280, 800), QRect(0, 32, 1024, 736)),
        (QRect(900, 700, 800, 600), QRect(224, 168, 800, 600)),
        (QRect(-400, -300, 800, 600), QRect(0, 32, 800, 600)),
    ],
    ids=["where it was", "larger than the screen", "beyond its end", "above it"],
)
def test_a_window_lies_whole_on_its_screen(place, where):
    assert fitted(place, ROOM) == where


@pytest.fixture
def window(dressed, qtbot):
    """A window that has not been shown yet."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_window_stands_where_it_was_left(window):
    put(window, LastSeen(place=(40, 60, 500, 400)))

    assert place_of(window) == (40, 60, 500, 400)


def test_a_window_of_a_screen_that_is_gone_lies_on_the_first(window):
    put(window, LastSeen(place=(9000, 9000, 500, 400)))

    assert QGuiApplication.primaryScreen().availableGeometry().contains(window.geometry())


def test_a_window_that_never_stood_anywhere_fits_the_screen(window):
    put(window, NOTHING)

    assert QGuiApplication.primaryScreen().availableGeometry().contains(window.geometry())


def test_a_window_that_filled_its_screen_does_so_again_and_knows_its_place_before(window):
    put(window, LastSeen(place=(40, 60, 500, 400), maximized=True))

    assert (window.isMaximized(), place_of(window)) == (True, (40, 60, 500, 400))

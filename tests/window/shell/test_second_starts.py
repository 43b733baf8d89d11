"""The program started again while it is open: real processes over one user's folder."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt

from director.house import shelf
from director.house.home import Home
from director.house.one_window import NoAnswer, OneWindow, SecondStart
from director.window.system.second_starts import answer_second_starts

HORSE = shelf.structures() / "horse.toml"


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path / "home")


@pytest.fixture
def one(home):
    """The place of the window over the user's own book, held by this process."""
    made = OneWindow(home)
    assert made.is_taken()
    yield made
    made.let_go()


@pytest.fixture
def start(home, tmp_path):
    """Starts the program, by default in the same folder, as a click does."""
    started = []

    def started_with(*words, folder=home.folder):
        process = subprocess.Popen(
            [sys.executable, "-m", "director", *map(str, words)],
            env=os.environ | {"DIRECTOR_HOME": str(folder), "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        started.append(process)
        return process

    yield started_with
    for process in started:
        process.kill()
        process.wait()
        process.stdout.close()


def ended(process):
    return process.poll() is not None


def test_a_second_start_brings_the_minimized_window_to_the_front_and_ends(stage, one, start, qtbot):
    window = stage.window
    window.show()
    window.setWindowState(Qt.WindowState.WindowMaximized | Qt.WindowState.WindowMinimized)
    answer_second_starts(window, one, print)

    second = start()
    qtbot.waitUntil(lambda: ended(second), timeout=60_000)

    assert (second.returncode, second.stdout.read()) == (0, "")
    assert window.windowState() == Qt.WindowState.WindowMaximized
    assert window.isActiveWindow()


def test_a_file_that_is_double_clicked_is_opened_in_the_open_window(stage, one, start, qtbot):
    opened = []
    stage.window.show()
    answer_second_starts(stage.window, one, opened.append)

    second = start("open", HORSE)
    qtbot.waitUntil(lambda: ended(second), timeout=60_000)

    assert (second.returncode, opened) == (0, [str(HORSE)])


def test_a_window_that_is_being_closed_does_not_answer(stage, one):
    stage.window.show()
    answer_second_starts(stage.window, one, print)
    stage.window.setEnabled(False)

    with pytest.raises(NoAnswer, match="open already and does not answer"):
        OneWindow(one.home).is_shown(SecondStart(), patience=0.2)

    assert [path.name for path in one.folder.iterdir()] == ["held"]


def test_once_the_open_window_is_closed_the_waiting_start_opens_its_own(one):
    next_start = OneWindow(one.home)
    assert not next_start.is_taken()
    one.let_go()

    assert not next_start.is_shown(SecondStart())
    assert next_start.is_taken()
    next_start.let_go()


def test_a_program_that_answers_and_is_killed_then_locks_nobody_out(home, start, qtbot):
    first = start()
    place = OneWindow(home)
    qtbot.waitUntil(home.log.exists, timeout=60_000)
    second = start()
    qtbot.waitUntil(lambda: ended(second), timeout=60_000)

    assert (second.returncode, second.stdout.read(), first.poll()) == (0, "", None)
    first.kill()
    first.wait()

    assert place.is_taken()
    place.let_go()


def test_other_books_and_other_folders_have_windows_of_their_own(home, one, tmp_path):
    others = [OneWindow(home, "/stick/friday.book"), OneWindow(Home(tmp_path / "else"))]

    assert [other.is_taken() for other in others] == [True, True]
    assert not OneWindow(home, "/stick/friday.book").is_taken()
    for other in others:
        other.let_go()


def test_what_a_start_that_gave_up_had_asked_for_is_forgotten(home):
    place = OneWindow(home)
    place.folder.mkdir(parents=True)
    (place.folder / "17.asked").write_text('{"file": "old.toml", "token": ""}')

    assert place.is_taken()
    assert list(place.asked()) == []
    place.let_go()


def test_a_folder_that_cannot_be_written_keeps_nobody_from_starting(tmp_path):
    (tmp_path / "home").write_text("a file, where the folder should be")

    assert OneWindow(Home(tmp_path / "home")).is_taken()

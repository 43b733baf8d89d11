"""A start: the frame, the list of events, and behind it the book."""

import os
import subprocess
import sys
from functools import partial

import pytest
from PySide6.QtWidgets import QApplication

from director.books.book import Books
from director.books.event_listing import listed_at_once
from director.desk.event_list import SAMPLE
from director.house.home import Home
from director.house.last_seen import NOTHING, LastSeen, keep, last_seen
from director.house.settings import Settings
from director.start import app, rescuing, window_start
from director.start.awaited_book import AwaitedBook
from director.tournament.commands import CloseEvent, PauseClock
from director.tournament.log.books import BookFailed
from director.window.look.palettes import current_palette
from director.window.shell.loaded_late import LATE
from director.window.shell.main_window import MainWindow
from director.window.start.first_window import shown
from director.window.system.window_place import place_of
from tests.window.stages import PlainSheets

PROGRAM = """
import sys
sys.argv = ["director", "--first-window"]
from director.__main__ import main
try:
    main()
except SystemExit as end:
    late = ("sqlmodel", "sqlalchemy", "director.tournament.state", "director.desk.desk")
    late += ("director.tournament.commands", "director.window.shell.events.event_page")
    slow = [one for one in late if one in sys.modules]
    print(end.code, slow)
"""
"""Starts until the first window can be used, and says what of the slow parts was loaded by then."""


@pytest.fixture
def home(tmp_path):
    """A user's folder with an evening that is closed."""
    home = Home(tmp_path / "home")
    event_list = app.open_event_list(home, Settings(home.settings))
    event_list.sample().do(CloseEvent(asked=True))
    event_list.book.close()
    return home


@pytest.fixture
def window(dressed, home):
    """The window over a book that nobody has opened yet."""
    settings, opened = Settings(home.settings), []

    def opens():
        opened.append("the book")
        return app.open_book(home, settings)

    book = AwaitedBook(listed_at_once(home.book), opens)
    event_list = app.event_list_over(book, home, settings)
    made = MainWindow(
        event_list, settings, PlainSheets(), rescuing.rescue(event_list, home, settings, None)
    )
    made.opened_books = opened
    made.show()
    yield made
    for kept in made.events.kept.values():
        kept.cockpit.copied = True
    made.close()
    made.deleteLater()
    made.start_actions.event_list.book.close()


def test_the_list_can_be_used_before_anything_slow_is_loaded(home):
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | {"DIRECTOR_HOME": str(home.folder), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert done.stdout.splitlines() == ["framed", "painted", "0 []"]


def test_the_list_is_there_and_the_book_is_not(window):
    assert [row.name for row in window.list_page.model.rows] == ["Sample evening"]
    assert window.opened_books == []


def test_behind_the_window_the_book_is_opened_and_the_pages_are_loaded(window, home, qtbot):
    window_start._open_behind(window, home, Settings(home.settings))
    qtbot.waitUntil(lambda: isinstance(window.start_actions.event_list.book, Books))
    qtbot.waitUntil(lambda: all(name in sys.modules for name in LATE))

    assert window.opened_books == ["the book"]


def test_who_does_not_wait_opens_the_book_with_the_event(window):
    window.start_actions.open(1)

    assert window.cockpit.tournament.name == "Sample evening"
    assert window.opened_books == ["the book"]


def test_a_book_that_cannot_be_opened_after_all_is_said_and_the_program_ends(
    window, home, qtbot, monkeypatch
):
    said, ended = [], []
    monkeypatch.setattr(window_start, "_cannot_start", lambda words: said.append(words) or 1)
    monkeypatch.setattr(QApplication, "exit", ended.append)

    def fails():
        raise BookFailed("the disk does not answer as it should")

    window.start_actions.event_list.book = AwaitedBook((), fails)
    window_start._open_behind(window, home, Settings(home.settings))
    qtbot.waitUntil(lambda: bool(ended))

    assert (said, ended) == (["the disk does not answer as it should"], [1])
    assert not window.isVisible()


def test_an_awaited_book_that_nobody_asked_for_is_closed_unopened():
    asked = []
    book = AwaitedBook((), partial(asked.append, "opened"))

    book.close()

    assert (book.events(), asked) == ((), [])


def test_the_first_picture_has_the_event_its_clock_and_its_level(dressed):
    whole = picture(LastSeen("Main event", "level 5", 760))
    no_clock = picture(LastSeen("Main event"))

    middle = whole.size().height() // 2
    rows = range(middle - 120, middle + 120)
    assert inked(picture(NOTHING), rows) == set()
    assert inked(no_clock, rows) < inked(whole, rows)


def test_a_look_that_there_is_not_is_the_dark_one(dressed):
    picture(LastSeen("Friday", "level 1", 760, look="pink"))

    assert current_palette().name == "dark"


def picture(seen):
    first = shown(seen)
    image = first.grab().toImage()
    first.close()
    return image


def inked(image, rows):
    """The rows in which something else than the ground is painted."""
    ground = image.pixel(2, image.height() // 2)
    columns = range(0, image.width(), 2)
    return {row for row in rows if any(image.pixel(one, row) != ground for one in columns)}


def test_what_is_in_sight_is_noted_for_the_next_start(stage, tmp_path):
    path = tmp_path / "last-seen.json"
    stage.window.last_seen = path
    desk = stage.event("Ann", "Bob", running=True)
    stage.window.note_last_seen()
    running = last_seen(path)
    desk.do(PauseClock())
    stage.window.note_last_seen()

    level = desk.tournament.structure.steps[0]
    ends = stage.now.timestamp() + level.minutes * 60
    place = place_of(stage.window)
    assert running == LastSeen("Friday", "level 1", level.minutes * 60, ends, place=place)
    assert last_seen(path) == LastSeen("Friday", "level 1", level.minutes * 60, place=place)


def test_the_event_that_runs_is_noted_though_one_that_stands_is_in_sight(stage, tmp_path):
    path = tmp_path / "last-seen.json"
    stage.window.last_seen = path
    stage.event("Ann", "Bob", running=True)
    standing = stage.event_list.new("Saturday", stage.event_list.structure(SAMPLE))
    stage.window.events.show(standing)
    stage.window.note_last_seen()

    assert last_seen(path).event == "Friday"


def test_from_the_list_the_last_event_stays_noted_with_the_look_that_is_worn(stage, tmp_path):
    path = tmp_path / "last-seen.json"
    stage.window.last_seen = path
    keep(path, LastSeen("Friday", "level 1", 1200))
    stage.window.start_actions.look.switch_look()
    stage.window.note_last_seen()
    stage.window.start_actions.look.switch_look()

    kept = LastSeen("Friday", "level 1", 1200, look="light", place=place_of(stage.window))
    assert last_seen(path) == kept

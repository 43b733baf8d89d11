"""A damaged event in the window: named, read as far as it is sound, restored; the others go on."""

import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox

from director.house.home import Home
from director.house.settings import Settings
from director.start import app, rescuing
from director.tournament.commands import Eliminate, PauseClock
from director.tournament.log.books import Copy
from director.views.clock.event_status import State
from director.window.shell.main_window import MainWindow
from director.window.start.damaged_book import DamagedBook, WayOut
from tests.window.stages import PlainSheets

RECORD = 3


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path / "home")


@pytest.fixture
def program(dressed, home):
    """The window as the program starts it, over a real book; each call is another start."""
    opened = []

    def start():
        settings = Settings(home.settings)
        event_list = app.open_event_list(home, settings)
        rescue = rescuing.rescue(event_list, home, settings, None)
        window = MainWindow(event_list, settings, PlainSheets(), rescue)
        window.show()
        opened.append((window, event_list))
        return window

    yield start
    for window, event_list in opened:
        shut(window, event_list)


def shut(window, event_list):
    for kept in window.events.kept.values():
        kept.cockpit.copied = True
    window.close()
    window.deleteLater()
    event_list.book.close()


@pytest.fixture
def damaged(home):
    """A book with a whole evening and one that is damaged, of which a copy has all."""
    event_list = app.open_event_list(home, Settings(home.settings))
    desk, other = event_list.sample(), event_list.sample()
    desk.do(Eliminate(3))
    desk.do(PauseClock())
    other.do(PauseClock())
    event_list.book.copy()
    event_list.book.close()
    with closing(sqlite3.connect(home.book)) as db, db:
        db.execute("update record set who = 'Uwe' where event = 1 and number = ?", (RECORD,))
    return desk, other


def chosen(window, event):
    page = window.list_page
    page.view.choose(event)
    return page


def test_the_damaged_event_alone_is_set_apart_and_the_program_starts(program, damaged):
    window = program()
    window.start_actions.open(1)
    page = chosen(window, 1)

    assert window.status.text == (
        "The log of this event is damaged at record 3: it has been altered"
    )
    assert page.damage.isVisibleTo(page)
    assert page.damage.words.text() == (
        "The log of this event is damaged at record 3: it has been altered."
    )
    states = page.model.columns[1]
    assert {row.number: states.text(row) for row in page.model.rows} == {
        1: State.DAMAGED.word,
        2: State.PAUSED.word,
    }

    chosen(window, 2)
    assert not page.damage.isVisibleTo(page)
    window.start_actions.open(2)
    assert window.cockpit.bridge.do(Eliminate(5)) is not None


def test_it_is_opened_as_far_as_it_is_sound_and_nothing_can_be_done_in_it(program, damaged):
    window = program()
    window.start_actions.open(1)
    chosen(window, 1).damage.read.click()

    desk = window.cockpit.bridge.desk

    assert len(desk.log.records) == RECORD - 1
    assert window.cockpit.bridge.do(Eliminate(2)) is None
    assert window.status.text == ("This event is damaged from record 3 on: it is read-only")


def test_it_comes_back_from_the_newest_copy_in_one_click(program, damaged, qtbot):
    window = program()
    window.start_actions.open(1)
    page = chosen(window, 1)
    assert page.damage.restore.text().startswith("Restore the backup of ")

    page.damage.restore.click()
    qtbot.waitUntil(lambda: window.cockpit is not None and window.cockpit.bridge.desk.event == 1)

    assert window.cockpit.tournament.out == (3,)
    assert window.cockpit.bridge.do(Eliminate(4)) is not None
    assert window.start_actions.event_list.book.differences() == []


def test_what_can_be_read_is_exported(program, damaged, qtbot, tmp_path):
    window = program()
    window.start_actions.open(1)

    window.start_actions.damage.export(1, tmp_path / "what is left.csv")
    qtbot.waitUntil(lambda: window.status.text == "Readable part exported to what is left.csv")

    lines = (tmp_path / "what is left.csv").read_text(encoding="utf-8-sig").splitlines()
    assert lines[0] == "Record,At (UTC),Who,Station,What,Facts,Sound"
    assert [line.rsplit(",", 1)[1] for line in lines[1:]] == ["yes"] * 2 + ["no"] * 4


def test_a_lost_end_is_noticed_after_the_start(program, damaged, home, qtbot):
    with closing(sqlite3.connect(home.book)) as db, db:
        db.execute("delete from record where event = 2 and number = 5")
    window = program()

    window.start_actions.damage.look_over()
    qtbot.waitUntil(lambda: bool(window.start_actions.damage.lost))

    (copy,) = window.start_actions.event_list.book.newest_copies()
    assert window.status.text == (
        f"Sample evening: the book ends at record 4; the backup {copy.path.name} goes to 5"
    )
    page = chosen(window, 2)
    assert page.damage.isVisibleTo(page)


def test_who_closes_while_the_book_is_looked_over_does_not_wait_for_all_of_it(
    program, damaged, monkeypatch
):
    window, looked_at = program(), []
    book = window.start_actions.event_list.book

    def worries_without_end():
        while True:
            looked_at.append("an event")
            yield ""

    monkeypatch.setattr(book, "worries", worries_without_end)
    window.start_actions.damage.look_over()
    window.close()
    book.close()
    seen_by_then = len(looked_at)
    window.start_actions.damage.stop_looking_over()

    assert len(looked_at) == seen_by_then
    assert not window.isVisible()


def answered(box, button):
    """The box as it answers when this button is pressed."""
    pressed = next(one for one in box.buttons() if one.text() == button)
    QTimer.singleShot(0, pressed.click)
    return box.chosen()


def test_of_a_damaged_book_one_is_asked_for_a_way_out(dressed, tmp_path, damaged):
    desk, _ = damaged
    copy = Copy(tmp_path / "events 2026-11-20 21.10.00.book", desk.log.records[0].at)
    when = f"{copy.at.astimezone():%d %b %H:%M}"

    ways = {
        words: answered(DamagedBook("events.book is damaged on the disk", copy), words)
        for words in ("Open what is readable", f"Restore the backup of {when}", "Close")
    }

    assert list(ways.values()) == [WayOut.SALVAGE, WayOut.COPY, WayOut.LEAVE]
    box = DamagedBook("events.book is damaged on the disk", None)
    assert [one.text() for one in box.buttons()] == ["Open what is readable", "Close"]
    assert box.icon() == QMessageBox.Icon.Warning

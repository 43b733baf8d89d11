"""`director books`: what it says of a book, and what it refuses."""

import sqlite3
from contextlib import closing

import pytest
from typer.testing import CliRunner

from director.books.book import Books
from director.desk.event_list import EventList
from director.house import shelf
from director.start.books_command import books
from tests.shipped import shipped_games

RUN = CliRunner()


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "events.book"
    book = Books(path)
    EventList(book, shipped_games(), [shelf.structures()], "Ina", "desk 1").sample()
    book.close()
    return path


def asked(*words):
    done = RUN.invoke(books, [str(word) for word in words])
    return done.exit_code, done.output.splitlines()


def test_a_sound_book_is_said_to_be_so(path):
    assert asked("check", path) == (0, [f"{path}: events: 1, all tables match the log"])


def test_a_table_that_somebody_has_changed_is_named_and_made_again(path):
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("delete from seat where entry = 4")

    assert asked("check", path) == (
        1,
        [f"{path}: event 1 (Sample evening): seat does not match the log"],
    )
    assert asked("rebuild", path) == (
        0,
        [f"{path}: rebuilt; events: 1, all tables match the log"],
    )
    assert asked("check", path)[0] == 0


def test_what_is_no_book_is_refused(tmp_path):
    other = tmp_path / "notes.txt"
    other.write_text("no book at all, and long enough to be looked at" * 9)

    assert asked("check", tmp_path / "nowhere")[0] == 2
    assert asked("check", other) == (2, [f"{other} is not a book of this program"])

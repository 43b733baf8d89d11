"""The list of events, read without the libraries that a book is opened with."""

import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from director.books.book import Books
from director.books.event_listing import listed_at_once
from director.desk.desk import open_event
from director.tournament.commands import Eliminate, Register, StartClock
from tests.tournament.evening import FRIDAY, STRUCTURE


@pytest.fixture
def path(tmp_path):
    book = Books(tmp_path / "events.book")
    for night in ("Thursday", "Friday"):
        desk = open_event(book, night, STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)
        for number in (1, 2, 3):
            desk.do(Register(desk.player(f"Player {number}"), f"late {number}"))
        desk.do(StartClock())
        desk.do(Eliminate(1))
    book.close()
    return tmp_path / "events.book"


def changed(path, *statements):
    with closing(sqlite3.connect(path)) as db, db:
        for statement in statements:
            db.execute(statement)


def test_it_says_what_the_book_says(path):
    at_once = listed_at_once(path)

    book = Books(path)
    assert at_once == book.events()
    book.close()
    assert [(row.name, row.records, row.entries, row.left, row.phase) for row in at_once] == [
        ("Friday", 6, 3, 2, "running"),
        ("Thursday", 6, 3, 2, "running"),
    ]


@pytest.mark.parametrize(
    "statement",
    [
        "pragma user_version = 5",
        "pragma application_id = 0",
        "drop view event_now",
        "alter table structure rename to schedule",
    ],
)
def test_any_other_file_is_left_to_who_opens_books(path, statement):
    changed(path, statement)

    assert listed_at_once(path) is None


def test_a_view_that_counts_without_end_is_never_asked(path):
    endless = "with recursive n(x) as (select 1 union all select x + 1 from n)"
    changed(
        path,
        "drop view event_now",
        f"create view event_now as {endless} select x as event, x as entries from n",
    )

    assert listed_at_once(path) is None


def test_what_is_no_book_at_all_is_no_list(tmp_path):
    (tmp_path / "words.book").write_text("not a book", encoding="utf-8")

    assert listed_at_once(tmp_path / "nowhere.book") is None
    assert listed_at_once(tmp_path / "words.book") is None
    assert not (tmp_path / "nowhere.book").exists()


def test_it_loads_none_of_the_libraries_of_the_books():
    program = (
        "import sys; import director.books.event_listing;"
        "print([one for one in ('sqlmodel', 'sqlalchemy', 'pydantic') if one in sys.modules])"
    )

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)

    assert done.stdout.decode().strip() == "[]"

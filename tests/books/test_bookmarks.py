"""A bookmark makes a long event open quickly, and is never believed against the log."""

import pickle
import shutil
import sqlite3
from contextlib import closing
from io import BytesIO

import pytest

from director.books import bookmark_files
from director.books.book import Books
from director.books.stored_records import StoredRecords
from director.desk.desk import Desk
from director.tournament.commands import AddTime, Eliminate
from director.tournament.log.log import Log
from director.tournament.log.refused import Unfit


@pytest.fixture
def marked(event_list, book, path, monkeypatch):
    """An event with a bookmark, and two acts after it."""
    monkeypatch.setattr(bookmark_files, "LEAST", 20)
    desk = event_list.sample()
    for _ in range(100):
        desk.do(AddTime(1))
    desk.undo()
    desk.lay_bookmark()()
    desk.do(Eliminate(3))
    desk.do(Eliminate(4))
    return desk


def opened(marked, path):
    books = Books(path)
    desk = Desk(books, marked.event, "Uwe", "desk 2")
    books.close()
    return desk


def test_an_event_goes_on_from_its_bookmark_with_all_that_came_after(marked, path):
    desk = opened(marked, path)

    assert isinstance(desk.log.records, StoredRecords)
    assert desk.tournament == marked.tournament
    assert list(desk.log.records) == list(marked.log.records)
    assert (desk.log.next_undo, desk.log.next_redo) == (marked.log.next_undo, None)


def test_records_are_read_when_they_are_looked_at(marked, path):
    records = opened(marked, path).log.records

    assert records[5] == marked.log.records[5]
    assert records[-1] == marked.log.records[-1]
    assert records[3:6] == marked.log.records[3:6]
    assert list(reversed(records))[:2] == marked.log.records[:-3:-1]


def test_what_was_spared_is_folded_later_in_pieces(marked, path):
    for _ in range(40):
        marked.do(AddTime(1))
    marked.lay_bookmark()()
    desk = opened(marked, path)

    slices = 1
    while desk.recollect(-1):
        slices += 1

    assert slices == 3  # one checks what the bookmark vouched for
    assert not desk.recollect(-1)
    assert desk.log.before(50) == marked.log.before(50)


def test_a_short_event_has_no_bookmark(event_list, path):
    desk = event_list.sample()
    desk.lay_bookmark()()

    assert not bookmark_files.bookmark_path(path, desk.event).exists()


def test_what_a_bookmark_vouched_for_is_checked_afterwards(marked, path):
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("update record set at = replace(at, '+00:00', '+01:00') where number = 9")

    desk = opened(marked, path)

    assert isinstance(desk.log.records, StoredRecords)
    with pytest.raises(Unfit) as damage:
        list(desk.book.checking(marked.event))
    assert (damage.value.number, damage.value.why.text) == (9, "it has been altered")


def test_a_bookmark_of_other_records_is_not_believed(marked, path):
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("update record set digest = '' where number = (select max(number) from record)")

    with pytest.raises(Unfit):
        opened(marked, path)


def test_a_bookmark_of_another_program_is_not_believed(marked, path, monkeypatch):
    monkeypatch.setattr("director.__version__", "0.0.1")

    assert isinstance(opened(marked, path).log.records, list)


@pytest.mark.parametrize("content", [b"", b"short", bytes(200)])
def test_a_damaged_bookmark_is_not_believed(marked, path, content):
    bookmark_files.bookmark_path(path, marked.event).write_bytes(content)

    assert opened(marked, path).tournament == marked.tournament


def test_a_bookmark_cannot_call_anything(marked, path, book, tmp_path):
    class Mischief:
        def __reduce__(self):
            return (open, (str(tmp_path / "mischief"), "w"))

    rows = book._rows(marked.event)
    bookmark = Log(marked.log.records).bookmark()._replace(gone=(Mischief(),))
    bookmark_files.keep(path, marked.event, bookmark, rows)

    assert opened(marked, path).tournament == marked.tournament
    assert not (tmp_path / "mischief").exists()
    with pytest.raises(pickle.UnpicklingError):
        bookmark_files._Unpickler(BytesIO()).find_class("os", "system")


def test_where_no_bookmark_can_be_laid_the_event_only_opens_more_slowly(marked, path):
    bookmark_files.bookmark_path(path, marked.event).unlink()
    shutil.rmtree(path.parent / "bookmarks")
    (path.parent / "bookmarks").write_text("no folder")

    marked.lay_bookmark()()

    assert opened(marked, path).tournament == marked.tournament

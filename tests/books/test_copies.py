"""Copies of the book, and going on from one."""

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from director.books import copies
from director.books.book import Books
from director.books.copies import KEPT
from director.books.rescue.forks import continue_from
from director.desk.desk import Desk
from director.tournament.commands import Eliminate
from director.tournament.facts import ContinuedFromCopy
from director.tournament.log.books import BookFailed, BookUnusable
from director.tournament.log.log import Log

WRITER = "tests.books.writer"


def test_a_copy_goes_to_every_folder_and_is_whole(event_list, book, tmp_path):
    desk = event_list.sample()

    made = book.copy()

    assert [copy.parent for copy in made] == [tmp_path / "copies", tmp_path / "stick"]
    assert made[0].name == made[1].name
    for copy in made:
        again = Books(copy)
        assert again.records(desk.event) == desk.log.records
        assert again.register.people() == book.register.people()
        again.close()


def test_a_folder_that_cannot_be_written_is_named_and_the_other_has_its_copy(path, tmp_path):
    (tmp_path / "stick").write_text("this is a file")
    book = Books(path, [tmp_path / "stick", tmp_path / "copies"])

    with pytest.raises(BookFailed, match="stick"):
        book.copy()

    assert len(list((tmp_path / "copies").iterdir())) == 1
    book.close()


def test_a_book_whose_name_is_damaged_has_its_copies_still(event_list, book, path, tmp_path):
    event_list.sample()
    made = book.copy()
    book.close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("update book set uid = '7'")  # as where another table's page has come there

    assert copies.newest_in(tmp_path / "stick", path).path == made[1]


def test_the_oldest_copies_go(book, path, tmp_path):
    folder = tmp_path / "copies"
    for number in range(KEPT + 5):
        copies.copy_into(path, folder, datetime(2020, 1, 1, 0, 0, number, tzinfo=UTC))

    book.copy()

    left = sorted(copy.name for copy in folder.iterdir())
    assert len(left) == KEPT
    assert left[0] == "events 2020-01-01 00.00.06.book"


def test_nothing_goes_that_is_no_copy_of_this_book(book, path, tmp_path):
    folder, other = tmp_path / "copies", tmp_path / "elsewhere" / "events.book"
    Books(other).close()
    theirs = copies.copy_into(other, folder, datetime(2019, 1, 1, tzinfo=UTC))
    strangers = ["events 0 KEEP THIS final night.book", "events 2018-01-01 00.00.00.book"]
    for name in strangers:
        (folder / name).write_text("what somebody else keeps here")
    for number in range(KEPT + 5):
        copies.copy_into(path, folder, datetime(2020, 1, 1, 0, 0, number, tzinfo=UTC))

    book.copy()

    left = {one.name for one in folder.iterdir()}
    assert {theirs.name, *strangers} <= left
    assert len(left) == KEPT + 3


def test_two_programs_that_copy_in_one_second_do_not_meet(book, path, tmp_path):
    at = datetime(2026, 1, 2, 21, 10, tzinfo=UTC)

    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(lambda _: copies.copy_into(path, tmp_path / "stick", at), range(8)))

    assert sorted(one.name for one in made) == [
        "events 2026-01-02 21.10.00 2.book",
        "events 2026-01-02 21.10.00 3.book",
        "events 2026-01-02 21.10.00 4.book",
        "events 2026-01-02 21.10.00 5.book",
        "events 2026-01-02 21.10.00 6.book",
        "events 2026-01-02 21.10.00 7.book",
        "events 2026-01-02 21.10.00 8.book",
        "events 2026-01-02 21.10.00.book",
    ]
    assert not [one for one in made if copies.unlike(path, one)]
    assert (
        copies.newest_in(tmp_path / "stick", path).path.name == "events 2026-01-02 21.10.00 8.book"
    )


def test_the_part_that_another_program_began_under_the_same_name_is_left_to_it(
    book, path, tmp_path, monkeypatch
):
    at = datetime(2026, 1, 2, 21, 10, tzinfo=UTC)
    put_in_place = Path.replace

    def overtaken(part, target):
        put_in_place(part, target)
        part.touch()
        return target

    monkeypatch.setattr(Path, "replace", overtaken)
    made = copies.copy_into(path, tmp_path / "stick", at)

    assert made.with_name(made.name + ".part").exists()


def test_what_a_cut_off_copy_left_behind_goes_after_a_day(book, path, tmp_path):
    old, fresh = [
        tmp_path / "copies" / f"events 2020-01-0{day} 00.00.00.book.part" for day in (1, 2)
    ]
    old.parent.mkdir()
    for part in (old, fresh):
        part.touch()
    os.utime(old, (0, 0))

    book.copy()

    assert (old.exists(), fresh.exists()) == (False, True)


def test_a_copy_that_differs_from_its_book_in_one_letter_is_unlike_it(event_list, book, path):
    event_list.sample()
    (whole, other) = book.copy()
    with closing(sqlite3.connect(other)) as db, db:
        db.execute("update record set who = 'Uwe' where number = 3")

    assert [copies.unlike(path, one) for one in (whole, other)] == [False, True]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_a_book_and_its_copies_are_their_owners_alone(event_list, book, path, tmp_path):
    event_list.sample()
    (copy, _) = book.copy()

    modes = [stat.S_IMODE(one.stat().st_mode) for one in (path, copy, *path.parent.glob("*-wal"))]

    assert modes == [0o600] * 3


def test_an_event_goes_on_from_a_copy_and_the_fork_is_marked(event_list, book, path, tmp_path):
    desk = event_list.sample()
    last = len(desk.log.records)
    (copy, _) = book.copy()
    desk.do(Eliminate(1))
    book.close()

    continued = continue_from(copy, path, "Uwe", "laptop 2")

    again = Books(path)
    after = Desk(again, desk.event, "Uwe", "laptop 2")
    assert [(row.name, row.records) for row in continued.events] == [("Sample evening", last)]
    assert after.log.records[-1].facts == (ContinuedFromCopy(last, "desk 1"),)
    assert after.tournament.out == ()
    assert Books(continued.aside).records(desk.event) == desk.log.records
    again.close()


def test_a_copy_that_is_no_book_leaves_the_book_where_it_is(event_list, book, path, tmp_path):
    desk = event_list.sample()
    book.close()
    photo = tmp_path / "photo.book"
    photo.write_bytes(b"\xff\xd8\xff\xe0" * 1000)

    with pytest.raises(BookUnusable, match="is not a book of this program"):
        continue_from(photo, path, "Uwe", "laptop 2")

    assert Books(path).records(desk.event) == desk.log.records


@pytest.fixture
def writer(path):
    """Another process that writes to the book as fast as it can."""
    process = subprocess.Popen([sys.executable, "-m", WRITER, str(path)], stdout=subprocess.PIPE)
    process.stdout.readline()
    yield process
    process.kill()
    process.wait()
    process.stdout.close()


def test_a_copy_made_while_another_program_writes_equals_the_log_up_to_there(
    writer, path, tmp_path
):
    made = []
    for number in range(10):
        time.sleep(0.05)
        made.append(tmp_path / f"copy {number}.book")
        copies.write_whole(path, made[-1])
    writer.kill()
    writer.wait()

    whole = Books(path).records(1)
    lengths = []
    for copy in made:
        book = Books(copy)
        assert book.records(1) == whole[: len(book.records(1))]
        assert book.differences() == []
        lengths.append(len(book.records(1)))
        book.close()
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[-1]


def test_so_does_a_plain_copy_of_the_file_and_its_journal(writer, path, tmp_path):
    folders = []
    for number in range(10):
        time.sleep(0.05)
        folder = tmp_path / f"copy {number}"
        folder.mkdir()
        shutil.copy(path, folder)
        shutil.copy(path.with_name("events.book-wal"), folder)
        folders.append(folder)
    writer.kill()
    writer.wait()

    whole = Books(path).records(1)
    for folder in folders:
        book = Books(folder / path.name)
        assert book.records(1) == whole[: len(book.records(1))]
        assert Log(book.records(1)).tournament
        assert book.differences() == []
        book.close()

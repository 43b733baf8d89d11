"""Copies of the book, and going on from one."""

import shutil
import subprocess
import sys
import time

import pytest

from director.desk.desks import Desk
from director.persistence import files
from director.persistence.books import KEPT, Books
from director.persistence.forks import continue_from
from director.tournament.books import BookFailed, BookUnusable
from director.tournament.commands import Eliminate
from director.tournament.facts import ContinuedFromCopy
from director.tournament.logs import Log

WRITER = "tests.persistence.writer"


def test_a_copy_goes_to_every_folder_and_is_whole(office, book, tmp_path):
    desk = office.sample()

    copies = book.copy()

    assert [copy.parent for copy in copies] == [tmp_path / "copies", tmp_path / "stick"]
    for copy in copies:
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


def test_the_oldest_copies_go(book, tmp_path):
    folder = tmp_path / "copies"
    folder.mkdir()
    for number in range(KEPT + 5):
        (folder / f"events 2020-01-01 00.00.{number:02}.book").touch()

    book.copy()

    left = sorted(copy.name for copy in folder.iterdir())
    assert len(left) == KEPT
    assert left[0] == "events 2020-01-01 00.00.06.book"


def test_an_event_goes_on_from_a_copy_and_the_fork_is_marked(office, book, path, tmp_path):
    desk = office.sample()
    (copy, _) = book.copy()
    desk.do(Eliminate(1))
    book.close()

    continued = continue_from(copy, path, "Uwe", "laptop 2")

    again = Books(path)
    after = Desk(again, desk.event, "Uwe", "laptop 2")
    assert [(row.name, row.records) for row in continued.events] == [("Sample evening", 21)]
    assert after.log.records[-1].facts == (ContinuedFromCopy(21, "desk 1"),)
    assert after.tournament.out == ()
    assert Books(continued.aside).records(desk.event) == desk.log.records
    again.close()


def test_a_copy_that_is_no_book_leaves_the_book_where_it_is(office, book, path, tmp_path):
    desk = office.sample()
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
    copies = []
    for number in range(10):
        time.sleep(0.05)
        copies.append(tmp_path / f"copy {number}.book")
        files.copy(path, copies[-1])
    writer.kill()
    writer.wait()

    whole = Books(path).records(1)
    lengths = []
    for copy in copies:
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

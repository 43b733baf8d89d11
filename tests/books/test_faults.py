"""What goes wrong with files, said in one sentence, with nothing lost."""

import os
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace

import pytest

from director.books import book_files, opening
from director.books.book import Books
from director.books.migrations import bring_up_to_date
from director.books.schema import SCHEMA
from director.desk.event_list import SAMPLE
from director.tournament.commands import Eliminate
from director.tournament.log.books import BookDamaged, BookFailed, BookUnusable
from tests.books.long_evening import long_evening


def schema_of(path):
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("select type, name, sql from sqlite_master where sql is not null")
        return sorted((kind, name, " ".join(sql.split()).lower()) for kind, name, sql in rows)


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xd8\xff\xe0" * 4000, b"SQLite format 3\x00" + b"\x00" * 8000],
    ids=["empty", "photo", "torn"],
)
def test_a_file_that_is_no_book_is_said_to_be_none_and_left_alone(path, content):
    path.write_bytes(content)
    if not content:
        Books(path).close()  # an empty file is where a book may begin
        return

    with pytest.raises(BookUnusable, match="is not a book of this program"):
        Books(path)

    assert path.read_bytes() == content


def test_another_programs_database_is_no_book(path):
    with closing(sqlite3.connect(path)) as db:
        db.execute("create table player (name text)")
        db.commit()

    with pytest.raises(BookUnusable, match="is not a book of this program"):
        Books(path)

    assert schema_of(path) == [("table", "player", "create table player (name text)")]


def test_a_newer_book_is_left_alone_and_both_forms_are_named(path):
    Books(path).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {SCHEMA + 1}")
        db.execute(f"update alembic_version set version_num = '{SCHEMA + 1:04}'")
        db.commit()
    before = path.read_bytes()

    with pytest.raises(BookUnusable) as refusal:
        Books(path)

    assert str(refusal.value) == (
        f"{path} was written by a newer program (form {SCHEMA + 1}; this one knows {SCHEMA}); open"
        " it with that one, or restore a backup that was made before"
    )
    assert path.read_bytes() == before


def test_a_damaged_book_is_said_to_be_damaged(event_list, book, path):
    event_list.sample()
    book.close()
    torn = bytearray(path.read_bytes())
    torn[4096:12288] = os.urandom(8192)
    path.write_bytes(torn)

    with pytest.raises(BookDamaged, match="is damaged on the disk"):
        Books(path)


def test_a_folder_that_is_a_file_is_said(tmp_path):
    (tmp_path / "data").write_text("no folder")

    with pytest.raises(BookFailed, match="data"):
        Books(tmp_path / "data" / "events.book")


DISK_FULL = """
import resource, signal, sys
from pathlib import Path
from director.books.book import Books
from director.desk.desk import Desk
from director.tournament.log.books import BookFailed
from director.tournament.commands import Register

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
path = Path(sys.argv[1])
desk = Desk(Books(path), 1, "Ina", "desk")
size = path.with_name(path.name + "-wal").stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100_000, resource.RLIM_INFINITY))
done = 0
try:
    for number in range(1000):
        desk.do(Register(desk.player(f"Late {number}"), "s"))
        done = len(desk.log.records)
except BookFailed as failure:
    print(failure, done, len(desk.log.records), len(desk.tournament.entries), sep="|")
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
desk.do(Register(desk.player("Room again"), "s"))
print(len(desk.log.records))
"""


@pytest.mark.skipif(not hasattr(resource, "RLIMIT_FSIZE"), reason="needs a limit on file sizes")
def test_when_no_more_can_be_written_that_is_said_and_everything_before_is_there(
    event_list, book, path
):
    long_evening(event_list)
    book.close()

    run = subprocess.run(
        [sys.executable, "-c", DISK_FULL, str(path)], capture_output=True, text=True, check=True
    )

    first, second = run.stdout.splitlines()
    sentence, done, records, entries = first.split("|")
    assert sentence.startswith(f"{path}: ")
    assert done == records
    again = Books(path)
    assert len(again.records(1)) == int(second) == int(records) + 1
    assert again.differences() == []
    again.close()
    assert int(entries) == int(records) - 3


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_book_that_may_not_be_written_is_said(event_list, book, path):
    event_list.sample()
    book.close()
    path.chmod(0o400)
    path.parent.chmod(0o500)

    with pytest.raises(BookFailed, match="is in a read-only folder: copy it to another folder"):
        Books(path)


def test_a_book_that_another_program_holds_is_said_and_the_event_stays_as_it_was(event_list, path):
    desk = event_list.sample()
    before = desk.tournament

    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(BookFailed, match="another program is using the book"):
            desk.do(Eliminate(1))
        other.execute("ROLLBACK")

    assert desk.tournament == before
    desk.do(Eliminate(1))
    assert desk.tournament.out == (1,)


def test_a_book_brought_up_to_date_has_the_form_of_a_new_one(tmp_path):
    old, new = tmp_path / "old.book", tmp_path / "new.book"
    engine = book_files.sqlite_engine(old)
    bring_up_to_date(engine)
    engine.dispose()
    Books(new).close()

    assert opening.form_of(old) == opening.form_of(new)
    assert [row for row in schema_of(old) if row[1] != "alembic_version"] == [
        row for row in schema_of(new) if row[1] != "alembic_version"
    ]


def test_what_the_next_start_could_not_read_is_not_recorded(event_list):
    chipless = replace(event_list.structure(SAMPLE), starting_chips=0)

    with pytest.raises(BookFailed, match="could not be read again: the structure in the log"):
        event_list.new("Friday", chipless)

    assert list(event_list.events()) == []

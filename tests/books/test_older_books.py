"""A book of the form before the chains opens, gets its chain, and is kept as it was."""

import sqlite3
from contextlib import closing

import pytest

from director.books.book import Books
from director.books.schema import SCHEMA
from director.desk.desk import Desk
from director.tournament.commands import Eliminate
from director.tournament.entries.people import Change, Person
from director.tournament.log.books import BookUnusable
from tests.books.long_evening import long_evening

CHAINS = {
    "record": ("uid", "digest"),
    "player_history": ("salt", "content", "digest"),
    "staff_history": ("salt", "content", "digest"),
}


def of_form_5(path):
    """Takes out of a book what the form before had not."""
    with closing(sqlite3.connect(path)) as db, db:
        for table, columns in CHAINS.items():
            for column in columns:
                db.execute(f"alter table {table} drop column {column}")
        for column in ("spelling", "shown_as"):
            db.execute(f"alter table player drop column {column}")
        for column in ("role", "pin", "gone"):
            db.execute(f"alter table staff drop column {column}")
        db.execute("drop table book")
        db.execute("update alembic_version set version_num = '0005'")
        db.execute("PRAGMA user_version = 5")


@pytest.fixture
def older(event_list, book, path):
    desk = long_evening(event_list)
    desk.do(Eliminate(3))
    long_evening(event_list)
    ann = book.register.write([Change(Person(), Person(name="Ann Ost"))], "Ina", "desk 1")[0]
    book.register.erase(ann.number, "Ina", "desk 1")
    book.close()
    of_form_5(path)
    return desk


def test_it_opens_with_all_that_was_in_it_and_holds(older, path):
    book = Books(path)

    assert book.records(older.event) == older.log.records
    assert book.staff.members() == []
    assert book.differences() == []
    assert Desk(book, older.event, "Ina", "desk 1").do(Eliminate(4)).number == 23
    assert book.differences() == []
    book.close()


def test_two_copies_of_an_older_book_get_the_same_chain(older, path, tmp_path):
    other = tmp_path / "other.book"
    other.write_bytes(path.read_bytes())
    books = [Books(path), Books(other)]

    first, second = [[(row[1], row[9]) for row in book.texts(older.event)] for book in books]

    assert first == second
    assert len({digest for _, digest in first}) == 22
    for book in books:
        book.close()


def test_a_person_of_whom_the_history_does_not_tell_gets_a_line(older, path):
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("delete from player_history where player = 1")

    book = Books(path)

    assert book.differences() == []
    assert [(line.field, line.new, line.who) for line in book.register.history(1)] == [
        ("name", "Ada Marlowe", "the program")
    ]
    book.close()


def test_the_book_as_it_was_lies_beside_it(older, path):
    before = path.read_bytes()
    Books(path).close()

    kept = path.with_name("events of form 5.book")

    with closing(sqlite3.connect(kept)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (5,)
        assert len(db.execute("select * from record").fetchall()) == 43
    assert len(before) == kept.stat().st_size


def test_one_damaged_event_does_not_keep_the_book_from_being_brought_up(older, path):
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("update record set facts = '[{' where event = 1 and number = 7")

    book = Books(path)

    assert book.differences() == ["event 1 (Sample evening): record 7: it cannot be read"]
    assert Desk(book, 2, "Ina", "desk 1").do(Eliminate(4)).number == 22
    book.close()


def test_an_older_book_with_a_trigger_is_not_brought_up(older, path):
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("create trigger hush before insert on record begin select raise(ignore); end")

    with pytest.raises(BookUnusable, match="has a trigger"):
        Books(path)
    assert SCHEMA == 9

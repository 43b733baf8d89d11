"""Every evening leaves a book that holds together, and whose look-up tables follow from its log."""

import sqlite3
from contextlib import closing

import pytest

from director.persistence.books import Books
from director.persistence.lookups import LOOK_UP, table


@pytest.fixture(autouse=True)
def every_book_of_the_evening_holds(tmp_path):
    yield
    for path in sorted(tmp_path.rglob("*.book")):
        book = Books(path)
        try:
            assert book.differences() == []
            empty_the_look_up_tables(path)
            assert len(book.differences()) > 0
            book.rebuild()
            assert book.differences() == []
        finally:
            book.close()


def empty_the_look_up_tables(path):
    with closing(sqlite3.connect(path)) as db, db:
        for model in LOOK_UP:
            db.execute(f"delete from {table(model).name}")
        db.execute("update event set name = ''")

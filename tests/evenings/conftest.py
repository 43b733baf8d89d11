"""Every evening leaves a book that holds together, and whose look-up tables follow from its log."""

import sqlite3
import time
from contextlib import closing

import pytest

from director.books.book import Books
from director.books.lookup.lookup_tables import LOOK_UP
from director.books.sql_tables import table
from tests.evenings.telling import TOLD, told

TOLD_WHOLE = ("test_deal_evening", "test_other_forms", "test_shootout_of_75", "test_two_flights")
"""Evenings in which nothing is left to chance."""

STEP_BY_STEP = ("test_every_act",)
"""Those of which is told what undoing each act would have changed when it was done."""


@pytest.fixture(autouse=True)
def in_the_same_time_zone():
    """Times of day are said as this machine has them."""
    set_anew = getattr(time, "tzset", int)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TZ", "UTC")
        set_anew()
        yield
    set_anew()


@pytest.fixture(autouse=True)
def every_evening_is_told_as_it_was_before(tmp_path, request, in_the_same_time_zone):
    yield
    module = request.module.__name__.rpartition(".")[2]
    if module not in (*TOLD_WHOLE, *STEP_BY_STEP):
        return
    for path in sorted(tmp_path.glob("*.book")):
        story = told(path, step_by_step=module in STEP_BY_STEP)
        as_before = TOLD / f"{request.node.name}.txt"
        if request.config.getoption("--tell"):
            as_before.parent.mkdir(exist_ok=True)
            as_before.write_text(story, encoding="utf-8")
        assert story == as_before.read_text(encoding="utf-8")


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

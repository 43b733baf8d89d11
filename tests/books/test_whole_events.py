"""Events that were played elsewhere come into a book whole, or not at all."""

from datetime import UTC, datetime

import pytest

from director.books.book import Books
from director.desk.desk import open_event
from director.house import shelf
from director.tournament.commands import Register
from director.tournament.log.books import BookFailed
from director.tournament.structure.files import load_structure
from tests.notebooks import Notebook
from tests.shipped import shipped_games

STRUCTURE = load_structure(shelf.structures() / "no-limit-freezeout.toml", shipped_games())


def log(name):
    desk = open_event(Notebook(), name, STRUCTURE, "Ina", "desk", lambda: MOMENT)
    for player in ("Ann Ost", "Bob Marek"):
        desk.do(Register(desk.player(player), ""))
    return desk.log


MOMENT = datetime(2019, 4, 11, 18, 30, tzinfo=UTC)


@pytest.fixture
def books(tmp_path):
    books = Books(tmp_path / "events.book")
    yield books
    books.close()


def test_each_log_becomes_an_event_with_its_records_and_its_tables(books):
    first, second = log("Friday"), log("Sunday")

    numbers = books.take_in([first, second])

    assert [list(books.log(one).records) for one in numbers] == [
        list(first.records),
        list(second.records),
    ]
    rows = sorted(books.events())
    assert [(row.number, row.name, row.opened, row.entries) for row in rows] == [
        (1, "Friday", MOMENT, 2),
        (2, "Sunday", MOMENT, 2),
    ]
    assert books.differences() == []


def test_where_one_log_cannot_be_written_none_is(books):
    broken = log("Sunday")
    broken.records.append(broken.records[-1])  # two records of one number

    with pytest.raises(BookFailed):
        books.take_in([log("Friday"), broken])

    assert books.events() == []

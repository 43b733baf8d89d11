"""`director books` with a book on a server: what is made, moved, checked, and refused."""

import sqlite3
from contextlib import closing

import pytest
from typer.testing import CliRunner

from director.books.book import Books
from director.desk.event_list import EventList
from director.house import shelf
from director.start.books_command import books
from tests.servers import address, asked, new_database
from tests.shipped import shipped_games

RUN = CliRunner()


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DIRECTOR_HOME", str(tmp_path / "home"))


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "events.book"
    book = Books(path)
    EventList(book, shipped_games(), [shelf.structures()], "Ina", "desk 1").sample()
    book.close()
    return path


@pytest.fixture
def empty(book_server):
    """The address of a database in which there is nothing."""
    return address(book_server, new_database(book_server))


def said(*words):
    done = RUN.invoke(books, [str(word) for word in words])
    return done.exit_code, done.output.splitlines()


def shown(url):
    """An address without its password."""
    login, _, where = url.rpartition("@")
    return f"{login.rpartition(':')[0]}@{where}"


def test_a_book_is_made_on_a_server_once(empty):
    assert said("create", empty) == (0, [f"{shown(empty)}: a new book"])
    assert said("create", empty) == (2, ["there is something in this database already"])
    assert said("check", empty) == (0, [f"{shown(empty)}: events: 0, all tables match the log"])


def test_a_book_is_made_in_a_file_once(tmp_path):
    path = tmp_path / "new.book"

    assert said("create", path) == (0, [f"{path}: a new book"])
    assert said("create", path) == (2, [f"{path} is there already"])


def test_a_book_is_moved_to_a_server_and_back(path, empty, tmp_path):
    back = tmp_path / "back.book"

    there = said("move", path, empty)
    here = said("move", empty, back)

    assert there == (0, [f"{shown(empty)}: events: 1, each record as it was"])
    assert here == (0, [f"{back}: events: 1, each record as it was"])
    assert [said("check", one)[0] for one in (path, empty, back)] == [0, 0, 0]


def test_a_book_is_not_moved_to_where_one_is(path, empty, tmp_path):
    said("move", path, empty)
    other = tmp_path / "other.book"
    other.write_bytes(path.read_bytes())
    database = empty.rpartition("/")[2]

    status, (again,) = said("move", path, empty)
    assert (status, again) == (2, f"127.0.0.1/{database} already has events in it")
    status, (again,) = said("move", empty, other)
    assert (status, again) == (2, f"{other} already has events in it")


def test_a_table_that_somebody_has_changed_is_named_and_made_again(path, empty, book_server):
    said("move", path, empty)
    with asked(book_server, empty.rpartition("/")[2]) as owner:
        owner.execute("delete from seat where entry = 4")

    assert said("check", empty) == (
        1,
        [f"{shown(empty)}: event 1 (Sample evening): seat does not match the log"],
    )
    assert said("rebuild", empty) == (
        0,
        [f"{shown(empty)}: rebuilt; events: 1, all tables match the log"],
    )
    assert said("check", empty)[0] == 0


def test_a_record_that_somebody_has_changed_is_named(path, empty, book_server):
    said("move", path, empty)
    with asked(book_server, empty.rpartition("/")[2]) as owner:
        owner.execute("update record set who = 'Eve' where number = 4")

    status, lines = said("check", empty)

    assert status == 1
    sentence = "event 1 (Sample evening): record 4: it has been altered"
    assert f"{shown(empty)}: {sentence}" in lines


def test_a_damaged_book_is_not_moved(path, empty):
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("update record set facts = '[' where number = 3")

    moved = said("move", path, empty)

    assert moved[0] == 0  # as it is, so that nothing of it is lost
    assert said("check", empty)[0] == 1


REFUSED = {
    "postgresql://": "this is not the address of a database",
    "postgresql://a:b@127.0.0.1:notaport/x": "this is not the address of a database",
    "postgresql://a:b@127.0.0.1:1/x": "the server of this event does not answer; nothing was done",
}


@pytest.mark.parametrize(("url", "sentence"), REFUSED.items(), ids=range(len(REFUSED)))
def test_an_address_where_there_is_no_server_is_refused(path, url, sentence):
    for words in (("check", url), ("create", url), ("move", path, url), ("move", url, path)):
        assert said(*words) == (2, [sentence])


def test_a_wrong_password_and_a_database_that_is_not_there_are_said(book_server, empty):
    wrong = empty.replace(f":{book_server.parameters()['password']}@", ":guess@")
    nowhere = empty.rpartition("/")[0] + "/nowhere"

    sentence = "the server does not take this login with this password"
    assert said("check", wrong) == (2, [sentence])
    assert said("check", nowhere) == (2, ["there is no such database on the server"])


def test_a_password_is_never_said(empty, book_server):
    secret = book_server.parameters()["password"]

    lines = [line for words in ("create", "check", "rebuild") for line in said(words, empty)[1]]

    assert [line for line in lines if secret in line] == []


def test_a_file_that_is_not_there_is_not_moved(tmp_path, empty):
    status, lines = said("move", tmp_path / "nowhere.book", empty)

    assert (status, len(lines)) == (2, 1)

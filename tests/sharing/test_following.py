"""A station follows an evening, and carries it on where the machine that shared it has died."""

import os
import signal
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

import pytest
from many_stations.evening import Running, shared
from sqlalchemy import make_url

from director.books.book import Books
from director.books.file_place import FilePlace
from director.books.moving import unlike
from director.books.server.place import ServerPlace
from director.books.whole_copies import BookApart, take_in
from director.desk.desk import Desk
from director.house.home import Home
from director.house.settings import Settings
from director.sharing.following import FollowedBooks, Following, carry_on
from director.sharing.server import start
from director.sharing.whereabouts import Whereabouts
from director.start.app import open_book, served_book
from director.tournament.commands import AddTime, Register
from director.tournament.entries.people import Change
from director.tournament.facts import ContinuedFromCopy
from director.tournament.log.books import BookAway, BookUnusable

PATIENCE = 30.0
A_WHILE = 3.0
"""Less than the seconds after which a station looks by itself."""


def until(true):
    began = time.monotonic()
    while not true():
        assert time.monotonic() - began < PATIENCE
        time.sleep(0.01)


@pytest.fixture
def evening():
    """A server with an event, the address of its book, and a folder for stations."""
    with tempfile.TemporaryDirectory() as folder, shared(Path(folder)) as (server, url):
        yield server, url, Path(folder)


@pytest.fixture
def place(evening):
    with closing(ServerPlace(evening[1], evening[2] / "notes")) as place:
        yield place


def whole(place, path):
    """Whether all that cannot be made again is in a copy as it is on the server."""
    with closing(Books(path)) as copy, place.reading() as theirs, copy._place.reading() as ours:
        return not unlike(theirs, ours)


def test_a_station_that_follows_holds_all_that_others_have_written(evening, place):
    _, url, folder = evening
    following = Following(place, folder / "followed")
    other = Running(url, "station 1", 3, folder)

    until(lambda: len(other.did) > 40)
    other.halt()
    until(lambda: other.count["halted"])
    other.stop()
    status = other.wait()
    until(lambda: whole(place, following.path))
    following.stop()

    assert status == 0
    assert following.trouble is None
    assert whole(place, following.path)


def test_what_was_done_at_this_station_is_in_its_copy_at_once(evening, place):
    book = FollowedBooks(place, evening[2] / "followed")
    desk = Desk(book, 1, "Ina", "desk 2", place.now)
    until(lambda: whole(place, book.following.path))

    took = []
    for _ in range(3):
        began = time.monotonic()
        desk.do(AddTime(1))
        until(lambda: whole(place, book.following.path))
        took.append(time.monotonic() - began)

    assert max(took) < A_WHILE
    book.following.stop()


def test_what_is_corrected_merged_and_erased_is_so_in_the_copy_and_on_its_disk(evening, place):
    book = Books(place)
    following = Following(place, evening[2] / "followed")
    until(lambda: whole(place, following.path))
    first, second, third = book.register.people()[:3]

    book.register.write([Change(first, first._replace(email="first@example.org"))], "Ina", "1")
    until(lambda: whole(place, following.path))
    book.register.merge(second.number, third.number, "Ina", "1")
    book.register.erase(first.number, "Ina", "1")
    until(lambda: whole(place, following.path))
    following.stop()

    assert b"first@example.org" not in following.path.read_bytes()
    with closing(Books(following.path)) as copy:
        assert copy.register.people() == book.register.people()


def test_an_evening_is_carried_on_and_the_old_server_refused_when_it_is_back(evening, place):
    server, _, folder = evening
    desk = Desk(Books(place), 1, "Ina", "desk 2", place.now)
    following = Following(place, folder / "followed")
    desk.do(AddTime(3))
    until(lambda: whole(place, following.path))
    records = len(desk.log.records)
    os.kill(server.now.process, signal.SIGKILL)
    until(place.away_since)
    following.stop()

    (event,) = carry_on(following.path, folder / "carried on.book", "Uwe", "desk 2")

    with closing(Books(folder / "carried on.book")) as book:
        here = Desk(book, 1, "Uwe", "desk 2")
        assert event.records == records
        assert here.log.records[:-1] == desk.log.records
        assert here.log.records[-1].facts == (ContinuedFromCopy(records, "desk 2"),)
        assert here.tournament == desk.tournament
        here.do(Register(here.player("Una Late"), "late"))
        assert book.differences() == []
    server.now.stop()
    server.now = start(folder / "shared", ports=lambda: server.now.port)
    until(lambda: place.away_since() is None)
    sentence = (
        f"Many stations: from record {records + 1} on, the log of this server is another than the"
        " one on this station; the event was carried on in two places"
    )
    with pytest.raises(BookApart) as behind:
        Following(place, folder / "followed")
    desk.do(AddTime(1))
    desk.do(AddTime(1))
    with pytest.raises(BookApart) as ahead:
        Following(place, folder / "followed")

    assert (str(behind.value), str(ahead.value)) == (sentence, sentence)


def test_logs_that_part_far_back_are_told_apart_by_the_first_record_that_differs(evening, place):
    folder = evening[2]
    desk = Desk(Books(place), 1, "Ina", "desk 2", place.now)
    with closing(Books(folder / "copy.book")) as copy:
        take_in(place, copy._place)
        records = len(desk.log.records)
        other = Desk(copy, 1, "Uwe", "desk 3", place.now)
        copy.rebuild()
        for _ in range(30):
            desk.do(AddTime(1))
            other.do(AddTime(1))

        with pytest.raises(BookApart, match=f"from record {records + 1} on"):
            take_in(place, copy._place)

        assert len(copy.records(1)) == records + 30


def test_a_record_that_was_altered_on_the_server_is_not_taken_in(evening, place):
    folder = evening[2]
    with place.writing() as connection:
        connection.exec_driver_sql("update record set who = 'Eve' where number = 5")

    with closing(Books(folder / "copy.book")) as copy:
        with pytest.raises(BookUnusable, match="record 5 on the server has been altered"):
            take_in(place, copy._place)

        assert copy.events() == []


class CutOff(FilePlace):
    """A copy that loses its server as soon as it writes."""

    def __init__(self, path, server):
        super().__init__(path)
        self._server = server

    def overwrite(self, connection):
        with self._server.asking() as line:
            line.exec_driver_sql(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where datname = current_database() and pid <> pg_backend_pid()"
            )


def test_a_server_that_goes_away_meanwhile_is_no_fault_of_the_copys_file(evening, place):
    why = "the server of this event does not answer"
    with (
        closing(CutOff(evening[2] / "copy.book", place)) as copy,
        pytest.raises(BookAway, match=why),
    ):
        take_in(place, copy)


def test_a_window_at_a_server_keeps_a_copy_until_its_book_is_closed(evening, monkeypatch):
    _, url, folder = evening
    home = Home(folder / "home")
    monkeypatch.setenv("DIRECTOR_HOME", str(home.folder))
    book = open_book(home, Settings(home.settings), url)
    desk = Desk(book, 1, "Ina", "desk 2", book.now)

    desk.do(AddTime(1))
    (copy,) = home.followed.glob("*.book")
    until(lambda: whole(book._place, copy))
    book.close()

    with closing(Books(copy)) as kept:
        assert kept.records(1) == desk.log.records


def test_of_a_book_that_the_window_follows_the_hub_keeps_no_copy(evening, monkeypatch):
    _, url, folder = evening
    home = Home(folder / "home")
    monkeypatch.setenv("DIRECTOR_HOME", str(home.folder))

    with closing(served_book(url)) as book:
        assert len(book.events()) == 1

    assert not home.followed.exists()


def test_nothing_is_carried_on_over_a_book_or_from_nothing(evening, place, tmp_path):
    book = tmp_path / "events.book"
    with closing(sqlite3.connect(book)) as db, db:
        db.execute("create table something (it)")

    with pytest.raises(BookUnusable, match="is there already"):
        carry_on(tmp_path / "nowhere.book", book, "Uwe", "desk 2")
    with pytest.raises(BookUnusable, match="has no copy of the event yet"):
        carry_on(tmp_path / "nowhere.book", tmp_path / "new.book", "Uwe", "desk 2")


def test_an_evening_that_does_not_answer_is_sought_until_it_does_at_its_new_place(
    evening, tmp_path
):
    server, url, folder = evening
    here, nowhere = (make_url(url).host, make_url(url).port), ("127.0.0.1", 1)
    sought, at = [], [here]

    def look(_):
        sought.append("begins")
        return lambda: sought.append("ends")

    with closing(ServerPlace(url, folder / "notes", at=lambda: at[0])) as place:
        following = Following(place, tmp_path, Whereabouts("", None, look, pytest.fail))
        at[0] = nowhere
        server.kill()
        until(lambda: sought == ["begins"])
        at[0] = here
        until(lambda: sought == ["begins", "ends"])
        following.stop()

        assert place.away_since() is None


def test_a_book_is_opened_where_its_server_is_now(evening):
    _, url, folder = evening
    here = (make_url(url).host, make_url(url).port)
    elsewhere = make_url(url).set(port=1).render_as_string(hide_password=False)

    with closing(ServerPlace(elsewhere, folder / "notes", at=lambda: here)) as place:
        assert [row.name for row in Books(place).events()] == ["Many stations"]

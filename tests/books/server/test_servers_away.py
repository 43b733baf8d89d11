"""A server that is killed, and an answer that is lost: nothing is lost, and nothing done twice."""

import os
import signal
import time
from datetime import UTC, datetime

import pytest

from director.books.book import Books
from director.books.chains import DIGEST
from director.books.server.place import ServerPlace
from director.sharing.server import start
from director.tournament.commands import AddTime, Eliminate, Register
from director.tournament.log.books import BookAway, BookFailed, Farewell
from tests.relays import Relay
from tests.servers import address, asked, new_book, running

NOTICED = 5.0
"""Seconds within which a station says that its server is gone."""
PATIENCE = 20.0


def until(true, seconds=PATIENCE):
    """Waits for something; how long it took. Fails where it does not come about."""
    began = time.monotonic()
    while not true():
        assert time.monotonic() - began < seconds
        time.sleep(0.01)
    return time.monotonic() - began


@pytest.fixture
def relay(book_server):
    relay = Relay(book_server.port)
    yield relay
    relay.close()


def through(url, server, relay):
    return url.replace(f":{server.port}/", f":{relay.port}/")


def test_a_commit_whose_answer_is_lost_is_looked_up_and_not_repeated(
    book_url, book_server, relay, reached, listed
):
    book = reached("desk 1", through(book_url, book_server, relay))
    desk = listed(book).sample()
    begun = len(desk.log.records)
    relay.swallow_answer_to(b"COMMIT")

    record = desk.do(Eliminate(3))

    assert relay.swallowed()
    assert desk.tournament.out == (3,)
    assert [one.uid for one in reached("desk 2").records(desk.event)].count(record.uid) == 1
    assert len(desk.log.records) == begun + 1
    assert book.differences() == []


def test_an_act_that_never_arrived_is_done_once(book_url, book_server, relay, reached, listed):
    book = reached("desk 1", through(book_url, book_server, relay))
    desk = listed(book).sample()
    begun = len(desk.log.records)
    book.changed_elsewhere()  # that it was reached at first is known
    relay.cut()
    until(lambda: book.away_since() is None and book.changed_elsewhere())

    desk.do(AddTime(1))

    assert len(reached("desk 2").records(desk.event)) == len(desk.log.records) == begun + 1


def test_a_turn_that_was_cut_off_is_free_again_at_once(
    book_url, book_server, relay, reached, listed
):
    cut_off, other = reached("1", through(book_url, book_server, relay)), reached("2")
    desk = listed(other).sample()
    begun = len(desk.log.records)

    with cut_off.turn():
        relay.cut()
        took = until(lambda: desk.do(AddTime(1)), NOTICED)

    assert took < NOTICED
    assert len(desk.log.records) == begun + 1


def test_a_killed_server_is_said_acts_are_refused_at_once_and_taken_up_after(tmp_path, listed):
    with running() as server:
        book = Books(ServerPlace(new_book(server), tmp_path / "notes"))
        desk = listed(book).sample()
        begun = len(desk.log.records)
        woken = []
        book.wake(lambda: woken.append(book.away_since()))
        database = str(book._place.name).rpartition("/")[2]
        os.kill(server.process, signal.SIGKILL)

        noticed = until(book.away_since)
        began = time.monotonic()
        for act in (lambda: desk.do(AddTime(1)), lambda: desk.player("Una Late"), book.events):
            with pytest.raises(BookAway, match="does not answer; nothing was done"):
                act()
        refused = time.monotonic() - began
        since = book.away_since()
        server.stop()
        with start(server.folder.path, ports=lambda: server.port):
            back = until(lambda: book.away_since() is None)
            desk.do(AddTime(2))

            assert noticed < NOTICED
            assert refused < 1
            assert back < NOTICED
            assert abs((datetime.now(UTC) - since).total_seconds()) < PATIENCE * 3
            assert woken[0] == since
            assert woken[-1] is None
            assert len(book.records(desk.event)) == len(desk.log.records) == begun + 1
            assert book.differences() == []
            assert address(server, database)
            book.close()


def test_what_was_done_while_a_station_was_cut_off_is_there_when_it_is_back(
    book_url, book_server, relay, reached, listed
):
    far = reached("far", through(book_url, book_server, relay))
    near = listed(reached("near")).sample()
    desk = listed(far).open(near.event)
    until(far.changed_elsewhere)
    relay.cut()

    late = near.player("Una Late")
    near.do(Register(late, "late"))
    until(far.changed_elsewhere)
    desk.catch_up()

    assert desk.log.records == near.log.records
    assert desk.name(late) == "Una Late"


def test_a_server_that_stands_still_is_noticed_and_nobody_waits_for_it(
    book_url, book_server, relay, reached, listed
):
    book = reached("desk 1", through(book_url, book_server, relay))
    desk = listed(book).sample()
    relay.hold()

    began = time.monotonic()
    with pytest.raises(BookAway, match="went away; it will show whether this was done"):
        desk.do(AddTime(1))
    refused = time.monotonic() - began
    with pytest.raises(BookAway, match="does not answer; nothing was done"):
        desk.do(AddTime(2))
    relay.go_on()
    until(lambda: book.away_since() is None)
    desk.catch_up()
    desk.do(AddTime(3))

    assert refused < NOTICED
    assert [row[DIGEST] for row in book.texts(desk.event)] == [
        row[DIGEST] for row in reached("desk 2").texts(desk.event)
    ]


def test_a_station_that_is_no_longer_admitted_is_told_so(book_server, book_url, tmp_path, reached):
    database = book_url.rpartition("/")[2]
    reached("desk 1").new_event()
    login = f"guest_{database}"
    with asked(book_server, database) as owner:
        owner.execute(f"create role {login} login superuser password 'guess'")
    url = f"postgresql://{login}:guess@{book_url.rpartition('@')[2]}"
    book = reached("desk 2", url)
    with asked(book_server, database) as owner:
        owner.execute(f"alter role {login} nologin")
        owner.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where usename = %s", [login]
        )

    until(book.away_since)
    until(lambda: "not admitted" in refusal(book))

    assert refusal(book) == "this station is not admitted to the event any more"
    assert book.farewell() == Farewell(dismissed=True, who="", at=book.away_since())


def refusal(book):
    with pytest.raises(BookFailed) as failure:
        book.events()
    return str(failure.value)

"""The stations of a shared evening have real logins at a real server."""

import time
from datetime import UTC, datetime, timedelta

import psycopg
import pytest

from director.books.book import Books
from director.books.server import reaching
from director.books.server.logins import AT_ONCE
from director.books.server.logins import Logins as ServerLogins
from director.books.server.place import ServerPlace
from director.sharing.gate import Limits
from director.sharing.logins import Full, Known, Logins, Seen
from director.sharing.server_folder import CONNECTIONS, STATIONS
from director.tournament.log.books import BookFailed
from director.tournament.staff.role import Role

PATIENCE = 20.0


@pytest.fixture
def book(book_url, tmp_path):
    book = Books(ServerPlace(book_url, tmp_path))
    yield book
    book.close()


@pytest.fixture
def logins(book_url, book):
    yield Logins(book_url)
    ServerLogins(book_url).end()


def test_in_a_house_without_staff_every_station_is_a_directors(logins):
    assert logins.admit("Floor").role is Role.DIRECTOR

    assert logins.known() == [Known("Floor", "", "", since=None)]


def test_where_there_is_staff_a_station_looks_on_until_somebody_signs_in(logins, book):
    book.staff.enter("Ina", Role.DIRECTOR, "2580", "Ina", "desk 1")

    assert logins.admit("Floor").role is Role.DISPLAY


@pytest.fixture
def place(logins, book_url, tmp_path):
    """The book as the station "Floor" has reached it."""
    made = logins.admit("Floor")
    url = f"postgresql://{made.login}:{made.password}@{book_url.rpartition('@')[2]}"
    place = ServerPlace(url, tmp_path / "floor")
    until = time.monotonic() + PATIENCE
    while not place.changed_elsewhere():  # it listens
        assert time.monotonic() < until
        time.sleep(0.01)
    yield place
    place.close()


def heard(place):
    """How a station is let go, once it has heard of it."""
    until = time.monotonic() + PATIENCE
    while not (farewell := place.farewell()):
        assert time.monotonic() < until
        time.sleep(0.01)
    return farewell.dismissed, farewell.who, str(farewell).rpartition(" at ")[0]


def test_since_when_a_station_is_connected_is_known(logins, place):
    (floor,) = logins.known()

    assert abs(datetime.now(UTC) - floor.since) < timedelta(seconds=PATIENCE)


def test_a_station_hears_who_ended_the_sharing_and_is_refused_with_that(logins, place):
    logins.say_farewell("Ina")

    assert heard(place) == (False, "Ina", "Ina ended the sharing")
    with pytest.raises(BookFailed, match=r"^Ina ended the sharing at "), place.reading():
        pass
    assert place.away_since() == place.farewell().at


def test_a_station_hears_who_dismissed_it_before_its_lines_are_cut(logins, place):
    logins.dismiss("Floor", "Ina")

    assert heard(place) == (True, "Ina", "Ina dismissed this station")


def test_what_another_is_told_or_anybody_calls_lets_nobody_go(logins, book_url, place):
    logins.admit("Clock")
    with psycopg.connect(**reaching.line(book_url), autocommit=True) as anybody:
        anybody.execute("notify farewell, 'ended'")
    logins.dismiss("Clock", "Ina")
    told = []
    place.wake(lambda: told.append(place.farewell()))

    with psycopg.connect(**reaching.line(book_url), autocommit=True) as anybody:
        anybody.execute("notify record")  # comes behind the others
    until = time.monotonic() + PATIENCE
    while not told and time.monotonic() < until:
        time.sleep(0.01)

    assert set(told) == {None}


def test_there_is_room_for_so_many_stations_as_the_server_has_connections_for(logins):
    for number in range(STATIONS):
        logins.admit(f"Floor {number}")

    sentence = "all 20 stations that there is room for have joined: dismiss one first"
    with pytest.raises(Full, match=f"^{sentence}$"):
        logins.admit("Late")
    assert STATIONS * AT_ONCE == Limits().connections < CONNECTIONS


def test_a_dismissed_station_is_gone_and_the_others_stay(logins):
    for name in ("Floor", "Clock", "Floor"):
        logins.admit(name)

    logins.dismiss("Floor", "Ina")

    assert [one.name for one in logins.known()] == ["Clock", "Floor 2"]


def test_the_window_of_the_machine_that_shares_is_none_of_its_stations(logins, book_url):
    logins.admit("Floor")
    first, second = logins.window(), logins.window()

    there = {one.login for one in ServerLogins(book_url).admitted()}
    assert (first.login in there, second.login in there) == (False, True)
    assert [one.name for one in logins.known()] == ["Floor"]


def test_a_look_at_the_stations_takes_one_connection(logins, monkeypatch):
    logins.admit("Floor")
    made, connect = [], psycopg.connect
    monkeypatch.setattr(psycopg, "connect", lambda **line: made.append(line) or connect(**line))

    seen = logins.look("http://127.0.0.1:8420/")

    assert seen == Seen([Known("Floor", "", "", since=None)], [])
    assert len(made) == 1

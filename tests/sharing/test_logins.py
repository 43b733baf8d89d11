"""The stations of a shared evening have real logins at a real server."""

import pytest

from director.books.book import Books
from director.books.server.logins import Logins as ServerLogins
from director.books.server.place import ServerPlace
from director.sharing.logins import Known, Logins
from director.tournament.staff.role import Role


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

    assert logins.known() == [Known("Floor", "", "", here=False)]


def test_where_there_is_staff_a_station_looks_on_until_somebody_signs_in(logins, book):
    book.staff.enter("Ina", Role.DIRECTOR, "2580", "Ina", "desk 1")

    assert logins.admit("Floor").role is Role.DISPLAY


def test_a_dismissed_station_is_gone_and_the_others_stay(logins):
    for name in ("Floor", "Clock", "Floor"):
        logins.admit(name)

    logins.dismiss("Floor")

    assert [one.name for one in logins.known()] == ["Clock", "Floor 2"]


def test_the_window_of_the_machine_that_shares_is_none_of_its_stations(logins, book_url):
    logins.admit("Floor")
    first, second = logins.window(), logins.window()

    there = {one.login for one in ServerLogins(book_url).admitted()}
    assert (first.login in there, second.login in there) == (False, True)
    assert [one.name for one in logins.known()] == ["Floor"]

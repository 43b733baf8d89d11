"""Stations at one book on a server, each with a way of its own there."""

from contextlib import ExitStack
from datetime import UTC, datetime, timedelta

import psycopg
import pytest
from sqlalchemy import make_url

from director.books.book import Books
from director.books.server.logins import Logins
from director.books.server.look_ups import LookUps
from director.books.server.place import ServerPlace
from director.desk.event_list import EventList
from director.house import shelf
from director.tournament.entries.people import Change, Person
from director.tournament.staff.role import Role
from tests.books.server.by_hand import ANN
from tests.shipped import shipped_games

LATER = timedelta(hours=1)


@pytest.fixture
def reached(book_url, tmp_path):
    """Opens the book as a station of this name has it, by the same address or another."""
    with ExitStack() as until_then:

        def reached(station, url=book_url, **way):
            book = Books(ServerPlace(url, tmp_path / station, **way))
            until_then.callback(book.close)
            return book

        yield reached


@pytest.fixture
def book(reached):
    return reached("desk 1")


@pytest.fixture
def listed():
    """The events of a book for somebody at a station, who goes by the book's time."""

    def listed(book, who="Ina", station="desk 1"):
        folders = [shelf.structures()]
        return EventList(book, shipped_games(), folders, who, station, book.now)

    return listed


@pytest.fixture
def event_list(book, listed):
    return listed(book)


@pytest.fixture
def logins(book_url):
    logins = Logins(book_url)
    yield logins
    logins.end()


@pytest.fixture
def evening(event_list, book):
    """The director's desk of a sample evening; there is staff, and somebody with contacts."""
    book.staff.enter("Ina", Role.DIRECTOR, "2580", "Ina", "desk 1")
    book.register.write([Change(Person(), ANN)], "Ina", "desk 1")
    return event_list.sample()


@pytest.fixture
def admitted(logins, book_url):
    """The address of the book for Uwe at station 2, in a role."""

    def admitted(role, person="Uwe", station="station 2", until=LATER, **how):
        made = logins.admit(person, station, role, datetime.now(UTC) + until, **how)
        url = make_url(book_url).set(username=made.login, password=made.password)
        return url.render_as_string(hide_password=False)

    return admitted


@pytest.fixture
def asked(admitted):
    """A connection of Uwe's, in a role, where every statement is committed at once."""
    opened = []

    def asked(role, **how):
        opened.append(psycopg.connect(admitted(role, **how), autocommit=True))
        return opened[-1]

    yield asked
    for one in opened:
        one.close()


@pytest.fixture
def looked_up(book_url, tmp_path):
    """Brings the look-up tables up to the log, as whoever shares the evening does."""
    place = ServerPlace(book_url, tmp_path / "keeper")
    yield LookUps(place).keep_up
    place.close()


@pytest.fixture
def owner(book_url):
    with psycopg.connect(book_url, autocommit=True) as owner:
        yield owner

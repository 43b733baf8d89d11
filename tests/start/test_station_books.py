"""The books of an evening on several stations, the sharing laptop's played by another file."""

from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest

from director.books.book import Books
from director.desk.desk import Desk, open_event
from director.house.home import Home
from director.house.settings import Settings
from director.start.meetings import Meetings
from director.start.station_books import StationBooks
from director.tournament.commands import Register
from director.tournament.log.books import BookFailed, EventNumber
from tests.stations_of_paper import PaperJoining
from tests.tournament.evening import STRUCTURE

WAIT = timedelta(seconds=20)


@pytest.fixture
def shared(tmp_path):
    """The book of another laptop, with an evening in it."""
    path = tmp_path / "theirs" / "events.book"
    path.parent.mkdir()
    with closing(Books(path)) as book:
        desk = open_event(book, "Friday", STRUCTURE, "Ina", "first laptop")
        desk.do(Register(desk.player("Ann Ost"), "late"))
    return path


@pytest.fixture
def station(tmp_path, shared):
    """A station that may join it, with an evening of its own."""
    home = Home(tmp_path / "ours")
    home.folder.mkdir()
    with closing(Books(home.book)) as book:
        open_event(book, "Own game", STRUCTURE, "Tess", "second laptop")
    joining = PaperJoining(before=[("Friday", str(shared))])
    made = StationBooks(
        home,
        Settings(home.settings),
        lambda: joining,
        lambda: ("Tess", "second laptop"),
        Meetings(home, pytest.fail),
    )
    return made, home


def followed(made, records):
    """What is followed, once it has come so far."""
    until = datetime.now(UTC) + WAIT
    while (copied := made.copied()) is None or copied.records < records:
        assert datetime.now(UTC) < until
    return copied


def test_of_an_evening_that_was_joined_a_station_keeps_a_whole_copy(station, shared):
    made, _ = station
    opened = made.open_book(str(shared))

    copied = followed(made, 2)

    opened.book.close()
    assert (copied.records, copied.who, copied.station) == (2, "Ina", "first laptop")


def test_its_own_book_a_station_does_not_follow(station):
    made, _ = station

    opened = made.open_book("")

    opened.book.close()
    assert made.follows() is None


def test_a_station_that_carries_on_has_the_evening_in_its_own_book(station, shared):
    made, _ = station
    made.open_book(str(shared))
    followed(made, 2)

    address = made.carry_on()

    opened = made.open_book(address)
    desk = Desk(opened.book, EventNumber(1), "Tess", "second laptop")
    opened.book.close()
    assert (desk.tournament.name, len(desk.tournament.entries)) == ("Friday", 1)
    assert len(desk.log.records) == 3  # the fork is marked


def test_the_book_that_was_there_is_moved_aside_and_not_lost(station, shared):
    made, home = station
    made.open_book(str(shared))
    followed(made, 2)

    made.carry_on()

    (aside,) = home.folder.glob("events until *.book")
    with closing(Books(aside)) as book:
        assert [row.name for row in book.events()] == ["Own game"]


def test_why_the_copy_of_a_joined_evening_does_not_grow_is_told(station, shared):
    made, _ = station
    assert made.trouble() == ""
    opened = made.open_book(str(shared))
    followed(made, 2)
    growing = made.trouble()

    opened.book.following.trouble = BookFailed("the disk is full")

    assert (growing, made.trouble()) == ("", "the disk is full")
    opened.book.close()

"""Stations at one book on a server, each with a way of its own there."""

from contextlib import ExitStack

import pytest

from director.books.book import Books
from director.books.server.place import ServerPlace
from director.desk.event_list import EventList
from director.engine.games.library import Library
from director.house import shelf


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
        return EventList(book, Library(shelf.games()), folders, who, station, book.now)

    return listed


@pytest.fixture
def event_list(book, listed):
    return listed(book)

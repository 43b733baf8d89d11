"""A book in a folder of its own, and an event list that writes in it."""

import pytest

from director.books.book import Books
from director.desk.event_list import EventList
from director.house import shelf
from tests.shipped import shipped_games


@pytest.fixture
def path(tmp_path):
    return tmp_path / "events.book"


@pytest.fixture
def book(path, tmp_path, request):
    """A book in a file; on a server where a test says so: tests.servers.wherever."""
    if getattr(request, "param", "file") == "server":
        from director.books.server.place import ServerPlace  # noqa: PLC0415 -- few need it

        book = Books(ServerPlace(request.getfixturevalue("book_url"), tmp_path / "notes"))
    else:
        book = Books(path, [tmp_path / "copies", tmp_path / "stick"])
    yield book
    book.close()


@pytest.fixture
def event_list(book):
    return EventList(book, shipped_games(), [shelf.structures()], "Ina", "desk 1")

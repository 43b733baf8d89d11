"""The board of an evening that is shared: a server calls it, and its going away is said."""

import os
import signal
import time

import pytest

from director.books.book import Books
from director.books.server.place import ServerPlace
from director.desk.event_list import EventList
from director.house import shelf
from director.tournament.commands import MoveClock
from director.web.board import PublicBoard
from director.web.evenings import Evenings
from tests.servers import new_book, running
from tests.shipped import shipped_games

LIBRARY = shipped_games()


class Shared:
    """A desk at a station, and the board at the machine that shares."""

    def __init__(self, loop, serve, url, folder):
        self.written = Books(ServerPlace(url, folder / "desk"))
        self.read = Books(ServerPlace(url, folder / "board"))
        desks = EventList(
            self.written, LIBRARY, [shelf.structures()], "Ina", "desk", self.written.now
        )
        self.desk = desks.sample()
        self._loop = loop
        self._open = loop.run(self._opened())
        self.site = serve(self.board.app)

    async def _opened(self):
        self.evenings = Evenings(self.read, LIBRARY, self.read.now)
        self.board = PublicBoard(self.evenings)
        contexts = (self.evenings.followed(), self.board.kept())
        for one in contexts:
            await one.__aenter__()
        return contexts

    async def _closed(self):
        for one in reversed(self._open):
            await one.__aexit__(None, None, None)

    def close(self):
        self._loop.run(self._closed())
        self.evenings.close()
        self.written.close()
        self.read.close()

    def until_it_says(self, words, seconds=20):
        """How long it took until the board said this."""
        began = time.monotonic()
        while words not in self.site.get("/").body:
            assert time.monotonic() - began < seconds
            time.sleep(0.02)
        return time.monotonic() - began


@pytest.fixture
def shared(loop, serve, tmp_path):
    made = []

    def begin(url):
        made.append(Shared(loop, serve, url, tmp_path))
        return made[-1]

    yield begin
    for one in made:
        one.close()


def test_what_is_done_at_a_station_is_on_the_board_within_a_second(shared, book_url):
    evening = shared(book_url)
    assert "Level 1" in evening.site.get("/").body

    evening.desk.do(MoveClock(2))

    assert evening.until_it_says("Level 3") < 1


def test_a_server_that_goes_is_said_within_five_seconds_and_the_clock_goes_on(shared):
    with running() as server:
        evening = shared(new_book(server))
        os.kill(server.process, signal.SIGKILL)

        assert evening.until_it_says("not up to date since") < 5
        page = evening.site.get("/").body
        assert "data-until" in page
        assert "Level 1" in page

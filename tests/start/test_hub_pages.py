"""What the hub gives browsers: where the board is, and what is handed on to it."""

import asyncio
import socket
import sys
from contextlib import asynccontextmanager
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest

from director.start.hub_pages import HubPages, Pages
from director.web.serving import CannotListen


async def nothing(scope, receive, send):
    raise AssertionError


@asynccontextmanager
async def book(*_):
    yield Pages(nothing, None)


def test_two_boards_of_one_machine_have_each_a_port_and_keep_it():
    async def addresses():
        one, other = (HubPages(book, "", "127.0.0.1") for _ in range(2))
        found = []
        for pages in (one, other):
            await pages.show(board=True, remote=False)
            found.append(pages.board)
        await other.show(board=False, remote=False)
        off = other.board
        await other.show(board=True, remote=False)
        again = other.board
        await one.close()
        await other.close()
        return found, off, again

    (first, second), off, again = asyncio.run(addresses())

    assert (off, again) == ("", second)
    assert first != second


@pytest.mark.skipif(sys.platform == "darwin", reason="a Mac has one address for itself")
def test_a_board_goes_where_the_evening_goes_and_keeps_its_port():
    async def addresses():
        pages = HubPages(book, "", "127.0.0.1")
        await pages.show(board=True, remote=False)
        before = urlsplit(pages.board)
        pages.move("127.0.0.2")
        while is_open(before.hostname, before.port):
            await asyncio.sleep(0.01)
        after = urlsplit(pages.board)
        opened = is_open(after.hostname, after.port)
        await pages.close()
        return before, after, opened

    before, after, opened = asyncio.run(addresses())

    assert (after.hostname, after.port) == ("127.0.0.2", before.port)
    assert opened


def test_where_no_browser_can_come_board_and_remote_are_off_and_it_is_said():
    async def evening():
        pages = HubPages(book, "", "fe80::5%eth0")
        with pytest.raises(CannotListen) as refused:
            await pages.show(board=True, remote=True)
        shown = (pages.board, pages.remote(4545))
        await pages.close()
        return str(refused.value), shown

    said, shown = asyncio.run(evening())

    assert said == "no browser opens fe80::5: share on a network that gives addresses"
    assert shown == ("", "")


def is_open(address, port):
    with socket.socket() as tried:
        return not tried.connect_ex((address, port))


def test_what_was_announced_before_the_board_is_on_stands_on_it_too():
    said = []

    @asynccontextmanager
    async def heard(*_):
        yield Pages(nothing, None, lambda event, words: said.append((event, words)))

    async def evening():
        pages = HubPages(heard, "", "127.0.0.1")
        pages.announce(3, "Dinner")
        pages.announce(3, "Dinner is served")
        await pages.show(board=True, remote=False)
        pages.announce(4, "Late registration closes")
        await pages.close()

    asyncio.run(evening())

    assert said == [(3, "Dinner is served"), (4, "Late registration closes")]


class PaperRemote:
    pin = "123456"

    async def app(self, scope, receive, send):
        raise AssertionError

    async def sign_everybody_out(self):
        """Nobody is."""


async def no_content(scope, receive, send):
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@pytest.mark.parametrize(
    ("board", "remote", "answers"),
    [
        (True, False, [204, 204, 204]),
        (False, True, [404, 200, 200]),
        (True, True, [204, 200, 204]),
    ],
)
def test_the_way_to_the_remote_is_there_while_the_remote_is_on_with_or_without_the_board(
    board, remote, answers
):
    @asynccontextmanager
    async def opened(*_):
        yield Pages(no_content, PaperRemote())

    def status(at, path):
        try:
            with urlopen(f"http://127.0.0.1:{at}{path}", timeout=10) as answer:
                return answer.status
        except HTTPError as refused:
            return refused.code

    async def evening():
        pages = HubPages(opened, "", "127.0.0.1", secret="K7QM3XPR")
        await pages.show(board=board, remote=remote)
        told = urlsplit(pages.remote(4545) or pages.board)
        found = [await asyncio.to_thread(status, told.port, one) for one in PATHS]
        await pages.show(board=False, remote=False)
        off = (pages.board, pages.remote(4545))
        await pages.close()
        return told, found, off

    told, found, off = asyncio.run(evening())

    assert found == answers
    assert (told.path, told.fragment) == (("/floor", "4545/K7QM3XPR") if remote else ("/", ""))
    assert off == ("", "")


PATHS = ("/", "/floor", "/board.css")

"""What the hub gives browsers: where the board is, and what is handed on to it."""

import asyncio
import socket
import sys
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest

from director.start.hub_pages import HubPages, Pages


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

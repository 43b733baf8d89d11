"""What browsers are given of a shared evening: the board, and the floor's remote.

Nothing of it is there until it is switched on. The board is plain HTTP, for everybody, and so is
the page that says what browsers warn of; the remote is behind the door, in TLS, and there only for
who was shown its address.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from socket import socket
from typing import NamedTuple, Protocol

from director.desk.phones import Phones
from director.desk.stations import bare, where
from director.sharing.door import PATHS
from director.sharing.places import Places
from director.sharing.remote_address import RemoteAddress
from director.sharing.strangers import Strangers
from director.translation import say
from director.web.asgi import App, Receive, Scope, Send
from director.web.guard import Guard, Limits
from director.web.remote_way import PATHS as PATHS_OF_WAY
from director.web.remote_way import WAY, remote_way
from director.web.serving import MOST, CannotListen, Serving, listening, serving

_AT_THE_DOOR = Limits(methods=("POST",), body=4_096, each_second=5, at_once=20)
_BOARD = "/"
_PORT = 8420
"""Of the board, where nobody else has it: what is printed and scanned stays good."""


class RemotePages(Protocol):
    """The remote, as far as it is switched on and off."""

    app: App

    @property
    def pin(self) -> str:
        """By which people sign in where the house has no staff."""

    async def sign_everybody_out(self) -> None:
        """Ends every session."""


class Pages(NamedTuple):
    """The apps over one book, each behind its own guard; None for what there is not."""

    board: App | None
    remote: RemotePages | None
    announce: Callable[[int, str], object] = lambda *_: None
    """Says words on an event's board."""


Book = Callable[[str, Phones | None, str, Strangers], AbstractAsyncContextManager[Pages]]
"""Opens the book at an address, and closes it afterwards; phones write by logins of their own.

With what the remote's paths begin with, and where wrong PINs are noted. Raises BookFailed.
"""


@asynccontextmanager
async def no_book(*_: object) -> AsyncIterator[Pages]:
    """No pages, whatever the book."""
    yield Pages(None, None)


class HubPages:
    """The pages of one evening, which are switched on and off."""

    def __init__(
        self,
        opens: Book,
        book: str,
        address: str,
        phones: Phones | None = None,
        secret: str = "",
        strangers: Strangers | None = None,
    ) -> None:
        """`book` is its address for this machine, `address` where it is shared.

        `secret` is what whoever comes to the remote has been shown; without, nobody does.
        """
        self.strangers = strangers or Strangers(address)
        self._places = Places(MOST, MOST, self.strangers)
        """Of the board."""
        self._known = RemoteAddress(secret, self.strangers)
        self._opens = opens
        self._book = book
        self._phones = phones
        self._address = address
        self._opened = AsyncExitStack()
        self._serving = AsyncExitStack()
        self._pages: Pages | None = None
        self._port = _PORT
        self._announced: dict[int, str] = {}
        """What is announced now, by event: the board may be switched on later."""
        self._served: Serving | None = None
        """What is plain HTTP: the board and the way to the remote."""
        self._board: App | None = None
        self._way = remote_way()
        self._remote: RemotePages | None = None

    async def show(self, *, board: bool, remote: bool) -> None:
        """Switches them on and off. Raises BookFailed, CannotListen; then they are off."""
        if (board or remote) and self._is_for_no_browser:
            sentence = "no browser opens {address}: share on a network that gives addresses"
            raise CannotListen(say(sentence, address=bare(self._address)))
        if (board or remote) and self._pages is None:
            self._pages = await self._opened.enter_async_context(
                self._opens(self._book, self._phones, self._known.base, self.strangers)
            )
            for event, words in self._announced.items():
                self._pages.announce(event, words)
        pages = self._pages or Pages(None, None)
        if self._remote and not remote:
            await self._remote.sign_everybody_out()
        self._remote = None
        if self._served and not board:  # whoever has it open reads on no more
            self._served, self._board = None, None
            await self._serving.aclose()
        if (board or remote) and not self._served:
            at = _listening(self._address, self._port)
            self._served = await self._serving.enter_async_context(
                serving(_in_the_clear(self), at, places=self._places)
            )
            self._port = self._served.port  # the same address when it is switched on again
        self._board = pages.board if board else None
        self._remote = pages.remote if remote else None

    def move(self, address: str) -> None:
        """The evening is shared at another address now. Raises CannotListen."""
        if self._served:
            self._served.listen_at(_listening(address, self._port))
        self._address = address

    @property
    def board(self) -> str:
        """Its address for browsers; empty while it is off."""
        return f"{self._at}{_BOARD}" if self._board and not self._is_for_no_browser else ""

    @property
    def _is_for_no_browser(self) -> bool:
        """Whether it is an address that machines give themselves: it is in no web address."""
        return self._address != bare(self._address)

    @property
    def _at(self) -> str:
        assert self._served
        return f"http://{where(bare(self._served.address), self._served.port)}"

    async def answer_in_the_clear(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers for the board, and for the way to the remote."""
        is_way = self._remote and (scope.get("path") in PATHS_OF_WAY or not self._board)
        app = self._way if is_way else self._board
        await (app(scope, receive, send) if app else _nothing_there(send))

    def announce(self, event: int, words: str) -> None:
        """Says words on an event's board, now or as soon as it is on; nothing takes them away."""
        self._announced[event] = words
        if self._pages:
            self._pages.announce(event, words)

    def remote(self, port: int) -> str:
        """The way to the remote behind the door at this port; empty while it is off."""
        is_on = self._remote and not self._is_for_no_browser
        return f"{self._at}{WAY}#{port}/{self._known.secret}" if is_on else ""

    @property
    def pin(self) -> str:
        """By which people sign in at the remote in a house without staff; empty while it is off."""
        return self._remote.pin if self._remote else ""

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers for the remote, where it is on, to whoever knows its address."""
        path = self._known.path(address_of(scope), scope["path"]) if self._remote else ""
        if self._remote and path:
            known = {**scope, "path": path, "raw_path": path.encode("utf-8", "replace")}
            await self._remote.app(known, receive, send)
        else:
            await _nothing_there(send)

    def put_out(self, address: str) -> None:
        """Closes what the board has open with this address."""
        self._places.put_out(address)

    async def close(self) -> None:
        """Closes all of it."""
        await self.show(board=False, remote=False)
        await self._opened.aclose()


def _listening(address: str, port: int) -> socket:
    """At this port, or at any free one where somebody else has it. Raises CannotListen."""
    try:
        return listening(address, port)
    except CannotListen:
        return listening(address)


def _in_the_clear(pages: HubPages) -> App:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await pages.answer_in_the_clear(scope, receive, send)

    return app


def at_the_door(door: App, pages: HubPages) -> App:
    """The door, with its limits, and the remote beside it, which has its own."""
    guarded = Guard(door, _AT_THE_DOOR)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] not in PATHS:
            await pages.answer(scope, receive, send)
        else:
            await guarded(scope, receive, send)

    return app


def address_of(scope: Scope) -> str:
    """The address that asks."""
    client = scope.get("client")
    return client[0] if client else ""


async def _nothing_there(send: Send) -> None:
    headers = [(b"content-length", b"0"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": 404, "headers": headers})
    await send({"type": "http.response.body", "body": b""})

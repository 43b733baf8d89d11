"""A web server in a running asyncio loop: its socket, its limits, and its end.

What is asked of it comes from strangers: a connection that asks for nothing is closed, and so is
one that takes too long to say what it wants.
"""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from ssl import SSLContext
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from director.sharing.listener import listener_at
from director.sharing.places import Place, Places
from director.translation import say
from director.web.asgi import App

if sys.platform != "win32":
    import resource  # Windows has no such limit

_QUEUE = 1024
"""Connections that may wait to be taken."""
MOST = 2000
"""Connections at once; a board tells 600 readers, and thousands ask beside them."""
_HANDSHAKE = 5.0
"""Seconds for TLS to begin."""
_A_WHILE = 0.1
"""Seconds, when the system has no room for another connection."""
_HEAD = 16 * 1024
"""Bytes that the head of a request may have."""
PATIENCE = 10.0
"""Seconds in which a request is to be said."""
_ENDING = 1
"""Seconds that what is being answered gets when the server stops."""


class CannotListen(Exception):
    """An address or port of this machine cannot be listened on; says why."""


class Serving:
    """A server that answers."""

    def __init__(
        self, accept: Callable[[socket.socket], Coroutine[Any, Any, None]], on: socket.socket
    ) -> None:
        self._accept = accept
        self._accepting: asyncio.Task[None] | None = None
        self.listen_at(on)

    def listen_at(self, on: socket.socket) -> None:
        """From now on it takes connections there; those that it has taken go on."""
        self.stop()
        self.address, self.port = on.getsockname()[:2]
        self._accepting = asyncio.create_task(self._accept(on))
        self._accepting.add_done_callback(lambda _: on.close())

    def stop(self) -> None:
        """It takes none any more."""
        if self._accepting:
            self._accepting.cancel()


def listening(address: str, port: int = 0) -> socket.socket:
    """A socket on this very address; port 0 is any free one. Raises CannotListen."""
    try:
        return listener_at(address, port, _QUEUE)
    except ValueError:
        raise CannotListen(say("“{address}” is not an address", address=address)) from None
    except OSError as failure:
        sentence = "cannot listen on {address}, port {port}: {why}"
        why = failure.strerror or str(failure)
        raise CannotListen(say(sentence, address=address, port=port, why=why)) from None


@asynccontextmanager
async def serving(
    app: App, on: socket.socket, tls: SSLContext | None = None, places: Places | None = None
) -> AsyncIterator[Serving]:
    """Serves an application on a socket until the block is left; then the socket is closed.

    Where all `places` are taken, whoever comes has that of the neighbor who has most.
    """
    places = places or Places(MOST, MOST)
    config = uvicorn.Config(
        app,
        http=_Patient,
        ws="none",
        lifespan="off",
        log_config=None,
        log_level="critical",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        h11_max_incomplete_event_size=_HEAD,
        timeout_graceful_shutdown=_ENDING,
    )
    config.load()
    _allow_files(MOST + _QUEUE)
    server = _Server(config)
    beginning: set[asyncio.Task[None]] = set()
    accept = partial(_accept, tls=tls, server=server, places=places, beginning=beginning)
    task = asyncio.create_task(server.serve(sockets=[]))
    try:
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        serves = Serving(accept, on)
        try:
            yield serves
        finally:
            serves.stop()
    finally:
        server.should_exit = True
        await task
        on.close()


async def _accept(
    on: socket.socket,
    tls: SSLContext | None,
    server: "_Server",
    places: Places,
    beginning: set[asyncio.Task[None]],
) -> None:
    """Takes connections, and counts them before anything is spoken."""
    loop = asyncio.get_running_loop()
    while True:
        try:
            came, (address, *_) = await loop.sock_accept(on)
        except OSError:  # this one has gone again, or there is no room for more
            await asyncio.sleep(_A_WHILE)
            continue
        if (place := places.take(address)) is None:
            came.close()
            continue
        visit = loop.create_task(_begin(came, tls, server, places, place))
        place.leave = visit.cancel
        beginning.add(visit)
        visit.add_done_callback(beginning.discard)
        await asyncio.sleep(0)  # it begins: what never began would leave its socket open


async def _begin(
    came: socket.socket,
    tls: SSLContext | None,
    server: "_Server",
    places: Places,
    place: Place,
) -> None:
    """Has what comes through a connection answered; its place is free when it has ended."""

    def protocol() -> _Patient:
        made = _Patient(server.config, server.server_state, {"place": place})
        made.ended = lambda: places.give_up(place)
        return made

    times = {"ssl_handshake_timeout": _HANDSHAKE} if tls else {}
    try:
        transport, _ = await asyncio.get_running_loop().connect_accepted_socket(
            protocol, came, ssl=tls, **times
        )
    except (OSError, asyncio.CancelledError):  # it never began: no protocol hears of its end
        places.give_up(place)
    else:
        place.leave = transport.abort


def _allow_files(count: int) -> None:
    """Lets this process have so many connections open, as far as the system does."""
    if sys.platform == "win32":
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count if most == resource.RLIM_INFINITY else min(count, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class _Server(uvicorn.Server):
    """Signals are the business of the process, not of a server in it."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class _Patient(H11Protocol):
    """Waits for the head of a request, but not for ever."""

    ended: Callable[[], object]
    """Hears that the connection has ended."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._deadline = self.loop.call_later(PATIENCE, self._give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        self._deadline.cancel()
        super().connection_lost(exc)
        self.ended()

    def data_received(self, data: bytes) -> None:
        asked = self.cycle
        super().data_received(data)
        if self.cycle is not asked:
            self._deadline.cancel()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._deadline.cancel()
        self._deadline = self.loop.call_later(PATIENCE, self._give_up)

    def _give_up(self) -> None:
        self.timeout_keep_alive_handler()

"""The gate before the server: what other machines reach, in TLS and nothing else.

The server itself is there for this machine alone. Through the gate come stations that speak
PostgreSQL's protocol and sign in as one of the evening's people. It has a thread of its own, and
says nothing of the strangers that it drops.
"""

import asyncio
import socket
import ssl
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial

from director.sharing.certificate import Certificate, context
from director.sharing.house_server import HouseServer
from director.sharing.listener import listening
from director.sharing.places import Place, Places
from director.sharing.server_folder import OF_STATIONS, OWNER
from director.sharing.server_programs import unable
from director.sharing.startup_packet import Unwelcome, refusal, startup_packet
from director.sharing.strangers import Strangers
from director.translation import say

_HERE = "127.0.0.1"
_PROTOCOL = "postgresql"
"""What both sides say they will speak (ALPN): no browser and no other program is let through."""
_AT_ONCE = 65_536
_TO_SAY_GOODBYE = 2.0
_A_WHILE = 0.1
"""Seconds, when the system has no room for another connection."""
_NO_LOGIN, _NOT_NOW = "28000", "57P03"
"""PostgreSQL's words for it."""
_SIGNED_IN = b"R\0\0\0\x08\0\0\0\0"
"""What the server says to whoever has shown the right password (AuthenticationOk)."""
_UNTIL_THEN = 4096
"""Bytes within which it says so."""
_ALIVE = {"TCP_KEEPIDLE": 2, "TCP_KEEPINTVL": 1, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 5000}
"""How soon a line that is dead is noticed, in what each system has of these."""


@dataclass(frozen=True)
class Limits:
    """How much of it strangers may take."""

    connections: int = OF_STATIONS
    from_one_address: int = 32
    """A station takes up to eight; more than one may run on a machine."""
    seconds: float = 5.0
    """To finish the handshake and to say who one is."""


class Gate:
    """A gate that is open until it is stopped."""

    def __init__(
        self,
        listener: socket.socket,
        tls: ssl.SSLContext,
        to: int,
        limits: Limits,
        strangers: Strangers | None = None,
        house: HouseServer | None = None,
    ) -> None:
        self._host = house.host if house else _HERE
        self._owner = house.owner if house else OWNER
        self.to = to
        """The server's port on this machine; another after a restart."""
        self.address, self.port = listener.getsockname()[:2]
        self._tls = tls
        self._limits = limits
        self._places = Places(limits.connections, limits.from_one_address, strangers)
        self._visits: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()
        self._ended = asyncio.Event()
        self._accepting = self._loop.create_task(self._accept(listener))
        self._thread = threading.Thread(target=self._run, name="gate", daemon=True)
        self._thread.start()

    @property
    def connections(self) -> int:
        """How many there are, strangers among them."""
        return self._places.taken

    def put_out(self, address: str) -> None:
        """Closes whatever comes from this address."""
        self._loop.call_soon_threadsafe(self._places.put_out, address)

    def listen_at(self, listener: socket.socket) -> None:
        """From now on it takes connections there; those that it has taken go on."""
        self.address, self.port = listener.getsockname()[:2]

        def move() -> None:
            self._accepting.cancel()
            self._accepting = self._loop.create_task(self._accept(listener))

        self._loop.call_soon_threadsafe(move)

    def stop(self) -> None:
        """Closes it, and every connection through it."""
        with suppress(RuntimeError):  # it has been stopped already
            self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join()

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._until_stopped())

    async def _until_stopped(self) -> None:
        await self._ended.wait()
        self._accepting.cancel()
        await asyncio.sleep(0)  # who has just come begins a visit, or nobody would end it

    async def _accept(self, listener: socket.socket) -> None:
        with listener:
            await self._take_from(listener)

    async def _take_from(self, listener: socket.socket) -> None:
        loop, visits = asyncio.get_running_loop(), self._visits
        while True:
            try:
                came, (address, *_) = await loop.sock_accept(listener)
            except OSError:  # this one has gone again, or there is no room for more
                await asyncio.sleep(_A_WHILE)
                continue
            place = self._places.take(address)
            if place is None:
                came.close()
                continue
            _keep_alive(came)
            visit = loop.create_task(self._visit(came, place))
            place.leave = visit.cancel
            visits.add(visit)
            visit.add_done_callback(visits.discard)
            visit.add_done_callback(partial(self._gone, place))
            await asyncio.sleep(0)  # it begins: what never began would leave its socket open

    def _gone(self, place: Place, _: object) -> None:
        self._places.give_up(place)

    async def _visit(self, came: socket.socket, place: Place) -> None:
        """A connection from its first byte to its last."""
        with suppress(OSError, EOFError, Unwelcome):  # a TimeoutError is an OSError
            async with asyncio.timeout(self._limits.seconds):
                reader, writer = await self._secured(came)
            async with _closed_after(writer):
                await self._led(reader, writer, place)

    async def _secured(
        self, came: socket.socket
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The same connection in TLS. Raises OSError, Unwelcome."""
        loop = asyncio.get_running_loop()
        reader = asyncio.StreamReader()
        protocol = asyncio.StreamReaderProtocol(reader)
        transport, _ = await loop.connect_accepted_socket(
            lambda: protocol,
            came,
            ssl=self._tls,
            ssl_handshake_timeout=self._limits.seconds,
            ssl_shutdown_timeout=_TO_SAY_GOODBYE,
        )
        if transport.get_extra_info("ssl_object").selected_alpn_protocol() != _PROTOCOL:
            transport.abort()
            raise Unwelcome
        return reader, asyncio.StreamWriter(transport, protocol, reader, loop)

    async def _led(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, place: Place
    ) -> None:
        """To the server and back, until either has had enough."""
        async with asyncio.timeout(self._limits.seconds):
            packet, login = await startup_packet(reader)
            if login in (OWNER, self._owner):
                writer.write(refusal(_NO_LOGIN, say("nobody signs in as {name} here", name=login)))
                return
            try:
                server_reader, server = await asyncio.open_connection(self._host, self.to)
            except OSError:
                writer.write(refusal(_NOT_NOW, say("the server does not run just now")))
                return
        async with _closed_after(server):
            server.write(packet)
            await asyncio.gather(_pump(reader, server), _pump(server_reader, writer, place))


@asynccontextmanager
async def _closed_after(writer: asyncio.StreamWriter) -> AsyncIterator[None]:
    """Closes a connection, without a goodbye where the gate itself is stopped."""
    try:
        yield
    except asyncio.CancelledError:
        with suppress(AttributeError):  # Python 3.11.2, where it has been closed twice before
            writer.transport.abort()
        raise
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def _pump(
    source: asyncio.StreamReader, target: asyncio.StreamWriter, place: Place | None = None
) -> None:
    """Carries what comes; the place of who is seen to have signed in nobody else is given."""
    begun = b""
    with suppress(OSError):
        while data := await source.read(_AT_ONCE):
            if place and not place.is_kept and len(begun) < _UNTIL_THEN:
                begun += data
                place.is_kept = _SIGNED_IN in begun
            target.write(data)
            await target.drain()
    target.close()


def _keep_alive(came: socket.socket) -> None:
    """Has the system notice when the other side is gone without a word."""
    with suppress(OSError):  # gone already
        came.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in _ALIVE.items():
            option = getattr(socket, name, None)
            if option is not None:
                came.setsockopt(socket.IPPROTO_TCP, option, value)


def open_gate(
    certificate: Certificate, address: str, port: int, to: int, limits: Limits | None = None
) -> Gate:
    """Opens a gate at an address of this machine, to the server's port; port 0 is any free one.

    Raises ServerFailed.
    """
    return gate_at(certificate, listening(address, port), to, limits)


def gate_at(
    certificate: Certificate,
    listener: socket.socket,
    to: int,
    limits: Limits | None = None,
    strangers: Strangers | None = None,
    house: HouseServer | None = None,
) -> Gate:
    """Opens a gate at a socket that takes connections. Raises ServerFailed.

    Behind it is the server of this machine, or that of the house.
    """
    try:
        tls = context(certificate)
    except OSError as error:
        listener.close()
        raise unable(error) from error
    tls.set_alpn_protocols([_PROTOCOL])
    return Gate(listener, tls, to, limits or Limits(), strangers, house)

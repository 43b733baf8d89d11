"""A door that stands open on this machine, and what may stand between it and a station."""

import asyncio
import selectors
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import cast

from director import __version__
from director.sharing.admission import Admission
from director.sharing.certificate import Certificate, certificate, context
from director.sharing.door import door
from director.sharing.invitation import Invitation
from director.sharing.listener import listening
from director.start.hub_pages import HubPages, at_the_door, no_book
from director.web.serving import serving

HERE = "127.0.0.1"
CODE = "K7QM3X"
OTHER_CODE = "K7QM3W"
PASSWORD = "a password for one evening"
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


@dataclass
class Watch:
    """A clock that somebody sets."""

    at: datetime = NOON

    def __call__(self) -> datetime:
        return self.at

    def forward(self, **much: float) -> None:
        self.at += timedelta(**much)


@dataclass
class Door:
    """An open door."""

    port: int
    admission: Admission
    certificate: Certificate
    watch: Watch
    admitted: list[str] = field(default_factory=list)

    def invitation(self, code: str = CODE, port: int = 0, *, scanned: bool = False) -> Invitation:
        """What somebody typed, or scanned; with another port where something stands between."""
        seen = self.certificate.fingerprint if scanned else ""
        return Invitation(HERE, port or self.port, code, seen)


@contextmanager
def open_door(folder: Path, version: str = __version__) -> Iterator[Door]:
    """A door with a code that is open; it lets in without any server behind it."""
    shown = certificate(folder, HERE, HERE, datetime.now(UTC))
    watch = Watch()
    admission = Admission(shown.fingerprint, version, watch, lambda: CODE)
    admission.new_code()
    opened: list[Door] = []

    def admit(station: str) -> dict[str, object]:
        opened[0].admitted.append(station)
        return {
            "certificate": shown.text,
            "port": 5433,
            "login": "station_1",
            "password": PASSWORD,
            "database": "book",
            "station": station,
            "evening": "Friday",
        }

    pages = HubPages(no_book, "", HERE)
    app = at_the_door(door(admission, admit, lambda: None), pages)
    with listening(HERE, 0) as listener, in_a_loop(app, listener, context(shown)):
        opened.append(Door(listener.getsockname()[1], admission, shown, watch))
        yield opened[0]


@contextmanager
def in_a_loop(app, listener: socket.socket, tls: ssl.SSLContext) -> Iterator[None]:
    """Serves in a thread with a loop of its own."""
    loop = asyncio.new_event_loop()
    ready, end = threading.Event(), asyncio.Event()

    async def serve() -> None:
        async with serving(app, listener, tls):
            ready.set()
            await end.wait()

    def run() -> None:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(serve())

    thread = threading.Thread(target=run)
    thread.start()
    ready.wait(10)
    try:
        yield
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join()


Between = Callable[[socket.socket], socket.socket]


def _carry(one: socket.socket, other: socket.socket, seen: bytearray) -> None:
    """Until either has ended; in one thread, as TLS must not be read and written by two at once."""
    towards = {one: other, other: one}
    with suppress(OSError), selectors.DefaultSelector() as ready:
        for end in towards:
            end.setblocking(False)
            ready.register(end, selectors.EVENT_READ)
        while True:
            for key, _ in ready.select():
                source = cast("socket.socket", key.fileobj)
                for data in _now_there(source):
                    if not data:
                        return
                    seen.extend(data)
                    target = towards[source]
                    target.setblocking(True)
                    target.sendall(data)
                    target.setblocking(False)


def _now_there(source: socket.socket) -> Iterator[bytes]:
    """What can be read without waiting; nothing at the end is its end."""
    with suppress(BlockingIOError, ssl.SSLWantReadError):
        while data := source.recv(65_536):
            yield data
        yield b""


@contextmanager
def relay(
    port: int, coming: Between = lambda it: it, going: Between = lambda it: it
) -> Iterator[tuple[int, bytearray]]:
    """Carries one connection at a time to a port; all that it sees of it, both ways.

    `coming` and `going` make of each end what the relay speaks there.
    """
    seen = bytearray()

    def run() -> None:
        with suppress(OSError):
            while True:
                came, _ = listener.accept()
                with ExitStack() as until_then:
                    station = until_then.enter_context(closing(coming(came)))
                    on = going(socket.create_connection((HERE, port)))
                    until_then.enter_context(closing(on))
                    _carry(station, on, seen)

    with socket.create_server((HERE, 0)) as listener:
        thread = threading.Thread(target=run)
        thread.start()
        yield listener.getsockname()[1], seen
        listener.shutdown(socket.SHUT_RDWR)
        thread.join()


@contextmanager
def impostor(door: Door, folder: Path) -> Iterator[tuple[int, bytearray]]:
    """Stands between, with a certificate of its own, and reads all that is said."""
    own = certificate(folder, HERE, HERE, datetime.now(UTC))
    deceives = context(own)
    believes = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    believes.check_hostname, believes.verify_mode = False, ssl.CERT_NONE
    with relay(
        door.port,
        lambda came: deceives.wrap_socket(came, server_side=True),
        believes.wrap_socket,
    ) as found:
        yield found

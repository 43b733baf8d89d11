"""What stands between a station and its server: a relay: slow, held up, or hard of hearing."""

import socket
import time
from contextlib import suppress
from threading import Event, Thread


class Relay:
    """Carries bytes between whoever connects and a port of this machine."""

    def __init__(self, port: int, seconds: float = 0.0) -> None:
        """`seconds` is what each parcel takes, in each direction."""
        self._to, self._seconds = port, seconds
        self._swallows = b""
        self._swallowed = Event()
        self._flows = Event()
        self._flows.set()
        self._lines: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        Thread(target=self._open, daemon=True).start()

    def swallow_answer_to(self, words: bytes) -> None:
        """The next parcel with these words arrives; then the line breaks before any answer."""
        self._swallows = words
        self._swallowed.clear()

    def swallowed(self) -> bool:
        """Whether it has been."""
        return self._swallowed.is_set()

    def hold(self) -> None:
        """Lets nothing through, and leaves every line standing: as a server that stands still."""
        self._flows.clear()

    def go_on(self) -> None:
        """Lets through what was held."""
        self._flows.set()

    def cut(self) -> None:
        """Breaks every line."""
        for one in self._lines:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        self._lines.clear()

    def close(self) -> None:
        """Lets nobody through any more."""
        self._door.close()
        self.cut()
        self.go_on()

    def _open(self) -> None:
        with suppress(OSError):
            while True:
                ours, _ = self._door.accept()
                theirs = socket.create_connection(("127.0.0.1", self._to))
                for one in (ours, theirs):
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                self._lines += [ours, theirs]
                mute = Event()
                Thread(target=self._there, args=(ours, theirs, mute), daemon=True).start()
                Thread(target=self._back, args=(theirs, ours, mute), daemon=True).start()

    def _there(self, ours: socket.socket, theirs: socket.socket, mute: Event) -> None:
        with suppress(OSError):
            while parcel := ours.recv(65536):
                time.sleep(self._seconds)
                self._flows.wait()
                if self._swallows and self._swallows in parcel:
                    self._swallows = b""
                    mute.set()
                theirs.sendall(parcel)
        _shut(theirs)

    def _back(self, theirs: socket.socket, ours: socket.socket, mute: Event) -> None:
        with suppress(OSError):
            while parcel := theirs.recv(65536):
                if mute.is_set():
                    self._swallowed.set()
                    break
                time.sleep(self._seconds)
                self._flows.wait()
                ours.sendall(parcel)
        _shut(ours)
        _shut(theirs)


def _shut(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()

"""A real server on this machine for the tests, in a loop and a thread of its own."""

import asyncio
import http.client
import socket
from collections.abc import Coroutine
from threading import Thread
from typing import Any, NamedTuple

from director.sharing.places import Places
from director.web.asgi import App
from director.web.serving import listening, serving


class Loop:
    """An asyncio loop in a thread of its own."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = Thread(target=self.loop.run_forever)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: str


class Site:
    """An application that is served until the test is over."""

    def __init__(self, loop: Loop, app: App, places: Places | None = None) -> None:
        self._loop = loop
        self._running = serving(app, listening("127.0.0.1"), places=places)
        self.port = loop.run(self._running.__aenter__()).port

    def get(self, path: str, method: str = "GET", body: bytes | None = None, **headers) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method, path, body, named)
            answer = connection.getresponse()
            said = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, said, answer.read().decode())
        finally:
            connection.close()

    def raw(self, sent: bytes) -> bytes:
        """What comes back for these bytes, up to the end of the line or of the connection."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as line:
            line.sendall(sent)
            return line.recv(65536)

    def status(self, sent: bytes) -> int | None:
        """The status of what comes back, if anything does before both ends are closed."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as line:
            line.sendall(sent)
            line.shutdown(socket.SHUT_WR)
            said = b""
            while len(said) < len("HTTP/1.1 200") and (more := line.recv(64)):
                said += more
            return int(said[9:12]) if said else None

    def close(self) -> None:
        self._loop.run(self._running.__aexit__(None, None, None))

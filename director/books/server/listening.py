"""Hears of what other stations write, in a thread of its own, and notices a line that is dead."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from threading import Event, Thread
from time import monotonic
from typing import Any

import psycopg

from director.books.server.making import CHANNEL
from director.books.server.reaching import LINE
from director.books.server.server_time import ServerTime

_A_LOOK, _A_WHILE, _FIRST_WAIT, _LONGEST_WAIT = 0.5, 20.0, 0.2, 3.0
"""Seconds."""


def server_now(connection: psycopg.Connection[Any]) -> datetime:
    """What time it is at the server, in UTC."""
    row = connection.execute("select clock_timestamp()").fetchone()
    assert row
    at: datetime = row[0]
    return at.astimezone(UTC)


class Listening:
    """One station's ear: it stays there while the server goes and comes back."""

    def __init__(
        self,
        line: Mapping[str, Any],
        heard: Callable[[int], object],
        up: Callable[[], object],
        down: Callable[[Exception], object],
        time: ServerTime,
    ) -> None:
        """`line` is how the server is reached. All three are called in a thread of their own.

        `heard` gets the process at the server by which somebody wrote. `up` is called whenever
        the line stands: from then on nothing is missed, and what came before is to be read. `time`
        asks there what time it is.
        """
        self._line = line
        self._time = time
        self._heard, self._up, self._down = heard, up, down
        self._end = Event()
        self._thread = Thread(target=self._listen, name="listening", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Listens no more. It takes half a second at most."""
        self._end.set()
        self._thread.join(LINE["connect_timeout"] + _A_LOOK)

    def _hear(self, connection: psycopg.Connection[Any]) -> None:
        """Hears for a while."""
        until = monotonic() + _A_WHILE
        while not self._end.is_set() and monotonic() < until:
            for note in connection.notifies(timeout=_A_LOOK):
                self._heard(note.pid)

    def _listen(self) -> None:
        wait = _FIRST_WAIT
        while not self._end.is_set():
            try:
                with psycopg.connect(**self._line, autocommit=True) as connection:
                    connection.execute(f"listen {CHANNEL}")
                    wait = _FIRST_WAIT
                    self._up()
                    while not self._end.is_set():
                        self._time.ask(lambda: server_now(connection))
                        self._hear(connection)
            except (psycopg.Error, OSError) as failure:
                if not self._end.is_set():
                    self._down(failure)
                self._end.wait(wait)
                wait = min(wait * 2, _LONGEST_WAIT)

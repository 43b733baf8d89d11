"""Hears of what other stations write, in a thread of its own, and notices a line that is dead."""

import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from threading import Event, Thread, Timer
from time import monotonic
from typing import Any, NamedTuple

import psycopg

from director.books.server.boards import BOARD, board_of
from director.books.server.farewells import FAREWELL, farewell_of
from director.books.server.making import CHANNEL
from director.books.server.reaching import LINE
from director.books.server.server_time import ServerTime
from director.books.server.walls import walls_of
from director.tournament.log.books import Farewell

_A_LOOK, _FIRST_WAIT, _LONGEST_WAIT = 0.5, 0.2, 3.0
_BEAT, _ANSWER = 1.0, 3.0
"""Seconds: so often the server is asked what time it is, and so long it may take to say so.

A server that stands still keeps its lines, and none of them breaks: together less than the five
seconds in which a station says so.
"""


class Told(NamedTuple):
    """Who is told what a station hears. All are called in threads of their own."""

    heard: Callable[[int], object]
    """Somebody wrote, by this process at the server."""
    up: Callable[[], object]
    """The line stands: from now on nothing is missed, and what came before is to be read."""
    down: Callable[[Exception], object]
    silent: Callable[[], object]
    """The line stands, and the server does not answer."""
    let_go: Callable[[Farewell], object]
    """The server has said farewell; nothing is heard after that."""
    board: Callable[[str, Mapping[int, str] | None], object]
    """The evening's board is at this address now, empty where it is off; what all walls say."""


def server_now(connection: psycopg.Connection[Any]) -> datetime:
    """What time it is at the server, in UTC."""
    row = connection.execute("select clock_timestamp()").fetchone()
    assert row
    at: datetime = row[0]
    return at.astimezone(UTC)


def cut(connection: psycopg.Connection[Any]) -> None:
    """Breaks a line, from any thread: who waits for an answer on it hears that it is dead."""
    with suppress(OSError, ValueError, psycopg.Error):  # it is closed already
        line = socket.socket(fileno=connection.fileno())
        try:
            line.shutdown(socket.SHUT_RDWR)
        finally:
            line.detach()


class Listening:
    """One station's ear: it stays there while the server goes and comes back."""

    def __init__(self, line: Callable[[], Mapping[str, Any]], told: Told, time: ServerTime) -> None:
        """`line` says how the server is reached; `time` asks there what time it is."""
        self._line = line
        self._time = time
        self._told = told
        self._end = Event()
        self._thread = Thread(target=self._listen, name="listening", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Listens no more. It takes half a second, and longer where the server is silent."""
        self._end.set()
        self._thread.join(LINE["connect_timeout"] + _A_LOOK)

    @contextmanager
    def _in_time(self, connection: psycopg.Connection[Any]) -> Iterator[None]:
        """What is asked within is answered soon, or the line is cut."""

        def silent() -> None:
            self._told.silent()
            cut(connection)

        timer = Timer(_ANSWER, silent)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def _hear(self, connection: psycopg.Connection[Any]) -> Farewell | None:
        """Hears for a while; what the server said where it let this station go."""
        until = monotonic() + _BEAT
        while not self._end.is_set() and monotonic() < until:
            called = self._called(connection)
            if FAREWELL in called:
                with self._in_time(connection):
                    if farewell := farewell_of(connection):
                        return farewell
            if BOARD in called:
                self._ask_board(connection)
        return None

    def _called(self, connection: psycopg.Connection[Any]) -> set[str]:
        """Tells of what others write; the other channels on which somebody calls, as anybody may.

        A farewell is looked at before all else.
        """
        called = set()
        with closing(connection.notifies(timeout=_A_LOOK)) as notes:
            for note in notes:
                if note.channel == CHANNEL:
                    self._told.heard(note.pid)
                    continue
                called.add(note.channel)
                if note.channel == FAREWELL:
                    break
        return called

    def _ask_board(self, connection: psycopg.Connection[Any]) -> None:
        with self._in_time(connection):
            self._told.board(board_of(connection), walls_of(connection))

    def _listen(self) -> None:
        wait = _FIRST_WAIT
        while not self._end.is_set():
            try:
                with psycopg.connect(**self._line(), autocommit=True) as connection:
                    with self._in_time(connection):
                        for channel in (CHANNEL, FAREWELL, BOARD):
                            connection.execute(f"listen {channel}")
                    self._ask_board(connection)
                    wait = _FIRST_WAIT
                    self._told.up()
                    while not self._end.is_set():
                        with self._in_time(connection):
                            self._time.ask(lambda: server_now(connection))
                        if farewell := self._hear(connection):
                            self._told.let_go(farewell)
                            return
            except (psycopg.Error, OSError) as failure:
                if not self._end.is_set():
                    self._told.down(failure)
                self._end.wait(wait)
                wait = min(wait * 2, _LONGEST_WAIT)

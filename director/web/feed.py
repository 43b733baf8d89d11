"""What open pages hear: server-sent events, the newest state and nothing in between.

Who reads slowly misses states, never the last one, and holds nobody up.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from datetime import datetime
from typing import Any

from starlette.responses import Response, StreamingResponse

AT_MOST_EACH = 0.3
"""Seconds between two states that one page is told."""
PING = 2.0
"""Seconds after which a page is told the time, though nothing has changed: one that hears nothing
for twice as long says that the connection is lost."""
READERS = 600
"""Pages that may be open at once."""
_COME_BACK = 15
"""Seconds after which who was not let in may ask again."""


class Feed:
    """Everybody who reads, and what they are told by event."""

    def __init__(self, now: Callable[[], datetime], most: int = READERS) -> None:
        """`now` is the clock that all stations go by."""
        self.readers = 0
        self._now, self._most = now, most
        self._newest: dict[int, bytes] = {}
        self._changed = asyncio.Event()
        self._ended = False

    def tell(self, event: int, what: dict[str, Any]) -> None:
        """From now on this is the newest state of an event."""
        self._newest[event] = f"data: {json.dumps(what, ensure_ascii=False)}\n\n".encode()
        self._wake()

    def forget(self, event: int) -> None:
        """Nobody is told of this event any more."""
        self._newest.pop(event, None)
        self._wake()

    def end(self) -> None:
        """Whoever reads is let go: the server stops."""
        self._ended = True
        self._wake()

    def answer(self, event: int, *, only_head: bool) -> Response:
        """What a reader of an event gets: a stream, or that it is full."""
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        if self.readers >= self._most or self._ended:
            full = {**headers, "retry-after": str(_COME_BACK)}
            return Response("too many readers\n", 503, full, "text/plain")
        if only_head:
            return Response(headers=headers, media_type="text/event-stream")
        return StreamingResponse(
            self._stream(event), headers=headers, media_type="text/event-stream"
        )

    async def _stream(self, event: int) -> AsyncIterator[bytes]:
        self.readers += 1
        told: bytes | None = None
        try:
            yield b"retry: 1000\n\n" + self._ping()
            while not self._ended and event in self._newest:
                changed, newest = self._changed, self._newest[event]
                if newest is not told:
                    told = newest
                    yield newest
                    await asyncio.sleep(AT_MOST_EACH)
                    continue
                try:
                    await asyncio.wait_for(changed.wait(), PING)
                except TimeoutError:
                    yield self._ping()
        finally:
            self.readers -= 1

    def _ping(self) -> bytes:
        now = self._now()
        said = {"now": round(now.timestamp() * 1000), "at": clock_time(now)}
        return f"event: ping\ndata: {json.dumps(said)}\n\n".encode()

    def _wake(self) -> None:
        """Wakes everybody who waits; who comes after waits for the next time."""
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()


def clock_time(now: datetime) -> str:
    """The time of day where the server stands: "19:42:10"."""
    return f"{now.astimezone():%H:%M:%S}"

"""What open pages hear: server-sent events, the newest state and nothing in between.

Who reads slowly misses states, never the last one, and holds nobody up. For whom there is no line
that stays, the same is said once, and when to ask for it again: a browser does that by itself.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from datetime import datetime
from hashlib import sha256
from random import randint
from typing import Any

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from director.sharing.places import Place

AT_MOST_EACH = 0.3
"""Seconds between two states that one page is told."""
PING = 2.0
"""Seconds after which a page is told the time, though nothing has changed: one that hears nothing
for twice as long says that the connection is lost."""
READERS = 600
"""Pages that are told at once; all others ask."""
ASKED = 10_000, 15_000
"""Milliseconds after which these ask again: never all of them in the same moment."""
_KIND = "text/event-stream"


class Feed:
    """Everybody who reads, and what they are told by event."""

    def __init__(self, now: Callable[[], datetime], most: int = READERS) -> None:
        """`now` is the clock that all stations go by."""
        self.readers = 0
        self._now, self._most = now, most
        self._newest: dict[int, tuple[str, bytes]] = {}
        """By event: by which a reader says that this was the last he heard, and the words."""
        self._changed = asyncio.Event()
        self._ended = False

    def tell(self, event: int, what: dict[str, Any]) -> None:
        """From now on this is the newest state of an event."""
        said = json.dumps(what, ensure_ascii=False)
        known = sha256(said.encode()).hexdigest()[:12]  # the same when the board is started again
        self._newest[event] = known, f"id: {known}\ndata: {said}\n\n".encode()
        self._wake()

    def forget(self, event: int) -> None:
        """Nobody is told of this event any more."""
        self._newest.pop(event, None)
        self._wake()

    def end(self) -> None:
        """Whoever reads is let go: the server stops."""
        self._ended = True
        self._wake()

    def answer(self, event: int, request: Request) -> Response:
        """What a reader of an event gets: a stream, or how it stands now."""
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        if request.method == "HEAD":
            return Response(headers=headers, media_type=_KIND)
        known = request.headers.get("last-event-id", "")
        if self.readers >= self._most or self._ended:
            headers["connection"] = "close"  # its place is for whoever asks next
            return Response(self._now_alone(event, known), headers=headers, media_type=_KIND)
        place = request.scope.get("state", {}).get("place")
        return StreamingResponse(
            self._stream(event, known, place), headers=headers, media_type=_KIND
        )

    def _now_alone(self, event: int, known: str) -> bytes:
        """The time, what a reader does not know yet, and when to ask again."""
        newest, said = self._newest.get(event, (known, b""))
        wait = f"retry: {randint(*ASKED)}\n\n".encode()
        return wait + self._ping(ASKED[-1]) + (said if newest != known else b"")

    async def _stream(self, event: int, told: str, place: Place | None) -> AsyncIterator[bytes]:
        self.readers += 1
        if place:
            place.is_kept = True  # whoever asks and goes takes it from nobody who is told
        try:
            yield b"retry: 1000\n\n" + self._ping()
            while not self._ended and event in self._newest:
                changed, (newest, said) = self._changed, self._newest[event]
                if newest != told:
                    told = newest
                    yield said
                    await asyncio.sleep(AT_MOST_EACH)
                    continue
                try:
                    await asyncio.wait_for(changed.wait(), PING)
                except TimeoutError:
                    yield self._ping()
        finally:
            self.readers -= 1
            if place:
                place.is_kept = False

    def _ping(self, asked: int = 0) -> bytes:
        """The time, and within how many milliseconds it is asked for again; 0 where it is told."""
        now = self._now()
        said = {"now": round(now.timestamp() * 1000), "at": clock_time(now), "asked": asked}
        return f"event: ping\ndata: {json.dumps(said)}\n\n".encode()

    def _wake(self) -> None:
        """Wakes everybody who waits; who comes after waits for the next time."""
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()


def clock_time(now: datetime) -> str:
    """The time of day where the server stands: "19:42:10"."""
    return f"{now.astimezone():%H:%M:%S}"

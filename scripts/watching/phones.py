"""Phones that look at a board, each as its browser does: what they are told, and how long it takes.

A phone gets the page and its files, listens, and asks again when it was told to. It says that the
connection is lost where its script would.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field

_SILENT = 4.5
"""Seconds, as in `board.js`."""
_AT_FIRST, _LONGEST = 1.0, 15.0
_PATIENCE = 30.0


@dataclass
class Phone:
    """One phone, by an address of its own."""

    address: str
    port: int
    heard: float = 0
    """When it heard something last."""
    asked: float = 0
    """Within how many seconds it asks again; 0 where it is told."""
    says: str = ""
    """The newest state that it knows."""
    news_at: float = 0
    """When it first heard something new since somebody set this to 0."""
    lost: float = 0
    """Seconds for which it has said that the connection is lost."""
    refused: list[str] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    """Seconds until a question was answered whole."""
    _known: str = ""
    _wait: float = _AT_FIRST

    async def look(self) -> None:
        """Looks until it is cancelled."""
        while not await self._got_page():
            await asyncio.sleep(_AT_FIRST)
        self.heard = time.monotonic()
        beside = asyncio.create_task(self._watch())
        try:
            while True:
                began = time.monotonic()
                try:
                    async with asyncio.timeout(_PATIENCE if self.asked else None):
                        async for line in self._lines("/feed"):
                            self._take(line)
                except (OSError, EOFError, ValueError) as wrong:
                    self.refused.append(f"feed: {wrong!r}")
                if self.asked:
                    self.answers.append(time.monotonic() - began)
                await asyncio.sleep(self._wait)
        finally:
            beside.cancel()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(0.5)
            if time.monotonic() - self.heard > self.asked + _SILENT:
                self.lost += 0.5

    async def _got_page(self) -> bool:
        began = time.monotonic()
        try:
            async with asyncio.timeout(_PATIENCE):
                for path in ("/", "/board.css", "/board.js"):
                    async for _ in self._lines(path):
                        pass
        except (OSError, EOFError, ValueError) as wrong:
            self.refused.append(f"page: {wrong!r}")
            return False
        self.pages.append(time.monotonic() - began)
        return True

    async def _lines(self, path: str) -> AsyncIterator[str]:
        """What is answered, line by line. Raises OSError, and ValueError for another status."""
        there = asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 20
        )
        reader, writer = await there
        try:
            known = f"Last-Event-ID: {self._known}\r\n" if self._known else ""
            closes = "" if path == "/feed" else "Connection: close\r\n"
            writer.write(f"GET {path} HTTP/1.1\r\nHost: board\r\n{known}{closes}\r\n".encode())
            if b" 200 " not in (first := await reader.readline()):
                raise ValueError(first.decode().strip() or "closed without an answer")
            while line := await reader.readline():
                yield line.decode().rstrip("\r\n")
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    def _take(self, line: str) -> None:
        name, _, said = line.partition(": ")
        if name == "retry":
            self._wait = int(said) / 1000
        elif name == "id":
            self._known = said
        elif name == "data":
            self.heard = time.monotonic()
            told = json.loads(said)
            if "asked" in told:
                self.asked = told["asked"] / 1000
            else:
                self.says = told["board"]
                self.news_at = self.news_at or self.heard

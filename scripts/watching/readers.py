"""Many readers of a board at once, each with an open stream, and how long they wait."""

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple


class Waits(NamedTuple):
    """How long something took, in milliseconds."""

    median: float
    worst: float

    def __str__(self) -> str:
        return f"median {self.median:.0f} ms, worst {self.worst:.0f} ms"


def waits(seconds: list[float]) -> Waits:
    """The median and the worst."""
    ordered = sorted(seconds)
    return Waits(ordered[len(ordered) // 2] * 1000, ordered[-1] * 1000)


class Crowd(NamedTuple):
    """What was measured while so many read."""

    told: Waits
    """From the act at the desk until a reader has heard."""
    pages: Waits
    """Pages asked for meanwhile."""
    idle: float
    """The part of a processor that the board takes while nothing happens."""
    memory: int
    """Megabytes."""


async def crowd(
    port: int,
    count: int,
    act: Callable[[], object],
    processor: Callable[[], float],
    memory: Callable[[], int],
) -> Crowd:
    """Lets so many read, acts once, and measures."""
    lines = [await _reader(port) for _ in range(count)]
    for line in lines:
        await _next_state(line)
    before, began = processor(), time.monotonic()
    await asyncio.sleep(10)
    idle = (processor() - before) / (time.monotonic() - began)
    hearing = [asyncio.create_task(_next_state(line)) for line in lines]
    pages = asyncio.create_task(_pages(port))
    await asyncio.sleep(0)
    acted = time.monotonic()
    await asyncio.to_thread(act)
    heard = await asyncio.gather(*hearing)
    measured = Crowd(waits([at - acted for at in heard]), waits(await pages), idle, memory())
    for _, writer in lines:
        writer.close()
    return measured


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _reader(port: int) -> Line:
    line = await asyncio.open_connection("127.0.0.1", port)
    line[1].write(b"GET /feed HTTP/1.1\r\nHost: board\r\n\r\n")
    return line


async def _next_state(line: Line) -> float:
    """When the next state came whole."""
    while not (await line[0].readline()).startswith(b'data: {"version"'):
        pass
    return time.monotonic()


async def _pages(port: int) -> list[float]:
    took = []
    for _ in range(50):
        began = time.monotonic()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: board\r\nConnection: close\r\n\r\n")
        await reader.read()
        writer.close()
        took.append(time.monotonic() - began)
    return took

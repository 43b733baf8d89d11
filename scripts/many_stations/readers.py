"""Many pages of a board open at once: `python -m many_stations.readers URL COUNT NICE`.

It says 'ready' when all have the board, and when its input ends, as JSON, when each heard a state.
"""

import asyncio
import json
import os
import sys
from contextlib import suppress
from urllib.parse import urlsplit

_AT_ONE_ADDRESS = 50
"""A board lets no address open many more at once; each of a club's phones has its own."""
_STATE = b'data: {"version"'
_LONGEST = 1 << 20


async def _read(url: str, number: int, heard: list[float]) -> None:
    """Reads for ever, and notes when a state has come whole."""
    at = urlsplit(url)
    source = f"127.0.1.{1 + number // _AT_ONE_ADDRESS}"
    reader, writer = await asyncio.open_connection(
        at.hostname, at.port, limit=_LONGEST, local_addr=(source, 0)
    )
    writer.write(f"GET {at.path}feed HTTP/1.1\r\nHost: {at.netloc}\r\n\r\n".encode())
    loop = asyncio.get_running_loop()
    while line := await reader.readline():
        if line.startswith(_STATE):
            heard.append(loop.time())  # the steady clock, as everybody's here
    raise ConnectionError(f"reader {number} was let go")


async def read(url: str, count: int) -> list[list[float]]:
    """Reads with so many until standard input ends; when each heard a state."""
    heard: list[list[float]] = [[] for _ in range(count)]
    reading = [asyncio.create_task(_read(url, at, one)) for at, one in enumerate(heard)]
    while not all(heard):
        for one in reading:
            if one.done():
                one.result()
        await asyncio.sleep(0.05)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for one in reading:
        one.cancel()
        with suppress(asyncio.CancelledError):
            await one
    return heard


if __name__ == "__main__":
    os.nice(int(sys.argv[3]))
    print(json.dumps(asyncio.run(read(sys.argv[1], int(sys.argv[2])))), flush=True)

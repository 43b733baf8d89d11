"""`director hub`: the process beside the window that shares an evening, told what to do in lines.

Nobody types it. It ends when its standard input does.
"""

import asyncio
import signal
import sys
from contextlib import suppress
from threading import Thread

from director.desk.stations import Shared
from director.sharing.hub_lines import Order, read_order, shared_line
from director.start.hub import Hub
from director.start.hub_book import opened_book

_BEAT = 1.0
"""Seconds."""


def run_hub() -> None:
    """Does what comes on standard input, and tells on standard output how the evening stands."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl+C in our terminal is the window's
    asyncio.run(_obey())


async def _obey() -> None:
    loop = asyncio.get_running_loop()
    orders: asyncio.Queue[Order | None] = asyncio.Queue()

    def listen() -> None:
        with suppress(RuntimeError):  # the loop has ended before the input did
            try:
                for line in sys.stdin:
                    loop.call_soon_threadsafe(orders.put_nowait, read_order(line))
            finally:
                loop.call_soon_threadsafe(orders.put_nowait, None)

    def stop(*_: object) -> None:
        loop.call_soon_threadsafe(orders.put_nowait, None)

    signal.signal(signal.SIGTERM, stop)  # the computer is shut down: the server stops with us
    Thread(target=listen, name="orders", daemon=True).start()
    beating = asyncio.create_task(_beat())
    try:
        await Hub(_tell, opened_book).obey(orders)
    finally:
        beating.cancel()


async def _beat() -> None:
    """Shows by empty lines that we do not stand still."""
    while True:
        await asyncio.sleep(_BEAT)
        _write("")


def _tell(shared: Shared) -> None:
    _write(shared_line(shared))


def _write(line: str) -> None:
    with suppress(OSError):  # nobody reads it any more: the input ends as well
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

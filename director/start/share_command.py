"""`director share`: shares a book that lies on a server of the house, without a window.

It runs where it is told, beside the server or anywhere else, until it is stopped: board and remote,
and stations that join by a code. It has the owner's login, keeps the look-up tables, and lets
nobody hold others up. What stations have is gone when it is told to end; when it is only stopped,
they find it again at its next start.
"""

import asyncio
import signal
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread

from director.desk.stations import How, Shared
from director.sharing.addresses import addresses
from director.sharing.hub_lines import Begin, End, NewCode, Order
from director.start.hub import Hub
from director.start.hub_book import opened_book
from director.tournament.log.books import BookFailed
from director.translation import say
from director.views.clock.times import time_of_day


def begin(folder: Path, book: str, address: str, name: str, *, board: bool, remote: bool) -> Begin:
    """What is shared, at an address of this machine. Raises BookFailed where it has none."""
    known = [one.address for one in addresses()]
    if not (address or known):
        raise BookFailed(say("this computer is in no network"))
    return Begin(str(folder), book, name, address or known[0], board, remote)


def run(wished: Begin) -> str:
    """Shares it until it is stopped or ended; why it failed, or nothing."""
    return asyncio.run(_run(wished))


class Told:
    """Says what is new of a shared evening, line by line."""

    def __init__(self) -> None:
        self.before = Shared(How.OFF)

    def __call__(self, shared: Shared) -> None:
        """Hears how it stands."""
        before, self.before = self.before, shared
        for line in changes(before, shared):
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


def changes(before: Shared, now: Shared) -> list[str]:
    """What of a shared evening is new, in lines."""
    lines = []
    if now.how is How.ON and before.how is not How.ON:
        lines.append(say("shared at {address}, port {port}", address=now.address, port=now.port))
        lines.append(say("Enter makes a new code; “end” and Enter ends the sharing"))
    if now.board and now.board != before.board:
        lines.append(say("board: {address}", address=now.board))
    if now.remote and (now.remote, now.remote_pin) != (before.remote, before.remote_pin):
        pin = say(" (PIN {pin})", pin=now.remote_pin) if now.remote_pin else ""
        lines.append(say("remote: {address}", address=now.remote) + pin)
    if now.code and now.code_until and now.code != before.code:
        until = time_of_day(now.code_until)
        lines.append(
            say("code {code}, good until {time}: {link}", code=now.code, time=until, link=now.link)
        )
    if now.code_ended and now.code_ended != before.code_ended:
        lines.append(now.code_ended)
    known = {one.name: one for one in before.stations}
    for one in now.stations:
        was = known.get(one.name)
        if one.here and not (was and was.here):
            lines.append(say("{station} is connected", station=one.name))
        if one.cut and one.cut != (was.cut if was else None):
            lines.append(say("{station} held others up and was cut off", station=one.name))
    return lines


async def _run(wished: Begin) -> str:
    loop = asyncio.get_running_loop()
    orders: asyncio.Queue[Order | None] = asyncio.Queue()

    def put(order: Order | None) -> None:
        with suppress(RuntimeError):  # the loop has ended before the input did
            loop.call_soon_threadsafe(orders.put_nowait, order)

    def listen() -> None:
        for line in sys.stdin:  # a service has none, and goes on
            put(End() if line.strip() == "end" else NewCode())

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: put(None))
    Thread(target=listen, name="orders", daemon=True).start()
    told = Told()
    orders.put_nowait(wished)
    await Hub(told, opened_book).obey(orders)
    return told.before.why if told.before.how is How.FAILED else ""

"""The remote of a book in a process of its own: `python remote_server.py BOOK FOLDER PORT`."""

import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path

from director.books.book import Books
from director.engine.games.library import Library
from director.house import shelf
from director.sharing.certificate import certificate, context
from director.web.evenings import Evenings
from director.web.remote import LIMITS, Remote
from director.web.serving import listening, serving

_GENEROUS = LIMITS._replace(each_second=100_000, at_once=100_000)
"""All phones of the script have one address, and each loads the page anew."""


async def serve(path: Path, folder: Path, port: int) -> None:
    """Serves it until standard input ends."""
    book = Books(path)
    evenings = Evenings(book, Library(shelf.games()))
    remote = Remote(evenings, limits=_GENEROUS)
    shown = certificate(folder, "127.0.0.1", "127.0.0.1", datetime.now(UTC))
    await evenings.look()
    following = asyncio.create_task(evenings.follow())
    async with serving(remote.app, listening("127.0.0.1", port), context(shown)) as server:
        print(server.port, flush=True)
        await asyncio.to_thread(sys.stdin.read)
        following.cancel()
    evenings.close()
    book.close()


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])))

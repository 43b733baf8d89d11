"""The board of a book in a process of its own: `python board_server.py BOOK PORT`."""

import asyncio
import sys
from pathlib import Path

from director.books.book import Books
from director.engine.games.library import Library
from director.house import shelf
from director.web.board import PublicBoard
from director.web.evenings import Evenings
from director.web.guard import READ_ONLY
from director.web.serving import listening, serving

_GENEROUS = READ_ONLY._replace(each_second=100_000, at_once=100_000)
"""All readers of the script have one address."""


async def serve(path: Path, port: int) -> None:
    """Serves it until standard input ends."""
    book = Books(path)
    evenings = Evenings(book, Library(shelf.games()))
    board = PublicBoard(evenings, limits=_GENEROUS)
    async with (
        evenings.followed(),
        board.kept(),
        serving(board.app, listening("127.0.0.1", port)) as server,
    ):
        print(server.port, flush=True)
        await asyncio.to_thread(sys.stdin.read)
    evenings.close()
    book.close()


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1]), int(sys.argv[2])))

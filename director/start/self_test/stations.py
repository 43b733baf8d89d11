"""The program shares an evening from a process of its own, and is started once more to join it.

Unlike the trial of the server alone this goes the whole way that a second laptop goes: the hub, the
code, the door, the gate, an act at the station, the board, and the book back in its file.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

from director.books.book import Books
from director.books.server.place import ServerPlace
from director.desk.stations import How, Shared
from director.house.home import Home
from director.house.this_computer import station
from director.sharing.share import Share
from director.start.self_test.evening import event_list
from director.start.self_test.words import program, tell
from director.start.stations import joining, sharing
from director.tournament.commands import RenameEvent
from director.translation import say

JOIN = "--self-test-joins"
"""The option by which the program is started that joins; the link comes on its input."""
_HERE = "127.0.0.1"
_PATIENCE = 60.0
"""Seconds for each step; a server is made in one of them."""
_NAME = "Came by the network"


class _NotShared(Exception):
    """The sharing has not come so far; says why."""


def try_stations() -> Iterator[str]:
    """What is wrong with an evening that another start of the program has joined."""
    with tempfile.TemporaryDirectory() as folder:
        room = Path(folder)
        room.chmod(0o711)  # where we are the administrator, somebody else runs the server
        home = Home(room)
        with closing(Books(home.book)) as book:
            event_list(book).sample()
        share = sharing(home)
        try:
            yield from _shared_and_joined(share, home)
        except _NotShared as why:
            yield say("the evening on two stations: {why}", why=why)
        finally:
            share.close()
    tell(say("an evening shared, joined by another start of the program, and taken back"))


def _shared_and_joined(share: Share, home: Home) -> Iterator[str]:
    before = _last(home.book)
    share.begin(_HERE, "Self-test", board=True, remote=False)
    shared = _comes(share, lambda now: bool(now.link and now.board))
    with build_opener(ProxyHandler({})).open(shared.board, timeout=_PATIENCE) as page:
        if b"<title>" not in page.read():
            yield say("the board of the shared evening: no page")
    joined = subprocess.run(
        [*program(), JOIN, str(home.folder / "station")],
        input=f"{shared.link}\n",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        timeout=_PATIENCE,
        check=False,
    )
    share.end("")
    _comes(share, lambda now: now.how is How.OFF)
    if joined.returncode or _last(home.book) != int(joined.stdout) or int(joined.stdout) <= before:
        said = joined.stdout.strip()[-300:]
        yield say("what was done at a station is not in the book’s file: {said}", said=said)


def _comes(share: Share, true: Callable[[Shared], bool]) -> Shared:
    """How the evening stands as soon as this is true of it. Raises _NotShared."""
    until = time.monotonic() + _PATIENCE
    while not true(share.shared):
        if share.shared.how is How.FAILED or time.monotonic() > until:
            raise _NotShared(share.shared.why or say("no answer"))
        time.sleep(0.02)
    return share.shared


def _last(path: Path) -> int:
    """The number of the last record of the one event in a file."""
    with closing(Books(path)) as book:
        (event,) = book.events()
        return len(book.records(event.number))


def join_and_act(folder: Path) -> None:
    """Joins by the link on the input, does something, and says how far the log goes then."""
    address = joining(Home(folder)).join(sys.stdin.readline().strip(), "", station())
    with closing(Books(ServerPlace(address, folder))) as book:
        (event,) = book.events()
        desk = event_list(book).open(event.number)
        desk.player(_NAME)  # into the register, which is not of the event
        record = desk.do(RenameEvent(_NAME))
        tell(str(record.number))

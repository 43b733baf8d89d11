"""A machine that shares its evening by a real hub and a real server."""

import os
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from director.books.book import Books
from director.desk.event_list import EventList
from director.desk.stations import How, Shared
from director.house import shelf
from director.house.home import Home
from director.sharing.addresses import addresses
from director.sharing.server import end_what_was_left
from director.sharing.share import Machine, Share
from director.start.left_behind import left_behind
from director.views.qr import qr
from tests.shipped import shipped_games

HERE = "127.0.0.1"
PATIENCE = 60.0


class Desk:
    """The machine that shares: its folder, its book, its side of the hub."""

    def __init__(self, folder: Path) -> None:
        self.home = Home(folder)
        self.heard: list[Shared] = []
        self.share = self.again()

    def again(self) -> Share:
        """The program is started once more."""
        machine = Machine(addresses, qr, end_what_was_left, left_behind)
        self.share = Share(machine, self.home.evening, self.home.book)
        self.share.listen(self.heard.append)
        return self.share

    def begin(self, until=lambda shared: shared.link) -> Shared:
        self.share.begin(HERE, "Friday", board=False, remote=False)
        return self.comes(until)

    def comes(self, true) -> Shared:
        """Waits until something is true of how it stands, or it has failed."""
        until = time.monotonic() + PATIENCE
        while not true(self.share.shared) and time.monotonic() < until:
            if self.share.shared.how is How.FAILED:
                raise AssertionError(self.share.shared.why)
            time.sleep(0.02)
        assert true(self.share.shared)
        return self.share.shared

    def ends(self) -> Shared:
        self.share.end("Uwe")
        return self.comes(lambda shared: shared.how is How.OFF)


def listed(book, station="desk"):
    return EventList(book, shipped_games(), [shelf.structures()], "Uwe", station, book.now)


@contextmanager
def a_desk():
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o711)  # whoever runs the server has to come in
        made = Desk(Path(folder))
        book = Books(made.home.book)
        listed(book).sample()
        book.close()
        try:
            yield made
        finally:
            made.share.close()


def runs(process):
    """Whether a process of this number does."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def server_of(home):
    return int((home.evening / "data" / "postmaster.pid").read_text().split("\n")[0])


def within(seconds, condition):
    until = time.monotonic() + seconds
    while not condition() and time.monotonic() < until:
        time.sleep(0.02)
    return condition()

"""Processes that write to books and are killed, stopped by a full disk, or write at one time."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random

from director.books.book import Books
from director.desk.desk import Desk
from director.tournament.log.books import EventNumber
from director.tournament.log.log import Log
from torturing.looking import SILENT, UNCAUGHT, WHOLE, Seen

EVENT = EventNumber(1)
_CHECKOUT = Path(__file__).resolve().parents[2]
_WRITER = [sys.executable, "-m", "tests.books.writer"]

_FULL = """
import resource, signal, sys
from pathlib import Path
from director.desk.desk import Desk
from director.books.book import Books
from director.tournament.log.books import BookFailed
from director.tournament.commands import AddTime

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
path, more = Path(sys.argv[1]), int(sys.argv[2])
desk = Desk(Books(path), 1, "Ina", "desk")
size = path.with_name(path.name + "-wal").stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size + more, resource.RLIM_INFINITY))
try:
    for number in range(1000):
        desk.do(AddTime(1 if number % 2 else -1))
except BookFailed:
    pass
print(len(desk.log.records), flush=True)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
desk.do(AddTime(2))
print(len(desk.log.records), flush=True)
"""


def killed(path: Path, chance: Random) -> Seen:
    """A program is killed while it writes; what it had acknowledged is there, or one more."""
    (acknowledged,) = _written_until_killed(path, 1, chance.uniform(0, 0.2))
    return _whole(path, acknowledged, acknowledged + 1)


def together(path: Path, chance: Random) -> Seen:
    """Two or three programs write to one event and are killed together."""
    writers = chance.choice((2, 3))
    acknowledged = max(_written_until_killed(path, writers, chance.uniform(0.2, 0.6)))
    return _whole(path, acknowledged, acknowledged + writers)


def disk_full(path: Path, chance: Random) -> Seen:
    """The disk is full in the midst of it, and has room again later."""
    run = subprocess.run(
        [sys.executable, "-c", _FULL, str(path), str(chance.randrange(10, 60_000))],
        cwd=_CHECKOUT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if run.returncode:
        return Seen(UNCAUGHT, run.stderr[-600:])
    last = int(run.stdout.split()[-1])
    return _whole(path, last, last)


def _written_until_killed(path: Path, writers: int, seconds: float) -> list[int]:
    """What each had acknowledged, by the number of the last record, when it was killed."""
    started = [
        subprocess.Popen(
            [*_WRITER, str(path)], cwd=_CHECKOUT, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(writers)
    ]  # fmt: skip
    firsts = [process.stdout.readline() if process.stdout else b"" for process in started]
    time.sleep(seconds)
    for process in started:
        process.kill()
    said = []
    for process, first in zip(started, firsts, strict=True):
        lines = [first, *(process.stdout or [])]
        said.append(int([line for line in lines if line.endswith(b"\n")][-1]))
        process.wait()
        if process.stdout:
            process.stdout.close()
    return said


def _whole(path: Path, least: int, most: int) -> Seen:
    book = Books(path)
    try:
        records = book.records(EVENT)
        if not least <= len(records) <= most:
            return Seen(SILENT, f"{len(records)} records where {least} to {most} were written")
        if [one.number for one in records] != list(range(1, len(records) + 1)):
            return Seen(SILENT, "numbers are missing")
        if Log(records).tournament != Desk(book, EVENT, "Ina", "desk 1").tournament:
            return Seen(SILENT, "the event is another")
        wrong = book.differences()
        return Seen(SILENT, wrong[0]) if wrong else Seen(WHOLE)
    finally:
        book.close()

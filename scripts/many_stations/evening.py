"""An evening with many stations: server and stations are killed, and then all is counted."""

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from threading import Thread
from typing import NamedTuple

from sqlalchemy import make_url

from director.books.book import Books
from director.books.book_files import new_name
from director.books.chains import DIGEST, STATION, UID
from director.books.server import reaching
from director.books.server.logins import Logins
from director.books.server.look_ups import KeepingLookUps, LookUps
from director.books.server.place import ServerPlace, create_book
from director.books.server.watching import Watching
from director.desk.desk import Desk, open_event
from director.house import shelf
from director.sharing.server import Server, start
from director.tournament.commands import DrawSeats, OpenTables, Register, StartClock
from director.tournament.log.log import Log
from director.tournament.staff.role import Role
from director.tournament.structure.files import load_structure
from many_stations.station import EVENT

DESK = "desk 1"
_DATABASE = "evening"
_SCRIPTS = Path(__file__).resolve().parents[1]
SURROUNDINGS = os.environ | {"PYTHONPATH": f"{_SCRIPTS.parent}{os.pathsep}{_SCRIPTS}"}
_A_MOMENT = 0.02
_PATIENCE = 120.0
"""Seconds in which so many stations on a busy machine have started, or ended."""


class Found(NamedTuple):
    """What became of an evening."""

    wrong: Sequence[str]
    """What was lost, came twice, or is unlike; empty as it should be."""
    acts: int
    """That were acknowledged."""
    refused: int
    doubts: int
    """Acts whose answer was lost together with the server, so that it had to show."""
    seconds: float
    """In which stations acted, from the first to the last act."""
    took: Sequence[float]
    """Milliseconds, of each act, in rising order."""


class Running:
    """A station that runs, and what it has said."""

    def __init__(self, url: str, name: str, seed: int, folder: Path) -> None:
        self.name, self.folder = name, folder
        self.did: list[str] = []
        self.took: list[float] = []
        self.count: Counter[str] = Counter()
        self.end = ""
        command = [sys.executable, "-m", "many_stations.station", url, name, str(seed), str(folder)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=SURROUNDINGS
        )
        self._reader = Thread(target=self._read)
        self._reader.start()

    @property
    def is_ready(self) -> bool:
        """Whether it acts."""
        return bool(self.count["ready"])

    @property
    def is_done(self) -> bool:
        """Whether it does nothing more, because it was told so or in a fault."""
        return bool(self.count["halted"]) or self._process.poll() is not None

    def kill(self) -> None:
        """Ends it in the middle of whatever it does."""
        self._process.kill()
        self.wait()

    def halt(self) -> None:
        """Lets it end what it does, and do nothing more."""
        assert self._process.stdin
        with suppress(BrokenPipeError):  # it has ended in a fault, which its status says
            self._process.stdin.write("halt\n")
            self._process.stdin.flush()

    def stop(self) -> None:
        """Lets it take in what others have done, and say how its log ends."""
        assert self._process.stdin
        self._process.stdin.close()

    def wait(self) -> int:
        """Waits until it has ended; its status."""
        status = self._process.wait(_PATIENCE)
        self._reader.join()
        for one in (self._process.stdin, self._process.stdout):
            if one and not one.closed:
                one.close()
        return status

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            if not line.endswith("\n"):
                continue  # killed while it said so
            what, *rest = line.split()
            self.count[what] += 1
            if what == "did":
                self.did.append(rest[0])
                self.took.append(float(rest[1]))
            elif what == "end":
                self.end = line.strip()


@contextmanager
def shared(folder: Path) -> Iterator[tuple["Shared", str]]:
    """A server with a book and an event in it under way; the address of the book."""
    folder.chmod(0o711)  # whoever runs the server has to come in
    server = Shared(folder / "shared")
    with ExitStack() as until_then:
        until_then.callback(server.stop)
        url = server.address()
        create_book(url, new_name())
        begin(url, folder)
        server.logins = Logins(url)
        place = ServerPlace(url, folder / "keeper")
        until_then.callback(place.close)
        until_then.callback(KeepingLookUps(place).stop)
        watching = Watching(reaching.line(url), server.cut.append)
        until_then.callback(watching.stop)
        yield server, url


class Shared:
    """A server that may be killed, and is started again where it was."""

    def __init__(self, folder: Path) -> None:
        self.now: Server = start(folder)
        self.cut: list[str] = []
        """The stations whose lines were cut; nobody's should be."""
        self._folder, self._port = folder, self.now.port
        self.logins: Logins

    def admit(self, station: str) -> str:
        """The address of the book for a station, by a login of its own."""
        until = datetime.now(UTC) + timedelta(days=1)
        made = self.logins.admit("", station, Role.DIRECTOR, until)
        url = make_url(self.address()).set(username=made.login, password=made.password)
        return url.render_as_string(hide_password=False)

    def address(self) -> str:
        """Of its book."""
        told = self.now.parameters()
        login = f"{told['user']}:{told['password']}"
        return f"postgresql://{login}@{told['host']}:{self._port}/{told['dbname']}"

    def stop(self) -> None:
        """Ends it, whichever runs by then."""
        self.now.stop()

    def kill(self) -> None:
        """Ends it without a word, and starts it again."""
        os.kill(self.now.process, signal.SIGKILL)
        self.now.stop()
        self.now = start(self._folder, ports=lambda: self._port)


def begin(url: str, folder: Path) -> None:
    """Opens an event at thirty tables and seats the first players."""
    book = Books(ServerPlace(url, folder / DESK))
    structure = load_structure(shelf.structures() / "barge-2019-limit-horse-badacey.toml")
    desk = open_event(book, "Many stations", structure, "Ina", DESK, book.now)
    desk.do(OpenTables(tuple(range(1, 31))))
    for number in range(1, 13):
        desk.do(Register(desk.player(f"First {number}"), str(number)))
    desk.do(DrawSeats("first"))
    desk.do(StartClock())
    book.close()


def evening(
    folder: Path, seed: int, stations: int, acts: int, server_kills: int, station_kills: int
) -> Found:
    """Lets so many stations do so many acts together, and looks at what has come of it."""
    dice = Random(seed)
    with shared(folder) as (server, url):
        names = [f"station {at}" for at in range(1, stations + 1)]
        ran = [Running(server.admit(name), name, seed, folder) for name in names]
        try:
            while not all(one.is_ready for one in ran):
                time.sleep(_A_MOMENT)
            began = time.monotonic()
            live = _killing(server, ran, Plan(dice, seed, acts, server_kills, station_kills))
            seconds = time.monotonic() - began
            for one in live:
                one.halt()
            while not all(one.is_done for one in live):
                time.sleep(_A_MOMENT)
            for one in live:
                one.stop()
            wrong = [f"{one.name} failed" for one in live if one.wait()]
        finally:
            for one in ran:
                one.kill()
        wrong += [f"the line of {name} was cut" for name in server.cut]
        LookUps(ServerPlace(url, folder / "keeper")).keep_up()
        wrong += _looked_at(url, folder, ran, live)
    took = sorted(milliseconds for one in ran for milliseconds in one.took)
    count = sum((one.count for one in ran), Counter())
    return Found(wrong, len(took), count["refused"], count["doubt"], seconds, took)


class Plan(NamedTuple):
    """What is to happen while stations act."""

    dice: Random
    seed: int
    acts: int
    server_kills: int
    station_kills: int


def _killing(server: Shared, ran: list[Running], plan: Plan) -> Sequence[Running]:
    """Kills what is to be killed, spread over the acts; the stations that live at the end."""
    live, dice = list(ran), plan.dice
    whens = ["server"] * plan.server_kills + ["station"] * plan.station_kills
    due = sorted((dice.uniform(0.1, 0.9) * plan.acts, what) for what in whens)
    for at, what in [*due, (plan.acts, "")]:
        while sum(len(one.did) for one in ran) < at:
            time.sleep(_A_MOMENT)
        if what == "server":
            server.kill()
        elif what == "station":
            at_random = dice.randrange(len(live))
            time.sleep(dice.uniform(0, 0.05))
            live[at_random].kill()
            name = f"station {len(ran) + 1}"
            live[at_random] = Running(server.admit(name), name, plan.seed, ran[0].folder)
            ran.append(live[at_random])
    return live


def _looked_at(
    url: str, folder: Path, ran: Sequence[Running], live: Sequence[Running]
) -> Iterator[str]:
    """What was lost, came twice, or is unlike."""
    book = Books(ServerPlace(url, folder / "afterwards"))
    rows, desk = book.texts(EVENT), Desk(book, EVENT, "Uwe", "afterwards", book.now)
    uids = Counter(row[UID] for row in rows)
    yield from (f"{uid} is there {count} times" for uid, count in uids.items() if count > 1)
    for one in ran:
        lost = [uid for uid in one.did if uid not in uids]
        yield from (f"{one.name}: {uid} was acknowledged and is lost" for uid in lost)
        beyond = [row[UID] for row in rows if row[STATION] == one.name and row[UID] not in one.did]
        may_be = one.count["doubt"] + (one not in live)  # the act in which it was killed
        if len(beyond) > may_be:
            yield f"{one.name}: {len(beyond)} acts that nobody knows of"
    whole = f"end {len(rows)} {rows[-1][DIGEST]}"
    yield from (f"{one.name}: {one.end} and not {whole}" for one in live if one.end != whole)
    if Log(book.records(EVENT)).tournament != desk.tournament:
        yield "the event is not what its log says"
    names = Counter(person.name for person in book.register.people())
    yield from (f"{name} is in the register twice" for name, count in names.items() if count > 1)
    yield from book.differences()
    book.close()

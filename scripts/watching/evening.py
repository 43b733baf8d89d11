"""A sample evening at a desk of its own, and its board in another process."""

import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path
from typing import IO

from director.books.book import Books
from director.desk.desk import Desk, new_seed
from director.desk.event_list import SAMPLE, SAMPLE_PLAYERS, EventList
from director.desk.machine_clock import now_in_utc
from director.engine.games.library import Library
from director.house import shelf
from director.tournament.commands import ChoosePayTable, DrawSeats, Register, SetMoney, StartClock
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table_files import load_pay_table

_SERVER = Path(__file__).with_name("board_server.py")


class Evening:
    """A book, a desk that writes in it, and a board that reads it."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self.path = folder / "events.book"
        self.book = Books(self.path)
        self._ago = timedelta()
        self.desk = self._open()
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    def _open(self) -> Desk:
        library = Library(shelf.games())
        desks = EventList(self.book, library, [shelf.structures()], "Ina", "desk", self._now)
        desk = desks.new("Sample evening", desks.structure(SAMPLE))
        desk.do(SetMoney(MoneyTerms("$", 0, Price(100, 15))))
        desk.do(ChoosePayTable(load_pay_table(shelf.pay_tables() / "one-in-ten.toml")))
        for name in SAMPLE_PLAYERS:
            desk.do(Register(desk.player(name), new_seed(), "cash"))
        desk.do(DrawSeats(new_seed()))
        return desk

    def _now(self) -> datetime:
        return now_in_utc() - self._ago

    def start_clock(self, left: timedelta) -> None:
        """The clock was started so long ago that this is left of the first level."""
        self._ago = self.desk.tournament.structure.lengths[0] - left
        self.desk.do(StartClock())
        self._ago = timedelta()

    def serve(self) -> None:
        """The board is there, at the same port as before."""
        command = [sys.executable, str(_SERVER), str(self.path), str(self.port)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        self.port = int(_line(self._process.stdout))

    def kill(self) -> None:
        """The board is gone in the middle of whatever it did."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process.communicate()
            self._process = None

    def processor_seconds(self) -> float:
        """What the board has taken of a processor so far."""
        assert self._process
        stat = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8")
        user, system = stat.rsplit(") ", 1)[1].split()[11:13]
        return (int(user) + int(system)) / 100

    def memory(self) -> int:
        """The megabytes that the board holds."""
        assert self._process
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8")
        return int(status.split("VmRSS:")[1].split()[0]) // 1024

    def close(self) -> None:
        """Ends the board and closes the book."""
        self.kill()
        self.book.close()


def _line(of: IO[str] | None) -> str:
    assert of
    return of.readline()

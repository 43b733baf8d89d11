"""One station: a process of its own that acts on the event until it hears a line.

`python -m many_stations.station URL NAME SEED FOLDER`. It says a line for each act: 'did UID MS',
'refused', 'doubt' where the answer was lost and nobody could say what became of it, 'away' where
nothing was asked, 'halted' at the end; and when its input ends 'end NUMBER DIGEST'.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Event, Thread

from director.books.book import Books
from director.books.server.place import ServerPlace
from director.books.stored_records import row_of
from director.desk.desk import Desk
from director.tournament.commands import AddTime, Command, Eliminate, PutIn, Refused, Register
from director.tournament.log.books import BookAway, BookFailed, BookStillAway, EventNumber
from director.tournament.state import EntryNumber, PlayerNumber

EVENT = EventNumber(1)
_A_MOMENT = 0.01
_PATIENCE = 60.0
"""Seconds after which a server that was killed is given up."""


class Station:
    """A desk at the event, and how it chooses what to do next."""

    def __init__(self, url: str, name: str, seed: int, folder: Path) -> None:
        self.book = Books(_reached(url, folder / name))
        self.desk = Desk(self.book, EVENT, name, name, self.book.now)
        self._name, self._dice, self._newest = name, Random(f"{seed} {name}"), 0
        self._halted, self._goodbye = Event(), Event()
        Thread(target=self._hear, daemon=True).start()

    def run(self) -> None:
        """Acts until it is told to halt, and at the end says how the log ends here."""
        say("ready")
        while not self._halted.is_set():
            if self.book.changed_elsewhere():
                self._taken_care_of(self.desk.catch_up)
            self._taken_care_of(self._act)
        say("halted")
        self._goodbye.wait()
        while not self._taken_care_of(self.desk.catch_up):
            time.sleep(_A_MOMENT)
        say(f"end {len(self.desk.log.records)} {digest(self.desk)}")
        self.book.close()

    def _hear(self) -> None:
        sys.stdin.readline()
        self._halted.set()
        sys.stdin.readline()
        self._goodbye.set()

    def _act(self) -> None:
        command = self._next()
        began = time.perf_counter()
        record = self.desk.do(command) if command else self.desk.undo()
        say(f"did {record.uid} {(time.perf_counter() - began) * 1000:.3f}")

    def _next(self) -> Command | None:
        """What is done next; None for taking back what was done last, by whomever."""
        t, dice = self.desk.tournament, self._dice
        left = sorted(t.left)
        match dice.randrange(20):
            case 0:
                return None
            case 1 | 2:
                return AddTime(dice.choice([-1, 1]))
            case 3 | 4 | 5 | 6 | 7 if left:
                return Eliminate(EntryNumber(dice.choice(left)))
            case 8 | 9 | 10 | 11 | 12 if left:
                entry, table = EntryNumber(dice.choice(left)), dice.randrange(1, 30)
                return PutIn(entry, table, dice.randrange(1, 7), swap=dice.random() < 0.5)
        return Register(self._somebody(), f"{self._name} {self._newest}")

    def _somebody(self) -> PlayerNumber:
        """Somebody who has never been there; where the answer is lost, the same once more."""
        player = self.desk.player(f"{self._name} {self._newest}")
        self._newest += 1
        return player

    def _taken_care_of(self, deed: Callable[[], object]) -> bool:
        """Does something; where the server goes away meanwhile, waits for it to come back."""
        try:
            deed()
        except Refused:
            say("refused")
            return True
        except BookFailed as failure:
            say("doubt" if _is_in_doubt(failure) else "away")
            self._wait()
            return False
        return True

    def _wait(self) -> None:
        """Waits for the server; what it has written meanwhile is taken in."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            time.sleep(_A_MOMENT)
            if self.book.away_since() is None:
                try:
                    self.desk.catch_up()
                except BookFailed:
                    continue
                return
        raise TimeoutError


def _reached(url: str, notes: Path) -> ServerPlace:
    """The book; where the server is just starting again, it is asked once more."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            return ServerPlace(url, notes)
        except BookAway:
            if time.monotonic() > until:
                raise
            time.sleep(_A_MOMENT)


def _is_in_doubt(failure: BookFailed) -> bool:
    return isinstance(failure, BookAway) and not isinstance(failure, BookStillAway)


def digest(desk: Desk) -> str:
    """The digest of the newest record, as it follows from what this desk itself has in its log."""
    last = ""
    for record in desk.log.records:
        last = str(row_of(desk.event, record, last)["digest"])
    return last


def say(line: str) -> None:
    """Tells whoever started this."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    Station(sys.argv[1], sys.argv[2], int(sys.argv[3]), Path(sys.argv[4])).run()

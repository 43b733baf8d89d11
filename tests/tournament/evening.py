"""A small event for tests: a structure, a Friday, and a log that commands are written into."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from director.tournament.commands import Command, Register
from director.tournament.facts import (
    EventOpened,
    Fact,
    RecordRedone,
    RecordsRedone,
    RecordsUndone,
    RecordUndone,
)
from director.tournament.log.log import Log, Record
from director.tournament.state import PlayerNumber
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Break, Level, Structure
from director.translation import Sentence

FRIDAY = datetime(2026, 1, 2, 19, 0, tzinfo=UTC)

STRUCTURE = Structure(
    name="Three levels",
    starting_chips=1000,
    seats=4,
    games=(GameOnSheet("texas-holdem"),),
    steps=(
        Level("1", 20, Stakes(50, 100)),
        Level("2", 20, Stakes(100, 200)),
        Break(10, remove=(25,)),
        Level("3", 20, Stakes(200, 400)),
    ),
)


class Evening:
    """A log with a clock of its own, set by the test."""

    def __init__(self, players: int = 0, structure: Structure = STRUCTURE) -> None:
        self.now = FRIDAY
        self.log = Log()
        self._write("opened", EventOpened("Friday", structure, "UTC"))
        for number in range(1, players + 1):
            self.do(Register(PlayerNumber(number), f"late {number}"))

    @property
    def t(self):
        return self.log.tournament

    def wait(self, **time: float) -> None:
        self.now += timedelta(**time)

    def do(self, command: Command) -> Record:
        return self._write(command.label(self.t).said(str), *command.decide(self.t, self.now))

    def undo(self, number: int | None = None) -> Record:
        newest = self.log.next_undo
        return self._write("undone", RecordUndone(number or (newest.number if newest else 0)))

    def undo_with_others(self, number: int) -> Record:
        """Takes a record back together with those that depend on it."""
        others = [one.number for one in self.log.dependents(number)]
        return self._write("undone", RecordsUndone((number, *others)))

    def redo(self) -> Record:
        numbers = self.log.redone_together
        one = len(numbers) == 1
        return self._write("redone", RecordRedone(numbers[0]) if one else RecordsRedone(numbers))

    def redo_one(self, number: int) -> Record:
        """Brings one of several back by itself, as older programs did."""
        return self._write("redone", RecordRedone(number))

    def write(self, *facts: Fact) -> Record:
        """What no command brings about: several records taken back at once."""
        return self._write("written", *facts)

    def face(self):
        """Level or break, what is left of it in minutes and seconds, and whether it runs."""
        shown = self.t.clock.shows(self.t.structure, self.now)
        return shown.step, f"{shown.seconds // 60}:{shown.seconds % 60:02}", shown.running

    def _write(self, label: str, *facts: Fact) -> Record:
        record = Record(len(self.log.records) + 1, self.now, "Ina", "desk", Sentence(label), facts)
        self.log.append(record)
        return record


Deed = Callable[[Evening], object]

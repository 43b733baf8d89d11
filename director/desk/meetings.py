"""Two halves of an evening that meet: what is asked of where that happens, and what it tells."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, Protocol

from director.desk.register import Register
from director.tournament.log.books import EventNumber
from director.tournament.log.log import Log, Record
from director.tournament.log.subjects import subjects
from director.tournament.state import PlayerNumber
from director.translation import say


class Line(NamedTuple):
    """What one side did, in a line."""

    number: int
    """Of its record."""
    at: datetime
    """In UTC."""
    who: str
    station: str
    what: str
    money: bool
    """Whether something was paid."""


class Met(NamedTuple):
    """Two halves of an evening that have met, before one side is taken."""

    here: str
    """The file of the book on this machine; empty for the one that is open."""
    there: str
    """The file of the other one, or its address."""
    event: str
    fork: int
    """The number of the first record that differs."""
    ours: Sequence[Line]
    theirs: Sequence[Line]
    letters: tuple[str, str]
    """By which each is told from other halves."""
    may_take_ours: bool = True
    may_take_theirs: bool = True


class Waiting(NamedTuple):
    """The other half of an event, with acts that wait for somebody's word."""

    event: EventNumber
    """In the book that is open."""
    name: str
    there: Log
    people: Register
    fork: int
    kept: Path
    """Where its book is kept."""


class Meetings(Protocol):
    """Where halves meet."""

    met: Met | None
    """What was met last, until somebody has said which side is taken."""

    def meet_file(self, file: Path) -> Met | None:
        """The half in a file, for the book that is open; None where nothing in it is new.

        Raises BookFailed.
        """

    def take(self, *, ours: bool) -> None:
        """Takes one side of what was met, and keeps the other: its acts wait. Raises BookFailed."""

    def waiting(self) -> Sequence[Waiting]:
        """The halves with acts about which nobody has said anything yet, for the book that is open.

        Raises BookFailed.
        """


def lines(log: Log, fork: int, people: Register) -> Sequence[Line]:
    """What a side did from this record on."""
    return [line(record, people) for record in log.records[fork - 1 :]]


def line(record: Record, people: Register) -> Line:
    """A record as its own half says it."""
    said = record.label.said(lambda player: called(people, player))
    money = bool(subjects(record.facts).lines)
    return Line(record.number, record.at, record.who, record.station, said, money)


def called(people: Register, player: int) -> str:
    """A person's name in a register."""
    person = people.person(PlayerNumber(player))
    return person.name if person else say("player {number}", number=player)

"""Takes evenings over: files are looked at and played back on paper first, then all are written.

Until `write` nothing is changed anywhere. A file that is wrong stands beside the others.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from director.desk.acting import Acting
from director.desk.event_list import EventList
from director.desk.player_index import PlayerIndex
from director.desk.tdt.evening import Evening
from director.desk.tdt.left_out import left_out
from director.desk.tdt.money import Prices
from director.desk.tdt.paper_event import Station
from director.desk.tdt.people import People, foreseen
from director.desk.tdt.playing_back import played_back
from director.desk.tdt.reading import load_evening
from director.desk.tdt.structures import structure_of
from director.files.forms import FileWrong
from director.tournament.entries.player_number import PlayerNumber
from director.tournament.log.books import EventNumber
from director.tournament.log.figures import too_high
from director.tournament.log.log import Log
from director.tournament.structure.structure import Structure
from director.translation import say

ENDING = ".tdt"

Looked = Callable[[int, int], None]
"""Hears how many files were looked at, and how many there are."""


class Stopped(Exception):
    """Whoever asked does not want it any more; nothing was changed."""


@dataclass(frozen=True)
class Found:
    """One file, as far as it can be taken over."""

    file: str
    evening: Evening | None = None
    structure: Structure | None = None
    log: Log | None = None
    """The event on paper."""
    left_out: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    """Why it is not taken over, line by line; empty where it is."""

    @property
    def is_sound(self) -> bool:
        """Whether an event can be made of it."""
        return self.log is not None and not self.wrong


class TakenOver(NamedTuple):
    """What was made of some files."""

    events: tuple[tuple[Found, EventNumber], ...]
    new_people: int


class TakingOver:
    """Some files, looked at together: their players are the same people."""

    def __init__(self, event_list: EventList) -> None:
        self._event_list = event_list
        self._station = Station(
            Acting(event_list.who, event_list.role), event_list.station, event_list.zone
        )
        self._evenings: list[Evening] = []
        self._structures: list[Structure] = []
        self._numbers: list[PlayerNumber] = []
        self.people = People([], PlayerIndex(event_list.book.register))
        self.found: list[Found] = []

    @property
    def sound(self) -> list[Found]:
        """Those of which events can be made."""
        return [one for one in self.found if one.is_sound]

    def look_at(self, paths: Sequence[Path], looked: Looked = lambda *_: None) -> None:
        """Reads the files and plays each evening back on paper.

        Whoever hears how far it has come may raise Stopped. Raises BookFailed, Refused by role.
        """
        read: list[Found] = []
        for at, path in enumerate(paths):
            looked(at, 2 * len(paths))
            read.append(_read(path))
        self._find_doubles(read)
        sound = [one for one in read if one.evening and not one.wrong]
        self._evenings = [one.evening for one in sound if one.evening]
        index = PlayerIndex(self._event_list.book.register)
        self.people = People(self._evenings, index)
        self._numbers = foreseen(index, len(self.people.new))
        self.found, self._structures = [], []
        for at, one in enumerate(read):
            looked(len(paths) + at, 2 * len(paths))
            self.found.append(self._played(one) if one in sound else one)
        looked(2 * len(paths), 2 * len(paths))

    def write(self) -> TakenOver:
        """Enters who is new, and writes all events at once. Raises BookFailed, Refused by role."""
        event_list, sound = self._event_list, self.sound
        book = event_list.book
        changes = self.people.changes
        if changes:
            entered = book.register.write(changes, event_list.who, event_list.station)
            numbers = [one.number for one in entered]
            if numbers != self._numbers:  # somebody else was entered meanwhile
                self._numbers = numbers
                sound = [self._played(one) for one in sound]
        logs = [one.log for one in sound if one.log]
        events = book.take_in(logs) if logs else ()
        return TakenOver(tuple(zip(sound, events, strict=True)), len(changes))

    def _played(self, found: Found) -> Found:
        evening = found.evening
        assert evening
        at = next(at for at, one in enumerate(self._evenings) if one is evening)
        try:
            told = structure_of(evening, self._event_list.library)
        except FileWrong as wrong:
            return Found(found.file, evening, wrong=tuple([str(one) for one in wrong.faults]))
        if high := too_high((told.structure, Prices(evening).terms(told.structure))):
            return Found(found.file, evening, wrong=(high.said(str),))
        numbers = self.people.numbers(at, self._numbers)
        back = played_back(evening, told.structure, numbers, self._station)
        sentences = (*told.left_out, *back.left_out, *left_out(evening))
        return Found(found.file, evening, told.structure, back.log, sentences)

    def _find_doubles(self, read: list[Found]) -> None:
        """Sets apart what is there already, in the book or in another of the files."""
        rows = self._event_list.book.events()
        there = {(row.name, row.opened): row.number for row in rows if not row.damaged}
        seen: dict[str, str] = {}
        for at, one in enumerate(read):
            evening = one.evening
            if evening is None:
                continue
            number = there.get((evening.name, evening.opened))
            if number is not None:
                read[at] = _set_apart(one, say("is already event {number}", number=number))
            elif evening.uid and evening.uid in seen:
                words = say("is the same evening as {file}", file=seen[evening.uid])
                read[at] = _set_apart(one, words)
            elif evening.uid:
                seen[evening.uid] = evening.file


def tdt_files(folder: Path) -> list[Path]:
    """The files of a folder, by name. Raises OSError."""
    every = [one for one in folder.iterdir() if one.suffix.lower() == ENDING and one.is_file()]
    return sorted(every)


def _read(path: Path) -> Found:
    try:
        evening = load_evening(path)
    except FileWrong as wrong:
        return Found(path.name, wrong=tuple([str(one) for one in wrong.faults]))
    except OSError as failure:
        why = say("cannot be read: {why}", why=failure.strerror or str(failure))
        return Found(path.name, wrong=(why,))
    return Found(path.name, evening)


def _set_apart(found: Found, why: str) -> Found:
    return Found(found.file, found.evening, wrong=(why,))

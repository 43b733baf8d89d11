"""The event list: the list of events, and the way to open, found and continue them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from director.desk.machine_clock import now_in_utc
from director.files.forms import FileWrong
from director.tournament.entries.player_number import PlayerNumber
from director.tournament.staff.role import Role
from director.translation import Sentence, say

if TYPE_CHECKING:
    from director.desk.acting import Acting
    from director.desk.book import Book
    from director.desk.desk import Desk
    from director.desk.stations import OpenedBook
    from director.engine.games.library import Library
    from director.tournament.log.books import EventNumber, EventRow, Told
    from director.tournament.structure.structure import Structure
    from director.tournament.templates.template import Template

SAMPLE = "barge-2019-limit-horse-badacey"
"""The structure of the sample evening."""

SAMPLE_PLAYERS = (
    "Ada Marlowe", "Bertil Quist", "Carmen Ostrow", "Dov Ferrant", "Elif Sandoval", "Fergus Lind",
    "Greta Paloma", "Hugo Tamm", "Ines Corrigan", "Jonas Velde", "Kira Ashdown", "Luca Brandt",
    "Mina Okoro", "Nils Harrow", "Oona Castell", "Pavel Drummond", "Rosa Thibault", "Sven Tolland",
)  # fmt: skip
"""Invented people: three tables of six."""


class EventList:
    """Everything that can be done before an event is chosen."""

    def __init__(
        self,
        book: "Book",
        library: "Library",
        structures: Sequence[Path],
        who: str,
        station: str,
        now: Callable[[], datetime] = now_in_utc,
        zone: str = "",
        steady: Callable[[], float] | None = None,
        role: Role = Role.DIRECTOR,
    ) -> None:
        """What `who` may do is by `role`.

        `structures` are folders; a file in a later one covers one of its name in an earlier.
        """
        self.book = book
        self.library = library
        self.who = who
        """Who is at this station."""
        self.role = role
        self.station = station
        self.now = now
        self.zone = zone
        self._steady = steady
        self._folders = structures

    def hand_over(self, acting: "Acting") -> None:
        """From now on somebody else acts here; the desks that are open are told beside this."""
        self.who, self.role = acting.who, acting.role

    def move_to(self, opened: "OpenedBook") -> None:
        """From now on the list is that of another book; its clock counts from here."""
        self.book, self.now, self._steady, station = opened
        self.station = station or self.station

    def events(self) -> Sequence["EventRow"]:
        """All events of the book, those changed last first. Raises BookFailed."""
        return self.book.events()

    def open(
        self, event: "EventNumber", *, only_sound: bool = False, told: "Told | None" = None
    ) -> "Desk":
        """The desk of an event. Raises Unfit where its log is damaged, BookFailed.

        With `only_sound` it is opened as far as its log is sound, and only to be read. `told` hears
        how far the reading of a long log has come.
        """
        from director.desk.desk import Desk

        return Desk(
            self.book,
            event,
            self.who,
            self.station,
            self.now,
            self._steady,
            role=self.role,
            only_sound=only_sound,
            told=told,
        )

    def said(self, sentence: Sentence) -> str:
        """A sentence of a log that is still being read, with people's names. Raises BookFailed."""

        def name(player: int) -> str:
            person = self.book.register.person(PlayerNumber(player))
            return person.shown if person else say("player {number}", number=player)

        return sentence.said(name)

    def new(self, name: str, structure: "Structure") -> "Desk":
        """The desk of a new event. Raises Refused by role, BookFailed."""
        from director.desk.desk import open_event

        return open_event(
            self.book,
            name,
            structure,
            self.who,
            self.station,
            self.now,
            self.zone,
            self._steady,
            self.role,
        )

    def begin(self, template: "Template", name: str, day: date | None) -> "Desk":
        """The desk of a new event that is played by a template. Raises Refused, BookFailed."""
        from director.tournament.templates.commands import TakeSettings, says_more

        desk = self.new(name, replace(template.structure, day=day))
        if says_more(template, desk.tournament):
            desk.do(TakeSettings(template))
        return desk

    def sample(self) -> "Desk":
        """An evening already under way, to look around in: three tables, the clock running.

        Raises BookFailed.
        """
        from director.desk.desk import new_seed
        from director.tournament.commands import DrawSeats, StartClock
        from director.tournament.entries.sign_ups import SignUp, TakeSignUps

        desk = self.new("Sample evening", self.structure(SAMPLE))
        self._meet(desk, SAMPLE_PLAYERS)
        everybody = tuple([SignUp(desk.player(name)) for name in SAMPLE_PLAYERS])
        desk.do(TakeSignUps(everybody, new_seed()))
        desk.do(DrawSeats(new_seed()))
        desk.do(StartClock())
        return desk

    def _meet(self, desk: "Desk", names: Sequence[str]) -> None:
        """Enters who is not in the register yet, all at once."""
        from director.desk.register import Change, Person

        new = [name for name in names if not desk.player_index.named(name)]
        people = [Change(Person(), Person(name=name)) for name in new]
        self.book.register.write(people, self.who, self.station)
        desk.player_index.look()

    def structures(self) -> Mapping[str, "Structure | FileWrong"]:
        """All structures by the name of their file; a faulty one as what is wrong with it."""
        from director.tournament.structure.files import load_structure

        found: dict[str, Structure | FileWrong] = {}
        for folder in self._folders:
            for path in sorted(folder.glob("*.toml")):
                try:
                    found[path.stem] = load_structure(path, self.library)
                except FileWrong as error:
                    found[path.stem] = error
        return found

    @property
    def own_structures(self) -> Path:
        """The folder of the house's own structures; what is shipped lies elsewhere."""
        return self._folders[-1]

    def structure(self, name: str) -> "Structure":
        """The structure of this file name. Raises FileWrong, or KeyError where there is none."""
        from director.tournament.structure.files import load_structure

        paths = [folder / f"{name}.toml" for folder in reversed(self._folders)]
        path = next((one for one in paths if one.is_file()), None)
        if path is None:
            raise KeyError(name)
        return load_structure(path, self.library)

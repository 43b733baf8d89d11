"""What a kind of sheet is, what sheets are made of, and who sets them in type."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Generic, NamedTuple, Protocol, TypeVar

from director.engine.games.game import Game
from director.engine.games.library import Library
from director.reports.documents import Document
from director.reports.papers import OF_HOUSE, PAPERS
from director.tournament.deals.state import Agreement
from director.tournament.log.books import Head
from director.tournament.log.log import Log
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.tournament.structure.big_blind_antes import POSTERS
from director.tournament.structure.structure import Level, Structure

Of = TypeVar("Of", contravariant=True)
"""What a sheet is made of."""

AT_THE_DOOR, SEATS, MONEY = "At the door", "Seats", "Money"
RULES, RESULTS = "Rules", "Results"
"""What a sheet is for, as the list of sheets has them together."""


class NoSheet(Exception):
    """Why there is no such sheet, in words."""


class Typesetter(Protocol):
    """Sets sheets in type."""

    @property
    def paper(self) -> str:
        """Of the house, "letter" or "a4"; empty where each sheet has its own."""

    def pdf(self, *documents: Document, title: str = "", on: str = "") -> bytes:
        """The documents as one PDF; several on each side where `on` is such a paper."""

    def list_file(self, document: Document, ending: str) -> bytes:
        """The lists of a sheet as a file of this ending: ".csv", ".xlsx", ".html"."""

    def results_for_web(
        self, t: Tournament, public_names: Mapping[PlayerNumber, str], now: datetime, ending: str
    ) -> bytes:
        """The results as a page of its own, ".html", or ".json"."""

    def unprintable(self, text: str) -> str:
        """The signs of a text that no shipped font has, and that paper says by '?'."""


@dataclass(frozen=True)
class SheetKind(Generic[Of]):
    """A kind of sheet; `Of` is what it needs: an event, games, a structure, a ruling."""

    id: str
    """What people type for it."""
    title: str
    make: Callable[[Of, str], Document | tuple[Document, ...]]
    """Makes it for a size of paper. Raises NoSheet where there is nothing to make it of."""
    refusal: Callable[[Of], str | None] = lambda _: None
    """Why it would say nothing now; None where it says something."""
    paper: str = "a4"
    """What it is set on where nobody chooses."""
    papers: Sequence[str] = PAPERS
    """What it can be set on."""
    sort: str = ""
    """Under which its paper and printer are remembered, where not by its title."""
    words: str = ""
    """What else people type who look for it, with commas between."""
    of_one: bool = False
    """Whether it is about one entry, which has to be chosen."""
    is_private: bool = False
    """Whether payments stand on it: while nobody is signed in at the station, nobody gets it."""
    is_public: bool = False
    """Whether it is hung up, or read by anybody: players have their public names on it."""
    group: str = ""
    """Under which title it stands in the list of sheets."""

    def usual(self, house: str) -> str:
        """What it is set on where nobody chooses, in a house of this paper."""
        paper = OF_HOUSE.get(house, {}).get(self.paper, self.paper)
        return paper if paper in self.papers else self.paper

    def documents(self, of: Of, paper: str) -> tuple[Document, ...]:
        """What it says. Raises NoSheet."""
        made = self.make(of, paper)
        return made if isinstance(made, tuple) else (made,)

    def pdf(self, of: Of, setter: Typesetter, paper: str = "", copies: int = 1) -> bytes:
        """The sheet as PDF, so many times; without a paper, on its default. Raises NoSheet."""
        paper = paper or self.usual(setter.paper)
        made = [one for one in self.documents(of, paper) for _ in range(copies)]
        title = made[0].title if len({one.title for one in made}) == 1 else self.title
        return setter.pdf(*made, title=title, on=paper)


class Event(NamedTuple):
    """An event at a moment."""

    tournament: Tournament
    """With its clocks as they are read at that moment."""
    log: Log
    name: Callable[[int], str]
    """A person's name by number."""
    public_name: Callable[[int], str]
    """The same as anybody may read it."""
    now: datetime
    library: Library
    who: str = ""
    """Who has it printed; empty where that is not known."""
    head: Head | None = None
    """Where the log ends; None where that is not known."""
    entry: EntryNumber | None = None
    """Who is chosen."""
    proposed: Agreement | None = None
    """The deal on which everybody may agree."""
    board: str = ""
    """The address of its board for browsers; empty while that is off."""
    several: tuple[EntryNumber, ...] = ()
    """All who are chosen, where they are more than one."""
    tickets_used: Callable[[], Mapping[str, str]] = dict
    """In which other events tickets of this one were used, by their numbers: the book is asked."""
    tables: tuple[int, ...] = ()
    """The tables that are marked, where they are more than one."""

    @property
    def deal(self) -> Agreement | None:
        """The deal in force, or else what is proposed."""
        return self.tournament.deal or self.proposed


class Games(NamedTuple):
    """Games, with a level where they are played for its stakes."""

    games: Sequence[Game]
    level: Level | None = None
    poster: str = POSTERS[0]
    """Who posts the one ante of a table at that level."""


class Planned(NamedTuple):
    """A structure, and the library in which its games stand."""

    structure: Structure
    library: Library
    entries: int = 0
    """How many have entered, where it is the structure of an event."""

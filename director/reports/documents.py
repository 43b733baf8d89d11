"""What a page says: blocks of words, figures and cards, without any size or place.

Everything here is a value; documents compare by `==`, and the same document makes the same bytes.
"""

from dataclasses import dataclass
from typing import NamedTuple

from director.engine.cards import Cards

PAPERS = ("letter", "a4", "half letter", "a5", "index card", "quarter letter", "a6")
"""Sheets and cards; an index card is 4 by 6 inches."""
IMPOSED = ("letter, two-up", "letter, four-up", "a4, two-up", "a4, four-up")
"""Sheets on which several cards lie, with marks where to cut."""


@dataclass(frozen=True)
class Heading:
    """The name at the top, what stands small above it, and what stands beside it at the right."""

    text: str
    above: str = ""
    beside: str = ""
    logo: str = ""
    """Where a picture lies that stands at the right; empty for none."""


@dataclass(frozen=True)
class Section:
    """A small title over what follows."""

    text: str


@dataclass(frozen=True)
class Lead:
    """The sentence that says what it is all about."""

    text: str


@dataclass(frozen=True)
class Prose:
    """Whole sentences."""

    text: str


@dataclass(frozen=True)
class Points:
    """Sentences that stand each by itself."""

    texts: tuple[str, ...]


class Figure(NamedTuple):
    """A figure and what it is."""

    title: str
    value: str


@dataclass(frozen=True)
class Figures:
    """Figures side by side."""

    figures: tuple[Figure, ...]


class Column(NamedTuple):
    """A column of a grid; figures stand to the right, words to the left."""

    title: str
    figures: bool = True
    over: str = ""
    """The title over several columns."""


class Row(NamedTuple):
    """A line of a grid; a line of one cell, such as a break, goes across it."""

    cells: tuple[str, ...]

    @property
    def is_across(self) -> bool:
        """Whether the one cell takes the whole width."""
        return len(self.cells) == 1


@dataclass(frozen=True)
class Grid:
    """Rows under columns."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Beside:
    """Grids side by side, each as wide as it needs to be; read one after the other."""

    grids: tuple[Grid, ...]


class StreetPicture(NamedTuple):
    """One street of a deal: what comes to a player and to the board, and what follows."""

    name: str
    down: int = 0
    up: int = 0
    board: tuple[int, ...] = ()
    draw: int = 0
    after: str = ""
    """The bet, and what comes after it: "small bet, then discard 1"."""


@dataclass(frozen=True)
class Streets:
    """The deal as a strip of streets."""

    streets: tuple[StreetPicture, ...]


class Place(NamedTuple):
    """Where a card lies on the felt, from the upper left one, in steps from card to card."""

    across: float
    down: float


@dataclass(frozen=True)
class Board:
    """Cards on the felt, row by row."""

    rows: tuple[Cards, ...]
    places: tuple[Place, ...] = ()
    """Where each card lies, in the order of the rows; empty where rows lie one below the other."""
    lines: tuple[tuple[int, ...], ...] = ()
    """The cards that a line on the felt joins, by their numbers in that order."""


@dataclass(frozen=True)
class Box:
    """Figures in a frame of their own: the stakes of now."""

    title: str
    figures: tuple[Figure, ...]


@dataclass(frozen=True)
class Hand:
    """A player's cards, and what becomes of them."""

    name: str
    cards: Cards
    verdict: str = ""
    wins: bool = False


@dataclass(frozen=True)
class Chapter:
    """A title that the contents lead to; the outline of the file has it too."""

    text: str
    key: str
    """By which others lead here; no two chapters have the same."""
    level: int = 0
    """0 begins a new side, 1 stands below that, 2 looks like a section."""
    beside: str = ""


class LeadsTo(NamedTuple):
    """A line of the contents or the index: what it says, and the chapters whose pages it names."""

    text: str
    keys: tuple[str, ...]
    level: int = 0


@dataclass(frozen=True)
class Leads:
    """Such lines, in columns side by side."""

    columns: tuple[tuple[LeadsTo, ...], ...]


Block = (
    Heading
    | Section
    | Lead
    | Prose
    | Points
    | Figures
    | Box
    | Grid
    | Beside
    | Streets
    | Board
    | Hand
    | Chapter
    | Leads
)


@dataclass(frozen=True)
class Document:
    """A sheet: its title, the paper it is meant for, and what stands on it."""

    title: str
    paper: str
    blocks: tuple[Block, ...]
    if_room: tuple[Block, ...] = ()
    """What is added where it leaves the sheet on one side, in type that is easily read."""
    is_book: bool = False
    """Whether it has many pages with numbers, all in one size of type."""


class Pdf(bytes):
    """A sheet as it was set, and the words of it whose letters no shipped font has.

    Those stand in it in plain letters.
    """

    plainly: tuple[str, ...] = ()

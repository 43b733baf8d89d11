"""What a page says of an event: slips, lists for the wall, brackets, what is signed."""

from dataclasses import dataclass
from typing import NamedTuple

from director.reports.blocks.figures import Column, Figure, Row
from director.reports.blocks.text import Heading, Points


class Scan(NamedTuple):
    """A QR code, and what it opens in words."""

    address: str
    told: str
    typed: str
    """The address, for who has no camera."""


@dataclass(frozen=True)
class Plates:
    """The largest figures there are, each in a frame: where somebody is to go."""

    figures: tuple[Figure, ...]
    scan: Scan | None = None
    """A code at their right, and below them what it opens."""


@dataclass(frozen=True)
class Written:
    """Lines to write on, each with what is to be written there."""

    titles: tuple[str, ...]
    signed: bool = False
    """Whether they are signed, which takes 12 mm of height."""


@dataclass(frozen=True)
class Form:
    """Rows under columns, the last of which are empty boxes to write in."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    """Without the boxes."""
    boxes: tuple[str, ...]
    """Their titles."""


@dataclass(frozen=True)
class Signatures:
    """Rows that are signed one by one: a name, figures, one of them large, and a line."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    large: int
    """The column of what is signed for."""
    signed: str
    """The title over the lines."""
    total: Row | None = None
    """What they come to together."""


class BracketBox(NamedTuple):
    """A table of a bracket: who began there, or lines for those who come."""

    title: str
    state: str = ""
    rows: tuple[str, ...] = ()
    through: frozenset[int] = frozenset()
    """Which of the rows went on, from 0; they are lit."""
    out: frozenset[int] = frozenset()
    words: str = ""
    """Who comes to it."""
    lines: int = 0
    """To write names on."""
    feeds: tuple[int, ...] = ()
    """From which boxes of the round before somebody comes; empty for any of them."""
    is_done: bool = False
    is_to_come: bool = False


class BracketRound(NamedTuple):
    """A round, and its tables."""

    title: str
    caption: str
    boxes: tuple[BracketBox, ...]


@dataclass(frozen=True)
class Bracket:
    """Rounds side by side with lines between them; one round by itself lies in columns."""

    rounds: tuple[BracketRound, ...]
    then: tuple["Bracket", ...] = ()
    """What stands on the sides after it."""
    head: tuple[Heading | Points, ...] = ()
    """What stands above later rounds that have a side of their own, to be written on."""
    is_written: bool = False
    """Whether it has such a side."""


@dataclass(frozen=True)
class WallList:
    """A list in the order of its first column, so large that it is read on a wall.

    It fills pages in columns, and each page says from whom to whom it goes.
    """

    title: str
    above: str
    beside: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    parted: bool = False
    """Whether the rest of it stands on other pages, in the same type."""
    has_lead: bool = False
    """Whether the first column is a short one, in order, that stands before the names in place of
    their letters."""
    told: str = ""
    """What concerns all of it, at the right of the title."""


class SeatedTable(NamedTuple):
    """A table and each of its seats, with who sits there; empty where nobody does."""

    title: str
    seats: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class TableList:
    """Tables in a regular grid, all in one type; each page says which tables it has."""

    title: str
    above: str
    beside: str
    tables: tuple[SeatedTable, ...]
    across: int = 0
    """So many beside each other, as on its other pages; 0 where one page may hold all."""
    every: tuple[SeatedTable, ...] = ()
    """Of a part: the tables of all pages, whose cells are alike."""


class Happening(NamedTuple):
    """A line of a log, as long as it has to be."""

    number: str
    time: str
    who: str
    what: str
    taken_back: str = ""
    """By what; such a line is struck out."""


@dataclass(frozen=True)
class Happenings:
    """What happened, in order."""

    lines: tuple[Happening, ...]
    titles: tuple[str, ...] = ()
    """Of number, time, who and what; what goes on on another side has them there."""
    goes_on: bool = False
    """Whether its titles stand over lines before it."""
    staff: tuple[str, ...] = ()
    """Everybody in the whole list, so that its columns are as wide on every side."""


@dataclass(frozen=True)
class Placard:
    """One figure that fills a side, seen across the room."""

    figure: str
    above: str
    below: str
    folded: bool = False
    """Whether the side is folded in the middle and stands like a tent, read from both sides."""
    scan: Scan | None = None
    """A code at the right of the figure, and what it opens."""

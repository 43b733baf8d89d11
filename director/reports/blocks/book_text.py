"""What a book is written in: chapters, passages with keys in them, tables of them, contents."""

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True)
class Chapter:
    """A title that the contents lead to; the outline of the file has it too."""

    text: str
    key: str
    """By which others lead here; no two chapters have the same."""
    level: int = 0
    """0 is a chapter of a book, 1 stands below that, 2 looks like a section."""
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


class Words(NamedTuple):
    """Some words of a passage."""

    text: str
    bold: bool = False
    key: bool = False
    """Whether it is what one types or presses."""
    to: str = ""
    """The key of the chapter that they lead to; empty for none."""


@dataclass(frozen=True)
class Passage:
    """Sentences with bold words and keys in them; an item of a list has its mark before it."""

    words: tuple[Words, ...]
    mark: str = ""


@dataclass(frozen=True)
class Table:
    """Passages under titles; a row is as high as its longest passage."""

    titles: tuple[Passage, ...]
    rows: tuple[tuple[Passage, ...], ...]


@dataclass(frozen=True)
class Listing:
    """Lines that stand as they are typed."""

    lines: tuple[str, ...]


@dataclass(frozen=True)
class Picture:
    """A picture as wide as the page or as wide as it is, and what it shows."""

    path: str
    title: str

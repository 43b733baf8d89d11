"""Words on a page: headings, sentences, and sentences that stand in a list."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Heading:
    """The name at the top, what stands small above it, and what stands beside it at the right."""

    text: str
    above: str = ""
    beside: str = ""
    logo: str = ""
    """Where a picture lies that stands at the right; empty for none."""
    begins: bool = False
    """Whether it begins a new side."""
    picture: str = ""
    """One that stands there instead, a PNG in base64; empty for none."""
    color: str = ""
    """Of what stands small above the name: "#b3123c"; empty for grey."""


@dataclass(frozen=True)
class Section:
    """A small title over what follows."""

    text: str


@dataclass(frozen=True)
class Lead:
    """The sentence that says what it is all about."""

    text: str
    opens: bool = False
    """Whether it opens a book, and stands across both of its columns."""


@dataclass(frozen=True)
class Prose:
    """Whole sentences."""

    text: str


@dataclass(frozen=True)
class Points:
    """Sentences that stand each by itself."""

    texts: tuple[str, ...]


@dataclass(frozen=True)
class Steps:
    """Sentences in the order in which they are done, numbered, under a title."""

    title: str
    texts: tuple[str, ...]


@dataclass(frozen=True)
class Note:
    """A sentence or several, after a small title on the same line."""

    title: str
    text: str


@dataclass(frozen=True)
class Ends:
    """Two things at the ends of one line, with a rule below."""

    left: str
    right: str = ""
    below: str = ""
    """On lines of its own above the rule, as wide as all: the event that a slip belongs to."""
    picture: str = ""
    """A picture before them, a PNG in base64; empty for none."""
    color: str = ""
    """Of the rule: "#b3123c"; empty for black."""


@dataclass(frozen=True)
class Banner:
    """A name in large letters; a long one in smaller letters, on two lines."""

    text: str

"""A ruling as it is given: read aloud, copied, filed in the log and printed."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from director.engine.cards import Cards
from director.window.printing.sheet import Sheet


class Line(NamedTuple):
    """A sentence in large type, and the hands that are drawn below it."""

    text: str
    hands: tuple[Cards, ...] = ()
    without_cards: str = ""
    """The sentence above hands that are drawn."""
    is_award: bool = True
    """Whether it says who gets what; else how that came to be split, a little smaller."""


class Spoken(NamedTuple):
    """One ruling, of a hand or of a question."""

    title: str
    """The game, or the question."""
    lines: tuple[Line, ...]
    """The ruling, sentence by sentence."""
    why: tuple[str, ...]
    """The reasons as they are read aloud, each with its rule."""
    headline: str
    """The ruling in one sentence, as it stands in the log."""
    reasons: tuple[str, ...]
    """The reasons as they stand in the log."""
    case: Mapping[str, Any]
    """What was asked, to be judged again at any time."""
    text: str
    """All of it, for a message or a report."""
    sheet: Sheet
    table: int = 0
    """At which table it was asked for; 0 where that is not known."""
    is_filed: bool = False
    """Whether it stands in the log already."""

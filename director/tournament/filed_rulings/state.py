"""Rulings that were given at the tables of an event, as the floor filed them."""

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple


class Occasion(NamedTuple):
    """Where and when a dispute arose, as far as the floor notes it."""

    table: int | None = None
    level: str = ""
    """The label of the level: "5", "1A"."""
    hand: str = ""
    """Which hand it was, in the floor's own words: "third hand of stud"."""
    note: str = ""


@dataclass(frozen=True)
class Filing:
    """A ruling in the event's log."""

    number: int
    """From 1, in the order of filing."""
    case: str
    """The hand, record of play or question, as the text of a JSON object, to be judged again."""
    headline: str
    """Who won what, as it was said."""
    reasons: tuple[str, ...]
    """Why, as it was said then."""
    occasion: Occasion
    at: datetime

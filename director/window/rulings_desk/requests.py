"""What a screen can ask of another one, at an event or without one.

A request is a value. Who answers it says so: a screen in its area, a drop where it is made.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any


@dataclass(frozen=True)
class PlayGame:
    """A hand of a game is to be ruled on."""

    game: str
    """By its id."""


@dataclass(frozen=True)
class OpenCase:
    """A hand that was filed is to be judged again."""

    case: str
    """The text of its file."""


@dataclass(frozen=True)
class OpenRuling:
    """A question, a rule, a game or a filed ruling is to be opened."""

    kind: str
    key: str


@dataclass(frozen=True)
class Deed:
    """What is taken down once it is done as it was answered."""

    title: str
    do: "Callable[[Mapping[str, str], Any], Deed | None]"
    """With what was typed, by key, and what was ruled of it; it returns what is done next."""
    is_done: Callable[[Mapping[str, str]], bool] = lambda _: False
    """Whether it was done elsewhere meanwhile, of what was typed."""
    why_not: Callable[[Mapping[str, str]], str] = lambda _: ""
    """What speaks against it and is to be read before it is done all the same."""
    anew: "Callable[[], Deed | None] | None" = None
    """What it is by now, where that changes with what is done elsewhere."""


@dataclass(frozen=True)
class AskRuling:
    """A question is to be asked with what is known already."""

    question: str
    """By its id."""
    typed: Mapping[str, str]
    """What stands in its fields, by their keys."""
    about: str = ""
    """Where it is asked, as it is read."""
    table: int = 0
    """At which table; 0 where that is not known."""
    names: Mapping[int, str] = field(default_factory=dict)
    """Who sits where, by seat."""
    deed: Deed | None = None


@dataclass(frozen=True)
class ShowHouseRules:
    """How the house plays is to be looked at, or changed."""


class HandRequest(Enum):
    """What is done with the hand on the Showdown screen."""

    CLEAR = auto()
    OPEN = auto()
    SAVE = auto()
    DECK = auto()


class RulingRequest(Enum):
    """What is done with the ruling in sight."""

    ALOUD = auto()
    COPY = auto()
    FILE = auto()
    PRINT = auto()

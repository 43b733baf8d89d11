"""The kinds of moments at which the clock makes itself heard, and what each begins with."""

from typing import NamedTuple

FIRST, SECOND = "first_warning", "second_warning"
LEVEL, BREAK, BREAK_ENDS = "level", "break", "break_ends"


class Kind(NamedTuple):
    """A kind of moment, and what it begins with in the settings."""

    title: str
    sound: str
    message: str
    """What is said; {level} is its name, {time} when play goes on, {left} what is left."""


KINDS: dict[str, Kind] = {
    FIRST: Kind("First warning", "bell", "{left} left"),
    SECOND: Kind("Second warning", "tick", "{left} left"),
    LEVEL: Kind("A level begins", "chime", "{level}"),
    BREAK: Kind("A break begins", "gong", "Break until {time}"),
    BREAK_ENDS: Kind("A break ends", "two-bells", "Cards in the air: {level}"),
}
"""By the names of their settings."""

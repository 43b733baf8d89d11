"""What is typed into the fields of a game's blocks as its file has it, and back."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from director.engine.hands.typed_qualifiers import said_qualifier, typed_qualifier
from director.engine.ranking.scale import Scale
from director.window.drafts.typed_values import Kind, read_text, read_wholes, show_text

_FROM_TO = re.compile(r"\s*(?:-|–|\bto\b)\s*")


def read_range(text: str) -> Any:
    """A number, or the least and the most; otherwise the text itself.

    >>> read_range("2-8"), read_range("0 to 4"), read_range("1"), read_range("few")
    ([2, 8], [0, 4], 1, 'few')
    """
    value = read_wholes(_FROM_TO.sub(" ", text))
    return value[0] if isinstance(value, list) and len(value) == 1 else value


def show_range(value: Any) -> str:
    """A number, or the least and the most with a hyphen between."""
    if isinstance(value, list):
        return "-".join(str(one) for one in value)
    return show_text(value)


def read_rows(text: str) -> Any:
    """Cards on the board: all of them, or row by row.

    >>> read_rows("3"), read_rows("3 3 3")
    (3, [3, 3, 3])
    """
    value = read_wholes(text)
    return value[0] if isinstance(value, list) and len(value) == 1 else value


def show_rows(value: Any) -> str:
    """The same with spaces between."""
    return " ".join(map(str, value)) if isinstance(value, list) else show_text(value)


def read_parts(text: str) -> Any:
    """Hands that a player keeps apart, each with its cards; otherwise the text itself.

    >>> read_parts("omaha 4, holdem 2"), read_parts("omaha")
    ({'omaha': 4, 'holdem': 2}, 'omaha')
    """
    parts = [one.rpartition(" ") for one in (piece.strip() for piece in text.split(",")) if one]
    if not parts:
        return None
    if not all(name.strip() and count.isdecimal() for name, _, count in parts):
        return text.strip()
    return {name.strip(): int(count) for name, _, count in parts}


def show_parts(value: Any) -> str:
    """Hands with their cards, commas between."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {count}" for name, count in value.items())
    return show_text(value)


def read_joined(text: str) -> Any:
    """Ways to make a hand with commas between; one alone is no list.

    >>> read_joined("2 + 3"), read_joined("2+3, 5 + 0")
    ('2 + 3', ['2 + 3', '5 + 0'])
    """
    ways = [_spaced(one.strip()) for one in text.split(",") if one.strip()]
    return (ways[0] if len(ways) == 1 else ways) or None


def _spaced(way: str) -> str:
    """A sum with the spaces that game files write: "2+3" is "2 + 3"."""
    return re.sub(r"\s*\+\s*", " + ", way)


def show_joined(value: Any) -> str:
    """The same with commas between."""
    return ", ".join(map(str, value)) if isinstance(value, list) else show_text(value)


def read_choice_of_option(text: str) -> Any:
    """What an option is played with: yes and no are no texts."""
    return {"true": True, "false": False}.get(text, read_text(text))


def show_choice_of_option(value: Any) -> str:
    """The same as a word."""
    return str(value).lower() if isinstance(value, bool) else show_text(value)


def qualifier_on(scale: Scale | None) -> Kind:
    """How a qualifier is typed on a scale: as people say it, or as cards."""
    return Kind(partial(_read_qualifier, scale), partial(_show_qualifier, scale))


def _read_qualifier(scale: Scale | None, text: str) -> Any:
    cards = typed_qualifier(text, scale) if scale else None
    return (text.strip() if cards is None else cards) or None


def _show_qualifier(scale: Scale | None, value: Any) -> str:
    return said_qualifier(value, scale) if scale and isinstance(value, str) else show_text(value)


RANGE = Kind(read_range, show_range)
ROWS = Kind(read_rows, show_rows)
PARTS = Kind(read_parts, show_parts)
JOINED = Kind(read_joined, show_joined)
OF_OPTION = Kind(read_choice_of_option, show_choice_of_option)

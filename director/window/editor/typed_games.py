"""Chips, classes of stakes and special rules as one writes them in a line: "25 green × 12"."""

import re
from collections.abc import Mapping
from typing import Any

from director.tournament.structure.special_rules import Specials, as_typed, meant
from director.tournament.structure.toml_parts import part_as_data
from director.window.drafts.typed_values import Kind, show_text

_CHIP = re.compile(r"([0-9]{1,15})\s*([^\d×x*]*?)\s*(?:[×x*]\s*([0-9]{1,9}))?", re.IGNORECASE)


def read_classes(text: str) -> Any:
    """Classes of games that have stakes of their own: each by its short name, then what it says.

    >>> read_classes("stud: Stud, flop: Flop games")
    [{'id': 'stud', 'title': 'Stud'}, {'id': 'flop', 'title': 'Flop games'}]
    """
    made: list[Any] = []
    for one in filter(None, (part.strip() for part in text.split(","))):
        name, _, title = (part.strip() for part in one.partition(":"))
        made.append({"id": name, "title": title or name.capitalize()})
    return made or None


def show_classes(value: Any) -> str:
    """Classes in a line."""
    if not isinstance(value, list):
        return show_text(value)
    return ", ".join(
        f"{one.get('id', '')}: {one.get('title', '')}" if isinstance(one, dict) else str(one)
        for one in value
    )


def read_chips(text: str) -> Any:
    """Denominations, each with its colour and how many a starting stack has.

    >>> read_chips("25 green × 12, 1000")
    [{'value': 25, 'colour': 'green', 'in_stack': 12}, {'value': 1000}]
    """
    made: list[Any] = []
    for one in filter(None, (part.strip() for part in text.split(","))):
        match = _CHIP.fullmatch(one)
        if not match:
            made.append(one)
            continue
        row: dict[str, Any] = {"value": int(match[1])}
        row |= {"colour": match[2]} if match[2] else {}
        row |= {"in_stack": int(match[3])} if match[3] else {}
        made.append(row)
    return made or None


def show_chips(value: Any) -> str:
    """Denominations in a line."""
    if not isinstance(value, list):
        return "" if value is None else str(value)
    return ", ".join(_chip(one) if isinstance(one, dict) else str(one) for one in value)


def _chip(row: dict[str, Any]) -> str:
    words = [str(row.get("value", ""))]
    words += [str(row["colour"])] if row.get("colour") else []
    words += [f"× {row['in_stack']}"] if row.get("in_stack") else []
    return " ".join(words)


def read_special(text: str) -> Any:
    """What is played otherwise than usual, as the file has it; None for nothing.

    >>> read_special("jam or fold, bomb pot every 10 hands")
    {'jam_or_fold': True, 'bomb_pot_hands': 10}
    """
    found = meant(text)
    return part_as_data(found) if found else None


def show_special(value: Any) -> str:
    """The same as one types it; anything else as it stands in the file."""
    if not isinstance(value, Mapping):
        return show_text(value)
    try:
        return as_typed(Specials(**value))
    except (TypeError, ValueError):
        return show_text(dict(value))


SPECIAL = Kind(read_special, show_special)
CHIPS = Kind(read_chips, show_chips)
CLASSES = Kind(read_classes, show_classes)

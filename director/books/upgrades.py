"""Turns facts as older programs wrote them into today's: one small function a change.

Stored kinds keep their names for ever. Where a kind gets another name or other fields, its old
form is named here with the function that turns it; `test_upgrades` asks for an example of each.
"""

from collections.abc import Callable, Mapping
from typing import Any

Stored = Mapping[str, Any]
"""A fact as it lies in the book: its kind and its fields."""

UPGRADES: dict[str, Callable[[Stored], Stored]] = {}
"""By the kind as it was stored. There are none yet: this is the first form of the book."""


def upgraded(fact: Stored) -> Stored:
    """The fact as today's program knows it."""
    seen: set[str] = set()
    while (kind := fact["kind"]) in UPGRADES and kind not in seen:
        seen.add(kind)
        fact = UPGRADES[kind](fact)
    return fact

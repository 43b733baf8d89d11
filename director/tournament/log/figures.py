"""How high a figure of an event may be, so that sums of it over any field can still be stored."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass

from director.files.limits import HIGHEST
from director.translation import Sentence

MOST = HIGHEST
"""Of chips, or of the smallest unit of money: a store counts to 2**63, and adds up whole fields."""


def too_high(values: Iterable[object]) -> Sentence | None:
    """Why these facts cannot be kept: a figure in them is beyond MOST; None where none is."""
    waiting: list[object] = list(values)
    while waiting:
        one = waiting.pop()
        if isinstance(one, int):
            if not -MOST <= one <= MOST:
                return Sentence("a figure is too high: at most {most}", {"most": f"{MOST:,}"})
        elif isinstance(one, tuple | frozenset):
            waiting.extend(one)
        elif isinstance(one, Mapping):
            waiting.extend(one.values())
        elif is_dataclass(one):
            waiting.extend([getattr(one, each.name) for each in fields(one)])
    return None

"""Answers told whole, as texts that people can read: what was asked, what came of it, and why."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import Sentence

_WIDE = 100


class Chance:
    """Numbers by a seed, the same with every version of Python."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def number(self, least: int, most: int) -> int:
        return least + int(self._random() * (most - least + 1))

    def happens(self, once_in: int = 2) -> bool:
        return self.number(1, once_in) == 1

    def one_of(self, things: Iterable[Any]) -> Any:
        known = list(things)
        return known[self.number(0, len(known) - 1)]

    def some_of(self, things: Iterable[Any], count: int) -> list[Any]:
        """So many of them, in any order."""
        left = list(things)
        return [left.pop(self.number(0, len(left) - 1)) for _ in range(count)]


def answered(asked: str, answer: Callable[[], object]) -> Iterator[str]:
    """What was asked, and the answer or why there is none."""
    yield asked
    try:
        found = answer()
    except NotPossible as why:
        yield f"    refused: {why.field}: {why.message}"
    except ValueError as why:
        yield f"    refused: {why}"
    else:
        yield from [f"    {line}" for line in _lines("", found)]


def _lines(name: str, value: object) -> Iterator[str]:
    """A value on one line where that is wide enough, else part by part; reasons each on a line."""
    if isinstance(value, tuple) and not name and all(isinstance(one, str) for one in value):
        yield from value
        return
    inside = list(_parts(value))
    short = f"{name}{' ' if name else ''}{shown(value)}"
    if not inside or (len(short) <= _WIDE and not _has_reasons(value)):
        yield short
        return
    if name:
        yield name
    for key, one in inside:
        if isinstance(one, Reason | Sentence):
            yield f"· {shown(one)}"
        else:
            yield from [("  " if name else "") + line for line in _lines(key, one)]


def _has_reasons(value: object) -> bool:
    return isinstance(value, Reason) or any(_has_reasons(one) for _, one in _parts(value))


def _parts(value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, Reason | Sentence | str):
        return
    if is_dataclass(value):
        yield from [(one.name, getattr(value, one.name)) for one in fields(value)]
    elif isinstance(value, tuple) and hasattr(value, "_asdict"):
        yield from value._asdict().items()
    elif isinstance(value, Mapping):
        yield from [(f"{key}:", one) for key, one in value.items()]
    elif isinstance(value, list | tuple):
        yield from [("-", one) for one in value]


def shown(value: object) -> str:
    """A value in a line, without the names of its parts."""
    match value:
        case Sentence():
            return value.said(lambda number: f"P{number}")
        case Reason() | str():
            return str(value)
        case float():
            return f"{value:.6f}"
        case set() | frozenset():
            return f"{{{', '.join(sorted(map(shown, value)))}}}"
        case Mapping():
            return f"{{{', '.join(f'{key}: {shown(one)}' for key, one in value.items())}}}"
    if is_dataclass(value) or hasattr(value, "_fields"):
        return f"{type(value).__name__}({', '.join(shown(one) for _, one in _parts(value))})"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(shown, value))}]"
    return str(value)

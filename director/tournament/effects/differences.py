"""Where two states of an event differ, found by looking at both: no field is forgotten.

What is the very same object in both is passed over, so that two states of a large event, which
share nearly everything, are compared in the time that their differences take.
"""

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple

from director.tournament.effects.changes import Path


class Shape(NamedTuple):
    """How states are looked at; fields are named as "Bust.by"."""

    skipped: Collection[str]
    """Fields that follow from others."""
    whole: Collection[type]
    """Kinds of records that are one thing, as a seat is."""
    keys: Mapping[str, Callable[[Any], Hashable]]
    """What tells the members of a row apart; others are told apart by their place in it."""
    usual: Mapping[str, object]
    """What a key that is missing in a map stands for."""


class Difference(NamedTuple):
    """Something that two states have differently."""

    path: Path
    of: tuple[str, ...]
    """The fields on the way there, the innermost last."""
    before: object
    """None where there is nothing."""
    after: object


def differences(before: Any, after: Any, shape: Shape) -> Iterator[Difference]:
    """All that two records of one kind have differently, down to what cannot be divided."""
    yield from _of_records(before, after, shape, (), ())


def field_names(kind: Any) -> tuple[str, ...]:
    """The fields of a dataclass or named tuple; none for anything else."""
    return _names(kind)


@cache
def _names(kind: Any) -> tuple[str, ...]:
    if is_dataclass(kind):
        return tuple([one.name for one in fields(kind)])
    return tuple(getattr(kind, "_fields", ()))


@cache
def _named(kind: Any, name: str) -> str:
    return f"{kind.__name__}.{name}"


def _of_records(
    before: Any, after: Any, shape: Shape, path: Path, of: tuple[str, ...]
) -> Iterator[Difference]:
    kind: Any = type(before)
    for name in field_names(kind):
        old, new = getattr(before, name), getattr(after, name)
        field = _named(kind, name)
        if old is not new and field not in shape.skipped:
            yield from _of_values(old, new, shape, (*path, name), (*of, field))


def _of_values(
    old: Any, new: Any, shape: Shape, path: Path, of: tuple[str, ...]
) -> Iterator[Difference]:
    if old is new:
        return
    kind: Any = type(old)
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        yield from _of_maps(old, new, shape, path, of)
    elif old == new:
        return
    elif kind is type(new) and field_names(kind) and kind not in shape.whole:
        yield from _of_records(old, new, shape, path, of)
    elif kind is tuple and type(new) is tuple and _holds_records(old, new):
        yield from _of_rows(old, new, shape, path, of)
    else:
        yield Difference(path, of, old, new)


def _of_maps(
    old: Mapping[Any, Any],
    new: Mapping[Any, Any],
    shape: Shape,
    path: Path,
    of: tuple[str, ...],
) -> Iterator[Difference]:
    """By rising keys: a map has no order of its own that would be the same each time."""
    usual = shape.usual.get(of[-1])
    found = []
    for key, now in new.items():
        was = old.get(key, usual)
        if was is not now and was != now:
            found.append((key, was, now))
    found += [(key, was, usual) for key, was in old.items() if key not in new and was != usual]
    for key, was, now in sorted(found, key=itemgetter(0)):
        yield from _of_values(was, now, shape, (*path, key), of)


def _of_rows(
    old: Sequence[Any], new: Sequence[Any], shape: Shape, path: Path, of: tuple[str, ...]
) -> Iterator[Difference]:
    """Members are told apart by their keys; where two have one key, by their places."""
    key = shape.keys.get(of[-1])
    was, now = (_by_key(old, key), _by_key(new, key)) if key else ({}, {})
    if len(was) < len(old) or len(now) < len(new):
        was, now = _by_place(old, new)
    for one in dict.fromkeys((*was, *now)):
        yield from _of_values(was.get(one), now.get(one), shape, (*path, one), of)
    if was.keys() == now.keys() and [*was] != [*now]:  # the same members in another order
        yield Difference(path, of, old, new)


def _by_key(row: Sequence[Any], key: Callable[[Any], Hashable]) -> dict[Hashable, Any]:
    return {key(one): one for one in row}


def _by_place(
    old: Sequence[Any], new: Sequence[Any]
) -> tuple[dict[Hashable, Any], dict[Hashable, Any]]:
    """Both rows by place, after what is the same at the end stands at the same places."""
    least = min(len(old), len(new))
    end = next((n for n in range(least) if old[-1 - n] != new[-1 - n]), least)
    begin = next((n for n in range(least) if old[n] != new[n]), least)
    end = min(end, least - begin)
    longer = max(len(old), len(new))
    return _placed(old, end, longer), _placed(new, end, longer)


def _placed(row: Sequence[Any], end: int, longer: int) -> dict[Hashable, Any]:
    """The last ones count from the end of the longer row."""
    first_of_end, shift = len(row) - end, longer - len(row)
    return {n + shift if n >= first_of_end else n: one for n, one in enumerate(row)}


def _holds_records(old: Sequence[Any], new: Sequence[Any]) -> bool:
    members: tuple[Any, ...] = (*old[:1], *new[:1])
    return any(field_names(kind) for kind in map(type, members))

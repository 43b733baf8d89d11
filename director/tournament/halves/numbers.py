"""What has a number in the other half may have another one here: entries, people, payments.

Where such a number stands in a fact is read from the types of its fields, so that no kind of fact
is forgotten.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from types import UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from director.tournament.money.state import LineNumber
from director.tournament.state import EntryNumber, PlayerNumber

Whole = TypeVar("Whole")
Turn = Callable[[Any, int], int]
"""The number here, by the kind of number and the number there."""
KINDS = (EntryNumber, PlayerNumber, LineNumber)


@dataclass(frozen=True)
class Numbers:
    """The numbers of this half, by those of the other one."""

    common: Mapping[Any, int]
    """By kind, the greatest that had been given out where the two parted: that is the same."""
    here: Mapping[tuple[Any, int], int]
    """Those given out since: what is not among them has not come here."""

    def found(self, kind: Any, number: int) -> int | None:
        """The number here; None where what has it has not come here."""
        return number if number <= self.common[kind] else self.here.get((kind, number))

    def having(self, kind: Any, there: int, here: int) -> "Numbers":
        """With one more."""
        return replace(self, here={**self.here, (kind, there): here})


def turned(whole: Whole, turn: Turn) -> Whole:
    """A fact with its numbers turned into others."""
    new: Whole = _turner(cast("Any", type(whole)))(whole, turn)
    return new


def numbers_in(whole: object) -> list[tuple[Any, int]]:
    """The numbers in a fact, each with its kind, in the order of its fields."""
    found: list[tuple[Any, int]] = []

    def note(kind: Any, number: int) -> int:
        found.append((kind, number))
        return number

    turned(whole, note)
    return found


@cache
def _turner(hint: Any) -> Callable[[Any, Turn], Any]:
    """How a value of this type is turned; as it is where no number can stand in it."""
    if hint in KINDS:
        return lambda value, turn: turn(hint, value)
    if get_origin(hint) in (UnionType, Union):
        inner = [_turner(one) for one in get_args(hint) if one is not type(None)]
        if inner == [_as_it_is] * len(inner):
            return _as_it_is
        return lambda value, turn: value if value is None else _by_itself(hint, value, turn)
    if get_origin(hint) is tuple:
        each = _turner(get_args(hint)[0])
        return _as_it_is if each is _as_it_is else _of_each(each)
    return _of_fields(hint) if isinstance(hint, type) else _as_it_is


def _by_itself(hint: Any, value: Any, turn: Turn) -> Any:
    """One of several types: a number of the one kind, or a value that knows its own."""
    number = next((one for one in get_args(hint) if one in KINDS), None)
    return turn(number, value) if number else turned(value, turn)


def _of_each(each: Callable[[Any, Turn], Any]) -> Callable[[Any, Turn], Any]:
    return lambda value, turn: tuple([each(one, turn) for one in value])


def _of_fields(kind: Any) -> Callable[[Any, Turn], Any]:
    names = (
        [field.name for field in fields(kind)]
        if is_dataclass(kind)
        else list(getattr(kind, "_fields", ()))
    )
    hints = get_type_hints(kind) if names else {}
    turners = {name: one for name in names if (one := _turner(hints[name])) is not _as_it_is}
    if not turners:
        return _as_it_is

    def of_fields(value: Any, turn: Turn) -> Any:
        new = {name: one(getattr(value, name), turn) for name, one in turners.items()}
        return replace(value, **new) if is_dataclass(kind) else value._replace(**new)

    return of_fields


def _as_it_is(value: Any, _: Turn) -> Any:
    return value

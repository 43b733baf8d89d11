"""Reads the plain parts of a structure from a form and writes them back.

A plain part is a named tuple or dataclass of numbers, words, moments, times, lists and other plain
parts. What has its usual value is left out of the file.
"""

from collections.abc import Mapping
from dataclasses import MISSING, fields
from datetime import date, time
from functools import cache
from types import UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from director.files.forms import Form
from director.tournament.entries.terms import FromZero
from director.tournament.structure.games_on_sheet import Options
from director.tournament.structure.moments import Moment, read_moment, read_time, time_as_text
from director.translation import say

Part = TypeVar("Part")

Choices = Mapping[str, tuple[str, ...]]
"""The words that a key may have, where there is a choice."""


def read_part(form: Form, kind: type[Part], choices: Choices | None = None) -> Part:
    """A part of its kind; what is wrong is noted in the form's faults."""
    record: Any = kind
    hints, usual = _hints(record), _defaults(record)
    values = {
        name: _read(form, name, hint, usual.get(name), (choices or {}).get(name))
        for name, hint in hints.items()
    }
    form.finish()
    return kind(**values)


def read_part_under(
    form: Form, key: str, kind: type[Part], choices: Choices | None = None
) -> Part | None:
    """The part under a key; None where there is none."""
    inside = form.part(key)
    return None if inside is None else read_part(inside, kind, choices)


def part_as_data(part: Any) -> dict[str, Any]:
    """A part as a file has it."""
    kind: Any = type(part)
    hints, usual = _hints(kind), _defaults(kind)
    values = {name: getattr(part, name) for name in hints}
    return {
        name: dict(value) if hints[name] == Options else plain(value)
        for name, value in values.items()
        if name not in usual or value != usual[name]
    }


def plain(value: Any) -> Any:
    """A value in the words of TOML and JSON."""
    match value:
        case Moment():
            return str(value)
        case time():
            return time_as_text(value)
        case date():
            return value.isoformat()
        case tuple() if not hasattr(value, "_fields"):
            return [plain(one) for one in value]
        case bool() | int() | str():
            return value
        case _:
            return part_as_data(value)


def read_moment_under(form: Form, key: str) -> Moment | None:
    """A moment of the event; None where the file names none."""
    if key not in form:
        form.leave(key)
        return None
    moment = read_moment(form.text(key))
    if moment is None and isinstance(form.data[key], str):
        form.fault(key, say("should be a moment such as 'end of level 4'"))
    return moment


def read_time_under(form: Form, key: str) -> time | None:
    """A time of day; None where the file names none."""
    if key not in form:
        form.leave(key)
        return None
    moment = read_time(form.text(key))
    if moment is None and isinstance(form.data[key], str):
        form.fault(key, say("should be a time of day such as '19:30'"))
    return moment


def read_day_under(form: Form, key: str) -> date | None:
    """A day; None where the file names none."""
    if key not in form:
        form.leave(key)
        return None
    text = form.text(key)
    try:
        return date.fromisoformat(text)
    except ValueError:
        if isinstance(form.data[key], str):
            form.fault(key, say("should be a day such as '2019-07-29'"))
        return None


def _read(form: Form, key: str, hint: Any, usual: Any, choices: tuple[str, ...] | None) -> Any:
    if get_origin(hint) is UnionType:  # a value or nothing
        hint = next(one for one in get_args(hint) if one is not type(None))
    if hint is Moment:
        return read_moment_under(form, key)
    if hint is time:
        return read_time_under(form, key)
    if hint is bool:
        return form.flag(key, usual)
    if hint == FromZero:
        return form.whole(key, usual)
    if hint is int:
        return form.whole(key, usual, least=1 if usual is None else 0)
    if hint is str:
        return form.choice(key, choices, usual) if choices else form.text(key, usual)
    if hint == Options:
        return _options(form, key)
    if hint == tuple[tuple[str, ...], ...]:
        return form.rows_of_texts(key)
    if hint == tuple[str, ...]:
        return _words(form, key, choices)
    if hint == tuple[int, ...]:
        return form.wholes(key)
    if get_origin(hint) is tuple:  # a list of parts
        return tuple([read_part(one, get_args(hint)[0]) for one in form.forms(key)])
    part = read_part_under(form, key, hint)
    return usual if part is None else part


def _options(form: Form, key: str) -> Options:
    """Options by their names; whether the game has them, its file knows."""
    inside = form.part(key)
    if inside is None:
        return ()
    for name, value in inside.data.items():
        inside.leave(name)
        if not isinstance(value, str | bool):
            inside.fault(name, say("should be a text in quotation marks, or true or false"))
    return tuple((name, one) for name, one in inside.data.items() if isinstance(one, str | bool))


def _words(form: Form, key: str, choices: tuple[str, ...] | None) -> tuple[str, ...]:
    words = form.texts(key)
    if not choices:
        return words
    for number, word in enumerate(words):
        form.check_choice(f"{key}[{number}]", word, choices)
    return tuple(word for word in words if word in choices)


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    return get_type_hints(kind, include_extras=True)


@cache
def _defaults(kind: Any) -> Mapping[str, Any]:
    if hasattr(kind, "_field_defaults"):
        return dict(kind._field_defaults)
    return {one.name: one.default for one in fields(kind) if one.default is not MISSING}

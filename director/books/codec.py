"""Writes facts as JSON and reads them back: the kind's name, then its fields."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from datetime import datetime
from functools import cache
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from director.books.upgrades import upgraded
from director.tournament.facts import FACTS, Fact
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.pay_table_files import pay_table_as_data, pay_table_from_data
from director.tournament.structure.files import structure_as_data, structure_from_data
from director.tournament.structure.structure import Structure
from director.translation import Sentence

_KINDS = frozenset(FACTS.values())


def facts_as_text(facts: tuple[Fact, ...]) -> str:
    """Facts as the book keeps them."""
    return json.dumps([_as_data(fact) for fact in facts], ensure_ascii=False, separators=(",", ":"))


def facts_from_texts(texts: Sequence[str]) -> list[tuple[Fact, ...]]:
    """The facts of many records, read at once: three times as fast as one after another."""
    every = json.loads(f"[{','.join(texts)}]")
    return [tuple([_from_data(upgraded(data)) for data in facts]) for facts in every]


def are_weighed(facts: tuple[Fact, ...]) -> bool:
    """Whether something in them is weighed as it is read, and may be refused then."""
    return any(
        isinstance(one, Structure | PayTable) for fact in facts for one in vars(fact).values()
    )


def are_known_kinds(text: str) -> bool:
    """Whether this is a list of facts, each of a kind that this program knows.

    Raises ValueError, TypeError, KeyError, AttributeError or RecursionError where it is no list of
    facts.
    """
    facts = json.loads(text)
    return isinstance(facts, list) and all(upgraded(one)["kind"] in FACTS for one in facts)


def values_as_text(sentence: Sentence) -> str:
    """The values of a sentence as the book keeps them."""
    return json.dumps(dict(sentence.values), ensure_ascii=False, separators=(",", ":"))


def sentences_from_texts(texts: Sequence[str], values: Sequence[str]) -> list[Sentence]:
    """Many sentences, read at once."""
    every = json.loads(f"[{','.join(values)}]")
    return [
        Sentence(text, {key: _tuple(value) for key, value in read.items()})
        for text, read in zip(texts, every, strict=True)
    ]


def _as_data(fact: Fact) -> dict[str, Any]:
    """What a field usually is, is left out: so a kind may get fields and old ones stay readable."""
    data = {
        field.name: _plain(value)
        for field in fields(fact)
        if (value := getattr(fact, field.name)) != field.default
    }
    return {"kind": type(fact).__name__} | data


def _plain(value: Any) -> Any:
    if isinstance(value, Structure):
        return structure_as_data(value)
    if isinstance(value, PayTable):
        return pay_table_as_data(value)
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    if type(value).__name__ in FACTS:  # a fact inside another
        return _as_data(value)
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return value


def _from_data(data: Mapping[str, Any]) -> Fact:
    kind, readers, names = _making(data["kind"])
    values = {name: value for name, value in data.items() if name in names}
    for name, read in readers:
        if name in values:
            values[name] = read(values[name])
    fact: Fact = kind(**values)
    return fact


@cache
def _making(name: str) -> tuple[Any, list[tuple[str, Callable[[Any], Any]]], frozenset[str]]:
    """A kind of fact, how those of its fields are read that need it, and all their names."""
    kind: Any = FACTS[name]
    readers = _readers(kind)
    return kind, [(one, read) for one, read in readers.items() if read], frozenset(readers)


@cache
def _readers(kind: Any) -> dict[str, Callable[[Any], Any] | None]:
    """How each field of a kind is read, from its type; None for what JSON has as it is."""
    readers = {name: _reader(hint) for name, hint in get_type_hints(kind).items()}
    return {name: None if read is _as_it_is else read for name, read in readers.items()}


def _reader(hint: Any) -> Callable[[Any], Any]:
    if hint is Structure:
        return structure_from_data
    if hint is PayTable:
        return pay_table_from_data
    if hint is datetime:
        return datetime.fromisoformat
    if get_origin(hint) is UnionType and all(one in _KINDS for one in get_args(hint)):
        return lambda data: _from_data(upgraded(data))
    if get_origin(hint) is UnionType:  # a value or nothing
        inner = _reader(next(one for one in get_args(hint) if one is not type(None)))
        return lambda value: None if value is None else inner(value)
    if get_origin(hint) is tuple:
        return _tuple_reader(get_args(hint))
    if isinstance(hint, type) and issubclass(hint, tuple):  # a NamedTuple
        readers = [_reader(one) for one in get_type_hints(hint).values()]
        return lambda value: hint(*[read(one) for read, one in zip(readers, value, strict=False)])
    if is_dataclass(hint) and isinstance(hint, type):
        of_fields = _readers(hint)
        return lambda value: hint(
            **{name: read(one) if (read := of_fields[name]) else one for name, one in value.items()}
        )
    return _as_it_is


def _tuple_reader(hints: tuple[Any, ...]) -> Callable[[Any], Any]:
    if len(hints) == 2 and hints[1] is Ellipsis:
        read = _reader(hints[0])
        return lambda value: tuple([read(one) for one in value])
    readers = [_reader(hint) for hint in hints]
    return lambda value: tuple([read(one) for read, one in zip(readers, value, strict=True)])


def _as_it_is(value: Any) -> Any:
    return value


def _tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value

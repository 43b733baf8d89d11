"""The words of a document that no shipped font can set as they are written."""

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from director.reports.documents import Document
from director.reports.typesetting.lettering import letters


def lacking(documents: Iterable[Document]) -> tuple[str, ...]:
    """Each of them once, in the order of the alphabet."""
    letters.load()
    texts = (text for one in documents for text in _texts(one))
    return tuple(sorted({text for text in texts if not text.isascii() and letters.lacks(text)}))


def _texts(value: object) -> Iterator[str]:
    """Every text in a value, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _texts(one)
    elif is_dataclass(value) and not isinstance(value, type):
        for name in _fields(type(value)):
            yield from _texts(getattr(value, name))


@cache
def _fields(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))

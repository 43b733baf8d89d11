"""JSON from strangers: an object with the texts that were expected, and nothing else."""

import base64
import binascii
import json
from collections.abc import Mapping, Sequence


class Malformed(ValueError):
    """What came is not what is spoken here."""


def texts(body: bytes, names: Sequence[str], longest: int) -> dict[str, str]:
    """The texts of an object that has these and no others. Raises Malformed."""
    told = read_object(body)
    if set(told) != set(names):
        raise Malformed
    return {name: text(told[name], longest) for name in names}


def read_object(body: bytes) -> Mapping[str, object]:
    """An object with each name once. Raises Malformed."""
    try:
        told = json.loads(body.decode(), object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        raise Malformed from error
    if not isinstance(told, dict):
        raise Malformed
    return told


def text(value: object, longest: int) -> str:
    """A line of text that is not empty. Raises Malformed."""
    if not isinstance(value, str) or not 0 < len(value) <= longest or not value.isprintable():
        raise Malformed
    if any("\ud800" <= sign <= "\udfff" for sign in value):
        raise Malformed
    return value


def as_bytes(written: str, length: int | None = None) -> bytes:
    """Bytes that were written as text. Raises Malformed."""
    try:
        read = base64.b64decode(written, validate=True)
    except (binascii.Error, ValueError) as error:
        raise Malformed from error
    if length is not None and len(read) != length:
        raise Malformed
    return read


def as_text(written: bytes) -> str:
    """Bytes as text."""
    return base64.b64encode(written).decode("ascii")


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    told = dict(pairs)
    if len(told) < len(pairs):
        raise Malformed
    return told

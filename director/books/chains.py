"""The chain of digests over the records of an event: each digest holds its record and the last.

So nothing in a log can change, go or be put between without the chain breaking at that place. It
finds damage; whoever can write the file can also make the chain anew. The digests are of the text
that the codec writes, which is the same in every database.

They are SHA-256, which a server can work out by itself: so it takes no record that is not linked as
it should be, whoever writes it. Those of older records are BLAKE2, and stay as they are.
"""

from collections.abc import Iterator, Sequence
from hashlib import blake2b, sha256
from typing import Any

BEGINNING = ""
"""What the first digest of a chain stands on."""

_SIZE = 16
"""Bytes of a digest."""
_A_SLICE = 2_000
_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""For reading aloud: no vowels, so that no words come about, and no Y."""
_SAID = 8

EVENT, NUMBER, AT, WHO, STATION, LABEL, VALUES, FACTS, UID, DIGEST = range(10)
"""Where the columns of the record table stand in a row of it."""


def digest_of(before: str, row: Sequence[Any]) -> str:
    """The digest of a row of the record table, from its number to its uid, after that before it."""
    return sha256(_whole_row(before, row)).hexdigest()[: 2 * _SIZE]


def older_digest_of(before: str, row: Sequence[Any]) -> str:
    """The same as programs worked it out that did not speak with servers."""
    return blake2b(_whole_row(before, row), digest_size=_SIZE).hexdigest()


def link(before: str, head: str, *texts: str) -> str:
    """The digest of texts in their order, each kept apart from the next by its length."""
    return blake2b(_whole(before, head, texts), digest_size=_SIZE).hexdigest()


def linked(before: str, head: str, *texts: str) -> str:
    """The same as a server can work it out by itself, which writes the registers too."""
    return sha256(_whole(before, head, texts)).hexdigest()[: 2 * _SIZE]


def first_broken(rows: Sequence[Any], before: str = BEGINNING, last: int = 0) -> int | None:
    """The number of the first record that is not as it was written; None where all are.

    `before` and `last` are digest and number of the record in front of these rows.
    """
    for number, row in enumerate(rows, start=last + 1):
        try:
            whole = _whole_row(before, row)
        except (TypeError, ValueError):  # a flipped bit may make a number of a text, or no text
            return number
        if row[NUMBER] != number or not _is_of(row[DIGEST], whole):
            return number
        before = row[DIGEST]
    return None


def slice_by_slice(rows: Sequence[Any]) -> Iterator[int | None]:
    """Checks a long chain a few records a step: None while it holds, then where it breaks."""
    before = BEGINNING
    for first in range(0, len(rows), _A_SLICE):
        some = rows[first : first + _A_SLICE]
        broken = first_broken(some, before, first)
        yield broken
        if broken is not None:
            return
        before = some[-1][DIGEST]


def letters(digest: str) -> str:
    """A digest as eight letters to be read aloud or compared by eye: "BKQT MWXZ"."""
    value, said = int(digest or "0", 16), ""
    for _ in range(_SAID):
        value, rest = divmod(value, len(_LETTERS))
        said += _LETTERS[rest]
    return f"{said[: _SAID // 2]} {said[_SAID // 2 :]}"


def _is_of(digest: object, whole: bytes) -> bool:
    return (
        digest == sha256(whole).hexdigest()[: 2 * _SIZE]
        or digest == blake2b(whole, digest_size=_SIZE).hexdigest()
    )


def _whole_row(before: str, row: Sequence[Any]) -> bytes:
    _, number, at, who, station, label, values, facts, uid, *_ = row
    return _whole(before, f"{number} {at}", (uid, who, station, label, values, facts))


def _whole(before: str, head: str, texts: Sequence[str]) -> bytes:
    lengths = " ".join([str(len(text)) for text in texts])
    return f"{before} {head} {lengths}\n{''.join(texts)}".encode()

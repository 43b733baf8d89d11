"""Bookmarks in files beside the book: a long event opens without folding its whole log.

The log is the truth. A bookmark counts only where the chain of the records ends, at its place, in
the digest that it was made from, and the program is the one that made it; else it is thrown away,
and nothing is lost.
"""

import hashlib
import io
import pickle
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import director
from director import tournament
from director.books.chains import DIGEST
from director.books.schema import SCHEMA
from director.tournament.log.bookmarks import Bookmark
from director.tournament.log.books import EventNumber

LEAST = 5_000
"""A log of fewer records is read and folded in the blink of an eye."""

_PLAIN = {
    ("builtins", "frozenset"),
    ("datetime", "date"),
    ("datetime", "datetime"),
    ("datetime", "time"),
    ("datetime", "timedelta"),
    ("datetime", "timezone"),
    ("immutables._map", "Map"),
    ("immutables.map", "Map"),
}
"""What a bookmark may hold beside the types of the evening. A file that asks for more is none."""


def bookmark_path(book: Path, event: EventNumber) -> Path:
    """Where the bookmark of an event lies."""
    return book.parent / "bookmarks" / f"{book.name} {event}"


def keep(book: Path, event: EventNumber, bookmark: Bookmark, rows: Sequence[Any]) -> None:
    """Lays a bookmark beside the book; `rows` are its records as the book has them.

    Where the disk does not take it, there is none, and the event opens more slowly.
    """
    path = bookmark_path(book, event)
    content = pickle.dumps(bookmark, protocol=5)
    head = _head(rows, content)
    new = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(exist_ok=True)
        new.write_bytes(head + content)
        new.replace(path)
    except OSError:
        with suppress(OSError):
            new.unlink()


def kept(book: Path, event: EventNumber, rows: Sequence[Any]) -> Bookmark | None:
    """The bookmark of an event that fits these rows of its records; None where there is none."""
    path = bookmark_path(book, event)
    try:
        whole = path.read_bytes()
        head, content = whole[:_HEAD], whole[_HEAD:]
        count = int.from_bytes(head[:_COUNT])
        if head == _head(rows[:count], content):
            read = _Unpickler(io.BytesIO(content)).load()
            return read if isinstance(read, Bookmark) and read.records == count else None
    except (OSError, ValueError, pickle.UnpicklingError, AttributeError, TypeError, EOFError):
        pass
    return None


_FROZEN = getattr(sys, "frozen", False)
_COUNT = 8
_HEAD = _COUNT + 3 * hashlib.sha256().digest_size


def _head(rows: Sequence[Any], content: bytes) -> bytes:
    """How many records, and the digests of their chain, of the bookmark and of the program."""
    records = _digest([str(rows[-1][DIGEST]).encode() if rows else b""])
    return len(rows).to_bytes(_COUNT) + records + _digest([content]) + _digest(_program())


def _program() -> Iterable[bytes]:
    """What tells this program from another one that may fold otherwise."""
    yield f"{director.__version__} {SCHEMA}".encode()
    (folder,) = tournament.__path__
    # in the installed program the modules lie inside the program's own file
    for path in [*sorted(Path(folder).rglob("*.py")), *([Path(sys.executable)] if _FROZEN else [])]:
        found = path.stat()
        yield f"{path.name} {found.st_size} {found.st_mtime_ns}".encode()


def _digest(parts: Iterable[bytes]) -> bytes:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part)
    return digest.digest()


class _Unpickler(pickle.Unpickler):
    """Knows the types of an evening and no others: a file may have come from anywhere."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) in _PLAIN or (
            module.startswith("director.tournament.") and "." not in name
        ):
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"{module}.{name}")

"""Where each log ends, noted a second time: so a lost tail is noticed.

A journal that is cut off drops its last records without a word, and what is left is sound. The note
lies beside the book and is written after each record; copies of the book are notes too.
"""

import os
import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from director.books import book_files
from director.books.chains import link
from director.tournament.log.books import EventNumber

_NOTE = re.compile(r" *(\d+) ([0-9a-f]{32}) ([0-9a-f]{32})\n")


class Noted(NamedTuple):
    """The end of a log."""

    number: int
    digest: str


class End(NamedTuple):
    """The end of a log in a copy."""

    first: str
    """The digest of its first record: by it an event is known in any copy."""
    number: int
    at: datetime


def note(book: Path, event: EventNumber, head: Noted) -> None:
    """Notes beside the book where a log ends; where the disk does not take it, there is no note."""
    path = _path(book, event)
    # always as long, so that it is written over in place
    line = f"{head.number:>12} {head.digest} {_seal(head)}\n".encode()
    with suppress(OSError):
        try:
            file = os.open(path, os.O_WRONLY | os.O_CREAT, book_files.PRIVATE)
        except FileNotFoundError:
            path.parent.mkdir(mode=0o700, exist_ok=True)
            file = os.open(path, os.O_WRONLY | os.O_CREAT, book_files.PRIVATE)
        try:
            os.write(file, line)
        finally:
            os.close(file)


def noted(book: Path, event: EventNumber) -> Noted | None:
    """What was noted of a log; None where nothing was, or the note itself is damaged."""
    try:
        text = _path(book, event).read_text(encoding="ascii")
    except (OSError, ValueError):
        return None
    found = _NOTE.fullmatch(text)
    head = Noted(int(found[1]), found[2]) if found else None
    return head if head and found and _seal(head) == found[3] else None


def noted_events(book: Path) -> set[EventNumber]:
    """The events of a book of which something was noted."""
    names = (path.name for path in _path(book, EventNumber(0)).parent.glob("*.head"))
    found = [re.fullmatch(rf"{re.escape(book.name)} (\d+)\.head", name) for name in names]
    return {EventNumber(int(one[1])) for one in found if one}


def has_event(copy: Path, event: EventNumber) -> bool:
    """Whether a copy has records of an event of this number."""
    with suppress(sqlite3.Error, OSError), book_files.read_only(copy) as db:
        found = db.execute("select 1 from record where event = ? limit 1", (event,)).fetchone()
        return found is not None
    return False


def forget(book: Path) -> None:
    """Forgets what was noted of a book's events: another book comes into its place."""
    for path in _path(book, EventNumber(0)).parent.glob(f"{_escaped(book.name)} *.head"):
        with suppress(OSError):
            path.unlink()


def ends_in(copy: Path) -> Sequence[End]:
    """Where the logs in a copy end; nothing where it cannot be read."""
    with suppress(sqlite3.Error, OSError, ValueError):
        return list(_ends_in(copy))
    return ()


def goes_on(copy: Path, first: str, last: Noted) -> bool:
    """Whether a copy has this record of the event that begins so: it is no other branch."""
    query = (
        "select 1 from record as it join record as first on first.event = it.event"
        " where first.number = 1 and first.digest = ? and it.number = ? and it.digest = ?"
    )
    with suppress(sqlite3.Error, OSError), book_files.read_only(copy) as db:
        return db.execute(query, (first, *last)).fetchone() is not None
    return False


def _ends_in(copy: Path) -> Iterator[End]:
    query = (
        "select first.digest, last.number, last.at from record as last"
        " join (select event, max(number) as number from record group by event) as newest"
        " on newest.event = last.event and newest.number = last.number"
        " join record as first on first.event = last.event and first.number = 1"
    )
    with book_files.read_only(copy) as db:
        for first, number, at in db.execute(query):
            yield End(first, number, datetime.fromisoformat(at))


def _path(book: Path, event: EventNumber) -> Path:
    return book.parent / "bookmarks" / f"{book.name} {event}.head"


def _escaped(name: str) -> str:
    return re.sub(r"([*?[])", r"[\1]", name)


def _seal(head: Noted) -> str:
    """So that a flipped bit in the note is not taken for a lost record."""
    return link("note", str(head.number), head.digest)

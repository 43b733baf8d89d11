"""Continuing from a copy: on another machine, or after the book has been lost."""

from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from director.persistence import files
from director.persistence.books import Books
from director.tournament.books import EventRow


class Continued(NamedTuple):
    """A copy that has become the book."""

    events: tuple[EventRow, ...]
    """How far the copy goes: each event with its newest record."""
    aside: Path | None
    """Where the book lies that was here before; None where there was none."""


def continue_from(copy: Path, book: Path, who: str, station: str) -> Continued:
    """Puts a copy in the book's place and marks the fork in the log of its events.

    The book that was there is moved aside, never written over; it must not be open. Raises
    BookUnusable where the copy is no book, BookFailed where the disk does not allow it; the book
    then lies where it was.
    """
    files.check(copy)
    fresh = book.with_suffix(".incoming")
    files.copy(copy, fresh)
    aside = None
    with files.plainly(book):
        if book.exists():
            aside = _free_name(book)
            for suffix in ("", "-wal", "-shm"):
                part = book.with_name(book.name + suffix)
                if part.exists():
                    part.rename(aside.with_name(aside.name + suffix))
        fresh.replace(book)
    books = Books(book)
    events = tuple(books.events())
    books.mark_fork(who, station)
    books.close()
    return Continued(events, aside)


def _free_name(book: Path) -> Path:
    now = datetime.now().astimezone()
    name = f"{book.stem} until {now:%Y-%m-%d %H.%M.%S}"
    number, path = 1, book.with_name(f"{name}{book.suffix}")
    while path.exists():
        number += 1
        path = book.with_name(f"{name} {number}{book.suffix}")
    return path

"""Continuing from a copy: on another machine, or after the book has been lost."""

from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from director.books import book_files, copies, heads, opening
from director.books.book import Books
from director.tournament.log.books import EventRow
from director.translation import say


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
    opening.form_of(copy, to_be_written=False)
    fresh = book.with_suffix(".incoming")
    copies.write_whole(copy, fresh)
    with book_files.plainly(book):
        aside = (
            put_aside(book, say("until"), datetime.now().astimezone()) if _is_there(book) else None
        )
        fresh.replace(book)
        heads.forget(book)
    books = Books(book)
    books.name_anew()
    events = tuple(books.events())
    books.mark_fork(who, station)
    books.close()
    return Continued(events, aside)


def put_aside(book: Path, why: str, at: datetime) -> Path:
    """Moves a book with its journals beside itself, under a name that says when. Raises OSError."""
    name = f"{book.stem} {why} {at:%Y-%m-%d %H.%M.%S}"
    number, aside = 1, book.with_name(f"{name}{book.suffix}")
    while aside.exists():
        number += 1
        aside = book.with_name(f"{name} {number}{book.suffix}")
    for end in ("", *opening.JOURNALS, "-shm"):
        part = book.with_name(book.name + end)
        if part.exists():
            part.rename(aside.with_name(aside.name + end))
    return aside


def _is_there(book: Path) -> bool:
    return any(book.with_name(book.name + end).exists() for end in ("", *opening.JOURNALS))

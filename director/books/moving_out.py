"""Moves the book of a file onto a server for an evening, and back into its file afterwards.

It stays the same book: its copies are known as such, before, meanwhile and afterwards.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from sqlalchemy import Connection, select

from director.books import book_files, heads, opening
from director.books.file_place import FilePlace
from director.books.moving import carry
from director.books.rescue.forks import put_aside
from director.books.server.place import ServerPlace, create_book
from director.books.sql_tables import Book, table
from director.translation import say

_BOOK = table(Book)


@contextmanager
def moved_out(book: Path, url: str, notes: Path) -> Iterator[None]:
    """Carries the book of a file into an empty database; within, nobody writes to the file.

    Who comes in there notes that the book lies on the server from now on. `notes` is a folder for
    what is noted of it. Raises BookFailed, BookUnusable; the file is as it was then.
    """
    source = FilePlace(book)
    try:
        with source.writing() as locked:
            create_book(url, _uid(locked))
            target = ServerPlace(url, notes)
            try:
                carry(source, target)
                yield
            finally:
                target.close()
    finally:
        source.close()


def move_back(url: str, notes: Path, book: Path) -> Path | None:
    """Carries a book back into its file, which is old by now.

    What lay there is kept until all has arrived, and for good where it has records that the server
    has not; where it lies then. Raises BookFailed, BookUnusable; the file is as it was then.
    """
    fresh = book.with_name(f"{book.stem}.returning{book.suffix}")
    with book_files.plainly(book):
        opening.take_away(fresh)
    source = ServerPlace(url, notes)
    try:
        target = FilePlace(fresh)
        try:
            carry(source, target)
            with source.reading() as theirs, target.writing() as ours:
                ours.execute(_BOOK.update().values(uid=_uid(theirs)))
        finally:
            target.close()
    finally:
        source.close()
    with book_files.plainly(book):
        aside = _aside(book)
        fresh.replace(book)
        if aside and all(heads.goes_on(book, *one) for one in _newest(aside)):
            opening.take_away(aside)
            aside = None
    return aside


def _aside(book: Path) -> Path | None:
    """Puts a book aside; None where there is none."""
    if not book.exists():
        return None
    FilePlace(book).close()  # its journal goes into it
    return put_aside(book, say("before sharing"), datetime.now().astimezone())


def _newest(book: Path) -> Iterator[tuple[str, heads.Noted]]:
    """By its first record, where each log of a book ends."""
    with book_files.read_only(book) as db:
        yield from (
            (first, heads.Noted(number, digest))
            for first, number, digest in db.execute(
                "select first.digest, last.number, last.digest from record as last"
                " join record as first on first.event = last.event and first.number = 1"
                " where last.number = (select max(number) from record where event = last.event)"
            )
        )


def _uid(connection: Connection) -> str:
    return str(connection.execute(select(_BOOK.c.uid)).scalar_one())

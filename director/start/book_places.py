"""Where books lie: in files or on servers; how one is made, carried elsewhere and looked over.

The libraries of a server's books are imported where a book lies on one.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from director.house.home import users_home
from director.translation import say

if TYPE_CHECKING:
    from director.books.place import Place


SERVER = ("postgresql://", "postgres://")
"""What the address of a book on a server begins with."""


class Tables(NamedTuple):
    """The look-up tables of a book beside its log."""

    events: int
    differences: list[str]
    """Where they are not what the log says."""


def look_at_tables(book: str, *, anew: bool = False) -> Tables:
    """Compares the look-up tables of a book with its log, made anew first where that is asked.

    The book is a file, or lies on a server. Raises BookFailed, BookUnusable.
    """
    from director.books.book import Books

    opened = Books(place_of(book))
    try:
        if anew:
            opened.rebuild()
        return Tables(len(opened.events()), opened.differences())
    finally:
        opened.close()


def is_on_server(book: str) -> bool:
    """Whether a book's name is the address of one on a server."""
    return book.startswith(SERVER)


def without_password(book: str) -> str:
    """A book's name, to be said where anybody may read it."""
    return re.sub(r"^(\w+://[^:@/]*):[^@/]*@", r"\1@", book)


def create_book(book: str) -> None:
    """Makes a book without events. Raises BookUnusable where something is there, BookFailed."""
    from director.books.book_files import new_name
    from director.books.file_place import FilePlace
    from director.tournament.log.books import BookUnusable

    if is_on_server(book):
        from director.books.server import place

        place.create_book(book, new_name())
        return
    if Path(book).exists():
        raise BookUnusable(say("{path} is there already", path=book))
    FilePlace(Path(book)).close()


def carry_book(source: str, target: str) -> int:
    """Carries a book to another place in which there is none; the number of its events.

    Raises BookUnusable, BookFailed.
    """
    from director.books.book import Books
    from director.books.moving import carry

    theirs = place_of(source)
    try:
        if is_on_server(target):
            from director.books.server.place import has_book

            if not has_book(target):
                create_book(target)
        ours = place_of(target)
        try:
            carry(theirs, ours)
            return len(Books(ours).events())
        finally:
            ours.close()
    finally:
        theirs.close()


def place_of(book: str, at: Callable[[], tuple[str, int] | None] = lambda: None) -> "Place":
    """Where a book lies: a file, or on a server, which may be elsewhere now.

    Raises BookFailed, BookUnusable.
    """
    from director.books.file_place import FilePlace

    if is_on_server(book):
        from director.books.server.place import ServerPlace
        from director.desk.machine_clock import steady_seconds

        return ServerPlace(book, users_home().servers, steady=steady_seconds, at=at)
    return FilePlace(Path(book))

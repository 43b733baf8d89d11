"""Where books lie: in files or on servers; how one is made, carried elsewhere and looked over.

The libraries of a server's books are imported where a book lies on one.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
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

    with closing(place_of(source)) as theirs, _made(target), closing(place_of(target)) as ours:
        carry(theirs, ours)
        return len(Books(ours).events())


@contextmanager
def _made(book: str) -> Iterator[None]:
    """A book without events, where there is none; nothing is left of it where it is not filled."""
    if _is_there(book):
        yield
        return
    create_book(book)
    try:
        yield
    except BaseException:
        _take_away(book)
        raise


def _is_there(book: str) -> bool:
    if is_on_server(book):
        from director.books.server.place import has_book

        return has_book(book)
    return Path(book).exists()


def _take_away(book: str) -> None:
    if is_on_server(book):
        from director.books.server.place import unmake_book

        unmake_book(book)
    else:
        from director.books.opening import take_away

        take_away(Path(book))


def asks_for_password(book: str) -> bool:
    """Whether a book lies on a server that asks for a password which nobody has told.

    Raises BookUnusable.
    """
    if not is_on_server(book):
        return False
    from director.books.server.reaching import asks_for_password

    return asks_for_password(book)


def with_password(book: str, password: str) -> str:
    """The address of a book with the password in it, as libraries take it."""
    from director.books.server.reaching import with_password

    return with_password(book, password)


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

"""`director books`: whether a book is whole, its look-up tables, and where it lies.

The log is the truth. Lists, and any SQL tool, read the tables beside it. A book lies in a file, or
in a database of a PostgreSQL server: postgresql://login@address/database.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from director.files.forms import why_no_file
from director.house.home import users_home
from director.start import book_places
from director.tournament.log.books import BookFailed, NotAdmitted
from director.translation import say

books = typer.Typer(
    help="The books: check one, make its look-up tables again, move it to a server and back.",
    no_args_is_help=True,
)

_DIFFERENT, _REFUSED = 1, 2

_PLACE = "A file, or postgresql://login@address/database."

Book = Annotated[str, typer.Argument(help=f"The book; without it, your own. {_PLACE}")]


@books.command()
def check(book: Book = "") -> None:
    """Say what of a book is damaged or missing, and where its tables are not what its log says.

    Nothing is changed. The status is 1 where something is wrong, 2 where the book cannot be used.
    """
    _tell(book or str(users_home().book), anew=False)


@books.command()
def rebuild(book: Book = "") -> None:
    """Make the look-up tables of a book again from its log, and prove them equal."""
    _tell(book or str(users_home().book), anew=True)


@books.command()
def create(place: Annotated[str, typer.Argument(help=_PLACE)]) -> None:
    """Make a book without events where there is none: a file, or an empty database of a server."""
    with refusing():
        place = told_password(place)
        book_places.create_book(place)
    typer.echo(say("{place}: a new book", place=book_places.without_password(place)))


@books.command()
def move(
    source: Annotated[str, typer.Argument(help=f"The book. {_PLACE}")],
    target: Annotated[str, typer.Argument(help=f"Where to. {_PLACE}")],
) -> None:
    """Carry a book to another place in which there is none, and prove both equal.

    The book that was carried stays as it is.
    """
    if not book_places.is_on_server(source) and not Path(source).is_file():
        _refuse(why_no_file(Path(source)))
    with refusing():
        source, target = told_password(source), told_password(target)
        count = book_places.carry_book(source, target)
    sentence = "{place}: events: {count}, each record as it was"
    typer.echo(say(sentence, place=book_places.without_password(target), count=count))


def told_password(book: str) -> str:
    """The same address, with a password that is asked for where the server wants one.

    On the command line everybody on the machine could read it. Raises BookUnusable.
    """
    if not book_places.asks_for_password(book):
        return book
    asked = say("Password for {place}", place=book)
    return book_places.with_password(book, typer.prompt(asked, hide_input=True, err=True))


def _tell(book: str, *, anew: bool) -> None:
    if not book_places.is_on_server(book) and not Path(book).is_file():
        _refuse(why_no_file(Path(book)))
    with refusing():
        book = told_password(book)
        found = book_places.look_at_tables(book, anew=anew)
    place = book_places.without_password(book)
    for difference in found.differences:
        typer.echo(say("{file}: {what}", file=place, what=difference))
    if found.differences:
        raise typer.Exit(_DIFFERENT)
    equal = (
        "{file}: rebuilt; events: {count}, all tables match the log"
        if anew
        else "{file}: events: {count}, all tables match the log"
    )
    typer.echo(say(equal, file=place, count=found.events))


@contextmanager
def refusing() -> Iterator[None]:
    """What a book refuses is said, and is the end."""
    try:
        yield
    except NotAdmitted:
        _refuse(say("the server does not take this login with this password"))
    except BookFailed as failure:
        _refuse(str(failure))


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(_REFUSED)

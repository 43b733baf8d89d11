"""`director books`: whether a book is as it was written, and making its look-up tables anew.

The log is the truth. Lists, and any SQL tool, read the tables beside it.
"""

from pathlib import Path
from typing import Annotated, NoReturn

import typer

from director.files.forms import why_no_file
from director.house.home import users_home
from director.start import app
from director.tournament.log.books import BookFailed
from director.translation import say

books = typer.Typer(
    help="The books: check that one is whole, make its look-up tables again.",
    no_args_is_help=True,
)

_DIFFERENT, _REFUSED = 1, 2

Book = Annotated[Path | None, typer.Argument(help="The book; without it, your own.")]


@books.command()
def check(book: Book = None) -> None:
    """Say what of a book is damaged or missing, and where its tables are not what its log says.

    Nothing is changed. The status is 1 where something is wrong, 2 where the book cannot be used.
    """
    _tell(book or users_home().book, anew=False)


@books.command()
def rebuild(book: Book = None) -> None:
    """Make the look-up tables of a book again from its log, and prove them equal."""
    _tell(book or users_home().book, anew=True)


def _tell(path: Path, *, anew: bool) -> None:
    if not path.is_file():
        _refuse(why_no_file(path))
    try:
        found = app.look_at_tables(path, anew=anew)
    except BookFailed as failure:
        _refuse(str(failure))
    for difference in found.differences:
        typer.echo(say("{file}: {what}", file=path, what=difference))
    if found.differences:
        raise typer.Exit(_DIFFERENT)
    equal = (
        "{file}: rebuilt; events: {count}, all tables match the log"
        if anew
        else "{file}: events: {count}, all tables match the log"
    )
    typer.echo(say(equal, file=path, count=found.events))


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(_REFUSED)

"""`director status`: an event at this moment, as JSON for a page that follows it."""

from datetime import datetime
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from director.files.whole_files import put_text
from director.house.home import users_home
from director.start import reading_books
from director.translation import say

_REFUSED = 2


def status(
    event: Annotated[str, typer.Argument(help="The event, by number or name.")],
    book: Annotated[
        Path | None, typer.Option("--book", help="The book; without it, your own.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="A file; without it, the answer.")
    ] = None,
) -> None:
    """Say how an event stands, as JSON in the form of The Tournament Director's status updates."""
    try:
        text = reading_books.status_of(
            book or users_home().book, event, datetime.now().astimezone()
        )
    except reading_books.NoEvent as why:
        _refuse(str(why))
    if output is None:
        typer.echo(text, nl=False)
        return
    try:
        put_text(text, output)
    except OSError as failure:
        words = failure.strerror or str(failure)
        _refuse(say("{file} cannot be written: {why}", file=output, why=words))
    typer.echo(say("{file} written", file=output))


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(_REFUSED)

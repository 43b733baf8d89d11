"""`director import`: evenings of other programs become events of ours."""

from pathlib import Path
from typing import Annotated, NoReturn

import typer

from director.files.forms import FileWrong, why_no_file
from director.start import tdt_import
from director.tournament.commands import Refused
from director.tournament.log.books import BookFailed

imports = typer.Typer(
    help="Evenings of other programs become events of ours.", no_args_is_help=True
)

_SOME_WRONG, _REFUSED = 1, 2

Paths = Annotated[list[Path], typer.Argument(help="Files, or folders of them.")]
Book = Annotated[Path | None, typer.Option("--book", help="The book; without it, your own.")]
Look = Annotated[bool, typer.Option("--look", help="Say what is in them; nothing is changed.")]


@imports.callback()
def import_() -> None:
    """Evenings of other programs become events of ours."""


@imports.command()
def tdt(paths: Paths, book: Book = None, look: Look = False) -> None:
    """Take over evenings of The Tournament Director: .tdt files, versions 3.0 to 3.7.2.

    Each becomes an event, and each season a league; what is not taken over is said file by file.
    Nothing of a file is run. The status is 1 where a file is not taken over, 2 where none can be.
    """
    for path in paths:
        if not path.exists():
            _refuse(why_no_file(path))
    try:
        made = tdt_import.import_tdt(paths, book, only_look=look)
    except OSError as failure:
        _refuse(failure.strerror or str(failure))
    except (BookFailed, FileWrong, Refused) as failure:
        _refuse(str(failure))
    for line in made.lines:
        typer.echo(line)
    if made.done:
        typer.echo(made.done)
    if made.wrong:
        raise typer.Exit(_SOME_WRONG)


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(_REFUSED)

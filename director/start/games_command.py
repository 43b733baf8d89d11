"""`director games`: begins the file of a house game and says what is wrong with one.

A faulty file of the house is set aside, and every command that reads games names it once.
"""

import shlex
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from director.engine.games.library import Library, UnknownGame
from director.engine.showdown.game_checks import (
    NoFileName,
    checked_game,
    file_name,
    new_game_file,
    said_sound,
)
from director.files.forms import Fault, FileWrong
from director.files.toml_lines import printable
from director.house.home import users_home
from director.start import app
from director.translation import say

games = typer.Typer(help="The game files: check one, begin one.", no_args_is_help=True)

_REFUSED = 2


@games.command()
def check(
    files: Annotated[list[Path], typer.Argument(help="Game files.")],
) -> None:
    """Say everything that is wrong with game files, and play their examples."""
    status = 0
    for file in files:
        shown = printable(str(file))
        library = app.library(file.parent)
        try:
            if file.suffix != ".toml":
                raise FileWrong(shown, [Fault("", say("a game file’s name ends in .toml"))])
            game = checked_game(file, library)
        except FileWrong as wrong:
            status = 1
            for fault in wrong.faults:
                typer.echo(f"{shown}: {fault}")
        else:
            typer.echo(f"{shown}: {said_sound(game)}")
    raise typer.Exit(status)


@games.command()
def new(
    name: Annotated[str, typer.Argument(help="What the game is called.")],
    like: Annotated[str, typer.Option("--like", help="The game that it is a variation of.")],
) -> None:
    """Write a commented file for a house game into your own games folder."""
    try:
        path = new_game(name, like)
    except UnknownGame:
        _refuse(app.library().unknown(like))
    except FileWrong as wrong:
        _refuse(str(wrong))
    except NoFileName:
        _refuse(say("“{name}” has no letter and no digit to name a file by", name=printable(name)))
    except FileExistsError as error:
        _refuse(say("{file} already exists", file=error.filename))
    except OSError as error:
        why = error.strerror or str(error)
        _refuse(say("{file} cannot be written: {why}", file=error.filename, why=why))
    typer.echo(path)


def new_game(name: str, like: str) -> Path:
    """Begins a house game in the user's own folder; where its file lies.

    Raises UnknownGame, FileWrong where the other game's file is faulty, NoFileName,
    FileExistsError, OSError.
    """
    if not file_name(name):
        raise NoFileName(name)
    text = new_game_file(name, app.library().game(like))
    folder = users_home().games
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{file_name(name)}.toml"
    with path.open("x", encoding="utf-8") as file:
        file.write(text)
    return path


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(_REFUSED) from None


def name_set_aside(library: Library) -> None:
    """One line on standard error for each file of the house that is set aside."""
    for one in library.set_aside():
        first, *more = one.faults
        if more:
            line = say(
                "{file} is set aside: {fault}; {count} more: {see}",
                file=one.name,
                fault=first,
                count=len(more),
                see=f"director games check {shlex.quote(str(one.path))}",
            )
        else:
            line = say("{file} is set aside: {fault}", file=one.name, fault=first)
        typer.echo(line, err=True)

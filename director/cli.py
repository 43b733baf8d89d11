"""The command line. Each command asks the layers below and prints what they answer.

Answers go to standard output, everything else to standard error.
"""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from director import __version__, app
from director.engine.answers import answers
from director.words import say

commands = typer.Typer(
    name="director", add_completion=False, no_args_is_help=False, pretty_exceptions_enable=False
)

CANNOT_JUDGE = 1
CANNOT_READ = 2


def command_line() -> None:
    """Reads the command line and does what it says; our own bugs end in the crash file."""
    try:
        commands()
    except BrokenPipeError:  # whoever read us has heard enough
        sys.stderr.close()
    except Exception as bug:  # noqa: BLE001 -- the one place where our own bugs end
        where = app.write_crash(bug)
        typer.echo(say("This is a fault of ours. What happened is in {file}", file=where), err=True)
        sys.exit(70)


@commands.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    self_test: Annotated[
        bool, typer.Option("--self-test", help="Try every game, every kind of sheet and a book.")
    ] = False,
    timing: Annotated[
        bool, typer.Option("--timing", help="With --self-test: how long the first window takes.")
    ] = False,
    first_window: Annotated[bool, typer.Option("--first-window", hidden=True)] = False,
) -> None:
    """Tournament Director: without a command, the window opens."""
    if context.invoked_subcommand:
        return
    if version:
        typer.echo(f"Tournament Director {__version__}")
    elif self_test:
        raise typer.Exit(app.self_test(timing=timing))
    else:
        raise typer.Exit(app.start_window(until_painted=first_window))


@commands.command()
def showdown(
    files: Annotated[list[str], typer.Argument(help="Showdown files, or - for standard input.")],
) -> None:
    """Rule on showdowns: one line of JSON for each case, in order.

    The status is 1 where a case cannot be judged, 2 where a file cannot be read.
    """
    library = app.library()
    status = 0
    for file in files:
        try:
            text = _text_of(file)
        except (OSError, UnicodeDecodeError) as error:
            typer.echo(say("{file} cannot be read: {why}", file=file, why=_why(error)), err=True)
            status = CANNOT_READ
            continue
        for one in answers(text, library):
            _print_line(json.dumps(one, ensure_ascii=False))
            if "error" in one:
                status = max(status, CANNOT_JUDGE)
    raise typer.Exit(status)


def _text_of(file: str) -> str:
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    return data.decode("utf-8-sig")


def _why(error: OSError | UnicodeDecodeError) -> str:
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return say("this is not a text file (UTF-8)")


def _print_line(line: str) -> None:
    """In UTF-8 wherever we run; what is no proper text is escaped, which JSON allows."""
    sys.stdout.buffer.write(line.encode("utf-8", "backslashreplace") + b"\n")

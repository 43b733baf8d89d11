"""The command line. Each command asks the layers below and prints what they answer.

Answers go to standard output, everything else to standard error.
"""

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn, TextIO, TypeVar

import typer
from typer.core import TyperGroup

from director import __version__
from director.desk.hands.hand_files import NAMELESS, hands_in, said_of
from director.engine.showdown.answers import answer, ruling_on
from director.engine.showdown.read_aloud import read_aloud
from director.engine.showdown.showdown import Problem
from director.files.forms import Fault, FileWrong, no_such
from director.house.home import users_home
from director.house.house_rules import PAYING
from director.house.this_computer import station
from director.start import app, book_places, program_log, reading_books, window_start
from director.start.books_command import books, refusing, told_password
from director.start.games_command import games, name_set_aside
from director.start.import_command import imports
from director.start.league_command import leagues
from director.start.print_command import prints
from director.start.series_command import series_commands
from director.start.status_command import status
from director.start.template_command import templates
from director.tournament.log.books import BookFailed
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.pay_table_checks import checked_pay_table
from director.tournament.structure.checks import checked_structure
from director.tournament.structure.structure import Structure
from director.translation import say
from director.views.counted import counted

_SUFFIXES = (".book", ".toml")

_Checked = TypeVar("_Checked")
"""What a file that is checked declares."""


class _OrFile(TyperGroup):
    """Takes a file for the wish to open it: that is how a double click arrives."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        is_file = args[0] not in self.commands and args[0].endswith(_SUFFIXES)
        return super().resolve_command(ctx, ["open", *args] if is_file else args)


commands = typer.Typer(
    cls=_OrFile,
    name="director",
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
)

CANNOT_JUDGE = 1
CANNOT_READ = 2


def _known_rules(keys: list[str] | None) -> list[str] | None:
    """House rules as they are named on the command line; refuses what is none."""
    for key in keys or ():
        if key not in PAYING:
            raise typer.BadParameter(no_such("house rule", key, PAYING))
    return keys


def command_line() -> None:
    """Reads the command line and does what it says; our own bugs end in the crash file."""
    try:
        commands()
    except BrokenPipeError:  # whoever read us has heard enough
        sys.stderr.close()
    except Exception as bug:  # noqa: BLE001 -- the one place where our own bugs end
        sys.exit(program_log.own_fault(bug))


@commands.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    self_test: Annotated[
        bool,
        typer.Option("--self-test", help="Try every game, payout structure and sheet, and a book."),
    ] = False,
    timing: Annotated[
        bool, typer.Option("--timing", help="With --self-test: how long the first window takes.")
    ] = False,
    server: Annotated[
        str,
        typer.Option(
            "--books",
            help="Open the book on a server: postgresql://login@address/database.",
            show_default=False,
        ),
    ] = "",
    first_window: Annotated[bool, typer.Option("--first-window", hidden=True)] = False,
    writes: Annotated[Path | None, typer.Option("--self-test-writes", hidden=True)] = None,
    joins: Annotated[Path | None, typer.Option("--self-test-joins", hidden=True)] = None,
) -> None:
    """Tournament Director: without a command, the window opens; with a file, what that is about."""
    context.obj = first_window
    if context.invoked_subcommand:
        return
    if version:
        typer.echo(f"Tournament Director {__version__}")
    elif self_test:
        name_set_aside(app.library())
        from director.start.self_test.trials import self_test as tried  # noqa: PLC0415 -- loads everything

        raise typer.Exit(tried(timing=timing))
    elif writes:
        from director.start.self_test.books import write_until_killed  # noqa: PLC0415 -- the same

        write_until_killed(writes)
    elif joins:
        from director.start.self_test.stations import join_and_act  # noqa: PLC0415 -- the same

        join_and_act(joins)
    else:
        if server and not book_places.is_on_server(server):
            raise typer.BadParameter(say("“{name}” does not begin with postgresql://", name=server))
        if server and sys.stdin.isatty():  # else the window says what is missing
            with refusing():
                server = told_password(server)
        raise typer.Exit(window_start.start_window(until_painted=first_window, server=server))


@commands.command("open")
def open_file(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A book, a structure or a game.")],
) -> None:
    """Open the window with a file: another book, a structure in its editor, a game's rule card."""
    raise typer.Exit(window_start.start_window(file, until_painted=bool(context.obj)))


@commands.command()
def showdown(
    files: Annotated[
        list[str], typer.Argument(help="Hands: .json, .jsonl, .phh; or - for standard input.")
    ],
    explain: Annotated[
        bool, typer.Option("--explain", help="As a floor person reads it aloud, instead of JSON.")
    ] = False,
    house: Annotated[
        list[str] | None,
        typer.Option(
            "--house",
            help=f"A house rule that changes who is paid: {', '.join(PAYING)}.",
            callback=_known_rules,
        ),
    ] = None,
) -> None:
    """Rule on hands: one line of JSON for each case, in order.

    Why a case cannot be judged is said on standard error too, with its file. The status is 1 where
    a case cannot be judged, 2 where a file cannot be read.
    """
    library = app.library()
    name_set_aside(library)
    status = 0
    for file in files:
        try:
            text = _text_of(file)
        except (OSError, UnicodeDecodeError) as error:
            typer.echo(say("{file} cannot be read: {why}", file=file, why=_why(error)), err=True)
            status = CANNOT_READ
            continue
        shown = say("standard input") if file == NAMELESS else file
        hands = list(hands_in(text, file))
        for number, case in enumerate(hands, start=1):
            one = answer(case, library, house or ())
            if "error" in one:
                status = max(status, CANNOT_JUDGE)
                for wrong in one["errors"]:
                    said = said_of(shown, Problem(**wrong), number if len(hands) > 1 else 0)
                    _print_line(said, sys.stdout if explain else sys.stderr)
            elif explain:
                _print_line("\n".join(read_aloud(ruling_on(case, library, house or ())[0])) + "\n")
            if not explain:
                _print_line(_as_json(one))
    raise typer.Exit(status)


commands.add_typer(games, name="games")

structures = typer.Typer(help="The structure files: check one.", no_args_is_help=True)
commands.add_typer(structures, name="structure")


@structures.command(name="check")
def check_structure(
    files: Annotated[list[Path], typer.Argument(help="Structure files.")],
) -> None:
    """Say everything that is wrong with structure files, and what is worth another look.

    The status is 1 where a file is wrong; what is worth another look leaves it at 0.
    """
    library = app.library()
    name_set_aside(library)
    tables = app.pay_tables()

    def sound(file: Path, structure: Structure) -> str:
        levels = counted(len(structure.levels), "1 level", "{count} levels")
        return say("{file}: sound, {levels}", file=file, levels=levels)

    _say_checked(files, lambda file: checked_structure(file, library, tables), sound)


pay_tables = typer.Typer(help="The payout structures: check one.", no_args_is_help=True)
commands.add_typer(pay_tables, name="paytable")


@pay_tables.command(name="check")
def check_pay_table(
    files: Annotated[list[Path], typer.Argument(help="Payout structure files.")],
) -> None:
    """Say everything that is wrong with pay tables, and what is worth another look.

    The status is 1 where a file is wrong; what is worth another look leaves it at 0.
    """

    def sound(file: Path, table: PayTable) -> str:
        formula = say(" and a formula") if table.formula else ""
        brackets = counted(len(table.brackets), "1 bracket", "{count} brackets")
        sentence = "{file}: sound, {brackets}{formula}"
        return say(sentence, file=file, brackets=brackets, formula=formula)

    _say_checked(files, checked_pay_table, sound)


def _say_checked(
    files: Sequence[Path],
    check: Callable[[Path], tuple[_Checked, Sequence[Fault]]],
    sound: Callable[[Path, _Checked], str],
) -> NoReturn:
    """What is wrong with each file or worth another look, or that it is sound; then the status."""
    status = 0
    for file in files:
        try:
            checked, looks = check(file)
        except FileWrong as error:
            status = 1
            for fault in error.faults:
                typer.echo(f"{file}: {fault}")
            continue
        for look in looks:
            typer.echo(say("{file}: look again: {look}", file=file, look=look))
        typer.echo(sound(file, checked))
    raise typer.Exit(status)


commands.add_typer(prints, name="print")
commands.add_typer(leagues, name="league")
commands.add_typer(books, name="books")
commands.add_typer(templates, name="template")
commands.add_typer(series_commands, name="series")
commands.add_typer(imports, name="import")
commands.command()(status)

draws = typer.Typer(help="The draws: check one.", no_args_is_help=True)
commands.add_typer(draws, name="draw")


@draws.command()
def replay(
    book: Annotated[Path, typer.Argument(help="The book, or a copy of it.")],
    event: Annotated[str, typer.Argument(help="The event, by its number or its name.")],
    record: Annotated[int, typer.Argument(help="The record of the draw, by its number.")],
) -> None:
    """Draw again from the recorded seed, and say whether the seats are the same.

    The status is 1 where they are not, 2 where there is no such draw.
    """
    try:
        report = reading_books.draw_again(book, event, record)
    except reading_books.NoDraw as why:
        typer.echo(str(why), err=True)
        raise typer.Exit(2) from None
    for line in report.lines:
        typer.echo(line)
    raise typer.Exit(0 if report.same else 1)


@commands.command()
def share(
    book: Annotated[str, typer.Argument(help="The book: postgresql://login@address/database.")],
    name: Annotated[str, typer.Option(help="By which others find it.")] = "",
    address: Annotated[str, typer.Option(help="Of this computer, in the network.")] = "",
    board: Annotated[bool, typer.Option(help="Show the board to browsers.")] = True,
    remote: Annotated[bool, typer.Option(help="Let the floor work from phones.")] = True,
) -> None:
    """Share a book that lies on a server of the house: board, remote, and stations by code."""
    from director.start import share_command  # noqa: PLC0415 -- only who shares loads it

    if not book_places.is_on_server(book):
        raise typer.BadParameter(say("“{name}” does not begin with postgresql://", name=book))
    with refusing():
        folder = users_home().shared_server
        whose = name or say("{place}’s events", place=station())
        wished = share_command.begin(
            folder, told_password(book), address, whose, board=board, remote=remote
        )
        if why := share_command.run(wished):
            raise BookFailed(why)


@commands.command(hidden=True)
def hub() -> None:
    """Share an evening, as the window that starts this says on standard input."""
    from director.start.hub_command import run_hub  # noqa: PLC0415 -- only who shares loads it

    run_hub()


def _as_json(one: dict[str, Any]) -> str:
    return json.dumps(one, ensure_ascii=False)


def _text_of(file: str) -> str:
    data = sys.stdin.buffer.read() if file == NAMELESS else Path(file).read_bytes()
    return data.decode("utf-8-sig")


def _why(error: OSError | UnicodeDecodeError) -> str:
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return say("this is not a text file (UTF-8)")


def _print_line(line: str, onto: TextIO | None = None) -> None:
    """In UTF-8 wherever we run; what is no proper text is escaped, which JSON allows."""
    (onto or sys.stdout).buffer.write(line.encode("utf-8", "backslashreplace") + b"\n")

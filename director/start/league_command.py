"""`director league`: the table of a league, and what a formula gives."""

from pathlib import Path
from typing import Annotated, NoReturn

import typer

from director.engine.showdown.game_checks import file_name
from director.files.forms import FileWrong, why_no_file
from director.house.home import users_home
from director.reports.event_sheets.league import cell_said, league_sheet, points_said, score_said
from director.start import reading_books
from director.start.press import sheet_file
from director.start.print_command import write_whole
from director.tournament.formulas.parser import parse
from director.tournament.formulas.tokens import NotAFormula
from director.tournament.leagues.files import load_league, new_league
from director.tournament.leagues.formula_table import SIZES, first_fault, formula_table, is_whole
from director.tournament.leagues.league import League, Season
from director.tournament.leagues.points import Formula, NoPoints, points
from director.tournament.leagues.variables import NAMES, Occasion
from director.tournament.prizes.pay_table import number
from director.translation import say

leagues = typer.Typer(
    help="Leagues: the table of a season, a new league's file, what a place brings.",
    no_args_is_help=True,
)

_REFUSED = 2

File = Annotated[Path, typer.Argument(help="A league file.")]
Book = Annotated[Path | None, typer.Option("--book", help="The book; without it, your own.")]


@leagues.command()
def table(
    file: File,
    book: Book = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="A file: .pdf, .csv, .xlsx, .html.")
    ] = None,
) -> None:
    """Print the table of the season, or write it into a file."""
    season = _season(_league(file), book or users_home().book, file)
    if output is None:
        for line in _lines(season):
            typer.echo(line)
        return
    try:
        made = sheet_file(league_sheet(season), ending=output.suffix.lower())
    except ValueError as failure:
        _refuse(say("{file}: {why}", file=output, why=failure))
    write_whole(made, output)


@leagues.command(name="points")
def what_a_place_brings(
    file: File,
    entries: Annotated[int, typer.Option(min=1, help="How many entered.")],
    place: Annotated[int, typer.Option(min=1, help="The finishing place.")],
    buy_in: Annotated[float, typer.Option(min=0, help="In whole units of the currency.")] = 0,
    knock_outs: Annotated[int, typer.Option(min=0, help="Players knocked out.")] = 0,
    rebuys: Annotated[int, typer.Option(min=0, help="Rebuys of the player.")] = 0,
    prize: Annotated[float, typer.Option(min=0, help="What the player won.")] = 0,
    prize_pool: Annotated[float, typer.Option(min=0, help="All the prize money.")] = 0,
) -> None:
    """Say what a place brings by the formula of a league."""
    of = Occasion(
        entries,
        place,
        buy_in,
        rebuys=rebuys,
        hits=knock_outs,
        prize=prize,
        prize_pool=prize_pool,
    )
    try:
        typer.echo(number(points(_league(file).formula, of)))
    except NoPoints as why:
        _refuse(str(why))


@leagues.command()
def formula(
    text: Annotated[str, typer.Argument(help="A formula, in quotation marks.")],
    buy_in: Annotated[float, typer.Option(min=0, help="In whole units of the currency.")] = 50,
) -> None:
    """Check a formula and print the points it gives, by place and entries."""
    try:
        parse(text, NAMES)
    except NotAFormula as wrong:
        _refuse("\n".join(map(str, wrong.faults)))
    rows = formula_table(Formula(text), Occasion(1, 1, buy_in))
    whole = is_whole(rows)
    typer.echo("".join([f"{size:>10}" for size in ("", *SIZES)]).rstrip())
    for row in rows:
        cells = [cell_said(cell, whole=whole) for cell in row.cells]
        typer.echo("".join([f"{cell:>10}" for cell in (row.place, *cells)]).rstrip())
    if why := first_fault(rows):
        typer.echo(why)


@leagues.command()
def new(
    name: Annotated[str, typer.Argument(help="What the league is called.")],
    events: Annotated[list[str] | None, typer.Argument(help="Its events.")] = None,
) -> None:
    """Write a commented file for a league into your own leagues folder."""
    path = users_home().leagues / f"{file_name(name)}.toml"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(new_league(name, tuple(events or ())))
    except FileExistsError:
        _refuse(say("{file} already exists", file=path))
    except OSError as failure:
        why = failure.strerror or str(failure)
        _refuse(say("{file} cannot be written: {why}", file=path, why=why))
    typer.echo(path)


def _lines(season: Season) -> list[str]:
    """The table as plain text, names as wide as the longest."""
    whole = season.is_whole
    wide = max([len(season.name(line.player)) for line in season.lines], default=0)
    lines = []
    for line in season.lines:
        scores = [f"{score_said(score, whole=whole):>8}" for score in line.scores]
        total = f"{points_said(line.points, whole=whole):>9}"
        name = f"{season.name(line.player):<{wide}}"
        lines.append("  ".join([f"{line.rank:>4}", name, total, " ".join(scores)]))
    return [line.rstrip() for line in lines] + list(season.missing)


def _league(file: Path) -> League:
    if not file.is_file():
        _refuse(why_no_file(file))
    try:
        return load_league(file)
    except FileWrong as wrong:
        _refuse("\n".join([f"{file}: {fault}" for fault in wrong.faults]))


def _season(league: League, book: Path, file: Path) -> Season:
    try:
        return reading_books.read_league(book, league, file)
    except reading_books.NoEvent as why:
        _refuse(str(why))


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(_REFUSED)

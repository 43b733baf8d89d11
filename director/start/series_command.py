"""`director series`: the house's series, their calendars, players, leagues and papers."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from director.files.forms import FileWrong, no_such
from director.house.home import Home, users_home
from director.house.paper import house_paper
from director.house.series_files import Listed, leagues_of, listed_series
from director.house.settings import load_settings
from director.house.templates import templates
from director.reports.documents import Document
from director.reports.event_sheets.league import league_sheet, points_said
from director.reports.event_sheets.series import (
    calendar_sheet,
    date_said,
    entries_said,
    players_sheet,
    state_said,
)
from director.reports.lists.listings import listings
from director.reports.sheet_kinds import Event, NoSheet
from director.reports.sheet_register import EVENT_SHEETS
from director.start import app, reading_books
from director.start.press import Press, sheet_file
from director.start.print_command import write_whole
from director.tournament.leagues.league import Season
from director.tournament.log.books import BookFailed
from director.tournament.log.refused import Refused
from director.tournament.series.players import SeriesPlayers
from director.tournament.series.series import Dated, Series, due, in_series
from director.tournament.templates.template import Template
from director.translation import listed, say
from director.views.counted import counted

series_commands = typer.Typer(
    help="Series: list them, show a calendar, its players and standings, begin and print a day.",
    no_args_is_help=True,
)

_REFUSED = 2

Name = Annotated[str, typer.Argument(help="The series, by its name or that of its file.")]
Book = Annotated[Path | None, typer.Option("--book", help="The book; without it, your own.")]
Out = Annotated[
    Path | None, typer.Option("-o", "--output", help="A file: .pdf, .csv, .xlsx, .html.")
]
Day = Annotated[str, typer.Option("--date", help="Its date: 2027-03-05; without it, today's.")]


@series_commands.command("list")
def all_of_them(book: Book = None) -> None:
    """Name the house's series, with how far each has come; the status is 1 where one is faulty."""
    home, status = users_home(), 0
    for one in _all(home):
        if one.series is None:
            status = 1
            for fault in one.faults:
                typer.echo(f"{one.path}: {fault}")
            continue
        dated = _calendar(home, one.series, book)
        begun = sum(1 for event in dated if event.row)
        events = counted(len(dated), "1 event", "{count} events")
        typer.echo(
            say("{series}: {events}, {begun} begun", series=one.name, events=events, begun=begun)
        )
    raise typer.Exit(status)


@series_commands.command()
def show(name: Name, book: Book = None, output: Out = None) -> None:
    """Print the calendar of a series, or write it into a file."""
    home = users_home()
    series = _meant(home, name)
    dated = _calendar(home, series, book)
    if output:
        _write(output, [calendar_sheet(series.name, dated)])
        return
    rows = [(date_said(one), one.title, state_said(one), entries_said(one)) for one in dated]
    _columns(rows, (False, False, False, True))


@series_commands.command()
def players(name: Name, book: Book = None, output: Out = None) -> None:
    """Print everybody of a series with what its events brought, or write it into a file.

    A list has a column for each event; paper has the sums.
    """
    found, faults = _read(name, book)
    if output:
        by_event = output.suffix.lower() != ".pdf"
        _write(output, [players_sheet(found, by_event=by_event)])
    else:
        for one in listings(players_sheet(found))[:1]:
            _columns([one.columns, *one.rows], one.figures)
    _warn((*found.missing, *faults))


@series_commands.command()
def standings(name: Name, book: Book = None, output: Out = None) -> None:
    """Print the standings of all leagues of a series, or write them into a file."""
    found, faults = _read(name, book)
    if not found.seasons and not faults:
        _refuse(say("{series} names no league", series=found.series))
    if output:
        if not found.seasons:
            _refuse("\n".join(faults))
        whole = output.suffix.lower() != ".pdf"
        across = max([len(one.played) for one in found.seasons]) if whole else None
        _write(output, [league_sheet(one, across=across) for one in found.seasons])
    else:
        for season in found.seasons:
            typer.echo(season.league.name)
            _columns([_rank(season, at) for at in range(len(season.lines))], (True, False, True))
    _warn((*found.missing, *faults))


@series_commands.command()
def begin(name: Name, day: Day = "", book: Book = None) -> None:
    """Begin the event of a day from its template, and print its number in the book."""
    home = users_home()
    series = _meant(home, name)
    one = _of_day(series, _calendar(home, series, book), day)
    if one.row is not None:
        _refuse(
            say("{event} has been begun already: number {number}", event=one.name, number=one.event)
        )
    template = _templates(home).get(one.planned.template)
    if not isinstance(template, Template):
        _refuse(say("the template {file} has errors: fix it first", file=one.planned.template))
    try:
        event_list = app.open_event_list(home, load_settings(home.settings), book)
        desk = event_list.begin(in_series(series, one.planned, template), one.name, one.planned.day)
    except (Refused, BookFailed, FileWrong) as why:
        _refuse(str(why))
    typer.echo(desk.event)


@series_commands.command()
def sheets(
    name: Name,
    output: Annotated[Path, typer.Option("-o", "--output", help="The file: .pdf.")],
    day: Day = "",
    book: Book = None,
) -> None:
    """Print all sheets of a day of the series into one file."""
    home = users_home()
    series = _meant(home, name)
    one = _of_day(series, _calendar(home, series, book), day)
    if one.row is None:
        _refuse(say("{event} has not been begun yet", event=one.name))
    source, kind, now = book or home.book, EVENT_SHEETS["day"], datetime.now(UTC)
    try:
        log, called, in_public = reading_books.read_event(source, str(one.event))
        t = log.tournament.at(now)
        of = Event(
            t,
            log,
            called,
            in_public,
            now,
            app.library(),
            tickets_used=lambda: reading_books.used_tickets(source, t),
        )
        made = kind.pdf(of, Press(), kind.usual(house_paper(load_settings(home.settings))))
    except NoSheet as why:
        _refuse(say("{event}: {why}", event=one.name, why=why))
    except (reading_books.NoEvent, FileWrong) as why:
        _refuse(str(why))
    write_whole(made, output)


def _all(home: Home) -> list[Listed]:
    return listed_series(home.series, tuple(_templates(home)), tuple(EVENT_SHEETS))


def _templates(home: Home) -> dict[str, Template | FileWrong]:
    return dict(templates(home.templates, app.library(), tuple(EVENT_SHEETS)))


def _meant(home: Home, name: str) -> Series:
    every = _all(home)
    found = [
        one for one in every if name.casefold() in (one.name.casefold(), one.path.stem.casefold())
    ]
    if not found:
        _refuse(no_such("series", name, [one.name for one in every]))
    if len(found) > 1:
        files = listed([one.path.stem for one in found])
        _refuse(
            say("several series are called {name}: name the file, {files}", name=name, files=files)
        )
    if found[0].series is None:
        _refuse("\n".join([f"{found[0].path}: {fault}" for fault in found[0].faults]))
    return found[0].series


def _calendar(home: Home, series: Series, book: Path | None) -> Sequence[Dated]:
    names = {file: one.name for file, one in _templates(home).items() if isinstance(one, Template)}
    try:
        return reading_books.calendar_of(book or home.book, series, names)
    except reading_books.NoEvent as why:
        _refuse(str(why))


def _read(name: str, book: Path | None) -> tuple[SeriesPlayers, tuple[str, ...]]:
    """The players and seasons of a series, and what is wrong with the files of its leagues."""
    home = users_home()
    series = _meant(home, name)
    dated = _calendar(home, series, book)
    leagues, faults = leagues_of(series, home.leagues)
    try:
        return reading_books.read_series(book or home.book, series, dated, leagues), faults
    except reading_books.NoEvent as why:
        _refuse(str(why))


def _of_day(series: Series, dated: Sequence[Dated], typed: str) -> Dated:
    """The event of a day; of several the one that goes on, else the first."""
    try:
        day = date.fromisoformat(typed) if typed else datetime.now().astimezone().date()
    except ValueError:
        raise typer.BadParameter(say("a date is written as 2027-03-05")) from None
    there = due([one for one in dated if one.planned.day == day], day)
    if there is None:
        _refuse(say("{series} has no event on {day}", series=series.name, day=day.isoformat()))
    return there


def _rank(season: Season, at: int) -> tuple[str, ...]:
    line = season.lines[at]
    points = points_said(line.points, whole=season.is_whole)
    return str(line.rank), season.name(line.player), points


def _columns(rows: Sequence[Sequence[str]], figures: Sequence[bool]) -> None:
    """Rows as plain text, each column as wide as its longest cell, figures flush right."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            f"{cell:>{room}}" if right else f"{cell:<{room}}"
            for cell, room, right in zip(row, wide, figures, strict=True)
        ]
        typer.echo("  ".join(cells).rstrip())


def _write(output: Path, documents: Sequence[Document]) -> None:
    try:
        made = sheet_file(*documents, ending=output.suffix.lower())
    except ValueError as failure:
        _refuse(say("{file}: {why}", file=output, why=failure))
    write_whole(made, output)


def _warn(sentences: Sequence[str]) -> None:
    for one in sentences:
        typer.echo(one, err=True)


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(_REFUSED)

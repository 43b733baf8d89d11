"""`director template`: the house's templates, one saved from an event, an event begun from one."""

from datetime import date
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from director.files.forms import FileWrong, why_no_file
from director.house.home import users_home
from director.house.settings import load_settings
from director.house.templates import save_template, template_file
from director.reports.sheet_register import EVENT_SHEETS
from director.start import app, reading_books
from director.tournament.log.books import BookFailed
from director.tournament.log.refused import Refused
from director.tournament.templates.files import load_template
from director.tournament.templates.template import Template, left_behind, taken, template_of
from director.translation import Sentence, say

templates = typer.Typer(
    help="Templates: check one, save an event's settings as one, begin an event from one.",
    no_args_is_help=True,
)

_REFUSED = 2

File = Annotated[Path, typer.Argument(help="A template file.")]
Book = Annotated[Path | None, typer.Option("--book", help="The book; without it, your own.")]


@templates.command()
def check(files: Annotated[list[Path], typer.Argument(help="Template files.")]) -> None:
    """Say everything that is wrong with template files; the status is 1 where one is wrong."""
    status = 0
    for file in files:
        try:
            held = _listed(taken(_loaded(file)))
        except FileWrong as wrong:
            status = 1
            for fault in wrong.faults:
                typer.echo(f"{file}: {fault}")
            continue
        typer.echo(say("{file}: sound: {parts}", file=file, parts=held))
    raise typer.Exit(status)


@templates.command()
def save(
    event: Annotated[str, typer.Argument(help="The event, by its number or its name.")],
    name: Annotated[str, typer.Argument(help="What the template is called.")],
    book: Book = None,
) -> None:
    """Save what an event is played by as a template, and say what it does not hold."""
    home = users_home()
    try:
        log, *_ = reading_books.read_event(book or home.book, event)
        there = template_file(home.templates, name)
        if there.exists():
            _refuse(say("{file} already exists", file=there))
        path = save_template(template_of(log.tournament, name), home.templates)
    except reading_books.NoEvent as why:
        _refuse(str(why))
    except OSError as failure:
        _refuse(say("not saved: {why}", why=failure.strerror or str(failure)))
    typer.echo(path)
    if left := left_behind(log.tournament):
        typer.echo(say("Not in it: {parts}", parts=_listed(left)))


@templates.command()
def begin(
    file: File,
    day: Annotated[str, typer.Option("--date", help="Its date: 2027-03-05.")] = "",
    name: Annotated[str, typer.Option("--name", help="Without it, the template's.")] = "",
    book: Book = None,
) -> None:
    """Begin an event from a template, and print its number in the book."""
    try:
        on = date.fromisoformat(day) if day else None
    except ValueError:
        raise typer.BadParameter(say("a date is written as 2027-03-05")) from None
    home = users_home()
    try:
        template = _loaded(file)
        event_list = app.open_event_list(home, load_settings(home.settings), book)
        desk = event_list.begin(template, name or template.name, on)
    except FileWrong as wrong:
        _refuse("\n".join([f"{wrong.file}: {fault}" for fault in wrong.faults]))
    except Refused as refused:
        _refuse(str(refused))
    except BookFailed as failure:
        _refuse(str(failure))
    typer.echo(desk.event)


def _loaded(file: Path) -> Template:
    if not file.is_file():
        _refuse(why_no_file(file))
    return load_template(file, app.library(), tuple(EVENT_SHEETS))


def _listed(sentences: tuple[Sentence, ...]) -> str:
    return ", ".join([one.within(str) for one in sentences])


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(_REFUSED)

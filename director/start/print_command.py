"""`director print`: every sheet that the command line can set, on the paper that is asked for.

A sheet goes into a file; what cannot be printed is refused with a sentence, and the status is 2.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from director.engine.games import game_names
from director.engine.games.game import Game
from director.engine.showdown.house_games import as_house_plays
from director.files.forms import FileWrong, no_such, why_no_file
from director.files.whole_files import put_bytes
from director.house.home import users_home
from director.house.house_logo import why_no_logo
from director.house.house_rules import otherwise
from director.house.paper import house_paper
from director.house.settings import load_settings
from director.reports.event_sheets.results import nobody_out
from director.reports.sheet_kinds import Event, Games, NoSheet, Of, Planned, SheetKind
from director.reports.sheet_register import EVENT_SHEETS
from director.reports.sheets_beside_events import (
    DEALER_TEST,
    MANUAL,
    RULE_BOOK,
    RULE_CARDS,
    STRUCTURE_SHEET,
)
from director.start import app, reading_books
from director.start.games_command import name_set_aside
from director.start.press import Press
from director.tournament.structure.files import load_structure
from director.tournament.structure.structure import Level
from director.translation import listed, say
from director.views import event_games

prints = typer.Typer(
    help="Sheets, each into a file.",
    no_args_is_help=True,
    callback=lambda: name_set_aside(app.library()),
)

_REFUSED = 2
_MOST_COPIES = 1000
_MOST_QUESTIONS = 200

Out = Annotated[
    Path, typer.Option("-o", "--output", help="The file; lists also .csv, .xlsx, .html.")
]
Paper = Annotated[
    str,
    typer.Option(
        "--paper", help="letter, a4, half letter, a5, index card ...; without it, the house's."
    ),
]
Copies = Annotated[int, typer.Option("--copies", min=1, max=_MOST_COPIES, help="How many of each.")]
Colours = Annotated[bool, typer.Option("--four-colours", help="Each suit in its own color.")]
Book = Annotated[Path | None, typer.Option("--book", help="The book; without it, your own.")]


class _No(Exception):
    """Why there is nothing to print."""


def _told(make: Callable[[], bytes], out: Path) -> None:
    """Writes what is made whole or not at all, or says why not."""
    try:
        made = make()
    except (_No, reading_books.NoEvent) as why:
        _refuse(str(why))
    except FileWrong as wrong:
        _refuse(str(wrong))
    else:
        write_whole(made, out)


def write_whole(made: bytes, out: Path) -> None:
    """Writes a file whole or not at all, and says so; or refuses with the reason."""
    try:
        put_bytes(made, out)
    except OSError as failure:
        words = failure.strerror or str(failure)
        _refuse(say("{file} cannot be written: {why}", file=out, why=words))
    typer.echo(say("{file} written", file=out))


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(_REFUSED)


@prints.command("rule-card")
def rule_cards(
    games: Annotated[list[str], typer.Argument(help="Games; 'all' for all of them.")],
    output: Out,
    paper: Paper = "",
    copies: Copies = 1,
    event: Annotated[
        str, typer.Option("--event", help="As it plays them, with its stakes of now.")
    ] = "",
    book: Book = None,
    four_colours: Colours = False,
) -> None:
    """The rule cards of games; also "letter, two-up", "letter, four-up", "a4, two-up" ..."""

    def make() -> bytes:
        chosen = Games(_games([] if games == ["all"] else games))
        if why := why_no_logo(load_settings(users_home().settings).text("logo")):
            raise _No(say("the house logo of the settings: {why}", why=why))
        chosen = _at_event(chosen.games, book, event) if event else chosen
        return _set(RULE_CARDS, chosen, paper, copies, four_colours=four_colours)

    _told(make, output)


@prints.command("rule-book")
def rule_books(
    output: Out,
    games: Annotated[list[str] | None, typer.Argument(help="Games; none for all.")] = None,
    paper: Paper = "",
    four_colours: Colours = False,
) -> None:
    """The rule book of all games, or of some."""

    def make() -> bytes:
        chosen = Games(_games(games or []))
        return _set(RULE_BOOK, chosen, paper, four_colours=four_colours)

    _told(make, output)


@prints.command("test")
def dealer_tests(
    output: Out,
    games: Annotated[list[str] | None, typer.Argument(help="Games; none for all.")] = None,
    questions: Annotated[int, typer.Option("--questions", min=1, max=_MOST_QUESTIONS)] = 20,
    seed: Annotated[
        int, typer.Option("--seed", min=0, help="The number of the test: the same, the same test.")
    ] = 1,
    topic: Annotated[
        list[str] | None, typer.Option("--topic", help="Only this; a wrong one says which.")
    ] = None,
    strength: Annotated[str, typer.Option("--strength", help="easy, medium or hard.")] = "medium",
    paper: Paper = "",
    four_colours: Colours = False,
) -> None:
    """A test for dealers, with its key on pages of its own."""

    def make() -> bytes:
        from director.start.dealer_tests import dealer_test  # noqa: PLC0415 -- loads the school

        chosen, library = _games(games or []), app.library()
        settings = load_settings(users_home().settings)
        try:
            test = dealer_test(chosen, library, questions, seed, topic or (), strength, settings)
            return _set(DEALER_TEST, test, paper, four_colours=four_colours)
        except NoSheet as why:
            raise _No(str(why)) from None

    _told(make, output)


@prints.command("manual")
def manuals(output: Out, paper: Paper = "") -> None:
    """The manual, with contents and pictures."""
    _told(lambda: _set(MANUAL, None, paper), output)


@prints.command("structure")
def structures(
    file: Annotated[Path, typer.Argument(help="A structure file.")],
    output: Out,
    paper: Paper = "",
    copies: Copies = 1,
) -> None:
    """The structure sheet of a structure file."""

    def make() -> bytes:
        if not file.is_file():
            raise _No(why_no_file(file))
        library = app.library()
        planned = Planned(load_structure(file, library), library)
        return _set(STRUCTURE_SHEET, planned, paper, copies)

    _told(make, output)


@prints.command("event")
def events(
    sheet: Annotated[str, typer.Argument(help="Which sheet; a wrong name says which there are.")],
    event: Annotated[str, typer.Argument(help="The event, by its number or its name.")],
    output: Out,
    paper: Paper = "",
    copies: Copies = 1,
    book: Book = None,
    board: Annotated[
        str, typer.Option("--board", help="The address of its board, for the QR codes on it.")
    ] = "",
) -> None:
    """A sheet of an event: pack, seats, results, prizes, slips, registration, drawer, structure."""

    def make() -> bytes:
        kind = EVENT_SHEETS.get(sheet)
        if kind is None or kind.of_one:
            there = [one.id for one in EVENT_SHEETS.values() if not one.of_one]
            raise _No(no_such("sheet", sheet, sorted(there)))
        source, now, ending = book or users_home().book, datetime.now(UTC), output.suffix.lower()
        log, name, public_name = reading_books.read_event(source, event)
        t = log.tournament.at(now)
        of = Event(
            t,
            log,
            name,
            public_name,
            now,
            app.library(),
            board=board,
            tickets_used=lambda: reading_books.used_tickets(source, t),
        )
        try:
            if ending == ".pdf":
                return _set(kind, of, paper, copies)
            return Press().list_file(kind.documents(of, _known(kind, paper))[0], ending)
        except NoSheet as why:
            sentence = "{file}: {why} in {event}"
            raise _No(say(sentence, file=source, why=why, event=of.tournament.name)) from None
        except ValueError as why:
            raise _No(say("{file}: {why}", file=output, why=why)) from None

    _told(make, output)


@prints.command("results-page")
def results_pages(
    event: Annotated[str, typer.Argument(help="The event, by its number or its name.")],
    output: Annotated[Path, typer.Option("-o", "--output", help="The file: .html or .json.")],
    book: Book = None,
) -> None:
    """The results of an event for a web site: one page that needs nothing else, or as JSON."""

    def make() -> bytes:
        now = datetime.now(UTC)
        log, _, name = reading_books.read_event(book or users_home().book, event)
        t = log.tournament.at(now)
        if why := nobody_out(t):
            raise _No(say("{why} in {event}", why=why, event=t.name))
        people = {entry.player: name(entry.player) for entry in t.entries.values()}
        people |= {one: name(one) for team in t.teams.values() for one in team}
        try:
            return Press().results_for_web(t, people, now, output.suffix.lower())
        except ValueError as why_not:
            raise _No(say("{file}: {why}", file=output, why=why_not)) from None

    _told(make, output)


def _games(names: Sequence[str]) -> list[Game]:
    library = app.library()
    found = [] if names else library.sound()
    for name in names:
        meant = game_names.meant(name, library.names())
        if len(meant) != 1:
            raise _No(library.unknown(name))
        found.append(library.game(meant[0]))
    house = _house()
    return [as_house_plays(game, library, house) for game in found]


def _house() -> frozenset[str]:
    """The house rules that are played otherwise than we do."""
    try:
        return otherwise(load_settings(users_home().settings))
    except FileWrong as wrong:
        raise _No(str(wrong)) from None


def _at_event(games: Sequence[Game], book: Path | None, event: str) -> Games:
    """Games as an event plays them, for the stakes of now."""
    log, *_ = reading_books.read_event(book or users_home().book, event)
    t, structure = log.tournament, log.tournament.structure
    own = {game.id: game for game in event_games.games_of(structure, app.library(), _house())}
    played = [own.get(game.id, game) for game in games]
    step = t.clock.shows(structure, datetime.now(UTC)).step
    level = next((one for one in structure.steps[step:] if isinstance(one, Level)), None)
    return Games(played, level, structure.ante_poster(level)) if level else Games(played)


def _known(kind: SheetKind[Of], paper: str) -> str:
    """A paper on which such a sheet can be set; without one, the usual one of the house."""
    paper = paper or kind.usual(house_paper(load_settings(users_home().settings)))
    if paper not in kind.papers:
        there = listed([f"“{one}”" if "," in one else one for one in kind.papers])
        raise _No(say("no paper “{paper}”; there is: {all}", paper=paper, all=there))
    return paper


def _set(
    kind: SheetKind[Of], of: Of, paper: str, copies: int = 1, *, four_colours: bool = False
) -> bytes:
    """The sheet on a paper, so many times."""
    return kind.pdf(of, Press(four_colours=four_colours), _known(kind, paper), copies)

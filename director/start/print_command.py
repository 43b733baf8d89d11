"""`director print`: every sheet that the command line can set, on the paper that is asked for.

A sheet goes into a file; what cannot be printed is refused with a sentence, and the status is 2.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from director.engine.games import game_names
from director.engine.games.game import Game
from director.files.forms import FileWrong, no_such, why_no_file
from director.house.home import users_home
from director.reports.documents import IMPOSED, PAPERS, Document
from director.reports.event_sheets.bounties import bounty_list, lammer_list
from director.reports.event_sheets.bracket import bracket_sheet
from director.reports.event_sheets.broken_table import broken
from director.reports.event_sheets.chip_race import chip_race_sheets
from director.reports.event_sheets.deal import deal_sheet
from director.reports.event_sheets.flights import bag_list, next_day_seats
from director.reports.event_sheets.floor_log import floor_log
from director.reports.event_sheets.money import drawer_report, receipts, registration_report
from director.reports.event_sheets.paper_pack import paper_pack
from director.reports.event_sheets.prizes import payout_report, payout_slips, payout_table
from director.reports.event_sheets.results import results
from director.reports.event_sheets.seats import (
    BREAK_LIST,
    BREAK_SLIPS,
    BY_NAME,
    BY_TABLE,
    SEAT_CARDS,
    SEAT_PAPERS,
    SLIPS,
    seat_line,
)
from director.reports.event_sheets.structure import structure_sheet
from director.reports.event_sheets.table_numbers import table_numbers, table_tents, tables_of
from director.reports.event_sheets.tables import table_sheets
from director.reports.event_sheets.teams import team_list
from director.reports.game_sheets.choice_cards import choice_cards
from director.start import app
from director.start.games_command import name_set_aside
from director.tournament.log.log import Log
from director.tournament.prizes.prize_list import owed
from director.tournament.state import Tournament
from director.tournament.structure.files import load_structure
from director.tournament.structure.structure import Level
from director.translation import listed, say

prints = typer.Typer(
    help="Sheets, each into a file.",
    no_args_is_help=True,
    callback=lambda: name_set_aside(app.library()),
)

_REFUSED = 2
_MOST_COPIES = 1000

Out = Annotated[
    Path, typer.Option("-o", "--output", help="The file; lists also .csv, .xlsx, .html.")
]
Paper = Annotated[str, typer.Option("--paper", help="letter, a4, half letter, a5, index card ...")]
Copies = Annotated[int, typer.Option("--copies", min=1, max=_MOST_COPIES, help="How many of each.")]
Colours = Annotated[bool, typer.Option("--four-colours", help="Each suit in its own colour.")]
Book = Annotated[Path | None, typer.Option("--book", help="The book; without it, your own.")]


class _No(Exception):
    """Why there is nothing to print."""


def _told(make: Callable[[], bytes], out: Path) -> None:
    """Writes what is made whole or not at all, or says why not."""
    try:
        made = make()
    except (_No, app.NoEvent) as why:
        _refuse(str(why))
    except FileWrong as wrong:
        _refuse(str(wrong))
    else:
        write_whole(made, out)


def write_whole(made: bytes, out: Path) -> None:
    """Writes a file whole or not at all, and says so; or refuses with the reason."""
    beside = out.with_name(f"{out.name}.new")
    try:
        beside.write_bytes(made)
        beside.replace(out)
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
    paper: Paper = "half letter",
    copies: Copies = 1,
    event: Annotated[str, typer.Option("--event", help="With its stakes of now.")] = "",
    book: Book = None,
    four_colours: Colours = False,
) -> None:
    """The rule cards of games; also "letter, two-up", "letter, four-up", "a4, two-up" ..."""

    def make() -> bytes:
        chosen = _games([] if games == ["all"] else games)
        level = _level(book, event) if event else None
        press = app.Press(four_colours=four_colours)
        every = [game for game in chosen for _ in range(copies)]
        return press.rule_cards(every, _card_paper(paper), level)

    _told(make, output)


@prints.command("rule-book")
def rule_books(
    output: Out,
    games: Annotated[list[str] | None, typer.Argument(help="Games; none for all.")] = None,
    paper: Paper = "letter",
    four_colours: Colours = False,
) -> None:
    """The rule book of all games, or of some."""

    def make() -> bytes:
        from director.reports.game_sheets.rule_book import BOOK_PAPERS  # noqa: PLC0415 -- only the book's

        if paper not in BOOK_PAPERS:
            raise _No(no_such("paper", paper, BOOK_PAPERS))
        return app.Press(four_colours=four_colours).rule_book(_games(games or []), paper)

    _told(make, output)


@prints.command("manual")
def manuals(output: Out, paper: Paper = "a4") -> None:
    """The manual, with contents and pictures."""

    def make() -> bytes:
        from director.reports.manual_book import MANUAL_PAPERS  # noqa: PLC0415 -- only the manual's

        if paper not in MANUAL_PAPERS:
            raise _No(no_such("paper", paper, MANUAL_PAPERS))
        return app.Press().manual(paper)

    _told(make, output)


@prints.command("structure")
def structures(
    file: Annotated[Path, typer.Argument(help="A structure file.")],
    output: Out,
    paper: Paper = "letter",
    copies: Copies = 1,
) -> None:
    """The structure sheet of a structure file."""

    def make() -> bytes:
        if not file.is_file():
            raise _No(why_no_file(file))
        structure = load_structure(file)
        logo = app.logo_of(structure.series)
        document = structure_sheet(structure, app.library(), _sheet_paper(paper), logo)
        return _set([document] * copies, structure.name)

    _told(make, output)


@prints.command("event")
def events(
    sheet: Annotated[str, typer.Argument(help="Which sheet; a wrong name says which there are.")],
    event: Annotated[str, typer.Argument(help="The event, by its number or its name.")],
    output: Out,
    paper: Paper = "letter",
    copies: Copies = 1,
    book: Book = None,
) -> None:
    """A sheet of an event: pack, seats, results, prizes, slips, registration, drawer, structure."""

    def make() -> bytes:
        if sheet not in EVENT_SHEETS and sheet not in LOG_SHEETS:
            raise _No(no_such("sheet", sheet, sorted({*EVENT_SHEETS, *LOG_SHEETS})))
        source, now, on = book or users_home().book, datetime.now(UTC), _sheet_paper(paper)
        log, name = app.read_event(source, event)
        try:
            if sheet in LOG_SHEETS:
                document = LOG_SHEETS[sheet](log, name, now, on)
            else:
                document = EVENT_SHEETS[sheet](log.tournament.at(now), name, now, on)
        except _No as why:
            raise _No(say("{file}: {why}", file=source, why=why)) from None
        ending = output.suffix.lower()
        if ending == ".pdf":
            return _set([document] * copies, document.title)
        try:
            return app.sheet_file(document, ending)
        except ValueError as why:
            raise _No(say("{file}: {why}", file=output, why=why)) from None

    _told(make, output)


_EventSheet = Callable[[Tournament, Callable[[int], str], datetime, str], Document]


def _seating(kind: str) -> _EventSheet:
    """A sheet of seats, refused where nobody has one."""

    def sheet(t: Tournament, name: Callable[[int], str], now: datetime, paper: str) -> Document:
        if not t.seats:
            raise _No(say("nobody has a seat in {event}", event=t.name))
        lines = [
            seat_line(t, one, name(t.entries[one].player), t.seats[one])
            for one in sorted(t.seats, key=t.seats.__getitem__)
        ]
        return SEAT_PAPERS[kind](t.name, lines, paper, now)

    return sheet


def _moves(t: Tournament, name: Callable[[int], str], now: datetime, paper: str) -> Document:
    """Slips for those who are on the way; refused where nobody is."""
    lines = [
        seat_line(t, one, name(t.entries[one].player), t.seats[one], old)
        for one, old in sorted(t.moving.items())
        if one in t.seats
    ]
    if not lines:
        raise _No(say("nobody is on the way in {event}", event=t.name))
    return SEAT_PAPERS[SLIPS](t.name, lines, paper, now)


def _deal(t: Tournament, name: Callable[[int], str], _: datetime, paper: str) -> Document:
    """The deal that is in force, to sign; refused where there is none."""
    if t.deal is None:
        raise _No(say("there is no deal in {event}", event=t.name))
    return deal_sheet(t, t.deal, name, paper)


_LogSheet = Callable[[Log, Callable[[int], str], datetime, str], Document]


def _of_a_break(kind: str) -> _LogSheet:
    """A sheet of the table that was broken last; refused where none was."""

    def sheet(log: Log, name: Callable[[int], str], now: datetime, paper: str) -> Document:
        lines = broken(log, name)
        if not lines:
            raise _No(say("no table has been broken in {event}", event=log.tournament.name))
        return SEAT_PAPERS[kind](log.tournament.name, lines, paper, now)

    return sheet


LOG_SHEETS: Mapping[str, _LogSheet] = {
    "floor-log": floor_log,
    BREAK_LIST.replace(" ", "-"): _of_a_break(BREAK_LIST),
    BREAK_SLIPS.replace(" ", "-"): _of_a_break(BREAK_SLIPS),
}
"""Those that tell how things came about, by the names that people type."""

EVENT_SHEETS: Mapping[str, _EventSheet] = {
    "pack": paper_pack,
    "results": lambda t, name, _, paper: results(t, name, paper),
    "registration": registration_report,
    "prizes": lambda t, _, now, paper: payout_table(t, now, paper),
    "paying-out": payout_report,
    "slips": lambda t, name, now, paper: payout_slips(t, list(owed(t)), name, now, paper),
    "bounties": bounty_list,
    "lammers": lambda t, name, _, paper: lammer_list(t, name, paper),
    "teams": lambda t, name, _, paper: team_list(t, name, paper),
    "choices": lambda t, _, __, paper: choice_cards(t.structure, app.library(), paper),
    "drawer": lambda t, _, now, paper: drawer_report(t, now, "", paper),
    "deal": _deal,
    "bracket": lambda t, name, _, paper: bracket_sheet(t, name, paper),
    "bags": lambda t, name, _, paper: bag_list(t, name, paper),
    "next-day": lambda t, name, _, paper: next_day_seats(t, name, paper),
    "structure": lambda t, _, __, paper: structure_sheet(t.structure, app.library(), paper),
    "receipts": lambda t, name, _, paper: receipts(t, name, paper),
    "table-sheets": table_sheets,
    "table-numbers": lambda t, _, __, paper: table_numbers(t.name, tables_of(t), paper),
    "table-tents": lambda t, _, __, paper: table_tents(t.name, tables_of(t), paper),
    "chip-race": chip_race_sheets,
    SLIPS.replace(" ", "-"): _moves,
    SEAT_CARDS.replace(" ", "-"): _seating(SEAT_CARDS),
    BY_NAME.replace(" ", "-"): _seating(BY_NAME),
    BY_TABLE.replace(" ", "-"): _seating(BY_TABLE),
}
"""By the names that people type."""


def _games(names: Sequence[str]) -> list[Game]:
    library = app.library()
    if not names:
        return library.sound()
    found = []
    for name in names:
        meant = game_names.meant(name, library.names())
        if len(meant) != 1:
            raise _No(library.unknown(name))
        found.append(library.game(meant[0]))
    return found


def _level(book: Path | None, event: str) -> Level | None:
    log, _ = app.read_event(book or users_home().book, event)
    t = log.tournament
    step = t.clock.shows(t.structure, datetime.now(UTC)).step
    return next((one for one in t.structure.steps[step:] if isinstance(one, Level)), None)


def _sheet_paper(paper: str) -> str:
    if paper not in PAPERS:
        raise _No(say("no paper '{paper}'; there is: {all}", paper=paper, all=listed([*PAPERS])))
    return paper


def _card_paper(paper: str) -> str:
    if paper not in (*PAPERS, *IMPOSED):
        there = listed([*PAPERS, *(f"'{one}'" for one in IMPOSED)])
        raise _No(say("no paper '{paper}'; there is: {all}", paper=paper, all=there))
    return paper


def _set(documents: Sequence[Document], title: str) -> bytes:
    """The documents as one PDF."""
    from director.reports.typesetting.typeset import set_all  # noqa: PLC0415 -- loads ReportLab

    return set_all(documents, title)

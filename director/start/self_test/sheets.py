"""Every kind of sheet is set in type, from an evening on which all of them say something."""

import tempfile
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from director.books.book import Books
from director.desk.desk import Desk
from director.desk.league_standings import read_season
from director.desk.series_players import read_players
from director.engine.games.library import Library
from director.engine.showdown.answers import ruling_on
from director.house import shelf
from director.reports.game_sheets.dealer_test import DealerTest
from director.reports.lists.list_files import LIST_FILES
from director.reports.papers import IMPOSED
from director.reports.sheet_kinds import Event, Games, Planned
from director.reports.sheet_register import EVENT_SHEETS
from director.reports.sheets_beside_events import (
    DEALER_TEST,
    LEAGUE,
    MANUAL,
    RULE_BOOK,
    RULE_CARDS,
    RULING,
    SERIES_PLAYERS,
    STRUCTURE_SHEET,
)
from director.start.press import Press
from director.start.self_test.evening import evening, named
from director.start.self_test.words import tell
from director.tournament.leagues.files import league_from_text, new_league
from director.tournament.series.series import Dated, Series
from director.tournament.series.series import Planned as Played
from director.tournament.structure.files import load_structure
from director.translation import say

_ONE_GAME, _PAPER, _TICKET = "omaha-high-low", "a4", "ticket"

Make = Callable[[], bytes]
"""Sets a sheet."""


def try_sheets() -> Iterator[str]:
    """What is wrong with the sheets: one of every kind is set."""
    with tempfile.TemporaryDirectory() as folder:
        book, desk = evening(Path(folder) / "events.book")
        made = {**shipped(), **of_an_event(desk), **lists(desk), **of_a_league(book)}
        for kind, make in made.items():
            yield from _try(kind, make)
        book.close()
    tell(say("{count} kinds of sheets set", count=len(made)))


def _try(kind: str, make: Make) -> Iterator[str]:
    """A fault of ours in one kind of sheet keeps nobody from trying the others."""
    try:
        made = make()
    except Exception as fault:  # noqa: BLE001 -- whatever it is, it is what the trial looks for
        yield f"{kind}: {type(fault).__name__}: {fault}"
        return
    is_list = any(kind.endswith(ending) for ending in LIST_FILES)
    if not made or not (is_list or made.startswith(b"%PDF")):
        yield say("{kind}: not set", kind=kind)


def shipped() -> Mapping[str, Make]:
    """What is printed without an event."""
    games, press = Library(shelf.games()), Press()
    one = games.game(_ONE_GAME)
    structures = {path.stem: path for path in sorted(shelf.structures().glob("*.toml"))}
    ruling, _ = ruling_on(one.examples[0].case, games)
    of_structures: dict[str, Make] = {
        f"structure sheet: {name}": partial(_structure_sheet, path, games)
        for name, path in structures.items()
    }
    of_cards: dict[str, Make] = {
        f"rule cards: {paper}": partial(RULE_CARDS.pdf, Games([one]), press, paper)
        for paper in IMPOSED
    }
    every = Games([games.game(name) for name in games.ids()])
    return {
        **of_structures,
        **of_cards,
        "rule cards": partial(RULE_CARDS.pdf, every, press),
        "rule book": partial(RULE_BOOK.pdf, every, press),
        "dealer test": partial(DEALER_TEST.pdf, DealerTest(every.games, games), press),
        "manual": partial(MANUAL.pdf, None, press),
        "ruling": partial(RULING.pdf, (ruling, "self-test"), press),
    }


def _structure_sheet(path: Path, library: Library) -> bytes:
    return STRUCTURE_SHEET.pdf(Planned(load_structure(path), library), Press())


def of_an_event(desk: Desk) -> Mapping[str, Make]:
    """What is printed of an event."""
    return {name: partial(_as_pdf, desk, name) for name in EVENT_SHEETS}


def _as_pdf(desk: Desk, name: str) -> bytes:
    of = event_of(desk)
    if name == _TICKET:  # of whoever has won one
        of = of._replace(entry=next(one.entry for one in of.tournament.tickets.values()))
    return EVENT_SHEETS[name].pdf(of, Press(), _PAPER)


def event_of(desk: Desk) -> Event:
    """What sheets are made of, with the lowest entry chosen."""
    now, entry = datetime.now(UTC), min(desk.tournament.left)
    called = named(desk), desk.public_name
    of = Event(desk.tournament.at(now), desk.log, *called, now, Library(shelf.games()))
    return of._replace(entry=entry, board="http://192.168.1.5:8420/e/1")


def lists(desk: Desk) -> Mapping[str, Make]:
    """What is written as a list for a spreadsheet or the web."""
    return {f"seats as {ending}": partial(_as_list, desk, ending) for ending in LIST_FILES}


def _as_list(desk: Desk, ending: str) -> bytes:
    (seats,) = EVENT_SHEETS["seats-by-name"].documents(event_of(desk), _PAPER)
    return Press().list_file(seats, ending)


def of_a_league(book: Books) -> Mapping[str, Make]:
    """The table of a season, and the players of a series."""
    league = league_from_text(new_league("Self-test", ("1",)), "self-test.toml")
    (row,) = book.events()
    played = Dated(Played(row.opened.date(), "self-test"), row.name, row.name, row)
    series = Series("Self-test", (played.planned,))
    return {
        "league": lambda: LEAGUE.pdf(read_season(book, league), Press()),
        "players of a series": lambda: SERIES_PLAYERS.pdf(
            read_players(book, series, (played,), (league,)), Press()
        ),
    }

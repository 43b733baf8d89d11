"""What is read of a book for the command line: an event, how it stands, a season, a draw.

It is read from a copy, so that nothing is written beside the book itself.
"""

import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from director.files.forms import why_no_file
from director.house.home import users_home
from director.start.app import library
from director.tournament.entries.player_number import PlayerNumber
from director.translation import listed, say

if TYPE_CHECKING:
    from director.books.book import Books
    from director.desk.draw_reports import DrawReport
    from director.tournament.leagues.league import League, Season
    from director.tournament.log.log import Log
    from director.tournament.series.players import SeriesPlayers
    from director.tournament.series.series import Dated, Series
    from director.tournament.state import Tournament

Name = Callable[[int], str]
"""A person's name by number."""


class NoDraw(Exception):
    """There is no such book, event, record or draw; says which."""


class NoEvent(Exception):
    """There is no such book or event; says which."""


def read_event(path: Path, event: str) -> "tuple[Log, Name, Name]":
    """The log of an event of a book, by number or name, and who is called what: here, in public.

    The book is only read. Raises NoEvent.
    """
    from director.desk.namesakes import told_apart_in
    from director.desk.player_index import PlayerIndex
    from director.desk.public_names import PublicNames
    from director.tournament.log.log import Log

    with _only_read(path) as book:
        rows = book.events()
        found = [row for row in rows if event in (str(row.number), row.name)]
        if len(found) != 1:
            there = listed([f"{row.number} {row.name}" for row in rows]) or say("none")
            sentence = "{file}: no event “{event}”; there is: {there}"
            raise NoEvent(say(sentence, file=path, event=event, there=there))
        log, index = Log(book.records(found[0].number)), PlayerIndex(book.register)
        names = {**index.names(), **told_apart_in(index, log.tournament)}
        public = PublicNames(index).names(log.tournament, names)
    return (
        log,
        lambda number: names.get(PlayerNumber(number), f"#{number}"),
        lambda number: public.get(PlayerNumber(number), f"#{number}"),
    )


def used_tickets(path: Path, t: "Tournament") -> "Mapping[str, str]":
    """In which events of a book the tickets of one of them were used. Raises NoEvent."""
    from director.desk.tickets import used_elsewhere
    from director.tournament.log.books import EventNumber

    if not t.tickets:
        return {}
    with _only_read(path) as book:
        found = used_elsewhere(book, EventNumber(0), t)  # its own tickets are not used in itself
    return {number: one.event for number, one in found.items()}


@contextmanager
def _only_read(path: Path) -> "Iterator[Books]":
    """A copy of a book, so that nothing is written beside the book itself. Raises NoEvent."""
    from director.books.book import Books
    from director.tournament.log.books import BookFailed

    if not path.is_file():
        raise NoEvent(why_no_file(path))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        try:
            for part in path.parent.glob(f"{path.name}*"):  # the journal too: it may be newer
                if part.is_file():
                    shutil.copy(part, folder)
            book = Books(copy)
        except BookFailed as failure:
            raise NoEvent(str(failure).replace(str(copy), str(path))) from None
        except OSError as failure:
            why = failure.strerror or str(failure)
            raise NoEvent(say("{file} cannot be read: {why}", file=path, why=why)) from None
        try:
            yield book
        finally:
            book.close()


def status_of(path: Path, event: str, now: datetime) -> str:
    """How an event of a book stands at a moment, as JSON for a page. Raises NoEvent."""
    from director.views.status_update import last_of, status_text

    log, *_ = read_event(path, event)
    return status_text(log.tournament, now, last_of(log))


def read_league(path: Path, league: "League", file: Path) -> "Season":
    """The season of a league's file as far as a book has it; it is only read. Raises NoEvent."""
    from director.desk.league_standings import read_season
    from director.desk.series_players import found_again
    from director.house.series_files import with_series_events

    with _only_read(path) as book:
        rows = book.events()

        def found(series: "Series", dated: "Sequence[Dated]") -> "Sequence[Dated]":
            return found_again(book, series, dated, rows)

        meant = with_series_events(league, file, users_home(), library(), rows, found)
        return read_season(book, meant)


def calendar_of(path: Path, series: "Series", names: dict[str, str]) -> "Sequence[Dated]":
    """The calendar of a series with what a book has of it; `names` are those of the templates.

    The book is only read; without one nothing has been begun. Raises NoEvent.
    """
    from director.desk.series_players import found_again
    from director.tournament.series.series import calendar

    if not path.is_file():
        return calendar(series, names, ())
    with _only_read(path) as book:
        rows = book.events()
        return found_again(book, series, calendar(series, names, rows), rows)


def read_series(
    path: Path, series: "Series", dated: "Sequence[Dated]", leagues: "Sequence[League]"
) -> "SeriesPlayers":
    """The players of a series and its leagues; the book is only read. Raises NoEvent."""
    from director.desk.series_players import read_players

    with _only_read(path) as book:
        return read_players(book, series, dated, leagues)


def draw_again(path: Path, event: str, number: int) -> "DrawReport":
    """Draws again what a record of a book drew; the book is only read. Raises NoDraw."""
    from director.desk.draw_reports import draw_report

    try:
        log, name, _ = read_event(path, event)
    except NoEvent as why:
        raise NoDraw(str(why)) from None
    records = list(log.records)
    if not 1 < number <= len(records):
        sentence = "{file}: the event has records 2 to {last}"
        raise NoDraw(say(sentence, file=path, last=len(records)))
    report = draw_report(records, number, name)
    if report is None:
        raise NoDraw(say("{file}: record {number} drew no seats", file=path, number=number))
    return report

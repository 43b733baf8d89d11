"""The composition root: puts the layers together and starts what was asked for.

The one place where slow libraries are imported late, so that a command pays only for what it
uses.
"""

import logging
import re
import shutil
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cached_property
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import parse_qs, urlsplit

from director.engine.games.library import Library
from director.files.forms import why_no_file
from director.house import shelf
from director.house.home import Home, users_home
from director.house.settings import Settings, load_settings
from director.house.this_computer import station, zone
from director.tournament.entries.player_number import PlayerNumber
from director.translation import listed, say

if TYPE_CHECKING:
    from director.books.book import Books
    from director.books.place import Place
    from director.desk.book import Book
    from director.desk.draw_reports import DrawReport
    from director.desk.event_list import EventList
    from director.desk.sample_evening import SampleEvening
    from director.reports.documents import Document
    from director.tournament.leagues.league import League, Season
    from director.tournament.log.log import Log
    from director.tournament.state import Tournament

SERVER = ("postgresql://", "postgres://")
"""What the address of a book on a server begins with."""

_log = logging.getLogger("director")
_log.addHandler(logging.NullHandler())  # the command line keeps no log


def library(*beside: Path) -> Library:
    """All games: the shipped ones, with the house's own laid over them."""
    return Library(shelf.games(), users_home().games, *beside)


def pay_tables() -> frozenset[str]:
    """The names of all pay tables: the shipped ones and the house's own."""
    folders = (shelf.pay_tables(), users_home().pay_tables)
    return frozenset([path.stem for folder in folders for path in folder.glob("*.toml")])


def new_game(name: str, like: str) -> Path:
    """Begins a house game in the user's own folder; where its file lies.

    Raises UnknownGame, FileWrong where the other game's file is faulty, NoFileName,
    FileExistsError, OSError.
    """
    from director.engine.showdown.game_checks import NoFileName, file_name, new_game_file

    if not file_name(name):
        raise NoFileName(name)
    text = new_game_file(name, library().game(like))
    folder = users_home().games
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{file_name(name)}.toml"
    with path.open("x", encoding="utf-8") as file:
        file.write(text)
    return path


def own_fault(bug: Exception) -> int:
    """Says that something is a fault of ours, and where it is written down; the exit status."""
    where = write_crash(bug)
    sys.stderr.write(say("This is a program error. Details are in {file}", file=where) + "\n")
    return 70


def write_crash(bug: BaseException) -> Path:
    """Writes what went wrong to the crash file; where that is."""
    path = users_home().crashes
    _log.error("fault: %s", type(bug).__name__)  # no message: it may have a name in it
    lines = _without_messages(bug)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC\n{''.join(lines)}\n")
    except OSError:  # nowhere to write: then at least say it
        sys.stderr.write("".join(lines))
    return path


def _without_messages(bug: BaseException) -> list[str]:
    """Where it went wrong, line by line of the program; what was said of it may hold a name."""
    chain: list[BaseException] = []
    one: BaseException | None = bug
    while one is not None and one not in chain:
        chain.append(one)
        one = one.__cause__ or one.__context__
    lines = []
    for each in reversed(chain):
        lines += traceback.format_tb(each.__traceback__)
        lines.append(f"{type(each).__module__}.{type(each).__qualname__}\n")
    return lines


_LARGEST_LOG, _OLD_LOGS = 256 * 1024, 3


def keep_log(home: Home) -> None:
    """From now on the log is kept in the user's folder; a full one makes room for the next.

    It never has a name of a person in it, and where it cannot be written, nobody is troubled.
    """
    logging.raiseExceptions = False
    home.folder.mkdir(parents=True, exist_ok=True)
    keeper = RotatingFileHandler(
        home.log, maxBytes=_LARGEST_LOG, backupCount=_OLD_LOGS, encoding="utf-8", delay=True
    )
    keeper.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    _log.addHandler(keeper)
    _log.setLevel(logging.INFO)


class Press:
    """Sets sheets in type."""

    def __init__(self, *, four_colours: bool = False, paper: Callable[[], str] = str) -> None:
        """`paper` says the paper of the house, once it is wanted."""
        self._four_colours = four_colours
        """Whether each suit is printed in a colour of its own."""
        self._paper = paper

    @cached_property
    def paper(self) -> str:
        """Of the house; empty where each sheet has its own."""
        return self._paper()

    def pdf(self, *documents: "Document", title: str = "", on: str = "") -> bytes:
        """The documents as one PDF; several on each side where `on` is such a paper."""
        from director.reports.typesetting.imposition import IMPOSITIONS, set_together
        from director.reports.typesetting.typeset import set_all

        title = title or documents[0].title
        if on in IMPOSITIONS:
            on_sheet = IMPOSITIONS[on]
            return set_together(documents, on_sheet, title, four_colours=self._four_colours)
        return set_all(documents, title, four_colours=self._four_colours)

    def unprintable(self, text: str) -> str:
        """The signs of a text that are printed as '?'."""
        if text.isascii():
            return ""
        from director.reports.typesetting import letters

        letters.load()
        return letters.unprintable(text)

    def list_file(self, document: "Document", ending: str) -> bytes:
        """The lists of a sheet as a file of this ending. Raises ValueError for no such kind."""
        from director.reports.lists.list_files import LIST_FILES

        if ending in LIST_FILES:
            return LIST_FILES[ending](document)
        endings = listed([".pdf", *LIST_FILES])
        raise ValueError(
            say("'{ending}' is not a known kind of file; use {all}", ending=ending, all=endings)
        )

    def results_for_web(
        self, t: "Tournament", people: Mapping[PlayerNumber, str], now: datetime, ending: str
    ) -> bytes:
        """The results for a web site. Raises ValueError for no such kind of file."""
        from director.web.results import RESULTS_FOR_WEB

        if ending in RESULTS_FOR_WEB:
            return RESULTS_FOR_WEB[ending](t, people, now)
        sentence = "'{ending}' is not a known kind of file; use {all}"
        raise ValueError(say(sentence, ending=ending, all=listed(list(RESULTS_FOR_WEB))))


def open_book(home: Home, settings: Settings, other: Path | str | None = None) -> "Books":
    """The user's book, or another with its copies beside it, or one on a server by its address.

    Raises BookFailed, BookUnusable.
    """
    from director.books.book import Books

    if isinstance(other, str):
        from director.sharing.following import FollowedBooks

        return FollowedBooks(_place(other), home.followed)
    return Books(other or home.book, folders_for_copies(home, settings, other))


def folders_for_copies(home: Home, settings: Settings, other: Path | None) -> list[Path]:
    """The folders into which the user's book, or another one, is copied."""
    second = settings.text("second_folder")
    beside = other.parent / home.copies.name if other else home.copies
    return [beside, *([Path(second)] if second else [])]


def open_event_list(home: Home, settings: Settings, other: Path | str | None = None) -> "EventList":
    """The event list over the user's book, or over another one. Raises BookFailed, BookUnusable."""
    book = open_book(home, settings, other)
    if isinstance(other, str):
        return event_list_over(book, home, settings, book.now, station_at(other))
    return event_list_over(book, home, settings)


def station_at(book: str) -> str:
    """What this machine is called at a book on a server: as it was let in there."""
    named = parse_qs(urlsplit(book).query).get("application_name")
    return named[0] if named else station()


def event_list_over(
    book: "Book",
    home: Home,
    settings: Settings,
    now: "Callable[[], datetime] | None" = None,
    called: str = "",
) -> "EventList":
    """The event list of this user over a book; `now` is the clock that all its stations go by.

    `called` is the name of this machine, where it has another one there.
    """
    from director.desk.event_list import EventList
    from director.desk.machine_clock import now_in_utc, steady_seconds

    return EventList(
        book,
        library(),
        [shelf.structures(), home.structures],
        settings.operator,
        called or station(),
        now or now_in_utc,
        zone=zone(),
        steady=None if now else steady_seconds,
    )


def sample_evening(home: Home, settings: Settings) -> "SampleEvening":
    """The sample evening of this user, in a book of its own."""
    from director.desk.sample_evening import SampleEvening

    def open_it(folder: Path) -> "EventList":
        from director.books.book import Books

        own = Home(folder)
        return event_list_over(Books(own.book, [own.copies]), home, settings)

    return SampleEvening(home.sample, open_it)


class Tables(NamedTuple):
    """The look-up tables of a book beside its log."""

    events: int
    differences: list[str]
    """Where they are not what the log says."""


def look_at_tables(book: str, *, anew: bool = False) -> Tables:
    """Compares the look-up tables of a book with its log, made anew first where that is asked.

    The book is a file, or lies on a server. Raises BookFailed, BookUnusable.
    """
    from director.books.book import Books

    opened = Books(_place(book))
    try:
        if anew:
            opened.rebuild()
        return Tables(len(opened.events()), opened.differences())
    finally:
        opened.close()


def is_on_server(book: str) -> bool:
    """Whether a book's name is the address of one on a server."""
    return book.startswith(SERVER)


def without_password(book: str) -> str:
    """A book's name, to be said where anybody may read it."""
    return re.sub(r"^(\w+://[^:@/]*):[^@/]*@", r"\1@", book)


def create_book(book: str) -> None:
    """Makes a book without events. Raises BookUnusable where something is there, BookFailed."""
    from director.books.book_files import new_name
    from director.books.file_place import FilePlace
    from director.tournament.log.books import BookUnusable

    if is_on_server(book):
        from director.books.server import place

        place.create_book(book, new_name())
        return
    if Path(book).exists():
        raise BookUnusable(say("{path} is there already", path=book))
    FilePlace(Path(book)).close()


def carry_book(source: str, target: str) -> int:
    """Carries a book to another place in which there is none; the number of its events.

    Raises BookUnusable, BookFailed.
    """
    from director.books.book import Books
    from director.books.moving import carry

    theirs = _place(source)
    try:
        if is_on_server(target):
            from director.books.server.place import has_book

            if not has_book(target):
                create_book(target)
        ours = _place(target)
        try:
            carry(theirs, ours)
            return len(Books(ours).events())
        finally:
            ours.close()
    finally:
        theirs.close()


def _place(book: str) -> "Place":
    """Where a book lies: a file, or on a server. Raises BookFailed, BookUnusable."""
    from director.books.file_place import FilePlace

    if is_on_server(book):
        from director.books.server.place import ServerPlace
        from director.desk.machine_clock import steady_seconds

        return ServerPlace(book, users_home().servers, steady=steady_seconds)
    return FilePlace(Path(book))


class NoDraw(Exception):
    """There is no such book, event, record or draw; says which."""


class NoEvent(Exception):
    """There is no such book or event; says which."""


def read_event(path: Path, event: str) -> "tuple[Log, Callable[[int], str]]":
    """The log of an event of a book, by number or name, and who is called what.

    The book is only read. Raises NoEvent.
    """
    from director.desk.namesakes import told_apart_in
    from director.desk.player_index import PlayerIndex
    from director.tournament.log.log import Log

    with _only_read(path) as book:
        rows = book.events()
        found = [row for row in rows if event in (str(row.number), row.name)]
        if len(found) != 1:
            there = listed([f"{row.number} {row.name}" for row in rows]) or say("none")
            sentence = "{file}: no event '{event}'; there is: {there}"
            raise NoEvent(say(sentence, file=path, event=event, there=there))
        log, index = Log(book.records(found[0].number)), PlayerIndex(book.register)
        names = {**index.names(), **told_apart_in(index, log.tournament)}
    return log, lambda number: names.get(PlayerNumber(number), f"#{number}")


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


def status_of(path: Path, event: str, now: datetime) -> "Mapping[str, object]":
    """How an event of a book stands at a moment, for a page that follows it. Raises NoEvent."""
    from director.views.status_update import last_of, status_update

    log, _ = read_event(path, event)
    return status_update(log.tournament, now, last_of(log))


class Import(NamedTuple):
    """What came of files of another program."""

    lines: list[str]
    """File by file: what is in it, and what is not taken over."""
    wrong: int
    """How many files are not taken over."""
    done: str
    """What was made; empty where nothing was to be."""


def import_tdt(paths: list[Path], other: Path | None, *, only_look: bool) -> Import:
    """Takes over files of The Tournament Director, or the files of folders, into a book.

    Raises BookFailed, Refused by role, FileWrong where the settings are, OSError.
    """
    from director.desk.tdt import house_files, telling
    from director.desk.tdt.taking_over import TakingOver, tdt_files

    home = users_home()
    files = [file for one in paths for file in (tdt_files(one) if one.is_dir() else [one])]
    folder = paths[0].name if len(paths) == 1 and paths[0].is_dir() else ""
    event_list = open_event_list(home, load_settings(home.settings), other)
    try:
        work = TakingOver(event_list)
        work.look_at(files)
        wrong = len(work.found) - len(work.sound)
        if only_look:
            return Import([line for one in work.found for line in telling.told(one)], wrong, "")
        taken = work.write()
        numbers = {found.file: number for found, number in taken.events}
        leagues = house_files.write_leagues(taken, folder, home.leagues)
        evenings = [found.evening for found, _ in taken.events if found.evening]
        house_files.write_pay_tables(evenings, home.pay_tables)
    finally:
        event_list.book.close()
    lines = [line for one in work.found for line in telling.told(one, numbers.get(one.file))]
    return Import(lines, wrong, telling.done(taken, len(leagues)))


def read_league(path: Path, league: "League") -> "Season":
    """The season of a league as far as a book has it; the book is only read. Raises NoEvent."""
    from director.desk.league_standings import read_season

    with _only_read(path) as book:
        return read_season(book, league)


def sheet_file(document: "Document", ending: str) -> bytes:
    """A sheet as a file of this ending: paper, or its lists. Raises ValueError for no such kind."""
    press = Press()
    return press.pdf(document) if ending == ".pdf" else press.list_file(document, ending)


def draw_again(path: Path, event: str, number: int) -> "DrawReport":
    """Draws again what a record of a book drew; the book is only read. Raises NoDraw."""
    from director.desk.draw_reports import draw_report

    try:
        log, name = read_event(path, event)
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

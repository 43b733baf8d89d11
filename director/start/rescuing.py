"""What can be done about a damaged book: at the start, and while the window is open."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from director.house.home import Home
from director.house.settings import Settings
from director.house.this_computer import station
from director.start import app
from director.start.awaited_book import AwaitedBook
from director.translation import say

if TYPE_CHECKING:
    from director.books.book import Books
    from director.desk.book import Book
    from director.desk.event_list import EventList
    from director.tournament.log.books import BookDamaged, EventNumber
    from director.window.start.book_damage import Rescue


def opened(home: Home, settings: Settings, other: Path | str | None) -> "EventList":
    """The event list over the book; where the book is damaged, somebody is asked for a way out.

    Raises BookFailed, BookUnusable.
    """
    from director.tournament.log.books import BookDamaged

    try:
        return app.open_event_list(home, settings, other)
    except BookDamaged as damage:
        if isinstance(other, str):
            raise
        return another_way(damage, home, settings, other)


def another_way(
    damage: "BookDamaged", home: Home, settings: Settings, other: Path | None
) -> "EventList":
    """Asks what is to be done about a damaged book, and opens what comes of it.

    Raises BookDamaged where nothing is, BookFailed.
    """
    from director.books.copies import newest_in
    from director.books.rescue.forks import continue_from
    from director.books.rescue.salvage import salvage
    from director.tournament.log.books import BookUnusable
    from director.window.start.damaged_book import DamagedBook, WayOut

    book = other or home.book
    newest = max(
        [
            one
            for folder in app.folders_for_copies(home, settings, other)
            if (one := newest_in(folder, book))
        ],
        key=lambda one: one.at,
        default=None,
    )
    sentence, salvages = str(damage), True
    while True:
        match DamagedBook(sentence, newest, salvages=salvages).chosen():
            case WayOut.SALVAGE:
                try:
                    salvage(book, [newest.path] if newest else [])
                except BookUnusable as failure:
                    sentence, salvages = str(failure), False
                    continue
            case WayOut.COPY if newest:
                continue_from(newest.path, book, settings.operator, station())
            case _:
                raise damage
        return app.open_event_list(home, settings, other)


def rescue(
    event_list: "EventList", home: Home, settings: Settings, other: Path | str | None
) -> "Rescue":
    """What can be done about the book that is open."""
    from director.window.start.book_damage import Rescue

    def put_back(event: "EventNumber", copy: Path) -> None:
        from director.books.rescue.restoring import restore

        restore(as_books(event_list.book), event, copy, event_list.who, event_list.station)

    def write_out(event: "EventNumber", path: Path) -> None:
        from director.books.rescue.restoring import export

        export(as_books(event_list.book), event, path)

    takes_over = None if other else _taking_over(event_list, home, settings)
    return Rescue(takes_over, put_back, write_out)


def as_books(book: "Book") -> "Books":
    """The book as the layer below the desk knows it."""
    from director.books.book import Books

    opened = book.opened() if isinstance(book, AwaitedBook) else book
    assert isinstance(opened, Books)
    return opened


def _taking_over(event_list: "EventList", home: Home, settings: Settings) -> Callable[[Path], str]:
    """What puts a copy in the book's place while the window is open, and says how far it goes."""

    def take_over(copy: Path) -> str:
        from director.books.rescue.forks import continue_from

        event_list.book.close()
        try:
            continued = continue_from(copy, home.book, event_list.who, event_list.station)
        finally:
            event_list.book = app.open_book(home, settings)
        newest = max(continued.events, key=lambda row: row.changed, default=None)
        if newest is None:
            return say("restored from a backup without events")
        return say(
            "restored from the backup of {time}: {event}, records: {records}",
            time=f"{newest.changed.astimezone():%d %b %H:%M:%S}",
            event=newest.name,
            records=newest.records,
        )

    return take_over

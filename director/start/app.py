"""The composition root: puts the layers together, over this user's folder.

Like its neighbours it imports slow libraries late, so that a command pays only for what it uses.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

from director.desk.stations import Found
from director.engine.games.library import Library
from director.house import shelf
from director.house.home import Home, users_home
from director.house.settings import Settings
from director.house.this_computer import station, zone
from director.start.book_places import place_of
from director.tournament.log.books import BookAway

if TYPE_CHECKING:
    from director.books.book import Books
    from director.desk.book import Book
    from director.desk.event_list import EventList
    from director.desk.sample_evening import SampleEvening


_TO_FIND = 6.0
"""Seconds in which an evening that was joined, and is elsewhere now, has been found."""


def library(*beside: Path) -> Library:
    """All games: the shipped ones, with the house's own laid over them."""
    return Library(shelf.games(), users_home().games, *beside)


def pay_tables() -> frozenset[str]:
    """The names of all pay tables: the shipped ones and the house's own."""
    folders = (shelf.pay_tables(), users_home().pay_tables)
    return frozenset([path.stem for folder in folders for path in folder.glob("*.toml")])


def open_book(home: Home, settings: Settings, other: Path | str | None = None) -> "Books":
    """The user's book, or another with its copies beside it, or one on a server by its address.

    Raises BookFailed, BookUnusable.
    """
    from director.books.book import Books

    if isinstance(other, str):
        from director.sharing.following import FollowedBooks
        from director.sharing.joined import JoinedEvenings

        whereabouts = JoinedEvenings(home.joined).whereabouts(other, look_around)
        if whereabouts is None:
            return FollowedBooks(place_of(other), home.followed)
        try:
            place = place_of(other, lambda: whereabouts.at)
        except BookAway:
            if not whereabouts.found_within(_TO_FIND):
                raise
            place = place_of(other, lambda: whereabouts.at)
        return FollowedBooks(place, home.followed, whereabouts)
    return Books(other or home.book, folders_for_copies(home, settings, other))


def look_around(found: Callable[[Sequence[Found]], object]) -> Callable[[], object]:
    """Looks for evenings on all networks; the result ends that. Raises OSError."""
    from director.sharing.discovery import look

    return look(found)


def served_book(address: str) -> "Books":
    """A book on a server, of which another process of this machine keeps a copy. Raises BookFailed.

    Two that keep one write the same file, and get into each other's way.
    """
    from director.books.book import Books

    return Books(place_of(address))


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


def sample_evening(
    home: Home, settings: Settings, now: "Callable[[], datetime] | None" = None
) -> "SampleEvening":
    """The sample evening of this user, in a book of its own; `now` is the clock it goes by."""
    from director.desk.sample_evening import SampleEvening

    def open_it(folder: Path) -> "EventList":
        from director.books.book import Books

        own = Home(folder)
        return event_list_over(Books(own.book, [own.copies]), home, settings, now)

    return SampleEvening(home.sample, open_it)

"""A book that the first window does not wait for."""

from collections.abc import Callable, Sequence
from threading import Lock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from director.desk.book import Book
    from director.tournament.log.books import EventRow


class AwaitedBook:
    """A book that is opened when it is needed: its list is there at once, all else waits for it."""

    def __init__(self, events: "Sequence[EventRow]", opens: "Callable[[], Book]") -> None:
        """`opens` opens it, once, in whatever thread asks first."""
        self._events = events
        self._opens = opens
        self._lock = Lock()
        self._book: Book | None = None

    def events(self) -> "Sequence[EventRow]":
        """All events, those changed last first."""
        return self._book.events() if self._book else self._events

    def opened(self) -> "Book":
        """The book itself. Raises BookFailed, BookUnusable, BookDamaged."""
        with self._lock:
            if self._book is None:
                self._book = self._opens()
        return self._book

    def close(self) -> None:
        """Closes the book, where it was opened. Raises BookFailed."""
        with self._lock:
            if self._book:
                self._book.close()

    def __getattr__(self, name: str) -> Any:
        """Whatever else is asked of a book."""
        return getattr(self.opened(), name)

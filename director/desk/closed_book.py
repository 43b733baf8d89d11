"""What stands where a book was, until another one is open."""

from typing import Any

from director.tournament.log.books import BookFailed
from director.translation import say


class ClosedBook:
    """Stands where a book was, until another one is open: whatever it is asked, it fails."""

    def __init__(self, why: str) -> None:
        self._why = why

    def close(self) -> None:
        """It is closed."""

    def __getattr__(self, name: str) -> Any:
        """Whatever else is asked of a book."""
        return self._fail() if name in ("register", "staff") else self._fail

    def _fail(self, *_: object, **__: object) -> Any:
        raise BookFailed(say("one moment: {what} …", what=self._why))

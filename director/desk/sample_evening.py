"""The sample evening: an event list with a book of its own; nothing of it is in the user's."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.desk.event_list import EventList
    from director.house.settings import Settings


class SampleEvening:
    """An evening to look around in, which is gone on with, begun anew, or removed as a whole."""

    def __init__(self, folder: Path, open_event_list: Callable[[Path], "EventList"]) -> None:
        """`open_event_list` opens the book in a folder; it holds nothing else than the sample."""
        self.folder = folder
        self._open_event_list = open_event_list
        self._event_list: EventList | None = None

    @property
    def is_there(self) -> bool:
        """Whether one was begun and has not been removed."""
        return self.folder.is_dir()

    def settings(self, of_user: "Settings") -> "Settings":
        """The user's settings, as they are now; what the sample changes, it keeps to itself."""
        return of_user.apart(self.folder / of_user.path.name)

    def desk(self) -> "Desk":
        """The desk of the evening as it was left, or of a new one.

        Raises BookFailed, Unfit where its log is damaged, OSError.
        """
        if self._event_list is None:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._event_list = self._open_event_list(self.folder)
        rows = self._event_list.events()
        return self._event_list.open(rows[0].number) if rows else self._event_list.sample()

    def close(self) -> None:
        """Closes its book. Raises BookFailed."""
        if self._event_list is not None:
            self._event_list.book.close()
            self._event_list = None

    def remove(self) -> None:
        """Leaves nothing of it. Its desk has to be put away first. Raises BookFailed, OSError."""
        self.close()
        if self.is_there:
            shutil.rmtree(self.folder)

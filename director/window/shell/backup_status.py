"""Keeps the book's file complete in quiet moments, and says how old its newest good copy is."""

from collections.abc import Callable, Sequence
from datetime import timedelta

from PySide6.QtCore import QObject, QTimer, Signal

from director.tournament.log.books import Copy
from director.translation import say
from director.window.start.start_actions import SAMPLE, StartActions
from director.window.widgets.attempt import beside

_LOOK = 3_000
"""Milliseconds of quiet after which the journal goes into the book."""
_USUAL = timedelta(minutes=20)
"""How old a copy may be where no level says it."""


class BackupStatus(QObject):
    """Looks every few seconds at what was written, and at the newest copy."""

    said = Signal(str, bool)
    """The words about the newest copy, and whether it has become too old."""

    looked = Signal()
    """Every few seconds."""

    def __init__(
        self, start_actions: StartActions, level: Callable[[], timedelta | None], parent: QObject
    ) -> None:
        """`level` says how long the level is that is played in the event in sight."""
        super().__init__(parent)
        self._start_actions = start_actions
        self._level = level
        self._newest: Copy | None = None
        self._written = self._in_book = self._counted()
        self._is_busy = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(_LOOK)

    def recall(self) -> None:
        """Looks, beside the window, where the newest copy lies: after the start, after a copy."""
        book = self._start_actions.event_list.book
        beside(self, book.newest_copies, self._found, self._failed, alone=False)

    def _found(self, copies: Sequence[Copy]) -> None:
        self._newest = copies[0] if copies else None
        self._tell()

    def look(self) -> None:
        """After a few quiet seconds the journal goes into the book, beside the window's thread."""
        written, before = self._counted(), self._written
        self._written = written
        self._tell()
        self.looked.emit()
        if written == before and written != self._in_book and not self._is_busy:
            self._is_busy = True
            beside(
                self,
                self._start_actions.event_list.book.checkpoint,
                lambda _: self._done(written),
                self._failed,
            )

    def stop(self) -> None:
        """Looks no more: the book is being closed."""
        self._timer.stop()

    def _counted(self) -> int:
        """How many records the open events have."""
        desks = self._start_actions.open_desks
        return sum([len(one.log.records) for event, one in desks.items() if event != SAMPLE])

    def _done(self, written: int) -> None:
        self._is_busy = False
        self._in_book = written

    def _failed(self, _: str, __: str) -> None:
        self._is_busy = False

    def _tell(self) -> None:
        if self._newest is None:
            self.said.emit("", False)
            return
        age = self._start_actions.event_list.now() - self._newest.at
        level = self._level()
        may = _USUAL if level is None else level
        words = say(
            "last backup {time} in {where}",
            time=f"{self._newest.at.astimezone():%H:%M}",
            where=self._newest.path.parent.name,
        )
        self.said.emit(words, bool(self._counted()) and age > may)

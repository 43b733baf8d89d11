"""What is damaged or lost of the events in the book, and what can be done about it."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from director.tournament.log.books import EventNumber, Lost
from director.translation import say
from director.window.system.tasks import Task
from director.window.widgets.attempt import Failure, beside, said_unfit, why_not
from director.window.widgets.status_line import DONE, FAILED

if TYPE_CHECKING:
    from director.desk.event_list import EventList
    from director.tournament.log.refused import Unfit

_BREATH = 0.05
"""Seconds between two looks at events that nobody has opened."""

ContinueFrom = Callable[[Path], str]
"""Takes a copy of a book over and says in a sentence how far it goes. Raises BookFailed."""

Restore = Callable[[EventNumber, Path], object]
"""Puts an event back as a copy has it, and no other. Raises Unfit, BookFailed."""

Export = Callable[[EventNumber, Path], None]
"""Writes all that can be read of an event's log into a sheet. Raises BookFailed, OSError."""


class Rescue(NamedTuple):
    """What can be done about a book, or an event of it, that is damaged or lost."""

    continue_from: ContinueFrom | None
    """None where another book is open than the user's own."""
    restore: Restore
    export: Export


class BookDamage(QObject):
    """The damage that is known of, and the way back from it, beside the window's own thread."""

    said = Signal(str, str)
    listed = Signal()
    """The list of events may be another now."""
    restored = Signal(object)
    """The number of an event that is as a copy has it again."""

    def __init__(
        self,
        event_list: "EventList",
        rescue: Rescue | None,
        is_open: Callable[[EventNumber], bool],
        parent: QObject,
    ) -> None:
        """`is_open` says whether an event is open in the window."""
        super().__init__(parent)
        self._event_list = event_list
        self._is_open = is_open
        self.rescue = rescue
        self.unfit: dict[EventNumber, Unfit] = {}
        """What was found wrong with events that are not open as a whole."""
        self.lost: dict[EventNumber, Lost] = {}
        """The events that end before what was written of them."""
        self._stop_looking_over: Callable[[], None] = _nothing

    def look_over(self) -> None:
        """Looks the book over beside the window: for what is damaged, and for lost ends."""
        self.stop_looking_over()
        book, stopped = self._event_list.book, Event()

        def look() -> tuple[list[str], Sequence[Lost]] | None:
            worries = []
            for worry in book.worries():
                worries += [worry] if worry else []
                if stopped.wait(_BREATH):  # acts go first
                    return None
            return worries, book.lost()

        def told(found: tuple[list[str], Sequence[Lost]] | None) -> None:
            if found is None or stopped.is_set():
                return
            worries, lost = found
            self.lost = {one.event: one for one in lost}
            if wrong := [*worries, *map(str, lost)]:
                self.said.emit("  ·  ".join(wrong[:2]), FAILED)
            self.listed.emit()

        task = beside(self, look, told, self.said.emit, alone=False)

        def stop() -> None:
            stopped.set()
            task.wait()

        self._stop_looking_over = stop

    def stop_looking_over(self) -> None:
        """The book is closed, or another one put in its place: nobody reads in it any more."""
        self._stop_looking_over()

    def wrong_with(self, event: EventNumber) -> str:
        """What is known to be damaged or lost of an event; empty for nothing."""
        if unfit := self.unfit.get(event):
            return said_unfit(unfit)
        return str(self.lost[event]) if event in self.lost else ""

    def set_apart(self, event: EventNumber, unfit: "Unfit") -> None:
        """An event that was to be opened is damaged."""
        self.unfit[event] = unfit
        self.listed.emit()

    def forget(self) -> None:
        """Another book is open: what was known was of the one before."""
        self.unfit.clear()
        self.lost.clear()

    def restore(self, event: EventNumber, copy: Path) -> None:
        """Puts an event back as a copy has it, beside the window, and opens it."""
        rescue = self.rescue
        if rescue is None or self._is_open(event):
            self.said.emit(say("close this event’s tab first, then restore it"), FAILED)
            return

        def restored(failure: Failure | None) -> None:
            if failure:
                too = say("the backup is damaged too: {what}", what=failure.words)
                self.said.emit(too if failure.unfit else failure.words, failure.kind)
                return
            self.unfit.pop(event, None)
            self.lost.pop(event, None)
            self.look_over()
            self.listed.emit()
            self.said.emit(say("event restored from {copy}", copy=copy.name), DONE)
            self.restored.emit(event)

        self.stop_looking_over()
        self.said.emit(say("restoring from {copy} …", copy=copy.name), "")
        work = partial(why_not, lambda: rescue.restore(event, copy))
        beside(self, work, restored, self.said.emit)

    def export(self, event: EventNumber, path: Path) -> None:
        """Writes what can be read of an event into a sheet, beside the window."""
        rescue = self.rescue
        if rescue:
            done = say("readable part exported to {file}", file=path.name)
            beside(
                self,
                lambda: rescue.export(event, path),
                lambda _: self.said.emit(done, DONE),
                self.said.emit,
            )

    def no_copies(self) -> str | None:
        """Why nothing can be continued from a copy."""
        return (
            None
            if self.rescue and self.rescue.continue_from
            else say("backups cannot be restored into the sample")
        )

    def continue_from(self, path: Path) -> Task | None:
        """Takes a copy over, beside the window's own thread."""
        takes_over = self.rescue.continue_from if self.rescue else None
        if takes_over is None:
            return None
        self.stop_looking_over()
        self.said.emit(say("restoring {file} …", file=path.name), "")
        return beside(self, lambda: takes_over(path), self._taken_over, self.said.emit)

    def _taken_over(self, sentence: str) -> None:
        self.said.emit(sentence, DONE)
        self.forget()
        self.look_over()
        self.listed.emit()


def _nothing() -> None:
    """Nobody looks the book over."""

"""The work behind the import page, beside the window's thread: looking at files, then writing."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from director.desk.event_list import EventList
from director.desk.tdt import house_files
from director.desk.tdt.taking_over import Found, Stopped, TakenOver, TakingOver, tdt_files
from director.house.home import Home
from director.translation import say
from director.window.system.tasks import Task
from director.window.widgets.attempt import beside


class Made(NamedTuple):
    """What was made of the files."""

    taken: TakenOver
    leagues: list[Path]


class ImportWork(QObject):
    """Some files on their way into the book; at most one piece of work is under way."""

    went_on = Signal(int, int)
    """How many steps of looking are done, and how many there are; from the thread that looks."""
    looked = Signal()
    """The files have been looked at."""
    stopped = Signal()
    """Looking was broken off; nothing was changed."""
    made = Signal(object)
    """Everything is written: a Made."""
    failed = Signal(str)

    def __init__(self, event_list: EventList, home: Home, parent: QObject) -> None:
        super().__init__(parent)
        self._event_list, self._home = event_list, home
        self._work: TakingOver | None = None
        self._folder = ""
        self._stop = Event()
        self.task: Task | None = None
        """What is under way; None for nothing."""
        self.is_written = False

    @property
    def found(self) -> Sequence[Found]:
        """The files, as far as they have been looked at together."""
        return self._work.found if self._work and self.task is None else ()

    @property
    def sound(self) -> Sequence[Found]:
        """Those of which events can be made, and have not been."""
        return [] if self.is_written else [one for one in self.found if one.is_sound]

    @property
    def doubts(self) -> Sequence[str]:
        """Of whom it is not sure who they are."""
        return self._work.people.doubts() if self._work and self.found else ()

    @property
    def seasons(self) -> Sequence[house_files.Season]:
        """The leagues that these evenings make."""
        evenings = [one.evening for one in self.sound if one.evening]
        return house_files.seasons(evenings, self._folder)

    @property
    def people(self) -> tuple[int, int]:
        """How many players are in the register, and how many are new."""
        if self._work is None or not self.found:
            return 0, 0
        return len(self._work.people.known), len(self._work.people.new)

    def look_in(self, folder: Path) -> None:
        """Looks at the files of a folder."""
        try:
            files = tdt_files(folder)
        except OSError as failure:
            self.failed.emit(failure.strerror or str(failure))
            return
        if not files:
            self.failed.emit(say("no .tdt files are in {folder}", folder=folder.name))
            return
        self.look_at(files, folder.name)

    def look_at(self, files: Sequence[Path], folder: str = "") -> None:
        """Looks at files, and plays each evening back on paper."""
        if self.task is not None:
            return
        work, stop = TakingOver(self._event_list), Event()
        self._work, self._folder, self._stop, self.is_written = work, folder, stop, False

        def told(done: int, of: int) -> None:
            if stop.is_set():
                raise Stopped
            self.went_on.emit(done, of)

        self._begin(lambda: work.look_at(files, told), lambda _: self.looked.emit())

    def stop(self) -> None:
        """Breaks off looking; what is being written is written."""
        self._stop.set()

    def write(self) -> None:
        """Writes all events, their leagues and pay tables."""
        work, home, folder = self._work, self._home, self._folder
        if work is None or not self.sound:
            return

        def written() -> Made:
            taken = work.write()
            leagues = house_files.write_leagues(taken, folder, home.leagues)
            evenings = [found.evening for found, _ in taken.events if found.evening]
            house_files.write_pay_tables(evenings, home.pay_tables)
            return Made(taken, leagues)

        def done(made: Made) -> None:
            self.is_written = True
            self.made.emit(made)

        self._begin(written, done)

    def _begin(self, work: Callable[[], Any], done: Callable[[Any], object]) -> None:
        def unless_stopped() -> tuple[Any] | None:
            with suppress(Stopped):
                return (work(),)
            return None

        def came(answer: tuple[Any] | None) -> None:
            self.task = None
            if answer:
                done(*answer)
            else:
                self._work = None
                self.stopped.emit()

        def broke(why: str, _: str) -> None:
            self.task = None
            self.failed.emit(why)

        self.task = beside(self, unless_stopped, came, broke)

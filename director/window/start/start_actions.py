"""What can be done before an event is chosen, and with the program as a whole."""

from collections.abc import Callable, Sequence
from datetime import timedelta
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, SignalInstance

from director.files.forms import FileWrong
from director.house.text_sizes import TEXT_SIZES
from director.tournament.event.phase import CLOSED, OPEN, OVER, PAID, RUNNING
from director.tournament.log.books import BookFailed, EventNumber, EventRow, Lost
from director.tournament.log.refused import Unfit
from director.translation import say
from director.window.look.palettes import current_palette
from director.window.start.at_this_station import AtThisStation
from director.window.system.tasks import Task
from director.window.widgets.status_line import DONE, FAILED

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.desk.event_list import EventList
    from director.desk.sample_evening import SampleEvening
    from director.house.settings import Settings

LONG = 3_000
"""An event of so many records takes a tenth of a second to open."""
_BREATH = 0.05
"""Seconds between two looks at events that nobody has opened."""
FORGOTTEN = timedelta(hours=24)
"""Nobody plays on in an event that has not been touched for so long."""

_STANDING = (OVER, CLOSED, PAID)
"""In none of these a clock can run."""
_PERHAPS_RUNNING = (OPEN, RUNNING)
"""A clock may have set itself going since."""

SAMPLE = EventNumber(0)
"""What the window knows the sample evening by: it lies in a book of its own, and no event of the
user's book has this number."""

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


class StartActions(QObject):
    """The event list as seen from the window: opens events, and says what could not be opened."""

    opened = Signal(object)
    """The desk of the event that was chosen or founded."""
    opening = Signal(object)
    """The row of a long event that is being opened."""
    read = Signal(object, object)
    """The number of that event, and how far the reading has come."""
    unopened = Signal(object)
    """The number of a long event that could not be read after all."""
    sample_opened = Signal(object)
    """The desk of the sample evening."""
    asked_sample_anew = Signal()
    """Whether the sample evening is to be thrown away for another one."""
    asked_sample_removed = Signal()
    sample_left = Signal()
    """The sample evening is to be put away."""
    listed = Signal()
    """The list of events may be another now."""
    said = Signal(str, str)
    asked_new = Signal()
    asked_from_template = Signal()
    asked_event_like = Signal(object)
    """For another event that is played as this one, a Tournament."""
    asked_list = Signal()
    asked_copy = Signal()
    asked_register = Signal()
    asked_import = Signal()
    """For the evenings of another program."""
    asked_game = Signal(bool)
    """A game of the house's own is to be made: a new one, or one that there is."""
    asked_structures = Signal()
    """For the structure editor, as it was left."""
    asked_new_structure = Signal()
    asked_structure = Signal(str)
    """For the structure of this file in the editor, or a copy of a shipped one."""
    asked_next = Signal()
    """For the next of the events that are open."""
    asked_put_away = Signal()
    asked_palette = Signal()
    asked_keys = Signal()
    asked_aside = Signal(str)
    """For the settings, or another page beside the events, by its name."""
    asked_manual_sheet = Signal()
    """For the manual on paper."""
    asked_export = Signal(object)
    """For a file into which what can be read of an event is to go, by its number."""
    asked_quit = Signal()
    look_changed = Signal()
    asked_restart = Signal()

    def __init__(
        self,
        event_list: "EventList",
        settings: "Settings",
        rescue: Rescue | None = None,
        parent: QObject | None = None,
        sample: "SampleEvening | None" = None,
        *,
        has_stations: bool = False,
    ) -> None:
        """With `has_stations` its evening can be shared, and others joined."""
        super().__init__(parent)
        self._has_stations = has_stations
        self.here = AtThisStation(event_list, settings, self)
        self.event_list = event_list
        self.sample = sample
        self.settings = settings
        self.open_desks: dict[EventNumber, Desk] = {}
        """The events that are open, in sight or not, in the order in which they were opened."""
        self.in_sight: EventNumber | None = None
        self._opening: set[EventNumber] = set()
        """Those that are being opened beside the window's thread."""
        self.rescue = rescue
        self.unfit: dict[EventNumber, Unfit] = {}
        """What was found wrong with events that are not open as a whole."""
        self.lost: dict[EventNumber, Lost] = {}
        """The events that end before what was written of them."""
        self._stop_looking_over: Callable[[], None] = _nothing

    @property
    def is_light(self) -> bool:
        """Whether a light look is worn."""
        return current_palette().drawings == "light"

    @property
    def follows_system(self) -> bool:
        """Whether the look is as the system is set."""
        return self.settings.text("look") == "system"

    @property
    def high_contrast(self) -> bool:
        """Whether a high contrast was chosen."""
        return self.settings.flag("high_contrast")

    @property
    def four_colours(self) -> bool:
        """Whether each suit has a colour of its own."""
        return self.settings.flag("four_colours")

    def go_on(self) -> None:
        """Opens the events whose clocks run, the newest last: the program was cut off in them."""
        try:
            rows = self.event_list.events()
        except BookFailed:
            return  # the list says so
        for row in reversed(rows):
            if self.event_list.now() - row.changed <= FORGOTTEN and row.phase not in _STANDING:
                self._go_on_with(row)

    def _go_on_with(self, row: EventRow) -> None:
        if row.records >= LONG:
            if row.phase in _PERHAPS_RUNNING:
                self._read(row, self._resumed)
            return
        try:
            desk = self.event_list.open(row.number)
        except BookFailed:
            return  # said when this event is opened
        except Unfit as unfit:
            self._set_apart(row.number, unfit)
            return
        self._resumed(desk)

    def _resumed(self, desk: "Desk") -> None:
        t = desk.tournament
        if t.at(desk.now()).clock.since and not t.winner:
            self.opened.emit(desk)
            self.said.emit(say("{event} resumed", event=t.name), DONE)
        else:
            self.unopened.emit(desk.event)

    def look_over(self) -> None:
        """Looks the book over beside the window: for what is damaged, and for lost ends."""
        self.stop_looking_over()
        book, stopped = self.event_list.book, Event()

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

        task = Task(self, look, told, self._failed, alone=False)

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

    def open_sound_part(self, event: EventNumber) -> None:
        """Opens a damaged event as far as it is sound, to be read only."""
        self._tried(event, lambda: self.event_list.open(event, only_sound=True))

    def restore(self, event: EventNumber, copy: Path) -> None:
        """Puts an event back as a copy has it, beside the window, and opens it."""
        rescue = self.rescue
        if rescue is None or event in self.open_desks:
            self.said.emit(say("close this event's tab first, then restore it"), FAILED)
            return

        def restored(_: object) -> None:
            self.unfit.pop(event, None)
            self.lost.pop(event, None)
            self.look_over()
            self.listed.emit()
            self.said.emit(say("event restored from {copy}", copy=copy.name), DONE)
            self.open(event)

        self.stop_looking_over()
        self.said.emit(say("restoring from {copy} …", copy=copy.name), "")
        Task(self, lambda: rescue.restore(event, copy), restored, self._failed)

    def export(self, event: EventNumber, path: Path) -> None:
        """Writes what can be read of an event into a sheet, beside the window."""
        rescue = self.rescue
        if rescue:
            done = say("readable part exported to {file}", file=path.name)
            Task(
                self,
                lambda: rescue.export(event, path),
                lambda _: self.said.emit(done, DONE),
                self._failed,
            )

    def open(self, event: EventNumber) -> None:
        """Opens an event of the list, or goes back to it; a long one beside the window's thread."""
        desk = self.open_desks.get(event)
        if event == SAMPLE:
            self.open_sample()
        elif desk is not None:
            self.opened.emit(desk)
        elif (row := self._long(event)) is None:
            self._tried(event, lambda: self.event_list.open(event))
        elif event not in self._opening:
            self._read(row, self.opened.emit)
        else:
            self.opening.emit(row)

    def _read(self, row: EventRow, came: Callable[["Desk"], object]) -> None:
        """Opens a long event beside the window's thread."""
        event = row.number

        def there(desk: "Desk") -> None:
            self._opening.discard(event)
            came(desk)

        self._opening.add(event)
        self.opening.emit(row)
        told = partial(self.read.emit, event)  # from the thread that reads
        work = partial(self.event_list.open, event, told=told)
        Task(self, work, there, partial(self._broke, event))

    def _long(self, event: EventNumber) -> EventRow | None:
        """An event that takes longer to open than a blink; None for any other."""
        try:
            rows = self.event_list.events()
        except (BookFailed, Unfit):
            return None  # opening says so
        return next((row for row in rows if row.number == event and row.records >= LONG), None)

    def _broke(self, event: EventNumber, error: Exception) -> None:
        self._opening.discard(event)
        self.unopened.emit(event)

        def again() -> "Desk":
            raise error

        self._tried(event, again)

    def found(self, founds: "Callable[[], Desk]") -> None:
        """Founds an event and opens it."""
        self._tried(None, founds)

    def copy(self, event: EventNumber) -> None:
        """Asks for another event that is played as this one of the list is."""
        desk = self.open_desks.get(event)
        try:
            desk = desk or self.event_list.open(event)
            self.asked_event_like.emit(desk.tournament)
        except BookFailed as failure:
            self.said.emit(str(failure), FAILED)
        except Unfit as damaged:
            self.said.emit(said_unfit(damaged), FAILED)

    def open_sample(self) -> None:
        """Goes on with the sample evening where it was left, or begins one."""
        if desk := self.open_desks.get(SAMPLE):
            self.sample_opened.emit(desk)
        elif self.sample:
            self._tried(SAMPLE, self.sample.desk, self.sample_opened)

    def begin_sample_anew(self) -> None:
        """Removes the sample evening and begins another one."""
        if self._has_removed_sample():
            self.open_sample()

    def remove_sample(self) -> None:
        """Leaves nothing of the sample evening."""
        if self._has_removed_sample():
            self.said.emit(say("sample evening removed"), DONE)

    def no_sample(self) -> str | None:
        """Why no sample evening can be opened."""
        return None if self.sample else say("there is no sample evening to remove")

    def no_sample_yet(self) -> str | None:
        """Why there is none to begin anew or to remove."""
        if self.sample and self.sample.is_there:
            return None
        return say("open a sample evening first")

    def _has_removed_sample(self) -> bool:
        """Puts the sample evening away and removes it; whether nothing stood in the way."""
        self.sample_left.emit()
        try:
            if self.sample:
                self.sample.remove()
        except (BookFailed, OSError) as failure:
            self.said.emit(str(failure), FAILED)
            return False
        finally:
            self.listed.emit()
        return True

    def no_stations(self) -> str | None:
        """Why no evening can be shared or joined."""
        return None if self._has_stations else say("this book cannot be shared from here")

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
        return Task(self, lambda: takes_over(path), self._taken_over, self._failed)

    def switch_look(self) -> None:
        """From dark to light, or back."""
        self._keep("look", "dark" if self.is_light else "light")

    def switch_to_system(self) -> None:
        """As the system is set; or, where it was so, as it looks now."""
        worn = "light" if self.is_light else "dark"
        self._keep("look", worn if self.follows_system else "system")

    def switch_contrast(self) -> None:
        """To a high contrast, or back."""
        self._keep("high_contrast", not self.high_contrast)

    def no_larger_text(self) -> str | None:
        """Why text is not made larger; None if it can be."""
        return None if self._text_sizes("larger") else say("text is at its largest")

    def no_smaller_text(self) -> str | None:
        """Why text is not made smaller; None if it can be."""
        return None if self._text_sizes("smaller") else say("text is at its smallest")

    def enlarge_text(self) -> None:
        """The next larger size of text, from the next start on."""
        self._set_text_size(min(self._text_sizes("larger")))

    def reduce_text(self) -> None:
        """The next smaller size of text, from the next start on."""
        self._set_text_size(max(self._text_sizes("smaller")))

    def _text_sizes(self, way: str) -> list[int]:
        now = self.settings.number("text_size")
        return [size for size in TEXT_SIZES if (size > now if way == "larger" else size < now)]

    def _set_text_size(self, percent: int) -> None:
        self._keep("text_size", percent)
        self.said.emit(say("text {percent}% from the next start", percent=percent), "")

    def switch_deck(self) -> None:
        """From red and black to four colours, or back."""
        self._keep("four_colours", not self.four_colours)

    def _keep(self, setting: str, value: str | bool | int) -> None:
        try:
            self.settings.change({setting: value})
        except OSError as error:  # the look changes all the same, and only for now
            self.said.emit(say("the setting cannot be saved: {why}", why=str(error)), FAILED)
        self.look_changed.emit()

    def _set_apart(self, event: EventNumber, unfit: Unfit) -> None:
        self.unfit[event] = unfit
        self.listed.emit()

    def _tried(
        self,
        event: EventNumber | None,
        way: Callable[[], "Desk"],
        opened: SignalInstance | None = None,
    ) -> None:
        try:
            desk = way()
        except (BookFailed, FileWrong, OSError) as failure:
            self.said.emit(str(failure), FAILED)
        except Unfit as damaged:
            self.said.emit(said_unfit(damaged), FAILED)
            if event is not None:
                self._set_apart(event, damaged)
        else:
            (opened or self.opened).emit(desk)

    def _taken_over(self, sentence: str) -> None:
        self.said.emit(sentence, DONE)
        self.unfit.clear()
        self.lost.clear()
        self.look_over()
        self.listed.emit()

    def _failed(self, error: Exception) -> None:
        if isinstance(error, Unfit):
            self.said.emit(say("the backup is damaged too: {what}", what=said_unfit(error)), FAILED)
        elif isinstance(error, BookFailed | OSError):
            self.said.emit(str(error), FAILED)
        else:
            raise error


def _nothing() -> None:
    """Nobody looks the book over."""


def said_unfit(unfit: Unfit) -> str:
    """What is wrong with the log of an event, in words."""
    sentence = "the log of this event is damaged at record {number}: {why}"
    return say(sentence, number=unfit.number, why=unfit.why.within(str))

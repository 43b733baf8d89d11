"""What can be done before an event is chosen, and with the program as a whole."""

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, SignalInstance

from director.tournament.event.phase import CLOSED, OPEN, OVER, PAID, RUNNING
from director.tournament.log.books import EventNumber, EventRow
from director.translation import say
from director.window.start.at_this_station import AtThisStation
from director.window.start.book_damage import BookDamage, Rescue
from director.window.start.worn_look import WornLook
from director.window.widgets.attempt import Failure, attempt, beside, told_elsewhere, tried, why_not
from director.window.widgets.status_line import DONE

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.desk.event_list import EventList
    from director.desk.sample_evening import SampleEvening
    from director.house.settings import Settings
    from director.tournament.templates.template import Template

LONG = 3_000
"""An event of so many records takes a tenth of a second to open."""
FORGOTTEN = timedelta(hours=24)
"""Nobody plays on in an event that has not been touched for so long."""

_STANDING = (OVER, CLOSED, PAID)
"""In none of these a clock can run."""
_PERHAPS_RUNNING = (OPEN, RUNNING)
"""A clock may have set itself going since."""

SAMPLE = EventNumber(0)
"""What the window knows the sample evening by: it lies in a book of its own, and no event of the
user's book has this number."""


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
    unsaid = Signal(str)
    """What was said so is no longer true."""
    asked_new = Signal()
    signed_up = Signal(str)
    """Who has signed up for the event that was just opened, a line each."""
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
    asked_structure_like = Signal(object, str)
    """For a copy of a Structure in the editor, under a name; "" for a name like its own."""
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
        self.left: EventNumber | None = None
        """The event that was in sight last, until the list of events has shown which it was."""
        self._opening: set[EventNumber] = set()
        """Those that are being opened beside the window's thread."""
        self.damage = BookDamage(event_list, rescue, lambda event: event in self.open_desks, self)
        self.damage.said.connect(self.said)
        self.damage.listed.connect(self.listed)
        self.damage.restored.connect(self.open)
        self.look = WornLook(settings, self)
        self.look.said.connect(self.said)

    def go_on(self) -> None:
        """Opens the events whose clocks run, the newest last: the program was cut off in them."""
        rows = tried(self.event_list.events, told_elsewhere)  # the list says so
        for row in reversed(rows or ()):
            if self.event_list.now() - row.changed <= FORGOTTEN and row.phase not in _STANDING:
                self._go_on_with(row)

    def _go_on_with(self, row: EventRow) -> None:
        if row.records >= LONG:
            if row.phase in _PERHAPS_RUNNING:
                self._read(row, self._resumed)
            return
        desk = attempt(lambda: self.event_list.open(row.number))
        if not isinstance(desk, Failure):
            self._resumed(desk)
        elif desk.unfit:  # anything else is said when this event is opened
            self.damage.set_apart(row.number, desk.unfit)

    def _resumed(self, desk: "Desk") -> None:
        t = desk.tournament
        if t.at(desk.now()).clock.since and not t.winner:
            self.opened.emit(desk)
            self.said.emit(say("{event} resumed", event=t.name), DONE)
        else:
            self.unopened.emit(desk.event)

    def open_sound_part(self, event: EventNumber) -> None:
        """Opens a damaged event as far as it is sound, to be read only."""
        self._tried(event, lambda: self.event_list.open(event, only_sound=True))

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

        def there(desk: "Desk | Failure") -> None:
            self._opening.discard(event)
            if isinstance(desk, Failure):
                self.unopened.emit(event)
                self._tell(event, desk)
            else:
                came(desk)

        def failed(why: str, kind: str) -> None:
            self._opening.discard(event)
            self.unopened.emit(event)
            self.said.emit(why, kind)

        self._opening.add(event)
        self.opening.emit(row)
        told = partial(self.read.emit, event)  # from the thread that reads
        beside(
            self,
            lambda: attempt(lambda: self.event_list.open(event, told=told)),
            there,
            failed,
        )

    def _long(self, event: EventNumber) -> EventRow | None:
        """An event that takes longer to open than a blink; None for any other."""
        rows = tried(self.event_list.events, told_elsewhere)  # opening says so
        return next(
            (row for row in rows or () if row.number == event and row.records >= LONG), None
        )

    def found(self, template: "Template", name: str, day: "date | None", players: str = "") -> None:
        """Founds an event that is played by a template, opens it, and has its players looked at."""
        before = self.in_sight
        self._tried(None, lambda: self.event_list.begin(template, name, day))
        self._note_currency(template.money.currency)
        if players and self.in_sight != before:
            self.signed_up.emit(players)

    def _note_currency(self, currency: str) -> None:
        """The next event begins with the currency of this one."""
        if currency and currency != self.settings.text("currency"):
            tried(lambda: self.settings.change({"currency": currency}), self.said.emit)

    def copy(self, event: EventNumber) -> None:
        """Asks for another event that is played as this one of the list is."""
        open_desk = self.open_desks.get(event)
        desk = open_desk or tried(lambda: self.event_list.open(event), self.said.emit)
        if desk:
            self.asked_event_like.emit(desk.tournament)

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
        if SAMPLE in self.open_desks:  # it is being written, as was said
            return False
        failure = why_not(self.sample.remove) if self.sample else None
        if failure:
            self.said.emit(failure.words, failure.kind)
        self.listed.emit()
        return failure is None

    def no_stations(self) -> str | None:
        """Why no evening can be shared or joined."""
        return None if self._has_stations else say("this book cannot be shared from here")

    def _tried(
        self,
        event: EventNumber | None,
        way: Callable[[], "Desk"],
        opened: SignalInstance | None = None,
    ) -> None:
        desk = attempt(way)
        if isinstance(desk, Failure):
            self._tell(event, desk)
        else:
            (opened or self.opened).emit(desk)

    def _tell(self, event: EventNumber | None, failure: Failure) -> None:
        self.said.emit(failure.words, failure.kind)
        if event is not None and failure.unfit:
            self.damage.set_apart(event, failure.unfit)

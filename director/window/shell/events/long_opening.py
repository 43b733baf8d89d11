"""A long event is being read: its name and clock at once, the rest as it comes."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from director.tournament.log.books import EventNumber, EventRow, Reading
from director.window.shell.events.open_events import OpenEvents
from director.window.shell.page_frame import PageFrame

if TYPE_CHECKING:
    from director.window.start.opening_event import OpeningPage


class LongOpening(QObject):
    """The event that is waited for, and the page that stands there meanwhile."""

    def __init__(self, frame: PageFrame, events: OpenEvents) -> None:
        super().__init__(frame.window)
        self._frame = frame
        self._events = events
        self.page: OpeningPage | None = None
        self._awaited: EventNumber | None = None

    def show(self, row: EventRow) -> None:
        """An event is waited for from now on."""
        self._events.step_out()
        if self.page is None:
            from director.window.start.opening_event import OpeningPage

            self.page = OpeningPage(self._frame.start_actions.event_list)
            self.page.left.connect(self._frame.start_actions.asked_list)
            self._frame.add(self.page, lambda: "start")
        self._awaited = row.number
        self.page.begin(row)
        self._frame.show(self.page, f"{row.name} – Tournament Director")
        self.page.setFocus()

    def show_reading(self, event: EventNumber, reading: Reading) -> None:
        """So far an event has been read."""
        if self.page and event == self._awaited:
            self.page.show_reading(reading)

    def leave(self, event: EventNumber) -> None:
        """An event could not be read after all: back to the list, where it is still waited for."""
        if event == self._awaited and self._frame.page is self.page:
            self._frame.start_actions.asked_list.emit()

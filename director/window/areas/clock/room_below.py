"""The room's tables below the clock, as tiles: from one of them a step to its seats."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QSizePolicy

from director.window.event.cockpit import Cockpit
from director.window.event.requests import AskSeat, GoToSeat
from director.window.event.room.acts_of_table import ON_TABLE
from director.window.event.room.room_map import RoomMap
from director.window.event.room.room_now import RoomNow
from director.window.event.screen_names import CLOCK, TABLES
from director.window.widgets.action import Bound
from director.window.widgets.context_menu import ContextMenu, declared

_LEAST, _USUAL = 96, 160
"""Pixels of its height."""


class RoomBelow(RoomMap):
    """Tiles only: what is opened is shown on the Tables screen."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__()
        self._cockpit = cockpit
        self._room = RoomNow(cockpit)
        self.is_overview = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        ContextMenu(self, self.choose_at, declared(actions, (ON_TABLE,), CLOCK))
        self.chosen.connect(self._tell_choice)
        self.typed.connect(lambda figure: cockpit.request(AskSeat(figure)))
        cockpit.timers.ticked.connect(self._show_timers)

    def refresh(self) -> None:
        """Shows the tables as they are now."""
        self.show_tables(self._room.cards())
        self._show_timers()

    def show_overview(self, on: bool) -> None:
        """One that is opened is gone to."""
        if on:
            super().show_overview(on)
        elif place := self.place:
            self._cockpit.ask_for(TABLES)
            self._cockpit.request(GoToSeat(place))

    def showEvent(self, event: QShowEvent) -> None:
        """Where there was no room before, nobody was told which table is chosen."""
        super().showEvent(event)
        self._tell_choice()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), _USUAL)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, _LEAST)

    def _show_timers(self) -> None:
        self.show_timers({one.entry: one for one in self._cockpit.timers.running})

    def _tell_choice(self) -> None:
        """The acts of a table are those of the one that is chosen here."""
        if self.isVisible() and self.place != self._cockpit.place:
            self._cockpit.place = self.place
            self._cockpit.chose.emit()

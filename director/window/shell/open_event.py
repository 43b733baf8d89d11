"""One event that is open: its cockpit, actions, page and walls; it goes on out of sight too."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtGui import QKeyEvent, QScreen

from director.tournament.log.books import EventNumber
from director.window.event.cockpit import CLOCK, Cockpit
from director.window.shell.event_page import EventPage
from director.window.wall.walls import Walls
from director.window.widgets.action import Bound


class OpenEvent(NamedTuple):
    """Everything of an event that lives as long as it is open."""

    number: EventNumber
    """Its number in the book; that of no event for the sample evening."""
    cockpit: Cockpit
    actions: Bound[Cockpit]
    page: EventPage
    walls: Walls

    @property
    def name(self) -> str:
        """What it is called now."""
        return self.cockpit.tournament.name

    def put_up_walls(self, operators: QScreen, taken: Sequence[QScreen]) -> None:
        """A wall on every other screen that none has taken, or on the operator's."""
        self.cockpit.wall_is_up = True
        self.walls.put_up(self.cockpit, operators, self._press_on_wall, taken)
        self.cockpit.refreshed.emit()

    def _press_on_wall(self, event: QKeyEvent) -> None:
        """A key while the wall has the keyboard: of the clock or of the wall, or nothing."""
        for family in ("clock.", "wall."):
            if self.actions.press(event, CLOCK, family):
                return

    def walls_are_down(self) -> None:
        """Says so wherever the event is shown."""
        self.cockpit.wall_is_up = False
        self.cockpit.unlocked = False
        self.cockpit.refreshed.emit()

    def close(self) -> None:
        """Its walls, its clock here and its page go."""
        self.walls.taken_down.disconnect()
        self.walls.take_down()
        self.walls.deleteLater()
        self.cockpit.leave()
        self.page.deleteLater()
        self.actions.deleteLater()

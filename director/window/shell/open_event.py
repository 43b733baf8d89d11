"""One event that is open: its cockpit, actions, page and walls; it goes on out of sight too."""

from typing import NamedTuple

from PySide6.QtGui import QKeyEvent

from director.house.last_seen import LastSeen
from director.tournament.effects.values import step_name
from director.tournament.log.books import EventNumber
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import CLOCK
from director.window.shell.event_page import EventPage
from director.window.wall.walls import Walls
from director.window.widgets.action import Bound


def press_on_wall(actions: Bound[Cockpit], event: QKeyEvent) -> None:
    """A key while the wall has the keyboard: of the clock or of the wall, or nothing."""
    for family in ("clock.", "wall."):
        if actions.press(event, CLOCK, family):
            return


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

    @property
    def last_seen(self) -> LastSeen:
        """What the next start shows first: the name and the clock."""
        face, t = self.cockpit.bridge.face, self.cockpit.tournament
        runs = face.running and not t.winner
        until = (self.cockpit.now + face.left).timestamp() if runs else 0.0
        return LastSeen(t.name, step_name(t.structure, face.step), face.seconds, round(until))

    def walls_have_changed(self) -> None:
        """Says wherever the event is shown whether it has a wall."""
        self.cockpit.wall_is_up = bool(self.walls.up)
        if not self.walls.up:
            self.cockpit.unlocked = False
        self.cockpit.refreshed.emit()

    def close(self) -> None:
        """Its walls, its clock here and its page go."""
        self.walls.changed.disconnect()
        self.walls.taken_down.disconnect()
        self.walls.take_down()
        self.walls.deleteLater()
        self.cockpit.leave()
        self.page.deleteLater()
        self.actions.deleteLater()

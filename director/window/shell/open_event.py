"""One event that is open: its cockpit, actions, page and walls; it goes on out of sight too."""

from typing import NamedTuple

from director.tournament.log.books import EventNumber
from director.window.event.cockpit import Cockpit
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

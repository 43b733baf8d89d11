"""One event that is open: its cockpit, actions, page and walls; it goes on out of sight too."""

from typing import NamedTuple

from director.gui.events.cockpits import Cockpit
from director.gui.pages import EventPage
from director.gui.parts.actions import Bound
from director.gui.wall.walls import Walls
from director.tournament.books import EventNumber


class KeptEvent(NamedTuple):
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

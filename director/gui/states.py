"""What an event is doing, under the names that everybody in the room sees."""

from datetime import datetime
from enum import Enum

from director.tournament.structures import Break
from director.tournament.tournaments import Tournament
from director.words import say


class State(Enum):
    """A state by its word; each has a colour and a shape of its own as well."""

    DRAFT = "Draft"
    RUNNING = "Running"
    PAUSED = "Paused"
    BREAK = "Break"
    OVER = "Over"

    @property
    def word(self) -> str:
        """As it is said."""
        return say(self.value)

    @property
    def colour(self) -> str:
        """The field of the palette."""
        return _COLOURS[self]


_COLOURS = {
    State.DRAFT: "faint",
    State.RUNNING: "running",
    State.PAUSED: "paused",
    State.BREAK: "rest",
    State.OVER: "accent",
}


def state(t: Tournament, now: datetime) -> State:
    """What the event is doing at this moment. A clock that stands in a break is paused."""
    if t.winner:
        return State.OVER
    shown = t.clock.shows(t.structure, now)
    if not shown.started:
        return State.DRAFT
    if not shown.running:
        return State.PAUSED
    return State.BREAK if isinstance(t.structure.steps[shown.step], Break) else State.RUNNING

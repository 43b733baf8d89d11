"""What an event is doing, under the names that everybody in the room sees."""

from datetime import datetime
from enum import Enum
from typing import TYPE_CHECKING

from director.tournament.event.phase import phase
from director.translation import say

if TYPE_CHECKING:
    from director.tournament.state import Tournament


class State(Enum):
    """A state by its word; each has a colour and a shape of its own as well."""

    DRAFT = "Draft"
    OPEN = "Open"
    RUNNING = "Running"
    PAUSED = "Paused"
    BREAK = "Break"
    OVER = "Over"
    CLOSED = "Closed"
    PAID = "Paid"
    DAMAGED = "Damaged"

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
    State.OPEN: "accent",
    State.RUNNING: "running",
    State.PAUSED: "paused",
    State.BREAK: "rest",
    State.OVER: "accent",
    State.CLOSED: "soft",
    State.PAID: "soft",
    State.DAMAGED: "paused",
}


NOT_STARTED = (State.DRAFT, State.OPEN)
"""While the clock has not begun."""


def has_ended(t: "Tournament") -> bool:
    """Whether the last hand is played, or the event was closed before."""
    return t.closed or t.winner is not None


def state(t: "Tournament", now: datetime) -> State:
    """What the event is doing at this moment. A clock that stands in a break is paused."""
    at = t.at(now)
    found = of_phase(phase(at))
    return State.BREAK if found == State.RUNNING and at.structure.is_break(at.clock.step) else found


def of_phase(word: str) -> State:
    """The state of an event that has come so far; whether it is in a break, no record says."""
    return State(word.capitalize())

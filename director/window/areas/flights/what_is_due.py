"""What waits at the flights: bags, the end of a flight, the next day."""

from collections.abc import Sequence

from director.window.areas.flights.next_step import next_step
from director.window.event.cockpit import Cockpit
from director.window.event.due import Due

_WAITS = ("flights.bag", "flights.end", "flights.join", "flights.open")


def flights_due(cockpit: Cockpit) -> Sequence[Due]:
    """The first of them, in an event that has flights."""
    t = cockpit.tournament
    step = next_step(t) if t.flights or t.bagged else None
    return (Due(step.says, "screen.flights"),) if step and step.action in _WAITS else ()

"""Which of an event's clocks is shown where nobody has chosen one."""

from director.tournament.flights.state import newest_open
from director.tournament.state import Tournament


def clock_shown(t: Tournament) -> str:
    """The clock of the flight that is played now; "" for the main one."""
    flight = newest_open(t.flights) if t.is_divided and not t.clock.started else ""
    return flight if flight in t.clocks else ""

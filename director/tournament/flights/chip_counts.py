"""The chips of one flight: what is in play of it, and how much a player has."""

from director.tournament.chips.average_stack import average_stack
from director.tournament.chips.chip_count import flight_account
from director.tournament.flights.state import Flight, named
from director.tournament.state import Tournament


def issued(t: Tournament, label: str) -> int:
    """Chips given out in a flight that did not leave play: entries, what was bought, lammers.

    Looks at every entry where more than entries was bought, so it is not for every tick.
    """
    flight = named(t.flights, label)
    if flight is None:
        return 0
    if t.bought or t.expelled or t.forfeited or t.structure.lammers or t.raced_in(label):
        return flight_account(t, label).in_play
    return flight.entered * t.structure.starting_chips


def average(t: Tournament, flight: Flight) -> int:
    """Chips a player left of a flight that has not met the others, rounded; 0 for nobody."""
    return average_stack(issued(t, flight.label), flight.left)

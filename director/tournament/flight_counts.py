"""The chips of one flight: what was given out in it, and how much a player has."""

from director.tournament.flights import Flight, named
from director.tournament.tournaments import Tournament


def issued(t: Tournament, label: str) -> int:
    """Chips given out in a flight: entries, what was bought on top, lammers; in chips.

    Looks at every entry where more than entries was bought, so it is not for every tick.
    """
    flight = named(t.flights, label)
    if flight is None:
        return 0
    chips = flight.entered * t.structure.entry_chips
    if not (t.bought or t.expelled or t.forfeited):
        return chips
    for entry, name in t.flight_of.items():
        if name == label:
            gone = t.expelled.get(entry)
            chips += t.ledger.account(entry).chips - (gone.chips if gone else 0)
            chips -= t.forfeited.get(entry, 0)
    return chips


def average(t: Tournament, flight: Flight) -> int:
    """Chips a player left of a flight that has not met the others, rounded down; 0 for nobody."""
    return issued(t, flight.label) // flight.left if flight.left > 0 else 0

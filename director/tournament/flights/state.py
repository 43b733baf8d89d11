"""Flights: start days of one event, each with its own clock, that meet in one field later."""

from typing import NamedTuple

BEST, ALL, NEWEST = "best", "all", "newest"
BAGS = (BEST, ALL, NEWEST)
"""Which stack of a player goes on who has bagged in several flights: the best one, all of them
together, or the newest, since whoever enters again gives the earlier one up."""


class FlightTerms(NamedTuple):
    """What the house has announced about flights; it is stated in the event."""

    bags: str = BEST
    """One of BAGS."""
    paid: int = 0
    """For a bag that does not go on, in the smallest unit; 0 for nothing."""
    percent: int = 0
    """A flight is played down to so many of a hundred entries; 0: until its day ends."""
    entries_each: int = 0
    """How many entries a player may buy in one flight; 0: as the structure says."""


class Flight(NamedTuple):
    """One start day."""

    label: str
    """As announced: "1A". Its clock has the same name."""
    entered: int = 0
    out: int = 0
    bags: int = 0
    """How many of those left have bagged their chips."""
    ended: bool = False

    @property
    def left(self) -> int:
        """Entries that are still in the event."""
        return self.entered - self.out

    def target(self, percent: int) -> int:
        """With how many left it ends, where it is played down to so many of a hundred entries."""
        return -(-self.entered * percent // 100)


Flights = tuple[Flight, ...]


def named(flights: Flights, label: str) -> Flight | None:
    """The flight of this name."""
    return next((one for one in flights if one.label == label), None)


def counted(
    flights: Flights, label: str, *, entered: int = 0, out: int = 0, bags: int = 0
) -> Flights:
    """The flights with one that counts so many more."""
    return tuple(
        [
            one._replace(entered=one.entered + entered, out=one.out + out, bags=one.bags + bags)
            if one.label == label
            else one
            for one in flights
        ]
    )


def newest_open(flights: Flights) -> str:
    """The flight that players enter now: the last one opened that has not ended; else ""."""
    return next((one.label for one in reversed(flights) if not one.ended), "")

"""What happened to a clock beside the main one: that of a flight, or of a table."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.clock.facts import ClockFact
from director.tournament.clock.state import Clock
from director.tournament.happened import NOBODY, Happened
from director.tournament.state import Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class OwnClockChanged(Happened, names=NOBODY, moves_others=False):
    """Something happened to one of several clocks."""

    clock: str
    """Its name."""
    change: ClockFact

    def unfit(self, t: Tournament) -> Sentence | None:
        """There is such a clock, and the same could happen to it alone."""
        if self.clock not in t.clocks:
            return Sentence("there is no clock for {clock}", {"clock": self.clock})
        return self.change.unfit(t.by_clock(self.clock))

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """It happened to that clock; the others go on."""
        after = self.change.then(t.by_clock(self.clock), at).clock
        return t.but(clocks=t.clocks.set(self.clock, after))


@dataclass(frozen=True)
class ClockAdded(Happened, names=NOBODY, moves_others=False):
    """A table got a clock of its own, at the beginning."""

    clock: str

    def unfit(self, t: Tournament) -> Sentence | None:
        """It has none yet."""
        if self.clock in t.clocks:
            return Sentence("{clock} already has a clock", {"clock": self.clock})
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """It stands at the first level."""
        return t.but(clocks=t.clocks.set(self.clock, Clock(zone=t.clock.zone)))


@dataclass(frozen=True)
class ClockRemoved(Happened, names=NOBODY, moves_others=False):
    """A table plays by the main clock again."""

    clock: str

    def unfit(self, t: Tournament) -> Sentence | None:
        """There is one; that of a flight goes when its players do."""
        if self.clock not in t.clocks:
            return Sentence("there is no clock for {clock}", {"clock": self.clock})
        if any(one.label == self.clock for one in t.flights):
            return Sentence("that is the clock of a flight")
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """It is gone."""
        return t.but(clocks=t.clocks.delete(self.clock))


OwnClockFact = OwnClockChanged | ClockAdded | ClockRemoved

"""The clock of an event, as a value. Nothing ticks here.

What is kept is what people did: since when the clock runs, how much of the step was played before
that, and what was added. What it shows is computed from the time of day, so that sleep, a crash,
a restart and a second screen are not cases.
"""

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import NamedTuple

from immutables import Map

from director.tournament.structures import Structure


class Face(NamedTuple):
    """What the clock shows at one moment."""

    step: int
    """The place of the level or break in the structure, from 0."""
    left: timedelta
    """What is left of it; zero at the end of a step that does not end by itself, as the last."""
    running: bool
    started: bool

    @property
    def seconds(self) -> int:
        """What is left in whole seconds, a begun one counted."""
        return -(-self.left // timedelta(seconds=1))


@dataclass(frozen=True)
class Clock:
    """How far an event has come, as of the last time that somebody touched its clock."""

    step: int = 0
    played: timedelta = timedelta()
    """Of this step, before the clock was last set going."""
    since: datetime | None = None
    """When the clock was last set going; None while it stands."""
    started: bool = False
    added: Map[int, timedelta] = field(default_factory=Map)
    """Time added to a step, or taken from it where negative."""

    def shows(self, structure: Structure, now: datetime) -> Face:
        """What the clock shows at this moment. While it runs, steps follow each other."""
        at = self.at(structure, now)
        return Face(
            at.step,
            max(at.length(structure) - at.played, timedelta()),
            self.since is not None,
            self.started,
        )

    def at(self, structure: Structure, now: datetime) -> "Clock":
        """The same clock as if it had been read at this moment: in the step where it is then."""
        if self.since is None or now <= self.since:
            return self
        clock = replace(self, played=self.played + (now - self.since), since=now)
        last = len(structure.steps) - 1
        while (
            clock.step < last
            and structure.ends_by_itself(clock.step)
            and clock.played >= clock.length(structure)
        ):
            clock = replace(
                clock, step=clock.step + 1, played=clock.played - clock.length(structure)
            )
        return clock

    def length(self, structure: Structure) -> timedelta:
        """How long the present step is, or is likely to be, with what was added."""
        return structure.lengths[self.step] + self.added.get(self.step, timedelta())

    def going(self, now: datetime) -> "Clock":
        """Set going at this moment."""
        return replace(self, since=now, started=True)

    def stopped(self, structure: Structure, now: datetime) -> "Clock":
        """Stopped at this moment."""
        return replace(self.at(structure, now), since=None)

    def moved_to(self, step: int, now: datetime) -> "Clock":
        """At the beginning of another step, running or not as before."""
        return replace(self, step=step, played=timedelta(), since=now if self.since else None)

    def lengthened(self, structure: Structure, extra: timedelta, now: datetime) -> "Clock":
        """With time added to the present step, or taken from it where negative."""
        clock = self.at(structure, now)
        extra = max(extra, clock.played - clock.length(structure))  # no step ends before it is over
        return replace(
            clock,
            added=clock.added.set(clock.step, clock.added.get(clock.step, timedelta()) + extra),
        )

    def until(self, structure: Structure, step: int, now: datetime) -> timedelta | None:
        """How long it is, in playing time, until a later step begins; None if it has begun."""
        at = self.at(structure, now)
        if step <= at.step:
            return None
        between = (replace(at, step=place).length(structure) for place in range(at.step + 1, step))
        return sum(between, at.length(structure) - at.played)
